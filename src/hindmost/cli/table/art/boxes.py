"""Boxes and nets of boxes: the borders of tiles, large ones apart from each other, small ones shared."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hindmost.cli.table.canvas import Canvas

Box = tuple[str, str, str, str, str, str]
THIN: Final[Box] = ("┌", "─", "┐", "│", "└", "┘")
THICK: Final[Box] = ("┏", "━", "┓", "┃", "┗", "┛")
DASHED: Final[Box] = ("┌", "╌", "┐", "╎", "└", "┘")

Place = tuple[int, int]
"""Column and line of a box in a net."""

_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_JOINTS: Final = {
    _RIGHT | _DOWN: "┌",
    _LEFT | _DOWN: "┐",
    _UP | _RIGHT: "└",
    _UP | _LEFT: "┘",
    _UP | _RIGHT | _DOWN: "├",
    _UP | _LEFT | _DOWN: "┤",
    _LEFT | _RIGHT | _DOWN: "┬",
    _LEFT | _RIGHT | _UP: "┴",
    _UP | _RIGHT | _DOWN | _LEFT: "┼",
}


def draw_box(canvas: Canvas, x: int, y: int, width: int, height: int, lines: Box, style: str) -> None:
    """A box with its upper left corner at (x, y); what lies inside is left as it is."""
    top_left, across, top_right, down, low_left, low_right = lines
    canvas.put(x, y, top_left + across * (width - 2) + top_right, style)
    for line in range(1, height - 1):
        canvas.put(x, y + line, down, style)
        canvas.put(x + width - 1, y + line, down, style)
    canvas.put(x, y + height - 1, low_left + across * (width - 2) + low_right, style)


class Net:
    """Boxes of one size that share their borders: `width` and `height` from border to border."""

    def __init__(self, canvas: Canvas, width: int, height: int) -> None:
        self.canvas = canvas
        self.width = width
        self.height = height

    def borders(self, places: Collection[Place], style: str, lines: Box) -> None:
        """All borders of these boxes, but for the corners."""
        for column, line in places:
            x, y = column * self.width, line * self.height
            for border in (y, y + self.height):
                self.canvas.put(x + 1, border, lines[1] * (self.width - 1), style)
            for border in (x, x + self.width):
                for step in range(1, self.height):
                    self.canvas.put(border, y + step, lines[3], style)

    def corners(self, places: Collection[Place], solid: Collection[Place], style: str, other: str) -> None:
        """The corners: each is drawn with an arm for every border that meets there, in `style` where a solid box is."""
        found = {(column + right, line + below) for column, line in places for right in (0, 1) for below in (0, 1)}
        for column, line in found:
            north_west, north_east = (column - 1, line - 1) in places, (column, line - 1) in places
            south_west, south_east = (column - 1, line) in places, (column, line) in places
            arms = _UP * (north_west or north_east) + _DOWN * (south_west or south_east)
            arms += _LEFT * (north_west or south_west) + _RIGHT * (north_east or south_east)
            around = {(column - 1, line - 1), (column, line - 1), (column - 1, line), (column, line)}
            drawn = style if any(place in solid for place in around) else other
            self.canvas.put(column * self.width, line * self.height, _JOINTS[arms], drawn)


def written(numbers: tuple[int, ...]) -> str:
    """The numbers of the options at one place: as many as are worth reading there."""
    return ",".join(str(number) for number in numbers[:2]) + ("…" if len(numbers) > 2 else "")
