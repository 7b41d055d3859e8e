"""Bundles of goods agree with plain lists of counts."""

from hypothesis import given
from hypothesis import strategies as st

from hindmost.mechanics.goods import (
    MOST_IN_ALL,
    MOST_KINDS,
    MOST_OF_A_KIND,
    NOTHING,
    count,
    covers,
    gather,
    present,
    shortfall,
    spread,
    total,
    unit,
)

KINDS = MOST_KINDS
counts = st.lists(st.integers(0, MOST_OF_A_KIND), min_size=KINDS, max_size=KINDS)


@given(counts)
def test_spread_and_gather_are_reverse(numbers: list[int]) -> None:
    bundle = gather(numbers)
    assert spread(bundle, KINDS) == numbers
    assert [count(bundle, kind) for kind in range(KINDS)] == numbers
    assert bundle == sum(number * unit(kind) for kind, number in enumerate(numbers))


@given(counts.filter(lambda numbers: sum(numbers) <= MOST_IN_ALL))
def test_total_is_the_sum(numbers: list[int]) -> None:
    assert total(gather(numbers)) == sum(numbers)


@given(counts, counts)
def test_covers_compares_kind_by_kind(have: list[int], need: list[int]) -> None:
    assert covers(gather(have), gather(need)) == all(h >= n for h, n in zip(have, need, strict=True))


@given(counts, counts)
def test_shortfall_is_what_is_lacking(have: list[int], need: list[int]) -> None:
    lacking = [max(0, n - h) for h, n in zip(have, need, strict=True)]
    assert spread(shortfall(gather(have), gather(need)), KINDS) == lacking


@given(counts)
def test_present_marks_the_kinds_there_are(numbers: list[int]) -> None:
    mask = present(gather(numbers), KINDS)
    assert [mask >> kind & 1 for kind in range(KINDS)] == [int(number > 0) for number in numbers]


def test_nothing_is_covered_by_nothing() -> None:
    assert covers(NOTHING, NOTHING)
    assert not covers(NOTHING, unit(4))
    assert total(NOTHING) == 0
