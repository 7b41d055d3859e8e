"""Where a tile may go in Glen More, and who may be given up for it."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.messages import Reason
from hindmost.mechanics import edges, placement
from hindmost.mechanics.cells import turn_to
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.placement import legal_cells, members_near, obstacle
from hindmost.mechanics.verbs import BESIDE

OBSTACLES: Final = {
    placement.OCCUPIED: Reason("reason-cell-occupied", "GM1-PLACE-01"),
    placement.NOT_BESIDE_A_TILE: Reason("reason-no-edge", "GM1-PLACE-01"),
    placement.NOBODY_NEAR: Reason("reason-no-member-near", "GM1-PLACE-02"),
    edges.RIVER_BROKEN: Reason("reason-river-broken", "GM1-PLACE-03"),
    edges.ROAD_BROKEN: Reason("reason-road-broken", "GM1-PLACE-04"),
    edges.RIVER_APART: Reason("reason-river-apart", "GM1-PLACE-05"),
    edges.ROAD_APART: Reason("reason-road-apart", "GM1-PLACE-05"),
}
NOBODY_TO_GIVE: Final = Reason("reason-nobody-to-give", "GM1-PLACE-09")


def legal_places(e: Estate, kit: Kit, tile: int) -> list[int]:
    """The cells on which the tile may be put, its cost in clan members included (GM1-PLACE-01 to 05, 09)."""
    cells = legal_cells(e.ground, e.members, kit.fits[tile])
    if kit.prices[tile].members:
        cells = [cell for cell in cells if spare_members(e, cell)]
    return cells


def place_reason(e: Estate, kit: Kit, tile: int, cell: int) -> Reason | None:
    """Why the tile may not be put there, or None."""
    reason = OBSTACLES.get(obstacle(e, kit.fits[tile], cell))
    if reason is None and kit.prices[tile].members and not spare_members(e, cell):
        return NOBODY_TO_GIVE
    return reason


def spare_members(e: Estate, cell: int) -> list[int]:
    """Where a clan member can be given up so that one still stands beside the cell: slots, and BESIDE for parliament.

    The cost is paid first, so whoever pays no longer supports the placement (GM1-COST-05).
    """
    near = members_near(e, cell)
    cells = e.ground.cells
    spare = [slot for slot, number in enumerate(e.members) if number and near - (turn_to(cell, cells[slot]) >= 0) > 0]
    if e.parliament and near:
        spare.append(BESIDE)
    return spare
