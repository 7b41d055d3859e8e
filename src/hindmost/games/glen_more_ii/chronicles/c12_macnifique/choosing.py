"""Which tile she takes: the card is read row by row (C12-PICK, C12-WEND)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import PLACE, GlenMoreII
from hindmost.mechanics.craft import NO_TILE, OFF

from .board import HER, NONE, PRIORITIES, board
from .cards import PLAIN, Card, Row, number_of
from .conduct import Looking, automa
from .printed import print_of, printed_card

TILE_BITS: Final = 10
"""So many are enough for the number of a tile."""

BEYOND: Final = 1
"""For the journal: a line about the second reading."""


class Ahead:
    """What lies in front of her pawn, as she counts it."""

    __slots__ = ("after", "before", "end")

    def __init__(self, before: list[int], after: list[int], end: int) -> None:
        self.before = before
        """Spaces up to World's End, or all; the nearest first."""
        self.after = after
        """Spaces from World's End to the first empty space."""
        self.end = end
        """The space of World's End; OFF if it is not ahead."""


def is_countable(g: GlenMoreII, space: int, card: int = NONE) -> bool:
    """Whether she counts what lies on a space: a tile that can be taken, unless a chronicle says more (C12-PICK-01)."""
    for conduct in automa(g).conducts:
        counts = conduct.counts(g, space, card)
        if counts is not None:
            return counts
    tile = g.track.tiles[space]
    return g.book.roles[tile] != PLACE and not g.book.barred[tile]


def ahead(g: GlenMoreII, card: int = NONE) -> Ahead:
    """By a card, or whichever comes."""
    track = g.track
    spaces = len(track.tiles)
    space = track.pieces[HER]
    found = Ahead([], [], OFF)
    for _step in range((track.gap - space - 1) % spaces):
        space = (space + 1) % spaces
        tile = track.tiles[space]
        if tile == g.book.worlds_end:
            found.end = space
        elif tile == NO_TILE:
            if found.end != OFF and track.piece_on(space) < 0:
                break
        elif is_countable(g, space, card):
            (found.before if found.end == OFF else found.after).append(space)
    return found


def pick(g: GlenMoreII, card: int) -> int:
    """The space to which she moves. On the way the journal is told what she looks at, and why."""
    seen = ahead(g, card)
    reach = printed_card(g, card).distance
    if seen.before:
        near = [g.track.tiles[space] for space in seen.before[:reach]]
        g.note("lady-looks", HER, packed(near), len(near))
    space = _read(g, card, Looking(seen.before[:reach], seen.before, reach, False))
    if space == OFF and seen.end != OFF:
        g.note("lady-beyond", HER, card)
        space = _read(g, card, Looking(seen.after, seen.after, reach, True))
        if space == OFF:
            g.note("lady-last" if seen.after else "lady-worlds-end", HER)
            space = seen.after[-1] if seen.after else seen.end
    elif space == OFF:
        g.note("lady-last", HER)
        space = seen.before[-1]
    for conduct in automa(g).conducts:
        space = conduct.instead(g, space)
    return space


def _read(g: GlenMoreII, card: int, looking: Looking) -> int:
    """What one reading of a card yields, or OFF."""
    line = looking.line
    told_of = len(looking.available) << 1 | (BEYOND if looking.beyond else 0)
    for number, row in enumerate(printed_card(g, card).rows):
        where = card << 8 | number
        if row.box:
            if row.box <= len(line):
                g.note("lady-box", HER, row.box, g.track.tiles[line[row.box - 1]])
                return line[row.box - 1]
            g.note("lady-no-box", HER, row.box)
            continue
        icons = icons_of(g, row)
        for place, icon in enumerate(icons):
            space = _match(g, icon, looking)
            if space != OFF:
                if place:
                    g.note("lady-row", HER, where, order_of(g), place << 16 | told_of)
                g.note("lady-found", HER, where, order_of(g) << 8 | place, g.track.tiles[space])
                return space
        if icons:
            g.note("lady-row", HER, where, order_of(g), len(icons) << 16 | told_of)
            _tell_too_far(g, icons, looking)
    return OFF


def _tell_too_far(g: GlenMoreII, icons: list[str], looking: Looking) -> None:
    """For the journal: the first tile beyond the Distance that would have fitted a row."""
    types, tiles = g.kit.types, g.track.tiles
    for place in range(len(looking.available), len(looking.line)):
        tile = tiles[looking.line[place]]
        if types[tile] in icons:
            g.note("lady-too-far", HER, tile, place + 1)
            return


def icons_of(g: GlenMoreII, row: Row) -> list[str]:
    """What she looks for in a row, from the left; without chronicles their icons are ignored (C12-CARD-04)."""
    if row.is_priority:
        return priority_icons(g, board(g).priorities)
    return told(list(row.icons), bool(automa(g).conducts))


def told(icons: list[str], chronicles: bool) -> list[str]:
    return icons if chronicles else [icon for icon in icons if icon != PLAIN and not number_of(icon)]


def priority_icons(g: GlenMoreII, priorities: list[int]) -> list[str]:
    """The icons of the priority tiles in their order (C12-PICK-04)."""
    icons = print_of(g).icons
    return [icon for tile in priorities for icon in icons[tile]]


def _match(g: GlenMoreII, icon: str, looking: Looking) -> int:
    """The nearest tile that an icon asks for (C12-PICK-03), or what the first rule of a chronicle gives (PICK-05)."""
    number = number_of(icon)
    if number or icon == PLAIN:
        for conduct in automa(g).conducts:
            for rule in conduct.rules(g):
                fires = number <= rule.most if number else not rule.most
                space = rule.target(g, looking) if fires else OFF
                if space != OFF:
                    return space
        return OFF
    types, tiles = g.kit.types, g.track.tiles
    return next((space for space in looking.available if types[tiles[space]] == icon), OFF)


def packed(tiles: list[int]) -> int:
    """Several tiles as one number, for the journal: they will be gone when it is read."""
    number = 0
    for tile in reversed(tiles):
        number = number << TILE_BITS | tile
    return number


def unpacked(number: int, count: int) -> list[int]:
    return [number >> TILE_BITS * place & (1 << TILE_BITS) - 1 for place in range(count)]


def order_of(g: GlenMoreII) -> int:
    """The order of the priority tiles as a number, for the journal: they will lie otherwise when it is read."""
    number = 0
    for tile in reversed(board(g).priorities):
        number = number << 2 | tile
    return number


def order_from(number: int) -> list[int]:
    return [number >> 2 * place & 3 for place in range(len(PRIORITIES))]


def row_of(g: GlenMoreII, where: int) -> tuple[Card, Row]:
    """The row that a line of the journal speaks of."""
    card = printed_card(g, where >> 8)
    return card, card.rows[where & 0xFF]
