"""What activating a tile does in Glen More II, where it differs from the other Glen More games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hindmost.games.glen_more_ii.gains import ChooseProduce, SpreadAny, SpreadProduce, StowProduce
from hindmost.games.glen_more_ii.roles import FROM_TILE
from hindmost.mechanics import activation as shared
from hindmost.mechanics.goods import total

if TYPE_CHECKING:
    from hindmost.mechanics.estate import Estate
    from hindmost.mechanics.glen import GlenState


class Producing(shared.Producing):
    """One or more goods onto the tile itself; if not all fit, the owner says which do (GM2-COMP-05)."""

    __slots__ = ()

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return has_room(g, e, slot)

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        if slot >= FROM_TILE:
            g.stack.append(SpreadProduce(self.bundle))
        elif total(e.goods[slot]) + len(self.kinds) <= g.kit.room:
            for kind in self.kinds:
                g.produce(slot, kind)
        else:
            g.stack.append(StowProduce(slot, self.bundle))


class ProducingAny(shared.ProducingAny):
    """Goods of the owner's choice onto the tile itself."""

    __slots__ = ()

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return has_room(g, e, slot)

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.stack.append(ChooseProduce(slot, self.number) if slot < FROM_TILE else SpreadAny(self.number))


def has_room(g: GlenState, e: Estate, slot: int) -> bool:
    """Whether a good finds room on a tile, or anywhere in the territory if the tile lies elsewhere: that holds nothing
    for others."""
    if slot < FROM_TILE:
        return total(e.goods[slot]) < g.kit.room
    return any(total(e.goods[each]) < g.kit.room for each in e.ground.slots())
