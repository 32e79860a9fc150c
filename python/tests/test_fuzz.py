"""Random calls of everything public, mostly with wrong arguments: only documented exceptions come out.

MOTHERLODE_FUZZ_CALLS sets the number of calls of each test, for longer runs.
"""

from __future__ import annotations

import inspect
import math
import multiprocessing
import os
import pathlib
import random
import threading
import typing

import numpy
import pytest

import motherlode
from motherlode import bots, gymnasium, open_spiel, pettingzoo

CALLS = int(os.environ.get("MOTHERLODE_FUZZ_CALLS", "1000"))

# As in docs/python.md; MotherlodeError is a ValueError.
DOCUMENTED = (TypeError, ValueError, IndexError, RuntimeError, OSError)

NUMBERS: list[typing.Any] = [0, 1, 2, 3, -1, 7, 255, True, numpy.int8(3), numpy.int64(1), -(2**70), 2**70]
WRONG: list[typing.Any] = [
    None, 1.5, math.nan, math.inf, numpy.float32(2), "", "nonsense", "random", "coloma", "build \x00", "🂡" * 50, "\ud800", b"bytes",
    [], [0], [None, None], {}, {"a": 1}, (1, 2), {1}, object(), motherlode, int, len, numpy.array([1, 2]), numpy.zeros((2, 2)),
    numpy.array(["x"]), pathlib.Path("nowhere"), iter([1]), Exception("x"), NotImplemented, ...,
]


class Things:
    """One object of every class, and all public functions."""

    def __init__(self, name: str, chooser: random.Random) -> None:
        self.name, self.chooser = name, chooser
        self.game = motherlode.load(name, players=2)
        self.functions = [motherlode.load, motherlode.info, motherlode.games, motherlode.bot_names, bots.level, bots.search,
                          bots.bot_of, motherlode.Record.read, motherlode.Record.parse, open_spiel.load_game,
                          open_spiel.registered_names, pettingzoo.env, pettingzoo.parallel_env, motherlode.arena]
        self.classes = [motherlode.Game, motherlode.State, motherlode.Action, motherlode.Record, motherlode.VectorEnv, motherlode.Bot,
                        motherlode.MotherlodeError, bots.Turn, bots.NamedBot, bots.FunctionBot, open_spiel.Game,
                        open_spiel.State, gymnasium.Env]
        self.renew()

    def renew(self) -> None:
        state = self.game.new(seed=self.chooser.randrange(100))
        for _ in range(self.chooser.randrange(60)):
            if not state.over:
                state.step(self.chooser.choice(state.legal_indices()))
        spiel = open_spiel.Game(self.name, players=2)
        node = spiel.new_initial_state()
        if self.chooser.random() < 0.8:
            node.apply_action(0)
        environments = [pettingzoo.env(self.name), pettingzoo.parallel_env(self.name),
                        gymnasium.Env(self.game, opponents="random")]
        for environment in environments:
            if self.chooser.random() < 0.8:
                environment.reset(seed=1)
        self.objects: list[typing.Any] = [
            self.game, state, state, state, motherlode.Record(state), motherlode.Bot(self.game, "random"), spiel, node, node,
            motherlode.VectorEnv(self.game, n=3, seed=1), bots.level("random"), *environments,
        ]
        if not state.over:
            self.objects += [state.legal()[0], bots.Turn(state, state.to_act[0], 1)]

    def argument(self) -> typing.Any:
        kind = self.chooser.random()
        if kind < 0.4:
            return self.chooser.choice(NUMBERS)
        return self.chooser.choice(WRONG if kind < 0.8 else self.objects)

    def call(self) -> None:
        """One random call."""
        chosen = self.chooser.random()
        if chosen < 0.1:
            target = self.chooser.choice(self.functions)
        elif chosen < 0.2:
            target = self.chooser.choice(self.classes)
        else:
            owner = self.chooser.choice(self.objects)
            method = self.chooser.choice([name for name in dir(type(owner)) if not name.startswith("_")])
            try:
                target = getattr(owner, method)
            except DOCUMENTED:  # a property, such as the state of an environment before its reset
                return
        if not callable(target):
            return
        arguments = [self.argument() for _ in range(self.chooser.choice([0, 1, 1, 2, 2, 3]))]
        named = {name: self.argument() for name in self.names_of(target) if self.chooser.random() < 0.15}
        try:
            target(*arguments, **named)
        except DOCUMENTED:
            pass
        except BaseException as problem:
            raise AssertionError(f"{problem!r} from {target}(*{arguments!r}, **{named!r})") from problem

    @staticmethod
    def names_of(target: typing.Any) -> list[str]:
        try:
            return [name for name in inspect.signature(target).parameters if name not in ("self", "args", "kwargs", "setup")]
        except (TypeError, ValueError):  # of the extension module
            return ["seat", "seed", "players", "name"]


def fuzz(name: str, seed: int, calls: int) -> None:
    things = Things(name, random.Random(f"{name} {seed}"))
    for number in range(calls):
        if number % 50 == 49:
            things.renew()
        things.call()


def test_random_calls_raise_only_documented_exceptions(
    name: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    fuzz(name, 1, CALLS)


def test_random_calls_from_threads(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads use the same objects."""
    monkeypatch.chdir(tmp_path)
    problems: list[BaseException] = []

    def work(seed: int, objects: list[typing.Any]) -> None:
        things = Things("gold_west", random.Random(seed))
        try:
            for _ in range(CALLS // 4):
                things.objects = objects
                things.call()
        except BaseException as problem:  # noqa: BLE001
            problems.append(problem)

    objects = Things("gold_west", random.Random(1)).objects
    threads = [threading.Thread(target=work, args=(seed, objects)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=600)
        assert not thread.is_alive()
    assert problems == []


def test_random_calls_after_a_fork(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    things = Things("boomtown_builders", random.Random(1))
    process = multiprocessing.get_context("fork").Process(target=lambda: [things.call() for _ in range(CALLS // 4)])
    process.start()
    process.join(timeout=600)
    assert process.exitcode == 0


@pytest.mark.parametrize("wrong", [*WRONG, *NUMBERS], ids=repr)
def test_a_review_of_something_else_is_refused(wrong: typing.Any) -> None:
    with pytest.raises(DOCUMENTED):
        motherlode.analyse(wrong)
