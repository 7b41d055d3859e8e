"""Cells: neighbours by arithmetic."""

from __future__ import annotations

from hindmost.mechanics.cells import AROUND, HOME, cell, touch, turn_to


def test_the_turn_to_a_neighbour_is_its_place_around() -> None:
    assert [turn_to(HOME, HOME + step) for step in AROUND] == list(range(8))


def test_nothing_else_is_a_turn_away() -> None:
    """Seen side by side with plain coordinates, to well beyond the neighbours."""
    for x in range(-5, 6):
        for y in range(-5, 6):
            near = max(abs(x), abs(y)) == 1
            assert (turn_to(HOME, cell(x, y)) >= 0) == near
            assert touch(HOME, cell(x, y)) == (near or x == y == 0)
