"""The market, section 6, and whether a price can be paid at all: every mix of own goods, purchases and sales."""

from __future__ import annotations

from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii.table import Table

Counts = tuple[int, ...]


class Price:
    """What is still to be given: `fixed` by kind, `number` more of the kinds in `kinds` (all different or not), coins.

    `swap`: one resource may be replaced by 1 coin (GM2-DOM-21). `kept`: coins that must be left afterwards. `dues`:
    single coins or resources, whichever one likes, that are given before anything is bought; who has none gives none.
    """

    def __init__(
        self,
        fixed: Counts,
        number: int = 0,
        kinds: Counts = (),
        different: bool = False,
        coins: int = 0,
        swap: bool = False,
        kept: int = 0,
        dues: int = 0,
    ) -> None:
        self.dues = dues
        self.fixed = fixed
        self.number = number
        self.kinds = kinds
        self.different = different
        self.coins = coins
        self.swap = swap
        self.kept = kept

    @property
    def paid_up(self) -> bool:
        return not any(self.fixed) and self.number == 0

    def key(self) -> tuple[object, ...]:
        return (self.fixed, self.number, self.kinds, self.different, self.coins, self.swap, self.kept, self.dues)

    def after_due(self) -> Price:
        return Price(
            self.fixed, self.number, self.kinds, self.different, self.coins, self.swap, self.kept, self.dues - 1
        )

    def less(self, kind: int) -> Price | None:
        """After one unit of a kind has been given; None where it is not asked for."""
        if self.fixed[kind]:
            fixed = tuple(each - (one == kind) for one, each in enumerate(self.fixed))
            return Price(fixed, self.number, self.kinds, self.different, self.coins, self.swap, self.kept)
        if self.number and kind in self.kinds:
            kinds = tuple(each for each in self.kinds if each != kind) if self.different else self.kinds
            return Price(self.fixed, self.number - 1, kinds, self.different, self.coins, self.swap, self.kept)
        return None

    def swapped(self) -> list[Price]:
        """After 1 coin has been given for one of the resources; the first is the one that is due."""
        if not self.swap or self.paid_up:
            return []
        kinds = [kind for kind, number in enumerate(self.fixed) if number]
        found = [
            Price(
                tuple(each - (one == kind) for one, each in enumerate(self.fixed)),
                self.number, self.kinds, self.different, self.coins, False, self.kept,
            )
            for kind in kinds
        ]  # fmt: skip
        if self.number:
            found.append(Price(self.fixed, self.number - 1, self.kinds, self.different, self.coins, False, self.kept))
        return found


def can_pay(t: Table, seat: int, price: Price) -> bool:
    """GM2-TAKE-01."""
    estate = t.estates[seat]
    owned = estate.goods()
    goods = tuple(owned[good] for good in t.goods)
    filled = tuple(t.market[good] for good in t.goods)
    return payable(tuple(t.prices), goods, estate.coins, filled, price, set())


def payable(
    prices: Counts, goods: Counts, coins: int, filled: Counts, price: Price, tried: set[tuple[object, ...]]
) -> bool:
    if not price.dues and price.paid_up and coins >= price.coins + price.kept:
        return True
    key = (goods, coins, filled, price.key())
    if key in tried:
        return False
    tried.add(key)
    if price.dues:
        return _payable_after_dues(prices, goods, coins, filled, price, tried)
    for kind in range(len(goods)):
        rest = price.less(kind)
        if goods[kind] and rest is not None and payable(prices, _add(goods, kind, -1), coins, filled, rest, tried):
            return True
        cost = prices[filled[kind]] if filled[kind] < len(prices) else coins + 1
        if (
            rest is not None
            and cost <= coins
            and payable(prices, goods, coins - cost, _add(filled, kind, 1), rest, tried)
        ):
            return True
    for rest in price.swapped():
        if coins and payable(prices, goods, coins - 1, filled, rest, tried):
            return True
    return _payable_after_sale(prices, goods, coins, filled, price, tried)


def _payable_after_sale(
    prices: Counts, goods: Counts, coins: int, filled: Counts, price: Price, tried: set[tuple[object, ...]]
) -> bool:
    for kind in range(len(goods)):
        if goods[kind] and filled[kind]:
            sold = (prices, _add(goods, kind, -1), coins + prices[filled[kind] - 1], _add(filled, kind, -1))
            if payable(*sold, price, tried):
                return True
    return False


def _payable_after_dues(
    prices: Counts, goods: Counts, coins: int, filled: Counts, price: Price, tried: set[tuple[object, ...]]
) -> bool:
    rest = price.after_due()
    if coins == 0 and not any(goods):
        return payable(prices, goods, coins, filled, rest, tried)
    if coins and payable(prices, goods, coins - 1, filled, rest, tried):
        return True
    if any(
        goods[kind] and payable(prices, _add(goods, kind, -1), coins, filled, rest, tried) for kind in range(len(goods))
    ):
        return True
    return _payable_after_sale(prices, goods, coins, filled, price, tried)


def _add(counts: Counts, kind: int, by: int) -> Counts:
    return tuple(each + by * (one == kind) for one, each in enumerate(counts))


def sales(t: Table) -> list[str]:
    """GM2-MKT-05: everything that an occupied space pays for."""
    return [f"sell {good} {cell_name(cell)}" for good, cell in t.me.units() if t.market[good] > 0]


def sell(t: Table, option: str) -> None:
    _, good, cell = option.split(" ")
    take_unit(t, good, cell_of(cell))
    t.market[good] -= 1
    t.me.coins += t.prices[t.market[good]]


def take_unit(t: Table, good: str, cell: Cell) -> None:
    goods = t.me.lots[cell].goods
    goods[good] -= 1
    if not goods[good]:
        del goods[good]


def buying_price(t: Table, good: str) -> int | None:
    """GM2-MKT-02: the leftmost empty space."""
    return t.prices[t.market[good]] if t.market[good] < len(t.prices) else None


def buy(t: Table, good: str) -> None:
    cost = buying_price(t, good)
    assert cost is not None
    t.me.coins -= cost
    t.market[good] += 1
