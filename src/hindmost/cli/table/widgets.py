"""Parts of the full screen: something drawn to the size it has, and a line that fills its width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

Draw = Callable[[int, int], Text]
"""Draws for a width and a height; the height is 0 where there is as much as is needed."""


class Drawing(Widget):
    """A drawing that knows how much room it has."""

    def __init__(self, draw: Draw, title: str = "", **settings: Any) -> None:
        super().__init__(**settings)
        self._draw = draw
        if title:
            self.border_title = title
            self.add_class("titled")

    def render(self) -> Text:
        return self._draw(self.size.width, self.size.height) if self.size.width else Text()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._draw(width, 0).wrap(self.app.console, width)) if width else 0

    def again(self) -> None:
        """Draw anew; there may be more or less of it."""
        self.refresh(layout=True)


def spread(left: Text, rights: tuple[Text, ...], width: int) -> Text:
    """One piece at the left end of a line and, at the right end, the first of several that there is room for."""
    room = width - left.cell_len
    for right in rights:
        if right.cell_len + 2 <= room:
            return Text.assemble(left, " " * (room - right.cell_len), right)
    left.truncate(width, overflow="ellipsis")
    return left
