"""The market, section 8: own cubes first, and only what is missing may be bought (GM1-MKT-04)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from tests.referee.asking import Ask, Play
from tests.referee.cells import cell_name, cell_of
from tests.referee.glen_more.table import Table


def sales(t: Table) -> list[str]:
    """GM1-MKT-06."""
    return [f"sell {good} {cell_name(cell)}" for good, cell in t.me.units() if t.market[good] > 0]


def sell(t: Table, option: str) -> None:
    _, good, cell = option.split(" ")
    give(t, good, cell)
    t.market[good] -= 1
    t.me.coins += t.prices[t.market[good]]


def give(t: Table, good: str, cell: str) -> None:
    goods = t.me.lots[cell_of(cell)].goods
    goods[good] -= 1
    if not goods[good]:
        del goods[good]


def buy(t: Table, good: str) -> None:
    """GM1-MKT-02."""
    t.me.coins -= t.prices[t.market[good]]
    t.market[good] += 1


def cost_of_buying(t: Table, wanted: dict[str, int]) -> int | None:
    """Of so many of each kind; None where a row has no space for that."""
    total = 0
    for good, number in wanted.items():
        spaces = t.prices[t.market[good] : t.market[good] + number]
        if len(spaces) < number:
            return None
        total += sum(spaces)
    return total


def can_buy(t: Table, wanted: dict[str, int]) -> bool:
    cost = cost_of_buying(t, wanted)
    return cost is not None and cost <= t.me.coins


class Price:
    """What is still to be given: `fixed` by kind, or `number` of the kinds in `kinds`, all different or not."""

    def __init__(self, fixed: dict[str, int], number: int = 0, kinds: tuple[str, ...] = (), different: bool = False):
        self.fixed = fixed
        self.number = number
        self.kinds = kinds
        self.different = different


def price_of(t: Table, words: str) -> Price:
    number, _, kind = words.partition(" ")
    if kind == "any":
        return Price({}, int(number), tuple(t.goods))
    if kind == "different":
        return Price({}, int(number), tuple(t.goods), different=True)
    fixed = {}
    for each in words.split(" + "):
        amount, _, good = each.partition(" ")
        if good in t.goods:
            fixed[good] = int(amount)
    return Price(fixed)


def can_pay(t: Table, price: Price) -> bool:
    """GM1-COST-08: with the cubes and the coins of this moment, sales left aside."""
    owned = t.me.goods()
    if not can_buy(t, {good: max(0, number - owned[good]) for good, number in price.fixed.items()}):
        return False
    if price.different:
        return any(
            can_buy(t, {good: 1 for good in chosen if not owned[good]})
            for chosen in combinations(price.kinds, price.number)
        )
    missing = max(0, price.number - owned.total())
    return any(
        can_buy(t, {good: chosen.count(good) for good in chosen})
        for chosen in combinations_with_replacement(t.goods, missing)
    )


def pay(t: Table, price: Price) -> Play:
    """One cube after the other."""
    fixed = dict(price.fixed)
    for good in t.goods:
        for _ in range(fixed.get(good, 0)):
            del_one(fixed, good)
            answer = yield Ask(t.seat, "pay", sources(t, good))
            hand_over(t, answer)
    number, kinds = price.number, price.kinds
    if not price.different and t.me.goods().total() <= number:
        number -= give_all(t) if number else 0
    while number:
        options = [
            each
            for good in kinds
            for each in sources(t, good)
            if may_give(t, each, Price({}, number - 1, _without(kinds, good, price.different), price.different))
            and (price.different or not (each.endswith("market") and t.me.goods()))
        ]
        answer = yield Ask(t.seat, "pay", options)
        hand_over(t, answer)
        kinds = _without(kinds, answer.split(" ")[1], price.different)
        number -= 1


def del_one(fixed: dict[str, int], good: str) -> None:
    fixed[good] -= 1


def give_all(t: Table) -> int:
    """Who has no more than is asked for has no choice; the number that was given."""
    units = [(good, cell) for good, cell in t.me.units() for _ in range(t.me.lots[cell].goods[good])]
    for good, cell in units:
        give(t, good, cell_name(cell))
    return len(units)


def _without(kinds: tuple[str, ...], good: str, different: bool) -> tuple[str, ...]:
    return tuple(each for each in kinds if each != good) if different else kinds


def sources(t: Table, good: str) -> list[str]:
    """An own cube; the market only where there is none."""
    own = [f"pay {good} {cell_name(cell)}" for unit, cell in t.me.units() if unit == good]
    return own or ([f"pay {good} market"] if can_buy(t, {good: 1}) else [])


def may_give(t: Table, option: str, rest: Price) -> bool:
    """Whether the rest can still be paid afterwards."""
    _, good, place = option.split(" ")
    coins, filled = t.me.coins, t.market[good]
    if place == "market":
        buy(t, good)
        fine = can_pay(t, rest)
        t.me.coins, t.market[good] = coins, filled
    else:
        give(t, good, place)
        fine = can_pay(t, rest)
        t.me.lots[cell_of(place)].goods[good] += 1
    return fine


def hand_over(t: Table, option: str) -> None:
    _, good, place = option.split(" ")
    if place == "market":
        buy(t, good)
    else:
        give(t, good, place)
