"""What a position of Glasgow is worth to a seat, in victory points ahead of the other.

Everything but the pile is open, so both sides are judged alike; the worth is the difference.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.worth.worth import Worth, place_of
from hindmost.catalogue.glasgow import WHISKY, GlasgowCatalogue
from hindmost.kernel.messages import Json

SIDES: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Weights:
    """How much each thing counts. A VP is 1; what is less certain or comes later counts less."""

    def __init__(self) -> None:
        self.goods = {"brick": 0.9, "steel": 1.2, "gold": 1.6}
        """The first good of a kind while there is much to build."""
        self.more = 0.85
        """Each further good of a kind, as a part of the one before."""
        self.whisky = 1.3
        self.late = 7.0
        """With fewer buildings than this to come, goods lose their worth in proportion."""
        self.factory = 0.5
        """A good that a factory will give, as a part of one in store."""
        self.trade = 0.5
        """What a trade factory gives each time, in VP."""
        self.refresh = 0.2
        self.tempo = 0.3
        """A tile that the merchant is ahead: the other may act while it stands there."""
        self.double = 1.0
        """A next stop that counts twice."""
        self.missing = (1.0, 0.45, 0.2, 0.05, 0.0)
        """A station's part of its bonus, by how many types of its set are missing."""
        self.park = 0.35
        """What one more park would bring, as a part."""
        self.neighbour = 0.25
        """A free cell beside an own tenement, while there are tenements to come, as a part of the bonus."""
        self.corner = 0.4
        """The chance that a shop in a corner of what stands will be in a corner of the finished city."""


WEIGHTS: Final = Weights()


class Knowledge:
    """What is printed, as the evaluation needs it. Made once for a catalogue."""

    def __init__(self, catalogue: GlasgowCatalogue) -> None:
        facts = catalogue.facts
        self.goods = catalogue.goods
        self.type = {building.id: building.type for building in catalogue.buildings}
        self.vp = {building.id: building.vp for building in catalogue.buildings}
        self.effect = {building.id: building.effect for building in catalogue.buildings}
        self.banks = {building.id: building.effect.counts for building in catalogue.buildings}
        self.parks = facts.numbers["park_points"]
        self.tenement = facts.number["tenement_bonus"]
        self.tenements = sum(building.type == "tenement" for building in catalogue.buildings)
        self.shop = facts.number["shop_bonus"]
        self.station = facts.number["station_bonus"]
        self.set = facts.names["station_set"]
        self.long, self.short = facts.numbers["city"]


@lru_cache(maxsize=8)
def knowledge_of(catalogue: GlasgowCatalogue) -> Knowledge:
    return Knowledge(catalogue)


class City:
    """What stands, read once for both sides."""

    def __init__(self, buildings: list[Json], know: Knowledge) -> None:
        self.places = [place_of(item["cell"]) for item in buildings]
        self.ids: list[str] = [item["building"] for item in buildings]
        self.owners: list[int] = [item["owner"] for item in buildings]
        self.types = [know.type[name] for name in self.ids]
        self.type_at = dict(zip(self.places, self.types, strict=True))
        self.left = know.long * know.short - len(buildings)
        """Buildings to come."""
        xs = [x for x, _ in self.places] or [0]
        ys = [y for _, y in self.places] or [0]
        self.x_ends, self.y_ends = (min(xs), max(xs)), (min(ys), max(ys))
        width, height = self.x_ends[1] - self.x_ends[0] + 1, self.y_ends[1] - self.y_ends[0] + 1
        self.framed = {width, height} == {know.long, know.short}
        self.tenements_left = know.tenements - self.types.count("tenement")


class GlasgowWorth(Worth):
    """The own side less the other's."""

    def __init__(self, outlook: Outlook, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self.know = knowledge_of(outlook.catalogue)

    def terms(self, position: Imagination) -> dict[str, float]:
        city = City(position.see("city"), self.know)
        seat = position.eyes
        stores = [position.see("store", owner) for owner in range(2)]
        sides = [self._side(city, owner, stores[owner]) for owner in (seat, 1 - seat)]
        terms = {name: value - sides[1][name] for name, value in sides[0].items()}
        if position.over:
            return {"vp": terms["vp"]}
        ring = position.see("ring")
        lead = ring["gap"] if ring["hindmost"] != seat else -ring["gap"]
        terms["tempo"] = -self.w.tempo * lead * min(1.0, city.left / self.w.late)
        doubled = [position.see("doubled", owner) for owner in (seat, 1 - seat)]
        terms["double"] = self.w.double * (doubled[0] - doubled[1])
        return terms

    def _side(self, city: City, owner: int, store: dict[str, int]) -> dict[str, float]:
        w, know = self.w, self.know
        late = min(1.0, city.left / w.late)
        own = [slot for slot, other in enumerate(city.owners) if other == owner]
        types = [city.types[slot] for slot in own]
        factories, parks = types.count("factory"), types.count("park")
        vp = float(know.parks[parks])
        hope = factory = 0.0
        if parks and city.left and parks + 1 < len(know.parks):
            hope += w.park * late * (know.parks[parks + 1] - know.parks[parks])
        missing = sum(each not in types for each in know.set)
        stations = know.station * types.count("station")
        vp += stations if not missing else 0
        hope += stations * w.missing[missing] * late if missing else 0
        for slot in own:
            name = city.ids[slot]
            vp += know.vp[name]
            kind = city.types[slot]
            if kind == "bank":
                for each, what in know.banks[name]:
                    vp += each * (factories if what == "factory" else store[what])
            elif kind == "tenement":
                x, y = city.places[slot]
                around = [city.type_at.get((x + dx, y + dy)) for dx, dy in SIDES]
                vp += know.tenement * around.count("tenement")
                hope += w.neighbour * know.tenement * late * min(around.count(None), city.tenements_left)
            elif kind == "shop":
                x, y = city.places[slot]
                if x in city.x_ends and y in city.y_ends:
                    vp += know.shop if city.framed else 0
                    hope += 0 if city.framed else w.corner * know.shop
            elif kind == "factory":
                factory += self._factory(city, slot) * late
        return {"vp": vp, "hope": hope, "factory": factory, "goods": self._goods(store) * late}

    def _goods(self, store: dict[str, int]) -> float:
        value = self.w.whisky * store[WHISKY]
        for good in self.know.goods:
            each = self.w.goods.get(good, 1.0)
            for _ in range(store[good]):
                value += each
                each *= self.w.more
        return value

    def _factory(self, city: City, slot: int) -> float:
        """Every free cell of its row and its column will wake it once."""
        x, y = city.places[slot]
        awake = self.know.long + self.know.short - 1 - sum(a == x or b == y for a, b in city.places)
        effect = self.know.effect[city.ids[slot]]
        if effect.deed == "trade":
            return awake * self.w.trade
        if effect.deed == "refresh":
            return awake * self.w.refresh
        good = self.w.whisky if effect.makes == WHISKY else self.w.goods.get(effect.makes, 1.0)
        return awake * self.w.factory * good
