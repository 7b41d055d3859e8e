"""The invariants of Glen More (GM1-INV): sentences about what is impossible in a position."""

from __future__ import annotations

from collections import Counter

from hindmost.games.glen_more.pending import check_pending, room
from hindmost.games.glen_more.refill import LAST_STACK, Lay
from hindmost.games.glen_more.state import GlenMore
from hindmost.mechanics.cells import HOME, SIDES, name_of, x_of, y_of
from hindmost.mechanics.checks import check_market, check_sheet
from hindmost.mechanics.edges import FITS, RIVER, ROAD, fit, side
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE
from hindmost.mechanics.goods import total
from hindmost.mechanics.ground import contacts


def check(g: GlenMore, starting_coins: int) -> list[str]:
    """Everything that is wrong, in the order of the invariants."""
    problems = [*_tiles(g), *_coins(g, starting_coins), *_rondel(g), *check_market(g), *_turn(g), *_progress(g)]
    for seat, e in enumerate(g.estates):
        problems += [f"seat {seat}: {problem}" for problem in _territory(g, e)]
    if not problems and g.stack:
        problems += check_pending(g)
    return problems


def _tiles(g: GlenMore) -> list[str]:
    """GM1-INV-01: every tile is in exactly one place."""
    start = len(g.kit.ids) - 1
    places = [tile for stack in g.stacks for tile in stack]
    places += [tile for tile in g.track.tiles if tile != NO_TILE]
    places += g.discards
    for e in g.estates:
        places += [tile for tile in e.ground.tiles if tile != start]
    if g.hand != NO_TILE:
        places.append(g.hand)
    problems = []
    for tile, number in sorted(Counter(places).items()):
        if number > 1:
            problems.append(f"the tile {g.kit.ids[tile]} is in {number} places at once")
    missing = sorted(set(range(start)) - set(places))
    if missing:
        problems.append("missing: " + ", ".join(g.kit.ids[tile] for tile in missing))
    for number, stack in enumerate(g.stacks):
        strangers = [g.kit.ids[tile] for tile in stack if g.kit.stacks[tile] != number]
        if strangers:
            problems.append(f"stack {number} holds tiles of other stacks: {', '.join(strangers)}")
    return problems


def _coins(g: GlenMore, starting_coins: int) -> list[str]:
    """GM1-INV-02: coins have no other source and no sink."""
    held = sum(e.coins for e in g.estates) + g.market.coins()
    expected = starting_coins * g.table.seats
    if g.table.seats <= 3:
        expected += g.kinds * g.market.prices[0]
    for e in g.estates:
        for tile in e.ground.tiles:
            effect = g.kit.immediate[tile]
            expected += effect.gift().coins if effect is not None else 0
    return [] if held == expected else [f"there are {held} coins in play, but there must be {expected}"]


def _rondel(g: GlenMore) -> list[str]:
    """GM1-INV-03 and GM1-DEF-02: one thing on a space, the gap empty between two turns."""
    problems = []
    track = g.track
    spaces = len(track.tiles)
    pieces = g.table.seats + (g.table.seats <= 3)
    if len(track.pieces) != pieces or spaces != 14:
        return [f"the rondel must have 14 spaces and {pieces} pieces"]
    if any(space not in range(spaces) for space in track.pieces) or len(set(track.pieces)) != pieces:
        problems.append("two pieces stand on one space, or one stands beside the rondel")
    elif any(track.tiles[space] != NO_TILE for space in track.pieces):
        problems.append("a piece and a tile are on one space")
    if track.gap not in range(spaces):
        problems.append(f"the gap cannot be on space {track.gap}")
    elif not problems and not any(isinstance(frame, Lay) for frame in g.stack):
        filled = track.tiles[track.gap] != NO_TILE or track.gap in track.pieces
        problems += [f"the gap on space {track.gap} is not empty"] if filled else []
        problems += _holes(g) if g.stack else []
    return problems


