"""Tiles that are moved from place to place, within a territory or into another, once they lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hindmost.games.glen_more_ii.gains import Stow
from hindmost.games.glen_more_ii.placing import places_of_group
from hindmost.games.glen_more_ii.points import LIFTED, SHIFTED
from hindmost.games.glen_more_ii.removing import holds_together, removable
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.kernel.acting import acting

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII
    from hindmost.mechanics.estate import Estate


def movable(g: GlenMoreII, seat: int) -> list[int]:
    """The slots of a seat whose tiles, with all beneath them, can be taken away so that the rest holds together."""
    e = g.estates[seat]
    return [slot for slot in removable(g, seat) if holds_together(g, e, 1 << slot)]


def new_places(g: GlenMoreII, seat: int, slot: int, host: int) -> list[int]:
    """The cells of a host's territory onto which the pile of a seat's slot can be moved: by the rules of placement, but
    no Scotsman need be near. A pile lies as a plain tile would that has its top's river."""
    top = g.estates[seat].ground.tiles[slot]
    target = g.estates[host].copy()
    if host == seat:
        target.ground = target.ground.without(slot, g.kit.edges)
    cells = places_of_group(g, target, host, int(g.book.rivers[top]), freely=True)
    here = g.estates[seat].ground.cells[slot]
    return [cell for cell in cells if host != seat or cell != here]


def move_tile(g: GlenMoreII, seat: int, slot: int, host: int, cell: int) -> None:
    """The pile goes onto a cell of the host's territory; what was on it stays behind, on the home castle. Nothing is
    activated, no effect happens, and what was activated this turn stays so."""
    goods, leaving = _cleared(g.estates[seat], slot)
    _relay(g, seat, slot, host, cell)
    g.table.emit(LIFTED, g, seat, slot)
    if goods:
        g.push(acting(g, seat, [Stow(HOME_CASTLE, goods)]))
    if leaving:
        g.station(seat, HOME_CASTLE, leaving)


def shift_tile(g: GlenMoreII, seat: int, slot: int, cell: int) -> None:
    """The pile goes onto another cell of its own territory, and what is on it goes along: goods, Scotsmen, and what
    modules have put there, who are told (SHIFTED). Nobody arrives by that, and nothing is activated."""
    e = g.estates[seat]
    goods, standing = _cleared(e, slot)
    there = _relay(g, seat, slot, seat, cell)
    e.put(there, goods)
    e.members[there] = standing
    g.table.emit(SHIFTED, g, seat, slot, there)


def _cleared(e: Estate, slot: int) -> tuple[int, int]:
    """The goods and the Scotsmen of a tile, which are nowhere until they are put elsewhere."""
    goods, standing = e.goods[slot], e.members[slot]
    e.remove(slot, goods)
    e.members[slot] = 0
    return goods, standing


def _relay(g: GlenMoreII, seat: int, slot: int, host: int, cell: int) -> int:
    """The bare pile is laid onto a cell of the host's territory; gives its slot there."""
    source, target = g.estates[seat], g.estates[host]
    pile = source.ground.stack_at(slot)
    source.ground = source.ground.without(slot, g.kit.edges)
    target.build(target.ground.with_tile(cell, pile[0], g.kit.edges[pile[-1]]))
    there = len(target.goods) - 1
    for tile in pile[1:]:
        target.ground = target.ground.with_cover(there, tile)
    if seat == host == g.whose:
        g.activated |= (g.activated >> slot & 1) << there
    g.note("moved-tile", host, pile[-1], cell)
    return there
