"""Fergus MacDarkie: a Scotsman who wants a coin for every tile that is placed beside him (C8-25)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.dues import owe
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.figures import FigureMob, away
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, NAMES, controller, marks_of
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import PLACE_TOLL
from hindmost.kernel.craft import Fold, Frame, Hook, Listener
from hindmost.mechanics.cells import touch
from hindmost.mechanics.craft import PLACED
from hindmost.mechanics.glen import NOWHERE

MACDARKIE: Final = NAMES.index("macdarkie")
COINS: Final = DATA.facts.number["macdarkie_toll"]


def watches(g: GlenMoreII, seat: int, cell: int) -> bool:
    """Whether a tile on this cell of a seat's territory touches his: one laid on his own tile does not."""
    if controller(g, MACDARKIE) < 0 or marks_of(g, MACDARKIE)[0] != seat or marks_of(g, MACDARKIE)[1] == NOWHERE:
        return False
    here = g.estates[seat].ground.cells[marks_of(g, MACDARKIE)[1]]
    return cell != here and touch(cell, here)


class BesideHim(Fold[GlenMoreII, int]):
    """Whoever cannot pay may not place a tile there."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value + COINS if watches(g, seat, subject) else value


class Collecting(Listener[GlenMoreII]):
    """The coin is due before anything else comes of the tile; then he must go to another player."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if not watches(g, owner, g.estates[owner].ground.cells[a]):
            return []
        return [*owe(g, controller(g, MACDARKIE), COINS, MACDARKIE), *away(g, MACDARKIE, 0)]


class MacDarkie(FigureMob):
    """Fergus. No movement points move him."""

    __slots__ = ()

    name: ClassVar[str] = "macdarkie"
    clause: ClassVar[str] = "C8-25"

    def hooks(self) -> tuple[Hook, ...]:
        return ((PLACE_TOLL, BesideHim()), (PLACED, Collecting()))

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A coin now and then, as long as rivals place tiles."""
        out = self.seat(g) == seat and self.marks(g)[0] != NOWHERE
        return ahead.turns * (0.5 if out else 0.4)
