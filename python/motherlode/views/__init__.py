"""What a seat sees, as structures with types. There is one module per game, made from its list of fields.

Seats are numbers from 0. A field of a hand is None if the viewer does not see that hand.
"""

from __future__ import annotations

import dataclasses
import importlib
import typing


class Fields:
    """The base of all structures."""

    def to_dict(self) -> dict[str, typing.Any]:
        """The fields as a dict, the same as State.view_dict."""
        return dataclasses.asdict(typing.cast(typing.Any, self))


_known_types: dict[type[Fields], dict[str, typing.Any]] = {}


def _types_of(structure: type[Fields]) -> dict[str, typing.Any]:
    if structure not in _known_types:
        _known_types[structure] = typing.get_type_hints(structure)
    return _known_types[structure]


def _make(kind: typing.Any, value: typing.Any) -> typing.Any:
    if isinstance(kind, type) and issubclass(kind, Fields):
        return kind(**{name: _make(inner, value[name]) for name, inner in _types_of(kind).items()})
    item = typing.get_args(kind)[-1:] if typing.get_origin(kind) in (list, dict) else ()
    if item and isinstance(item[0], type) and issubclass(item[0], Fields):
        if isinstance(value, dict):
            return {key: _make(item[0], inner) for key, inner in value.items()}
        return [_make(item[0], inner) for inner in value]
    return value


def make_view(game: str, fields: dict[str, typing.Any]) -> Fields:
    """The view of this game with these fields."""
    module = importlib.import_module(f"motherlode.views.{game}")
    return typing.cast(Fields, _make(module.View, fields))


from motherlode.views import boomtown_builders, coloma, gold_west, golden_wilderness  # noqa: E402

__all__ = ["Fields", "boomtown_builders", "coloma", "gold_west", "golden_wilderness", "make_view"]
