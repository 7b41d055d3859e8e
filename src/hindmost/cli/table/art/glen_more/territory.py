"""A territory as a map: the large one if it fits, else the small one; and the same in words."""

from __future__ import annotations

from types import ModuleType

from rich.text import Text

from hindmost.cli.table.art.glen_more import large, small
from hindmost.cli.table.art.glen_more.tiles import Spot, name_of, open_cells, spots_of, target_of
from hindmost.cli.table.canvas import Canvas
from hindmost.cli.table.scene import Scene
from hindmost.text import effects
from hindmost.text.messages import say


def territory_title(scene: Scene, owner: int) -> str:
    if owner == scene.seat:
        return say("cli-table-my-ground", scene.lang)
    return say("cli-table-ground-of", scene.lang, name=scene.player(owner).name(scene.lang))


def draw_territory(scene: Scene, owner: int, width: int, height: int) -> Text:
    """The map; if even the small one is too large, the part of it around what matters now."""
    spots = spots_of(scene, owner)
    free = open_cells(scene, owner)
    cells = [(spot.x, spot.y) for spot in spots] + list(free)
    # North is up, so the rows of the sheet run from the largest y down.
    left, top = min(x for x, _ in cells), max(y for _, y in cells)
    columns, rows = max(x for x, _ in cells) - left + 1, top - min(y for _, y in cells) + 1
    size: ModuleType = large if columns * large.WIDTH <= width and rows * large.HEIGHT <= height else small
    canvas: Canvas = size.draw(scene, owner, spots, free, (left, top), (columns, rows))
    x, y = _centre(scene, owner, spots, cells)
    return canvas.window(width, height, (x - left) * size.WIDTH + size.WIDTH // 2, (top - y) * size.HEIGHT + 1).text()


def _centre(scene: Scene, owner: int, spots: list[Spot], cells: list[tuple[int, int]]) -> tuple[int, int]:
    """The cell to keep in sight: what the highlighted option points at, else the new tile, else the first."""
    for cell in cells:
        if scene.is_marked(target_of(owner, *cell)):
            return cell
    return next(((spot.x, spot.y) for spot in spots if spot.placed), cells[0])


def in_words(scene: Scene, owner: int) -> list[str]:
    """Every tile with its place, its contents and what it does, in the order in which they were placed."""
    return [_spot_in_words(scene, spot) for spot in spots_of(scene, owner)]


def _spot_in_words(scene: Scene, spot: Spot) -> str:
    lang, goods = scene.lang, scene.catalogue.goods
    parts = []
    if spot.tile.river:
        parts.append(say("cli-table-river", lang))
    if spot.tile.road:
        parts.append(say("cli-table-road", lang))
    parts += [f"{count} {say(f'good-{good}', lang, n=count)}" for good, count in spot.goods.items()]
    if spot.members:
        parts.append(f"{spot.members} {say('unit-member', lang, n=spot.members)}")
    if spot.tile.activation is not None:
        parts.append(effects.short(spot.tile.activation, goods, lang))
    if spot.activated:
        parts.append(say("cli-table-activated", lang))
    cell, name = f"{spot.x},{spot.y}", name_of(spot.tile, lang)
    if not parts:
        return f"({cell}) {name}"
    return say("cli-table-spot", lang, cell=cell, tile=name, contents=", ".join(parts))
