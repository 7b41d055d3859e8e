"""The city as a map in one of three sizes, and in words.

┌☼f5─┬────┐   net of two lines     ┌────┬────┐  of one line     ☼f5● ⌂t2■   without a net
│+¤ ●│♜m1■│                        │☼¤ ●│♜ 6■│
│    │ 6★ │                        └────┴────┘
"""

from __future__ import annotations

from typing import Final

from hindmost.cli.printed.glasgow_words import building_name, effect_words
from hindmost.cli.table.art.boxes import DASHED, THIN, Net, written
from hindmost.cli.table.art.glasgow.pieces import Cell, Lot, catalogue_of, city_of
from hindmost.cli.table.art.glasgow.plan import Frame, Plan, plan_of
from hindmost.cli.table.art.glasgow.signs import effect_signs, type_sign, vp_signs
from hindmost.cli.table.canvas import Canvas
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

_INSIDE: Final = 4
_AXIS: Final = 3
"""Room for the number of a row, left of the map."""
_WAKES: Final = "!"
"""A factory that the highlighted option would set to work."""


def city_title(scene: Scene) -> str:
    """With the frame, or both of them as long as it is not decided."""
    plan = plan_of(scene)
    sizes = [frame.size for frame in plan.frames]
    full = plan.frames[0].columns * plan.frames[0].rows
    if len(sizes) == 1:
        return say("cli-table-city", scene.lang, built=len(plan.lots), full=full, frame=sizes[0])
    return say("cli-table-city-open", scene.lang, built=len(plan.lots), full=full, lying=sizes[0], standing=sizes[1])


