"""What a position of Glen More II is worth to a seat, in victory points.

Every term has a name and a reason; the numbers in `Weights` were found by playing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import ClassVar, Final

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.worth.worth import Worth
from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue, Tile
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import CountDouble, Exchange, ExtraActivation, Line, Produce, ProduceAny, Receive
from hindmost.mechanics.goods import spread
from hindmost.mechanics.powers import CoinsWorth

CASTLE: Final = (1, 0)
AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OUT_OF_REACH: Final = 99
"""The price of a resource whose market row is full."""


class Weights:
    """How much each thing counts. A VP is 1; what is less certain or comes later counts less."""

    def __init__(self) -> None:
        self.lead = 0.8
        """A scoring after the next, as a part of what it would give now: others catch up."""
        self.deny = 0.15
        """A point that another seat does not get, as a part of a point of one's own."""
        self.liquidity = 0.25
        """What each of the first coins is worth beyond the point it will be, while it can still buy something."""
        self.purse = 5.0
        """How many coins are worth holding for that."""
        self.good = 1.0
        """The first resource of a kind: it may pay for a tile or go into a trade."""
        self.more = 0.5
        """Each further one of a kind, as a part of the one before."""
        self.sale = 0.65
        """The part of a resource's present price that may be counted on."""
        self.scotsman = 0.3
        """A Scotsman in the territory, for each scoring to come: he may walk to the castle."""
        self.way = 0.5
        """The same for each step he is away from it, as a part of the one before."""
        self.size = 0.75
        """The part of the penalty for a large territory that counts from the start; all of it counts at the end."""
        self.spare = 0.5
        """A tile fewer than the others have, as a part of a tile too many: it can be added later."""
        self.tempo = 0.6
        """A space that the pawn has gone ahead: others act while it stands there."""
        self.turns = 0.15
        """Own turns to come for each tile left in the stacks, with four pieces on the rondel: carefully counted."""
        self.engine = 0.11
        """What the best cell would activate now, for each turn to come."""
        self.movement = 0.4
        """An activation that gives a movement point."""
        self.marker = 2.5
        """A clan marker to be placed, when a trade is judged."""
        self.river_cell = 0.6
        """A cell that takes only river tiles, as a part of one that takes any other."""
        self.second = 0.45
        """The second best cell's part in what the next turns may activate."""
        self.barrel = 0.9
        """A barrel for each scoring to come, when a trade is judged."""
        self.power = 0.25
        """A domain that works from now on, for each turn to come."""


WEIGHTS: Final = Weights()


class Facts:
    """What matters of a tile."""

    __slots__ = ("lines", "makes", "movement", "river", "vp")

    def __init__(self, tile: Tile, kinds: int) -> None:
        self.river = tile.river
        self.makes: list[int] = []
        """The kinds it produces; `kinds` stands for one of choice."""
        self.lines: tuple[Line, ...] = ()
        self.vp = 0
        self.movement = 0
        effect = tile.activation
        if isinstance(effect, Produce):
            self.makes = [kind for kind, number in enumerate(spread(effect.goods, kinds)) for _ in range(number)]
        elif isinstance(effect, ProduceAny):
            self.makes = [kinds] * effect.count
        elif isinstance(effect, Exchange):
            self.lines = effect.lines
        elif isinstance(effect, Receive):
            self.vp = effect.gain.vp
            self.movement = effect.gain.movement


class Knowledge:
    """What is printed, as the evaluation needs it. Made once for a catalogue."""

    def __init__(self, catalogue: GlenMoreIICatalogue) -> None:
        self.kind = {good: kind for kind, good in enumerate(catalogue.goods)}
        self.steps = catalogue.facts.numbers["scoring"]
        self.room = catalogue.facts.number["room"]
        self.penalty = catalogue.facts.number["tile_penalty"]
        tiles = (*catalogue.tiles, *catalogue.home, catalogue.david_hume, catalogue.worlds_end)
        self.facts = {tile.id: Facts(tile, len(catalogue.goods)) for tile in tiles}
        self.persons = {tile.id: tile.persons for tile in tiles}
        effects = {card.id: card.effect for card in catalogue.landmarks}
        self.double = {card for card, effect in effects.items() if isinstance(effect, CountDouble)}
        self.extra = {card for card, effect in effects.items() if isinstance(effect, ExtraActivation)}
        self.worth = {card: effect for card, effect in effects.items() if isinstance(effect, CoinsWorth)}
        self.lasting = {domain.id for domain in catalogue.domains if domain.when == "always"}
        self.tiles = sum(catalogue.stacks.values())

    def points(self, lead: int) -> int:
        return self.steps[min(lead, len(self.steps) - 1)]


