"""The large map: a tile is a box of 11 by 5 characters with its name, its contents and what it does.

┌3───║───✓┐   number of the option, river, activated
│♣ Forest │
│♣♣     ♙ │   goods, clan members; a road runs through this line
│+♣  ║    │
└0,1─║────┘   place
"""

from __future__ import annotations

from typing import Final

from hindmost.cli.table.art.boxes import DASHED, THICK, THIN, draw_box, written
from hindmost.cli.table.art.glen.family import Spot, target_of
from hindmost.cli.table.art.glen.signs import ACROSS, COVERS, CROSSING, DOWN, thing_sign
from hindmost.cli.table.canvas import Canvas
from hindmost.cli.table.scene import Scene

WIDTH: Final = 11
HEIGHT: Final = 5
_INSIDE: Final = WIDTH - 2
_MIDDLE: Final = WIDTH // 2
_ROAD_LINE: Final = HEIGHT // 2
_MEMBERS_SHOWN: Final = 3


def draw(
    scene: Scene,
    owner: int,
    spots: list[Spot],
    free: dict[tuple[int, int], tuple[int, ...]],
    corner: tuple[int, int],
    size: tuple[int, int],
) -> Canvas:
    left, top = corner
    canvas = Canvas(size[0] * WIDTH, size[1] * HEIGHT)
    for (x, y), numbers in free.items():
        _draw_open(canvas, scene, owner, (x, y), ((x - left) * WIDTH, (top - y) * HEIGHT), numbers)
    for spot in spots:
        _Tile(canvas, scene, owner, spot, (spot.x - left) * WIDTH, (top - spot.y) * HEIGHT).draw()
    return canvas


def _draw_open(
    canvas: Canvas, scene: Scene, owner: int, cell: tuple[int, int], at: tuple[int, int], numbers: tuple[int, ...]
) -> None:
    """A cell that a tile may go to: dashed, with the number of the option and its place."""
    palette = scene.palette
    marked = scene.is_marked(target_of(owner, *cell))
    x, y = at
    draw_box(canvas, x, y, WIDTH, HEIGHT, THICK if marked else DASHED, palette.legal)
    canvas.put(x + 1, y + 2, written(numbers).center(_INSIDE), palette.chosen if marked else palette.number)
    canvas.put(x + 1, y + 3, f"{cell[0]},{cell[1]}".center(_INSIDE), palette.muted)


class _Tile:
    """One tile on the sheet, its upper left corner at (x, y)."""

    def __init__(self, canvas: Canvas, scene: Scene, owner: int, spot: Spot, x: int, y: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.owner = owner
        self.spot = spot
        self.x = x
        self.y = y

    def put(self, column: int, line: int, text: str, style: str) -> None:
        self.canvas.put(self.x + column, self.y + line, text, style)

    def draw(self) -> None:
        spot, palette = self.spot, self.scene.palette
        target = target_of(self.owner, spot.x, spot.y)
        marked = self.scene.is_marked(target)
        frame = palette.legal if marked else palette.frame(spot.face.band)
        draw_box(self.canvas, self.x, self.y, WIDTH, HEIGHT, THICK if marked or spot.placed else THIN, frame)
        name = spot.face.label(_INSIDE - 1)
        band = spot.face.sign + (f" {name[:-1]}" if name.endswith(" ") else name)
        self.put(1, 1, band, palette.band(spot.face.band))
        self._contents()
        if len(spot.face.effect) <= _INSIDE:
            self.put(1, 3, spot.face.effect, palette.ink)
        self.put(1, HEIGHT - 1, f"{spot.x},{spot.y}", palette.muted)
        self._ways()
        if numbers := self.scene.numbers_at(target):
            self.put(1, 0, written(numbers), palette.chosen if marked else palette.number)
        if spot.activated:
            self.put(WIDTH - 2, 0, "✓", palette.good)
        if spot.covers:
            covers = COVERS * spot.covers
            self.put(WIDTH - 1 - len(covers), HEIGHT - 1, covers, palette.muted)

    def _contents(self) -> None:
        column = 1
        for good, count in self.spot.goods.items():
            self.put(column, _ROAD_LINE, thing_sign(good) * count, self.scene.palette.good_style(good))
            column += count
        if self.spot.people:
            figures = members(self.spot.people, _MEMBERS_SHOWN)
            style = self.scene.palette.players[self.owner]
            self.put(WIDTH - 1 - len(figures), _ROAD_LINE, figures, style)

    def _ways(self) -> None:
        """River and road, over the frame so that they join those of the neighbours; nothing inside is covered."""
        palette, face = self.scene.palette, self.spot.face
        if face.across:
            style = palette.way(face.across)
            self.put(0, _ROAD_LINE, ACROSS, style)
            self.put(WIDTH - 1, _ROAD_LINE, ACROSS, style)
            for column in range(1, WIDTH - 1):
                self._fill(column, _ROAD_LINE, ACROSS, style)
        if face.down:
            style = palette.way(face.down)
            self.put(_MIDDLE, 0, DOWN, style)
            self.put(_MIDDLE, HEIGHT - 1, DOWN, style)
            for line in range(2, HEIGHT - 1):
                self._fill(_MIDDLE, line, DOWN, style)
            if face.across:
                self.put(_MIDDLE, _ROAD_LINE, CROSSING, style)

    def _fill(self, column: int, line: int, sign: str, style: str) -> None:
        if self.canvas.is_blank(self.x + column, self.y + line):
            self.put(column, line, sign, style)


def members(count: int, most: int) -> str:
    """Clan members as figures, or as one with a number if there are many."""
    figure = thing_sign("member")
    return figure * count if count <= most else f"{count}{figure}"
