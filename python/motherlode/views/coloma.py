"""The view of Coloma. Made by scripts/generate_views.py; do not edit."""

from __future__ import annotations

import dataclasses

from motherlode.views import Fields


@dataclasses.dataclass(frozen=True)
class View(Fields):
    step: str
    waiting: list[Waiting]
    year: int
    round: int
    barker: int
    bust: int
    sheriff: int
    outlaws: int
    gold: int
    cart: int
    hotels: int
    buster: int | None
    shades_wagons: list[int]
    stash: list[str | None]
    barrel_stack: dict[str, int]
    barrels_discarded: dict[str, int]
    bridge_kinds: list[str]
    bridges_left: list[int]
    charts: list[str | None]
    rows: list[int | str | None]
    buster_cards: list[int | None]
    committed: list[int]
    turn: Turn
    player: list[Player]
    hand: list[Hand]


@dataclasses.dataclass(frozen=True)
class Waiting(Fields):
    step: str
    seat: int
    args: list[int]


@dataclasses.dataclass(frozen=True)
class Turn(Fields):
    player: int | None
    position: int
    parts: dict[str, Parts]
    used_first_row: list[str]
    used_second_row: list[str]
    built: list[str]
    under_way: str
    finished: list[str]
    row_filled: bool
    exchanged: int | None
    wagon_part_of: str
    steps_left: int
    path: list[str]
    suspended: Suspended


@dataclasses.dataclass(frozen=True)
class Parts(Fields):
    action_of: str | None
    buildings_of: str | None
    section: str
    done: list[str]
    built: list[str]


@dataclasses.dataclass(frozen=True)
class Suspended(Fields):
    parts: dict[str, Parts]
    under_way: str
    finished: list[str]
    used_first_row: list[str]
    used_second_row: list[str]


@dataclasses.dataclass(frozen=True)
class Player(Fields):
    points: int
    bucks: int
    gold: int
    horses: int
    dudes: int
    dudes_in_supply: int
    gunmen: int
    hotel_dudes: int
    graves: int
    tents: int
    tents_in_supply: int
    event_tents: list[int]
    land_tents: list[str]
    rivers: list[int]
    bridges: list[int]
    hotels: int
    carrots: list[int]
    wagon: str
    board: str | None
    pioneer: str | None
    hand_size: int
    deck_size: int
    known_top: int
    known_bottom: int
    site: int | None
    mule: int | None
    take_backs: int
    tableau: list[str]
    barrels: dict[str, int]
    used_barrels: dict[str, int]


@dataclasses.dataclass(frozen=True)
class Hand(Fields):
    cards: list[str] | None
    deck_top: list[str] | None
    deck_bottom: list[str] | None
    dial: int | None
    mule_dial: int | None
