"""A territory as a map: the large one if it fits, else the small one; in either game."""

from __future__ import annotations

from types import ModuleType

from rich.text import Text

from hindmost.cli.table.art.glen import large, small
from hindmost.cli.table.art.glen.family import Family, Spot, open_cells, target_of
from hindmost.cli.table.canvas import Canvas
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say


def territory_title(scene: Scene, owner: int) -> str:
    if owner == scene.seat:
        return say("cli-table-my-ground", scene.lang)
    return say("cli-table-ground-of", scene.lang, name=scene.player(owner).name(scene.lang))


def draw_territory(scene: Scene, family: Family, owner: int, width: int, height: int) -> Text:
    """The map; if even the small one is too large, the part of it around what matters now."""
    spots = family.spots(scene, owner)
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
