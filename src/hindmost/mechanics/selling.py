"""Selling: at any moment of the own turn, as often as wanted."""

from __future__ import annotations

from hindmost.kernel.frames import Refusal
from hindmost.kernel.hooks import FreeAction
from hindmost.kernel.messages import Reason
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.goods import count, unit
from hindmost.mechanics.payment import slots_with
from hindmost.mechanics.verbs import SELL


class Sell(FreeAction[GlenState]):
    """One good to the supply, the coins of the rightmost filled space of its row to the seller."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (SELL >> VERB_SHIFT,)

    def options(self, g: GlenState, seat: int) -> list[int]:
        options: list[int] = []
        self.offer(g, seat, options)
        return options

    def offer(self, g: GlenState, seat: int, options: list[int]) -> None:
        e = g.estates[seat]
        if not e.stock:
            return
        for kind, filled in enumerate(g.market.rows):
            if filled and count(e.stock, kind):
                for slot, bundle in enumerate(e.goods):
                    if bundle and count(bundle, kind):
                        options.append(SELL | kind << 8 | slot)

    def choose(self, g: GlenState, choice: int) -> None:
        kind = (choice >> 8) & 0xFF
        slot = choice & 0xFF
        e = g.estates[g.active]
        e.remove(slot, unit(kind))
        coins = g.market.sell(kind)
        e.coins += coins
        g.note("sold", g.active, kind, coins)

    def refusals(self, g: GlenState, seat: int) -> list[Refusal]:
        e = g.estates[seat]
        unwanted = [kind for kind, filled in enumerate(g.market.rows) if not filled]
        no_buyer = Reason("reason-no-buyer", g.kit.rules["sell"])
        return [Refusal(SELL | kind << 8 | slot, no_buyer) for kind in unwanted for slot in slots_with(e, kind)]
