"""Wrong calls raise exceptions; they never crash or hang."""

from __future__ import annotations

import gc
import random
import threading
import typing

import numpy
import pytest

import motherlode

WRONG: list[typing.Any] = [
    None, True, -1, 7, 255, 2**31, 2**63, -(2**70), 1.5, float("nan"), "", "nonsense", "build \x00", "🂡" * 50, b"bytes",
    [], [0], {}, (1, 2), object(), motherlode, int, numpy.int8(3), numpy.array([1, 2]), numpy.float32(2),
]
EXPECTED = (TypeError, ValueError, IndexError, RuntimeError, OverflowError, OSError)


def test_an_action_of_another_game_is_refused() -> None:
    other = motherlode.load("coloma", players=2).new(seed=1).legal()[0]
    state = motherlode.load("gold_west", players=2).new(seed=1)
    for method in (state.apply, state.why_not, state.index, state.sentence):
        with pytest.raises(motherlode.MotherlodeError, match="is an action of Coloma, not of Gold West"):
            method(other)


def test_an_action_of_another_set_up_is_checked() -> None:
    big = motherlode.load("gold_west", players=4).new(seed=1)
    small = motherlode.load("gold_west", players=2).new(seed=2)
    for _ in range(80):
        for action in big.legal():
            if small.why_not(action) is not None:
                with pytest.raises(motherlode.Refused):
                    small.apply(action)
        big.step(big.legal_indices()[-1])


def test_nothing_can_be_done_after_the_end() -> None:
    state = motherlode.load("boomtown_builders", players=2).new(seed=1)
    while not state.over:
        state.step(state.legal_indices()[0])
    for call in (state.legal, state.legal_indices, state.mask, state.observation, state.prompt):
        with pytest.raises(motherlode.MotherlodeError, match="The game is over"):
            call()
    assert state.legal(0) == [] and not state.mask(0).any()
    with pytest.raises(motherlode.MotherlodeError):
        state.step(0)
    assert state.observation(0).any() and state.view(0) and state.result.finished


def test_a_seat_must_exist() -> None:
    state = motherlode.load("gold_west", players=2).new(seed=1)
    for seat in (-1, 2, 7, 255):
        for method in (state.legal, state.view, state.mask, state.observation, state.events, state.position, state.draw):
            with pytest.raises(IndexError, match="There is no seat"):
                method(seat)


def test_objects_outlive_the_objects_they_come_from() -> None:
    state = motherlode.load("gold_west", players=2).new(seed=1)
    actions = state.legal()
    game = state.game
    copy = state.clone()
    del state
    gc.collect()
    assert all(action.text for action in actions)
    assert game.new(seed=2).apply(str(game.new(seed=2).legal()[0])) is not None
    assert copy.undo.__self__ is copy
    assert copy.apply(actions[0]) is not None


def test_classes_that_python_cannot_make() -> None:
    for kind in (motherlode.Game, motherlode.State, motherlode.Action):
        with pytest.raises(TypeError):
            kind()
        with pytest.raises(TypeError):
            kind.__new__(kind).__repr__()


def test_states_can_be_used_by_many_threads() -> None:
    game = motherlode.load("golden_wilderness", players=3)
    shared = game.new(seed=1)
    problems: list[BaseException] = []

    def work(seed: int) -> None:
        chooser = random.Random(seed)
        try:
            for _ in range(300):
                try:
                    shared.step(chooser.choice(shared.legal_indices()))
                except motherlode.MotherlodeError:
                    pass  # another thread has acted in between
                shared.observation(seed % 3)
        except BaseException as problem:  # noqa: BLE001
            problems.append(problem)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive()
    assert problems == []


def test_random_calls_raise_only_expected_exceptions(name: str) -> None:
    chooser = random.Random(name)
    game = motherlode.load(name, players=2)
    state = game.new(seed=1)
    methods = [method for method in dir(state) if not method.startswith("_") and callable(getattr(state, method))]
    game_methods = ["new", "parse", "from_position", "action_name"]
    for _ in range(3000):
        target, method = (state, chooser.choice(methods)) if chooser.random() < 0.9 else (game, chooser.choice(game_methods))
        arguments = [chooser.choice([*WRONG, 0, 1]) for _ in range(chooser.randrange(3))]
        try:
            getattr(target, method)(*arguments)
        except EXPECTED:
            pass
        if state.over:
            state = game.new(seed=chooser.randrange(1000))
        elif chooser.random() < 0.3:
            state.step(chooser.choice(state.legal_indices()))
    for value in WRONG:
        for call in (motherlode.load, motherlode.Record, motherlode.Record.parse, motherlode.VectorEnv, motherlode.Bot):
            with pytest.raises(EXPECTED):
                call(value, value)  # type: ignore[call-arg, operator]
