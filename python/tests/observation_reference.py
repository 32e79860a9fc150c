"""Observations checked against views: the meaning of every feature by its name, without the code that writes it."""

from __future__ import annotations

import dataclasses
import re
import typing

import numpy

import motherlode

# Fields whose values are seats. In an observation they are counted from the viewer.
SEATS = re.compile(
    r"(^|\.)(starting_player|active_player|owner|marker_owner|investor|sheriff|turn\.player|rows\.\d+|roles\.\w+|committed"
    r"|to|still|caller|bidder|attacker|defender|waiting\.\d+\.seat)$"
)
CODE = re.compile(r"(\.bit\d+|\.low|\.high)$")


@dataclasses.dataclass
class Field:
    """The features of one value: a choice or set with names of the values, or another code without."""

    path: str
    first: int
    count: int = 0
    values: list[str] = dataclasses.field(default_factory=list)


def fields_of(game: motherlode.Game) -> list[Field]:
    fields: list[Field] = []
    for number, name in enumerate(game.observation_names):
        path, is_choice, value = name.partition("=")
        path = path if is_choice else CODE.sub("", path)
        if not fields or fields[-1].path != path:
            fields.append(Field(path, number))
        fields[-1].count += 1
        if is_choice:
            fields[-1].values.append(value)
    return fields


def look_up(view: typing.Any, path: list[str], viewer: int, players: int) -> typing.Any:
    """The value in a view that a feature is named after; None if a list or stack is shorter."""
    outer = ""
    for place in path:
        if isinstance(view, dict):
            view = view[place]
        elif outer in ("player", "hand") and int(place) < players:
            view = view[(viewer + int(place)) % players]
        elif outer == "waiting":  # from the top of the stack
            view = view[-1 - int(place)] if int(place) < len(view) else None
        elif view is not None:
            view = view[int(place) - 1] if int(place) <= len(view) else None
        outer = place
    return view


class Reference:
    """Checks the observations of one game."""

    def __init__(self, game: motherlode.Game) -> None:
        self.players = game.players
        self.fields = fields_of(game)[1:]  # the first one is the viewer
        self.codes: dict[str, dict[typing.Any, tuple[float, ...]]] = {}

    def check(self, view: dict[str, typing.Any], viewer: int, observation: numpy.typing.NDArray[numpy.float32]) -> None:
        row = observation.tolist()
        assert row[: self.players] == [float(seat == viewer) for seat in range(self.players)]
        for field in self.fields:
            value = look_up(view, field.path.split("."), viewer, self.players)
            features = row[field.first : field.first + field.count]
            if field.values:
                self.check_choice(field, value, viewer, features)
            else:
                self.check_code(field, value, tuple(features))

    def check_choice(self, field: Field, value: typing.Any, viewer: int, features: list[float]) -> None:
        expected = value if isinstance(value, list) else [] if value is None else [value]
        if SEATS.search(field.path):
            expected = [(seat - viewer) % self.players if isinstance(seat, int) else seat for seat in expected]
        shown = [name for name, feature in zip(field.values, features) if feature == 1]
        assert sorted(shown) == sorted({str(item) for item in expected}), field.path
        assert sum(features) == len(shown), field.path

    def check_code(self, field: Field, value: typing.Any, features: tuple[float, ...]) -> None:
        """The same value always has the same code, different values have different ones, larger numbers larger ones."""
        codes = self.codes.setdefault(field.path, {})
        assert codes.setdefault(value, features) == features, field.path
        if value is None or value is False:
            assert not any(features), field.path
        assert len(set(codes.values())) == len(codes), field.path
        if field.count == 1:
            in_order = [codes[number] for number in sorted(codes)]
            assert in_order == sorted(in_order), field.path
