"""What a state of Glasgow is worth to a seat, in victory points ahead of the other.

Everything but the pile is open, so both sides are judged alike; the worth is the difference.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.bots.judge.files import weights_for
from hindmost.bots.judge.judge import Judge
from hindmost.catalogue.glasgow import WHISKY
from hindmost.catalogue.weights import Weights as Numbers
from hindmost.games.glasgow.kit import REFRESH_DEED as REFRESH
from hindmost.games.glasgow.kit import RING, TRADE_DEED, Kit
from hindmost.games.glasgow.scoring import bank_points
from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glasgow.turn import NextTurn
from hindmost.mechanics.cells import SIDES, x_of, y_of
from hindmost.mechanics.goods import count

TERMS: Final = ("vp", "hope", "factory", "goods", "tempo", "double")
SINGLE: Final = (
    "brick",
    "steel",
    "gold",
    "more",
    "whisky",
    "late",
    "factory",
    "trade",
    "refresh",
    "tempo",
    "double",
    "park",
    "neighbour",
    "corner",
)
MISSING: Final = 5
NUMBERS: Final = weights_for("glasgow", TERMS, SINGLE, {"missing": MISSING})

TYPES: Final = ("bank", "factory", "park", "shop", "station", "tenement")
"""Those with a rule of their own, in the order of the numbers below."""
BANK: Final = 0
FACTORY: Final = 1
PARK: Final = 2
SHOP: Final = 3
STATION: Final = 4
TENEMENT: Final = 5


class Weights:
    """How much each thing counts. A VP is 1; what is less certain or comes later counts less."""

    def __init__(self, numbers: Numbers) -> None:
        self.goods = {"brick": numbers["brick"], "steel": numbers["steel"], "gold": numbers["gold"]}
        """The first good of a kind while there is much to build."""
        self.more = numbers["more"]
        """Each further good of a kind, as a part of the one before."""
        self.whisky = numbers["whisky"]
        self.late = numbers["late"]
        """With fewer buildings than this to come, goods lose their worth in proportion."""
        self.factory = numbers["factory"]
        """A good that a factory will give, as a part of one in store."""
        self.trade = numbers["trade"]
        """What a trade factory gives each time, in VP."""
        self.refresh = numbers["refresh"]
        self.tempo = numbers["tempo"]
        """A tile that the merchant is ahead: the other may act while it stands there."""
        self.double = numbers["double"]
        """A next stop that counts twice."""
        self.missing = numbers.several("missing")
        """A station's part of its bonus, by how many types of its set are missing."""
        self.park = numbers["park"]
        """What one more park would bring, as a part."""
        self.neighbour = numbers["neighbour"]
        """A free cell beside an own tenement, while there are tenements to come, as a part of the bonus."""
        self.corner = numbers["corner"]
        """The chance that a shop in a corner of what stands will be in a corner of the finished city."""


WEIGHTS: Final = Weights(NUMBERS)


class Knowledge:
    """What is printed, as the judge needs it. Made once for a table."""

    def __init__(self, kit: Kit, weights: Weights) -> None:
        names = list(dict.fromkeys((*TYPES, *kit.types, *kit.station_set)))
        self.types_in_all = len(names)
        self.types = [names.index(each) for each in kit.types]
        """By building."""
        self.set = [names.index(each) for each in kit.station_set]
        self.tenements = self.types.count(TENEMENT)
        self.each = [weights.goods.get(good, 1.0) for good in kit.goods]
        """By good: what the first is worth."""
        self.wakes = [_wakes(deed, effect.makes, weights) for deed, effect in zip(kit.deeds, kit.effects, strict=True)]
        """By building: what a factory brings each time it is activated."""


def _wakes(deed: int, makes: str, weights: Weights) -> float:
    if deed == TRADE_DEED:
        return weights.trade
    if deed == REFRESH:
        return weights.refresh
    return weights.factory * (weights.whisky if makes == WHISKY else weights.goods.get(makes, 1.0))


class City:
    """What stands, read once for both sides."""

    __slots__ = ("framed", "high", "late", "left", "low", "right", "tenements", "types", "west", "xs", "ys")

    def __init__(self, g: Glasgow, know: Knowledge, late: float) -> None:
        cells = g.city.cells
        self.types = [know.types[building] for building in g.city.tiles]
        self.xs = [x_of(cell) for cell in cells]
        self.ys = [y_of(cell) for cell in cells]
        self.left = g.kit.city_size - len(cells)
        """Buildings to come."""
        self.late = min(1.0, self.left / late)
        self.west = self.right = self.low = self.high = 0
        self.framed = False
        if cells:
            self.west, self.right = min(self.xs), max(self.xs)
            self.low, self.high = min(self.ys), max(self.ys)
        width, height = self.right - self.west + 1, self.high - self.low + 1
        self.framed = (width, height) in ((g.kit.long, g.kit.short), (g.kit.short, g.kit.long))
        self.tenements = know.tenements - self.types.count(TENEMENT)
        """Tenements to come."""


