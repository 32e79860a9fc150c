"""Our games under the names of OpenSpiel's Python API.

    >>> from motherlode import open_spiel
    >>> game = open_spiel.load_game("boomtown_builders", {"players": 2})
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True
    >>> state.apply_action(0)  # deals
    >>> state.current_player() in (0, 1)
    True

Algorithms in pure Python that use only games and states run on these classes unchanged. OpenSpiel itself is not needed;
where it is installed, its constants are used.

Everything random in our games is decided by a seed when they start, so there is one chance node, at the root. By default
its only outcome draws a seed ("sampled"). With `chance="explicit"` it has `deals` outcomes of equal probability.

If several players decide at the same time, as with the dials of Coloma, they do so in the order of their seats without
seeing each other's choice. With `simultaneous=True` such decisions are simultaneous nodes.
"""

from __future__ import annotations

import json
import operator
import random
import typing
from collections.abc import Callable, Sequence
from types import SimpleNamespace

from . import Game as CoreGame
from . import State as CoreState
from . import games, info, load
from ._utility import Utility, bounds, check_utility, returns

try:
    import pyspiel as _spiel
except ImportError:
    # The values of OpenSpiel's constants.
    _spiel = SimpleNamespace(
        PlayerId=SimpleNamespace(CHANCE=-1, SIMULTANEOUS=-2, INVALID=-3, TERMINAL=-4),
        GameType=SimpleNamespace(
            Dynamics=SimpleNamespace(SIMULTANEOUS=0, SEQUENTIAL=1),
            ChanceMode=SimpleNamespace(DETERMINISTIC=0, EXPLICIT_STOCHASTIC=1, SAMPLED_STOCHASTIC=2),
            Information=SimpleNamespace(ONE_SHOT=0, PERFECT_INFORMATION=1, IMPERFECT_INFORMATION=2),
            Utility=SimpleNamespace(ZERO_SUM=0, CONSTANT_SUM=1, GENERAL_SUM=2, IDENTICAL=3),
            RewardModel=SimpleNamespace(REWARDS=0, TERMINAL=1),
        ),
    )

CHANCE = int(_spiel.PlayerId.CHANCE)
SIMULTANEOUS = int(_spiel.PlayerId.SIMULTANEOUS)
TERMINAL = int(_spiel.PlayerId.TERMINAL)


def registered_names() -> list[str]:
    return games()


def load_game(name: str, parameters: dict[str, typing.Any] | None = None) -> Game:
    """A game by name. The parameters are those of `Game`, and the options of the game."""
    return Game(name, **(parameters or {}))


