"""The trees of fixed positions have the numbers of branches they always had: no choice was lost, none was added.

If a change was meant to change what is legal, count again with `python -m tests.perft.count --write`.
"""

from __future__ import annotations

import pytest

from tests.perft.count import count, kept
from tests.perft.positions import Start, starts
from tests.perft.walking import count_every_outcome, count_seeded


@pytest.mark.parametrize("start", starts(), ids=lambda each: each.name)
def test_counts_are_those_that_are_kept(start: Start) -> None:
    expected = kept().get(start.name)
    assert expected is not None, "count it with `python -m tests.perft.count --write`"
    assert count(start) == expected


def test_nothing_is_kept_that_is_not_counted() -> None:
    assert list(kept()) == [start.name for start in starts()]


@pytest.mark.parametrize("start", starts(), ids=lambda each: each.name)
def test_both_ways_of_counting_agree_where_chance_has_no_say(start: Start) -> None:
    """Every branch of the seeded tree is one of those with every outcome."""
    assert count_seeded(start.position, 0) == count_every_outcome(start.position.state.copy(), 0) == 1
    assert count_seeded(start.position, 1) == count_every_outcome(start.position.state.copy(), 1)
    for plies in range(2, start.every_outcome):
        assert count_seeded(start.position, plies) <= count_every_outcome(start.position.state.copy(), plies)


@pytest.mark.parametrize("start", starts(), ids=lambda each: each.name)
def test_counting_leaves_the_position_alone(start: Start) -> None:
    before = start.position.options[:]
    count_seeded(start.position, 3)
    assert start.position.options == before == start.position.relist()
