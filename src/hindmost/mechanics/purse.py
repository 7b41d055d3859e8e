"""What a price costs where goods may be sold for it as well as bought, as often as one likes.

Buying and selling undo each other: whoever gives a good away could have sold it, and whoever buys one fills the space
that a sale would empty. So the goods of a price have a cost in coins whether they are held or not, the price of the
space they stand for, and a price can be paid exactly if these costs come to no more than all that the player can raise.
"""

from __future__ import annotations

from hindmost.mechanics.goods import count
from hindmost.mechanics.market import CLOSED, Market


def raisable(coins: int, stock: int, market: Market) -> int:
    """All coins that can be had by selling whatever the market takes."""
    if not stock:
        return coins
    prices = market.prices
    for kind, filled in enumerate(market.rows):
        if filled:
            held = count(stock, kind)
            for space in range(filled - held if held < filled else 0, filled):
                coins += prices[space]
    return coins


def step_cost(stock: int, market: Market, kind: int, given: int) -> int:
    """What giving one more good of a kind costs, if so many of it are given already; CLOSED if there is no getting it.

    A good that nobody would buy costs nothing to give.
    """
    place = market.rows[kind] - count(stock, kind) + given
    if place < 0:
        return 0
    return market.prices[place] if place < len(market.prices) else market.beyond


def dues(stock: int, market: Market, goods: int, free: int, among: int, different: bool, swap: int, kinds: int) -> int:
    """What the goods of a price cost in coins, held ones included; CLOSED or more if they cannot be had.

    `goods` is the fixed bundle, `free` the number of further ones out of the kinds `among`, no two alike if
    `different`. If `swap` is not 0, so many coins may stand for one of them.
    """
    total = 0
    dearest = 0
    rows, prices = market.rows, market.prices
    full = len(prices)
    kind = 0
    rest = goods
    while rest:
        wanted = rest & 0xFF
        if wanted:
            place = rows[kind] - (stock >> (kind << 3) & 0xFF)
            for step in range(place, place + wanted):
                if step >= 0:
                    cost = prices[step] if step < full else market.beyond
                    total += cost
                    if cost > dearest:
                        dearest = cost
        rest >>= 8
        kind += 1
    if free:
        given = [goods >> (kind << 3) & 0xFF for kind in range(kinds)]
        left = among
    for _unit in range(free):
        best = -1
        least = CLOSED + 1
        for kind in range(kinds):
            if left >> kind & 1:
                cost = step_cost(stock, market, kind, given[kind])
                if cost < least:
                    best = kind
                    least = cost
        if best < 0:
            return 2 * CLOSED
        given[best] += 1
        total += least
        dearest = max(dearest, least)
        if different:
            left &= ~(1 << best)
    return total - (dearest - swap) if swap and dearest > swap else total
