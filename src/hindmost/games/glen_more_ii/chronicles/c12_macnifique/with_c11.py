"""Her conduct with Chronicle 11: monuments give her the benefit of their type, and leave the game (C12-C11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import (
    DESIGNS,
    PLANS,
    monument,
    plan_of,
    plans,
)
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame

from .board import board
from .conduct import GONE, KEPT, PERSONS, TRADES, ChoiceRule, Conduct, Targets, bonus
from .printed import number_at

TILES: Final = frozenset((*PLANS, *DESIGNS))


class ToAMonument(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.ids[tile] in TILES


def halves(g: GlenMoreII, design: int) -> list[int]:
    """Of the double monument that a design brings."""
    left = monument(g, plan_of(g, design))
    return [left, g.book.right_half[left]]


class WithMonuments(Conduct):
    """She pays nothing, gets no conditional effect, and loses nothing for a plan (C12-C11-02, 03)."""

    chronicle: ClassVar[int] = 11
    targets: ClassVar[Targets] = {"icon": ToAMonument}

    def printed(self, g: GlenMoreII, tile: int) -> list[int]:
        """A double monument gives the benefits of both halves."""
        return halves(g, tile) if g.kit.ids[tile] in DESIGNS else []

    def home(self, g: GlenMoreII, tile: int, place: str) -> str:
        """Out of the game with its plan, unless it is a trade tile; a double one goes to the trade row as one tile."""
        if g.kit.ids[tile] not in TILES:
            return place
        plans(g).used.append(plan_of(g, tile))
        if g.kit.ids[tile] not in DESIGNS:
            return place if place in (TRADES, PERSONS) else GONE
        g.removed.append(tile)
        left, right = halves(g, tile)
        if g.kit.types[left] == "trade":
            part = board(g)
            part.trades = [*part.trades, left]
        else:
            g.removed += [left, right]
        return KEPT

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        return bonus(g, number_at(g, "monument_vp") if g.kit.ids[tile] in TILES else 0, self.chronicle, "C12-C11-02")
