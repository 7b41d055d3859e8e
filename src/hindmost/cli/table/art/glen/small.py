"""The small map: tiles share their borders, and each shows its sign, its goods and its clan members.

┌2─║─┬────┐
│⌂  ♙│♣2♣ │
└──║─┴────┘
"""

from __future__ import annotations

from typing import Final

from hindmost.cli.table.art.boxes import DASHED, THIN, Net, written
from hindmost.cli.table.art.glen.family import Spot, target_of
from hindmost.cli.table.art.glen.large import members
from hindmost.cli.table.art.glen.signs import ACROSS, DOWN, OTHER, thing_sign
from hindmost.cli.table.canvas import Canvas
from hindmost.cli.table.scene import Scene

WIDTH: Final = 5
HEIGHT: Final = 2
_INSIDE: Final = WIDTH - 1
_MIDDLE: Final = 3


def draw(
    scene: Scene,
    owner: int,
    spots: list[Spot],
    free: dict[tuple[int, int], tuple[int, ...]],
    corner: tuple[int, int],
    size: tuple[int, int],
) -> Canvas:
    left, top = corner
    canvas = Canvas(size[0] * WIDTH + 1, size[1] * HEIGHT + 1)
    tiles = {(spot.x - left, top - spot.y): spot for spot in spots}
    cells = {(x - left, top - y): (x, y) for x, y in free}
    net = Net(canvas, WIDTH, HEIGHT)
    net.borders(cells, scene.palette.legal, DASHED)
    net.borders(tiles, scene.palette.line, THIN)
    net.corners({*tiles, *cells}, tiles, scene.palette.line, scene.palette.legal)
    for (column, line), cell in cells.items():
        target = target_of(owner, *cell)
        style = scene.palette.chosen if scene.is_marked(target) else scene.palette.number
        canvas.put(column * WIDTH + 1, line * HEIGHT + 1, written(free[cell]).center(_INSIDE), style)
    for (column, line), spot in tiles.items():
        _draw_tile(canvas, scene, owner, spot, column * WIDTH, line * HEIGHT)
    return canvas


def _draw_tile(canvas: Canvas, scene: Scene, owner: int, spot: Spot, x: int, y: int) -> None:
    palette, tile = scene.palette, spot.face
    target = target_of(owner, spot.x, spot.y)
    marked = scene.is_marked(target)
    if marked:
        canvas.put(x + 1, y + 1, " " * _INSIDE, palette.chosen)
    canvas.put(x + 1, y + 1, tile.sign, palette.band(tile.band))
    goods = _goods(spot.goods)
    good = next(iter(spot.goods), "")
    canvas.put(x + 2, y + 1, goods, palette.chosen if marked else palette.good_style(good))
    if spot.people:
        canvas.put(x + _INSIDE, y + 1, members(spot.people, 1)[0], palette.players[owner])
    elif spot.activated:
        canvas.put(x + _INSIDE, y + 1, "✓", palette.good)
    if tile.down:
        canvas.put(x + _MIDDLE, y, DOWN, palette.way(tile.down))
        canvas.put(x + _MIDDLE, y + HEIGHT, DOWN, palette.way(tile.down))
    if tile.across:
        canvas.put(x, y + 1, ACROSS, palette.way(tile.across))
        canvas.put(x + WIDTH, y + 1, ACROSS, palette.way(tile.across))
    if numbers := scene.numbers_at(target):
        canvas.put(x + 1, y, written(numbers)[: _MIDDLE - 1], palette.chosen if marked else palette.number)


def _goods(goods: dict[str, int]) -> str:
    """How many lie there and of what kind; of mixed kinds only how many."""
    total = sum(goods.values())
    if not total:
        return ""
    return f"{total}{thing_sign(next(iter(goods))) if len(goods) == 1 else OTHER}"
