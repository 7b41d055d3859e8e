"""The market: rows filled from the left by buyers, emptied from the right by sellers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hindmost.mechanics.market import CLOSED, Market

rows = st.lists(st.integers(0, 3), min_size=5, max_size=5)
kinds = st.integers(0, 4)


@pytest.mark.parametrize(("filled", "price", "worth"), [(0, 1, 0), (1, 2, 1), (2, 3, 2), (3, CLOSED, 3)])
def test_prices(filled: int, price: int, worth: int) -> None:
    market = Market((1, 2, 3), [0, filled])
    assert market.price(1) == price
    assert market.worth(1) == worth
    assert market.price(0) == 1


@pytest.mark.parametrize(
    ("filled", "number", "coins"),
    [(0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 3, 6), (1, 2, 5), (2, 1, 3), (3, 0, 0), (3, 1, CLOSED), (1, 3, CLOSED)],
)
def test_the_price_of_several(filled: int, number: int, coins: int) -> None:
    assert Market((1, 2, 3), [filled]).price_of(0, number) == coins


def test_other_prices_than_1_2_3() -> None:
    market = Market((2, 5), [0])
    assert [market.buy(0), market.buy(0)] == [2, 5]
    assert market.price(0) == CLOSED
    assert market.coins() == 7
    assert [market.sell(0), market.sell(0)] == [5, 2]
    assert market.worth(0) == 0


@given(rows, st.lists(st.tuples(st.booleans(), kinds), max_size=30))
def test_coins_only_change_hands(filled: list[int], deals: list[tuple[bool, int]]) -> None:
    """Whoever buys and sells: a purse and the market together hold the same coins; the market is a row of piles."""
    market = Market((1, 2, 3), filled[:])
    piles = [[1, 2, 3][:number] for number in filled]
    purse = 100
    everything = purse + market.coins()
    for buying, kind in deals:
        if buying and len(piles[kind]) < 3:
            price = market.price(kind)
            assert market.buy(kind) == price
            piles[kind].append(price)
            purse -= price
        elif not buying and piles[kind]:
            worth = market.worth(kind)
            assert market.sell(kind) == worth == piles[kind].pop()
            purse += worth
        assert market.rows == [len(pile) for pile in piles]
        assert market.coins() == sum(sum(pile) for pile in piles)
        assert purse + market.coins() == everything


@given(rows, kinds, st.integers(0, 4))
def test_several_cost_as_much_as_one_after_the_other(filled: list[int], kind: int, number: int) -> None:
    market = Market((1, 2, 3), filled[:])
    total = market.price_of(kind, number)
    if filled[kind] + number > 3:
        assert total >= CLOSED
    else:
        assert total == sum(market.buy(kind) for _ in range(number))


def test_a_copy_is_independent() -> None:
    market = Market((1, 2, 3), [0, 1])
    twin = market.copy()
    twin.buy(0)
    assert (market.rows, twin.rows) == ([0, 1], [1, 1])
