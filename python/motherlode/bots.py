"""Our bots, and your own.

    >>> import motherlode
    >>> from motherlode import bots
    >>> state = motherlode.load("boomtown_builders", players=2).new(seed=1)
    >>> str(bots.level("greedy").choose(state)) in map(str, state.legal())
    True

Your own bot is a function that gets a `Turn` and returns an action:

    >>> def first(turn):
    ...     return turn.legal[0]
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any, Protocol, Union

from . import Action, Bot, Game, State, bot_names

#: The levels that search, from the weakest to the strongest.
LEVELS = tuple(name for name in bot_names() if name not in ("random", "greedy"))


def _checked(state: Any) -> State:
    if not isinstance(state, State):
        raise TypeError(f"{state!r} is not a State.")
    return state


class Turn:
    """What a bot knows when it must act: everything its seat sees, and nothing else.

    The rest is dealt anew, so a bot cannot find out anything hidden, and may search from `redeal`.
    """

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self._state = _checked(state).redeal(seat, seed)
        self.seat = seat
        self.seed = seed

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def view(self) -> Any:
        return self._state.view(self.seat)

    @property
    def view_dict(self) -> dict[str, Any]:
        return self._state.view_dict(self.seat)

    @property
    def legal(self) -> list[Action]:
        return self._state.legal(self.seat)

    @property
    def legal_indices(self) -> list[int]:
        return self._state.legal_indices(self.seat)

    @property
    def observation(self) -> Any:
        return self._state.observation(self.seat)

    @property
    def mask(self) -> Any:
        return self._state.mask(self.seat)

    @property
    def prompt(self) -> str:
        return self._state.prompt(self.seat)

    def redeal(self, seed: int) -> State:
        """A state that looks the same to this seat."""
        return self._state.redeal(self.seat, seed)


class _Chooser(Protocol):
    def choose(self, state: State, seat: int | None = None, seed: int = 0) -> Action: ...


#: A bot by name, one of ours, or a function.
AnyBot = Union[str, _Chooser, Callable[[Turn], Any]]


class NamedBot:
    """One of our bots, for any game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bots: dict[int, tuple[Game, Bot]] = {}

    def choose(self, state: State, seat: int | None = None, seed: int = 0) -> Action:
        """The bot's action. It sees only what the seat sees."""
        return self._bot_for(state).choose(state, seat, seed)

    def optional_move(self, state: State, seat: int) -> Action | None:
        """The action of a seat that may act but need not, such as the answer to an offer; None to pass."""
        return self._bot_for(state).optional_move(state, seat)

    def _bot_for(self, state: State) -> Bot:
        game = _checked(state).game
        if id(game) not in self._bots:
            self._bots[id(game)] = (game, Bot(game, self.name))
        return self._bots[id(game)][1]

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


class FunctionBot:
    """A function as a bot."""

    def __init__(self, function: Callable[[Turn], Any]) -> None:
        if not callable(function):
            raise TypeError(f"{function!r} is not a bot: use a name, one of ours, or a function.")
        self.function = function
        self.name = getattr(function, "__name__", type(function).__name__)

    def choose(self, state: State, seat: int | None = None, seed: int = 0) -> Any:
        actor = _checked(state).current if seat is None else seat
        if actor is None:
            raise ValueError("The game is over.")
        return self.function(Turn(state, actor, seed))

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def level(name: str) -> NamedBot:
    """A bot by name: one of `LEVELS`, "random" or "greedy"."""
    known = bot_names()
    if name not in known:
        raise ValueError(f"There is no bot {name!r}. The bots: {', '.join(known)}.")
    return NamedBot(name)


def search(iterations: int = 500) -> NamedBot:
    """Monte Carlo tree search with this many iterations for each decision."""
    if iterations < 1:
        raise ValueError("A search needs at least one iteration.")
    return NamedBot(f"search:{iterations}")


def bot_of(bot: AnyBot) -> Any:
    """The bot for a name, one of ours, or a function."""
    if isinstance(bot, str):
        return NamedBot(bot)
    if hasattr(bot, "choose") and hasattr(bot, "name"):
        return bot
    return FunctionBot(typing.cast(Callable[[Turn], Any], bot))


def next_move(state: State, bots_by_seat: dict[int, Any], seed: int = 0) -> tuple[int, Any] | None:
    """The seat and action of the bot that acts next; None if none of these bots does.

    Optional moves come first, then the first seat that must act. A function makes no optional moves.
    """
    for seat in state.may_act:
        optional_move = getattr(bots_by_seat.get(seat), "optional_move", None)
        if optional_move and (action := optional_move(state, seat)):
            return seat, action
    for seat in state.to_act:
        if seat in bots_by_seat:
            return seat, bots_by_seat[seat].choose(state, seat, seed)
    return None
