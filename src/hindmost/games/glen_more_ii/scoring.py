"""The scorings and the end of the game (GM2-SCORE, GM2-FINAL)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.points import COUNT, STEPS
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.games.glen_more_ii.state import GlenMoreII
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


def round_awards(g: GlenMoreII) -> list[Award]:
    """What a scoring would give now, by category and seat (GM2-SCORE-02)."""
    awards = []
    seats = range(g.table.seats)
    for category, name in enumerate(g.book.categories):
        counts = [tally(g, seat, category) for seat in seats]
        least = min(counts)
        for seat in seats:
            steps = g.table.fold(STEPS, g, g.kit.score_steps, seat, category)
            vp = lead_points(counts[seat] - least, steps)
            if vp:
                awards.append(Award(seat, vp, f"score-{name}", "GM2-SCORE-02", g.scorings + 1))
    return awards


def final_awards(g: GlenMoreII) -> list[Award]:
    """Coins, what cards add to them, and the price of a large territory (GM2-FINAL-01, 02, GM2-LAND-01)."""
    awards = []
    when = g.scorings + 1
    smallest = min(e.ground.size for e in g.estates)
    for seat, e in enumerate(g.estates):
        if e.ground.size > smallest:
            loss = g.book.tile_penalty * (e.ground.size - smallest)
            awards.append(Award(seat, -loss, "score-size", "GM2-FINAL-01", when))
        if e.coins:
            awards.append(Award(seat, e.coins, "score-coins", "GM2-FINAL-02", when))
        for card in e.cards:
            worth = g.book.coins_worth[card]
            if worth is not None and e.coins:
                vp = (worth.vp - 1) * min(e.coins, worth.most)
                awards.append(Award(seat, vp, f"landmark-{g.kit.card_ids[card]}", g.book.card_clauses[card], when))
    return awards


def winners(g: GlenMoreII) -> tuple[int, ...]:
    """Most VP; then fewest resources in the territory; then shared (GM2-FINAL-04)."""
    ranks = [(e.vp, -total(e.stock)) for e in g.estates]
    return foremost(ranks)


class Score(Frame[GlenMoreII]):
    """One of the four scorings."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        awards = round_awards(g)
        g.scorings += 1
        g.note("scoring", NATURE, g.scorings)
        g.give(awards)


class FinalScore(Frame[GlenMoreII]):
    """What is counted once, after the fourth scoring."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.note("final-scoring", NATURE)
        g.give(final_awards(g))


SCORE: Final = Score()
FINAL_SCORE: Final = FinalScore()
