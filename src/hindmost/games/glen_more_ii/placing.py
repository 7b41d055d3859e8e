"""Where a tile may go in Glen More II (GM2-PLACE, GM2-RIVER, GM2-OVER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hindmost.games.glen_more_ii.points import PLACE, PLACE_TOLL
from hindmost.games.glen_more_ii.roles import OVERLAYS, TERRITORY
from hindmost.kernel.messages import Reason
from hindmost.mechanics.cells import AROUND, EAST
from hindmost.mechanics.edges import FITS, RIVER, side
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.ground import NO_SLOT, Ground
from hindmost.mechanics.placement import has_cell, legal_cells
from hindmost.mechanics.purse import raisable

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

OCCUPIED: Final = Reason("reason-cell-occupied", "GM2-OVER-01")
NOT_ON_EMPTY: Final = Reason("reason-overlay-on-empty", "GM2-OVER-01")
NO_EDGE: Final = Reason("reason-no-edge", "GM2-PLACE-02")
NOBODY_NEAR: Final = Reason("reason-no-scotsman-near", "GM2-PLACE-03")
NOBODY_NEAR_OVERLAY: Final = Reason("reason-no-scotsman-near", "GM2-OVER-04")
RIVER_END: Final = Reason("reason-river-not-at-its-end", "GM2-RIVER-02")
RIVER_BLOCKED: Final = Reason("reason-river-blocked", "GM2-RIVER-05")
BESIDE_RIVER: Final = Reason("reason-beside-the-river", "GM2-RIVER-03")
OTHER_TYPE: Final = Reason("reason-overlay-other-type", "GM2-OVER-02")
TOLL_TOO_DEAR: Final = Reason("reason-cannot-pay", "GM2-TAKE-01")
OTHER_RIVER: Final = Reason("reason-overlay-other-river", "GM2-OVER-03")


def placed_slots(g: GlenMoreII, ground: Ground) -> list[int]:
    """The slots of the turn's placement: one, or those of both halves of a double tile."""
    slot = g.spot
    right = g.book.right_half[ground.tiles[slot]]
    return [slot] if right < 0 else [slot, ground.slot_of(ground.cells[slot] + EAST)]


def people(g: GlenMoreII, e: Estate, seat: int) -> list[int]:
    """By slot: whoever counts as a Scotsman for placement, the castles of Macintosh's owner included (GM2-PLACE-06)."""
    book = g.book
    domain = book.guard_domain
    if domain < 0 or not g.clans.held[seat] >> domain & 1:
        return e.members
    kind = book.guard_kind
    return [number + (book.kinds_of[tile] == kind) for number, tile in zip(e.members, e.ground.tiles, strict=True)]


def places_of_group(g: GlenMoreII, e: Estate, seat: int, group: int, freely: bool = False) -> list[int]:
    """The cells on which tiles of a group may be put (see `GlenMoreIIKit.groups`), in a fixed order; `freely`: no
    Scotsman need be near."""
    standing = [1] * len(e.members) if freely else people(g, e, seat)
    ground = e.ground
    if group < OVERLAYS:
        return legal_cells(ground, standing, g.book.fits_of_group[group])
    if g.book.doubles[group - OVERLAYS] >= 0:
        return double_places(g, ground, standing, g.book.doubles[group - OVERLAYS])
    under = g.book.under[group - OVERLAYS]
    covers = []
    for slot, tile in enumerate(ground.tiles):
        if under[tile]:
            for other in ground.around(slot):
                if standing[other]:
                    covers.append(ground.cells[slot])
                    break
    return sorted(covers)


def double_places(g: GlenMoreII, ground: Ground, standing: list[int], tile: int) -> list[int]:
    """The cells on which the left half of a double tile may be put: the two must cover what one of its faces says, and
    somebody must be near who is not on what is covered."""
    book = g.book
    under = book.under[book.groups[tile] - OVERLAYS]
    beneath = book.under[book.groups[book.right_half[tile]] - OVERLAYS]
    found = []
    for slot, top in enumerate(ground.tiles):
        other = ground.slot_of(ground.cells[slot] + EAST) if under[top] else NO_SLOT
        if other == NO_SLOT or not beneath[ground.tiles[other]]:
            continue
        kinds = book.kinds_of[top] << 8 | book.kinds_of[ground.tiles[other]]
        near = ground.around(slot) + ground.around(other)
        if kinds in book.faces[tile] and any(standing[each] for each in near if each not in (slot, other)):
            found.append(ground.cells[slot])
    return sorted(found)


