"""Edges: what a tile shows at its sides, and whether it fits."""

from __future__ import annotations

from itertools import product

import pytest

from hindmost.mechanics.edges import (
    CONTACT_CODES,
    FITS,
    NO_TILE,
    PLAIN,
    RIVER,
    RIVER_APART,
    RIVER_BROKEN,
    ROAD,
    ROAD_APART,
    ROAD_BROKEN,
    edges,
    fit,
    fit_table,
    side,
)

SHOWN = (NO_TILE, PLAIN, RIVER, ROAD)

PLAIN_TILE = edges(PLAIN, PLAIN, PLAIN, PLAIN)
RIVER_TILE = edges(RIVER, PLAIN, RIVER, PLAIN)
ROAD_TILE = edges(PLAIN, ROAD, PLAIN, ROAD)
CROSSING = edges(RIVER, ROAD, RIVER, ROAD)


def test_sides_are_read_back_in_the_order_north_east_south_west() -> None:
    for four in product(SHOWN, repeat=4):
        assert tuple(side(edges(*four), direction) for direction in range(4)) == four


def test_every_code_is_another() -> None:
    assert sorted(edges(*four) for four in product(SHOWN, repeat=4)) == list(range(CONTACT_CODES))


@pytest.mark.parametrize(
    ("tile", "north", "east", "south", "west", "expected"),
    [
        # A plain tile goes where only plain edges touch it.
        (PLAIN_TILE, PLAIN, NO_TILE, NO_TILE, NO_TILE, FITS),
        (PLAIN_TILE, PLAIN, PLAIN, PLAIN, PLAIN, FITS),
        (PLAIN_TILE, RIVER, NO_TILE, NO_TILE, NO_TILE, RIVER_BROKEN),
        (PLAIN_TILE, NO_TILE, NO_TILE, RIVER, NO_TILE, RIVER_BROKEN),
        (PLAIN_TILE, NO_TILE, ROAD, NO_TILE, NO_TILE, ROAD_BROKEN),
        (PLAIN_TILE, PLAIN, NO_TILE, NO_TILE, ROAD, ROAD_BROKEN),
        # A river tile lengthens the river, north or south of it.
        (RIVER_TILE, RIVER, NO_TILE, NO_TILE, NO_TILE, FITS),
        (RIVER_TILE, NO_TILE, PLAIN, RIVER, PLAIN, FITS),
        (RIVER_TILE, RIVER, NO_TILE, RIVER, NO_TILE, FITS),
        (RIVER_TILE, PLAIN, NO_TILE, NO_TILE, NO_TILE, RIVER_BROKEN),
        (RIVER_TILE, RIVER, NO_TILE, PLAIN, NO_TILE, RIVER_BROKEN),
        (RIVER_TILE, RIVER, ROAD, NO_TILE, NO_TILE, ROAD_BROKEN),
        (RIVER_TILE, NO_TILE, PLAIN, NO_TILE, NO_TILE, RIVER_APART),
        (RIVER_TILE, NO_TILE, NO_TILE, NO_TILE, NO_TILE, RIVER_APART),
        # A road tile lengthens the road, west or east of it.
        (ROAD_TILE, NO_TILE, ROAD, NO_TILE, NO_TILE, FITS),
        (ROAD_TILE, PLAIN, NO_TILE, PLAIN, ROAD, FITS),
        (ROAD_TILE, NO_TILE, PLAIN, NO_TILE, NO_TILE, ROAD_BROKEN),
        (ROAD_TILE, NO_TILE, ROAD, NO_TILE, PLAIN, ROAD_BROKEN),
        (ROAD_TILE, RIVER, ROAD, NO_TILE, NO_TILE, RIVER_BROKEN),
        (ROAD_TILE, PLAIN, NO_TILE, NO_TILE, NO_TILE, ROAD_APART),
        # A tile with both needs both.
        (CROSSING, RIVER, ROAD, NO_TILE, NO_TILE, FITS),
        (CROSSING, RIVER, NO_TILE, NO_TILE, NO_TILE, ROAD_APART),
        (CROSSING, NO_TILE, NO_TILE, NO_TILE, ROAD, RIVER_APART),
        (CROSSING, ROAD, NO_TILE, NO_TILE, NO_TILE, RIVER_BROKEN),
    ],
)
def test_fit(tile: int, north: int, east: int, south: int, west: int, expected: int) -> None:
    assert fit(tile, edges(north, east, south, west)) == expected


def possible(own: tuple[int, ...], contacts: tuple[int, ...]) -> set[int]:
    """Everything that is wrong with a tile on a cell, each rule on its own; FITS alone if nothing is."""
    touching = [(mine, theirs) for mine, theirs in zip(own, contacts, strict=True) if theirs != NO_TILE]
    wrong = set()
    if any(mine != theirs and RIVER in (mine, theirs) for mine, theirs in touching):
        wrong.add(RIVER_BROKEN)
    if any(mine != theirs and RIVER not in (mine, theirs) for mine, theirs in touching):
        wrong.add(ROAD_BROKEN)
    if wrong:
        return wrong
    if RIVER in own and (RIVER, RIVER) not in touching:
        wrong.add(RIVER_APART)
    if ROAD in own and (ROAD, ROAD) not in touching:
        wrong.add(ROAD_APART)
    return wrong or {FITS}


def test_fit_names_something_that_is_wrong_whenever_something_is() -> None:
    """All tiles on all cells: 81 x 256."""
    around = list(product(SHOWN, repeat=4))
    for own in product((PLAIN, RIVER, ROAD), repeat=4):
        code = edges(*own)
        for contacts in around:
            assert fit(code, edges(*contacts)) in possible(own, contacts)


@pytest.mark.parametrize("tile", [PLAIN_TILE, RIVER_TILE, ROAD_TILE, CROSSING])
def test_the_table_says_what_fit_says(tile: int) -> None:
    assert fit_table(tile) == [fit(tile, contacts) for contacts in range(CONTACT_CODES)]
