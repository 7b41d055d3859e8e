"""The empty cells of a territory, each with the tiles around it: where the next tile may lie."""

from __future__ import annotations

from hindmost.mechanics.cells import AROUND
from hindmost.mechanics.ground import Ground


class Site:
    """An empty cell that shares an edge with a tile."""

    __slots__ = ("around", "bounded")

    def __init__(self, around: list[int], bounded: bool) -> None:
        self.around = around
        """The slots of the up to eight tiles around it, clockwise."""
        self.bounded = bounded
        """Whether only few tiles may lie there."""


def sites_of(ground: Ground, along: list[bool], across: list[bool]) -> list[Site]:
    """All of them. `along` and `across` say by tile whether it bounds what lies above or below, left or right of it."""
    slot_at = ground.slot_at
    tiles = ground.tiles
    found: list[Site] = []
    for entry in ground.free:
        cell = entry >> 8
        around: list[int] = []
        bounded = False
        for turn in range(8):
            slot = slot_at.get(cell + AROUND[turn], -1)
            if slot >= 0:
                around.append(slot)
                if turn & 3 == 0:
                    bounded = bounded or along[tiles[slot]]
                elif turn & 1 == 0:
                    bounded = bounded or across[tiles[slot]]
        found.append(Site(around, bounded))
    return found