class GlasgowJudge(Judge):
    """The own side less the other's."""

    relative: ClassVar[bool] = True

    def __init__(self, know: Knowledge, numbers: Numbers = NUMBERS, weights: Weights = WEIGHTS) -> None:
        super().__init__(TERMS, numbers)
        self.know = know
        self.w = weights

    def values(self, g: Glasgow) -> list[float]:
        seat = self.seat
        w = self.w
        city = City(g, self.know, w.late)
        own = self.side_of(g, city, seat)
        other = self.side_of(g, city, 1 - seat)
        if not g.stack:
            return [own[0] - other[0], 0.0, 0.0, 0.0, 0.0, 0.0]
        found = [own[term] - other[term] for term in range(len(own))]
        found.append(-w.tempo * self.lead(g) * city.late)
        found.append(w.double * (int(g.is_doubled(seat)) - int(g.is_doubled(1 - seat))))
        return found

    def progress(self, g: Glasgow) -> float:
        return len(g.city.cells) / g.kit.city_size

    def lead(self, g: Glasgow) -> int:
        """Tiles that the own merchant is ahead, if the turn ends as it stands."""
        frame = g.stack[0]
        passed = isinstance(frame, NextTurn) and frame.passes(g)
        hindmost = 1 - g.active if passed else g.active
        gap = (g.merchants[1 - hindmost] - g.merchants[hindmost]) % RING
        return gap if hindmost != self.seat else -gap

    def side_of(self, g: Glasgow, city: City, owner: int) -> list[float]:
        """VP, hope of more, what factories will bring, and goods."""
        w, know, kit = self.w, self.know, g.kit
        owners = g.owners
        numbers = [0] * know.types_in_all
        for slot, kind in enumerate(city.types):
            if owners[slot] == owner:
                numbers[kind] += 1
        parks = numbers[PARK]
        vp = float(kit.park_points[parks])
        hope = factory = 0.0
        if parks and city.left and parks + 1 < len(kit.park_points):
            hope += w.park * city.late * (kit.park_points[parks + 1] - kit.park_points[parks])
        missing = 0
        for kind in know.set:
            if not numbers[kind]:
                missing += 1
        stations = kit.station_bonus * numbers[STATION]
        if missing:
            hope += stations * w.missing[missing] * city.late
        else:
            vp += stations
        for slot, kind in enumerate(city.types):
            if owners[slot] != owner:
                continue
            building = g.city.tiles[slot]
            vp += kit.vp[building]
            if kind == BANK:
                vp += bank_points(g, owner, building, numbers[FACTORY])
            elif kind == TENEMENT:
                beside, free = self.around(g, city, slot)
                vp += kit.tenement_bonus * beside
                hope += w.neighbour * kit.tenement_bonus * city.late * min(free, city.tenements)
            elif kind == SHOP:
                x, y = city.xs[slot], city.ys[slot]
                if (x == city.west or x == city.right) and (y == city.low or y == city.high):
                    if city.framed:
                        vp += kit.shop_bonus
                    else:
                        hope += w.corner * kit.shop_bonus
            elif kind == FACTORY:
                factory += self.awake(g, city, slot) * know.wakes[building] * city.late
        return [vp, hope, factory, self.goods(g, owner) * city.late]

    def around(self, g: Glasgow, city: City, slot: int) -> tuple[int, int]:
        """The tenements and the free cells beside a building."""
        slot_at = g.city.slot_at
        cell = g.city.cells[slot]
        beside = free = 0
        for step in SIDES:
            other = slot_at.get(cell + step, -1)
            if other < 0:
                free += 1
            elif city.types[other] == TENEMENT:
                beside += 1
        return beside, free

    def awake(self, g: Glasgow, city: City, slot: int) -> int:
        """Every free cell of its row and its column will wake a factory once."""
        x, y = city.xs[slot], city.ys[slot]
        standing = 0
        for other in range(len(city.xs)):
            if city.xs[other] == x or city.ys[other] == y:
                standing += 1
        return g.kit.long + g.kit.short - 1 - standing

    def goods(self, g: Glasgow, owner: int) -> float:
        value = self.w.whisky * int(g.whisky == owner)
        for kind in range(g.kit.kinds):
            each = self.know.each[kind]
            for _ in range(count(g.stores[owner], kind)):
                value += each
                each *= self.w.more
        return value
