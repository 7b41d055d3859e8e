"""Lady Auto MacNifique at a printed table: she keeps her cards and her board, and asks for what her rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.scoring import RollForAll
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import Conduct
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.levels import LEVELS, Level
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.module import NOTES, MacNifique, macnifique
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.setting_up import ShufflePriorities
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.turn import DrawCard
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_all_mobs import ALL, MOBS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c08 import StackColumn
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c09 import DrawForEvent
from hindmost.games.glen_more_ii.points import ELSEWHERE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.craft import Actor, Fold, Frame, Hook, Insert, Json, Msg, Note, Plan, Slice
from hindmost.kernel.errors import BadConfiguration

from . import scoring, stacks, turn
from .board import TableBoard, table_board
from .told import Told
from .told_c01 import ToldOfBoats
from .told_c02 import ToldOfMountain
from .told_c03 import ToldOfSales
from .told_c05 import ToldOfHaggis
from .told_c06 import ToldOfTables
from .told_c07 import ToldOfGreatGlen
from .told_c08 import ToldOfMobs
from .told_c09 import ToldOfFeasts
from .told_c10 import ToldOfGames
from .told_c11 import ToldOfPlans

TOLDS: Final[tuple[Told, ...]] = (
    ToldOfBoats(),
    ToldOfMountain(),
    ToldOfSales(),
    ToldOfHaggis(),
    ToldOfTables(),
    ToldOfGreatGlen(),
    ToldOfMobs(),
    ToldOfFeasts(),
    ToldOfGames(),
    ToldOfPlans(),
)
"""In ascending order."""

Arguments = tuple[str, ...] | Callable[[Any, Note], dict[str, int | str | Msg]]


def _stack(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    return {"stack": g.book.stack_names[note.a]}


OWN_NOTES: Final[dict[str, tuple[Arguments, str]]] = {
    "lady-sees-tile": (("tile",), "C12-COMP-03"),
    "lady-sees-stop": (("tile",), "C12-COMP-03"),
    "lady-sees-last": (_stack, "C12-COMP-05"),
    "lady-sees-more": (_stack, "C12-COMP-05"),
    "lady-sees-clan": (("domain",), "C12-COMP-07"),
    "lady-sees-toll": ((), "C12-COMP-11"),
    "lady-sees-sale": (("n",), "C12-COMP-11"),
    "lady-sails": (("n",), "C12-C1-06"),
    "lady-market-rows": ((), "C12-MARKET-02"),
}
"""What she was told, and what you do for her."""


class YoursElsewhere(Fold[GlenMoreII, "list[int]"]):
    """The tiles on which your pawn stopped."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [*value, *table_board(g).yours]


def _lying(g: GlenMoreII, note: Note) -> list[str]:
    """The tile itself: where it lay does not matter at the table."""
    return [f"tile:{g.kit.ids[note.a]}"]


class Companion(MacNifique):
    """The manifest, for one level and the chronicles in play."""

    part: ClassVar[type[Slice] | None] = TableBoard
    notes: ClassVar[Mapping[str, Arguments]] = {code: names for code, (names, _) in {**NOTES, **OWN_NOTES}.items()}
    note_clauses: ClassVar[dict[str, str]] = {code: clause for code, (_, clause) in {**NOTES, **OWN_NOTES}.items()}

    named: ClassVar[Mapping[str, Callable[[Any, Note], list[str]]]] = {"lady-took": _lying, "lady-stopped": _lying}

    def __init__(self, level: Level, conducts: tuple[Conduct, ...], tolds: tuple[Told, ...]) -> None:
        super().__init__(level, conducts)
        self.tolds = tolds

    def plans(self) -> tuple[Plan, ...]:
        """Her turn is as ever, but for the market, which only you see."""
        (hers,) = super().plans()
        steps = [(name, turn.MARKET if name == "market" else frame) for name, frame in hers.steps]
        return (Plan(hers.name, tuple(steps)), turn.PLAN)

    def inserts(self) -> tuple[Insert, ...]:
        return (*super().inserts(), *scoring.INSERTS, *(each for told in self.tolds for each in told.inserts()))

    def hooks(self) -> tuple[Hook, ...]:
        own = (*scoring.HOOKS, *stacks.HOOKS, (ELSEWHERE, YoursElsewhere()))
        return (*super().hooks(), *own, *(hook for told in self.tolds for hook in told.hooks()))

    def actor_of(self, seat: int) -> Actor[Any] | None:
        return turn.AtTheTable(self.tolds) if seat == YOU else super().actor_of(seat)

    def draws(self) -> tuple[type[Frame[Any]], ...]:
        """Her cards and all that is laid out for her; and what concerns you alone, such as your haggis."""
        return (DrawCard, DrawForEvent, ShufflePriorities, StackColumn, RollForAll)


def at_printed_table(level: str, conducts: tuple[Conduct, ...], options: dict[str, Json]) -> Companion:
    """Her module for a companion; BadConfiguration if she cannot be played like that."""
    if options.get(MOBS) == ALL:
        raise BadConfiguration("At a printed table she is played without the mobs of the variant (C12-C8-01).")
    usual = macnifique(level, conducts, options).conducts
    tolds = tuple(told for told in TOLDS if told.chronicle in [each.chronicle for each in usual])
    own = {told.chronicle: conduct for told in tolds if (conduct := told.conduct()) is not None}
    return Companion(LEVELS[level], tuple(own.get(each.chronicle, each) for each in usual), tolds)
