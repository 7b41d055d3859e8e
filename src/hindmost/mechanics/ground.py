"""The ground of a territory: which tile lies where. A value: laying or taking away a tile makes a new ground.

So clones share it, and what is worked out once per ground (neighbours, contacts of the empty cells) stays true.
What moves every turn, goods and people, lies on the estate beside it, by *slot*: the place of a cell in the order
in which the cells were first built on.
"""

from __future__ import annotations

from typing import Final

from hindmost.mechanics.cells import AROUND, SIDES, connected, name_of
from hindmost.mechanics.edges import side

GONE: Final = -1
"""The tile of a slot whose tile was removed."""


class Ground:
    """Tiles on a square grid, each cell holding a stack of which the top tile counts."""

    __slots__ = ("around", "cells", "covered", "linked", "open", "size", "slot_at", "tiles")

    def __init__(
        self,
        cells: list[int],
        tiles: list[int],
        slot_at: dict[int, int],
        around: list[list[int]],
        open_cells: dict[int, int],
        covered: dict[int, list[int]],
        linked: dict[int, int],
        size: int,
    ) -> None:
        self.cells = cells
        """By slot: its cell."""
        self.tiles = tiles
        """By slot: its top tile, or GONE."""
        self.slot_at = slot_at
        """By cell: its slot; only cells that hold a tile."""
        self.around = around
        """By slot: the slots of the up to eight neighbouring tiles."""
        self.open = open_cells
        """The empty cells that share an edge with a tile, with their contacts (see `edges`)."""
        self.covered = covered
        """By slot: the tiles under the top one, lowest first; only slots that have any."""
        self.linked = linked
        """By slot: the slot of the other half of a double tile; only slots that have one."""
        self.size = size
        """How many cells hold a tile."""

    def with_tile(self, cell: int, tile: int, edges: int) -> Ground:
        """This ground with a tile on an empty cell."""
        slot = len(self.cells)
        slot_at = self.slot_at.copy()
        slot_at[cell] = slot
        around = self.around[:]
        mine: list[int] = []
        open_cells = self.open.copy()
        if cell in open_cells:
            del open_cells[cell]
        for turn in range(8):
            beside = cell + AROUND[turn]
            other = slot_at.get(beside)
            if other is not None:
                mine.append(other)
                around[other] = [*around[other], slot]
            elif not turn & 1:  # every second step of AROUND goes across an edge, in the order of SIDES
                direction = turn >> 1
                shown = side(edges, direction) << (2 * ((direction + 2) & 3))
                open_cells[beside] = open_cells.get(beside, 0) | shown
        around.append(mine)
        return Ground(
            [*self.cells, cell],
            [*self.tiles, tile],
            slot_at,
            around,
            open_cells,
            self.covered,
            self.linked,
            self.size + 1,
        )

    def with_double(
        self, cell: int, tile: int, edges: int, other_cell: int, other_tile: int, other_edges: int
    ) -> Ground:
        """This ground with a double tile, two halves that belong together."""
        ground = self.with_tile(cell, tile, edges).with_tile(other_cell, other_tile, other_edges)
        first, second = ground.slot_at[cell], ground.slot_at[other_cell]
        ground.linked = {**ground.linked, first: second, second: first}
        return ground

    def with_cover(self, slot: int, tile: int) -> Ground:
        """This ground with a tile laid on top of another. Its edges must be those of the tile it covers."""
        tiles = self.tiles[:]
        covered = self.covered.copy()
        covered[slot] = [*covered.get(slot, []), tiles[slot]]
        tiles[slot] = tile
        return Ground(self.cells, tiles, self.slot_at, self.around, self.open, covered, self.linked, self.size)

    def without(self, slot: int, edges_of: list[int]) -> Ground:
        """This ground without the whole stack of a slot. `edges_of` gives the edges of every tile."""
        gone = self.cells[slot]
        tiles = self.tiles[:]
        tiles[slot] = GONE
        slot_at = self.slot_at.copy()
        del slot_at[gone]
        around = [[other for other in others if other != slot] for others in self.around]
        around[slot] = []
        covered = self.covered.copy()
        covered.pop(slot, None)
        linked = {half: other for half, other in self.linked.items() if slot not in (half, other)}
        ground = Ground(self.cells, tiles, slot_at, around, {}, covered, linked, self.size - 1)
        ground.open = contacts(ground, edges_of)
        return ground

    def stack_at(self, slot: int) -> list[int]:
        """All tiles of a slot, lowest first."""
        return [*self.covered.get(slot, []), self.tiles[slot]]

    def is_connected(self) -> bool:
        """Whether every tile can be reached from every other across edges."""
        return connected(self.slot_at)

    def __repr__(self) -> str:
        return f"Ground({', '.join(f'{name_of(cell)}: {self.tiles[slot]}' for cell, slot in self.slot_at.items())})"


def empty_ground() -> Ground:
    return Ground([], [], {}, [], {}, {}, {}, 0)


def contacts(ground: Ground, edges_of: list[int]) -> dict[int, int]:
    """The contacts of all open cells, from nothing: what `with_tile` keeps up to date."""
    found: dict[int, int] = {}
    for cell, slot in ground.slot_at.items():
        for direction in range(4):
            beside = cell + SIDES[direction]
            if beside not in ground.slot_at:
                shown = side(edges_of[ground.tiles[slot]], direction) << (2 * ((direction + 2) & 3))
                found[beside] = found.get(beside, 0) | shown
    return found