class Game:
    """One game with its options, as in OpenSpiel."""

    def __init__(
        self,
        name: str,
        *,
        utility: Utility = "win",
        chance: str = "sampled",
        deals: int = 1000,
        simultaneous: bool = False,
        **setup: typing.Any,
    ) -> None:
        check_utility(utility)
        if chance not in ("sampled", "explicit"):
            raise ValueError(f"There is no chance mode {chance!r}; use 'sampled' or 'explicit'.")
        if deals < 1:
            raise ValueError(f"There must be at least one deal, not {deals}.")
        self.core: CoreGame = load(name, **setup)
        self.utility: Utility = utility
        self.deals = deals if chance == "explicit" else None
        self.simultaneous = simultaneous
        self._parameters = {
            "utility": utility,
            "chance": chance,
            "deals": deals,
            "simultaneous": simultaneous,
            **setup,
        }

    def new_initial_state(self) -> State:
        return State(self)

    def new_initial_states(self) -> list[State]:
        return [State(self)]

    def num_players(self) -> int:
        return self.core.players

    def num_distinct_actions(self) -> int:
        return self.core.action_count

    def max_chance_outcomes(self) -> int:
        return self.deals or 1

    def max_game_length(self) -> int:
        return self.core.longest_game

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def max_history_length(self) -> int:
        return self.core.longest_game + 1

    def min_utility(self) -> float:
        return bounds(self.core.players, self.utility)[0]

    def max_utility(self) -> float:
        return bounds(self.core.players, self.utility)[1]

    def utility_sum(self) -> float | None:
        return 0.0 if self.utility == "win" else None

    def observation_tensor_shape(self) -> list[int]:
        return [self.core.observation_size]

    def observation_tensor_size(self) -> int:
        return self.core.observation_size

    # There is no tensor of a whole history: an information state is what the player sees now.
    information_state_tensor_shape = observation_tensor_shape
    information_state_tensor_size = observation_tensor_size

    def get_parameters(self) -> dict[str, typing.Any]:
        return dict(self._parameters)

    def get_type(self) -> SimpleNamespace:
        kind = _spiel.GameType
        limits = info(self.core.name)
        modes, sums = kind.ChanceMode, kind.Utility
        return SimpleNamespace(
            short_name=self.core.name,
            long_name=self.core.title,
            dynamics=kind.Dynamics.SIMULTANEOUS if self.simultaneous else kind.Dynamics.SEQUENTIAL,
            chance_mode=modes.SAMPLED_STOCHASTIC if self.deals is None else modes.EXPLICIT_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=sums.ZERO_SUM if self.utility == "win" else sums.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=limits.max_players,
            min_num_players=limits.min_players,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=self.get_parameters(),
        )

    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` wrote."""
        saved = json.loads(text)
        state = State(self)
        if saved["seed"] is not None:
            state._deal(saved["seed"], saved["history"][0])
            for player, action in saved["moves"]:
                state._act(player, action)
        return state

    def __str__(self) -> str:
        listed = ",".join(f"{name}={value}" for name, value in sorted(self._parameters.items()))
        return f"{self.core.name}({listed})"


#: What a player has seen at the start, done and seen since.
Knowledge = tuple[dict[str, typing.Any], list[str], list[typing.Any]]


class State:
    """A position of a game, as in OpenSpiel."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._core: CoreState | None = None  # until it is dealt
        self._start: CoreState | None = None  # as it was dealt
        self._known: tuple[int, Knowledge] | None = None  # of a player, before everything hidden was dealt again
        self._history: list[int] = []
        self._players: list[int] = []  # who acted, for each entry of the history

    # ---- Who acts ----

    def current_player(self) -> int:
        if self._core is None:
            return CHANCE
        current = self._core.current
        if current is None:
            return TERMINAL
        return SIMULTANEOUS if self._is_simultaneous() else current

    def is_chance_node(self) -> bool:
        return self._core is None

    def is_terminal(self) -> bool:
        return self._core is not None and self._core.over

    def is_simultaneous_node(self) -> bool:
        return self.current_player() == SIMULTANEOUS

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_initial_state(self) -> bool:
        return not self._history

    def is_mean_field_node(self) -> bool:
        return False

    # ---- Actions ----

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; empty for a player who does not act now."""
        if self._core is None:
            return [outcome for outcome, _ in self.chance_outcomes()] if player in (None, CHANCE) else []
        if player is None and self.is_simultaneous_node():
            return sorted({action for seat in self._core.to_act for action in self._core.legal_indices(seat)})
        seat = self._core.current if player is None else player
        acts = seat in self._core.to_act and (self._is_simultaneous() or seat == self._core.current)
        return sorted(self._core.legal_indices(seat)) if acts else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        size = self._game.max_chance_outcomes() if self._core is None else self._game.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._core is not None:
            raise ValueError("This is not a chance node.")
        deals = self._game.deals or 1
        return [(deal, 1 / deals) for deal in range(deals)]

    def legal_chance_outcomes(self) -> list[int]:
        return [outcome for outcome, _ in self.chance_outcomes()]

    def apply_action(self, action: int) -> None:
        action = operator.index(action)
        if self._core is None:
            if not 0 <= action < self._game.max_chance_outcomes():
                raise ValueError(f"There is no deal {action}.")
            sampled = self._game.deals is None
            self._deal(random.getrandbits(64) if sampled else action, action)
        elif self.is_simultaneous_node():
            raise ValueError("Several players act now; use apply_actions.")
        else:
            current = self._core.current
            if current is None:
                raise ValueError("The game is over.")
            self._act(current, action)

    def apply_actions(self, actions: Sequence[int]) -> None:
        """One action for each player. The actions of players who do not act now are ignored."""
        players = self._game.num_players()
        if len(actions) != players:
            raise ValueError(f"There must be {players} actions, not {len(actions)}.")
        core = self._dealt()
        if core.over:
            raise ValueError("The game is over.")
        seats = core.to_act if self._is_simultaneous() else core.to_act[:1]
        for seat in seats:
            if actions[seat] not in core.legal_indices(seat):
                raise ValueError(f"Action {actions[seat]} is not legal for player {seat}.")
        for seat in seats:
            self._act(seat, operator.index(actions[seat]))

    def apply_action_with_legality_check(self, action: int) -> None:
        self.apply_action(action)

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        player = self.current_player() if action is None else player_or_action
        number = player_or_action if action is None else action
        if player == CHANCE or self._core is None:
            return "deal" if self._game.deals is None else f"deal {number}"
        if player >= 0 and number in self._core.legal_indices(player):
            return str(self._core.action(number, player))
        return self._game.core.action_name(number)

    def string_to_action(self, *arguments: typing.Any) -> int:
        """`string_to_action(text)` for the current player, or `string_to_action(player, text)`."""
        *player, text = arguments
        return self._dealt().index(str(text), *player)

    # ---- Results ----

    def returns(self) -> list[float]:
        if self._core is None:
            return [0.0] * self._game.num_players()
        return returns(self._core, self._game.utility)

    rewards = returns  # only the end of a game is rewarded

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    player_reward = player_return

    # ---- What players know ----

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now, as JSON."""
        seat = self._viewer(player)
        return "" if self._core is None else json.dumps(self._core.view_dict(seat), sort_keys=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self._viewer(player)
        if self._core is None:
            return [0.0] * self._game.observation_tensor_size()
        return list(map(float, self._core.observation(seat)))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has done and seen, from the deal until now."""
        seat = self._viewer(player)
        if self._core is None:
            return ""
        start, own, seen = self._knowledge(seat)
        return json.dumps({"start": start, "own": own, "seen": seen, "now": self._core.view_dict(seat)}, sort_keys=True)

    information_state_tensor = observation_tensor

    # ---- The tree ----

    def clone(self) -> State:
        copy = State(self._game)
        copy._core = None if self._core is None else self._core.clone()
        copy._start = self._start
        copy._known = self._known
        copy._history = list(self._history)
        copy._players = list(self._players)
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, typing.Any]) -> State:
        return self.clone()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] = random.random) -> State:
        """A state with the same information state for this player; everything hidden is dealt again.

        `sampler` returns random numbers from 0 to 1. The other players remember nothing from before.
        """
        copy = self.clone()
        if self._core is not None:
            seat = self._viewer(player)
            copy._core = self._core.redeal(seat, int(sampler() * 2**53))
            copy._start = copy._core.clone()
            copy._known = seat, self._knowledge(seat)
        return copy

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def history(self) -> list[int]:
        return list(self._history)

    def full_history(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(player=who, action=action) for who, action in zip(self._players, self._history)]

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def serialize(self) -> str:
        if self._known is not None:
            raise ValueError("This state was dealt again; only states of real games can be written.")
        seed = None if self._core is None else self._core.seed
        moves = list(zip(self._players, self._history))[1:]
        return json.dumps({"seed": seed, "history": self._history, "moves": moves})

    def __str__(self) -> str:
        return "" if self._core is None else self._core.draw()

    # ---- Inside ----

    def _dealt(self) -> CoreState:
        if self._core is None:
            raise ValueError("The game has not been dealt yet.")
        return self._core

    def _knowledge(self, seat: int) -> Knowledge:
        core = self._dealt()
        own = [str(action) for actor, action in core.moves if actor == seat]
        seen = [[event.name, event.args] for event in core.events(seat)]
        if self._known is not None and self._known[0] == seat:
            start, own_before, seen_before = self._known[1]
            return start, own_before + own, seen_before + seen
        return (self._start or core).view_dict(seat), own, seen

    def _is_simultaneous(self) -> bool:
        return self._game.simultaneous and self._core is not None and len(self._core.to_act) > 1

    def _viewer(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._game.num_players():
            raise ValueError(f"There is no player {seat}.")
        return seat

    def _deal(self, seed: int, outcome: int) -> None:
        self._core = self._game.core.new(seed)
        self._start = self._core.clone()
        self._history.append(outcome)
        self._players.append(CHANCE)

    def _act(self, seat: int, action: int) -> None:
        core = self._dealt()
        if action not in core.legal_indices(seat):
            raise ValueError(f"Action {action} is not legal for player {seat}.")
        core.apply(action, seat)
        self._history.append(action)
        self._players.append(seat)
