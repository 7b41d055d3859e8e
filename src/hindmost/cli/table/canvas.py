"""A sheet of characters to draw on, and small helpers for text of a fixed width."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text


class Canvas:
    """Characters with their styles by place; what is drawn outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        if not 0 <= y < self.height:
            return
        for place, sign in enumerate(text, start=x):
            if 0 <= place < self.width:
                self._signs[y][place] = sign
                self._styles[y][place] = style

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Another sheet onto this one, its upper left corner at a place."""
        for line, (signs, styles) in enumerate(zip(other._signs, other._styles, strict=True), start=y):
            for place, (sign, style) in enumerate(zip(signs, styles, strict=True), start=x):
                self.put(place, line, sign, style)

    def is_blank(self, x: int, y: int) -> bool:
        return self._signs[y][x] == " "

    def window(self, width: int, height: int, x: int, y: int) -> Canvas:
        """The part of this size around a place; all of it where it is no larger."""
        left, right = _reach(self.width, width, x)
        top, bottom = _reach(self.height, height, y)
        part = Canvas(0, 0)
        part.width, part.height = right - left, bottom - top
        part._signs = [line[left:right] for line in self._signs[top:bottom]]
        part._styles = [line[left:right] for line in self._styles[top:bottom]]
        return part

    def text(self) -> Text:
        """The sheet, without the blanks at the end of lines."""
        lines = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text(no_wrap=True)
            for style, run in groupby(zip(signs, styles, strict=True), key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def _reach(whole: int, room: int, place: int) -> tuple[int, int]:
    """From where to where a stretch of this length is shown."""
    if whole <= room:
        return 0, whole
    start = min(max(place - room // 2, 0), whole - room)
    return start, start + room


def fit(text: str, width: int) -> str:
    """The text at exactly this width: filled with blanks, or cut with a sign that something is missing."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "…" if width else ""


def cut(text: str, width: int) -> str:
    """The text at no more than this width."""
    return text if cell_len(text) <= width else fit(text, width)


def row(*parts: Text | str, gap: str = " ") -> Text:
    """Pieces side by side."""
    return Text(gap).join(part if isinstance(part, Text) else Text(part) for part in parts)


def stacked(lines: list[Text]) -> Text:
    """Pieces one below the other."""
    return Text("\n").join(lines)


def hanging(mark: Text, text: Text, width: int, lines: int = 0) -> Text:
    """A text behind a mark, broken at this width and indented by the mark; cut after so many lines, if given."""
    room = max(width - mark.cell_len, 1)
    broken = list(text.wrap(Console(width=max(width, 1)), room))
    if lines and len(broken) > lines:
        broken = broken[:lines]
        broken[-1].rstrip()
        broken[-1] = Text.assemble(broken[-1], " …")
        broken[-1].truncate(room, overflow="ellipsis")
    return Text.assemble(mark, Text(f"\n{' ' * mark.cell_len}").join(broken))
