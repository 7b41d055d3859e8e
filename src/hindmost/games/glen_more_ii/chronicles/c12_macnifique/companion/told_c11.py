"""Chronicle 11 at a printed table: nothing is asked; only the plans that are yours are no longer beside the rondel."""

from __future__ import annotations

from typing import ClassVar

from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import DESIGNS, plan_of, plans
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c11 import TILES, halves
from hindmost.games.glen_more_ii.craft import GlenMoreII

from .told import Told


class ToldOfPlans(Told):
    chronicle: ClassVar[int] = 11

    def takes(self, g: GlenMoreII, tile: int) -> bool:
        """What becomes of a plan of yours does not matter: it is out of the game here."""
        if g.kit.ids[tile] not in TILES:
            return False
        plans(g).used.append(plan_of(g, tile))
        g.removed += [tile, *halves(g, tile)] if g.kit.ids[tile] in DESIGNS else [tile]
        return True
