"""Fergus MacDarkie: a Scotsman who wants a coin for every tile that is placed beside him (C8-25)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.dues import owe
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.figures import FigureMob, away
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, NAMES, controller, prison
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import PLACE_TOLL
from hindmost.kernel.craft import Fold, Frame, Hook, Listener
from hindmost.mechanics.cells import AROUND
from hindmost.mechanics.craft import PLACED
from hindmost.mechanics.glen import NOWHERE

MACDARKIE: Final = NAMES.index("macdarkie")
COINS: Final = DATA.facts.number["macdarkie_toll"]


def watched(g: GlenMoreII, seat: int) -> list[int]:
    """The cells of a seat's territory that touch his tile: one laid on his own tile does not."""
    part = prison(g)
    if part.where[MACDARKIE] < 0:
        return []
    where, slot = part.marks[MACDARKIE][:2]
    if where != seat or slot == NOWHERE or controller(g, MACDARKIE) < 0:
        return []
    here = g.estates[seat].ground.cells[slot]
    return [here + step for step in AROUND]


class BesideHim(Fold[GlenMoreII, dict[int, int]]):
    """Whoever cannot pay may not place a tile there."""

    def fold(self, g: GlenMoreII, value: dict[int, int], seat: int, subject: int) -> dict[int, int]:
        for cell in watched(g, seat):
            value[cell] = value.get(cell, 0) + COINS
        return value


class Collecting(Listener[GlenMoreII]):
    """The coin is due before anything else comes of the tile; then he must go to another player."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if g.estates[owner].ground.cells[a] not in watched(g, owner):
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
