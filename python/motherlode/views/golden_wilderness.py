"""The view of The Golden Wilderness. Made by scripts/generate_views.py; do not edit."""

from __future__ import annotations

import dataclasses

from motherlode.views import Fields


@dataclasses.dataclass(frozen=True)
class View(Fields):
    step: str
    waiting: list[Waiting]
    active_player: int
    taxes_played: int
    country: str
    gold_rush: bool
    called: bool
    sites: dict[str, Sites]
    on_board: list[str]
    cities: list[str]
    tiles_hidden: list[int]
    tiles_under: TilesUnder
    cities_left: int
    presidios_left: int
    missions_left: int
    roles: dict[str, int | None]
    player: list[Player]
    population: int
    crosses: int
    swords: int
    used: list[str]
    trashed: list[str]
    discards: Discards
    pool: list[str]
    pool_shown: dict[str, PoolShown]
    event_discards: list[str]
    city_markets_aside: int
    presidio_market_aside: bool
    neophytes_out: bool
    missions_refused: list[str]
    presidios_refused: list[str]
    deck_size: dict[str, int]
    events_hidden: int
    building: Building
    exploring: Exploring
    attack: Attack
    election: Election
    auction: Auction
    market: str | None
    event: str | None
    hand: list[Hand]


@dataclasses.dataclass(frozen=True)
class Waiting(Fields):
    step: str
    seat: int | None
    args: list[int]


@dataclasses.dataclass(frozen=True)
class Sites(Fields):
    hex: str
    turned: int
    roads: list[str]
    owner: int | None
    marker: str
    marker_owner: int | None


@dataclasses.dataclass(frozen=True)
class TilesUnder(Fields):
    coastal: list[str]
    inland: list[str]


@dataclasses.dataclass(frozen=True)
class Player(Fields):
    pesos: int
    points: int
    industries: list[str | None]
    hand: dict[str, int]
    offers_left: int
    composing: bool
    known: list[str]
    offer: Offer


@dataclasses.dataclass(frozen=True)
class Offer(Fields):
    to: int | None
    gives_pesos: int
    asks_pesos: int
    gives: list[str | None]
    asks: list[str | None]


@dataclasses.dataclass(frozen=True)
class Discards(Fields):
    pioneer: list[str]
    soldier: list[str]
    priest: list[str]
    indian: list[str]


@dataclasses.dataclass(frozen=True)
class PoolShown(Fields):
    to: list[int]


@dataclasses.dataclass(frozen=True)
class Building(Fields):
    marker: str
    tile: str | None
    card: str | None
    ability: int


@dataclasses.dataclass(frozen=True)
class Exploring(Fields):
    tile: str | None
    inland: bool
    to_place: int
    tries: int
    joins: bool
    place: str


@dataclasses.dataclass(frozen=True)
class Attack(Fields):
    tile: str | None
    piece: str | None
    attacker: int | None
    defender: int | None
    strength: int
    defence: int
    card: str | None
    ability: int


@dataclasses.dataclass(frozen=True)
class Election(Fields):
    ballot: str
    caller: int | None
    votes: list[int]
    choice: int
    winner: int
    swords_for: int
    swords_against: int
    passes: int
    shown: list[str]
    ballots: list[int | str | None]


@dataclasses.dataclass(frozen=True)
class Auction(Fields):
    to_sell: list[str]
    role: str
    bid: int
    bidder: int | None
    still: list[int]


@dataclasses.dataclass(frozen=True)
class Hand(Fields):
    cards: list[str] | None
    pool: list[str | None] | None
    knows_1: list[str] | None
    knows_2: list[str] | None
    knows_3: list[str] | None
    knows_4: list[str] | None
    knows_5: list[str] | None
    top_event: str | None
    drawn: list[str | None] | None
    must_play: bool | None
    draft: Draft


@dataclasses.dataclass(frozen=True)
class Draft(Fields):
    to: int | None
    gives_pesos: int | None
    asks_pesos: int | None
    gives: list[str | None] | None
    asks: list[str | None] | None
