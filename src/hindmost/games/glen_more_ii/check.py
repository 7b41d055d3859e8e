"""The invariants of Glen More II: sentences about what is impossible in a position."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hindmost.games.glen_more_ii.pending import check_pending
from hindmost.games.glen_more_ii.points import CREW, CROWD, KEEPER, MARKERS
from hindmost.games.glen_more_ii.refill import FIRST_SCORED, Lay, drawn_from, is_as_printed, window
from hindmost.games.glen_more_ii.reviving import with_doubles
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE, PLACE
from hindmost.games.glen_more_ii.scoring import SCORE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import Die, NextActor
from hindmost.kernel.frames import NATURE
from hindmost.mechanics.cells import EAST, HOME, name_of, y_of
from hindmost.mechanics.checks import check_market, check_sheet
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE
from hindmost.mechanics.goods import total
from hindmost.mechanics.ground import GONE, Ground, contacts
from hindmost.mechanics.track import OFF


def check(g: GlenMoreII) -> list[str]:
    """Everything that is wrong."""
    problems = [*_shape(g)]
    if problems:
        return problems
    problems = [*_tiles(g), *_rondel(g), *_turn(g), *_progress(g), *_clans(g)]
    for seat, e in enumerate(g.estates):
        problems += [f"seat {seat}: {problem}" for problem in _territory(g, seat, e)]
    if not problems and g.stack:
        problems += check_pending(g)
    return problems


def _shape(g: GlenMoreII) -> list[str]:
    """What everything else takes for granted."""
    problems = []
    seats = g.table.seats
    if len(g.estates) != seats:
        problems.append(f"there must be {seats} estates")
    problems += check_market(g)
    if len(g.stacks) != len(g.book.stack_names):
        problems.append(f"there must be {len(g.book.stack_names)} stacks")
    if g.active not in range(-1, seats):
        problems.append(f"seat {g.active} is not at the table")
    track = g.track
    if len(track.pieces) != len(g.table.actors) or len(track.tiles) < len(track.pieces) + 2:
        problems.append(f"the rondel must have {len(g.table.actors)} pieces, and room for tiles")
    elif any(space not in range(-1, len(track.tiles)) for space in track.pieces):
        problems.append("a piece stands beside the rondel")
    elif OFF in track.pieces[:seats]:
        problems.append("a pawn is not on the rondel")
    if track.gap not in range(len(track.tiles)):
        problems.append(f"the gap cannot be on space {track.gap}")
    return problems


def _tiles(g: GlenMoreII) -> list[str]:
    """Every tile is in exactly one place."""
    book = g.book
    places = [tile for stack in g.stacks for tile in stack]
    places += [tile for tile in g.track.tiles if tile != NO_TILE]
    places += g.discards + g.removed
    for e in g.estates:
        for slot, tile in enumerate(e.ground.tiles):
            if tile != GONE:
                pile = e.ground.stack_at(slot)
                places += pile[1:] if slot in (HOME_VILLAGE, HOME_CASTLE) else pile
    if g.hand != NO_TILE:
        places.append(g.hand)
    held = [tile for persons in g.persons for tile in persons] + g.elsewhere()
    places += held
    problems = []
    for tile, number in sorted(Counter(places).items()):
        if number > 1:
            problems.append(f"the tile {book.ids[tile]} is in {number} places at once")
    missing = sorted({tile for tile, beside in enumerate(book.beside) if not beside} - set(places))
    if missing:
        problems.append("missing: " + ", ".join(book.ids[tile] for tile in missing))
    strays = [tile for tile in places if tile > book.david_hume]
    if strays:
        problems.append("home tiles lie elsewhere")
    for tile, beside in enumerate(book.beside):
        if beside and g.is_person(tile) and tile in places and tile not in held:
            problems.append(f"the person {book.ids[tile]} is neither beside the board nor with a player")
    for number, stack in enumerate(g.stacks if is_as_printed(g) else ()):
        strangers = [book.ids[tile] for tile in stack if book.stacks[tile] != number]
        if strangers:
            problems.append(f"stack {book.stack_names[number]} holds tiles of other stacks: {', '.join(strangers)}")
    return problems


def _rondel(g: GlenMoreII) -> list[str]:
    """One thing on a space, World's End aside; from the hindmost piece on no hole before the empty spaces."""
    problems = []
    track = g.track
    standing = Counter(space for space in track.pieces if space != OFF)
    for space, number in standing.items():
        tile = track.tiles[space]
        if tile == NO_TILE and number > 1:
            problems.append(f"{number} pieces stand on space {space}")
        if tile != NO_TILE and g.book.roles[tile] != PLACE:
            problems.append(f"a piece and a tile are on space {space}")
    problems += [problem for space in sorted(standing) for problem in _on_place(g, space)]
    if problems or any(isinstance(frame, Lay) for frame in g.stack):
        return problems
    if track.tiles[track.gap] != NO_TILE or track.gap in standing:
        return [f"the gap on space {track.gap} is not empty"]
    return _holes(g) if g.stack else []


