"""What a price costs where goods may be sold for it: compared with trying everything."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from hindmost.mechanics.goods import count, gather, unit
from hindmost.mechanics.market import CLOSED, Market
from hindmost.mechanics.purse import dues, raisable, step_cost

PRICES = (1, 2, 3)
KINDS = 3


def most_left(coins: int, held: tuple[int, ...], rows: tuple[int, ...], wanted: tuple[int, ...]) -> int:
    """The most coins that can be left when the goods have been given, found by trying every purchase and sale."""

    @cache
    def best(coins: int, held: tuple[int, ...], rows: tuple[int, ...], wanted: tuple[int, ...]) -> int:
        found = coins if not any(wanted) else -1
        for kind in range(KINDS):
            fewer = tuple(number - (place == kind) for place, number in enumerate(wanted))
            if held[kind]:
                without = tuple(number - (place == kind) for place, number in enumerate(held))
                if wanted[kind]:
                    found = max(found, best(coins, without, rows, fewer))
                if rows[kind]:
                    emptier = tuple(number - (place == kind) for place, number in enumerate(rows))
                    found = max(found, best(coins + PRICES[rows[kind] - 1], without, emptier, wanted))
            if wanted[kind] and rows[kind] < len(PRICES) and PRICES[rows[kind]] <= coins:
                fuller = tuple(number + (place == kind) for place, number in enumerate(rows))
                found = max(found, best(coins - PRICES[rows[kind]], held, fuller, fewer))
        return found

    return best(coins, held, rows, wanted)


def test_what_can_be_raised_is_what_all_sales_bring() -> None:
    market = Market(PRICES, [0, 2, 3])
    assert raisable(4, gather([5, 1, 2]), market) == 4 + 2 + 3 + 2
    assert raisable(4, gather([0, 3, 0]), market) == 4 + 2 + 1
    assert raisable(4, 0, market) == 4


def test_a_good_costs_what_it_would_bring_or_what_it_takes_to_buy() -> None:
    market = Market(PRICES, [0, 2, 3])
    assert step_cost(gather([1, 0, 0]), market, 0, 0) == 0, "nobody would buy it"
    assert step_cost(gather([0, 1, 0]), market, 1, 0) == 2, "it could be sold for 2"
    assert step_cost(0, market, 1, 0) == 3, "it must be bought for 3"
    assert step_cost(0, market, 2, 0) == CLOSED


@pytest.mark.parametrize("seed", range(60))
def test_fixed_goods_can_be_paid_exactly_if_trying_everything_finds_a_way(seed: int) -> None:
    random = Random(seed)
    held = tuple(random.randrange(3) for _ in range(KINDS))
    rows = tuple(random.randrange(4) for _ in range(KINDS))
    wanted = tuple(random.randrange(3) for _ in range(KINDS))
    coins = random.randrange(5)
    market = Market(PRICES, list(rows))
    left = raisable(coins, gather(held), market) - dues(gather(held), market, gather(wanted), 0, 0, False, 0, KINDS)
    found = most_left(coins, held, rows, wanted)
    assert (found >= 0) == (left >= 0)
    if found >= 0:
        assert found == left, "and no way leaves more coins"


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("different", [False, True])
def test_free_goods_are_the_cheapest_of_all_choices(seed: int, different: bool) -> None:
    random = Random(seed)
    held = tuple(random.randrange(3) for _ in range(KINDS))
    rows = tuple(random.randrange(4) for _ in range(KINDS))
    free = random.randrange(1, 4)
    among = random.choice([0b111, 0b110])
    market = Market(PRICES, list(rows))
    choices = [
        kinds
        for kinds in combinations_with_replacement([kind for kind in range(KINDS) if among >> kind & 1], free)
        if not different or len(set(kinds)) == free
    ]
    costs = [dues(gather(held), market, sum(unit(kind) for kind in kinds), 0, 0, False, 0, KINDS) for kinds in choices]
    found = dues(gather(held), market, 0, free, among, different, 0, KINDS)
    assert min(found, CLOSED) == min([*costs, CLOSED])


def test_a_coin_may_stand_for_the_dearest_good() -> None:
    market = Market(PRICES, [0, 2, 3])
    goods = gather([1, 1, 1])
    assert dues(0, market, goods, 0, 0, False, 0, KINDS) >= CLOSED
    assert dues(0, market, goods, 0, 0, False, 1, KINDS) == 1 + 3 + 1
    assert count(goods, 2) == 1
    assert dues(gather([1, 0, 0]), market, unit(0), 0, 0, False, 1, KINDS) == 0, "nothing is gained by paying more"
