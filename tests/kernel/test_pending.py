"""What may lie on the stack follows from the plans: a day, a night, and what is done in them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from hindmost.kernel.acting import ActAs
from hindmost.kernel.frames import ANYWHERE, Frame
from hindmost.kernel.messages import Json
from hindmost.kernel.modules import Module
from hindmost.kernel.order import AnyOrder
from hindmost.kernel.pending import misplaced
from hindmost.kernel.plans import Plan
from hindmost.kernel.state import State
from hindmost.kernel.table import Table


class Rise(Frame[State]):
    __slots__ = ()


class Work(Frame[State]):
    __slots__ = ()


class Rest(Frame[State]):
    __slots__ = ()


class Dream(Frame[State]):
    __slots__ = ()


class Begin(Frame[State]):
    __slots__ = ()


class Finish(Frame[State]):
    __slots__ = ()


class Only(Frame[State]):
    __slots__ = ()


class Tool(Frame[State]):
    """Used at work."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("work",)


class Handle(Frame[State]):
    """Lies on a tool."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("tool",)


class Dust(Frame[State]):
    """Comes in the only step of a plan that is begun in the last step of a task."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("only",)


class Splinter(Frame[State]):
    """Comes in the only step of a plan that is begun on a tool."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("sharpen",)


class Sharpen(Frame[State]):
    __slots__ = ()


class Snore(Frame[State]):
    """Comes in the last step of a day, and of a night."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("rest",)


class Ghost(Frame[State]):
    """Comes in dreams."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("dream",)


class Coin(Frame[State]):
    """Is spent at any time."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ANYWHERE


RISE: Final = Rise()
WORK: Final = Work()
REST: Final = Rest()
DREAM: Final = Dream()
BEGIN: Final = Begin()
FINISH: Final = Finish()


class Days(Module):
    key: ClassVar[str] = "days"

    def plans(self) -> tuple[Plan, ...]:
        return (
            Plan("day", (("rise", RISE), ("work", WORK), ("rest", REST))),
            Plan("night", (("dream", DREAM), ("rest", REST))),
            Plan("task", (("begin", BEGIN), ("finish", FINISH)), within=("work",)),
            Plan("part", (("only", Only()),), within=("finish",)),
            Plan("care", (("sharpen", Sharpen()),), within=("tool",)),
        )


class Pile(State):
    """Nothing but a stack."""

    __slots__ = ()

    def copy(self) -> Pile:
        return Pile(self.table, self.stack[:], self.active, [], None)

    def to_json(self) -> Json:
        return {}


TABLE: Final = Table((Days(),), 2, {}, {})


def problems(*frames: Frame[Any]) -> list[str]:
    """What is wrong with a stack, given from the bottom."""
    return misplaced(Pile(TABLE, list(frames), 0, [], None))


POSSIBLE: Final[dict[str, tuple[Frame[Any], ...]]] = {
    "nothing": (),
    "a whole plan": (REST, WORK, RISE),
    "what is left of a plan": (REST, WORK),
    "another plan with the same last step": (REST, DREAM),
    "a plan within a step": (REST, FINISH, BEGIN),
    "what is left of it": (REST, FINISH),
    "a plan within a step that lies there again": (REST, WORK, FINISH, BEGIN),
    "a plan within the last step of a plan within a step": (REST, Only()),
    "a frame within a step": (REST, Tool()),
    "several": (REST, Tool(), Tool()),
    "a frame beneath what is left of a plan": (REST, Tool(), FINISH),
    "a frame on another": (REST, Tool(), Handle()),
    "a plan on a frame": (REST, Tool(), Sharpen()),
    "a frame within its last step, which leaves no trace": (REST, Tool(), Splinter()),
    "several there": (REST, Tool(), Splinter(), Coin(), ActAs(1), Splinter()),
    "a frame of the other plan": (REST, Ghost()),
    "a frame within a last step that leaves no trace": (REST, Dust()),
    "a frame within the last step of all": (Snore(),),
    "that of a plan that waits for it": (REST, Snore()),
    "what comes anywhere at the bottom": (Coin(),),
    "what comes anywhere between": (REST, Coin(), FINISH, BEGIN, Coin()),
    "another acts": (REST, ActAs(0), Tool(), ActAs(1)),
    "another acts between steps": (REST, ActAs(0), WORK, ActAs(1), RISE),
    "an order of choice": (REST, Tool(), Tool(), AnyOrder(0, (1, 1))),
    "nobody but one who acts": (ActAs(0),),
}

IMPOSSIBLE: Final[dict[str, tuple[tuple[Frame[Any], ...], str, str]]] = {
    "something between the steps of a plan": ((REST, FINISH, Coin(), BEGIN), "begin", "coin finish rest"),
    "a step is left out": ((REST, RISE), "rise", "rest"),
    "the last step is missing": ((WORK, RISE), "work", ""),
    "steps in the wrong order": ((REST, RISE, WORK), "rise", "rest"),
    "a step comes twice": ((REST, WORK, WORK), "work", "work rest"),
    "a plan outside its step": ((REST, DREAM, FINISH), "finish", "dream rest"),
    "a plan at the bottom that is none": ((FINISH, BEGIN), "finish", ""),
    "a frame outside its step": ((REST, DREAM, Tool()), "tool", "dream rest"),
    "a frame without its step": ((Tool(),), "tool", ""),
    "a frame of a step before the last, at the bottom": ((Ghost(),), "ghost", ""),
    "a frame of a nested plan, at the bottom": ((Dust(),), "dust", ""),
    "a frame not on its like": ((REST, Handle()), "handle", "rest"),
    "a frame on the wrong one": ((REST, Tool(), Coin(), Handle()), "handle", "coin tool rest"),
    "a frame within a step of a plan that is begun on another": ((REST, Splinter()), "splinter", "rest"),
    "frames of both plans": ((REST, Tool(), Ghost()), "ghost", "tool rest"),
    "frames of both plans, the other way round": ((REST, Ghost(), Tool()), "tool", "ghost rest"),
    "two days at once": ((REST, WORK, RISE, REST, WORK, RISE), "rest", "rise work rest"),
    "a night within a day": ((REST, WORK, REST, DREAM), "rest", "work rest"),
    "somebody else acts in vain": ((REST, ActAs(0), Ghost(), ActAs(1), Tool()), "tool", "ghost rest"),
}


@pytest.mark.parametrize("stack", POSSIBLE.values(), ids=POSSIBLE)
def test_what_plans_could_have_put_there_is_possible(stack: tuple[Frame[Any], ...]) -> None:
    assert problems(*stack) == []


@pytest.mark.parametrize(("stack", "found", "below"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_nothing_could_have_put_there_is_named(stack: tuple[Frame[Any], ...], found: str, below: str) -> None:
    assert problems(*stack) == [f"the step {found} cannot come before these: {below}"]


def test_every_position_of_a_plan_with_everything_in_it_is_possible() -> None:
    """However far the plans have come, a task in the day, a part in the task, dust in the part."""
    day: list[Frame[Any]] = [REST, WORK, RISE]
    for left in range(1, len(day) + 1):
        assert problems(*day[:left]) == []
    for task in ([FINISH, BEGIN], [FINISH], []):
        assert problems(REST, *task, Coin()) == []
    assert problems(REST, FINISH, Dust()) == [], "it may lie there again while the part is under way"
    assert problems(REST, Dust(), Dust(), Coin()) == []
