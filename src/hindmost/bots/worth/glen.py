"""What the evaluations of the Glen More games share: what a territory, a purse and a place on the rondel are worth.

Every term has a name and a reason; the numbers in `GlenWeights` were found by playing against earlier ones.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.worth.glen_holdings import Facts, Holdings, Printed, worth_of
from hindmost.bots.worth.worth import Worth
from hindmost.kernel.messages import Json
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.effects import Gain, Line
from hindmost.mechanics.goods import spread

AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OUT_OF_REACH: Final = 99
"""The price of a good whose market row is full."""


class GlenWeights:
    """How much each thing counts. A VP is 1; what is less certain or comes later counts less."""

    def __init__(self, member: float, tempo: float, turns: float, movement: float) -> None:
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
        self.member = member
        """A clan member who may still come to count, for each scoring to come."""
        self.size = 0.75
        """The part of the penalty for a large territory that counts from the start; all of it counts at the end."""
        self.spare = 0.5
        """A tile fewer than the others have, as a part of a tile too many: it can be added later."""
        self.tempo = tempo
        """A space that the pawn has gone ahead: others act while it stands there."""
        self.turns = turns
        """Own turns to come for each tile left in the stacks, with four pieces on the rondel: carefully counted."""
        self.engine = 0.11
        """What the best cell would activate now, for each turn to come."""
        self.movement = movement
        """An activation that moves a clan member."""
        self.bounded = 0.6
        """A cell that takes only tiles with a river or a road, as a part of one that takes any other."""
        self.second = 0.45
        """The second best cell's part in what the next turns may activate."""
        self.barrel = 0.9
        """A barrel for each scoring to come, when an exchange is judged."""


K = TypeVar("K", bound=Printed)
W = TypeVar("W", bound=GlenWeights)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenWorth(Worth, Generic[K, W]):
    """Adds up what is held, what the scorings to come will give, and what the territory can still do."""

    side: ClassVar[frozenset[str]] = frozenset({"sell"})
    fine: ClassVar[frozenset[str]] = frozenset({"move"})

    def __init__(self, outlook: Outlook, know: K, weights: W, scorings: int) -> None:
        self.know = know
        self.w = weights
        now = outlook.imagine()
        seat = outlook.seat
        scoring = now.see("scoring")
        counts: list[dict[str, int]] = scoring["counts"]
        self.scorings = scorings - int(scoring["held"])
        """Scorings to come."""
        self.others = {name: [count[name] for owner, count in enumerate(counts) if owner != seat] for name in counts[0]}
        """By category: what the other seats count."""
        self.smallest = min(len(now.see("territory", owner)) for owner in range(outlook.seats) if owner != seat)
        """Tiles of the smallest territory of the others."""
        rondel: list[Json] = now.see("rondel")
        self.spaces = len(rondel)
        self.gap = next(number for number, space in enumerate(rondel) if space["gap"])
        pieces = sum(len(self.pieces_on(space)) for space in rondel)
        left = max(0, self.tiles_left(now))
        self.turns = weights.turns * left * 4 / max(1, pieces)
        """Own turns to come, about."""
        self.done = 1 - left / know.tiles
        """How much of the game is over, from 0 to 1."""
        self.weight = 1 + weights.lead * (self.scorings - 1) if self.scorings else 0.0
        """What a point in each scoring to come adds up to."""

    # ------------------------------------------------------------ where the games differ

    @abstractmethod
    def pieces_on(self, space: Json) -> list[Json]:
        """The pieces on a space of the rondel, as the view shows it."""

    @abstractmethod
    def tiles_left(self, now: Imagination) -> int:
        """Tiles of the stacks that somebody will still take."""

    @abstractmethod
    def bounds(self, facts: Facts, dx: int, dy: int) -> bool:
        """Whether a tile that lies so from an empty cell lets only few tiles come there."""

    def gain(self, gain: Gain) -> float:
        """What an exchange gives."""
        value = gain.vp + gain.whisky * self.w.barrel * self.scorings
        return value + worth_of(gain.tokens, self.know.lexicon) if gain.tokens else value

    # ------------------------------------------------------------ terms

    def scored(self, counts: dict[str, int]) -> float:
        """The scorings to come at the present counts: own points, less a part of what the others get.

        A player who is last in something gains nothing by catching up, but takes points from everybody else.
        """
        total = 0.0
        for name, others in self.others.items():
            count = counts.get(name, 0)
            least = min(count, *others)
            theirs = sum(self.know.points(other - least) for other in others) / len(others)
            total += self.know.points(count - least) - self.w.deny * theirs
        return total * self.weight

    def doubled(self, own: Holdings) -> int:
        """How often clan members count in their category."""
        return 2 if any(card in self.know.double for card in own.cards) else 1

    def coins(self, own: Holdings, extra: int = 0) -> float:
        """A coin is a point at the end, with `extra` for all; the first few also keep purchases possible until then."""
        return own.coins + extra + self.w.liquidity * min(own.coins, self.w.purse) * (1 - self.done)

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

    def tokens(self, own: Holdings) -> float:
        """What modules bring, as they value it."""
        return worth_of(tuple(own.tokens.items()), self.know.lexicon)

    def size(self, own: Holdings) -> float:
        """Points lost for each tile more than the smallest territory has. Early on that may change."""
        excess = len(own.facts) - self.smallest
        part = self.w.size + (1 - self.w.size) * self.done
        return -self.know.penalty * part * (excess if excess > 0 else excess * self.w.spare * (1 - self.done))

    def tempo(self, position: Imagination) -> float:
        """Every space ahead of the gap is a space on which others may act before it is one's turn again."""
        eyes = position.eyes
        space = next(number for number, item in enumerate(position.see("rondel")) if eyes in self.pieces_on(item))
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
        touches = bounded = False
        for dx, dy in AROUND:
            other = at.get((x + dx, y + dy))
            if other is not None:
                total += yields[other]
                if dx == 0 or dy == 0:
                    touches = True
                    bounded = bounded or self.bounds(own.facts[other], dx, dy)
        if not touches:
            return 0.0
        return total * self.w.bounded if bounded else total

    def activation(self, own: Holdings, number: int, facts: Facts) -> float:
        """What activating a tile would bring at present."""
        if facts.makes:
            room = self.know.room - own.goods[number]
            held = [own.stock[kind] if kind < len(own.stock) else 0 for kind in facts.makes]
            made = 0.0
            for each in sorted(held)[:room]:
                made += self.w.good * self.w.more**each
            return made
        if facts.lines:
            return max(0.0, *(self.line(own, line) for line in facts.lines))
        return facts.vp + self.w.movement * facts.movement + facts.more

    def line(self, own: Holdings, line: Line) -> float:
        """What a line of an exchange brings, less what its goods are worth; 0 if they are out of reach."""
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
        if coins > own.coins or (price.tokens and not own.has(price.tokens)):
            return 0.0
        value = self.gain(line.gain) - coins - self.w.good * self.w.more * used
        return value - worth_of(price.tokens, self.know.lexicon) if price.tokens else value
