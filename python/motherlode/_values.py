"""The values that states and records return, and the exceptions."""

from __future__ import annotations

import dataclasses
import typing

if typing.TYPE_CHECKING:
    from motherlode._core import Action


class MotherlodeError(ValueError):
    """Something that the caller can correct: a wrong option, an unknown action, a broken record."""


class Refused(MotherlodeError):
    """An action that the rules forbid."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str]]:
        return Refused, (self.rule, self.sentence)


class Refusal(typing.NamedTuple):
    """Why an action is not legal."""

    rule: str  # its id in docs/rules
    sentence: str


@dataclasses.dataclass(frozen=True)
class Event:
    """Something that happened."""

    name: str
    args: dict[str, typing.Any]
    rule: str
    sentence: str
    seen_by: list[int]  # seats
    learned: list[int]  # seats that learned something hidden


@dataclasses.dataclass(frozen=True)
class SeatResult:
    """The score of one seat."""

    total: int
    rank: int  # 1 is first; before the end of the game, as if it ended now
    by_source: dict[str, int]


@dataclasses.dataclass(frozen=True)
class Rival:
    """The score of an opponent without a seat, such as Shade in a solo game of Coloma."""

    total: int
    rank: int


@dataclasses.dataclass(frozen=True)
class Result:
    """The scores of all seats."""

    finished: bool
    seats: list[SeatResult]
    tie_break: str | None  # the criterion that decided first place, if the score did not
    rival: Rival | None

    @property
    def winners(self) -> list[int]:
        """The seats in first place; several if they tie, none before the end."""
        return [seat for seat, result in enumerate(self.seats) if self.finished and result.rank == 1]


class Move(typing.NamedTuple):
    """One move of a record."""

    seat: int
    action: Action
    hash: int  # of the state after the move
