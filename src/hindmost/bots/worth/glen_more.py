"""What a position of Glen More is worth to a seat, in victory points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.worth.glen import GlenWeights, GlenWorth
from hindmost.bots.worth.glen_holdings import Facts, Holdings, Printed
from hindmost.catalogue import Catalogue
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import PerTile

ROOM: Final = 3
"""Goods that a producer holds at most (GM1-ACT-06)."""
SIZE_PENALTY: Final = 3
"""VP lost for each tile more than the smallest territory has (GM1-END-03)."""
SCORINGS: Final = 3

WEIGHTS: Final = GlenWeights(member=0.28, tempo=0.7, turns=0.14, movement=0.45)


class Knowledge(Printed):
    """With the cards' bonnets, and what they count at the end."""

    def __init__(self, catalogue: Catalogue) -> None:
        tiles = (*catalogue.tiles, catalogue.start_village)
        super().__init__(
            catalogue.lexicon,
            catalogue.facts.numbers["scoring"],
            ROOM,
            SIZE_PENALTY,
            sum(list(catalogue.stacks.values())[1:]),
            {tile.id: Facts(tile.river, tile.road, tile.activation, catalogue.lexicon) for tile in tiles},
            {card.id: card.effect for card in catalogue.cards},
        )
        self.bonnets = {card.id: card.bonnets for card in catalogue.cards}
        self.per_tile: dict[str, tuple[int, set[Facts]]] = {}
        """By card: the VP for each tile, and which tiles."""
        for card in catalogue.cards:
            effect = card.effect
            if isinstance(effect, PerTile):
                counted = {self.of(tile.id) for tile in tiles if getattr(tile, effect.by) == effect.what}
                self.per_tile[card.id] = (effect.vp, counted)


knowledge_of: Final = lru_cache(maxsize=8)(Knowledge)


class Possessions(Holdings):
    """With the seat's own parliament."""

    __slots__ = ("parliament",)

    def __init__(self, position: Imagination, know: Knowledge) -> None:
        super().__init__(position, know, "members")
        self.parliament: int = position.see("parliament", position.eyes)


class GlenMoreWorth(GlenWorth[Knowledge, GlenWeights]):
    """Clan members go to parliament; some cards count tiles at the end."""

    def __init__(self, outlook: Outlook, weights: GlenWeights = WEIGHTS) -> None:
        super().__init__(outlook, knowledge_of(outlook.catalogue), weights, SCORINGS)

    def pieces_on(self, space: Json) -> list[Json]:
        return [] if space["piece"] is None else [space["piece"]]

    def tiles_left(self, now: Imagination) -> int:
        return sum(now.see("stacks")[1:])

    def bounds(self, facts: Facts, dx: int, dy: int) -> bool:
        return facts.river if dx == 0 else facts.road

    def terms(self, position: Imagination) -> dict[str, float]:
        own = Possessions(position, self.know)
        return {
            "vp": own.vp,
            "scorings": self.scorings_to_come(own),
            "cards": self.cards_at_the_end(own),
            "coins": self.coins(own),
            "goods": self.goods(own),
            "members": self.members(own),
            "size": self.size(own),
            "tempo": self.tempo(position),
            "engine": self.engine(own),
        }

    def scorings_to_come(self, own: Possessions) -> float:
        bonnets = sum(self.know.bonnets[card] for card in own.cards)
        return self.scored(
            {
                "whisky": own.whisky,
                "parliament": own.parliament * self.doubled(own) + bonnets,
                "cards": len(own.cards),
            }
        )

    def cards_at_the_end(self, own: Holdings) -> float:
        """Cards that count tiles at the end (GM1-END-02), at the present tiles."""
        total = 0
        for card in own.cards:
            if card in self.know.per_tile:
                vp, counted = self.know.per_tile[card]
                total += vp * sum(facts in counted for facts in own.facts)
        return total

    def members(self, own: Holdings) -> float:
        """Whoever stands in the territory besides the last one may still go to parliament, if time allows."""
        spare = sum(own.members) - 1
        return spare * self.w.member * self.scorings * min(1.0, self.turns / 3)

    def tempo(self, position: Imagination) -> float:
        """Nobody needs to be early for a turn that will not come."""
        return super().tempo(position) if self.turns >= 1 else 0.0
