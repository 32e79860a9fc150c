"""One seat of a game as an environment of Gymnasium, which need not be installed. Our bots play the other seats.

    >>> from motherlode import gymnasium
    >>> env = gymnasium.Env("boomtown_builders", players=2, opponents="random")
    >>> observation, info = env.reset(seed=1)
    >>> done = False
    >>> while not done:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    ...     done = terminated or truncated
    >>> reward in (1.0, 0.0, -1.0)
    True

For many games at once, use `motherlode.VectorEnv`, which is far faster.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from . import Game, State, bots
from ._spaces import action_space, observation_space
from ._utility import Utility, check_utility, game_of, render, returns

try:
    from gymnasium import Env as _Base
except ImportError:
    _Base = object


class Env(_Base):
    """Plays one seat. `opponents` is a bot (see `motherlode.bots`), or a list with one for each other seat."""

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int = 0,
        opponents: bots.AnyBot | Sequence[bots.AnyBot] = "greedy",
        utility: Utility = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        check_utility(utility)
        self.game: Game = game_of(game, setup)
        others = [other for other in range(self.game.players) if other != seat]
        if not 0 <= seat < self.game.players:
            raise ValueError(f"There is no seat {seat}.")
        names = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * len(others)
        if len(names) != len(others):
            raise ValueError(f"There must be {len(others)} opponents, not {len(names)}.")
        self.seat = seat
        self.utility: Utility = utility
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._bots = {other: bots.bot_of(name) for other, name in zip(others, names)}
        self._seed = 0
        self._state: State | None = None

    @property
    def core(self) -> State:
        """The state behind the environment."""
        if self._state is None:
            raise RuntimeError("Call reset before using the environment.")
        return self._state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self._seed = random.getrandbits(63) if seed is None else seed
        self._state = self.game.new(self._seed)
        self._let_others_act()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.core.over:
            raise RuntimeError("The game is over; call reset.")
        self.core.apply(operator.index(action), self.seat)
        self._let_others_act()
        reward = returns(self.core, self.utility)[self.seat]
        return self._observation(), reward, self.core.over, False, self._info()

    def action_masks(self) -> Any:
        """For every action, whether it is legal."""
        if self.core.over:
            return np.zeros(self.game.action_count, bool)
        return self.core.mask(self.seat)

    def render(self) -> str | None:
        """The board as this seat sees it: returned ("ansi") or printed ("human")."""
        return render(self.core.draw(self.seat), self.render_mode)

    def close(self) -> None:
        self._state = None

    def _let_others_act(self) -> None:
        """Until it is this seat's turn, or the game is over."""
        while self.seat not in self.core.to_act and (move := bots.next_move(self.core, self._bots, self._seed)):
            seat, action = move
            self.core.apply(action, seat)

    def _observation(self) -> Any:
        return self.core.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.asarray(self.action_masks(), np.int8)}