def _on_place(g: GlenMoreII, space: int) -> list[str]:
    """Only whoever may stop on a place stands on it (C0-09)."""
    tile = g.track.tiles[space]
    if tile == NO_TILE or g.book.roles[tile] != PLACE:
        return []
    here = [piece for piece, standing in enumerate(g.track.pieces) if standing == space]
    strangers = [g.table.actors[piece] for piece in here if piece >= g.table.seats]
    lent = g.book.lent_stops[tile] and not any(isinstance(actor, Die) for actor in strangers)
    if g.book.barred[tile] or (strangers and not lent):
        return [f"a piece is on {g.kit.ids[tile]} that cannot stop there"]
    return [f"{len(here)} pawns are on {g.kit.ids[tile]}"] if g.book.one_pawn[tile] and len(here) > 1 else []


def _holes(g: GlenMoreII) -> list[str]:
    """GM2-REFILL-04. The piece that has just moved leaves a hole behind it until the clean-up. Once there is nothing
    to lay, a place that stays may lie beyond the end of the line."""
    track = g.track
    spaces = len(track.tiles)
    space = track.pieces[track.hindmost()]
    run_out = not any(g.stacks)
    filled = []
    end = 0
    while space != track.gap:
        tile = track.tiles[space]
        filled.append(tile != NO_TILE or space in track.pieces)
        if filled[-1] and not (run_out and tile != NO_TILE and g.book.fixed[tile]):
            end = len(filled)
        space = (space + 1) % spaces
    problems = [] if all(filled[:end]) else ["there is a hole in the line of tiles and pieces"]
    if not problems and end < len(filled) and not run_out:
        problems.append("spaces are empty though there are tiles to lay")
    return problems


def _turn(g: GlenMoreII) -> list[str]:
    problems = []
    if g.movement < 0:
        problems.append("movement points cannot be negative")
    if g.mover not in range(-1, len(g.track.pieces)):
        problems.append(f"there is no piece {g.mover}")
    return problems + check_sheet(g)


def _progress(g: GlenMoreII) -> list[str]:
    """A scoring for every stack from A to C that has run out, and one at the end; World's End within its window."""
    problems = []
    if is_as_printed(g):
        problems += _stacks(g)
    if g.book.worlds_end not in g.stacks[-1] and g.end_space() < 0:
        problems.append("World's End is not on the rondel")
    if not g.stack and not g.everybody_finished():
        problems.append("nothing is left to do, but not everybody has reached World's End")
    return problems


def _stacks(g: GlenMoreII) -> list[str]:
    problems = []
    run_out = sum(not stack for stack in g.stacks[FIRST_SCORED:-1])
    over = not any(isinstance(frame, NextActor) for frame in g.stack)
    expected = run_out + over - (SCORE in g.stack)
    if g.scorings != expected:
        problems.append(f"there must have been {expected} scorings, not {g.scorings}")
    first = next((number for number, stack in enumerate(g.stacks) if stack), len(g.stacks))
    problems += [
        f"stack {g.book.stack_names[number]} is not whole, though one before it is not empty"
        for number in range(first + 1, len(g.stacks))
        if len(g.stacks[number]) != g.book.stacks.count(number)
    ]
    for number, seeded in enumerate(g.book.seeded):
        if seeded >= 0:
            early, late = window(g, number)
            drawn = drawn_from(g, number)
            in_stack = seeded in g.stacks[number]
            if (in_stack and drawn >= late) or (not in_stack and drawn < early):
                problems.append(f"the tile {g.kit.ids[seeded]} came too early, or lies in its stack too long")
    return problems


def _clans(g: GlenMoreII) -> list[str]:
    problems = []
    book = g.book
    for domain, name in enumerate(book.domain_ids):
        number = sum(placed.count(domain) for placed in g.clans.markers)
        if number and not book.in_use[domain]:
            problems.append(f"the domain {name} is out of use")
        if number > 1 and not book.shared[domain] and number > g.table.fold(CROWD, g, 1, NATURE, domain):
            problems.append(f"{number} markers are on the domain {name}")
    for seat, placed in enumerate(g.clans.markers):
        markers = g.table.fold(MARKERS, g, book.clan_markers, seat, 0)
        if len(placed) > markers:
            problems.append(f"seat {seat} has placed {len(placed)} markers, but has only {markers}")
    return problems