def has_place(g: GlenMoreII, e: Estate, group: int) -> bool:
    """Whether the active player has a place for tiles of a group, vetoes aside."""
    ground = e.ground
    standing = people(g, e, g.active)
    if group >= OVERLAYS:
        if g.book.doubles[group - OVERLAYS] >= 0:
            return bool(double_places(g, ground, standing, g.book.doubles[group - OVERLAYS]))
        under = g.book.under[group - OVERLAYS]
        for slot, tile in enumerate(ground.tiles):
            if under[tile]:
                for other in ground.around(slot):
                    if standing[other]:
                        return True
        return False
    return has_cell(ground, standing, g.book.fits_of_group[group])


def legal_places(g: GlenMoreII, e: Estate, tile: int) -> list[int]:
    """The cells on which the active player may put the tile."""
    return _legal_places(g, e, tile, place_tolls(g))


def _legal_places(g: GlenMoreII, e: Estate, tile: int, tolls: dict[int, int]) -> list[int]:
    cells = places_of_group(g, e, g.active, g.book.groups[tile])
    if PLACE in g.table.vetoes:
        cells = [cell for cell in cells if place_veto(g, tile, cell) is None]
    if tolls:
        wealth = raisable(e.coins, e.stock, g.market)
        cells = [cell for cell in cells if tolls.get(cell, 0) <= wealth]
    return cells


def place_tolls(g: GlenMoreII) -> dict[int, int]:
    """By cell: what the active player owes for a tile there; mostly nothing anywhere."""
    return g.table.fold(PLACE_TOLL, g, {}, g.active, NO_SLOT)


def is_narrowed(g: GlenMoreII, tolls: dict[int, int]) -> bool:
    """Whether somebody may be against a place that is a tile's by its sides and by who stands near."""
    return PLACE in g.table.vetoes or bool(tolls)


def has_free_place(g: GlenMoreII, e: Estate, tile: int) -> bool:
    """Whether the active player has a place for the tile that nobody is against."""
    tolls = place_tolls(g)
    if is_narrowed(g, tolls):
        return bool(_legal_places(g, e, tile, tolls))
    return has_place(g, e, g.book.groups[tile])


def place_veto(g: GlenMoreII, tile: int, cell: int) -> Reason | None:
    """What a chronicle has against the tile on a cell, or against its right half on the next."""
    veto = g.table.veto(PLACE, g, g.active, cell)
    return g.table.veto(PLACE, g, g.active, cell + EAST) if veto is None and g.book.right_half[tile] >= 0 else veto


def least_toll(g: GlenMoreII, e: Estate, tile: int) -> int:
    """The coins that must be left when a tile has been paid so that it can be placed."""
    return place_toll(g, e, tile) if g.book.roles[tile] == TERRITORY else 0


def place_toll(g: GlenMoreII, e: Estate, tile: int) -> int:
    """What the cheapest place for a tile costs."""
    tolls = place_tolls(g)
    return min((tolls.get(cell, 0) for cell in _legal_places(g, e, tile, tolls)), default=0) if tolls else 0


def place_reason(g: GlenMoreII, e: Estate, tile: int, cell: int) -> Reason | None:
    """Why the tile may not be put there, or None."""
    book = g.book
    ground = e.ground
    slot = ground.slot_at.get(cell)
    standing = people(g, e, g.active)
    near = any(standing[ground.slot_at[cell + step]] for step in AROUND if cell + step in ground.slot_at)
    if book.overlays[tile]:
        if slot is None:
            return NOT_ON_EMPTY
        if book.kinds_of[ground.tiles[slot]] != book.kinds_of[tile]:
            return OTHER_TYPE
        if book.rivers[ground.tiles[slot]] != book.rivers[tile]:
            return OTHER_RIVER
        if not near:
            return NOBODY_NEAR_OVERLAY
    elif book.covers[tile]:
        if cell not in places_of_group(g, e, g.active, book.groups[tile], freely=True):
            key = "reason-covers-two" if book.right_half[tile] >= 0 else "reason-covers-one"
            return Reason(key, book.own_clauses[tile] or NOT_ON_EMPTY.clause)
        if cell not in places_of_group(g, e, g.active, book.groups[tile]):
            return NOBODY_NEAR_OVERLAY
    else:
        if slot is not None:
            return OCCUPIED
        contacts = ground.open.get(cell)
        if contacts is None:
            return NO_EDGE
        fit = g.kit.fits[tile][contacts]
        if fit != FITS:
            if not book.rivers[tile]:
                return BESIDE_RIVER
            return RIVER_BLOCKED if RIVER in (side(contacts, 1), side(contacts, 3)) else RIVER_END
        if not near:
            return NOBODY_NEAR
    veto = place_veto(g, tile, cell)
    toll = place_tolls(g).get(cell, 0)
    return TOLL_TOO_DEAR if veto is None and toll > raisable(e.coins, e.stock, g.market) else veto
