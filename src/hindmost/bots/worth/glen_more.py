"""What a position of Glen More is worth to a seat, in victory points.

Every term has a name and a reason; the numbers in `Weights` were found by playing against earlier ones.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import ClassVar, Final

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.worth.worth import Worth
from hindmost.catalogue import Catalogue, Tile
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import (
    CountDouble,
    Exchange,
    ExtraActivation,
    Line,
    PerTile,
    Produce,
    ProduceAny,
    Receive,
)
from hindmost.mechanics.goods import spread

ROOM: Final = 3
"""Goods that a producer holds at most (GM1-ACT-06)."""
SIZE_PENALTY: Final = 3
"""VP lost for each tile more than the smallest territory has (GM1-END-03)."""
SCORINGS: Final = 3
AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OUT_OF_REACH: Final = 99
"""The price of a good whose market row is full."""


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
        """The first good of a kind: it may pay for a tile or go into an exchange."""
        self.more = 0.5
        """Each further good of a kind, as a part of the one before."""
        self.sale = 0.65
        """The part of a good's present price that may be counted on."""
        self.member = 0.28
        """A clan member in the territory beyond the first, for each scoring to come: he may go to parliament."""
        self.size = 0.75
        """The part of the penalty for a large territory that counts from the start; all of it counts at the end."""
        self.spare = 0.5
        """A tile fewer than the others have, as a part of a tile too many: it can be added later."""
        self.tempo = 0.7
        """A space that the pawn has gone ahead: others act while it stands there."""
        self.turns = 0.14
        """Own turns to come for each tile left in the stacks, with four pieces on the rondel: carefully counted."""
        self.engine = 0.11
        """What the best cell would activate now, for each turn to come."""
        self.movement = 0.45
        """An activation that moves a clan member."""
        self.bounded = 0.6
        """A cell that takes only river or only road tiles, as a part of one that takes any plain tile."""
        self.second = 0.45
        """The second best cell's part in what the next turns may activate."""
        self.barrel = 0.9
        """A barrel for each scoring to come, when an exchange is judged."""


WEIGHTS: Final = Weights()


class Facts:
    """What matters of a tile."""

    __slots__ = ("lines", "makes", "movement", "tile", "vp")

    def __init__(self, tile: Tile, kinds: int) -> None:
        self.tile = tile
        self.makes = -1
        """The kind it produces; `kinds` for one of choice, -1 for none."""
        self.lines: tuple[Line, ...] = ()
        """The lines of its exchange."""
        self.vp = 0
        self.movement = 0
        effect = tile.activation
        if isinstance(effect, Produce):
            self.makes = next(kind for kind, number in enumerate(spread(effect.goods, kinds)) if number)
        elif isinstance(effect, ProduceAny):
            self.makes = kinds
        elif isinstance(effect, Exchange):
            self.lines = effect.lines
        elif isinstance(effect, Receive):
            self.vp = effect.gain.vp
            self.movement = effect.gain.movement


