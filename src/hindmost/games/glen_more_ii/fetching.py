"""A tile from the discard pile, used within the turn (GM2-DOM-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii.placing import legal_places
from hindmost.games.glen_more_ii.points import FETCHED, USABLE
from hindmost.games.glen_more_ii.roles import PLACE, TERRITORY
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import FETCH
from hindmost.kernel.acting import ActAs, acting
from hindmost.kernel.frames import ANYWHERE, Frame, Refusal
from hindmost.kernel.messages import Reason
from hindmost.mechanics.glen import NO_TILE, NOWHERE

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

NO_PLACE: Final = Reason("reason-no-place", "GM2-DOM-18a")
NEVER_TAKEN: Final = Reason("reason-never-taken", "C0-09")


class FetchTile(Step):
    """Take a tile of the pile that can be used, without its cost; if there is one, one must be taken."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [FETCH | tile for tile in self.usable(g)] or None

    def usable(self, g: GlenMoreII) -> list[int]:
        if g.hand != NO_TILE:  # whoever has the turn holds one
            return []
        e = g.estates[g.active]
        tiles = g.table.fold(USABLE, g, g.discards, g.active, 0)
        roles = g.book.roles
        return [
            tile for tile in tiles if roles[tile] != PLACE and (roles[tile] != TERRITORY or legal_places(g, e, tile))
        ]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        tile = choice & 0xFFFF
        g.discards.remove(tile)
        g.hand = tile
        g.note("fetched", g.active, tile)
        g.push(acting(g, g.whose if g.whose >= 0 else g.active, [Resume(g.spot, int(g.everywhere))]))
        g.spot = NOWHERE
        g.everywhere = False
        g.push_plan("fetched")
        g.table.emit(FETCHED, g, g.active, tile)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        usable = self.usable(g)
        return [
            Refusal(FETCH | tile, NEVER_TAKEN if g.book.roles[tile] == PLACE else NO_PLACE)
            for tile in g.discards
            if tile not in usable
        ]


class Resume(Frame["GlenMoreII"]):
    """The turn goes on where it was before a tile was fetched: with the placement on a slot (-1: there was none)."""

    __slots__ = ("everywhere", "spot")

    shape: ClassVar[dict[str, str]] = {"spot": "spot", "everywhere": "flag"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, spot: int, everywhere: int) -> None:
        self.spot = spot
        self.everywhere = everywhere

    def run(self, g: GlenMoreII) -> None:
        g.spot = self.spot
        g.everywhere = bool(self.everywhere)


def is_fetched(g: GlenMoreII) -> bool:
    """Whether the tile that is used comes from the discard pile, and not from the rondel."""
    return any(isinstance(frame, Resume) for frame in g.stack)


def placer(g: GlenMoreII) -> int:
    """In whose territory the turn's placement is: that of whoever has the turn, or has fetched a tile in it."""
    for place in range(len(g.stack) - 1, 0, -1):
        if isinstance(g.stack[place], Resume):
            below = g.stack[place - 1]
            owner = g.whose if g.whose >= 0 else g.active
            return below.actor if isinstance(below, ActAs) else owner
    return g.whose


FETCH_TILE: Final = FetchTile()
