"""Reviews of finished games: who would have won at each moment, which decisions were mistakes, and how much was luck.

    >>> import motherlode
    >>> from motherlode.arena import play
    >>> game = motherlode.load("boomtown_builders", players=2)
    >>> state = play(game, ["greedy", "random"], seed=1)
    >>> analysis = motherlode.analyse(motherlode.Record(state), playouts=2)
    >>> greedy, random = analysis.accuracies
    >>> greedy > random
    True

docs/analysis.md explains the numbers; `Analysis.data` has all of them, as `motherlode analyse --json` writes them.
"""

from __future__ import annotations

import json
import os
import pathlib
import typing
from collections.abc import Callable

from motherlode import _core
from motherlode._core import Record


class Analysis:
    """The review of one game."""

    def __init__(self, data: dict[str, typing.Any]) -> None:
        self.data = data

    def __repr__(self) -> str:
        seats = ", ".join(
            f"{seat['name']} {accuracy:.0f} %"
            for seat, accuracy in zip(self.data["seats"], self.accuracies, strict=True)
        )
        return f"<Analysis of {len(self.data['moments'])} decisions: {seats}>"

    @property
    def accuracies(self) -> list[float]:
        """By seat, from 0 to 100."""
        return [seat["accuracy"] / 10 for seat in self.data["seats"]]

    @property
    def decisions(self) -> list[dict[str, typing.Any]]:
        """Every reviewed decision: its seat and action, the win probability of all seats before it, and what it lost."""
        return [
            {
                "move": moment["move"],
                "seat": moment["seat"],
                "action": moment["choices"][moment["played"]]["action"],
                "verdict": moment["verdict"],
                "win_before": [outlook["win"][0] / 1000 for outlook in moment["before"]],
                "win_lost": moment["lost"][0] / 1000,
                "points_lost": moment["points_lost"][0] / 10,
            }
            for moment in self.data["moments"]
        ]

    def table(self) -> typing.Any:
        """The decisions as a pandas DataFrame; the list itself where pandas is not installed."""
        try:
            import pandas
        except ImportError:
            return self.decisions
        return pandas.DataFrame(self.decisions)

    def plot(self, path: str | os.PathLike[str] | None = None) -> typing.Any:
        """The win probability of every seat over the game, drawn with matplotlib. Saves the picture if a path is given."""
        import matplotlib.figure

        figure = matplotlib.figure.Figure(figsize=(8, 4), layout="constrained")
        axes = figure.subplots()
        decisions = self.decisions
        moves = [decision["move"] for decision in decisions]
        for seat, summary in enumerate(self.data["seats"]):
            axes.plot(moves, [100 * decision["win_before"][seat] for decision in decisions], label=summary["name"])
        axes.set(xlabel="move", ylabel="win probability in %", ylim=(0, 100))
        axes.legend()
        if path is not None:
            figure.savefig(path, dpi=150)
        return figure


def analyse(
    record: Record | str | os.PathLike[str],
    playouts: int | None = None,
    threads: int = 1,
    edition: str | os.PathLike[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Reviews a game: a record, or the path of one.

    More playouts for each choice give narrower intervals and take longer. `edition` is the file of an edition that the
    package does not have. `progress` is called with the number of decisions reviewed and the total. Ctrl-C stops it.
    """
    text = record.text if isinstance(record, Record) else pathlib.Path(record).read_text(encoding="utf-8")
    source = "" if edition is None else pathlib.Path(edition).read_text(encoding="utf-8")
    return Analysis(json.loads(_core.analyse(text, source, str(edition or ""), playouts, threads, progress)))