def _territory(g: GlenMoreII, seat: int, e: Estate) -> list[str]:
    """Connected, one river, overlays on their like, limits kept. What lies before a seat that is nobody's is looked at
    by whoever acts for it, but for its cards."""
    if g.table.nobodys[seat]:
        return _cards(g, seat, e)
    ground = e.ground
    book = g.book
    home = [ground.stack_at(slot)[0] for slot in (HOME_VILLAGE, HOME_CASTLE) if slot < len(ground.tiles)]
    if home != [book.home_village, book.home_castle] or ground.cells[:2] != [HOME, HOME + EAST]:
        return ["the home tiles must lie at 0,0 and 1,0"]
    problems = []
    if not ground.is_connected():
        problems.append("the territory falls into pieces")
    if ground.open != contacts(ground, book.edges):
        problems.append("the open cells are not those around the tiles")
    for cell, slot in ground.slot_at.items():
        pile = ground.stack_at(slot)
        if not all(book.land[tile] for tile in pile):
            problems.append(f"what lies on {name_of(cell)} is no territory tile")
        elif not all(_may_cover(g, under, over) for under, over in pairwise(pile)):
            problems.append(f"a tile on {name_of(cell)} may not cover the one beneath it")
        elif book.covers[pile[0]]:
            problems.append(f"the overlay on {name_of(cell)} covers nothing")
        problems += _beside(g, e, cell, pile[-1])
        if total(e.goods[slot]) > g.kit.room:
            problems.append(f"the tile on {name_of(cell)} holds more than {g.kit.room} resources")
    for slot, tile in enumerate(ground.tiles):
        if tile == GONE and (e.goods[slot] or e.members[slot]):
            problems.append(f"something lies on {name_of(ground.cells[slot])}, where there is no tile")
    if min(e.members) < 0 or sum(e.members) > g.table.fold(CREW, g, book.scotsmen, seat, 0):
        problems.append(f"there cannot be {sum(e.members)} Scotsmen")
    if min(e.coins, e.whisky) < 0:
        problems.append("coins and barrels cannot be negative")
    if e.stock != sum(e.goods):
        problems.append("the stock is not the sum of the resources on the tiles")
    if any(book.roles[tile] != 1 for tile in g.persons[seat]):
        problems.append("a tile among the persons is none")
    return problems + _doubles(g, ground) + _cards(g, seat, e)


def _may_cover(g: GlenMoreII, under: int, over: int) -> bool:
    kind = g.book.kinds_of[under]
    return bool(g.book.covers[over] >> kind & 1) and g.book.rivers[under] == g.book.rivers[over]


def _doubles(g: GlenMoreII, ground: Ground) -> list[str]:
    """The halves of a double tile lie beside each other, on what one of its faces covers."""
    book = g.book
    beneath = {
        over: (cell, under) for cell, slot in ground.slot_at.items() for under, over in pairwise(ground.stack_at(slot))
    }
    problems = []
    for tile, (cell, under) in beneath.items():
        left, right = book.left_half[tile], book.right_half[tile]
        if left >= 0 and left not in beneath:
            problems.append(f"the left half of {book.ids[tile]} is missing")
        if right >= 0:
            where, other = beneath.get(right, (0, 0))
            if where != cell + EAST:
                problems.append(f"the right half of {book.ids[tile]} is not beside it")
            elif book.kinds_of[under] << 8 | book.kinds_of[other] not in book.faces[tile]:
                problems.append(f"{book.ids[tile]} may not cover those two tiles together")
    if not problems and ground.linked != with_doubles(book, ground).linked:
        problems.append("double tiles are not held together")
    return problems


def _beside(g: GlenMoreII, e: Estate, cell: int, tile: int) -> list[str]:
    """GM2-RIVER: all river tiles in the row of the home tiles, and nothing else beside them."""
    rivers = g.book.rivers
    if rivers[tile] and y_of(cell):
        return [f"the river tile on {name_of(cell)} is not in the river's row"]
    slot = e.ground.slot_at.get(cell + EAST)
    if slot is not None and rivers[e.ground.tiles[slot]] != rivers[tile]:
        return [f"the river breaks off at {name_of(cell)}"]
    return []


def _landmarks(g: GlenMoreII, seat: int) -> list[int]:
    """The tiles of all territories, and of those that are with a module, whose cards the seat must have."""
    lying = [
        (host, tile)
        for host, e in enumerate(g.estates)
        for slot in e.ground.slots()
        for tile in e.ground.stack_at(slot)
    ]
    lying += [(NATURE, tile) for tile in g.elsewhere()]
    return [
        tile for host, tile in lying if g.kit.cards[tile] >= 0 and g.table.fold(KEEPER, g, host, host, tile) == seat
    ]


def _cards(g: GlenMoreII, seat: int, e: Estate) -> list[str]:
    """Every landmark card is with one player at most, and with whoever has or had its tile."""
    problems = []
    owned = [g.kit.cards[tile] for tile in _landmarks(g, seat)]
    if not set(owned) <= set(e.cards):
        problems.append("a landmark tile lies there without its card")
    gone = [g.kit.cards[tile] for tile in g.removed]
    if len(set(e.cards)) < len(e.cards) or not set(e.cards) <= set(owned) | set(gone):
        problems.append("there is a landmark card whose tile was never placed")
    for other, estate in enumerate(g.estates):
        if other != seat and set(estate.cards) & set(e.cards):
            problems.append("a landmark card is with two players")
    return problems
