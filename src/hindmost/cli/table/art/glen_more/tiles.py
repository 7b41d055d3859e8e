"""A tile as the drawings need it: from the catalogue in use, with its name in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from hindmost.catalogue import Tile
from hindmost.cli.table.art.glen_more.signs import RIVER, ROAD, price_signs, type_sign
from hindmost.cli.table.canvas import fit
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import has, say


def printed(scene: Scene, tile_id: str) -> Tile:
    """The tile with this id, as the catalogue in use has it."""
    tile: Tile = scene.catalogue.tile(tile_id)
    return tile


def name_of(tile: Tile, lang: str) -> str:
    return say(f"tile-{tile.name}", lang)


def name_within(tile: Tile, width: int, lang: str) -> str:
    """The name at exactly this width: in full, else the brief name, else cut."""
    name = name_of(tile, lang)
    if len(name) > width and has(f"cli-brief-{tile.name}", lang):
        name = say(f"cli-brief-{tile.name}", lang)
    return fit(name, width)


def sign_of(tile: Tile) -> str:
    return type_sign(tile.type)


def land_sign(tile: Tile) -> str:
    """The river or the road that runs over it."""
    return RIVER if tile.river else ROAD if tile.road else " "


def cost_signs(scene: Scene, tile: Tile) -> str:
    return price_signs(tile.cost.words(scene.catalogue.goods))


@dataclass(frozen=True, slots=True)
class Spot:
    """A tile of a territory, and what lies and stands on it."""

    x: int
    y: int
    tile: Tile
    goods: dict[str, int]
    members: int
    activated: bool
    placed: bool
    """Whether it was put there this turn."""


def cell_of(name: str) -> tuple[int, int]:
    x, _, y = name.partition(",")
    return int(x), int(y)


def spots_of(scene: Scene, owner: int) -> list[Spot]:
    """The tiles of a seat's territory in the order in which they were placed."""
    turn: Json = scene.view["table"]["turn"] if scene.view["active"] == owner else {"activated": [], "spot": None}
    return [
        Spot(
            *cell_of(entry["cell"]),
            printed(scene, entry["tile"]),
            entry["goods"],
            entry["members"],
            entry["cell"] in turn["activated"],
            entry["cell"] == turn["spot"],
        )
        for entry in scene.view["seats"][owner]["territory"]
    ]


def target_of(owner: int, x: int, y: int) -> str:
    return f"cell:{owner}:{x},{y}"


def open_cells(scene: Scene, owner: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """The cells without a tile that options point at, with the numbers of these options."""
    prefix = f"cell:{owner}:"
    taken = {cell_of(entry["cell"]) for entry in scene.view["seats"][owner]["territory"]}
    targets = {target for offer in scene.offers for target in offer.targets if target.startswith(prefix)}
    cells = {cell_of(target.removeprefix(prefix)): scene.numbers_at(target) for target in sorted(targets)}
    return {cell: numbers for cell, numbers in cells.items() if cell not in taken}
