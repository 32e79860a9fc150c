"""A bot with two rules for Gold West: it prefers what scores at once, and never loots if it has another choice.

Shows how to read a view and the texts of actions, and compares the bot with a random one.
"""

import random

from motherlode import arena


def points_after(turn, action):
    """Our own points after the action, on one possible deal of what we cannot see."""
    state = turn.redeal(turn.seed)
    state.apply(str(action), turn.seat)
    return state.result.seats[turn.seat].total


def two_rules(turn):
    choices = [action for action in turn.legal if str(action) != "loot"] or turn.legal
    most = max(points_after(turn, action) for action in choices)
    return random.Random(turn.seed).choice([action for action in choices if points_after(turn, action) == most])


if __name__ == "__main__":
    result = arena("gold_west", [two_rules, "random"], games=40)
    for row in result.rows:
        print(f"{row['bot']:10} {row['wins']:4} wins, {row['mean_score']:.1f} points")
