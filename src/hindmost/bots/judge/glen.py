"""What the judges of the Glen More games share: what a territory, a purse and a place on the rondel are worth.

Every term has a name and a reason; the numbers are in `bots/weights`, with the run that found them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from hindmost.bots.judge.judge import Judge
from hindmost.bots.judge.printed import Facts, Printed, worth_of
from hindmost.bots.judge.sites import Site, sites_of
from hindmost.catalogue.weights import Weights
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.effects import Gain, Line
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.goods import count, total
from hindmost.mechanics.ground import GONE, Ground
from hindmost.mechanics.market import Market
from hindmost.mechanics.tokens import Named
from hindmost.mechanics.track import OFF

OUT_OF_REACH: Final = 99
"""The price of a good whose market row is full."""
MANY: Final = 32
"""More goods of a kind than anybody has."""

GLEN_WEIGHTS: Final = (
    "lead",
    "deny",
    "liquidity",
    "purse",
    "good",
    "more",
    "sale",
    "member",
    "size",
    "spare",
    "tempo",
    "turns",
    "engine",
    "movement",
    "bounded",
    "second",
    "barrel",
)


class GlenWeights:
    """How much each thing counts. A VP is 1; what is less certain or comes later counts less."""

    def __init__(self, weights: Weights) -> None:
        self.lead = weights["lead"]
        """A scoring after the next, as a part of what it would give now: others catch up."""
        self.deny = weights["deny"]
        """A point that another seat does not get, as a part of a point of one's own."""
        self.liquidity = weights["liquidity"]
        """What each of the first coins is worth beyond the point it will be, while it can still buy something."""
        self.purse = weights["purse"]
        """How many coins are worth holding for that."""
        self.good = weights["good"]
        """The first good of a kind: it may pay for a tile or go into an exchange."""
        self.more = weights["more"]
        """Each further good of a kind, as a part of the one before."""
        self.sale = weights["sale"]
        """The part of a good's present price that may be counted on."""
        self.member = weights["member"]
        """A clan member who may still come to count, for each scoring to come."""
        self.size = weights["size"]
        """The part of the penalty for a large territory that counts from the start; all of it counts at the end."""
        self.spare = weights["spare"]
        """A tile fewer than the others have, as a part of a tile too many: it can be added later."""
        self.tempo = weights["tempo"]
        """A space that the pawn has gone ahead: others act while it stands there."""
        self.turns = weights["turns"]
        """Own turns to come for each tile left in the stacks, with four pieces on the rondel: carefully counted."""
        self.engine = weights["engine"]
        """What the best cell would activate now, for each turn to come."""
        self.movement = weights["movement"]
        """An activation that moves a clan member."""
        self.bounded = weights["bounded"]
        """A cell that takes only tiles with a river or a road, as a part of one that takes any other."""
        self.second = weights["second"]
        """The second best cell's part in what the next turns may activate."""
        self.barrel = weights["barrel"]
        """A barrel for each scoring to come, when an exchange is judged."""