def draw_city(scene: Scene, width: int, height: int) -> Canvas:
    """As large as fits; if even the smallest does not, the part around what matters."""
    plan = plan_of(scene)
    for lines in (2, 1, 0):
        canvas = _Map(scene, plan, lines).with_axes()
        if canvas.width <= width and canvas.height <= height:
            return canvas
    canvas = _Map(scene, plan, 0).draw()
    if canvas.width <= width and canvas.height <= height:
        return canvas
    column, line = _place(plan, next(iter(plan.marked or plan.free), (0, 0)))
    return canvas.window(width, height, column * (_INSIDE + 1) + _INSIDE // 2, line)


def _place(plan: Plan, cell: Cell) -> tuple[int, int]:
    """Column and line of a cell; north is up."""
    return cell[0] - plan.view.left, plan.view.top - cell[1]


class _Map:
    """The city with so many lines inside each cell; with none there are no borders either."""

    def __init__(self, scene: Scene, plan: Plan, lines: int) -> None:
        self.scene = scene
        self.plan = plan
        self.lines = lines
        self.border = 1 if lines else 0
        self.width = _INSIDE + 1
        self.height = lines + 1
        columns, rows = plan.view.columns, plan.view.rows
        self.canvas = Canvas(columns * self.width + self.border, rows * self.height + self.border)

    def draw(self) -> Canvas:
        if self.border:
            self._borders()
        for cell, numbers in self.plan.free.items():
            self._open(cell, numbers)
        for lot in self.plan.lots:
            self._lot(lot)
        if not self.border:
            self._dots()
        return self.canvas

    def with_axes(self) -> Canvas:
        """With the numbers of rows and columns, by which cells are named."""
        drawn, view = self.draw(), self.plan.view
        canvas = Canvas(drawn.width + _AXIS, drawn.height + 1)
        canvas.paste(drawn, _AXIS, 0)
        style = self.scene.palette.muted
        for column in range(view.columns):
            number = str(view.left + column).center(_INSIDE)
            canvas.put(_AXIS + column * self.width + self.border, drawn.height, number, style)
        for line in range(view.rows):
            canvas.put(0, line * self.height + self.border, str(view.top - line).rjust(_AXIS - 1), style)
        return canvas

    def _at(self, cell: Cell) -> tuple[int, int]:
        """The first character inside a cell."""
        column, line = _place(self.plan, cell)
        return column * self.width + self.border, line * self.height + self.border

    def _borders(self) -> None:
        palette = self.scene.palette
        for frame in self.plan.frames:
            self._frame(frame)
        self._sizes()
        lots = {_place(self.plan, lot.cell) for lot in self.plan.lots}
        cells = {_place(self.plan, cell) for cell in self.plan.free}
        net = Net(self.canvas, self.width, self.height)
        net.borders(cells, palette.legal, DASHED)
        net.borders(lots, palette.line, THIN)
        net.corners({*lots, *cells}, lots, palette.line, palette.legal)

    def _frame(self, frame: Frame) -> None:
        """Dashed as long as the other one is possible too."""
        column, line = _place(self.plan, (frame.left, frame.top))
        x, y = column * self.width, line * self.height
        right, low = x + frame.columns * self.width, y + frame.rows * self.height
        is_open = len(self.plan.frames) > 1
        across, down = ("┄", "┆") if is_open else ("═", "║")
        joints = "┌┐└┘" if is_open else "╔╗╚╝"
        style = self.scene.palette.line
        for border in (y, low):
            self.canvas.put(x + 1, border, across * (right - x - 1), style)
        for border in (x, right):
            for step in range(y + 1, low):
                self.canvas.put(border, step, down, style)
        for joint, (column, line) in zip(joints, ((x, y), (right, y), (x, low), (right, low)), strict=True):
            self.canvas.put(column, line, joint, style)

    def _sizes(self) -> None:
        """Where the two frames differ: the lying one has its size at the lower left, the standing one above."""
        for frame in self.plan.frames:
            rows = frame.rows if frame.columns > frame.rows else 0
            column, line = _place(self.plan, (frame.left, frame.top - rows))
            self.canvas.put(column * self.width + 1, line * self.height, frame.size, self.scene.palette.muted)

    def _open(self, cell: Cell, numbers: tuple[int, ...]) -> None:
        x, y = self._at(cell)
        style = self.scene.palette.chosen if cell in self.plan.marked else self.scene.palette.number
        self.canvas.put(x, y, written(numbers).center(_INSIDE), style)
        place = f"{cell[0]},{cell[1]}"
        if self.lines > 1 and len(place) <= _INSIDE:
            self.canvas.put(x, y + 1, place.center(_INSIDE), self.scene.palette.muted)

    def _lot(self, lot: Lot) -> None:
        """The type and the id, what it is worth or does, and its owner; above all the number of an option."""
        palette = self.scene.palette
        x, y = self._at(lot.cell)
        sign = type_sign(lot.building)
        wakes = lot.cell in self.plan.awake
        text = palette.chosen if wakes or lot.cell in self.plan.marked else palette.ink
        owner = self.scene.player(lot.owner)
        numbers = self.scene.numbers_at(f"city:{lot.x},{lot.y}")
        if self.lines == 2:
            self.canvas.put(x, y, f"{sign}{lot.building.id}".ljust(_INSIDE), text)
            self.canvas.put(x, y + 1, _worth(lot)[: _INSIDE - 1].ljust(_INSIDE - 1), text)
        elif self.lines == 1:
            self.canvas.put(x, y, f"{sign}{_worth(lot).lstrip('+')}"[: _INSIDE - 1].ljust(_INSIDE - 1), text)
        else:
            self.canvas.put(x, y, f"{sign}{_worth(lot).lstrip('+')}"[: _INSIDE - 1].ljust(_INSIDE - 1), text)
        self.canvas.put(x, y, sign, palette.band(lot.building.type))
        self.canvas.put(x + _INSIDE - 1, y + max(self.lines - 1, 0), owner.shape, palette.players[lot.owner])
        if self.border and numbers:
            self.canvas.put(x, y - 1, written(numbers), palette.chosen if wakes else palette.number)
        elif wakes and self.border:
            self.canvas.put(x, y - 1, _WAKES, palette.chosen)

    def _dots(self) -> None:
        """Without borders the cells of the frames are dots."""
        for frame in self.plan.frames:
            for column in range(frame.columns):
                for line in range(frame.rows):
                    x, y = self._at((frame.left + column, frame.top - line))
                    if self.canvas.is_blank(x + 1, y) and self.canvas.is_blank(x, y):
                        self.canvas.put(x + 1, y, "·", self.scene.palette.muted)


def _worth(lot: Lot) -> str:
    """What a building is about: the deed of a factory, what a bank counts, else the printed VP."""
    return effect_signs(lot.building) or vp_signs(lot.building)


def in_words(scene: Scene) -> list[str]:
    """Every building with its place, its owner and what it does, in the order of building."""
    lang, facts = scene.lang, catalogue_of(scene).facts
    lines = []
    for lot in city_of(scene):
        parts = [scene.player(lot.owner).name(lang), f"{lot.building.vp} {say('unit-vp', lang, n=lot.building.vp)}"]
        if words := effect_words(lot.building, facts, lang):
            parts.append(words)
        name = building_name(lot.building, lang)
        lines.append(say("cli-table-spot", lang, cell=f"{lot.x},{lot.y}", tile=name, contents="; ".join(parts)))
    return lines
