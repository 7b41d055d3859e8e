"""Paying without the market: goods of the own tiles and own coins, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.frames import ANYWHERE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import Price
from hindmost.mechanics.goods import count, covers, total, unit
from hindmost.mechanics.payment import slots_with
from hindmost.mechanics.verbs import PAY

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


def suffices(stock: int, goods: int, free: int, among: int, different: bool, kinds: int) -> bool:
    """Whether the goods of a price are there: a fixed bundle, and so many further ones out of the kinds `among`."""
    if not covers(stock, goods):
        return False
    left = [count(stock, kind) - count(goods, kind) for kind in range(kinds) if among >> kind & 1]
    return free <= (sum(number > 0 for number in left) if different else sum(left))


class PayFromStock(Frame["GlenMoreII"]):
    """Pay the goods of a price one by one, the fixed bundle first, and then its coins: nothing is bought for it, and,
    as this is no window, nothing is sold meanwhile."""

    __slots__ = ("among", "coins", "different", "free", "goods")

    shape: ClassVar[dict[str, str]] = {
        "goods": "bundle",
        "free": "number",
        "among": "mask",
        "different": "flag",
        "coins": "number",
    }
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    detail: ClassVar[bool] = True
    runs_alone: ClassVar[bool] = True

    def __init__(self, goods: int, free: int, among: int, different: int, coins: int) -> None:
        self.goods = goods
        self.free = free
        self.among = among
        self.different = different
        self.coins = coins

    def ask(self, g: GlenMoreII) -> list[int] | None:
        steps = self.steps(g) if self.goods or self.free else []
        return steps if len(steps) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        if self.goods or self.free:
            self.choose(g, self.steps(g)[0])
        else:
            g.estates[g.active].coins -= self.coins
            g.note("paid", g.active, self.coins)

    def steps(self, g: GlenMoreII) -> list[int]:
        """Every good that may be given next, so that the others of the price are left."""
        e = g.estates[g.active]
        fixed = [kind for kind in range(g.kinds) if count(self.goods, kind)]
        kinds = fixed[:1] or [kind for kind in range(g.kinds) if self.among >> kind & 1]
        return [
            PAY | kind << 8 | slot
            for kind in kinds
            if count(e.stock, kind) and self.after(kind).is_there(g, e.stock - unit(kind))
            for slot in slots_with(e, kind)
        ]

    def is_there(self, g: GlenMoreII, stock: int) -> bool:
        return suffices(stock, self.goods, self.free, self.among, bool(self.different), g.kinds)

    def after(self, kind: int) -> PayFromStock:
        """What is left when one good of the kind has been given."""
        if self.goods:
            return PayFromStock(self.goods - unit(kind), self.free, self.among, self.different, self.coins)
        among = self.among & ~(1 << kind) if self.different else self.among
        return PayFromStock(0, self.free - 1, among, self.different, self.coins)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        kind, slot = choice >> 8 & 0xFF, choice & 0xFF
        e = g.estates[g.active]
        e.remove(slot, unit(kind))
        g.note("gave", g.active, kind, e.ground.cells[slot], e.ground.tiles[slot])
        rest = self.after(kind)
        if rest.goods or rest.free or rest.coins:
            g.stack.append(rest)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """From full tiles first, then what is most plentiful."""
        e = g.estates[g.active]

        def rank(choice: int) -> tuple[int, int, int]:
            kind, slot = choice >> 8 & 0xFF, choice & 0xFF
            return (0 if total(e.goods[slot]) >= g.kit.room else 1, -count(e.stock, kind), slot)

        return min(options, key=rank)

    def title(self, g: GlenMoreII) -> Msg:
        left = Price(self.goods, self.free, self.among, bool(self.different), 0, self.coins, 0)
        return Msg("ask-pay", {"price": left.message(g.kit.lexicon)})

    def faults(self, g: GlenMoreII) -> list[str]:
        e = g.estates[next(actor for frame, actor in pending_by_actor(g) if frame is self)]
        return [] if self.coins <= e.coins and self.is_there(g, e.stock) else ["asks for what is not there"]
