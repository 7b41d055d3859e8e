"""What a price costs in coins, against trying every way to pay it."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hindmost.mechanics.costs import coins_needed
from hindmost.mechanics.goods import gather, unit
from hindmost.mechanics.market import CLOSED, Market

KINDS = 5
ALL = (1 << KINDS) - 1
few = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)


def bought(filled: list[int], cart: list[int]) -> int | None:
    """Coins for these purchases one after the other, None if a row is too short."""
    if any(have + number > 3 for have, number in zip(filled, cart, strict=True)):
        return None
    return sum(sum((1, 2, 3)[have : have + number]) for have, number in zip(filled, cart, strict=True))


def cheapest(
    stock: list[int], filled: list[int], goods: list[int], free: int, among: int, different: bool
) -> int | None:
    """The fewest coins over all choices of the free cubes; own cubes first, only the shortfall is bought."""
    cart = [max(0, need - have) for have, need in zip(stock, goods, strict=True)]
    rest = [max(0, have - need) for have, need in zip(stock, goods, strict=True)]
    allowed = [kind for kind in range(KINDS) if among >> kind & 1]
    ways: list[tuple[int, ...]]
    if different:
        ways = [tuple(kind for kind in chosen if not rest[kind]) for chosen in combinations(allowed, free)]
    else:
        lacking = max(0, free - sum(rest[kind] for kind in allowed))
        ways = list(combinations_with_replacement(allowed, lacking))
    costs = [bought(filled, [cart[kind] + way.count(kind) for kind in range(KINDS)]) for way in ways]
    payable = [cost for cost in costs if cost is not None]
    return min(payable, default=None)


@given(
    few,
    few,
    st.lists(st.integers(0, 2), min_size=KINDS, max_size=KINDS),
    st.integers(0, 5),
    st.integers(1, ALL),
    st.booleans(),
)
def test_coins_needed_is_the_cheapest_way(
    stock: list[int], filled: list[int], goods: list[int], free: int, among: int, different: bool
) -> None:
    market = Market((1, 2, 3), filled[:])
    found = coins_needed(gather(stock), market, gather(goods), free, among, different, KINDS)
    expected = cheapest(stock, filled, goods, free, among, different)
    assert found == expected if expected is not None else found >= CLOSED
    assert market.rows == filled


@pytest.mark.parametrize("different", [False, True])
def test_a_price_of_a_kind_and_free_cubes_of_the_same_kind(different: bool) -> None:
    """One wood, and one more cube that must be wood too: the second costs 2, not 1 again."""
    market = Market((1, 2, 3), [0] * KINDS)
    assert coins_needed(0, market, unit(0), 1, 1, different, KINDS) == 3


@pytest.mark.parametrize(
    ("stock", "filled", "goods", "free", "different", "coins"),
    [
        # fixed kinds: the shortfall
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 0, 0, 0], 0, False, 2),
        ([1, 0, 0, 0, 0], [0, 2, 0, 0, 0], [1, 1, 0, 0, 0], 0, False, 3),
        ([5, 5, 5, 5, 5], [3, 3, 3, 3, 3], [2, 2, 2, 2, 2], 0, False, 0),
        ([1, 0, 0, 0, 0], [0, 3, 0, 0, 0], [1, 1, 0, 0, 0], 0, False, None),
        # any cubes: own ones first
        ([1, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 3, False, 1),
        ([0, 0, 0, 0, 0], [0, 3, 3, 3, 3], [0, 0, 0, 0, 0], 3, False, 6),
        ([0, 0, 0, 0, 0], [1, 3, 3, 3, 3], [0, 0, 0, 0, 0], 3, False, None),
        # different kinds: a second wood is of no use
        ([3, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 3, True, 2),
        ([3, 0, 0, 0, 0], [0, 3, 3, 3, 2], [0, 0, 0, 0, 0], 2, True, 3),
        ([3, 0, 0, 0, 0], [0, 3, 3, 3, 3], [0, 0, 0, 0, 0], 2, True, None),
    ],
)
def test_by_hand(
    stock: list[int], filled: list[int], goods: list[int], free: int, different: bool, coins: int | None
) -> None:
    found = coins_needed(gather(stock), Market((1, 2, 3), filled), gather(goods), free, ALL, different, KINDS)
    assert found == coins if coins is not None else found >= CLOSED
