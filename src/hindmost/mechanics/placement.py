"""Where a tile may lie: on an open cell, beside the player's people, with matching edges."""

from __future__ import annotations

from typing import Final

from hindmost.mechanics.cells import touch, turn_to
from hindmost.mechanics.edges import FITS
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.ground import Ground

OCCUPIED: Final = 10
NOT_BESIDE_A_TILE: Final = 11
NOBODY_NEAR: Final = 12


def legal_cells(ground: Ground, people: list[int], fits: list[int]) -> list[int]:
    """All cells on which a tile with this fit table may be put, in a fixed order; `people` are counted by slot."""
    standing = [ground.cells[slot] for slot, number in enumerate(people) if number]
    found = []
    for entry in ground.free:
        if fits[entry & 0xFF] == FITS:
            cell = entry >> 8
            for here in standing:
                if touch(cell, here):
                    found.append(cell)
                    break
    if len(found) > 1:
        found.sort()
    return found


def has_cell(ground: Ground, people: list[int], fits: list[int]) -> bool:
    """Whether there is any such cell."""
    standing = [ground.cells[slot] for slot, number in enumerate(people) if number]
    for entry in ground.free:
        if fits[entry & 0xFF] == FITS:
            for here in standing:
                if touch(entry >> 8, here):
                    return True
    return False


def obstacle(e: Estate, fits: list[int], cell: int) -> int:
    """What speaks against a cell: FITS for nothing, a code of this module or of `edges` otherwise."""
    if cell in e.ground.slot_at:
        return OCCUPIED
    contacts = e.ground.open.get(cell)
    if contacts is None:
        return NOT_BESIDE_A_TILE
    if fits[contacts] != FITS:
        return fits[contacts]
    return FITS if members_near(e, cell) else NOBODY_NEAR


def members_near(e: Estate, cell: int) -> int:
    """How many members stand on tiles around a cell."""
    number = 0
    for slot, standing in enumerate(e.members):
        if standing and turn_to(cell, e.ground.cells[slot]) >= 0:
            number += standing
    return number
