"""Paying a price, one unit after the other, sales between them (GM2-TAKE-01, GM2-MKT-07)."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii import barrels, market, placing
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.table import HOME_CASTLE, HOME_VILLAGE, Table


def fixed_price(t: Table, words: str) -> Price:
    """A price that names what it asks for."""
    found = printed.amounts(words)
    fixed = tuple(found.get(good, 0) for good in t.goods)
    every = tuple(range(len(t.goods))) if "any" in found else ()
    return Price(fixed, found.get("any", 0), every, coins=found.get("coin", 0))


def can_afford(t: Table, tile: str, fee: int = 0, dues: int = 0) -> bool:
    """GM2-TAKE-01 and -05: the whole cost, and a place for the tile afterwards. `fee`: coins on top of it; `dues`: what
    is given on the way there."""
    cost = printed.amounts(t.records[tile]["cost"])
    price = fixed_price(t, t.records[tile]["cost"])
    price.coins += fee + sum(part.surcharge(t, tile) for part in t.parts)
    price.dues = dues
    if not all(part.can_hand_over(t, cost) for part in t.parts):
        return False
    if cost.get("whisky", 0) > t.me.whisky or not market.can_pay(t, t.seat, price):
        return False
    return bool(_ways_with_scotsmen(t, tile, cost.get("member", 0), price))


def least_toll(t: Table, tile: str) -> int | None:
    """Of all places for it; None where there is none."""
    if not t.needs_place(tile):
        return 0
    return min((placing.toll(t, tile, cell) for cell in placing.sites(t, tile)), default=None)


def _ways_with_scotsmen(t: Table, tile: str, number: int, price: Price) -> list[list[Cell]]:
    """From where Scotsmen may be paid, so that the tile can be placed afterwards (GM2-TAKE-04, GM2-PLACE-05)."""
    if number == 0:
        toll = least_toll(t, tile)
        price.kept = toll or 0
        return [] if toll is None or (toll and not market.can_pay(t, t.seat, price)) else [[]]
    found = []
    for cell in _payers(t):
        t.me.lots[cell].scotsmen -= 1
        found += [[cell, *rest] for rest in _ways_with_scotsmen(t, tile, number - 1, price)]
        t.me.lots[cell].scotsmen += 1
    return found


def _payers(t: Table) -> list[Cell]:
    home_only = t.options["scotsman_cost_source"] == "home"
    return [
        cell
        for cell, lot in t.me.lots.items()
        if lot.scotsmen and (not home_only or cell in (HOME_VILLAGE, HOME_CASTLE))
    ]


def pay_for_tile(t: Table, tile: str, fee: int = 0) -> Play:
    """Scotsmen, resources, barrels and coins go where they came from."""
    words = t.records[tile]["cost"]
    cost = printed.amounts(words)
    price = fixed_price(t, words)
    price.coins += fee + sum(part.surcharge(t, tile) for part in t.parts)
    for left in range(cost.get("member", 0), 0, -1):
        yield from pay_scotsman(t, tile, left, price)
    if cost.get("whisky", 0):
        yield from barrels.give(t, t.seat, cost["whisky"])
    for part in t.parts:
        part.hands_over(t, cost)
    price.kept = least_toll(t, tile) or 0
    yield from pay(t, price)
    for part in t.parts:
        part.paid_for(t, tile)


def pay_scotsman(t: Table, tile: str, left: int, price: Price) -> Play:
    """One of those that are left to pay."""
    while True:
        ways = {way[0] for way in _ways_with_scotsmen(t, tile, left, price)}
        options = [f"pay scotsman {cell_name(cell)}" for cell in ways]
        answer = yield Ask(t.seat, "pay-scotsmen", options, market.sales(t), alone=True)
        if answer in options:
            t.me.lots[cell_of(answer.split(" ")[2])].scotsmen -= 1
            return
        market.sell(t, answer)


def pay(t: Table, price: Price) -> Play:
    """Only what can be finished is offered."""
    while not (price.paid_up and t.me.coins >= price.coins):
        options = units(t, price)
        answer = yield Ask(t.seat, "pay", options, fitting_sales(t, price), alone=True)
        words = answer.split(" ")
        if words[0] == "sell":
            market.sell(t, answer)
        elif answer == "pay coins":
            t.me.coins -= 1
            price = price.swapped()[0]
        else:
            rest = price.less(t.goods.index(words[1]))
            assert rest is not None
            price = rest
            if words[2] == "market":
                market.buy(t, words[1])
            else:
                market.take_unit(t, words[1], cell_of(words[2]))
    t.me.coins -= price.coins


def units(t: Table, price: Price) -> list[str]:
    """Every unit that may be given next; what a price names is given in its order."""
    found = []
    named = [kind for kind, number in enumerate(price.fixed) if number]
    for kind, good in enumerate(t.goods):
        if named and kind != named[0]:
            continue
        rest = price.less(kind)
        if rest is None:
            continue
        for unit, cell in t.me.units():
            if unit == good:
                market.take_unit(t, good, cell)
                if market.can_pay(t, t.seat, rest):
                    found.append(f"pay {good} {cell_name(cell)}")
                t.me.lots[cell].goods[good] += 1
        cost = market.buying_price(t, good)
        if cost is not None and cost <= t.me.coins:
            market.buy(t, good)
            if market.can_pay(t, t.seat, rest):
                found.append(f"pay {good} market")
            t.market[good] -= 1
            t.me.coins += cost
    if t.me.coins:
        t.me.coins -= 1
        if any(market.can_pay(t, t.seat, rest) for rest in price.swapped()[:1]):
            found.append("pay coins")
        t.me.coins += 1
    return found


def fitting_sales(t: Table, price: Price) -> list[str]:
    """Those after which a price can still be paid."""
    found = []
    for option in market.sales(t):
        _, good, name = option.split(" ")
        coins = t.me.coins
        market.sell(t, option)
        if market.can_pay(t, t.seat, price):
            found.append(option)
        t.me.coins = coins
        t.market[good] += 1
        t.me.lots[cell_of(name)].goods[good] += 1
    return found
