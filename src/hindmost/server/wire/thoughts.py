"""Hints and analyses as they travel."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hindmost.kernel.kinds import Kind
from hindmost.server.wire.messages import Message, Seat, Version


class ThoughtStep(Struct, frozen=True):
    """One answer of a turn that might be played."""

    id: str
    kind: Kind
    message: Message
    targets: list[str]
    """The things on the table it points at, as options call them."""
    detail: bool
    """Whether it only settles particulars, or ends the turn."""


class ThoughtTerm(Struct, frozen=True, omit_defaults=True):
    """A part of what makes a difference, in VP."""

    term: str
    message: Message
    value: float
    played: float = 0.0
    best: float = 0.0
    """In an analysis: what it is after the turn that was played, and after the better one."""


class ThoughtLine(Struct, frozen=True):
    """A turn, and what may be expected of it."""

    steps: list[ThoughtStep]
    targets: list[str]
    lead: float
    """What the seat will have, less what the best of the others will have."""
    error: float
    """The standard error of that."""
    chance: float
    """To win, from 0 to 1."""
    terms: list[ThoughtTerm]
    """By which it differs from the others that are shown."""


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    version: Version


class HintInfo(Struct, frozen=True):
    """What the seat might do, found with nothing but what it may know."""

    seat: int
    version: str
    nudge: Message
    """What to think of, and no answer."""
    lines: list[ThoughtLine]
    """Up to three turns, the best first."""
    rollouts: int
    looks: int
    """How often the seat has been given one at this table, this one included, since the server was started."""


class SeatsStand(Struct, frozen=True):
    """How the seats stand at a moment, by seat."""

    leads: list[float]
    errors: list[float]
    chances: list[float]


class TurnThought(Struct, frozen=True):
    """A turn that was played, thought over."""

    number: int
    at: int
    """So many answers stood before it, and so many after it: `/past/{at}` shows that moment."""
    end: int
    seat: int
    whole: bool
    """Whether it begins a turn, and does not go on with one in which something came to light."""
    played: ThoughtLine
    second: ThoughtLine | None
    best: ThoughtLine | None
    """What was surely better; null if nothing was."""
    loss: float
    loss_error: float
    verdict: Literal["", "slip", "blunder"]
    terms: list[ThoughtTerm]
    after: SeatsStand
    luck: list[float]
    """By seat: by how much its lead is better for what came to light than could be expected."""
    luck_errors: list[float]


class Thoughts(Struct, frozen=True):
    """A game thought over."""

    format: str
    game: str
    seats: int
    scores: list[int] | None
    answers: int
    beginning: SeatsStand
    turns: list[TurnThought]
    losses: list[int]
    """The numbers of the turns that lost something for sure, the worst first."""
    lost: list[float]
    luck: list[float]
    luck_errors: list[float]


class AnalysisInfo(Struct, frozen=True):
    """How far an analysis has come, and all of it once it is done. It is kept with the table."""

    done: int
    turns: int
    """So many of so many turns; 0 of 0 until they are counted."""
    analysis: Thoughts | None
