"""Elspeth McTrick: what lies on the Mountain is exchanged by whoever comes to it or leaves it (C8-32)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import KEY as HIGHLANDER
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import is_peak, mountain
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import STOPPED
from hindmost.kernel.craft import BEFORE, Frame, Hook, Insert, Listener, Verb, Window, asks_nature, verb_code
from hindmost.mechanics.craft import Args, count, good_message, unit

from .mob import Mob

MCTRICK: Final = NAMES.index("mctrick")
BARTER: Final = verb_code(8, 17)
COIN: Final = 255
"""Stands for the kind of a coin."""


class Swap(Verb):
    """Payload: kind << 8 | kind, what comes off the Mountain and what comes onto it."""

    name: ClassVar[str] = "barter"
    code: ClassVar[int] = BARTER

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{'coin' if payload >> 8 == COIN else g.kit.goods[payload >> 8]} {g.kit.goods[payload & 0xFF]}"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-coin" if payload >> 8 == COIN else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        gained = good_message(g.kit.goods[payload & 0xFF], 1)
        if payload >> 8 == COIN:
            return {"gained": gained}
        return {"given": good_message(g.kit.goods[payload >> 8], 1), "gained": gained}

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, BARTER | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-32"


class Trick(Window[GlenMoreII]):
    """One item of the Mountain for a resource from the supply, which lies there in its place."""

    within: ClassVar[tuple[str, ...]] = ("take", "trick")

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if HIGHLANDER not in g.table.slice_at:
            return None
        heap = mountain(g)
        given = [COIN] if heap.coins else []
        given += [kind for kind in range(g.kinds) if count(heap.goods, kind)]
        options = [BARTER | kind << 8 | other for kind in given for other in range(g.kinds) if other != kind]
        return [*options, DECLINE] if options and is_at_it(g) else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == DECLINE:
            return
        given, gained = choice >> 8 & 0xFF, choice & 0xFF
        heap = mountain(g)
        if given == COIN:
            heap.coins -= 1
        else:
            heap.goods -= unit(given)
        heap.goods += unit(gained)
        g.note("swapped", g.active, given, gained)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return DECLINE


def is_at_it(g: GlenMoreII) -> bool:
    """Whether the player who has the turn controls her, and his pawn is on the Mountain."""
    return controller(g, MCTRICK) == g.active and is_peak(g, g.track.pieces[g.mover])


class OnArrival(Listener[GlenMoreII]):
    """Reaching the Mountain is stopping on it."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [TRICK] if controller(g, MCTRICK) == owner and is_peak(g, a) else []


class McTrick(Mob):
    """Elspeth: twice a stay, when the pawn comes and before it leaves."""

    __slots__ = ()

    name: ClassVar[str] = "mctrick"
    clause: ClassVar[str] = "C8-32"

    def hooks(self) -> tuple[Hook, ...]:
        return ((STOPPED, OnArrival()),)

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", BEFORE, "descend", "trick", TRICK, optional=True),)

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        return 0.1 * ahead.turns


TRICK: Final = Trick()
