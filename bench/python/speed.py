"""Steps per second of the Python package, as a table for docs/python.md."""

from __future__ import annotations

import argparse
import itertools
import random
import time
import typing

import numpy

import motherlode

ENVIRONMENTS = 1024


def rate(work: typing.Callable[[], int], seconds: float, threads: int = 1) -> float:
    """Steps per second; `work` returns how many steps it has made. The best of three runs counts.

    The seconds are processor time for each thread, so other processes do not count.
    """
    best = 0.0
    for _ in range(3):
        steps, start = 0, time.process_time()
        while (elapsed := (time.process_time() - start) / threads) < seconds / 3:
            steps += work()
        best = max(best, steps / elapsed)
    return best


def recorded_games(game: motherlode.Game) -> list[tuple[int, list[int]]]:
    """The seeds and action indices of random games."""
    games = []
    for seed in range(1, 9):
        chooser = random.Random(seed)
        state = game.new(seed=seed)
        indices: list[int] = []
        while not state.over:
            indices.append(chooser.choice(state.legal_indices()))
            state.step(indices[-1])
        games.append((seed, indices))
    return games


def measure_steps(game: motherlode.Game, seconds: float) -> float:
    """A loop over action indices in Python."""
    games = itertools.cycle(recorded_games(game))

    def work() -> int:
        seed, indices = next(games)
        step = game.new(seed=seed).step
        for index in indices:
            step(index)
        return len(indices)

    return rate(work, seconds)


def measure_random(game: motherlode.Game, seconds: float) -> float:
    """The same with a choice among the legal actions at every step."""
    seeds = itertools.count(1)

    def work() -> int:
        state = game.new(seed=next(seeds))
        legal_indices, step, steps = state.legal_indices, state.step, 0
        try:
            while True:
                legal = legal_indices()
                step(legal[steps * 7919 % len(legal)])
                steps += 1
        except motherlode.MotherlodeError:  # the game is over
            return steps

    return rate(work, seconds)


def measure_observed(game: motherlode.Game, seconds: float) -> float:
    """A loop with the observation and the mask of every state."""
    games = itertools.cycle(recorded_games(game))
    features = numpy.empty(game.observation_size, numpy.float32)
    legal = numpy.empty(game.action_count, bool)

    def work() -> int:
        seed, indices = next(games)
        state = game.new(seed=seed)
        step, observation, mask = state.step, state.observation, state.mask
        for index in indices:
            observation(out=features)
            mask(out=legal)
            step(index)
        return len(indices)

    return rate(work, seconds)


def measure_vector(game: motherlode.Game, seconds: float, threads: int, dtype: str) -> float:
    """All in C++, with random actions, observations and masks."""
    env = motherlode.VectorEnv(game, n=ENVIRONMENTS, threads=threads, seed=1, dtype=dtype)
    samples, step = env.samples, env.step

    def work() -> int:
        for _ in range(10):
            step(samples)
        return 10 * ENVIRONMENTS

    return rate(work, seconds, threads)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="for each measurement (default: 3)")
    parser.add_argument("--threads", type=int, default=2, help="of the vector environment (default: 2)")
    options = parser.parse_args()
    print("| game | players | features | actions | step | choose, step | observe, step | vector uint8 | vector float32 |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in motherlode.games():
        game = motherlode.load(name, players=motherlode.info(name).max_players)
        rates = [
            measure_steps(game, options.seconds),
            measure_random(game, options.seconds),
            measure_observed(game, options.seconds),
            measure_vector(game, options.seconds, options.threads, "uint8"),
            measure_vector(game, options.seconds, options.threads, "float32"),
        ]
        cells = [game.title, game.players, game.observation_size, game.action_count]
        print("|", " | ".join([*map(str, cells), *(f"{value / 1e6:.2f} M" for value in rates)]), "|", flush=True)


if __name__ == "__main__":
    main()
