"""Vector environments."""

from __future__ import annotations

import multiprocessing
import threading
import typing

import numpy
import pytest

import motherlode
from conftest import last_options, most_players

ARRAYS = ("observations", "masks", "seats", "samples", "rewards", "scores", "dones")


def run(env: motherlode.VectorEnv, steps: int) -> list[bytes]:
    """A fingerprint of all arrays after each step with random actions."""
    prints = []
    for _ in range(steps):
        prints.append(b"".join(getattr(env, array).tobytes() for array in ARRAYS))
        env.step(env.samples)
    return prints


def test_the_number_of_threads_does_not_matter(name: str) -> None:
    game = motherlode.load(name, players=2)
    expected = run(motherlode.VectorEnv(game, n=13, threads=1, seed=5), 120)
    for threads in (2, 3, 64):
        assert run(motherlode.VectorEnv(game, n=13, threads=threads, seed=5), 120) == expected
    assert run(motherlode.VectorEnv(game, n=13, threads=2, seed=6), 120) != expected


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
@pytest.mark.parametrize("setup", ["two players", "most players", "last options"])
def test_environments_agree_with_states(name: str, setup: str, dtype: str) -> None:
    """An environment rewrites only the features that change; a state writes all of them."""
    game = {
        "two players": lambda: motherlode.load(name, players=2),
        "most players": lambda: most_players(name),
        "last options": lambda: last_options(name, 3),
    }[setup]()
    env = motherlode.VectorEnv(game, n=3, threads=2, seed=4, dtype=dtype)
    games = [0] * 3
    states = [find_start(game, number, 0) for number in range(3)]
    for _ in range(600):
        for number, state in enumerate(states):
            assert state.current == env.seats[number]
            assert (state.observation(dtype=dtype) == env.observations[number]).all()
            assert (state.mask() == env.masks[number]).all()
        actions = env.samples.copy()
        env.step(actions)
        for number, state in enumerate(states):
            state.step(int(actions[number]))
            assert state.over == env.dones[number]
            if state.over:
                check_end(state, env, number)
                games[number] += 1
                states[number] = find_start(game, number, games[number])


def find_start(game: motherlode.Game, number: int, games: int) -> motherlode.State:
    """The start of an environment's game, from its seed: Rng::stream of the seed and the number of the game."""
    def mix(z: int) -> int:
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        return z ^ (z >> 31)

    start = mix((4 + mix(((number << 32 | games) + 0x632BE59BD9B4E019) % 2**64)) % 2**64)
    return game.new(seed=mix((start + 0x9E3779B97F4A7C15) % 2**64))


def check_end(state: motherlode.State, env: motherlode.VectorEnv, number: int) -> None:
    result = state.result
    for seat, score in enumerate(result.seats):
        share = 1 / len(result.winners) if seat in result.winners else 0
        assert env.rewards[number, seat] == pytest.approx(share)
        assert env.scores[number, seat] == score.total


def test_rewards_are_given_once() -> None:
    env = motherlode.VectorEnv(motherlode.load("boomtown_builders", players=3), n=64, seed=1)
    ended = 0
    for _ in range(500):
        env.step(env.samples)
        assert (env.rewards.sum(axis=1) > 0).tolist() == env.dones.tolist()
        ended += int(env.dones.sum())
    assert ended > 64


def test_an_illegal_action_changes_nothing() -> None:
    env = motherlode.VectorEnv(motherlode.load("gold_west", players=2), n=8, seed=1)
    before = run(env, 5)[-1:] and [getattr(env, array).tobytes() for array in ARRAYS]
    for wrong in (-1, env.game.action_count, 2**40, int(numpy.flatnonzero(~env.masks[6])[0])):
        actions = env.samples.copy()
        actions[6] = wrong
        with pytest.raises(ValueError, match="not legal in environment 6"):
            env.step(actions)
    assert [getattr(env, array).tobytes() for array in ARRAYS] == before


@pytest.mark.parametrize("actions", [[0], numpy.zeros(8), numpy.zeros((8, 1), int), "12345678", None, {}, [None] * 8])
def test_actions_of_the_wrong_shape_or_type_are_refused(actions: typing.Any) -> None:
    env = motherlode.VectorEnv(motherlode.load("gold_west", players=2), n=8, seed=1)
    with pytest.raises((TypeError, ValueError)):
        env.step(actions)


def test_arrays_are_shared_and_read_only() -> None:
    env = motherlode.VectorEnv(motherlode.load("gold_west", players=2), n=4, seed=1, dtype="uint8")
    observations, seats = env.observations, env.seats
    assert observations.dtype == numpy.uint8
    address = observations.__array_interface__["data"][0]
    before = observations.copy()
    env.step(env.samples)
    assert env.observations.__array_interface__["data"][0] == address
    assert (observations != before).any()
    with pytest.raises(ValueError):
        observations[0, 0] = 1
    # An array keeps its environment alive.
    del env
    assert seats.tolist() and observations.sum() > 0


@pytest.mark.parametrize(
    "arguments",
    [{"n": 0}, {"n": -5}, {"threads": 0}, {"dtype": "float64"}, {"opponents": ["greedy"]}, {"opponents": ["x", None]},
     {"opponents": ["greedy", "greedy"]}, {"n": 2**40}],
)
def test_wrong_arguments_are_refused(arguments: dict[str, typing.Any]) -> None:
    with pytest.raises((ValueError, TypeError)):
        motherlode.VectorEnv(motherlode.load("gold_west", players=2), **arguments)


@pytest.mark.parametrize("bot", ["greedy", "search:10"])
def test_bots_play_the_other_seats(name: str, bot: str) -> None:
    game = motherlode.load(name, players=2)

    def play(threads: int) -> list[bytes]:
        env = motherlode.VectorEnv(game, n=4, threads=threads, seed=2, opponents=[None, bot])
        prints = run(env, 12)
        assert (env.seats == 0).all()
        return prints

    assert play(1) == play(3)


def test_reset_repeats_or_changes_the_games() -> None:
    env = motherlode.VectorEnv(motherlode.load("coloma", players=2), n=4, seed=9)
    first = run(env, 30)
    env.reset()
    assert run(env, 30) == first
    env.reset(seed=10)
    assert run(env, 30) != first


def child(env: motherlode.VectorEnv, answers: typing.Any) -> None:
    env.step(env.samples)
    answers.put(env.observations.tobytes())


def test_an_environment_works_after_a_fork() -> None:
    env = motherlode.VectorEnv(motherlode.load("gold_west", players=2), n=8, threads=3, seed=1)
    env.step(env.samples)
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    process = context.Process(target=child, args=(env, answers))
    process.start()
    answer = answers.get(timeout=30)
    process.join(timeout=30)
    assert process.exitcode == 0
    env.step(env.samples)
    assert env.observations.tobytes() == answer


def test_two_threads_cannot_step_the_same_environment() -> None:
    env = motherlode.VectorEnv(motherlode.load("coloma", players=2), n=512, threads=2, seed=1)
    problems = []

    def work() -> None:
        for _ in range(60):
            try:
                env.step(env.samples)
            except (RuntimeError, ValueError) as problem:
                problems.append(problem)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive()
    for problem in problems:
        assert "Another thread" in str(problem) or "not legal" in str(problem)
    env.step(env.samples)
