"""What a state of Glen More II is worth to a seat, in victory points."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.bots.judge.files import weights_for
from hindmost.bots.judge.glen import GLEN_WEIGHTS, GlenJudge, GlenWeights
from hindmost.bots.judge.printed import Facts, Printed
from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue
from hindmost.catalogue.weights import Weights as Numbers
from hindmost.games.glen_more_ii.game import GlenMoreIITable
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.games.glen_more_ii.scoring import tally
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.effects import CoinsWorth, Gain
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.living import Prospects, stakes_of

SCORINGS: Final = 4
NEVER_TAKEN: Final = 8
"""About half of the last stack is left when the game ends."""
TERMS: Final = ("vp", "scorings", "coins", "goods", "scotsmen", "size", "tempo", "engine", "powers", "tokens")
NUMBERS: Final = weights_for("glen-more-ii", TERMS, (*GLEN_WEIGHTS, "way", "marker", "power"))
CASTLE_X: Final = 1
"""The home castle lies at 1,0."""


class Weights(GlenWeights):
    """With what only this game has. A clan member is a Scotsman who may walk to the castle."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers)
        self.way = numbers["way"]
        """A Scotsman for each step that he is away from the castle, as a part of one who is a step nearer."""
        self.marker = numbers["marker"]
        """A clan marker to be placed, when a trade is judged."""
        self.power = numbers["power"]
        """A domain that works from now on, for each turn to come."""


WEIGHTS: Final = Weights(NUMBERS)


class Knowledge(Printed):
    """With domains, and the landmarks that raise what coins are worth."""

    def __init__(self, table: GlenMoreIITable, catalogue: GlenMoreIICatalogue) -> None:
        tiles = (*catalogue.tiles, *catalogue.home, catalogue.david_hume, catalogue.worlds_end)
        effects = [card.effect for card in catalogue.landmarks]
        super().__init__(
            table.kit,
            table.components,
            catalogue.facts.number["tile_penalty"],
            sum(catalogue.stacks.values()),
            {tile.id: Facts(tile.river, False, tile.activation, catalogue.lexicon) for tile in tiles},
            effects,
        )
        self.raises = [effect.vp - 1 if isinstance(effect, CoinsWorth) else 0 for effect in effects]
        self.most = [effect.most if isinstance(effect, CoinsWorth) else 0 for effect in effects]
        self.lasting = [domain.when == "always" for domain in catalogue.domains]


class GlenMoreIIJudge(GlenJudge[Knowledge, Weights]):
    """Scotsmen walk to the castle; persons and clan domains count, and what chronicles bring."""

    fine: ClassVar[frozenset[str]] = frozenset({"move", "extra"})

    def __init__(
        self, know: Knowledge, brings: bool = True, numbers: Numbers = NUMBERS, weights: Weights = WEIGHTS
    ) -> None:
        """`brings`: whether what chronicles say of their things counts; without it one can see what that is worth."""
        super().__init__(TERMS, know, numbers, weights, SCORINGS)
        self.brings = brings
        self.ahead = Prospects(0, 0.0, 0.0)

    def begin(self, g: Any, seat: int) -> None:
        super().begin(g, seat)
        self.ahead = Prospects(self.scorings, self.turns, self.done)

    def rivals(self, g: GlenMoreII, seat: int) -> list[list[int]]:
        seats = [owner for owner in range(g.table.seats) if owner != seat]
        return [[tally(g, owner, category) for owner in seats] for category in range(len(g.book.categories))]

    def tiles_left(self, g: GlenMoreII) -> int:
        return sum([len(stack) for stack in g.stacks]) - min(len(g.stacks[-1]), NEVER_TAKEN)

    def bounds_along(self, facts: Facts) -> bool:
        return False

    def bounds_across(self, facts: Facts) -> bool:
        return facts.river

    def gain(self, gain: Gain) -> float:
        return super().gain(gain) + gain.markers * self.w.marker

    def values(self, g: GlenMoreII) -> list[float]:
        e = g.estates[self.seat]
        return [
            float(e.vp),
            self.scorings_to_come(g, e),
            self.coins(e, self.raised(e)),
            self.goods(g, e),
            self.scotsmen(e),
            self.size(e),
            self.tempo(g),
            self.engine(g, e),
            self.powers(g),
            self.tokens(g) if self.brings else 0.0,
        ]

    def brought(self, g: GlenMoreII) -> dict[str, float]:
        return stakes_of(g, self.seat, self.ahead) if self.brings else {}

    def scorings_to_come(self, g: GlenMoreII, e: Estate) -> float:
        persons = 0
        for tile in g.persons[self.seat]:
            persons += g.book.persons[tile]
        counts = [e.members[HOME_CASTLE] * self.doubled(e), len(e.cards), e.whisky, persons]
        for category in range(len(counts), len(self.others)):
            counts.append(tally(g, self.seat, category))
        return self.scored(counts)

    def raised(self, e: Estate) -> int:
        """What a landmark makes of the coins beyond a point each."""
        raised = 0
        for card in e.cards:
            raised += self.know.raises[card] * min(e.coins, self.know.most[card])
        return raised

    def powers(self, g: GlenMoreII) -> float:
        lasting = 0
        for domain in g.clans.markers[self.seat]:
            if self.know.lasting[domain]:
                lasting += 1
        return self.w.power * self.turns * lasting

    def scotsmen(self, e: Estate) -> float:
        """Scotsmen may still walk to the castle: the nearer, the likelier."""
        total = 0.0
        cells = e.ground.cells
        for slot, number in enumerate(e.members):
            if number:
                cell = cells[slot]
                steps = max(abs(x_of(cell) - CASTLE_X), abs(y_of(cell)))
                if steps:
                    total += number * self.w.way ** (steps - 1)
        return total * self.w.member * self.scorings * min(1.0, self.turns / 3)
