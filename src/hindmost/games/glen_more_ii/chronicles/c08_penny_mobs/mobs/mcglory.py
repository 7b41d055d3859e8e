"""Irving McGlory: once per game a second reward of the centre track (C8-41)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.points import REWARDED, REWARDS
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import Fold, Frame, Hook, Listener

from .mob import Mob

MCGLORY: Final = NAMES.index("mcglory")
UNUSED: Final = [0]
USED: Final = [1]


class OneMore(Fold[GlenMoreII, int]):
    """On an own turn, as long as he has not been used. What was taken with him lies there until the scoring."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if controller(g, MCGLORY) != seat:
            return value
        if marks_of(g, MCGLORY) == USED:
            return max(value, min(subject, value + 1))
        return value + 1 if seat == g.active == g.whose == g.mover else value


class TakenWithHim(Listener[GlenMoreII]):
    """Whoever takes a second reward has used him."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if controller(g, MCGLORY) == owner and b > 1:
            mark(g, MCGLORY, USED)
            g.note("glory", owner)
        return []


class McGlory(Mob):
    """Irving remembers whether a reward has been taken with him."""

    __slots__ = ()

    name: ClassVar[str] = "mcglory"
    clause: ClassVar[str] = "C8-41"

    def fresh(self) -> list[int]:
        return UNUSED

    def hooks(self) -> tuple[Hook, ...]:
        return ((REWARDS, OneMore()), (REWARDED, TakenWithHim()))

    def problems(self, g: GlenMoreII) -> list[str]:
        return [] if self.marks(g) in (UNUSED, USED) else ["McGlory has helped to more rewards than one"]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g) == USED

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """About what a reward of the centre track is worth."""
        used = self.seat(g) == seat and self.marks(g) == USED
        return 0.0 if used else min(1.0, ahead.turns / 3) * 2.5
