"""What a state of Glen More is worth to a seat, in victory points."""

from __future__ import annotations

from typing import Any, Final

from hindmost.bots.judge.files import weights_for
from hindmost.bots.judge.glen import GLEN_WEIGHTS, GlenJudge, GlenWeights
from hindmost.bots.judge.printed import Facts, Printed
from hindmost.catalogue import Catalogue
from hindmost.games.glen_more.game import GlenMoreTable
from hindmost.games.glen_more.scoring import SIZE_PENALTY, tally
from hindmost.games.glen_more.state import CATEGORIES, GlenMore
from hindmost.mechanics.effects import PerTile
from hindmost.mechanics.estate import Estate

SCORINGS: Final = 3
TERMS: Final = ("vp", "scorings", "cards", "coins", "goods", "members", "size", "tempo", "engine")
NUMBERS: Final = weights_for("glen-more", TERMS, GLEN_WEIGHTS)
WEIGHTS: Final = GlenWeights(NUMBERS)


class Knowledge(Printed):
    """With the cards' bonnets, and what they count at the end."""

    def __init__(self, table: GlenMoreTable, catalogue: Catalogue) -> None:
        tiles = (*catalogue.tiles, catalogue.start_village)
        kit = table.kit
        super().__init__(
            kit,
            table.components,
            SIZE_PENALTY,
            sum(list(catalogue.stacks.values())[1:]),
            {tile.id: Facts(tile.river, tile.road, tile.activation, kit.lexicon) for tile in tiles},
            [card.effect for card in catalogue.cards],
        )
        self.bonnets = kit.bonnets
        self.per_tile: list[list[int]] = []
        """By card: the VP for each tile, by the tile's number; an empty list where it counts none."""
        for card in catalogue.cards:
            effect = card.effect
            counted: list[int] = []
            if isinstance(effect, PerTile):
                features = kit.colours if effect.by == "colour" else kit.types
                counted = [effect.vp if feature == effect.what else 0 for feature in features]
            self.per_tile.append(counted)


class GlenMoreJudge(GlenJudge[Knowledge, GlenWeights]):
    """Clan members go to parliament; some cards count tiles at the end."""

    def __init__(self, know: Knowledge, numbers: Any = NUMBERS, weights: GlenWeights = WEIGHTS) -> None:
        super().__init__(TERMS, know, numbers, weights, SCORINGS)

    def rivals(self, g: GlenMore, seat: int) -> list[list[int]]:
        seats = [owner for owner in range(g.table.seats) if owner != seat]
        return [[tally(g, owner, category) for owner in seats] for category in range(len(CATEGORIES))]

    def tiles_left(self, g: GlenMore) -> int:
        return sum([len(stack) for stack in g.stacks[1:]])

    def bounds_along(self, facts: Facts) -> bool:
        return facts.river

    def bounds_across(self, facts: Facts) -> bool:
        return facts.road

    def values(self, g: GlenMore) -> list[float]:
        e = g.estates[self.seat]
        return [
            float(e.vp),
            self.scorings_to_come(e),
            self.cards_at_the_end(e),
            self.coins(e, 0),
            self.goods(g, e),
            self.members(e),
            self.size(e),
            self.tempo(g),
            self.engine(g, e),
        ]

    def scorings_to_come(self, e: Estate) -> float:
        parliament = e.parliament * self.doubled(e)
        for card in e.cards:
            parliament += self.know.bonnets[card]
        return self.scored([e.whisky, parliament, len(e.cards)])

    def cards_at_the_end(self, e: Estate) -> float:
        """Cards that count tiles at the end (GM1-END-02), at the present tiles."""
        total = 0
        for card in e.cards:
            each = self.know.per_tile[card]
            if each:
                for tile in e.ground.tiles:
                    total += each[tile]
        return float(total)

    def members(self, e: Estate) -> float:
        """Whoever stands in the territory besides the last one may still go to parliament, if time allows."""
        return (e.people() - 1) * self.w.member * self.scorings * min(1.0, self.turns / 3)

    def tempo(self, g: Any) -> float:
        """Nobody needs to be early for a turn that will not come."""
        return super().tempo(g) if self.turns >= 1 else 0.0
