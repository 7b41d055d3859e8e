"""The scorings and the end of the game (GM2-SCORE, GM2-FINAL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hindmost.games.glen_more_ii.points import BOOST, CATEGORIES, COUNT, EXPECTED, FINAL_LINE, RANK, SCORED, SIZE, STEPS
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


def result(g: GlenMoreII, seat: int, category: int) -> int:
    """The same with whatever raises it for one scoring only."""
    return tally(g, seat, category) + g.table.fold(BOOST, g, 0, seat, category)


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


def awards_for(g: GlenMoreII, category: int, when: int, counts: list[int]) -> list[Award]:
    """What a category gives for these counts, by seat (GM2-SCORE-02)."""
    awards = []
    least = min(counts)
    for seat, number in enumerate(counts):
        vp = lead_points(number - least, score_steps(g, seat, category))
        if vp:
            clause = g.book.category_clauses[category]
            awards.append(Award(seat, vp, f"score-{g.book.categories[category]}", clause, when))
    return awards


def score_steps(g: GlenMoreII, seat: int, category: int) -> tuple[int, ...]:
    """VP by the lead over the lowest, as a seat scores a category."""
    steps = g.kit.score_steps
    return g.table.fold(STEPS, g, steps, seat, category) if STEPS in g.table.folds else steps


def score_category(g: GlenMoreII, category: int, counts: list[int]) -> None:
    """A category of the scoring under way is scored, with all that follows."""
    g.give(awards_for(g, category, g.scorings, counts))
    g.table.emit(SCORED, g, NATURE, category)


def round_awards(g: GlenMoreII) -> list[Award]:
    """What a scoring would give now, by category and seat."""
    seats = range(g.table.seats)
    return awards_with(g, [[result(g, seat, category) for seat in seats] for category in range(len(g.book.categories))])


def awards_with(g: GlenMoreII, counts: list[list[int]]) -> list[Award]:
    """The same where the results of the seats are known, by category."""
    scoring = g.scorings + 1
    awards = []
    for category in order(g, scoring):
        awards += awards_for(g, category, scoring, foreseen(g, category, counts[category]))
    return awards


def foreseen(g: GlenMoreII, category: int, results: list[int]) -> list[int]:
    """By seat: what it would count in a category if a scoring came now."""
    return [number + g.table.fold(EXPECTED, g, 0, seat, category) for seat, number in enumerate(results)]


def order(g: GlenMoreII, scoring: int) -> list[int]:
    """The categories of a scoring, the first of them first."""
    return g.table.fold(CATEGORIES, g, list(range(len(g.book.categories))), NATURE, scoring)


def territory_size(g: GlenMoreII, seat: int) -> int:
    """How many tiles of a seat are seen, overlays as one with what they cover."""
    return g.table.fold(SIZE, g, g.estates[seat].ground.size, seat, 0)


def size_loss(g: GlenMoreII, seat: int) -> int:
    """The price of a territory that is larger than the smallest (GM2-FINAL-01)."""
    smallest = min(territory_size(g, other) for other in range(g.table.seats))
    return price_of_size(g, territory_size(g, seat), smallest)


def price_of_size(g: GlenMoreII, size: int, smallest: int) -> int:
    """The same for these numbers of tiles."""
    return -g.book.tile_penalty * (size - smallest)


def coin_points(g: GlenMoreII, seat: int) -> int:
    """GM2-FINAL-02."""
    return g.estates[seat].coins


LINES: Final[tuple[tuple[str, str, Callable[[GlenMoreII, int], int]], ...]] = (
    ("size", "GM2-FINAL-01", size_loss),
    ("coins", "GM2-FINAL-02", coin_points),
)
"""What is counted once for every seat: its name, its clause, and the VP."""
SIZE_AT: Final = 0
COINS_AT: Final = 1
CARDS: Final = len(LINES)
"""The line after these: what is printed on landmark cards for the end, card by card."""


def line_awards(g: GlenMoreII, line: int, seat: int) -> list[Award]:
    """What a line of the final scoring gives a seat now."""
    if line == CARDS:
        awards = coin_card_awards(g, seat)
    else:
        awards = [line_award(g, line, seat, LINES[line][2](g, seat))]
    return folded(g, line, seat, awards)


def line_award(g: GlenMoreII, line: int, seat: int, vp: int) -> Award:
    name, clause, _ = LINES[line]
    return Award(seat, vp, f"score-{name}", clause, g.scorings + 1)


def folded(g: GlenMoreII, line: int, seat: int, awards: list[Award]) -> list[Award]:
    """What a line gives after every module has had its say; nothing is not written down."""
    if FINAL_LINE not in g.table.folds:
        return [award for award in awards if award.vp]
    changed = [(award, g.table.fold(FINAL_LINE, g, award.vp, seat, line)) for award in awards]
    return [Award(seat, vp, award.source, award.clause, award.when) for award, vp in changed if vp]


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
        score_category(g, self.category, [result(g, seat, self.category) for seat in range(g.table.seats)])


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
SIZE_LINE: Final = FinalLine(SIZE_AT)
COINS_LINE: Final = FinalLine(COINS_AT)
CARDS_LINE: Final = FinalLine(CARDS)
