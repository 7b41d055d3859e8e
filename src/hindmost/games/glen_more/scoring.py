"""The scorings and the end of the game (GM1-SCORE, GM1-END, GM1-CARD)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more.state import CATEGORIES, COUNT, PARLIAMENT, WHISKY, GlenMore
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import Fold
from hindmost.kernel.messages import Award
from hindmost.mechanics.effects import CountDouble, PerTile
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.goods import total
from hindmost.mechanics.ground import GONE
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.scoring import difference_points, foremost

SOURCES: Final[tuple[str, ...]] = tuple(f"score-{name}" for name in CATEGORIES)
"""What the score sheet calls the categories, in their order."""
SIZE_PENALTY: Final = 3
"""VP lost for every tile more than the smallest territory has (GM1-END-03)."""


class MembersCountDouble(Fold[GlenMore, int]):
    """Castle of Mey: each member of parliament counts two (GM1-SCORE-04)."""

    __slots__ = ()

    def fold(self, g: GlenMore, value: int, seat: int, subject: int) -> int:
        for card in g.estates[seat].cards:
            effect = g.kit.card_effects[card]
            if isinstance(effect, CountDouble) and effect.noun == CATEGORIES[subject]:
                value *= 2
        return value


class Bonnets(Fold[GlenMore, int]):
    """Bonnets on cards are added to the members of parliament, after any doubling (GM1-SCORE-04, 05)."""

    __slots__ = ()

    def fold(self, g: GlenMore, value: int, seat: int, subject: int) -> int:
        if subject == PARLIAMENT:
            value += sum(g.kit.bonnets[card] for card in g.estates[seat].cards)
        return value


def tally(g: GlenMore, seat: int, category: int) -> int:
    """What a seat counts in a category (GM1-SCORE-02)."""
    e = g.estates[seat]
    base = e.whisky if category == WHISKY else e.parliament if category == PARLIAMENT else len(e.cards)
    return g.table.fold(COUNT, g, base, seat, category)


def round_awards(g: GlenMore) -> list[Award]:
    """What a scoring would give now, by category and seat (GM1-SCORE-03)."""
    seats = range(g.table.seats)
    return awards_with(g, [[tally(g, seat, category) for seat in seats] for category in range(len(SOURCES))])


def awards_with(g: GlenMore, counts: list[list[int]]) -> list[Award]:
    """The same where it is known what the seats count, by category."""
    awards = []
    for category, counted in enumerate(counts):
        awards += category_awards(g, category, counted, g.scorings + 1)
    return awards


def category_awards(g: GlenMore, category: int, counts: list[int], when: int) -> list[Award]:
    """What a category gives for these counts, by seat."""
    points = difference_points(counts, g.kit.score_steps)
    return [Award(seat, vp, SOURCES[category], "GM1-SCORE-03", when) for seat, vp in enumerate(points) if vp]


def final_awards(g: GlenMore) -> list[Award]:
    """Coins, cards and the price of a large territory (GM1-END-01 to 03)."""
    awards = []
    smallest = min(e.ground.size for e in g.estates)
    for seat, e in enumerate(g.estates):
        awards += coin_awards(g, seat, e.coins)
        awards += _card_awards(g, seat)
        awards += size_awards(g, seat, e.ground.size, smallest)
    return awards


def coin_awards(g: GlenMore, seat: int, coins: int) -> list[Award]:
    """GM1-END-01."""
    return [Award(seat, coins, "score-coins", "GM1-END-01", g.scorings + 1)] if coins else []


def size_awards(g: GlenMore, seat: int, size: int, smallest: int) -> list[Award]:
    """The price of a territory of this size, if it is larger than the smallest (GM1-END-03)."""
    loss = SIZE_PENALTY * (size - smallest)
    return [Award(seat, -loss, "score-size", "GM1-END-03", g.scorings + 1)] if loss else []


def card_awards(g: GlenMore) -> list[Award]:
    """What the cards that count tiles would give if the game ended now (GM1-END-02)."""
    return [award for seat in range(g.table.seats) for award in _card_awards(g, seat)]


def _card_awards(g: GlenMore, seat: int) -> list[Award]:
    e = g.estates[seat]
    awards = []
    for card in e.cards:
        effect = g.kit.card_effects[card]
        if isinstance(effect, PerTile):
            awards.append(tile_award(g, seat, card, matching_tiles(e, g.kit, effect)))
    return awards


def tile_award(g: GlenMore, seat: int, card: int, tiles: int) -> Award:
    """What a card that counts tiles gives for so many."""
    effect = g.kit.card_effects[card]
    assert isinstance(effect, PerTile)
    return Award(seat, effect.vp * tiles, f"card-{g.kit.card_ids[card]}", "GM1-END-02", g.scorings + 1)


def matching_tiles(e: Estate, kit: Kit, effect: PerTile) -> int:
    """How many tiles of the territory a card counts."""
    features = kit.colours if effect.by == "colour" else kit.types
    return sum(features[tile] == effect.what for tile in e.ground.tiles if tile != GONE)


def winners(g: GlenMore) -> tuple[int, ...]:
    """Most VP; then most cubes left in the territory; then shared (GM1-END-05)."""
    ranks = [(e.vp, total(e.stock)) for e in g.estates]
    return foremost(ranks)


class Score(Frame[GlenMore]):
    """One of the three scorings."""

    __slots__ = ()

    def run(self, g: GlenMore) -> None:
        awards = round_awards(g)
        g.scorings += 1
        g.note("scoring", NATURE, g.scorings)
        g.give(awards)


class FinalScore(Frame[GlenMore]):
    """What is counted once, after the third scoring."""

    __slots__ = ()

    def run(self, g: GlenMore) -> None:
        g.note("final-scoring", NATURE)
        g.give(final_awards(g))


SCORE: Final = Score()
FINAL_SCORE: Final = FinalScore()
