"""Oonagh McHagg: a roll of the haggis scoring is rolled again (C8-35)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.points import AFTER_ROLL
from hindmost.games.glen_more_ii.chronicles.c05_haggis.scoring import FIRST_SCORING, ROLL_FOR_ALL, ServeAll
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of, may_come
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE, MobVerb
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import Fold, Frame, Hook, Msg, Reaction, acting, verb_code
from hindmost.kernel.standing import NO, Standing

from .mob import Mob

MCHAGG: Final = NAMES.index("mchagg")
REROLL: Final = verb_code(8, 22)


class Reroll(MobVerb):
    """The Die is rolled again, and the new roll counts for everybody in place of the old one."""

    name: ClassVar[str] = "reroll"
    code: ClassVar[int] = REROLL

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-35"


class AfterTheRoll(Fold[GlenMoreII, "list[Frame[Any]]"]):
    """Right after a roll for everybody, before tokens are turned: once in a haggis scoring."""

    def fold(self, g: GlenMoreII, value: list[Frame[Any]], seat: int, subject: int) -> list[Frame[Any]]:
        owner = controller(g, MCHAGG)
        if owner < 0 or marks_of(g, MCHAGG) == [g.scorings]:
            return value
        return acting(g, owner, [LetItCount(subject)])


class LetItCount(Reaction[GlenMoreII]):
    """Whether a roll counts, or there is another."""

    __slots__ = ("value",)

    shape: ClassVar[dict[str, str]] = {"value": "number"}
    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def __init__(self, value: int) -> None:
        self.value = value

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO,) if may_come(table, MCHAGG) else ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [REROLL | MCHAGG, DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == DECLINE:
            g.stack.append(ServeAll(self.value))
        else:
            mark(g, MCHAGG, [g.scorings])
            g.note("haggis-rerolled", g.active)
            g.stack.append(ROLL_FOR_ALL)

    def declined(self, g: GlenMoreII) -> int | None:
        return DECLINE

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-let-it-count", {"value": self.value})

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, MCHAGG) >= 0 and marks_of(g, MCHAGG) != [g.scorings]
        return [] if ready and self.value in g.kit.die_faces else ["rolls again for haggis though nobody may"]


class McHagg(Mob):
    """Oonagh remembers the last scoring in which she was asked for; none before her first."""

    name: ClassVar[str] = "mchagg"
    clause: ClassVar[str] = "C8-35"

    def fresh(self) -> list[int]:
        return [0]

    def hooks(self) -> tuple[Hook, ...]:
        return ((AFTER_ROLL, AfterTheRoll()),)

    def problems(self, g: GlenMoreII) -> list[str]:
        known = [0, *range(FIRST_SCORING, g.scorings + 1)]
        return [] if len(self.marks(g)) == 1 and self.marks(g)[0] in known else ["McHagg has rolled too early"]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        return 1.0 * ahead.scorings
