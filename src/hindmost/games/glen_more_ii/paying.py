"""Paying prices: goods from tiles or from the market, coins, barrels, Scotsmen (GM2-TAKE, GM2-MKT, GM2-TRADE).

Whatever is offered leaves the rest payable, sales that raise the coins for it included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hindmost.games.glen_more_ii import tokens
from hindmost.games.glen_more_ii.placing import least_toll, legal_places, place_tolls
from hindmost.games.glen_more_ii.points import BOUGHT_ON
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE, TERRITORY
from hindmost.games.glen_more_ii.stock import PayFromStock, suffices
from hindmost.games.glen_more_ii.verbs import PAY_COINS
from hindmost.kernel.frames import ANYWHERE, Frame, Refusal, Window
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.effects import Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.goods import count, covers, total, unit
from hindmost.mechanics.payment import HandOver, slots_with
from hindmost.mechanics.purse import dues, raisable
from hindmost.mechanics.verbs import BESIDE, PAY, PAY_MEMBER, tile_message

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

MUST_LEAVE_A_PLACE: Final = Reason("reason-must-leave-a-place", "GM2-TAKE-05")
NOT_AT_HOME: Final = Reason("reason-not-at-home", "GM2-TAKE-04")
CANNOT_BUY: Final = Reason("reason-cannot-buy", "GM2-MKT-02")


def can_pay(
    g: GlenMoreII, e: Estate, price: Price, keep: int, swap: int, wealth: int = -1, market: bool = True
) -> bool:
    """Whether coins, barrels and goods of a price can be paid and `keep` more coins still be raised (GM2-TAKE-01).

    `wealth` is what can be raised in all, if that is known already. Without the `market` nothing is bought or sold.
    """
    if price.whisky > e.whisky or (price.tokens and not tokens.holds(g, tokens.owner(g, e), price.tokens)):
        return False
    coins = price.coins + keep
    if coins <= e.coins and not price.any and covers(e.stock, price.goods):
        return True
    if not market:
        return coins <= e.coins and suffices(e.stock, price.goods, price.any, price.among, price.different, g.kinds)
    owed = dues(e.stock, g.market, price.goods, price.any, price.among, price.different, swap, g.kinds)
    return coins + owed <= (raisable(e.coins, e.stock, g.market) if wealth < 0 else wealth)


def payment(g: GlenMoreII, price: Price, keep: int = 0, swap: int = 0, market: bool = True) -> list[Frame[Any]]:
    """The frames in which the active player pays a price. Tokens are handed over at once: they are no choice.

    Without the `market` only what is there counts, and no coins stand for a good.
    """
    frames = tokens.spend(g, g.active, price.tokens) if price.tokens else []
    if price.members:
        frames.append(PayScotsmen(price.members))
    if price.whisky:
        frames.append(HandOver(price.whisky, 0))
    if not market and (price.goods or price.any or price.coins):
        frames.append(PayFromStock(price.goods, price.any, price.among, int(price.different), price.coins))
    elif price.goods or price.any or price.coins:
        frames.append(Pay(price.goods, price.any, price.among, int(price.different), price.coins, keep, swap))
    return frames


def buy(g: GlenMoreII, kind: int) -> None:
    """The active player buys a good, which is used at once."""
    full = g.market.is_full(kind)
    price = g.market.buy(kind)
    g.estates[g.active].coins -= price
    g.note("bought", g.active, kind, price)
    if full:
        g.table.emit(BOUGHT_ON, g, g.active, kind, price)


class Pay(Window["GlenMoreII"]):
    """Pay the goods of a price one by one, the fixed bundle first, and then its coins.

    `keep` coins must still be there or be raised afterwards; `swap` coins may once stand for a good (0: they may not).
    """

    __slots__ = ("among", "coins", "different", "free", "goods", "keep", "swap")

    shape: ClassVar[dict[str, str]] = {
        "goods": "bundle",
        "free": "number",
        "among": "mask",
        "different": "flag",
        "coins": "number",
        "keep": "number",
        "swap": "number",
    }
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    detail: ClassVar[bool] = True
    runs_alone: ClassVar[bool] = True

    def __init__(self, goods: int, free: int, among: int, different: int, coins: int, keep: int, swap: int) -> None:
        self.goods = goods
        self.free = free
        self.among = among
        self.different = different
        self.coins = coins
        self.keep = keep
        self.swap = swap

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """None where there is no choice; nothing but sales where coins must be raised first."""
        if not self.goods and not self.free:
            return None if self.coins <= g.estates[g.active].coins else []
        steps = self.steps(g)
        return None if len(steps) == 1 else steps

    def run(self, g: GlenMoreII) -> None:
        if self.goods or self.free:
            self.choose(g, self.steps(g)[0])
        else:
            g.estates[g.active].coins -= self.coins
            g.note("paid", g.active, self.coins)

    def kinds(self, g: GlenMoreII) -> list[int]:
        """The kinds of which one may be given next."""
        if self.goods:
            return [next(kind for kind in range(g.kinds) if count(self.goods, kind))]
        return [kind for kind in range(g.kinds) if self.among >> kind & 1]

    def steps(self, g: GlenMoreII) -> list[int]:
        """Every next step after which the rest can still be paid."""
        e = g.estates[g.active]
        steps = []
        for kind in self.kinds(g):
            rest = self.after(kind)
            if count(e.stock, kind) and rest.payable(g, e.coins, e.stock - unit(kind), -1):
                steps += [PAY | kind << 8 | slot for slot in slots_with(e, kind)]
            price = g.market.price(kind)
            if price <= e.coins and rest.payable(g, e.coins - price, e.stock, kind):
                steps.append(PAY | kind << 8 | BESIDE)
        if self.swap and self.swap <= e.coins and self.swapped(g).payable(g, e.coins - self.swap, e.stock, -1):
            steps.append(PAY_COINS)
        return steps

    def payable(self, g: GlenMoreII, coins: int, stock: int, bought: int) -> bool:
        """Whether this can be paid with these coins and goods, after one of the kind `bought` has left the market."""
        market = g.market
        if bought >= 0:
            market = market.copy()
            market.buy(bought)
        owed = dues(stock, market, self.goods, self.free, self.among, bool(self.different), self.swap, g.kinds)
        return self.coins + self.keep + owed <= raisable(coins, stock, market)

    def after(self, kind: int) -> Pay:
        """What is left when one good of the kind has been given."""
        if self.goods:
            return Pay(self.goods - unit(kind), self.free, self.among, self.different, self.coins, self.keep, self.swap)
        among = self.among & ~(1 << kind) if self.different else self.among
        return Pay(0, self.free - 1, among, self.different, self.coins, self.keep, self.swap)

    def swapped(self, g: GlenMoreII) -> Pay:
        """What is left when coins stand for one good."""
        if self.goods:
            kind = self.kinds(g)[0]
            return Pay(self.goods - unit(kind), self.free, self.among, self.different, self.coins, self.keep, 0)
        return Pay(0, self.free - 1, self.among, self.different, self.coins, self.keep, 0)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        e = g.estates[g.active]
        if choice == PAY_COINS:
            rest = self.swapped(g)
            e.coins -= self.swap
            g.note("paid", g.active, self.swap)
        else:
            kind = (choice >> 8) & 0xFF
            slot = choice & 0xFF
            rest = self.after(kind)
            if slot == BESIDE:
                buy(g, kind)
            else:
                e.remove(slot, unit(kind))
                g.note("gave", g.active, kind, e.ground.cells[slot], e.ground.tiles[slot])
        if rest.goods or rest.free or rest.coins:
            g.stack.append(rest)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Own goods before coins: from full tiles first, then what is most plentiful."""
        e = g.estates[g.active]

        def rank(choice: int) -> tuple[int, int, int, int]:
            kind = (choice >> 8) & 0xFF
            slot = choice & 0xFF
            if choice == PAY_COINS:
                return (2, self.swap, 0, 0)
            if slot == BESIDE:
                return (2, g.market.price(kind), 1, kind)
            full = 0 if total(e.goods[slot]) >= g.kit.room else 1
            return (full, -count(e.stock, kind), -total(e.goods[slot]), slot)

        steps = [choice for choice in options if choice & ~0xFFFF in (PAY, PAY_COINS)]
        return min(steps, key=rank) if steps else None

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        if not self.goods and not self.free:
            return []
        offered = self.steps(g)
        market = [PAY | kind << 8 | BESIDE for kind in self.kinds(g)]
        return [Refusal(choice, CANNOT_BUY) for choice in market if choice not in offered]

    def title(self, g: GlenMoreII) -> Msg:
        left = Price(self.goods, self.free, self.among, bool(self.different), 0, self.coins, 0)
        return Msg("ask-pay", {"price": left.message(g.kit.lexicon)})


