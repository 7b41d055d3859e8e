"""What a seat thinks of beforehand, as types: plans, and standing answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from hindmost.server.limits import NOTE, OPTION, PLAN_STEPS
from hindmost.server.wire.messages import Message, OptionId, Seat, State, Version


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer in a plan: of one's own seat, or what a rival might do."""

    seat: Seat
    option: OptionId
    label: Message | None = None
    """What it says, given by the server: an option of the same id that names something else is another option."""


PlanSteps: TypeAlias = Annotated[list[PlanStep], Meta(max_length=PLAN_STEPS)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
PlanNote: TypeAlias = Annotated[str, Meta(max_length=NOTE, description="Plain text, shown as text only.")]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to try out in private. Nothing of it is kept, and nobody hears of it."""

    seat: Seat
    """Yours: what it cannot know is dealt anew."""
    version: Version
    """The position that the steps were made for. If the table has moved on, those that no longer fit are left out."""
    steps: PlanSteps = []
    ahead: bool = False
    """Let bots play for the rivals until your seat is asked."""


class Tried(Struct, frozen=True):
    """Where the moves lead, as your seat may know it."""

    version: str
    """The position that was planned on."""
    steps: list[PlanStep]
    state: State
    """As at the table, with the question of whoever is asked (its `seat`), and of the log only what the plan adds."""
    guessed: bool
    """Whether chance was asked: what was drawn is one of the things that may happen."""
    over: bool


class NewPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan to be kept: a note that only your seat can read."""

    seat: Seat
    version: Version
    steps: PlanSteps
    note: PlanNote = ""


class PlanChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays."""

    seat: Seat
    note: PlanNote | UnsetType = UNSET
    armed: bool | UnsetType = UNSET
    """Play it when your turn comes, if it can be played then. At most one plan of a seat is armed."""
    most: Coins | UnsetType | None = UNSET
    """Only if it takes at most so many coins; null: whatever it takes."""


class PlanInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    seat: int
    note: str
    steps: list[PlanStep]
    fate: Literal["kept", "armed", "played", "dropped"]
    """`dropped`: it was armed and could not be played; `reason` says why."""
    created: float
    takes: int | None = None
    """The coins that your part of it took when it was kept; null where there are none in the game."""
    most: int | None = None
    reason: Message | None = None
    rule: str = ""


class PlanList(Struct, frozen=True):
    plans: list[PlanInfo]
    """The newest first."""


class StandingAnswer(Struct, frozen=True):
    """A way to answer questions of a kind beforehand."""

    name: str
    label: Message


class StandingQuestion(Struct, frozen=True):
    """A kind of question that is asked out of turn, and how your seat answers it."""

    kind: str
    """As in a prompt."""
    label: Message
    answers: list[StandingAnswer]
    chosen: str | None
    """The name of one of the answers; null: you are asked."""


class StandingList(Struct, frozen=True):
    """Known to your seat alone."""

    seat: int
    questions: list[StandingQuestion]
    """Those that can be asked at this table; none where nobody is asked out of turn."""


class StandingWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer questions of a kind like this from now on, the one that is asked now included."""

    seat: Seat
    kind: Annotated[str, Meta(min_length=1, max_length=OPTION)]
    answer: Annotated[str, Meta(min_length=1, max_length=OPTION)] | None
    """The name of one of the answers; null: ask again."""
