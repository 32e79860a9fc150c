"""The view of Gold West. Made by scripts/generate_views.py; do not edit."""

from __future__ import annotations

import dataclasses

from motherlode.views import Fields


@dataclasses.dataclass(frozen=True)
class View(Fields):
    step: str
    waiting: list[Waiting]
    starting_player: int
    active_player: int
    final_turn: bool
    usage_area: dict[str, int]
    passing: int
    invested: bool
    influenced: bool
    chosen: str | None
    terrain: Terrain
    face_down: list[str]
    revealed: list[str]
    looted: list[str]
    tokens: dict[str, Tokens]
    offices: list[str | None]
    single: str
    display: dict[str, Display]
    bonus_tiles_taken: int
    shipping_tiles_taken: ShippingTilesTaken
    player: list[Player]


@dataclasses.dataclass(frozen=True)
class Waiting(Fields):
    step: str
    seat: int | None
    args: list[int]


@dataclasses.dataclass(frozen=True)
class Terrain(Fields):
    copper: list[str]
    silver: list[str]
    gold: list[str]
    forest: list[str]


@dataclasses.dataclass(frozen=True)
class Tokens(Fields):
    known: str | None


@dataclasses.dataclass(frozen=True)
class Display(Fields):
    card: str
    investor: int | None


@dataclasses.dataclass(frozen=True)
class ShippingTilesTaken(Fields):
    copper: list[int]
    silver: list[int]
    gold: list[int]


@dataclasses.dataclass(frozen=True)
class Player(Fields):
    bin_1: dict[str, int]
    bin_2: dict[str, int]
    bin_3: dict[str, int]
    bin_4: dict[str, int]
    influence: dict[str, int]
    buildings: list[str]
    settlements: list[str]
    boomtown: list[int]
    coaches: dict[str, int]
    camps: int
    wanted: int
    shipping_tiles: int
    invested: int
    shipped: int
    single_space: int
    stored: int
    looked: list[str]
    seen: list[str] | None
