"""The ring as the frame of the city: sixteen tiles around a square, the start tile in the upper left corner.

┌3──────+4┐   number of the option, steps ahead
│A2   ●R■S│   architect, merchants: left and right space
│☼f5▤▤╫╫° │   buildings on offer with their costs
│♜m7▤╫╫¤¤✗│   one that cannot be paid now
└─────────┘
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.boxes import THICK, THIN, draw_box, written
from hindmost.cli.table.art.glasgow.city import draw_city
from hindmost.cli.table.art.glasgow.pieces import Stop, ahead, lacking, stops_of
from hindmost.cli.table.art.glasgow.signs import (
    ARCHITECT,
    UNPAID,
    contract_signs,
    cost_signs,
    effect_signs,
    type_sign,
    vp_signs,
)
from hindmost.cli.table.canvas import Canvas, cut
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

SIDE: Final = 5
"""Tiles on each side of the square."""
WIDTH: Final = 11
HEIGHTS: Final = (7, 5)
_INSIDE: Final = WIDTH - 2


def draw_around(scene: Scene, width: int, height: int) -> Text | None:
    """The ring and the city in it; None if there is no room."""
    for tall in HEIGHTS:
        if width >= SIDE * WIDTH and SIDE * tall <= height:
            return _Ring(scene, tall).draw().text()
    return None


class _Ring:
    """The ring with tiles of this height."""

    def __init__(self, scene: Scene, height: int) -> None:
        self.scene = scene
        self.height = height
        self.canvas = Canvas(SIDE * WIDTH, SIDE * height)

    def draw(self) -> Canvas:
        for stop in stops_of(self.scene):
            column, line = _corner(stop.position)
            self._tile(stop, column * WIDTH, line * self.height)
        width, height = (SIDE - 2) * WIDTH, (SIDE - 2) * self.height
        city = draw_city(self.scene, width, height)
        self.canvas.paste(city, WIDTH + (width - city.width) // 2, self.height + (height - city.height) // 2)
        return self.canvas

    def _tile(self, stop: Stop, x: int, y: int) -> None:
        palette = self.scene.palette
        marked = self.scene.is_marked(stop.target)
        style = palette.legal if marked else palette.road if stop.architect else palette.river
        draw_box(self.canvas, x, y, WIDTH, self.height, THICK if marked else THIN, style)
        if numbers := self.scene.numbers_at(stop.target):
            self.canvas.put(x + 1, y, written(numbers), palette.chosen if marked else palette.number)
        self.canvas.put(x + WIDTH - 1 - len(ahead(stop)), y, ahead(stop), palette.muted)
        self._merchants(stop, x, y + 1)
        if stop.architect:
            self.canvas.put(x + 1, y + 1, f"{ARCHITECT}{stop.architect}", palette.title)
            self._offers(stop, x + 1, y + 2)
        else:
            self._contract(stop, x + 1, y + (self.height - 1) // 2)

    def _merchants(self, stop: Stop, x: int, y: int) -> None:
        """At the right end, the left space first; one whose next stop counts twice says so."""
        column = x + WIDTH - 1
        for seat in reversed(stop.merchants):
            player = self.scene.player(seat)
            sign = player.sign(self.scene.lang) + ("²" if self.scene.view["seats"][seat]["doubled"] else "")
            column -= len(sign)
            self.canvas.put(column, y, sign, self.scene.palette.players[seat])

    def _offers(self, stop: Stop, x: int, y: int) -> None:
        palette = self.scene.palette
        for building in stop.offers:
            marked = self.scene.is_marked(f"building:{building.id}")
            text = f"{building.id}{cost_signs(building)}"
            self.canvas.put(x, y, type_sign(building), palette.band(building.type))
            self.canvas.put(x + 1, y, text[: _INSIDE - 1], palette.chosen if marked else palette.ink)
            if lacking(self.scene, building):
                self.canvas.put(x + min(len(text) + 1, _INSIDE - 1), y, UNPAID, palette.warning)
            y += 1
            if self.height > min(HEIGHTS):
                worth = f"{vp_signs(building)} {effect_signs(building)}"
                self.canvas.put(x + 1, y, worth[: _INSIDE - 1], palette.muted)
                y += 1

    def _contract(self, stop: Stop, x: int, y: int) -> None:
        assert stop.contract is not None
        palette = self.scene.palette
        self.canvas.put(x, y, contract_signs(stop.contract), palette.title)
        words = say(f"cli-contract-{stop.contract.kind}", self.scene.lang)
        self.canvas.put(x, y + 1, cut(words, _INSIDE), palette.muted)


def _corner(position: int) -> tuple[int, int]:
    """Column and line of a tile of the ring: clockwise from the upper left."""
    last = SIDE - 1
    side, step = divmod(position, last)
    return ((step, 0), (last, step), (last - step, last), (0, last - step))[side]
