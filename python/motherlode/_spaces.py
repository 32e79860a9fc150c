"""The spaces of observations and actions: Gymnasium's where it is installed, otherwise classes with the same attributes."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import Game

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        """The numbers from 0 to n-1."""

        def __init__(self, n: int) -> None:
            self.n = n
            self.start = 0
            self.shape: tuple[int, ...] = ()
            self.dtype = np.dtype(np.int64)
            self._random = np.random.default_rng()

        def seed(self, seed: int | None = None) -> None:
            self._random = np.random.default_rng(seed)

        def sample(self, mask: Any = None) -> int:
            """A random number; with a mask, one of those marked in it, or 0 if none is."""
            numbers = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(self._random.choice(numbers)) if len(numbers) else 0

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and bool(0 <= x < self.n)

        __contains__ = contains

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Discrete) and other.n == self.n

        def __repr__(self) -> str:
            return f"Discrete({self.n})"

    class Box:  # type: ignore[no-redef]
        """Arrays of one shape with values from low to high."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any) -> None:
            self.low = np.full(shape, low, dtype)
            self.high = np.full(shape, high, dtype)
            self.shape = shape
            self.dtype = np.dtype(dtype)
            self._random = np.random.default_rng()

        def seed(self, seed: int | None = None) -> None:
            self._random = np.random.default_rng(seed)

        def sample(self) -> Any:
            return self._random.uniform(self.low, self.high).astype(self.dtype)

        def contains(self, x: Any) -> bool:
            fits = isinstance(x, np.ndarray) and x.shape == self.shape and x.dtype == self.dtype
            return fits and bool(np.all(x >= self.low) and np.all(x <= self.high))

        __contains__ = contains

        def __eq__(self, other: object) -> bool:
            return (
                isinstance(other, Box)
                and np.array_equal(other.low, self.low)
                and np.array_equal(other.high, self.high)
                and other.dtype == self.dtype
            )

        def __repr__(self) -> str:
            return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"

    class Dict(dict):  # type: ignore[no-redef, type-arg]
        """A space for each key."""

        @property
        def spaces(self) -> dict[str, Any]:
            return dict(self)

        def seed(self, seed: int | None = None) -> None:
            for space in self.values():
                space.seed(seed)

        def sample(self) -> dict[str, Any]:
            return {key: space.sample() for key, space in self.items()}

        def contains(self, x: Any) -> bool:
            return isinstance(x, dict) and x.keys() == self.keys() and all(self[key].contains(x[key]) for key in self)


def action_space(game: Game) -> Any:
    return Discrete(game.action_count)


def observation_space(game: Game) -> Any:
    return Box(0.0, 1.0, (game.observation_size,), np.float32)


def masked_space(game: Game) -> Any:
    """Of an observation together with the mask of the legal actions."""
    return Dict({"observation": observation_space(game), "action_mask": Box(0, 1, (game.action_count,), np.int8)})
