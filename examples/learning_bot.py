#!/usr/bin/env python3
"""An example bot that learns. It speaks version 2 of the protocol: it follows the whole game and sees its result.

motherlode arena gold_west --bots "exec:python3 examples/learning_bot.py,random" --threads 1 --games 200
docs/bot-protocol.md explains the lines.
"""
import json
import random
import sys

EXPLORE = 0.1  # the share of decisions that are random

chance = random.Random(1)
wins, tries = {}, {}  # by kind of action, such as "build"
used, opponents_moves, seat = set(), 0, 0


def kind(action):
    return action.partition(" ")[0]


def win_rate(action):
    """How often games with this kind of action were won. New kinds are tried soon."""
    return (wins.get(kind(action), 0) + 1) / (tries.get(kind(action), 0) + 1)


def decide(legal):
    if chance.random() < EXPLORE:
        return chance.choice(legal)
    best = max(map(win_rate, legal))
    return chance.choice([action for action in legal if win_rate(action) == best])


def learn(result):
    won = result["seats"][seat]["rank"] == 1
    for name in used:
        tries[name] = tries.get(name, 0) + 1
        wins[name] = wins.get(name, 0) + won
    score = [at["total"] for at in result["seats"]]
    print(f"scores {score}, {opponents_moves} events of opponents, {len(tries)} kinds known", file=sys.stderr)


legal = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "motherlode":
        print("ready 2", flush=True)
    elif word == "start":
        seat, used, opponents_moves = json.loads(rest)["seat"], set(), 0
    elif word == "event":
        opponents_moves += json.loads(rest)["seat"] != seat
    elif word == "view":
        legal = []
    elif word == "legal":
        legal.append(rest)
    elif word == "choose":
        action = decide(legal)
        used.add(kind(action))
        print("play", action, flush=True)
    elif word == "end":
        learn(json.loads(rest)["result"])
    elif word == "quit":
        break
