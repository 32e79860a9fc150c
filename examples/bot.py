#!/usr/bin/env python3
"""An example bot in Python. It plays the first legal action that is not a pass.

motherlode arena gold_west --bots "exec:python3 examples/bot.py,greedy" --games 10
docs/bot-protocol.md explains the lines.
"""
import json
import sys


def decide(edition, seat, view, legal):
    """Put your own ideas here. `edition` and `view` are JSON, `seat` counts from 1, `legal` is a list of actions."""
    return next((action for action in legal if action not in ("pass", "done")), legal[0])


edition, seat, view, legal = None, 0, None, []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "motherlode":
        print("ready", flush=True)
    elif word == "edition":
        edition = json.loads(rest)
    elif word == "seat":
        seat = int(rest)
    elif word == "view":
        view, legal = json.loads(rest), []
    elif word == "legal":
        legal.append(rest)
    elif word == "choose":
        print("play", decide(edition, seat, view, legal), flush=True)
    elif word == "quit":
        break