def _holes(g: GlenMore) -> list[str]:
    """Only the hindmost piece moves, so from the hindmost on no space is empty (GM1-TURN-03, GM1-FILL-02)."""
    track = g.track
    space = track.pieces[track.hindmost()]
    holes = []
    while space != track.gap:
        if track.tiles[space] == NO_TILE and space not in track.pieces:
            holes.append(f"space {space} is empty, though a piece is behind it")
        space = (space + 1) % len(track.tiles)
    return holes


def _turn(g: GlenMore) -> list[str]:
    problems = []
    if g.active not in range(-1, g.table.seats):
        problems.append(f"seat {g.active} is not at the table")
    if g.movement < 0:
        problems.append("movements cannot be negative")
    if len(g.estates) != g.table.seats:
        problems.append(f"there must be {g.table.seats} estates")
    return problems + check_sheet(g)


def _progress(g: GlenMore) -> list[str]:
    """GM1-INV-05: a scoring for every stack that has run out."""
    if any(isinstance(frame, Lay) for frame in g.stack):
        return []
    run_out = sum(not stack for stack in g.stacks[1:])
    if g.scorings != run_out:
        return [f"{run_out} of the stacks 1 to 3 have run out, but there were {g.scorings} scorings"]
    if g.stacks[LAST_STACK] == [] and g.stack:
        return ["stack 3 has run out, so the game must be over"]
    if g.stacks[LAST_STACK] and not g.stack:
        return ["nothing is left to do, but stack 3 has not run out"]
    return []


def _territory(g: GlenMore, e: Estate) -> list[str]:
    """GM1-INV-04: connected, one river, one road, somebody at home, cubes only where they may lie."""
    problems = []
    ground = e.ground
    start = len(g.kit.ids) - 1
    if not ground.tiles or ground.tiles[0] != start or ground.cells[0] != HOME or ground.tiles.count(start) != 1:
        return ["the start village must lie at 0,0"]
    if not ground.is_connected():
        problems.append("the territory falls into pieces")
    if ground.open != contacts(ground, g.kit.edges):
        problems.append("the open cells are not those around the tiles")
    river, road = [], []
    for slot, cell in enumerate(ground.cells):
        shape = g.kit.edges[ground.tiles[slot]]
        if side(shape, 0) == RIVER:
            river.append(y_of(cell))
            if x_of(cell):
                problems.append(f"the river tile on {name_of(cell)} is not in the river's column")
        if side(shape, 1) == ROAD:
            road.append(x_of(cell))
            if y_of(cell):
                problems.append(f"the road tile on {name_of(cell)} is not in the road's row")
        if slot and fit(shape, _contacts_of(g, e, cell)) != FITS:
            problems.append(f"the tile on {name_of(cell)} does not fit its neighbours")
        problems += _contents(g, e, slot)
    for way, places in (("river", river), ("road", road)):
        if max(places) - min(places) >= len(places):
            problems.append(f"the {way} has a hole")
    if sum(e.members) < 1 or min(e.members) < 0:
        problems.append("there must be a clan member in the territory")
    if min(e.coins, e.whisky, e.parliament) < 0:
        problems.append("coins, barrels and members cannot be negative")
    if e.stock != sum(e.goods):
        problems.append("the stock is not the sum of the cubes on the tiles")
    cards = [g.kit.cards[tile] for tile in ground.tiles if g.kit.cards[tile] >= 0]
    if sorted(cards) != sorted(e.cards):
        problems.append("the cards are not those of the special tiles in the territory")
    return problems


def _contacts_of(g: GlenMore, e: Estate, cell: int) -> int:
    code = 0
    for direction, step in enumerate(SIDES):
        slot = e.ground.slot_at.get(cell + step)
        if slot is not None:
            code |= side(g.kit.edges[e.ground.tiles[slot]], (direction + 2) % 4) << (2 * direction)
    return code


def _contents(g: GlenMore, e: Estate, slot: int) -> list[str]:
    most = room(g, e.ground.tiles[slot])
    held = total(e.goods[slot])
    if held > most:
        return [f"the tile on {name_of(e.ground.cells[slot])} holds {held} cubes, but has room for {most}"]
    return []
