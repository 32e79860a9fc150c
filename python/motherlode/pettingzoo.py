"""Our games as environments of PettingZoo, which need not be installed.

    >>> from motherlode import pettingzoo
    >>> env = pettingzoo.env("boomtown_builders", players=2)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     done = termination or truncation
    ...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    >>> env.agents
    []

The agents are "player_0", "player_1", … in the order of the seats. An observation has the features of
`State.observation` and the mask of the legal actions. Only the end of a game is rewarded, as described in
`motherlode.open_spiel` under "win", or with the points.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from . import Game, State, load
from ._spaces import action_space, masked_space
from ._utility import Utility, check_utility, render, returns

try:
    from pettingzoo import AECEnv as _AECBase
    from pettingzoo import ParallelEnv as _ParallelBase
except ImportError:
    _AECBase = object
    _ParallelBase = object

RENDER_MODES = ["ansi", "human"]


def env(name: str, **options: Any) -> AECEnv:
    """An environment in which one agent acts at a time. The options are those of `motherlode.load` and of `AECEnv`."""
    mine, setup = _split(options)
    return AECEnv(load(name, **setup), **mine)


def parallel_env(name: str, **options: Any) -> ParallelEnv:
    """An environment that takes the actions of all agents at once."""
    mine, setup = _split(options)
    return ParallelEnv(load(name, **setup), **mine)


def _split(options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    names = {"utility", "render_mode", "most_steps"}
    mine = {name: value for name, value in options.items() if name in names}
    return mine, {name: value for name, value in options.items() if name not in names}


class _Common:
    """What both kinds of environments share."""

    def __init__(
        self,
        game: Game,
        utility: Utility = "win",
        render_mode: str | None = None,
        most_steps: int | None = None,
    ) -> None:
        check_utility(utility)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode {render_mode!r}; use one of {RENDER_MODES}.")
        self.game = game
        self.utility: Utility = utility
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.metadata = {"name": game.name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._state: State | None = None
        self._steps = 0

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def unwrapped(self) -> Any:
        return self

    @property
    def core(self) -> State:
        """The state behind the environment."""
        if self._state is None:
            raise RuntimeError("Call reset before using the environment.")
        return self._state

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def render(self) -> str | None:
        """The board as a spectator sees it: returned ("ansi") or printed ("human")."""
        return render(self.core.draw(), self.render_mode)

    def close(self) -> None:
        self._state = None
        self.agents = []

    def _start(self, seed: int | None) -> None:
        self._state = self.game.new(random.getrandbits(64) if seed is None else seed)
        self._steps = 0
        self.agents = list(self.possible_agents)

    def _seat(self, agent: str) -> int:
        if not isinstance(agent, str) or agent not in self.possible_agents:
            raise ValueError(f"There is no agent {agent!r}.")
        return self.possible_agents.index(agent)

    def _observation(self, agent: str, acts: bool) -> dict[str, Any]:
        seat = self._seat(agent)
        mask = self.core.mask(seat) if acts else np.zeros(self.game.action_count)
        return {"observation": self.core.observation(seat), "action_mask": np.asarray(mask, np.int8)}

    def _count_step(self) -> bool:
        """Whether the game is cut off now."""
        self._steps += 1
        return self.most_steps is not None and self._steps >= self.most_steps and not self.core.over

    def __str__(self) -> str:
        return self.game.name


class AECEnv(_Common, _AECBase):
    """One agent acts at a time. If several decide at once, they act in the order of their seats."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        return self._observation(agent, acts=not self.core.over and self._seat(agent) == self.core.current)

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        _ = self.core  # raises if there is no game
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError("The game is over; call reset.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._retire(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} must act; None is only for agents whose game is over.")
        self.core.step(operator.index(action))
        cut_off = self._count_step()
        self._cumulative_rewards[agent] = 0.0
        results = returns(self.core, self.utility)
        for each in self.agents:
            self.rewards[each] = results[self._seat(each)]
            self._cumulative_rewards[each] += self.rewards[each]
            self.terminations[each] = self.core.over
            self.truncations[each] = cut_off
        self.agent_selection = self._next_agent()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that acts next, until all have finished."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _next_agent(self) -> str:
        current = self.core.current
        return self.agents[0] if current is None or self._steps == self.most_steps else self.possible_agents[current]

    def _retire(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise ValueError(f"The game is over for {agent}; its last action must be None.")
        self.agents.remove(agent)
        for values in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            values.pop(agent)  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


Step = tuple[
    dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelEnv(_Common, _ParallelBase):
    """All agents give an action at the same time. Those who do not act have an empty mask, and theirs is ignored."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self._start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        state = self.core
        due = state.to_act
        for seat in due:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} must act, but has no action.")
            if actions[agent] not in state.legal_indices(seat):
                raise ValueError(f"Action {actions[agent]} is not legal for {agent}.")
        for seat in due:
            state.apply(operator.index(actions[self.possible_agents[seat]]), seat)
        cut_off = self._count_step()
        results = returns(state, self.utility)
        agents, observations = self.agents, self._observations()
        if state.over or cut_off:
            self.agents = []
        return (
            observations,
            {agent: results[self._seat(agent)] for agent in agents},
            dict.fromkeys(agents, state.over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def state(self) -> Any:
        """What a spectator of all hands would know: the observations of all seats side by side."""
        return np.concatenate([self.core.observation(seat) for seat in range(self.game.players)])

    def _observations(self) -> dict[str, dict[str, Any]]:
        due = self.core.to_act
        return {agent: self._observation(agent, acts=self._seat(agent) in due) for agent in self.agents}
