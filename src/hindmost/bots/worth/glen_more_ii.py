"""What a position of Glen More II is worth to a seat, in victory points."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.worth.glen import GlenWeights, GlenWorth
from hindmost.bots.worth.glen_holdings import Facts, Holdings, Printed
from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import CoinsWorth, Gain
from hindmost.mechanics.living import Prospects

CASTLE: Final = (1, 0)
SCORINGS: Final = 4
NEVER_TAKEN: Final = 8
"""About half of the last stack is left when the game ends."""


class Weights(GlenWeights):
    """With what only this game has. A clan member is a Scotsman who may walk to the castle."""

    def __init__(self) -> None:
        super().__init__(member=0.3, tempo=0.6, turns=0.15, movement=0.4)
        self.way = 0.5
        """A Scotsman for each step that he is away from the castle, as a part of one who is a step nearer."""
        self.marker = 2.5
        """A clan marker to be placed, when a trade is judged."""
        self.power = 0.25
        """A domain that works from now on, for each turn to come."""


WEIGHTS: Final = Weights()


class Knowledge(Printed):
    """With persons, domains, and the landmark that raises what coins are worth."""

    def __init__(self, catalogue: GlenMoreIICatalogue) -> None:
        number = catalogue.facts.number
        tiles = (*catalogue.tiles, *catalogue.home, catalogue.david_hume, catalogue.worlds_end)
        effects = {card.id: card.effect for card in catalogue.landmarks}
        super().__init__(
            catalogue.lexicon,
            catalogue.facts.numbers["scoring"],
            number["room"],
            number["tile_penalty"],
            sum(catalogue.stacks.values()),
            {tile.id: Facts(tile.river, False, tile.activation, catalogue.lexicon) for tile in tiles},
            effects,
        )
        self.persons = {tile.id: tile.persons for tile in tiles}
        self.worth = {card: effect for card, effect in effects.items() if isinstance(effect, CoinsWorth)}
        self.lasting = {domain.id for domain in catalogue.domains if domain.when == "always"}


knowledge_of: Final = lru_cache(maxsize=8)(Knowledge)


class Possessions(Holdings):
    """With the seat's persons and clan domains."""

    __slots__ = ("domains", "persons")

    def __init__(self, position: Imagination, know: Knowledge) -> None:
        super().__init__(position, know, "scotsmen")
        self.persons = sum(know.persons[tile] for tile in position.see("persons", position.eyes))
        self.domains: list[str] = position.see("domains", position.eyes)


class GlenMoreIIWorth(GlenWorth[Knowledge, Weights]):
    """Scotsmen walk to the castle; persons and clan domains count."""

    fine: ClassVar[frozenset[str]] = frozenset({"move", "extra"})

    def __init__(self, outlook: Outlook, weights: Weights = WEIGHTS, brought: bool = True) -> None:
        """`brought`: whether what chronicles say of their things counts; without it one can see what that is worth."""
        super().__init__(outlook, knowledge_of(outlook.catalogue), weights, SCORINGS)
        self.brought = brought
        self.ahead = Prospects(self.scorings, self.turns, self.done)

    def pieces_on(self, space: Json) -> list[Json]:
        pieces: list[Json] = space["pieces"]
        return pieces

    def tiles_left(self, now: Imagination) -> int:
        stacks: list[int] = list(now.see("stacks").values())
        return sum(stacks) - min(stacks[-1], NEVER_TAKEN)

    def bounds(self, facts: Facts, dx: int, dy: int) -> bool:
        return dy == 0 and facts.river

    def gain(self, gain: Gain) -> float:
        return super().gain(gain) + gain.markers * self.w.marker

    def terms(self, position: Imagination) -> dict[str, float]:
        own = Possessions(position, self.know)
        terms = {
            "vp": own.vp,
            "scorings": self.scorings_to_come(own),
            "coins": self.coins(own, self.raised(own)),
            "goods": self.goods(own),
            "scotsmen": self.scotsmen(own),
            "size": self.size(own),
            "tempo": self.tempo(position),
            "engine": self.engine(own),
            "powers": self.w.power * self.turns * sum(domain in self.know.lasting for domain in own.domains),
        }
        if self.brought:
            terms["tokens"] = self.tokens(own)
            terms.update(position.stakes(self.ahead))
        return terms

    def scorings_to_come(self, own: Possessions) -> float:
        return self.scored(
            {
                "castle": own.members[own.places.index(CASTLE)] * self.doubled(own),
                "landmarks": len(own.cards),
                "whisky": own.whisky,
                "persons": own.persons,
            }
        )

    def raised(self, own: Holdings) -> int:
        """What a landmark makes of the coins beyond a point each."""
        worth = self.know.worth
        return sum((worth[card].vp - 1) * min(own.coins, worth[card].most) for card in own.cards if card in worth)

    def scotsmen(self, own: Holdings) -> float:
        """Scotsmen may still walk to the castle: the nearer, the likelier."""
        total = 0.0
        for (x, y), number in zip(own.places, own.members, strict=True):
            steps = max(abs(x - CASTLE[0]), abs(y - CASTLE[1]))
            if number and steps:
                total += number * self.w.way ** (steps - 1)
        return total * self.w.member * self.scorings * min(1.0, self.turns / 3)
