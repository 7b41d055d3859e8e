"""Where a tile may lie, section 7."""

from __future__ import annotations

from tests.referee.cells import Cell, around, beside
from tests.referee.glen_more_ii.table import HOME_CASTLE, HOME_VILLAGE, Estate, Lot, Table


def places(t: Table, tile: str) -> list[Cell]:
    """GM2-PLACE-01: all rules hold."""
    if t.is_overlay(tile):
        cells = [cell for cell in t.me.lots if may_cover(t, tile, cell)]
    else:
        edge = {next_to for cell in t.me.lots for next_to in beside(cell)} - set(t.me.lots)
        cells = [cell for cell in edge if fits_river(t, t.me, tile, cell)]
    return sorted(cell for cell in cells if has_scotsman_near(t, cell))


def may_cover(t: Table, tile: str, cell: Cell) -> bool:
    """GM2-OVER-01 to -03."""
    covered = t.me.lots[cell].tile
    return t.type_of(covered) == t.type_of(tile) and t.is_river(covered) == t.is_river(tile)


def fits_river(t: Table, estate: Estate, tile: str, cell: Cell) -> bool:
    """GM2-RIVER-01 to -05."""
    x, y = cell
    sides = [estate.lots[each].tile for each in ((x - 1, y), (x + 1, y)) if each in estate.lots]
    if not t.is_river(tile):
        return not any(t.is_river(each) for each in sides)
    return bool(sides) and all(t.is_river(each) for each in sides)


def has_scotsman_near(t: Table, cell: Cell) -> bool:
    """GM2-PLACE-03, -04 and -06; GM2-OVER-04: one on the cell itself does not count."""
    lots = [t.me.lots[each] for each in around(cell) if each in t.me.lots]
    if any(lot.scotsmen for lot in lots):
        return True
    return t.has(t.seat, "macintosh") and any(t.type_of(lot.tile) == "castle" for lot in lots)


def put(t: Table, tile: str, cell: Cell) -> None:
    """GM2-OVER-05: what lay on the covered tile lies on the overlay."""
    if cell in t.me.lots:
        t.me.lots[cell].tiles.append(tile)
    else:
        t.me.lots[cell] = Lot([tile])


def obeys(t: Table, cells: set[Cell]) -> bool:
    """GM2-REMOVE-02: what is left of the territory is connected, has one river, and nothing beside it."""
    lots = {cell: t.me.lots[cell] for cell in cells}
    reached = {HOME_VILLAGE}
    queue = [HOME_VILLAGE]
    while queue:
        for each in beside(queue.pop()):
            if each in lots and each not in reached:
                reached.add(each)
                queue.append(each)
    if reached != set(lots):
        return False
    river = sorted(cell[0] for cell, lot in lots.items() if t.is_river(lot.tile))
    if river != list(range(river[0], river[-1] + 1)):
        return False
    return (river[0] - 1, 0) not in lots and (river[-1] + 1, 0) not in lots


def removable(t: Table) -> list[Cell]:
    """GM2-REMOVE-05."""
    return [
        cell
        for cell in t.me.lots
        if cell not in (HOME_VILLAGE, HOME_CASTLE) and not any(part.holds(t, t.seat, cell) for part in t.parts)
    ]
