"""The ground of a territory: which tile lies where. A value: laying or taking away a tile makes a new ground.

So clones share it, and what is worked out once per ground (neighbours, contacts of the empty cells) stays true.
What moves every turn, goods and people, lies on the estate beside it, by *slot*: the place of a cell in the order
in which the cells were first built on.
"""

from __future__ import annotations

from typing import Final

from hindmost.mechanics.cells import SIDES, name_of, turn_to
from hindmost.mechanics.edges import NO_TILE, shown, side

GONE: Final = -1
"""The tile of a slot whose tile was removed."""
NO_SLOT: Final = -1


class Ground:
    """Tiles on a square grid, each cell holding a stack of which the top tile counts."""

    __slots__ = ("_around", "_beside", "_slot_at", "cells", "covered", "free", "linked", "size", "tiles")

    def __init__(
        self,
        cells: list[int],
        tiles: list[int],
        free: list[int],
        covered: dict[int, list[int]],
        linked: dict[int, int],
        size: int,
    ) -> None:
        self.cells = cells
        """By slot: its cell."""
        self.tiles = tiles
        """By slot: its top tile, or GONE."""
        self.free = free
        """The empty cells that share an edge with a tile, each `cell << 8 | contacts` (see `edges`), in no order."""
        self.covered = covered
        """By slot: the tiles under the top one, lowest first; only slots that have any."""
        self.linked = linked
        """By slot: those to which double tiles bind it, a bit each, wherever in its stack their halves lie; only slots
        that are bound."""
        self.size = size
        """How many cells hold a tile."""
        self._slot_at: dict[int, int] | None = None
        self._around: list[list[int] | None] = [None] * len(cells)
        self._beside: list[int] | None = None

    @property
    def slot_at(self) -> dict[int, int]:
        """By cell: its slot; only cells that hold a tile, in the order of building."""
        if self._slot_at is None:
            self._slot_at = {cell: slot for slot, cell in enumerate(self.cells) if self.tiles[slot] != GONE}
        return self._slot_at

    @property
    def open(self) -> dict[int, int]:
        """The empty cells that share an edge with a tile, with their contacts."""
        return {entry >> 8: entry & 0xFF for entry in self.free}

    def around(self, slot: int) -> list[int]:
        """The slots of the up to eight neighbouring tiles: clockwise those that lay there before it, then the later."""
        known = self._around[slot]
        if known is None:
            known = self._around[slot] = self._neighbours(slot)
        return known

    def beyond(self, slot: int) -> list[int]:
        """The slots of all other tiles: those that are no step away."""
        near = self.around(slot)
        return [other for other in self.slots() if other != slot and other not in near]

    def _neighbours(self, slot: int) -> list[int]:
        if self.tiles[slot] == GONE:
            return []
        cell = self.cells[slot]
        turns: list[int] = []
        for other in range(slot):
            turn = turn_to(cell, self.cells[other])
            if turn >= 0 and self.tiles[other] != GONE:
                turns.append(turn << 8 | other)
        if len(turns) > 1:
            turns.sort()
        found = [turn & 0xFF for turn in turns]
        for other in range(slot + 1, len(self.cells)):
            if turn_to(cell, self.cells[other]) >= 0 and self.tiles[other] != GONE:
                found.append(other)
        return found

    def slot_of(self, cell: int) -> int:
        """The slot of a cell; NO_SLOT if it holds no tile."""
        for slot in range(len(self.cells)):
            if self.cells[slot] == cell and self.tiles[slot] != GONE:
                return slot
        return NO_SLOT

    def slots(self) -> list[int]:
        """The slots that hold a tile."""
        return [slot for slot, tile in enumerate(self.tiles) if tile != GONE]

    def with_tile(self, cell: int, tile: int, edges: int) -> Ground:
        """This ground with a tile on an empty cell."""
        free = self.free[:]
        unmet = 0b1111  # the sides across which there is neither a tile nor a cell that was open before
        built = -1
        for place in range(len(free)):
            entry = free[place]
            beside = entry >> 8
            if beside == cell:
                built = place
                continue
            turn = turn_to(cell, beside)
            if turn >= 0 and not turn & 1:
                free[place] = entry | shown(edges, turn >> 1)
                unmet &= ~(1 << (turn >> 1))
        if built >= 0:
            met = free[built]
            del free[built]
            for direction in range(4):
                if side(met, direction) != NO_TILE:
                    unmet &= ~(1 << direction)
        for direction in range(4):
            if unmet >> direction & 1:
                free.append(cell + SIDES[direction] << 8 | shown(edges, direction))
        return Ground(self.cells + [cell], self.tiles + [tile], free, self.covered, self.linked, self.size + 1)

    def with_cover(self, slot: int, tile: int) -> Ground:
        """This ground with a tile laid on top of another. Its edges must be those of the tile it covers."""
        tiles = self.tiles[:]
        covered = self.covered.copy()
        covered[slot] = [*covered.get(slot, []), tiles[slot]]
        tiles[slot] = tile
        ground = Ground(self.cells, tiles, self.free, covered, self.linked, self.size)
        ground._around = self._around
        ground._beside = self._beside
        return ground

    def with_link(self, slot: int, other: int) -> Ground:
        """This ground with the tiles on two slots as the halves of a double tile."""
        linked = self.linked.copy()
        linked[slot] = linked.get(slot, 0) | 1 << other
        linked[other] = linked.get(other, 0) | 1 << slot
        ground = Ground(self.cells, self.tiles, self.free, self.covered, linked, self.size)
        ground._around = self._around
        ground._beside = self._beside
        return ground

    def without(self, slot: int, edges_of: list[int]) -> Ground:
        """This ground without the whole stack of a slot. `edges_of` gives the edges of every tile."""
        tiles = self.tiles[:]
        tiles[slot] = GONE
        covered = self.covered.copy()
        covered.pop(slot, None)
        rest = ((half, others & ~(1 << slot)) for half, others in self.linked.items() if half != slot)
        linked = {half: others for half, others in rest if others}
        ground = Ground(self.cells, tiles, [], covered, linked, self.size - 1)
        ground.reopen(edges_of)
        return ground

    def reopen(self, edges_of: list[int]) -> None:
        """Find the open cells anew."""
        self.free = [cell << 8 | code for cell, code in contacts(self, edges_of).items()]

    def stack_at(self, slot: int) -> list[int]:
        """All tiles of a slot, lowest first."""
        return [*self.covered.get(slot, []), self.tiles[slot]]

    def keeps_doubles(self, gone: int) -> bool:
        """Whether no double tile would be torn apart, were these slots, a bit each, empty."""
        return all(not gone >> slot & 1 or not others & ~gone for slot, others in self.linked.items())

    def is_connected(self) -> bool:
        """Whether every tile can be reached from every other across edges."""
        return self.holds_without(0)

    def holds_without(self, gone: int) -> bool:
        """Whether every tile could be reached from every other across edges, were these slots, a bit each, empty."""
        beside = self.beside()
        left = 0
        for slot, tile in enumerate(self.tiles):
            if tile != GONE and not gone >> slot & 1:
                left |= 1 << slot
        reached = left & -left
        left -= reached
        spreads = True
        while left and spreads:
            spreads = False
            # Most tiles were laid beside an earlier one, so that one round is mostly enough.
            for slot in range(len(beside)):
                if left >> slot & 1 and beside[slot] & reached:
                    left -= 1 << slot
                    reached |= 1 << slot
                    spreads = True
        return not left

    def beside(self) -> list[int]:
        """By slot: the slots of the up to four tiles across its edges, a bit each."""
        if self._beside is None:
            self._beside = [0] * len(self.cells)
            for slot, cell in enumerate(self.cells):
                for other in range(slot):
                    turn = turn_to(cell, self.cells[other])
                    if turn >= 0 and not turn & 1 and self.tiles[slot] != GONE and self.tiles[other] != GONE:
                        self._beside[slot] |= 1 << other
                        self._beside[other] |= 1 << slot
        return self._beside

    def __repr__(self) -> str:
        return f"Ground({', '.join(f'{name_of(cell)}: {self.tiles[slot]}' for cell, slot in self.slot_at.items())})"


def empty_ground() -> Ground:
    return Ground([], [], [], {}, {}, 0)


def contacts(ground: Ground, edges_of: list[int]) -> dict[int, int]:
    """The contacts of all open cells, from nothing: what `with_tile` keeps up to date."""
    found: dict[int, int] = {}
    for cell, slot in ground.slot_at.items():
        for direction in range(4):
            beside = cell + SIDES[direction]
            if beside not in ground.slot_at:
                found[beside] = found.get(beside, 0) | shown(edges_of[ground.tiles[slot]], direction)
    return found
