"""Bully McMuscle: his boat passes those of others for nothing (C8-31)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.points import SAILED, STEP_COST
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.crews import CrewMob
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Fold, Frame, Hook, Listener

MCMUSCLE: Final = NAMES.index("mcmuscle")


class GoingOn(Fold[GlenMoreII, int]):
    """Whoever stops beside a boat has paid for the step to it; whoever goes on in the same turn gets that back."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        passing = controller(g, MCMUSCLE) == seat and marks_of(g, MCMUSCLE)[1]
        return value - 1 if passing else value


class ComingBeside(Listener[GlenMoreII]):
    """His boat has come to a tile: are there others on it that still race?"""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if controller(g, MCMUSCLE) == owner:
            mark(g, MCMUSCLE, [marks_of(g, MCMUSCLE)[0], int(bool(race(g).beside(owner)))])
        return []


class McMuscle(CrewMob):
    """Bully remembers whether the boat has come beside another in this turn."""

    name: ClassVar[str] = "mcmuscle"
    clause: ClassVar[str] = "C8-31"

    def fresh(self) -> list[int]:
        return [0, 0]

    def hooks(self) -> tuple[Hook, ...]:
        return ((SAILED, ComingBeside()), (STEP_COST, GoingOn()))

    def turn_over(self, g: GlenMoreII) -> None:
        if self.seat(g) >= 0:
            mark(g, MCMUSCLE, [self.marks(g)[0], 0])
