"""What a view shows of Glasgow, with what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from hindmost import NATURE
from hindmost.catalogue.glasgow import WHISKY, Building, Contract, GlasgowCatalogue
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json

Cell = tuple[int, int]


def catalogue_of(scene: Scene) -> GlasgowCatalogue:
    catalogue: GlasgowCatalogue = scene.catalogue
    return catalogue


@dataclass(frozen=True, slots=True)
class Lot:
    """A building of the city."""

    x: int
    y: int
    building: Building
    owner: int

    @property
    def cell(self) -> Cell:
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Stop:
    """A tile of the ring: a contract, or an architect with the buildings on offer."""

    position: int
    contract: Contract | None
    architect: int
    """From 1; 0 for a contract."""
    offers: tuple[Building, ...]
    merchants: tuple[int, ...]
    """Who stands there, the left space first."""
    steps: int
    """How far ahead of the hindmost merchant."""

    @property
    def target(self) -> str:
        return f"ring:{self.position}"


def stops_of(scene: Scene) -> list[Stop]:
    """The ring from its start tile on, clockwise, as far as it is laid."""
    catalogue, table = catalogue_of(scene), scene.view["table"]
    ring = table["ring"]
    # On one architect the hindmost stands on the left.
    seats = sorted(range(len(ring["merchants"])), key=lambda seat: seat != ring["hindmost"])
    stops, architects = [], 0
    every = (len(ring["tiles"]) - 1) // (len(table["offers"]) - 1)  # so many tiles from one architect to the next
    start = ring["merchants"][ring["hindmost"]]
    for position, tile in enumerate(ring["tiles"]):
        steps = (position - start) % len(ring["tiles"])
        merchants = tuple(seat for seat in seats if ring["merchants"][seat] == position)
        if tile is None and position % every:
            continue
        if tile is None:
            offers = tuple(catalogue.building(each) for each in table["offers"][architects])
            architects += 1
            stops.append(Stop(position, None, architects, offers, merchants, steps))
        else:
            stops.append(Stop(position, catalogue.contract(tile), 0, (), merchants, steps))
    return stops


def ahead(stop: Stop) -> str:
    """The steps to a tile, as they are typed after "go"; nothing for the tile one stands on."""
    return f"+{stop.steps}" if stop.steps else ""


def lacking(scene: Scene, building: Building) -> list[str]:
    """The goods that whoever is asked has too few of to build this now; whisky stands in for the first of them."""
    asked = scene.view["asked"]
    if not asked or asked[0] == NATURE:
        return []
    store = dict(scene.view["seats"][asked[0]]["store"])
    short = []
    for good in building.cost:
        store[good] -= 1
        if store[good] < 0:
            short.append(good)
    return short[store[WHISKY] :]


def merchant_token(scene: Scene, seat: int) -> Text:
    """The merchant; one whose next stop counts twice says so."""
    token = scene.player(seat).token(scene.lang, scene.palette)
    return token.append("²") if scene.view["seats"][seat]["doubled"] else token


def cell_of(name: str) -> Cell:
    x, _, y = name.partition(",")
    return int(x), int(y)


def city_of(scene: Scene, view: Json | None = None) -> list[Lot]:
    """The buildings of the city in the order in which they were built."""
    catalogue = catalogue_of(scene)
    return [
        Lot(*cell_of(entry["cell"]), catalogue.building(entry["building"]), entry["owner"])
        for entry in (view or scene.view)["table"]["city"]
    ]


def cells_of(offer: Offer | None) -> set[Cell]:
    """The cells of the city that an option points at."""
    targets = () if offer is None else offer.targets
    return {cell_of(target.removeprefix("city:")) for target in targets if target.startswith("city:")}


def awake(city: list[Lot], offer: Offer | None) -> list[Lot]:
    """The factories that an option would set to work: of the line it names, or of those of the cell it builds on."""
    cells = cells_of(offer)
    factories = [lot for lot in city if lot.building.type == "factory"]
    if len(cells) == 1 and not cells & {lot.cell for lot in city}:
        ((x, y),) = cells
        return [lot for lot in factories if x == lot.x or y == lot.y]
    return [lot for lot in factories if lot.cell in cells]