class Knowledge:
    """What is printed on tiles and cards, as the evaluation needs it. Made once for a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.goods = catalogue.goods
        self.kind = {good: kind for kind, good in enumerate(catalogue.goods)}
        self.steps = catalogue.facts.numbers["scoring"]
        self.tiles = {
            tile.id: Facts(tile, len(catalogue.goods)) for tile in (*catalogue.tiles, catalogue.start_village)
        }
        self.bonnets = {card.id: card.bonnets for card in catalogue.cards}
        self.double = {card.id for card in catalogue.cards if isinstance(card.effect, CountDouble)}
        self.extra = {card.id for card in catalogue.cards if isinstance(card.effect, ExtraActivation)}
        self.per_tile = {card.id: card.effect for card in catalogue.cards if isinstance(card.effect, PerTile)}

    def facts(self, tile_id: str) -> Facts:
        facts = self.tiles.get(tile_id)
        if facts is None:  # a second copy of a tile is "name#2"
            facts = self.tiles[tile_id] = self.tiles[tile_id.split("#")[0]]
        return facts

    def points(self, difference: int) -> int:
        """VP for so many more than the fewest."""
        return self.steps[min(difference, len(self.steps) - 1)]


@lru_cache(maxsize=8)
def knowledge_of(catalogue: Catalogue) -> Knowledge:
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
        "facts",
        "goods",
        "market",
        "members",
        "parliament",
        "places",
        "stock",
        "vp",
        "whisky",
    )

    def __init__(self, position: Imagination, knowledge: Knowledge) -> None:
        seat = position.eyes
        self.vp: int = position.see("vp", seat)
        self.coins: int = position.see("coins", seat)
        self.whisky: int = position.see("whisky", seat)
        self.parliament: int = position.see("parliament", seat)
        self.cards: list[str] = position.see("cards", seat)
        self.market: list[Json] = position.see("market")
        self.facts: list[Facts] = []
        """By tile of the territory, as the next three."""
        self.places: list[tuple[int, int]] = []
        self.goods: list[int] = []
        self.members: list[int] = []
        self.stock = [0] * len(knowledge.goods)
        """All goods together, by kind."""
        for item in position.see("territory", seat):
            self.facts.append(knowledge.facts(item["tile"]))
            self.places.append(place_of(item["cell"]))
            self.members.append(item["members"])
            held = 0
            for good, number in item["goods"].items():
                self.stock[knowledge.kind[good]] += number
                held += number
            self.goods.append(held)


class GlenMoreWorth(Worth):
    """Adds up what is held, what the scorings to come will give, and what the territory can still do."""

    side: ClassVar[frozenset[str]] = frozenset({"sell"})
    fine: ClassVar[frozenset[str]] = frozenset({"move"})

    def __init__(self, outlook: Outlook, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self.know = knowledge_of(outlook.catalogue)
        now = outlook.imagine()
        seat = outlook.seat
        scoring = now.see("scoring")
        self.scorings = SCORINGS - int(scoring["held"])
        """Scorings to come."""
        others = [count for owner, count in enumerate(scoring["counts"]) if owner != seat]
        self.others = [[count[name] for count in others] for name in ("whisky", "parliament", "cards")]
        """By category: what the other seats count."""
        self.smallest = min(len(now.see("territory", owner)) for owner in range(outlook.seats) if owner != seat)
        """Tiles of the smallest territory of the others."""
        rondel = now.see("rondel")
        self.spaces = len(rondel)
        self.gap = next(number for number, space in enumerate(rondel) if space["gap"])
        pieces = sum(space["piece"] is not None for space in rondel)
        left: int = sum(now.see("stacks")[1:])
        self.turns = weights.turns * left * 4 / pieces
        """Own turns to come, about."""
        self.done = 1 - left / 59
        """How much of the game is over, from 0 to 1."""
        self.weight = 1 + weights.lead * (self.scorings - 1) if self.scorings else 0.0
        """What a point in each scoring to come adds up to."""

    def terms(self, position: Imagination) -> dict[str, float]:
        own = Holdings(position, self.know)
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

    def scorings_to_come(self, own: Holdings) -> float:
        """The scorings to come at the present counts: own points, less a part of what the others get.

        A player who is last in something gains nothing by catching up, but takes points from everybody else.
        """
        know = self.know
        double = 2 if any(card in know.double for card in own.cards) else 1
        counts = (
            own.whisky,
            own.parliament * double + sum(know.bonnets[card] for card in own.cards),
            len(own.cards),
        )
        total = 0.0
        for count, others in zip(counts, self.others, strict=True):
            least = min(count, *others)
            theirs = sum(know.points(other - least) for other in others) / len(others)
            total += know.points(count - least) - self.w.deny * theirs
        return total * self.weight

    def cards_at_the_end(self, own: Holdings) -> float:
        """Cards that count tiles at the end (GM1-END-02), at the present tiles."""
        vp = 0
        for card in own.cards:
            effect = self.know.per_tile.get(card)
            if effect is not None:
                for facts in own.facts:
                    vp += effect.vp * (getattr(facts.tile, effect.by) == effect.what)
        return vp

    def coins(self, own: Holdings) -> float:
        """A coin is a point at the end (GM1-END-01); the first few also keep purchases possible until then."""
        return own.coins + self.w.liquidity * min(own.coins, self.w.purse) * (1 - self.done)

    def goods(self, own: Holdings) -> float:
        """Goods are worth what they may pay for, less with each more of a kind and less as time runs out.

        At least they are worth a part of today's price: only the first seller gets it.
        """
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

    def members(self, own: Holdings) -> float:
        """Whoever stands in the territory besides the last one may still go to parliament, if time allows."""
        spare = sum(own.members) - 1
        return spare * self.w.member * self.scorings * min(1.0, self.turns / 3)

    def size(self, own: Holdings) -> float:
        """Three points for each tile more than the smallest territory has (GM1-END-03). Early on that may change."""
        excess = len(own.facts) - self.smallest
        part = self.w.size + (1 - self.w.size) * self.done
        return -SIZE_PENALTY * part * (excess if excess > 0 else excess * self.w.spare * (1 - self.done))

    def tempo(self, position: Imagination) -> float:
        """Every space ahead of the gap is a space on which others may act before it is one's turn again."""
        if self.turns < 1:
            return 0.0
        rondel = position.see("rondel")
        eyes = position.eyes
        space = next(number for number, item in enumerate(rondel) if item["piece"] == eyes)
        return -self.w.tempo * ((space - self.gap) % self.spaces)

    def engine(self, own: Holdings) -> float:
        """What a tile on the best cell would activate, for the turns to come.

        So it is good to have productive tiles together, a free cell among them, and a clan member beside it.
        """
        yields = [self.activation(own, number, facts) for number, facts in enumerate(own.facts)]
        at = {place: number for number, place in enumerate(own.places)}
        seen: set[tuple[int, int]] = set()
        best = second = 0.0
        for number, (x, y) in enumerate(own.places):
            if not own.members[number]:
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
        """What a tile on this empty cell would activate; less if only few tiles can lie there."""
        x, y = cell
        total = 0.0
        touches = river = road = False
        for dx, dy in AROUND:
            other = at.get((x + dx, y + dy))
            if other is None:
                continue
            total += yields[other]
            if dx == 0:
                touches = True
                river |= own.facts[other].tile.river
            elif dy == 0:
                touches = True
                road |= own.facts[other].tile.road
        if not touches:
            return 0.0
        return total * self.w.bounded if river or road else total

    def activation(self, own: Holdings, number: int, facts: Facts) -> float:
        """What activating a tile would bring at present."""
        if facts.makes >= 0:
            if own.goods[number] >= ROOM:
                return 0.0
            held = own.stock[facts.makes] if facts.makes < len(own.stock) else 0
            return self.w.good * self.w.more**held
        if facts.lines:
            return max(0.0, *(self.line(own, line) for line in facts.lines))
        return facts.vp + self.w.movement * facts.movement

    def line(self, own: Holdings, line: Line) -> float:
        """What a line of an exchange brings, less what its goods are worth; 0 if they are out of reach."""
        gain = line.gain.vp + line.gain.whisky * self.w.barrel * self.scorings
        price = line.price
        if price.any:
            held = sum(1 for number in own.stock if number) if price.different else sum(own.stock)
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
