"""Chronicle 11, Plans and Prosperity: monuments that are planned, paid and built over one's own tiles."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import COUNT, ELSEWHERE
from hindmost.kernel.craft import AFTER, BEFORE, Component, Hook, Insert, Line, NoteKind, Plan, Slice, State
from hindmost.kernel.kinds import DEED
from hindmost.mechanics.craft import Living

from . import worth
from .building import BEGIN_PLANS, BUILD, FILL_PLANS
from .checking import problems
from .conditions import Beside, BesideType
from .named import CountsAs, InTheFort, Supply, Supplying
from .plans import DATA, KEY, PLANS, Plans, ScorePlans, plan_message, sheet_lines
from .seen import PlansBeside, PlansHeld
from .taking import TAKE_PLAN, OnPlans


class PlansAndProsperity(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 11
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 15
    difficulty: ClassVar[str] = "high"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = Plans
    readings: ClassVar[dict[str, Any]] = {"tile": plan_message}
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "plan-taken": ("tile",),
        "plan-endowed": ("good", "tile"),
        "plan-filled": ("tile", "n"),
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = {"plan-taken": DEED, "plan-filled": DEED}

    def plans(self) -> tuple[Plan, ...]:
        return (TAKE_PLAN, BUILD)

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("turn", BEFORE, "lapse", "begin-plans", BEGIN_PLANS),
            Insert("turn", BEFORE, "lapse", "plans", FILL_PLANS),
            Insert("final", AFTER, "final", "plans", ScorePlans()),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return ((ELSEWHERE, OnPlans()), (COUNT, InTheFort()))

    def effects(self) -> tuple[Living, ...]:
        return (Living(Beside, deed=BesideType), Living(Supply, Supplying), Living(CountsAs))

    def components(self) -> tuple[Component, ...]:
        return (PlansBeside(), PlansHeld())

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        return meaning != "plan" or value in range(len(PLANS))

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return problems(g)

    def stakes(self, g: Any, seat: int, ahead: Prospects) -> dict[str, float]:
        return worth.stakes(g, seat, ahead)


PLANS_AND_PROSPERITY: Final = PlansAndProsperity()
