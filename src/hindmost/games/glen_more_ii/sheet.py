"""The lines of the score sheet that the game itself brings (GM2-SCORE, GM2-FINAL); chronicles bring theirs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.scoring import (
    CARDS,
    COINS_AT,
    SIZE_AT,
    folded,
    line_award,
    line_awards,
    order,
    price_of_size,
    score_category,
    score_steps,
)
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Award, Msg, Name
from hindmost.kernel.sheets import Found, Line
from hindmost.mechanics.sheets import FewestResources, Tokens, hinted

SCORINGS: Final = 4
ENDING: Final = SCORINGS + 1


class Category(Line):
    """A category of a scoring, as players count it: with all that doubles or raises it (GM2-SCORE-05)."""

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        """What follows from it is among the awards, whoever gets that."""
        before = len(g.sheet)
        score_category(g, g.book.categories.index(self.name), found.counts[self.name])
        return g.sheet[before:]

    def steps(self, g: GlenMoreII, seat: int) -> tuple[int, ...]:
        return score_steps(g, seat, g.book.categories.index(self.name))


class Coins(Line):
    together: ClassVar[bool] = False

    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        for e, coins in zip(g.estates, counts, strict=True):
            e.coins = coins

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        return [award for seat in seats for award in line_awards(g, COINS_AT, seat)]


class CoinCard(Line):
    """Who has a landmark card by which coins are worth more (GM2-LAND-01)."""

    mark: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def needs(self) -> tuple[str, ...]:
        return ("coins",)

    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        card = g.kit.card_ids.index(self.name)
        for e, has in zip(g.estates, counts, strict=True):
            if has:
                e.cards = [*e.cards, card]

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        gained = [award for seat in seats for award in line_awards(g, CARDS, seat)]
        return [award for award in gained if award.source == self.source()]


class Size(Line):
    """How many tiles of a territory are seen."""

    least: ClassVar[int] = 2

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        sizes = found.counts[self.name]
        prices = [(seat, price_of_size(g, sizes[seat], min(sizes))) for seat in seats]
        return [award for seat, vp in prices for award in folded(g, SIZE_AT, seat, [line_award(g, SIZE_AT, seat, vp)])]


def sheet_lines(g: Any) -> tuple[Line, ...]:
    cards = [(id_, g.book.card_clauses[card]) for card, id_ in enumerate(g.kit.card_ids) if g.book.coins_worth[card]]
    return (
        *(_category(g, when, category) for when in range(1, ENDING) for category in order(g, when)),
        Tokens(ENDING, "tokens", Msg("sheet-tokens", {}), hinted("tokens"), "GM2-COMP-02"),
        Coins(ENDING, "coins", Msg("score-coins", {}), None, "GM2-FINAL-02"),
        *(
            CoinCard(ENDING, id_, Name("landmark", id_), Msg(f"landmark-{id_}-effect", {}), clause)
            for id_, clause in cards
        ),
        Size(
            ENDING,
            "size",
            Msg("score-size", {}),
            Msg("sheet-hint-seen-size", {"vp": g.book.tile_penalty}),
            "GM2-FINAL-01",
        ),
        FewestResources(ENDING, "resources", Msg("sheet-resources", {}), hinted("fewer-resources"), "GM2-FINAL-04"),
    )


def _category(g: GlenMoreII, when: int, category: int) -> Line:
    name = g.book.categories[category]
    return Category(when, name, Msg(f"score-{name}", {}), hinted(name), g.book.category_clauses[category])