class ReturnScotsmen(Window["GlenMoreII"]):
    """Scotsmen of the territory go back to the supply, from wherever they stand (C0-18)."""

    __slots__ = ("number",)

    shape: ClassVar[dict[str, str]] = {"number": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, number: int) -> None:
        self.number = number

    def slots(self, g: GlenMoreII) -> list[int]:
        """Where the next one may be taken from."""
        return [slot for slot, number in enumerate(g.estates[g.active].members) if number]

    def rest(self, number: int) -> ReturnScotsmen:
        return ReturnScotsmen(number)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        slots = self.slots(g)
        return [PAY_MEMBER | slot for slot in slots] if len(slots) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        for slot in self.slots(g):
            self.choose(g, slot)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        slot = choice & 0xFF
        e = g.estates[g.active]
        e.members[slot] -= 1
        g.note("gave-scotsman", g.active, e.ground.cells[slot], e.ground.tiles[slot])
        if self.number > 1:
            g.stack.append(self.rest(self.number - 1))

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-return-scotsmen", {"number": min(self.number, sum(g.estates[g.active].members))})


class PayScotsmen(ReturnScotsmen):
    """Scotsmen of the home territory are paid; the tile in hand must still have a place (GM2-TAKE-05)."""

    __slots__ = ()

    def slots(self, g: GlenMoreII) -> list[int]:
        return spare_scotsmen(g, g.estates[g.active], g.hand, self.number)

    def rest(self, number: int) -> ReturnScotsmen:
        return PayScotsmen(number)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        spare = spare_scotsmen(g, e, g.hand, self.number)
        at_home = paying_slots(g, e)
        return [
            Refusal(PAY_MEMBER | slot, MUST_LEAVE_A_PLACE if slot in at_home else NOT_AT_HOME)
            for slot, number in enumerate(e.members)
            if number and slot not in spare
        ]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-pay-scotsmen", {"tile": tile_message(g, g.hand)})


