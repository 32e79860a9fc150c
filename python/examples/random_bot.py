"""The shortest bot: any legal action. Plays it against our weakest level."""

import random

from motherlode import arena


def any_action(turn):
    return random.Random(turn.seed).choice(turn.legal)


if __name__ == "__main__":
    result = arena("gold_west", [any_action, "greenhorn"], games=20)
    for row in result.rows:
        print(f"{row['bot']:12} {row['wins']:4} wins, {row['mean_score']:.1f} points")
