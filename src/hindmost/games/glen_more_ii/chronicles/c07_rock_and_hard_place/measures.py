"""What the Great Glen cards measure: a number for each seat (C7-31 to 40)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII, tally, territory_size
from hindmost.kernel.craft import FoldPoint
from hindmost.mechanics.craft import EAST, SIDES, SOUTH, Ground, count

from .council import CARDS, EDGE, council

Measure = Callable[[GlenMoreII, int], int]

MEASURED: Final = FoldPoint[int]("measured")
"""What a seat has of what a Great Glen card measures; the subject is the card."""


def _goods(*names: str) -> Measure:
    def measure(g: GlenMoreII, seat: int) -> int:
        stock = g.estates[seat].stock
        return sum(count(stock, g.kit.goods.index(name)) for name in names)

    return measure


def _slots(g: GlenMoreII, seat: int, type_: str) -> list[int]:
    """The slots of a seat's visible tiles of a type."""
    ground = g.estates[seat].ground
    return [slot for slot in ground.slots() if g.kit.types[ground.tiles[slot]] == type_]


def garrisons(g: GlenMoreII, seat: int) -> int:
    members = g.estates[seat].members
    return sum(members[slot] > 0 for slot in _slots(g, seat, "castle"))


def frontier(g: GlenMoreII, seat: int) -> int:
    """The farthest Scotsman from the home castle, by steps to adjacent tiles."""
    e = g.estates[seat]
    steps = [-1] * len(e.members)
    steps[HOME_CASTLE] = 0
    waiting = [HOME_CASTLE]
    farthest = 0
    for slot in waiting:
        if e.members[slot]:
            farthest = steps[slot]  # whoever is nearer came before
        for near in e.ground.around(slot):
            if steps[near] < 0:
                steps[near] = steps[slot] + 1
                waiting.append(near)
    return farthest


def square(g: GlenMoreII, seat: int) -> int:
    cells = g.estates[seat].ground.slot_at
    side = 1
    while any(_is_full(cells, corner, side + 1) for corner in cells):
        side += 1
    return side


def _is_full(cells: dict[int, int], corner: int, side: int) -> bool:
    return all(corner + x * EAST + y * SOUTH in cells for x in range(side) for y in range(side))


def sets(g: GlenMoreII, seat: int) -> int:
    """Complete sets of what the four categories of a scoring count (C7-37)."""
    return min(tally(g, seat, category) for category in range(g.book.own_categories))


def distillers(g: GlenMoreII, seat: int) -> int:
    return len(_slots(g, seat, "whisky"))


def pastures(g: GlenMoreII, seat: int) -> int:
    ground = g.estates[seat].ground
    left = set(_slots(g, seat, "animal"))
    largest = 0
    while left:
        group = _joined(ground, left.pop(), left)
        left -= group
        largest = max(largest, 1 + len(group))
    return largest


def _joined(ground: Ground, start: int, others: set[int]) -> set[int]:
    """Those of the other slots that are joined to the start by sides."""
    found: set[int] = set()
    waiting = [start]
    for slot in waiting:
        for step in SIDES:
            near = ground.slot_at.get(ground.cells[slot] + step)
            if near in others and near not in found:
                found.add(near)
                waiting.append(near)
    return found


def leftovers(g: GlenMoreII, seat: int) -> int:
    return len(council(g).piles[seat])


_MEASURES: Final[dict[str, Measure]] = {
    "herds": _goods("sheep", "cattle"),
    "timber-and-stone": _goods("wood", "stone"),
    "garrisons": garrisons,
    "smallest-territory": territory_size,
    "far-frontier": frontier,
    "great-square": square,
    "full-sets": sets,
    "distillers": distillers,
    "linked-pastures": pastures,
    "leftovers": leftovers,
}


FEWEST: Final = ("smallest-territory",)
"""The cards at which fewer is better."""


def measure(g: GlenMoreII, card: int, seat: int) -> int:
    """What a seat has of what a card measures."""
    return g.table.fold(MEASURED, g, _MEASURES[CARDS[card]](g, seat), seat, card)


def best(g: GlenMoreII, card: int) -> list[int]:
    """The seats that are best at a card; nobody is with nothing (C7-13)."""
    return best_with(g, card, [measure(g, card, seat) for seat in range(g.table.seats)])


def best_with(g: GlenMoreII, card: int, measured: list[int]) -> list[int]:
    """The same where it is known what the seats have."""
    edges = [g.table.fold(EDGE, g, 0, seat, card) for seat in range(g.table.seats)]
    return best_of(card, [2 * value + edge for value, edge in zip(measured, edges, strict=True)])


def best_of(card: int, values: list[int]) -> list[int]:
    """The same for what the seats have."""
    wanted = min(values) if CARDS[card] in FEWEST else max(values)
    return [seat for seat, value in enumerate(values) if value == wanted] if wanted else []