K = TypeVar("K", bound=Printed)
W = TypeVar("W", bound=GlenWeights)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenJudge(Judge, Generic[K, W]):
    """Adds up what is held, what the scorings to come will give, and what the territory can still do."""

    side: ClassVar[frozenset[str]] = frozenset({"sell"})
    fine: ClassVar[frozenset[str]] = frozenset({"move"})

    def __init__(self, names: tuple[str, ...], know: K, numbers: Weights, weights: W, scorings: int) -> None:
        super().__init__(names, numbers)
        self.know = know
        self.w = weights
        self.all_scorings = scorings
        self.facts: list[Facts] = know.facts
        self.along = [self.bounds_along(facts) for facts in know.facts]
        self.across = [self.bounds_across(facts) for facts in know.facts]
        self.made = [weights.good * weights.more**held for held in range(MANY)]
        """By how many one has: what one more is worth to an activation."""
        self.scorings = 0
        """Scorings to come."""
        self.others: list[list[int]] = []
        """By category: what the other seats count."""
        self.fewest: list[int] = []
        self.denied: list[float] = []
        """By category: the least that one of them counts, and what they get on average while nobody counts less."""
        self.smallest = 0
        """Tiles of the smallest territory of the others."""
        self.gap = 0
        self.spaces = 1
        self.turns = 0.0
        """Own turns to come, about."""
        self.done = 0.0
        """How much of the game is over, from 0 to 1."""
        self.weight = 0.0
        """What a point in each scoring to come adds up to."""
        self.sites: dict[Ground, list[Site]] = {}
        """By ground: its empty cells. Many states of a turn share one."""

    def begin(self, g: GlenState, seat: int) -> None:
        super().begin(g, seat)
        w = self.w
        self.scorings = self.all_scorings - g.scorings
        self.others = self.rivals(g, seat)
        self.fewest = [min(counts) for counts in self.others]
        self.denied = [self.shared(counts, min(counts)) for counts in self.others]
        self.smallest = min([e.ground.size for owner, e in enumerate(g.estates) if owner != seat])
        self.gap = g.track.gap
        self.spaces = len(g.track.tiles)
        pieces = 0
        for space in g.track.pieces:
            if space != OFF:
                pieces += 1
        self.turns = w.turns * max(0, self.tiles_left(g)) * 4 / max(1, pieces)
        self.done = self.progress(g)
        self.weight = 1 + w.lead * (self.scorings - 1) if self.scorings else 0.0
        self.sites = {}

    def progress(self, g: GlenState) -> float:
        return 1 - max(0, self.tiles_left(g)) / self.know.tiles

    # ------------------------------------------------------------ where the games differ

    @abstractmethod
    def rivals(self, g: Any, seat: int) -> list[list[int]]:
        """By category: what the other seats count."""

    @abstractmethod
    def tiles_left(self, g: Any) -> int:
        """Tiles of the stacks that somebody will still take."""

    @abstractmethod
    def bounds_along(self, facts: Facts) -> bool:
        """Whether only few tiles may lie above or below such a tile."""

    @abstractmethod
    def bounds_across(self, facts: Facts) -> bool:
        """Whether only few tiles may lie left or right of such a tile."""

    def gain(self, gain: Gain) -> float:
        """What an exchange gives."""
        value = gain.vp + gain.whisky * self.w.barrel * self.scorings
        return value + worth_of(gain.tokens, self.know.lexicon) if gain.tokens else value

    # ------------------------------------------------------------ terms

    def scored(self, counts: list[int]) -> float:
        """The scorings to come at the present counts: own points, less a part of what the others get.

        A player who is last in something gains nothing by catching up, but takes points from everybody else.
        """
        total = 0.0
        for category, own in enumerate(counts):
            least = self.fewest[category]
            if own < least:
                theirs = self.shared(self.others[category], own)
                least = own
            else:
                theirs = self.denied[category]
            total += self.know.points(own - least) - self.w.deny * theirs
        return total * self.weight

    def shared(self, others: list[int], least: int) -> float:
        """What the others get on average, if this is the least that somebody counts."""
        points = 0
        for other in others:
            points += self.know.points(other - least)
        return points / len(others)

    def doubled(self, e: Estate) -> int:
        """How often clan members count in their category."""
        double = self.know.double
        for card in e.cards:
            if double[card]:
                return 2
        return 1

    def coins(self, e: Estate, extra: int) -> float:
        """A coin is a point at the end, with `extra` for all; the first few also keep purchases possible until then."""
        return e.coins + extra + self.w.liquidity * min(e.coins, self.w.purse) * (1 - self.done)

    def goods(self, g: GlenState, e: Estate) -> float:
        """Goods are worth what they may pay for, less with each more of a kind and less as time runs out.

        At least they are worth a part of today's price: only the first seller gets it.
        """
        total = 0.0
        if not e.stock:
            return total
        w = self.w
        first = w.good * min(1.0, self.turns / 3)
        for kind in range(self.know.kinds):
            number = count(e.stock, kind)
            if number:
                use = first
                total += max(use, w.sale * g.market.worth(kind))
                for _ in range(number - 1):
                    use *= w.more
                    total += use
        return total

    def tokens(self, g: GlenState) -> float:
        """What modules bring, as they value it."""
        total = 0.0
        for held in self.know.tokens:
            total += self.held(g, held.name) * held.worth
        return total

    def held(self, g: GlenState, name: str) -> int:
        """How many tokens of a name the seat has; 0 of those of which its view says nothing."""
        for held in self.know.tokens:
            if held.name == name:
                shown = held.part.read(g, self.seat)
                return len(shown) if isinstance(shown, list) else int(shown)
        return 0

    def size(self, e: Estate) -> float:
        """Points lost for each tile more than the smallest territory has. Early on that may change."""
        w = self.w
        excess = e.ground.size - self.smallest
        part = w.size + (1 - w.size) * self.done
        return -self.know.penalty * part * (excess if excess > 0 else excess * w.spare * (1 - self.done))

    def tempo(self, g: GlenState) -> float:
        """Every space ahead of the gap is a space on which others may act before it is one's turn again."""
        space = g.track.pieces[self.seat]
        return -self.w.tempo * ((space - self.gap) % self.spaces) if space != OFF else 0.0

    def engine(self, g: GlenState, e: Estate) -> float:
        """What a tile on the best cell would activate, for the turns to come.

        So it is good to have productive tiles together, a free cell among them, and a clan member beside it.
        """
        w = self.w
        if not self.turns:
            return 0.0
        yields = self.yields(g, e)
        members = e.members
        best = second = 0.0
        for site in self.sites_on(e.ground):
            beside = False
            value = 0.0
            for slot in site.around:
                value += yields[slot]
                if members[slot]:
                    beside = True
            if beside:
                if site.bounded:
                    value *= w.bounded
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        now = (1 - w.second) * best + w.second * second
        extra = self.know.extra
        for card in e.cards:
            if extra[card]:
                now += max(yields)
                break
        return w.engine * self.turns * now

    def sites_on(self, ground: Ground) -> list[Site]:
        found = self.sites.get(ground)
        if found is None:
            found = self.sites[ground] = sites_of(ground, self.along, self.across)
        return found

    def yields(self, g: GlenState, e: Estate) -> list[float]:
        """By slot: what activating its tile would bring at present."""
        tiles = e.ground.tiles
        found: list[float] = []
        for slot in range(len(tiles)):
            tile = tiles[slot]
            found.append(0.0 if tile == GONE else self.activation(g, e, slot, self.facts[tile]))
        return found

    def activation(self, g: GlenState, e: Estate, slot: int, facts: Facts) -> float:
        makes = facts.makes
        if makes:
            room = self.know.room - total(e.goods[slot])
            if room <= 0:
                return 0.0
            if len(makes) == 1:
                return self.made[count(e.stock, makes[0])]
            held = sorted([count(e.stock, kind) for kind in makes])
            made = 0.0
            for each in held[:room]:
                made += self.made[each]
            return made
        if facts.lines:
            best = 0.0
            for line in facts.lines:
                value = self.line(g, e, line)
                if value > best:
                    best = value
            return best
        return facts.vp + self.w.movement * facts.movement + facts.more

    def line(self, g: GlenState, e: Estate, line: Line) -> float:
        """What a line of an exchange brings, less what its goods are worth; 0 if they are out of reach."""
        price = line.price
        stock = e.stock
        coins = used = 0
        if price.any:
            held = 0
            for kind in range(self.know.kinds):
                if price.among >> kind & 1:
                    number = count(stock, kind)
                    held += min(number, 1) if price.different else number
            lacking = max(0, price.any - held)
            coins = 2 * lacking
            used = price.any - lacking
        elif price.goods:
            for kind in range(self.know.kinds):
                need = count(price.goods, kind)
                if need:
                    lacking = max(0, need - count(stock, kind))
                    used += need - lacking
                    if lacking:
                        coins += lacking * price_of(g.market, kind)
        if coins > e.coins or (price.tokens and not self.has(g, price.tokens)):
            return 0.0
        value = self.gain(line.gain) - coins - self.w.good * self.w.more * used
        return value - worth_of(price.tokens, self.know.lexicon) if price.tokens else value

    def has(self, g: GlenState, tokens: Named) -> bool:
        return all(self.held(g, name) >= number for name, number in tokens)


def price_of(market: Market, kind: int) -> int:
    """What one good costs now."""
    return min(market.price(kind), OUT_OF_REACH)
