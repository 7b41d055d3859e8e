"""What a price costs in coins where own goods do not suffice."""

from __future__ import annotations

from hindmost.mechanics.goods import NOTHING, count, covers, shortfall, total
from hindmost.mechanics.market import CLOSED, Market


def coins_needed(stock: int, market: Market, goods: int, free: int, among: int, different: bool, kinds: int) -> int:
    """The fewest coins with which the goods of a price can be paid, own goods used first; CLOSED or more: none.

    `goods` is the fixed bundle, `free` the number of further cubes out of the kinds `among`.
    """
    coins = 0
    lacking = NOTHING
    if not covers(stock, goods):
        lacking = shortfall(stock, goods)
        for kind in range(kinds):
            short = count(lacking, kind)
            if short:
                coins += market.price_of(kind, short)
    if not free or coins >= CLOSED:
        return coins
    stock = stock + lacking - goods
    if lacking:  # what is bought for the fixed bundle makes the free cubes of its kinds dearer
        rows = [min(row + count(lacking, kind), len(market.prices)) for kind, row in enumerate(market.rows)]
        market = Market(market.prices, rows, market.beyond)
    if different:
        return coins + _cheapest_different(stock, market, free, among, kinds)
    held = total(stock) if among == (1 << kinds) - 1 else sum(count(stock, k) for k in range(kinds) if among >> k & 1)
    return coins + _cheapest_alike(market, free - held, among, kinds) if free > held else coins


def _cheapest_different(stock: int, market: Market, number: int, among: int, kinds: int) -> int:
    """The cheapest way to show so many kinds: those held are free, the others cost one purchase each."""
    prices: list[int] = []
    for kind in range(kinds):
        if among >> kind & 1:
            if count(stock, kind):
                number -= 1
            else:
                prices.append(market.price(kind))
    if number <= 0:
        return 0
    if len(prices) < number:
        return CLOSED
    prices.sort()
    coins = 0
    for place in range(number):
        coins += prices[place]
    return coins


def _cheapest_alike(market: Market, number: int, among: int, kinds: int) -> int:
    """The cheapest purchases of so many cubes of whatever kinds: rows only get dearer, so the cheapest next is best."""
    filled = market.rows[:]
    steps = len(market.prices)
    coins = 0
    for _purchase in range(number):
        best = -1
        least = CLOSED
        for kind in range(kinds):
            price = market.prices[filled[kind]] if filled[kind] < steps else market.beyond
            if among >> kind & 1 and price < least:
                best = kind
                least = price
        if best < 0:
            return CLOSED
        filled[best] += 1
        coins += least
    return coins
