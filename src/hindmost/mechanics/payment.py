"""Paying a price in small steps.

A payment is a run of small questions: each names one good of the price and where it comes from, a tile or the
market. A step is offered only if the rest can still be paid after it; a step without a choice is taken unasked.
"""

from __future__ import annotations

from typing import ClassVar

from hindmost.kernel.frames import Frame, Refusal
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.costs import coins_needed
from hindmost.mechanics.effects import Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.goods import count, total, unit
from hindmost.mechanics.verbs import BESIDE, PAY


def slots_with(e: Estate, kind: int) -> list[int]:
    """The slots on which a good of this kind lies."""
    shift = kind << 3
    return [slot for slot, bundle in enumerate(e.goods) if (bundle >> shift) & 0xFF]


class Pay(Frame[GlenState]):
    """Pay the goods of a price: the fixed bundle first, then the free cubes.

    Own goods are used first and only what is lacking may be bought (so a price never asks whether to buy or to use
    an own good of the same kind).
    """

    __slots__ = ("among", "different", "free", "goods")

    shape: ClassVar[tuple[str, ...]] = ("bundle", "number", "mask", "flag")
    detail: ClassVar[bool] = True

    def __init__(self, goods: int, free: int, among: int, different: int) -> None:
        self.goods = goods
        self.free = free
        self.among = among
        self.different = different

    def fields(self) -> tuple[int, ...]:
        return (self.goods, self.free, self.among, self.different)

    def steps(self, g: GlenState) -> list[int]:
        """Every next step, `kind << 8 | slot`, after which the rest can still be paid."""
        e = g.estates[g.active]
        if self.goods:
            kind = 0
            while not count(self.goods, kind):
                kind += 1
            held = count(e.stock, kind)
            if not held:
                return [kind << 8 | BESIDE]
            slots = slots_with(e, kind)
            if held <= count(self.goods, kind):
                slots = slots[:1]  # all of them go: which one first is no choice
            return [kind << 8 | slot for slot in slots]
        if self.different:
            return self._different(g, e)
        kinds = [kind for kind in range(g.kinds) if self.among >> kind & 1]
        own = [kind << 8 | slot for kind in kinds for slot in slots_with(e, kind)]
        held = sum(count(e.stock, kind) for kind in kinds)
        if held:
            return own[:1] if held <= self.free else own
        return [kind << 8 | BESIDE for kind in kinds if self._leaves(g, e, kind)]

    def _different(self, g: GlenState, e: Estate) -> list[int]:
        steps = []
        for kind in range(g.kinds):
            if not self.among >> kind & 1:
                continue
            if not self._leaves(g, e, kind):
                continue
            if count(e.stock, kind):
                steps += [kind << 8 | slot for slot in slots_with(e, kind)]
            else:
                steps.append(kind << 8 | BESIDE)
        return steps

    def _leaves(self, g: GlenState, e: Estate, kind: int) -> bool:
        """Whether the rest can be paid once a cube of this kind is given as one of the free ones."""
        among = self.among & ~(1 << kind) if self.different else self.among
        coins = e.coins
        stock = e.stock
        market = g.market
        if count(stock, kind):
            stock -= unit(kind)
        else:
            price = market.price(kind)
            if price > coins:
                return False
            coins -= price
            if not self.different:
                market = market.copy()
                market.buy(kind)
        return coins_needed(stock, market, 0, self.free - 1, among, bool(self.different), g.kinds) <= coins

    def ask(self, g: GlenState) -> list[int] | None:
        steps = self.steps(g)
        return [PAY | step for step in steps] if len(steps) > 1 else None

    def run(self, g: GlenState) -> None:
        self.choose(g, self.steps(g)[0])

    def choose(self, g: GlenState, choice: int) -> None:
        kind = (choice >> 8) & 0xFF
        slot = choice & 0xFF
        e = g.estates[g.active]
        if slot == BESIDE:
            price = g.market.buy(kind)
            e.coins -= price
            g.note("bought", g.active, kind, price)
        else:
            e.remove(slot, unit(kind))
            g.note("gave", g.active, kind, e.ground.cells[slot], e.ground.tiles[slot])
        if self.goods:
            rest = self.after(self.goods - unit(kind), self.free, self.among)
        else:
            rest = self.after(0, self.free - 1, self.among & ~(1 << kind) if self.different else self.among)
        if rest is not None:
            g.stack.append(rest)

    def after(self, goods: int, free: int, among: int) -> Pay | None:
        return Pay(goods, free, among, self.different) if goods or free else None

    def default(self, g: GlenState, options: list[int]) -> int | None:
        """Spend nothing that would be missed: from full tiles first, then what is most plentiful, then no coins."""
        e = g.estates[g.active]

        def rank(choice: int) -> tuple[int, int, int, int]:
            kind = (choice >> 8) & 0xFF
            slot = choice & 0xFF
            if slot == BESIDE:
                return (2, g.market.price(kind), 0, kind)
            full = 0 if total(e.goods[slot]) >= g.kit.room else 1
            return (full, -count(e.stock, kind), -total(e.goods[slot]), slot)

        return min(options, key=rank)

    def refusals(self, g: GlenState) -> list[Refusal]:
        """Buying a kind that is held."""
        stock = g.estates[g.active].stock
        kinds = [kind for kind in range(g.kinds) if self.among >> kind & 1 or count(self.goods, kind)]
        held = Reason("reason-buy-what-you-hold", g.kit.rules["buy-held"])
        return [Refusal(PAY | kind << 8 | BESIDE, held) for kind in kinds if count(stock, kind)]

    def title(self, g: GlenState) -> Msg:
        left = Price(self.goods, self.free, self.among, bool(self.different), 0, 0, 0)
        return Msg("ask-pay", {"price": left.message(g.kit.lexicon)})


class HandOver(Frame[GlenState]):
    """Give barrels and coins to the supply: no choice in it."""

    __slots__ = ("coins", "whisky")

    shape: ClassVar[tuple[str, ...]] = ("number", "number")

    def __init__(self, whisky: int, coins: int) -> None:
        self.whisky = whisky
        self.coins = coins

    def fields(self) -> tuple[int, ...]:
        return (self.whisky, self.coins)

    def run(self, g: GlenState) -> None:
        e = g.estates[g.active]
        e.whisky -= self.whisky
        e.coins -= self.coins
        if self.whisky:
            g.note("gave-whisky", g.active, self.whisky)


def payment(price: Price) -> list[Frame[GlenState]]:
    """The frames in which the active player pays whisky, coins and goods; members are the game's own affair."""
    frames: list[Frame[GlenState]] = []
    if price.whisky or price.coins:
        frames.append(HandOver(price.whisky, price.coins))
    if price.goods or price.any:
        frames.append(Pay(price.goods, price.any, price.among, int(price.different)))
    return frames
