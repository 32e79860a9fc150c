"""What all tests share."""

from __future__ import annotations

import os
import pathlib
import random
import typing

import pytest

import motherlode

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.record"))


def pytest_generate_tests(metafunc: typing.Any) -> None:
    """A test with the argument `name` runs for every game."""
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", motherlode.games())


def players_of(name: str) -> list[int]:
    """Every number of players of a game."""
    known = motherlode.info(name)
    return list(range(known.min_players, known.max_players + 1))


def most_players(name: str, **options: str) -> motherlode.Game:
    """The game with all its seats."""
    return motherlode.load(name, players=motherlode.info(name).max_players, **options)


def last_options(name: str, players: int) -> motherlode.Game:
    """The game with the last value of every option that can be combined with the others."""
    options: dict[str, str] = {}
    for option, values in motherlode.info(name).options.items():
        try:
            motherlode.load(name, players=players, **{**options, option: values[-1]})
            options[option] = values[-1]
        except motherlode.MotherlodeError:
            pass
    return motherlode.load(name, players=players, **options)


def random_states(game: motherlode.Game, seed: int, every: int = 1, most: int = 10_000) -> typing.Iterator[motherlode.State]:
    """The states of a random game, before each decision. The caller must not change them."""
    chooser = random.Random(seed)
    state = game.new(seed=seed)
    for number in range(most):
        if state.over:
            return
        if number % every == 0:
            yield state
        state.step(chooser.choice(state.legal_indices()))


@pytest.fixture
def native_hashes() -> pathlib.Path:
    """The program motherlode_hashes, which CMake builds with the extension module."""
    program = os.environ.get("MOTHERLODE_HASHES")
    if program is None:
        pytest.skip("MOTHERLODE_HASHES does not name the program; ./test sets it")
    return pathlib.Path(program)
