"""Her scorings and her end: the order of categories, exchanges, items, size, stones (C12-SCORE, EXCH, ITEM, FINAL)."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii import points
from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII, tally
from hindmost.games.glen_more_ii.scoring import CARDS, awards_for, owned
from hindmost.kernel.craft import AFTER, Fold, Frame, Hook, Insert, Listener, Note
from hindmost.mechanics.craft import NO_TILE

from .board import HER, PRIORITIES, board, her_tiles
from .conduct import automa
from .printed import number_at
from .taking import award, exchanges

ROUNDS: Final = 3
"""The scorings after which the priority tiles move."""
HIGH: Final = 3
"""From this gain on, a priority tile goes to the left."""
LAST: Final = -1_000
"""In a tie she stands behind anybody."""


class InPriority(Fold[GlenMoreII, list[int]]):
    """The four categories in the order of her priority tiles; what chronicles add comes first (C12-SCORE-01)."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        own = [g.book.categories.index(PRIORITIES[tile]) for tile in board(g).priorities]
        return [*(category for category in value if category not in own), *own]


class WhatLiesThere(Fold[GlenMoreII, int]):
    """She counts what lies on her board: no card or tile of hers does anything more (C12-TAKE-01)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return owned(g, seat, g.book.categories[subject]) if seat == HER else value


class MovePriority(Listener[GlenMoreII]):
    """A priority tile moves right after its category, by the best gain without any bonus (C12-SCORE-02, C12-C9-05)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        name = g.book.categories[a]
        if g.scorings <= ROUNDS and name in PRIORITIES:
            counts = [tally(g, seat, a) for seat in range(g.table.seats)]
            best = max((each.vp for each in awards_for(g, a, g.scorings, counts)), default=0)
            move_priority(g, PRIORITIES.index(name), best)
        return []


def move_priority(g: GlenMoreII, tile: int, best: int) -> None:
    part = board(g)
    others = [each for each in part.priorities if each != tile]
    if best >= HIGH:
        part.priorities = [tile, *others]
        g.note("lady-priority-left", HER, tile)
    elif not best:
        part.priorities = [*others, tile]
        g.note("lady-priority-right", HER, tile)


class HerExchanges(Frame[GlenMoreII]):
    """All trade tiles from the right, each exchange once, the best first, for one stone; the start tile is the last
    (C12-EXCH)."""

    def run(self, g: GlenMoreII) -> None:
        level = automa(g).level
        for tile in reversed(board(g).trades):
            lines = sorted(exchanges(g, tile), key=lambda line: -line[1])
            for needs, vp, stones in lines:
                if exchange(g, needs, vp, stones, f"tile-{g.kit.names[tile]}"):
                    g.note("lady-exchanged", HER, tile, vp, board(g).stones)
        if exchange(g, level.start_needs, level.start_vp, 1, f"lady-start-{level.start}"):
            g.note("lady-exchanged-start", HER, level.start_vp, board(g).stones)


def foreseen(g: GlenMoreII) -> list[tuple[int, int]]:
    """What her exchanges would bring now, in their order: a trade tile, or NO_TILE for the start trade tile, and VP."""
    twin = g.copy()
    notes: list[Note] = []
    twin.journal = notes
    HerExchanges().run(twin)
    return [(NO_TILE, note.a) if note.code == "lady-exchanged-start" else (note.a, note.b) for note in notes]


def exchange(g: GlenMoreII, needs: int, vp: int, stones: int, source: str) -> bool:
    """Use an exchange if it yields VP and she has as many stones as it needs resources (C12-EXCH-02)."""
    part = board(g)
    if not vp or part.stones < needs:
        return False
    part.stones -= stones
    award(g, vp, source, "C12-EXCH-02")
    for conduct in automa(g).conducts:
        conduct.exchanged(g, vp)
    return True


class HerItems(Frame[GlenMoreII]):
    """In the scorings of her level, VP for all that lies on her board (C12-ITEM-01)."""

    def run(self, g: GlenMoreII) -> None:
        if g.scorings <= automa(g).level.item_phases:
            number = items(g)
            vp = number_at(g, "item_vp") * number
            award(g, vp, "score-lady-items", "C12-ITEM-01")
            g.note("lady-items", HER, number, vp)


def items_vp(g: GlenMoreII) -> int:
    """What her board would give her in the next scoring."""
    return number_at(g, "item_vp") * items(g) if g.scorings < automa(g).level.item_phases else 0


def items(g: GlenMoreII) -> int:
    """Scotsmen, landmark cards, barrels and persons, and what chronicles lay there."""
    e = g.estates[HER]
    own = e.members[HOME_CASTLE] + len(e.cards) + e.whisky + len(g.persons[HER])
    return own + sum(conduct.items(g) for conduct in automa(g).conducts)


class HerSize(Fold[GlenMoreII, int]):
    """All tiles that she has taken, persons and the start trade tile apart (C12-FINAL-01)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if seat != HER:
            return value
        return len(her_tiles(g)) + sum(conduct.size(g) for conduct in automa(g).conducts)


class StonesLine(Frame[GlenMoreII]):
    """What is left of her stones, by the face of her start trade tile (C12-FINAL-02)."""

    def run(self, g: GlenMoreII) -> None:
        level = automa(g).level
        vp = level.start_vp * (board(g).stones // level.start_needs)
        if g.active == HER and vp:
            award(g, vp, "score-lady-stones", "C12-FINAL-02")
            g.note("lady-stones-left", HER, board(g).stones, vp)


class NoCards(Fold[GlenMoreII, int]):
    """Her landmark cards give nothing in the end either; her coins are worth what they are worth to anybody."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return 0 if seat == HER and subject == CARDS else value


class LastInATie(Fold[GlenMoreII, tuple[int, ...]]):
    """In a tie you win (C12-FINAL-03)."""

    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        return (value[0], LAST) if seat == HER else value


class WithHer(Fold[GlenMoreII, list[int]]):
    """Her pile and her trade row."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [*value, *her_tiles(g)]


class HerCards(Fold[GlenMoreII, int]):
    """She has the landmark cards of her tiles."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return HER if seat != HER and subject in her_tiles(g) else value


HOOKS: Final[tuple[Hook, ...]] = (
    (points.CATEGORIES, InPriority()),
    (points.COUNT, WhatLiesThere()),
    (points.SCORED, MovePriority()),
    (points.SIZE, HerSize()),
    (points.FINAL_LINE, NoCards()),
    (points.RANK, LastInATie()),
    (points.ELSEWHERE, WithHer()),
    (points.KEEPER, HerCards()),
)
INSERTS: Final = (
    Insert("scoring", AFTER, "score", "exchanges", HerExchanges()),
    Insert("scoring", AFTER, "exchanges", "items", HerItems()),
    Insert("final", AFTER, "score", "exchanges", HerExchanges()),
    Insert("final", AFTER, "exchanges", "items", HerItems()),
    Insert("lines", AFTER, "coins", "stones", StonesLine()),
)