def paying_slots(g: GlenMoreII, e: Estate) -> list[int]:
    """Where Scotsmen stand that may be paid (GM2-TAKE-04)."""
    slots = (HOME_VILLAGE, HOME_CASTLE) if g.pays_from_home else range(len(e.members))
    return [slot for slot in slots if e.members[slot]]


def spare_scotsmen(g: GlenMoreII, e: Estate, tile: int, number: int) -> list[int]:
    """Where one of so many Scotsmen can be paid so that the tile can be placed once all are paid; a person can be
    taken without a place."""
    found = []
    for slot in paying_slots(g, e):
        e.members[slot] -= 1
        if number > 1:
            fits = bool(spare_scotsmen(g, e, tile, number - 1))
        else:
            fits = g.book.roles[tile] != TERRITORY or can_be_placed(g, e, tile)
        e.members[slot] += 1
        if fits:
            found.append(slot)
    return found


def whole_price(g: GlenMoreII, e: Estate, tile: int) -> Price:
    """What a tile costs the active player, the cheapest place for it included."""
    toll = least_toll(g, e, tile)
    price = g.tile_price(tile)
    return price.with_coins(toll) if toll else price


def can_be_placed(g: GlenMoreII, e: Estate, tile: int) -> bool:
    """Whether a tile has a place that can still be paid beside the tile itself."""
    if not legal_places(g, e, tile):
        return False
    return not place_tolls(g) or can_pay(g, e, whole_price(g, e, tile), 0, 0)
