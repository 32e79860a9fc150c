"""What the environments share: what the end of a game is worth, and how a board is shown."""

from __future__ import annotations

from typing import Any, Literal

from . import Game, State, load

Utility = Literal["win", "points"]

#: No game of ours has ended with a score beyond this, in either direction.
MOST_POINTS = 1000.0


def game_of(game: Any, setup: dict[str, Any]) -> Game:
    """The game itself, or the one with this name and set-up."""
    if isinstance(game, str):
        return load(game, **setup)
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is not a game or the name of one.")
    if setup:
        raise TypeError(f"{game!r} has its set-up already; leave out {', '.join(setup)}.")
    return game


def check_utility(name: str) -> None:
    if name not in ("win", "points"):
        raise ValueError(f"There is no utility {name!r}; use 'win' or 'points'.")


def returns(state: State, utility: Utility) -> list[float]:
    """By seat; zeros before the end.

    "win": 1 for winning alone, -1/(players-1) for losing, in between for a shared first place. The sum is 0.
    "points": the final scores.
    """
    players = state.game.players
    if not state.over:
        return [0.0] * players
    seats = state.result.seats
    if utility == "points":
        return [float(seat.total) for seat in seats]
    firsts = sum(seat.rank == 1 for seat in seats)
    shares = [1 / firsts if seat.rank == 1 else 0.0 for seat in seats]
    return [(players * share - 1) / (players - 1) for share in shares]


def bounds(players: int, utility: Utility) -> tuple[float, float]:
    """The smallest and the greatest value of `returns`."""
    if utility == "points":
        return -MOST_POINTS, MOST_POINTS
    return -1 / (players - 1), 1.0


def render(board: str, mode: str | None) -> str | None:
    """Returns the board ("ansi"), prints it ("human"), or does nothing."""
    if mode == "human":
        print(board)
    return board if mode == "ansi" else None
