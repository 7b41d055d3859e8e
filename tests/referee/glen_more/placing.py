"""Where a tile may lie, section 4."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.cells import Cell, around, beside
from tests.referee.glen_more import market
from tests.referee.glen_more.table import Table

PARLIAMENT = "parliament"


def places(t: Table, tile: str) -> list[Cell]:
    """GM1-PLACE-01 to -06, -09."""
    edge = {each for cell in t.me.lots for each in beside(cell)} - set(t.me.lots)
    return [cell for cell in edge if fits(t, tile, cell) and is_supported(t, tile, cell)]


def fits(t: Table, tile: str, cell: Cell) -> bool:
    """River and road match what they touch, and go on."""
    x, y = cell
    record = t.records[tile]
    river, road = bool(record.get("river")), bool(record.get("road"))
    north_south = [t.is_river(each) for each in ((x, y - 1), (x, y + 1)) if each in t.me.lots]
    west_east = [t.is_road(each) for each in ((x - 1, y), (x + 1, y)) if each in t.me.lots]
    if any(each != river for each in north_south) or any(each != road for each in west_east):
        return False
    return (not river or bool(north_south)) and (not road or bool(west_east))


def is_supported(t: Table, tile: str, cell: Cell) -> bool:
    """GM1-PLACE-02; where a member is paid, one must be left beside the tile."""
    if not cost(t, tile).get("member", 0):
        return has_member_near(t, cell)
    return bool(payers(t, cell))


def has_member_near(t: Table, cell: Cell) -> bool:
    return any(t.me.lots[each].members for each in around(cell) if each in t.me.lots)


def payers(t: Table, cell: Cell) -> list[Cell | None]:
    """GM1-COST-05: from where a member may be paid (None: parliament), so that the tile can lie there."""
    found: list[Cell | None] = [None] if t.me.parliament and has_member_near(t, cell) else []
    for each, lot in t.me.lots.items():
        if lot.members:
            lot.members -= 1
            if has_member_near(t, cell):
                found.append(each)
            lot.members += 1
    return found


def cost(t: Table, tile: str) -> dict[str, int]:
    return printed.amounts(t.records[tile]["cost"])


def can_afford(t: Table, tile: str) -> bool:
    """GM1-COST-02 to -08."""
    words = str(t.records[tile]["cost"])
    if cost(t, tile).get("whisky", 0) > t.me.whisky:
        return False
    return words == "free" or market.can_pay(t, market.price_of(t, words))
