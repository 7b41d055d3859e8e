"""The scorings and the end of the game (GM2-SCORE, GM2-FINAL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hindmost.games.glen_more_ii.points import CATEGORIES, COUNT, FINAL_LINE, RANK, SCORED, SIZE, STEPS
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.acting import acting
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import Fold
from hindmost.kernel.messages import Award
from hindmost.mechanics.goods import total
from hindmost.mechanics.scoring import foremost, lead_points


class CardsCountDouble(Fold[GlenMoreII, int]):
    """Castle Moil: Scotsmen on the home castle count double (GM2-SCORE-05)."""

    __slots__ = ()

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        for card in g.estates[seat].cards:
            if g.book.doubling[card] == g.book.categories[subject]:
                value *= 2
        return value


def tally(g: GlenMoreII, seat: int, category: int) -> int:
    """What a seat counts in a category (GM2-SCORE-01)."""
    return g.table.fold(COUNT, g, owned(g, seat, g.book.categories[category]), seat, category)


def owned(g: GlenMoreII, seat: int, category: str) -> int:
    """What lies there to be counted; a category that a chronicle brings is counted by it."""
    e = g.estates[seat]
    if category == "castle":
        return e.members[HOME_CASTLE]
    if category == "landmarks":
        return len(e.cards)
    if category == "whisky":
        return e.whisky
    if category == "persons":
        return sum(g.book.persons[tile] for tile in g.persons[seat])
    return 0


def category_awards(g: GlenMoreII, category: int, when: int) -> list[Award]:
    """What a category would give now, by seat (GM2-SCORE-02)."""
    awards = []
    seats = range(g.table.seats)
    counts = [tally(g, seat, category) for seat in seats]
    least = min(counts)
    for seat in seats:
        steps = g.table.fold(STEPS, g, g.kit.score_steps, seat, category)
        vp = lead_points(counts[seat] - least, steps)
        if vp:
            awards.append(Award(seat, vp, f"score-{g.book.categories[category]}", "GM2-SCORE-02", when))
    return awards


def round_awards(g: GlenMoreII) -> list[Award]:
    """What a scoring would give now, by category and seat."""
    scoring = g.scorings + 1
    return [award for category in order(g, scoring) for award in category_awards(g, category, scoring)]


def order(g: GlenMoreII, scoring: int) -> list[int]:
    """The categories of a scoring, the first of them first."""
    return g.table.fold(CATEGORIES, g, list(range(len(g.book.categories))), NATURE, scoring)


def territory_size(g: GlenMoreII, seat: int) -> int:
    """How many tiles of a seat are seen, overlays as one with what they cover."""
    return g.table.fold(SIZE, g, g.estates[seat].ground.size, seat, 0)


def size_loss(g: GlenMoreII, seat: int) -> int:
    """The price of a territory that is larger than the smallest (GM2-FINAL-01)."""
    smallest = min(territory_size(g, other) for other in range(g.table.seats))
    return -g.book.tile_penalty * (territory_size(g, seat) - smallest)


def coin_points(g: GlenMoreII, seat: int) -> int:
    """GM2-FINAL-02."""
    return g.estates[seat].coins


LINES: Final[tuple[tuple[str, str, Callable[[GlenMoreII, int], int]], ...]] = (
    ("size", "GM2-FINAL-01", size_loss),
    ("coins", "GM2-FINAL-02", coin_points),
)
"""What is counted once for every seat: its name, its clause, and the VP."""
CARDS: Final = len(LINES)
"""The line after these: what is printed on landmark cards for the end, card by card."""


def line_awards(g: GlenMoreII, line: int, seat: int) -> list[Award]:
    """What a line of the final scoring gives a seat now."""
    if line == CARDS:
        awards = coin_card_awards(g, seat)
    else:
        name, clause, count = LINES[line]
        awards = [Award(seat, count(g, seat), f"score-{name}", clause, g.scorings + 1)]
    folded = [(award, g.table.fold(FINAL_LINE, g, award.vp, seat, line)) for award in awards]
    return [Award(seat, vp, award.source, award.clause, award.when) for award, vp in folded if vp]


def coin_card_awards(g: GlenMoreII, seat: int) -> list[Award]:
    """What landmark cards add to the coins of a seat (GM2-LAND-01)."""
    e = g.estates[seat]
    worths = [(card, g.book.coins_worth[card]) for card in e.cards] if e.coins else []
    return [
        Award(
            seat,
            (worth.vp - 1) * min(e.coins, worth.most),
            f"landmark-{g.kit.card_ids[card]}",
            g.book.card_clauses[card],
            g.scorings + 1,
        )
        for card, worth in worths
        if worth is not None
    ]


def winners(g: GlenMoreII) -> tuple[int, ...]:
    """Most VP; then fewest resources in the territory; then shared (GM2-FINAL-04)."""
    return foremost([_rank(g, seat) for seat in range(g.table.seats)])


def _rank(g: GlenMoreII, seat: int) -> tuple[int, ...]:
    e = g.estates[seat]
    rank: tuple[int, ...] = (e.vp, -total(e.stock))
    return g.table.fold(RANK, g, rank, seat, 0)


class Score(Frame[GlenMoreII]):
    """One of the four scorings: its categories, one by one."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.scorings += 1
        g.note("scoring", NATURE, g.scorings)
        g.push([ScoreCategory(category) for category in order(g, g.scorings)])


class ScoreCategory(Frame[GlenMoreII]):
    """One category of a scoring."""

    __slots__ = ("category",)

    shape: ClassVar[dict[str, str]] = {"category": "category"}
    within: ClassVar[tuple[str, ...]] = ("score",)

    def __init__(self, category: int) -> None:
        self.category = category

    def run(self, g: GlenMoreII) -> None:
        g.give(category_awards(g, self.category, g.scorings))
        g.table.emit(SCORED, g, NATURE, self.category)


class FinalScore(Frame[GlenMoreII]):
    """What is counted once, after the fourth scoring."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.note("final-scoring", NATURE)
        g.stack.append(Reckon(0))


class Reckon(Frame[GlenMoreII]):
    """The lines of the final scoring of one seat, and then of those after it: each is read from beginning to end."""

    __slots__ = ("owner",)

    shape: ClassVar[dict[str, str]] = {"owner": "seat"}
    within: ClassVar[tuple[str, ...]] = ("final",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def run(self, g: GlenMoreII) -> None:
        if self.owner + 1 < g.table.seats:
            g.stack.append(Reckon(self.owner + 1))
        g.push(acting(g, self.owner, g.table.plans["lines"][::-1]))


class FinalLine(Frame[GlenMoreII]):
    """One line, for the seat whose turn it is to be reckoned."""

    __slots__ = ("line",)

    shape: ClassVar[dict[str, str]] = {"line": "line"}

    def __init__(self, line: int) -> None:
        self.line = line

    def run(self, g: GlenMoreII) -> None:
        g.give(line_awards(g, self.line, g.active))


SCORE: Final = Score()
FINAL_SCORE: Final = FinalScore()
SIZE_LINE: Final = FinalLine(0)
COINS_LINE: Final = FinalLine(1)
CARDS_LINE: Final = FinalLine(CARDS)
