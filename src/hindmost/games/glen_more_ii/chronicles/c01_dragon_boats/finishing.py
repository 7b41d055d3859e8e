"""Coming home: result cards, and the Last card (C1-30 to 37)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.scoring import LINES
from hindmost.kernel.craft import Award, Fold, Frame

from .race import race
from .rivers import DATA, home_of

RESULT_VP: Final = DATA.facts.numbers["result_vp"]
"""Of the Winner, the Second and the Third card."""
WINNER_BARRELS: Final = DATA.facts.number["winner_barrels"]
RESULTS: Final = ("winner", "second", "third")
LAST: Final = "last"

COINS: Final = [name for name, _, _ in LINES].index("coins")


def come_home(g: GlenMoreII, seat: int) -> None:
    """The next result card, and with it what it gives, at once. The last one out gets a Last card (C1-30, 32)."""
    part = race(g)
    place = len(part.home)
    part.home.append(seat)
    g.note(f"boat-{RESULTS[place]}", seat, RESULT_VP[place])
    g.award(Award(seat, RESULT_VP[place], "score-race", "C1-30", g.scorings))
    still_out = [other for other in range(g.table.seats) if other not in part.home]
    if len(still_out) == 1:
        part.put_boat(still_out[0], home_of(g, still_out[0]))
        give_last_cards(g, still_out)
    if place == 0:
        g.gain_barrels(WINNER_BARRELS)


def give_last_cards(g: GlenMoreII, seats: list[int]) -> None:
    for seat in seats:
        race(g).last.append(seat)
        g.note("last-card", seat)


class LastCards(Frame[GlenMoreII]):
    """The game is over before the race: whoever is not home has a Last card (C1-33)."""

    def run(self, g: GlenMoreII) -> None:
        done = [*race(g).home, *race(g).last]
        give_last_cards(g, [seat for seat in range(g.table.seats) if seat not in done])


class CodLiverOil(Fold[GlenMoreII, int]):
    """With a Last card coins give no VP, but those that a landmark raises count as ever (C1-34)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if subject != COINS or seat not in race(g).last:
            return value
        return min(value, raised_coins(g, seat))


def raised_coins(g: GlenMoreII, seat: int) -> int:
    """How many coins are worth more by the landmark cards of a seat."""
    worths = [g.book.coins_worth[card] for card in g.estates[seat].cards]
    return max((worth.most for worth in worths if worth is not None), default=0)


def result_of(g: GlenMoreII, seat: int) -> str | None:
    part = race(g)
    if seat in part.last:
        return LAST
    return RESULTS[part.home.index(seat)] if seat in part.home else None
