"""Games between bots, with statistics.

    >>> from motherlode import arena, bots
    >>> result = arena("boomtown_builders", ["greedy", "random"], games=20, seed=1)
    >>> [row["bot"] for row in result.rows]
    ['greedy', 'random']
    >>> result.rows[0]["wins"] > result.rows[1]["wins"]
    True

Every deal is played once in each rotation of the seats, so no bot has better cards or a better seat than another.
docs/arena.md explains the statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import Game, Record, State, _core
from ._utility import game_of
from .bots import AnyBot, bot_of, next_move


@dataclass
class Played:
    """One game: which bot had which seat, and the result of each seat."""

    deal: int
    seed: int
    bots_by_seat: list[int]
    scores: list[int]  # by seat
    ranks: list[int]  # by seat, from 1
    moves: int
    record: str | None = None

    @property
    def winners(self) -> list[int]:
        """The bots in first place."""
        return [bot for bot, rank in zip(self.bots_by_seat, self.ranks) if rank == 1]


@dataclass
class ArenaResult:
    """All games, and what they say."""

    names: list[str]
    games: list[Played] = field(default_factory=list)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """For each bot what `motherlode arena` prints.

        `win_low` and `win_high` are the 95 % interval of the win rate by deal, `rating_low` and `rating_high` that of
        the rating; `score_margin` is half of the interval of the mean score.
        """
        played = [list(zip(game.bots_by_seat, game.scores, game.ranks)) for game in self.games]
        rows = _core.arena_statistics(len(self.names), len(self.games[0].ranks), played)
        return [{"bot": name, **row} for name, row in zip(self.names, rows)]

    def table(self) -> Any:
        """The rows as a pandas DataFrame; the list itself where pandas is not installed."""
        try:
            import pandas
        except ImportError:
            return self.rows
        return pandas.DataFrame(self.rows)

    def plot(self, path: str | None = None) -> Any:
        """The win rates with their intervals, drawn with matplotlib. Saves the picture if a path is given."""
        import matplotlib.figure

        figure = matplotlib.figure.Figure(figsize=(6, 0.6 * len(self.names) + 1.2), layout="constrained")
        axes = figure.subplots()
        rows = self.rows
        rates = [row["win_rate"] for row in rows]
        errors = [
            [max(0.0, row["win_rate"] - row["win_low"]) for row in rows],
            [max(0.0, row["win_high"] - row["win_rate"]) for row in rows],
        ]
        axes.barh(self.names, rates, xerr=errors, color="#b8860b", ecolor="#444444", capsize=4)
        axes.axvline(1 / len(self.games[0].ranks), color="#888888", linestyle="--", linewidth=1)
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.set_xlabel(f"win rate in {len(self.games)} games, with 95 % intervals by deal")
        if path is not None:
            figure.savefig(path, dpi=150)
        return figure


def play(game: Game, bots: Sequence[AnyBot], seed: int) -> State:
    """One game to its end; the first bot has seat 0."""
    players = [bot_of(bot) for bot in bots]
    game = game_of(game, {})
    if len(players) != game.players:
        raise ValueError(f"{game.title} is set up for {game.players} players, but there are {len(players)} bots.")
    state = game.new(seed)
    while move := next_move(state, dict(enumerate(players)), seed):
        seat, action = move
        state.apply(action, seat)
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

    If there are more bots than players, every combination plays this many games. The number is rounded up to whole
    deals: a deal has as many games as there are players. With `records`, every game keeps the text of its record.
    `progress` is called after each game, with the number played and the total.
    """
    players = [bot_of(bot) for bot in bots]
    if not players:
        raise ValueError("The arena needs at least one bot.")
    if isinstance(game, str):
        setup = {"players": len(players), **setup}
    game = game_of(game, setup)
    if len(players) < game.players:
        raise ValueError(f"{game.title} is set up for {game.players} players, but there are {len(players)} bots.")
    result = ArenaResult(_distinct([player.name for player in players]))
    fixtures = _core.arena_schedule(len(players), game.players, games)
    for deal, by_seat in fixtures:
        state = play(game, [players[bot] for bot in by_seat], seed + deal)
        result.games.append(_played(state, deal, seed + deal, by_seat, result.names, records))
        if progress is not None:
            progress(len(result.games), len(fixtures))
    return result


def _played(state: State, deal: int, seed: int, by_seat: list[int], names: list[str], keep: bool) -> Played:
    seats = state.result.seats
    record = Record(state, [names[bot] for bot in by_seat]).text if keep else None
    scores, ranks = [seat.total for seat in seats], [seat.rank for seat in seats]
    return Played(deal, seed, by_seat, scores, ranks, len(state.moves), record)


def _distinct(names: list[str]) -> list[str]:
    """The names, with numbers where two are the same."""
    return [name if names.count(name) == 1 else f"{name} {names[:i].count(name) + 1}" for i, name in enumerate(names)]
