"""The package gives the same states as the program, action by action."""

from __future__ import annotations

import pathlib
import subprocess

import pytest

import motherlode
from conftest import RECORDS


class Rng:
    """The generator of src/kernel/rng.h."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def draw(self) -> int:
        """The upper 32 bits of the next number."""
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        return (z ^ (z >> 31)) >> 32

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        product = self.draw() * bound
        if product % 2**32 < bound:
            threshold = (2**32 - bound) % bound
            while product % 2**32 < threshold:
                product = self.draw() * bound
        return product >> 32


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_gives_the_same_hashes(path: pathlib.Path) -> None:
    record = motherlode.Record.read(path)
    assert len(record) > 0
    by_text, by_index = record.state(moves=0), record.state(moves=0)
    assert by_text.hash == record.start_hash
    for move in record.moves:
        if by_index.current == move.seat:
            by_index.step(by_index.index(move.action))
        else:
            by_index.apply(move.action, move.seat)
        by_text.apply(move.action.text, move.seat)
        assert by_text.hash == by_index.hash == move.hash


def compare(name: str, players: int, games: int, program: pathlib.Path) -> None:
    game = motherlode.load(name, players=players)
    command = [str(program), name, str(players), "1", str(games)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as native:
        assert native.stdout is not None
        for seed in range(1, games + 1):
            state, rng = game.new(seed=seed), Rng(seed)
            while not state.over:
                legal = state.legal_indices()
                state.step(legal[rng.below(len(legal))])
                assert native.stdout.readline() == f"{state.hash:016x}\n", f"seed {seed}, action {len(state.moves)}"
            assert native.stdout.readline() == "end\n"
    assert native.returncode == 0


def test_random_games_give_the_same_hashes(name: str, native_hashes: pathlib.Path) -> None:
    known = motherlode.info(name)
    for players in range(known.min_players, known.max_players + 1):
        compare(name, players, 2, native_hashes)


@pytest.mark.slow
def test_a_thousand_random_games_give_the_same_hashes(name: str, native_hashes: pathlib.Path) -> None:
    compare(name, motherlode.info(name).max_players, 1000, native_hashes)
