"""Mobs and pennies on a score sheet (C8-12, 26)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import ENDING, GlenMoreII
from hindmost.kernel.craft import Award, Found, Line, Msg

from .mobs.macsponge import MACSPONGE
from .mobs.registry import MOBS
from .prison import NAMES, PENALTIES, may_come, mob_message, prison
from .scoring import mob_awards


class Taken(Line):
    """Who controls a mob. What it brings or costs in a scoring follows from that."""

    mark: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    optional: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        mob = NAMES.index(self.name)
        for seat, has in enumerate(counts):
            if has:
                prison(g).where[mob] = seat
                prison(g).marks[mob] = MOBS[mob].fresh()


class TakenAtTheEnd(Taken):
    """Then it has its price (C8-12)."""

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        return _awards(g, self, seats)


class Pennies(Line):
    """By the side that is up."""

    together: ClassVar[bool] = False

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        return _awards(g, self, seats)


class Minus(Pennies):
    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        prison(g).minus = counts[:]


class Plus(Pennies):
    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        prison(g).plus = counts[:]


def _awards(g: GlenMoreII, line: Line, seats: list[int]) -> list[Award]:
    return [award for seat in seats for award in mob_awards(g, seat) if award.source == line.source()]


def sheet_lines(g: Any) -> tuple[Line, ...]:
    mobs = [mob for mob in range(len(NAMES)) if may_come(g.table, mob)]
    sponge = NAMES[MACSPONGE]
    about = Msg(f"mob-{sponge}-effect", {})
    return (
        *(Taken(when, sponge, mob_message(MACSPONGE), about, "C8-26") for when in range(1, ENDING)),
        Minus(ENDING, "pennies-minus", Msg("score-pennies-minus", {}), Msg("sheet-hint-pennies-minus", {}), "C8-12"),
        Plus(ENDING, "pennies-plus", Msg("score-pennies-plus", {}), Msg("sheet-hint-pennies-plus", {}), "C8-12"),
        *(
            TakenAtTheEnd(ENDING, NAMES[mob], mob_message(mob), Msg("sheet-hint-mob", {"vp": PENALTIES[mob]}), "C8-12")
            for mob in mobs
        ),
    )
