#!/usr/bin/env python3
"""A bot of your own, in Python: takes the first legal action that is not a pass.

motherlode arena gold_west --bots "exec:python3 examples/bot.py,greedy" --games 10
docs/bot-protocol.md tells what the lines mean.
"""
import json
import sys


def decide(edition, seat, view, legal):
    """Your ideas go here. `edition` and `view` are what the page gets, `seat` counts from 1, `legal` are names."""
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
