"""What a tile shows at its four edges, and whether it fits where it is put.

Edges are packed two bits a side in the order of `cells.SIDES`: nothing there, plain, river, road. The same code
describes the *contacts* of an empty cell: what the tiles around it show towards it.
"""

from __future__ import annotations

from typing import Final

NO_TILE: Final = 0
PLAIN: Final = 1
RIVER: Final = 2
ROAD: Final = 3

CONTACT_CODES: Final = 256

FITS: Final = 0
RIVER_BROKEN: Final = 1
"""A river would end at a tile without one, or a tile without a river would block one."""
ROAD_BROKEN: Final = 2
RIVER_APART: Final = 3
"""A river tile that does not lengthen the river."""
ROAD_APART: Final = 4


def edges(north: int, east: int, south: int, west: int) -> int:
    return north | east << 2 | south << 4 | west << 6


def side(code: int, direction: int) -> int:
    return (code >> (2 * direction)) & 3


def shown(code: int, direction: int) -> int:
    """What a tile with these edges adds to the contacts of the cell that lies in this direction."""
    return side(code, direction) << (2 * ((direction + 2) & 3))


def fit(own: int, contacts: int) -> int:
    """Whether a tile with these edges may lie on a cell with these contacts: FITS, or what is wrong."""
    joined = 0
    features = 0
    for direction in range(4):
        mine = side(own, direction)
        theirs = side(contacts, direction)
        if mine > PLAIN:
            features |= 1 << mine
        if theirs == NO_TILE:
            continue
        if mine != theirs:
            return RIVER_BROKEN if RIVER in (mine, theirs) else ROAD_BROKEN
        if mine > PLAIN:
            joined |= 1 << mine
    apart = features & ~joined
    if apart & 1 << RIVER:
        return RIVER_APART
    return ROAD_APART if apart & 1 << ROAD else FITS


def fit_table(own: int) -> list[int]:
    """`fit` for every contact code: computed once per kind of tile, looked up ever after."""
    return [fit(own, contacts) for contacts in range(CONTACT_CODES)]
