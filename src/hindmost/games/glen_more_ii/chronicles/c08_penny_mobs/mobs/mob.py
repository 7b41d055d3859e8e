"""What a mob may bring: the same hooks as a chronicle, and what it has and shows once somebody controls it."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, marks_of
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import Frame, FreeAction, Hook, Insert, Reason
from hindmost.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Mob:
    """One mob. Its hooks are there whether anybody controls it or not, so they ask first."""

    __slots__ = ("number",)

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""

    def __init__(self) -> None:
        self.number = NAMES.index(self.name)

    def seat(self, g: GlenMoreII) -> int:
        return controller(g, self.number)

    def marks(self, g: GlenMoreII) -> list[int]:
        return marks_of(g, self.number)

    def fresh(self) -> list[int]:
        """What it has to remember when it has just been taken."""
        return []

    def taken(self, g: GlenMoreII, seat: int) -> list[Frame[Any]]:
        """What a seat that has just taken it may do at once."""
        return []

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        """Whether the seat that controls it could use it now, in a pause of the own turn."""
        return False

    def idle_reason(self, g: GlenMoreII) -> Reason | None:
        """Why it cannot be called, where that is not plain to see."""
        return None

    def called(self) -> list[Frame[Any]]:
        """What is asked of a seat that uses it then; all of it can be left."""
        return []

    def hooks(self) -> tuple[Hook, ...]:
        return ()

    def inserts(self) -> tuple[Insert, ...]:
        return ()

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return ()

    def turn_over(self, g: GlenMoreII) -> None:
        """Somebody's turn is over."""

    def problems(self, g: GlenMoreII) -> list[str]:
        """What is impossible about what it remembers, in sentences, while somebody controls it."""
        return [] if len(self.marks(g)) == len(self.fresh()) else [f"{self.name} remembers what cannot be"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        """The tokens and coins that lie with it still, each by the coins it stands for."""
        return []

    def is_spent(self, g: GlenMoreII) -> bool:
        """Whether it can do nothing any more."""
        return False

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """What it is worth in VP to a seat that controls it, or would if it took it, its price at the end aside."""
        return 0.0
