"""The lines of the score sheet (GM1-SCORE, GM1-END)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more.scoring import (
    SIZE_PENALTY,
    SOURCES,
    category_awards,
    coin_awards,
    size_awards,
    tile_award,
)
from hindmost.games.glen_more.state import CATEGORIES, GlenMore
from hindmost.kernel.messages import Award, Msg, Name
from hindmost.kernel.sheets import Found, Line
from hindmost.mechanics.effects import PerTile
from hindmost.mechanics.sheets import MostResources, Tokens, hinted

SCORINGS: Final = 3
"""GM1-SCORE-01."""
ENDING: Final = SCORINGS + 1


class Category(Line):
    """A category of a scoring, as players count it: doubled members and bonnets included (GM1-SCORE-04)."""

    def score(self, g: GlenMore, found: Found, seats: list[int]) -> list[Award]:
        return category_awards(g, CATEGORIES.index(self.name), found.counts[self.name], self.when)

    def steps(self, g: GlenMore, seat: int) -> tuple[int, ...]:
        return g.kit.score_steps


class Coins(Line):
    together: ClassVar[bool] = False

    def score(self, g: GlenMore, found: Found, seats: list[int]) -> list[Award]:
        return [award for seat in seats for award in coin_awards(g, seat, found.of(self.name, seat))]


class Size(Line):
    """How many tiles a territory has."""

    least: ClassVar[int] = 1

    def score(self, g: GlenMore, found: Found, seats: list[int]) -> list[Award]:
        sizes = found.counts[self.name]
        return [award for seat in seats for award in size_awards(g, seat, sizes[seat], min(sizes))]


class CountedTiles(Line):
    """The tiles that a card counts, for whoever has it."""

    alone: ClassVar[bool] = True
    blank: ClassVar[int | None] = 0
    together: ClassVar[bool] = False

    def score(self, g: GlenMore, found: Found, seats: list[int]) -> list[Award]:
        card = g.kit.card_ids.index(self.name)
        counted = [(seat, found.of(self.name, seat)) for seat in seats]
        return [tile_award(g, seat, card, tiles) for seat, tiles in counted if tiles]


def sheet_lines(g: Any) -> tuple[Line, ...]:
    counting = [card for card, effect in enumerate(g.kit.card_effects) if isinstance(effect, PerTile)]
    cards = [g.kit.card_ids[card] for card in counting]
    return (
        *(
            Category(when, name, Msg(source, {}), hinted(name), "GM1-SCORE-02")
            for when in range(1, ENDING)
            for name, source in zip(CATEGORIES, SOURCES, strict=True)
        ),
        Tokens(ENDING, "tokens", Msg("sheet-tokens", {}), hinted("tokens"), "GM1-DEF-07"),
        Coins(ENDING, "coins", Msg("score-coins", {}), None, "GM1-END-01"),
        *(
            CountedTiles(ENDING, card, Name("card", card), Msg(f"card-{card}-effect", {}), "GM1-END-02")
            for card in cards
        ),
        Size(ENDING, "size", Msg("score-size", {}), Msg("sheet-hint-size", {"vp": SIZE_PENALTY}), "GM1-END-03"),
        MostResources(ENDING, "resources", Msg("sheet-resources", {}), hinted("more-resources"), "GM1-END-05"),
    )
