"""Where a tile may lie, section 7."""

from __future__ import annotations

from tests.referee.cells import Cell, around, beside
from tests.referee.glen_more_ii import market
from tests.referee.glen_more_ii.table import HOME_CASTLE, HOME_VILLAGE, Estate, Lot, Table


def places(t: Table, tile: str) -> list[Cell]:
    """Where it may lie, if what is owed for that can be paid."""
    return [cell for cell in sites(t, tile) if can_pay_toll(t, toll(t, tile, cell))]


def can_pay_toll(t: Table, coins: int) -> bool:
    return coins <= t.me.coins or market.can_pay(t, t.seat, toll_price(t, coins))


def toll(t: Table, tile: str, cell: Cell) -> int:
    """Coins that are owed for laying it there."""
    cells = [cell, east(cell)] if t.right_half(tile) else [cell]
    return sum(part.place_toll(t, cells) for part in t.parts)


def toll_price(t: Table, coins: int) -> market.Price:
    return market.Price(tuple(0 for _ in t.goods), coins=coins)


def sites(t: Table, tile: str) -> list[Cell]:
    """GM2-PLACE-01: all rules hold."""
    if t.covers(tile):
        return sorted(cell for cell in t.me.lots if may_build(t, tile, cell))
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


def may_build(t: Table, tile: str, cell: Cell) -> bool:
    """C11-BUILD-01, C11-DBL-01, -06."""
    right = t.right_half(tile)
    halves = {cell: tile} | ({east(cell): right} if right else {})
    for face in range(len(t.covers(tile))):
        if all(
            each in t.me.lots
            and t.type_of(t.me.lots[each].tile) == t.covers(half)[face]
            and t.is_river(t.me.lots[each].tile) == t.is_river(half)
            for each, half in halves.items()
        ):
            return has_scotsman_near(t, *halves)
    return False


def east(cell: Cell) -> Cell:
    return cell[0] + 1, cell[1]


def laid_on(t: Table, cell: Cell) -> list[Cell]:
    """The cells of a tile that was put on this one."""
    return [cell, east(cell)] if cell in t.me.lots and t.right_half(t.me.lots[cell].tile) else [cell]


def fits_river(t: Table, estate: Estate, tile: str, cell: Cell) -> bool:
    """GM2-RIVER-01 to -05."""
    x, y = cell
    sides = [estate.lots[each].tile for each in ((x - 1, y), (x + 1, y)) if each in estate.lots]
    if not t.is_river(tile):
        return not any(t.is_river(each) for each in sides)
    return bool(sides) and all(t.is_river(each) for each in sides)


def has_scotsman_near(t: Table, *cells: Cell) -> bool:
    """GM2-PLACE-03, -04 and -06; GM2-OVER-04: one on the cell itself does not count."""
    near = {each for cell in cells for each in around(cell)} - set(cells)
    lots = [t.me.lots[each] for each in near if each in t.me.lots]
    if any(lot.scotsmen for lot in lots):
        return True
    return t.has(t.seat, "macintosh") and any(t.type_of(lot.tile) == "castle" for lot in lots)


def put(t: Table, tile: str, cell: Cell) -> None:
    """GM2-OVER-05: what lay on the covered tile lies on the overlay."""
    if cell in t.me.lots:
        t.me.lots[cell].tiles.append(tile)
    else:
        t.me.lots[cell] = Lot([tile])
    t.turn.activated.discard(cell)
    if t.right_half(tile):
        put(t, t.right_half(tile), east(cell))


def obeys(t: Table, estate: Estate, cells: set[Cell]) -> bool:
    """GM2-REMOVE-02: what is left of the territory is connected, has one river, and nothing beside it."""
    lots = {cell: estate.lots[cell] for cell in cells}
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
