"""The ring of four rivers, and the way of a boat along them (C1-08, C1-17 to 21)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII, facts_of, load_chronicle
from hindmost.kernel.craft import NATURE

from .points import RING

KEY: Final = "dragon-boats"
DATA: Final = load_chronicle(__name__)
NEUTRAL: Final = -1
RINGS: Final = {2: (0, NEUTRAL, 1, NEUTRAL), 3: (0, 1, 2, NEUTRAL), 4: (0, 1, 2, 3)}
"""By the number of players: whose territory each river flows through, clockwise."""
RIVERS: Final = 4
NEUTRAL_CASTLE: Final = DATA.facts.number["neutral_castle"] - 1

Spot = tuple[int, int]
"""A river, by its place in the ring, and where on it: a slot of the territory, or a space of a neutral river. A slot
stays the same as a river grows or shrinks (C1-21), and an overlay has the slot of what it covers (C1-22)."""


def ring(g: GlenMoreII) -> tuple[int, ...]:
    """Whose territory each river flows through, clockwise."""
    return g.table.fold(RING, g, RINGS[g.table.seats], NATURE, 0)


def owner_of(g: GlenMoreII, river: int) -> int:
    """The seat in whose territory a river flows, or NEUTRAL."""
    return ring(g)[river]


def river_of(g: GlenMoreII, seat: int) -> int:
    return ring(g).index(seat)


def neutral_spaces(g: GlenMoreII) -> int:
    """How many a neutral river has."""
    return facts_of(g, KEY).number["neutral_spaces"]


def course(g: GlenMoreII, river: int) -> list[int]:
    """The places of a river as boats come to them, from right to left (C1-17, 19)."""
    owner = owner_of(g, river)
    if owner == NEUTRAL:
        return list(range(neutral_spaces(g)))
    ground = g.estates[owner].ground
    slots = [slot for slot in ground.slots() if g.book.rivers[ground.tiles[slot]]]
    return sorted(slots, key=lambda slot: -ground.cells[slot])


def castle_on(g: GlenMoreII, river: int) -> int:
    """Where the castle with the reward tokens is: no other castle matters (C1-29), whatever covers it (C1-39)."""
    return NEUTRAL_CASTLE if owner_of(g, river) == NEUTRAL else HOME_CASTLE


def home_of(g: GlenMoreII, seat: int) -> Spot:
    """The home castle, where a boat starts and finishes."""
    return river_of(g, seat), HOME_CASTLE


def is_castle(g: GlenMoreII, spot: Spot) -> bool:
    return spot[1] == castle_on(g, spot[0])


def downstream(g: GlenMoreII, spot: Spot) -> Spot:
    """One step on: from the leftmost place of a river to the rightmost one of the next, clockwise (C1-17, 18)."""
    river, place = spot
    places = course(g, river)
    following = places.index(place) + 1
    if following < len(places):
        return river, places[following]
    river = (river + 1) % RIVERS
    return river, course(g, river)[0]


def courses(g: GlenMoreII) -> list[list[int]]:
    """Of all four rivers."""
    return [course(g, river) for river in range(RIVERS)]


def way_home(g: GlenMoreII, seat: int, spot: Spot, lie: list[list[int]] | None = None) -> list[Spot]:
    """All steps from a spot to the home castle, as the rivers lie now: a whole lap from the castle itself (C1-20).
    `lie`: their courses, for whoever has them."""
    rivers = courses(g) if lie is None else lie
    home = home_of(g, seat)
    river, place = spot
    ahead = rivers[river][rivers[river].index(place) + 1 :]
    way: list[Spot] = []
    while True:
        for place in ahead:
            way.append((river, place))
            if way[-1] == home:
                return way
        river = (river + 1) % RIVERS
        ahead = rivers[river]
