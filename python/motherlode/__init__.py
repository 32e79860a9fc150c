"""Four gold-rush board games for programs: rules, views, records, tensors, vector environments and bots.

>>> import motherlode
>>> game = motherlode.load("gold_west", players=3)
>>> state = game.new(seed=1)
>>> state.to_act
[1]
"""

from __future__ import annotations

import os
import pathlib
import typing

from motherlode import _core
from motherlode._core import Action, Bot, Game, Record, State, VectorEnv
from motherlode._values import (
    Event,
    MotherlodeError,
    Move,
    Refusal,
    Refused,
    Result,
    Rival,
    SeatResult,
)

__version__ = _core.__version__
tensor_version = _core.tensor_version

__all__ = [
    "Action",
    "Analysis",
    "ArenaResult",
    "Bot",
    "Event",
    "Game",
    "GameInfo",
    "MotherlodeError",
    "Move",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rival",
    "SeatResult",
    "State",
    "VectorEnv",
    "analyse",
    "arena",
    "bot_names",
    "bots",
    "games",
    "info",
    "load",
    "tensor_version",
]


class GameInfo(typing.NamedTuple):
    """What `load` accepts for a game."""

    title: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]  # the first value is the default
    editions: list[str]  # the first one is the default


def games() -> list[str]:
    """The names of all games."""
    return _core.game_names()


def info(name: str) -> GameInfo:
    """The players, options and editions of a game."""
    return GameInfo(**_core.game_info(name))


def bot_names() -> list[str]:
    """The bots that players can choose, weakest first. `Bot` also accepts a search such as "search:500"."""
    return _core.bot_names()


def _option_text(value: str | bool | int) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def load(
    name: str,
    players: int | None = None,
    edition: str | os.PathLike[str] | None = None,
    **options: str | bool | int,
) -> Game:
    """A game with its edition, options and number of players (2 if left out).

    `edition` is the name of an edition in the package or the path of a file. Raises MotherlodeError.
    """
    known = info(name)
    if players is None:
        players = max(2, known.min_players)
    choices = [(option, _option_text(value)) for option, value in options.items()]
    if edition is None or edition in known.editions:
        return _core.load(name, players, choices, "", str(edition or ""))
    return _core.load(name, players, choices, _read_text(edition), str(edition))


def _read_text(path: str | os.PathLike[str]) -> str:
    text = pathlib.Path(path).read_text(encoding="utf-8")
    if not text:
        raise MotherlodeError(f"{path} is empty.")
    return text


# These use the names above.
from motherlode import bots  # noqa: E402
from motherlode.analysis import Analysis, analyse  # noqa: E402
from motherlode.arena import ArenaResult, arena  # noqa: E402
