"""The view of Boomtown Builders. Made by scripts/generate_views.py; do not edit."""

from __future__ import annotations

import dataclasses

from motherlode.views import Fields


@dataclasses.dataclass(frozen=True)
class View(Fields):
    step: str
    waiting: list[Waiting]
    round: int
    starting_player: int
    active_player: int
    turns_taken: int
    sites: dict[str, Sites]
    track: list[str | None]
    tokens_placed: int
    train_marker: str
    draft_row: list[str | None]
    drafted: str | None
    placed: str
    discarded: list[str]
    player: list[Player]
    hideouts: dict[str, Hideouts]


@dataclasses.dataclass(frozen=True)
class Waiting(Fields):
    step: str


@dataclasses.dataclass(frozen=True)
class Sites(Fields):
    card: str | None
    owner: int | None
    cube: str
    terrain: str


@dataclasses.dataclass(frozen=True)
class Player(Fields):
    cubes: dict[str, int]


@dataclasses.dataclass(frozen=True)
class Hideouts(Fields):
    revealed: str | None
