"""Games between bots, with statistics.

    >>> from motherlode import arena, bots
    >>> result = arena("boomtown_builders", ["greedy", "random"], games=20, seed=1)
    >>> [row["bot"] for row in result.rows]
    ['greedy', 'random']
    >>> result.rows[0]["wins"] > result.rows[1]["wins"]
    True

Every deal is played once in each rotation of the seats, so no bot has better cards or a better seat than another. The
games of one deal are not independent, so the intervals come from the averages of the deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import Game, Record, State
from ._utility import game_of
from .bots import AnyBot, bot_of

Z_95 = 1.959964  # of a normal distribution, two-sided


@dataclass
class Played:
    """One game: which bot had which seat, and the result of each bot."""

    deal: int
    seed: int
    bots_by_seat: list[int]
    share: list[float]  # of first place, by bot
    points: list[int]  # by bot
    moves: int
    record: str | None = None


@dataclass
class ArenaResult:
    """All games, and what they say."""

    names: list[str]
    games: list[Played] = field(default_factory=list)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """For each bot: games, wins, the share of wins with its 95 % interval, and the average points with theirs."""
        return [self._row(bot) for bot in range(len(self.names))]

    def table(self) -> Any:
        """The rows as a pandas DataFrame; the list itself where pandas is not installed."""
        try:
            import pandas
        except ImportError:
            return self.rows
        return pandas.DataFrame(self.rows)

    def plot(self, path: str | None = None) -> Any:
        """The shares of wins with their intervals, drawn with matplotlib. Saves the picture if a path is given."""
        import matplotlib.figure

        figure = matplotlib.figure.Figure(figsize=(6, 0.6 * len(self.names) + 1.2), layout="constrained")
        axes = figure.subplots()
        rows = self.rows
        shares = [row["win_share"] for row in rows]
        errors = [
            [row["win_share"] - row["win_low"] for row in rows],
            [row["win_high"] - row["win_share"] for row in rows],
        ]
        axes.barh(self.names, shares, xerr=errors, color="#b8860b", ecolor="#444444", capsize=4)
        axes.axvline(1 / len(self.names), color="#888888", linestyle="--", linewidth=1)
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.set_xlabel(f"share of wins in {len(self.games)} games, with 95 % intervals")
        if path is not None:
            figure.savefig(path, dpi=150)
        return figure

    def _row(self, bot: int) -> dict[str, Any]:
        share, share_error = self._mean([game.share[bot] for game in self.games])
        points, points_error = self._mean([float(game.points[bot]) for game in self.games])
        return {
            "bot": self.names[bot],
            "games": len(self.games),
            "wins": sum(game.share[bot] for game in self.games),
            "win_share": share,
            "win_low": max(0.0, share - share_error),
            "win_high": min(1.0, share + share_error),
            "points": points,
            "points_low": points - points_error,
            "points_high": points + points_error,
        }

    def _mean(self, values: Sequence[float]) -> tuple[float, float]:
        """The average, and half of its 95 % interval from the averages of the deals; infinite for a single deal."""
        by_deal: dict[int, list[float]] = {}
        for game, value in zip(self.games, values):
            by_deal.setdefault(game.deal, []).append(value)
        means = [sum(deal) / len(deal) for deal in by_deal.values()]
        mean = sum(means) / len(means)
        if len(means) < 2:
            return mean, math.inf
        variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
        return mean, Z_95 * math.sqrt(variance / len(means))


def play(game: Game, bots: Sequence[AnyBot], seed: int) -> State:
    """One game to its end; the first bot has seat 0."""
    players = [bot_of(bot) for bot in bots]
    game = game_of(game, {})
    if len(players) != game.players:
        raise ValueError(f"{game.title} is set up for {game.players} players, but there are {len(players)} bots.")
    state = game.new(seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(players[seat].choose(state, seat, seed), seat)
    return state


def arena(
    game: Game | str,
    bots: Sequence[AnyBot],
    games: int = 100,
    seed: int = 1,
    records: bool = False,
    progress: Callable[[int, int], None] | None = None,
    **setup: Any,
) -> ArenaResult:
    """Plays games between bots: names, ours, or functions (see `motherlode.bots`).

    The number of games is rounded up to whole deals: a deal has as many games as there are bots. With `records`, every
    game keeps the text of its record. `progress` is called after each game, with the number played and the total.
    """
    players = [bot_of(bot) for bot in bots]
    if not players:
        raise ValueError("The arena needs at least one bot.")
    if isinstance(game, str):
        setup = {"players": len(players), **setup}
    game = game_of(game, setup)
    count = len(players)
    deals = -(-games // count)
    result = ArenaResult(_distinct([player.name for player in players]))
    for deal in range(deals):
        for turn in range(count):
            by_seat = [(seat + turn) % count for seat in range(count)]
            state = play(game, [players[bot] for bot in by_seat], seed + deal)
            result.games.append(_played(state, deal, seed + deal, by_seat, result.names, records))
            if progress is not None:
                progress(len(result.games), deals * count)
    return result


def _played(state: State, deal: int, seed: int, by_seat: list[int], names: list[str], keep: bool) -> Played:
    seats = state.result.seats
    firsts = sum(seat.rank == 1 for seat in seats)
    share, points = [0.0] * len(seats), [0] * len(seats)
    for seat, bot in enumerate(by_seat):
        share[bot] = 1 / firsts if firsts and seats[seat].rank == 1 else 0.0
        points[bot] = seats[seat].total
    record = Record(state, [names[bot] for bot in by_seat]).text if keep else None
    return Played(deal, seed, by_seat, share, points, len(state.moves), record)


def _distinct(names: list[str]) -> list[str]:
    """The names, with numbers where two are the same."""
    return [name if names.count(name) == 1 else f"{name} {names[:i].count(name) + 1}" for i, name in enumerate(names)]
