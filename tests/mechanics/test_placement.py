"""Where a tile may be put, in an order that does not depend on how the ground was built."""

from __future__ import annotations

from itertools import permutations

from hindmost.mechanics.cells import EAST, HOME, NORTH
from hindmost.mechanics.edges import PLAIN, edges
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.placement import has_cell, legal_cells

BLANK = edges(PLAIN, PLAIN, PLAIN, PLAIN)
ANYWHERE = [0] * 256
"""A fit table by which everything fits."""


def test_cells_come_in_one_order_whatever_was_built_first() -> None:
    found = set()
    for order in permutations((EAST, NORTH, EAST + NORTH)):
        ground = empty_ground().with_tile(HOME, 0, BLANK)
        try:
            for step in order:
                ground = ground.with_tile(HOME + step, 0, BLANK)
        except KeyError:
            continue
        cells = legal_cells(ground, [1] * 4, ANYWHERE)
        assert cells == sorted(cells)
        assert has_cell(ground, [1] * 4, ANYWHERE)
        found.add(tuple(cells))
    assert len(found) == 1
    assert len(next(iter(found))) == 8


def test_two_cells_are_in_order_too() -> None:
    ground = empty_ground().with_tile(HOME, 0, BLANK)
    wanted = sorted(cell for cell in (HOME + EAST, HOME - EAST, HOME + NORTH, HOME - NORTH))
    assert legal_cells(ground, [1], ANYWHERE) == wanted
    assert legal_cells(ground, [0], ANYWHERE) == []
    assert not has_cell(ground, [0], ANYWHERE)
