"""Frames: the unfinished part of a game, as a stack of small immutable values.

A frame asks one question or does one thing. It is popped before it acts and is never changed: to go on, it pushes a
successor. So copying a game copies a list, and every position can be saved, shown and resumed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from hindmost.kernel.coming import Coming
from hindmost.kernel.messages import Json, Msg, Reason
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.standing import NO, Standing

if TYPE_CHECKING:
    from hindmost.kernel.state import State

NATURE: Final = -1
"""The seat that answers chance questions."""

ANYWHERE: Final = ("*",)
"""For `Frame.within`: what any step may call upon, such as a payment."""

G = TypeVar("G", bound="State")


_KINDS: Final[dict[type, str]] = {}
"""The names of frames, found once."""


class Refusal:
    """A choice that a player might try and may not make now, with the reason."""

    __slots__ = ("choice", "reason")

    def __init__(self, choice: int, reason: Reason) -> None:
        self.choice = choice
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One thing to ask or to do. Subclasses override either `run`, or `ask` and `choose`."""

    __slots__ = ()

    shape: ClassVar[dict[str, str]] = {}
    """Its fields, in the order of the constructor, and what each means ("seat", "cell", ...): a snapshot's values are
    checked against it."""
    within: ClassVar[tuple[str, ...]] = ()
    """The steps of plans during which it may wait for its time beside them, and the kinds of frames that it may lie on;
    empty for what is only ever a step itself. See `kernel.pending`."""
    formerly: ClassVar[str] = ""
    """The kind of frame that stood for it in snapshots of earlier versions, if it was told apart from that later."""
    detail: ClassVar[bool] = False
    """Whether it only settles particulars of what was chosen, such as which cubes pay: its default may stand for it."""
    passing: ClassVar[tuple[str, str]] = ("", "")
    """Where one may pass: how the message of that choice goes on, and the clause that allows it."""
    runs_alone: ClassVar[bool] = False
    """Whether nobody need be asked where one answer is left: a payment, where somebody moves to. It stays an answer,
    which the record keeps and undo takes back."""

    face_down: ClassVar[bool] = False
    """Of a chance question: whether it draws what lies face down, or shows what somebody holds face down. At a real
    table nobody could tell what came, so that it is drawn as ever unless everything is told."""

    def ask(self, g: G) -> list[int] | None:
        """All legal choices, never an empty list; None when there is nothing to ask. Pure: may be called any time."""
        return None

    def run(self, g: G) -> None:
        """Do it. Called instead of `choose` when `ask` gave None."""

    def seat(self, g: G) -> int:
        """Who answers."""
        return g.active

    def choose(self, g: G, choice: int) -> None:
        """Carry out one of the choices that `ask` gave."""

    def stream(self, g: G) -> str:
        """The purpose of a chance question."""
        return self.kind()

    def weights(self, g: G) -> list[int] | None:
        """The odds of a chance question; None: all outcomes alike."""
        return None

    def comes(self, g: G, choice: int) -> Coming:
        """One of the outcomes of a chance question in words, where somebody tells what came."""
        return Coming(f"{self.kind()} {choice}", Msg(f"comes-{self.kind()}", {"n": choice}))

    def default(self, g: G, options: list[int]) -> int | None:
        """The proposed answer, if one is better than the others without thinking."""
        return None

    def refusals(self, g: G) -> list[Refusal]:
        """Choices one might try here and why they are not offered. For people: never called while playing out."""
        return []

    def title(self, g: G) -> Msg:
        """The question in words."""
        return Msg(f"ask-{self.kind()}", {})

    def label(self, g: G) -> Msg:
        """What it is called where a player chooses which of several comes next (see `kernel.order`)."""
        return Msg(f"step-{self.kind()}", {})

    def reveals(self, g: G) -> bool:
        """Whether it shows something hidden without asking nature, so that what led to it cannot be taken back. Of a
        chance question: whether its answer makes others show what they hide, so that nobody may try it beforehand."""
        return False

    def fields(self) -> tuple[int, ...]:
        """The constructor's arguments, as numbers."""
        return tuple([getattr(self, name) for name in self.shape])

    def meanings(self) -> list[tuple[str, int]]:
        """Every field with its meaning, for `Rules.fits`."""
        return list(zip(self.shape.values(), self.fields(), strict=True))

    def faults(self, g: G) -> list[str]:
        """What is impossible about the frame as a whole, in sentences that go on "the frame ..."."""
        return []

    @classmethod
    def wanted(cls) -> tuple[str, ...]:
        """What its fields mean, in their order, for whoever writes them by hand."""
        return tuple(cls.shape.values())

    @classmethod
    def revive(cls, numbers: list[int]) -> Frame[G]:
        """The frame from its `fields`; TypeError or ValueError if they are not such."""
        if len(numbers) != len(cls.shape):
            raise ValueError(numbers)
        make: Any = cls
        frame: Frame[G] = make(*numbers)
        return frame

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        """How its question may be answered beforehand at a table, once for all; none: the seat is asked each time.
        What it is about is then said by `when-<kind>`."""
        return ()

    @classmethod
    def kind(cls) -> str:
        """The frame's name outside: `MoveTo` is "move-to"."""
        kind = _KINDS.get(cls)
        if kind is None:
            kind = _KINDS[cls] = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        return kind

    def to_json(self) -> Json:
        return [self.kind(), *self.fields()]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Frame) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.kind(), self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[G]):
    """A question during which the any-time actions of the table may be taken too.

    The list that `ask` gives is nobody else's: their choices are added to it.
    """

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Frame[G]):
    """Asked of a seat because of something that another has done, mostly out of its own turn: whoever would rather not
    be asked each time gives a standing answer for its kind."""

    __slots__ = ()

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO,)

    def declined(self, g: G) -> int | None:
        """The choice that lets it be; None where something must be chosen."""
        return None

    def default(self, g: G, options: list[int]) -> int | None:
        return self.declined(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Frame[G]):
    """Asks several seats at once; nobody learns an answer before all are in, and the order of answering is nothing.

    `answers[i]` belongs to `seats[i]`; -1 while it is missing. Subclasses say what is asked and what follows. One that
    needs more fields takes them after these two and names them, and only them, in `shape`.
    """

    __slots__ = ("answers", "seats")

    def __init__(self, seats: tuple[int, ...], answers: tuple[int, ...]) -> None:
        self.seats = seats
        self.answers = answers

    def with_answers(self, answers: tuple[int, ...]) -> Secret[G]:
        """The same question with other answers so far."""
        make: Any = type(self)
        frame: Secret[G] = make(self.seats, answers, *super().fields())
        return frame

    def fields(self) -> tuple[int, ...]:
        return (len(self.seats), *self.seats, *self.answers, *super().fields())

    def meanings(self) -> list[tuple[str, int]]:
        return [
            *(("seat", seat) for seat in self.seats),
            *(("answer", answer) for answer in self.answers),
            *zip(self.shape.values(), super().fields(), strict=True),
        ]

    def faults(self, g: G) -> list[str]:
        if len(set(self.seats)) < len(self.seats):
            return ["asks a seat twice"]
        answered = [(seat, answer) for seat, answer in zip(self.seats, self.answers, strict=True) if answer >= 0]
        return [
            f"has an answer of seat {seat} that was not offered"
            for seat, answer in answered
            if answer not in self.ask_seat(g, seat)
        ]

    @classmethod
    def wanted(cls) -> tuple[str, ...]:
        return ("seats", "answers", *cls.shape.values())

    @classmethod
    def revive(cls, numbers: list[int]) -> Secret[G]:
        count = numbers[0] if numbers else -1
        if count < 0 or len(numbers) < 2 * count + 1:
            raise ValueError(numbers)
        make: Any = cls
        frame: Secret[G] = make(
            tuple(numbers[1 : count + 1]), tuple(numbers[count + 1 : 2 * count + 1]), *numbers[2 * count + 1 :]
        )
        return frame

    def ask_seat(self, g: G, seat: int) -> list[int]:
        """The choices of one of the seats; must not depend on the others' answers."""
        return []

    def resolve(self, g: G, answers: list[int]) -> None:
        """All answers are in, in the order of `seats`."""

    def missing(self) -> list[int]:
        """The seats that have not answered yet."""
        return [self.seats[place] for place, answer in enumerate(self.answers) if answer < 0]

    def answer_of(self, seat: int) -> int:
        """What one of the seats has answered so far; -1 while it is missing."""
        return self.answers[self.seats.index(seat)]

    def resampled(self, g: G, seat: int, answer: int, pick: Callable[[int], int]) -> int:
        """Anything that the seat, which has answered, might have answered instead."""
        options = self.ask_seat(g, seat)
        return options[pick(len(options))]

    def seat(self, g: G) -> int:
        return self.missing()[0]

    def ask(self, g: G) -> list[int] | None:
        missing = self.missing()
        return self.ask_seat(g, missing[0]) if missing else None

    def run(self, g: G) -> None:
        """Nobody was to be asked."""
        self.resolve(g, list(self.answers))

    def answer(self, g: G, seat: int, choice: int) -> None:
        """Note one seat's answer (or its new answer, while others are missing) and resolve once all are in."""
        place = self.seats.index(seat)
        answers = (*self.answers[:place], choice, *self.answers[place + 1 :])
        if min(answers) < 0:
            g.stack.append(self.with_answers(answers))
        else:
            self.resolve(g, list(answers))

    def choose(self, g: G, choice: int) -> None:
        self.answer(g, self.seat(g), choice)
