#!/usr/bin/env python3
"""Writes motherlode/views/<game>.py for every game, from the fields that the games declare.

Run it with the package on the path, after a change of a game's fields.h:
PYTHONPATH=build/dev/python python3 scripts/generate_views.py
"""

import pathlib

import motherlode

VIEWS = pathlib.Path(__file__).resolve().parent.parent / "python" / "motherlode" / "views"


def module_text(name: str) -> str:
    """The module with the structures of one game."""
    game = motherlode.load(name, players=motherlode.info(name).max_players)
    lines = [
        f'"""The view of {game.title}. Made by scripts/generate_views.py; do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "import dataclasses",
        "",
        "from motherlode.views import Fields",
    ]
    for structure, fields in game.view_types().items():
        lines += ["", "", "@dataclasses.dataclass(frozen=True)", f"class {structure}(Fields):"]
        lines += [f"    {field}: {kind}" for field, kind in fields]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game_name in motherlode.games():
        (VIEWS / f"{game_name}.py").write_text(module_text(game_name), encoding="utf-8")