@lru_cache(maxsize=8)
def knowledge_of(catalogue: GlenMoreIICatalogue) -> Knowledge:
    return Knowledge(catalogue)


@cache
def place_of(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


class Holdings:
    """What the seat has in one position, read from its view."""

    __slots__ = (
        "cards",
        "coins",
        "domains",
        "facts",
        "goods",
        "market",
        "persons",
        "places",
        "scotsmen",
        "stock",
        "vp",
        "whisky",
    )

    def __init__(self, position: Imagination, know: Knowledge) -> None:
        seat = position.eyes
        self.vp: int = position.see("vp", seat)
        self.coins: int = position.see("coins", seat)
        self.whisky: int = position.see("whisky", seat)
        self.cards: list[str] = position.see("cards", seat)
        self.persons = sum(know.persons[tile] for tile in position.see("persons", seat))
        self.domains: list[str] = position.see("domains", seat)
        self.market: list[Json] = position.see("market")
        self.facts: list[Facts] = []
        """By tile of the territory, as the next three."""
        self.places: list[tuple[int, int]] = []
        self.goods: list[int] = []
        self.scotsmen: list[int] = []
        self.stock = [0] * len(know.kind)
        for item in position.see("territory", seat):
            self.facts.append(know.facts[item["tile"]])
            self.places.append(place_of(item["cell"]))
            self.scotsmen.append(item["scotsmen"])
            held = 0
            for good, number in item["goods"].items():
                self.stock[know.kind[good]] += number
                held += number
            self.goods.append(held)


class GlenMoreIIWorth(Worth):
    """Adds up what is held, what the scorings to come will give, and what the territory can still do."""

    side: ClassVar[frozenset[str]] = frozenset({"sell"})
    fine: ClassVar[frozenset[str]] = frozenset({"move", "extra"})

    def __init__(self, outlook: Outlook, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self.know = knowledge_of(outlook.catalogue)
        now = outlook.imagine()
        seat = outlook.seat
        scoring = now.see("scoring")
        names = list(scoring["counts"][0])
        self.scorings = 4 - int(scoring["held"])
        """Scorings to come."""
        self.others = {
            name: [count[name] for owner, count in enumerate(scoring["counts"]) if owner != seat] for name in names
        }
        """By category: what the other seats count."""
        self.smallest = min(len(now.see("territory", owner)) for owner in range(outlook.seats) if owner != seat)
        rondel = now.see("rondel")
        self.spaces = len(rondel)
        self.gap = next(number for number, space in enumerate(rondel) if space["gap"])
        pieces = sum(len(space["pieces"]) for space in rondel)
        stacks: dict[str, int] = now.see("stacks")
        # About half of the last stack is never taken.
        left = sum(stacks.values()) - min(list(stacks.values())[-1], 8)
        self.turns = weights.turns * max(0, left) * 4 / max(1, pieces)
        """Own turns to come, about."""
        self.done = 1 - max(0, left) / self.know.tiles
        """How much of the game is over, from 0 to 1."""
        self.weight = 1 + weights.lead * (self.scorings - 1) if self.scorings else 0.0
        """What a point in each scoring to come adds up to."""

    def terms(self, position: Imagination) -> dict[str, float]:
        own = Holdings(position, self.know)
        return {
            "vp": own.vp,
            "scorings": self.scorings_to_come(own),
            "coins": self.coins(own),
            "goods": self.goods(own),
            "scotsmen": self.scotsmen(own),
            "size": self.size(own),
            "tempo": self.tempo(position),
            "engine": self.engine(own),
            "powers": self.w.power * self.turns * sum(domain in self.know.lasting for domain in own.domains),
        }

    def scorings_to_come(self, own: Holdings) -> float:
        """The scorings to come at the present counts: own points, less a part of what the others get."""
        know = self.know
        double = 2 if any(card in know.double for card in own.cards) else 1
        counts = {
            "castle": own.scotsmen[own.places.index(CASTLE)] * double,
            "landmarks": len(own.cards),
            "whisky": own.whisky,
            "persons": own.persons,
        }
        total = 0.0
        for name, others in self.others.items():
            count = counts.get(name, 0)
            least = min(count, *others)
            theirs = sum(know.points(other - least) for other in others) / len(others)
            total += know.points(count - least) - self.w.deny * theirs
        return total * self.weight

    def coins(self, own: Holdings) -> float:
        """A coin is a point at the end, more with a card; the first few also keep purchases possible until then."""
        extra = sum(
            (effect.vp - 1) * min(own.coins, effect.most)
            for card, effect in self.know.worth.items()
            if card in own.cards
        )
        return own.coins + extra + self.w.liquidity * min(own.coins, self.w.purse) * (1 - self.done)

    def goods(self, own: Holdings) -> float:
        """Resources are worth what they may pay for, less with each more of a kind and less as time runs out."""
        total = 0.0
        for kind, number in enumerate(own.stock):
            if number:
                use = self.w.good * min(1.0, self.turns / 3)
                sale = self.w.sale * (own.market[kind]["sell"] or 0)
                for _ in range(number):
                    total += max(use, sale)
                    use *= self.w.more
                    sale = 0.0
        return total

    def scotsmen(self, own: Holdings) -> float:
        """Scotsmen may still walk to the castle: the nearer, the likelier."""
        total = 0.0
        for (x, y), number in zip(own.places, own.scotsmen, strict=True):
            steps = max(abs(x - CASTLE[0]), abs(y - CASTLE[1]))
            if number and steps:
                total += number * self.w.way ** (steps - 1)
        return total * self.w.scotsman * self.scorings * min(1.0, self.turns / 3)

    def size(self, own: Holdings) -> float:
        """Points lost for each tile more than the smallest territory has. Early on that may change."""
        excess = len(own.facts) - self.smallest
        part = self.w.size + (1 - self.w.size) * self.done
        return -self.know.penalty * part * (excess if excess > 0 else excess * self.w.spare * (1 - self.done))

    def tempo(self, position: Imagination) -> float:
        """Every space ahead of the gap is a space on which others may act before it is one's turn again."""
        rondel = position.see("rondel")
        space = next(number for number, item in enumerate(rondel) if position.eyes in item["pieces"])
        return -self.w.tempo * ((space - self.gap) % self.spaces)

    def engine(self, own: Holdings) -> float:
        """What a tile on the best cell would activate, for the turns to come."""
        yields = [self.activation(own, number, facts) for number, facts in enumerate(own.facts)]
        at = {place: number for number, place in enumerate(own.places)}
        seen: set[tuple[int, int]] = set()
        best = second = 0.0
        for number, (x, y) in enumerate(own.places):
            if not own.scotsmen[number]:
                continue
            for dx, dy in AROUND:
                cell = (x + dx, y + dy)
                if cell in at or cell in seen:
                    continue
                seen.add(cell)
                value = self.cell(own, at, yields, cell)
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        now = (1 - self.w.second) * best + self.w.second * second
        if any(card in self.know.extra for card in own.cards):
            now += max(yields)
        return self.w.engine * self.turns * now

    def cell(self, own: Holdings, at: dict[tuple[int, int], int], yields: list[float], cell: tuple[int, int]) -> float:
        """What a tile on this empty cell would activate; less if only river tiles can lie there."""
        x, y = cell
        total = 0.0
        touches = river = False
        for dx, dy in AROUND:
            other = at.get((x + dx, y + dy))
            if other is not None:
                total += yields[other]
                touches |= dx == 0 or dy == 0
                river |= dy == 0 and own.facts[other].river
        if not touches:
            return 0.0
        return total * self.w.river_cell if river else total

    def activation(self, own: Holdings, number: int, facts: Facts) -> float:
        """What activating a tile would bring at present."""
        if facts.makes:
            room = self.know.room - own.goods[number]
            held = [own.stock[kind] if kind < len(own.stock) else 0 for kind in facts.makes]
            return sum(self.w.good * self.w.more**each for each in sorted(held)[:room])
        if facts.lines:
            return max(0.0, *(self.line(own, line) for line in facts.lines))
        return facts.vp + self.w.movement * facts.movement

    def line(self, own: Holdings, line: Line) -> float:
        """What a line of a trade brings, less what its resources are worth; 0 if they are out of reach."""
        gain = line.gain.vp + line.gain.whisky * self.w.barrel * self.scorings + line.gain.markers * self.w.marker
        price = line.price
        if price.any:
            allowed = [number for kind, number in enumerate(own.stock) if price.among >> kind & 1]
            held = sum(1 for number in allowed if number) if price.different else sum(allowed)
            lacking = max(0, price.any - held)
            coins = 2 * lacking
            used = price.any - lacking
        else:
            coins = used = 0
            for kind, need in enumerate(spread(price.goods, len(own.stock))):
                lacking = max(0, need - own.stock[kind])
                used += need - lacking
                if lacking:
                    coins += lacking * (own.market[kind]["buy"] or OUT_OF_REACH)
        return gain - coins - self.w.good * self.w.more * used if coins <= own.coins else 0.0
