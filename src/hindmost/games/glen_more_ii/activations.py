"""What activating a tile does in Glen More II, where it differs from the other Glen More games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hindmost.games.glen_more_ii.gains import ChooseGoods, Stow
from hindmost.mechanics import activation as shared
from hindmost.mechanics.goods import total

if TYPE_CHECKING:
    from hindmost.mechanics.estate import Estate
    from hindmost.mechanics.glen import GlenState


class Producing(shared.Producing):
    """One or more goods onto the tile itself; if not all fit, the owner says which do (GM2-COMP-05)."""

    __slots__ = ()

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        if total(e.goods[slot]) + len(self.kinds) <= g.kit.room:
            for kind in self.kinds:
                g.produce(slot, kind)
        else:
            g.stack.append(Stow(slot, self.bundle))


class ProducingAny(shared.ProducingAny):
    """Goods of the owner's choice onto the tile itself."""

    __slots__ = ()

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.stack.append(ChooseGoods(slot, self.number))
