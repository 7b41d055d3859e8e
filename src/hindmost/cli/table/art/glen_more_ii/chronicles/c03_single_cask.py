"""Chronicle 3, Ol' Jamey's Single Cask Reserve."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import cut, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

CASK: Final = thing_sign("whisky")
WALL: Final = "│"
"""Where a cellar ends."""


def draw_casks(scene: Scene, width: int) -> Text:
    """The cellars of everybody, and the Sale tiles that lie on the rondel."""
    reserve = scene.view["table"]["single-cask"]
    lines = [draw_cellars(scene, seat) for seat in range(len(scene.players))]
    return stacked([*lines, *(draw_sale(scene, sale, width) for sale in reserve["sales"])])


def draw_cellars(scene: Scene, seat: int) -> Text:
    """A player's cellars: the barrels of the 0 VP area counted, then by space its VP, with a barrel where one is."""
    reserve, cellars = scene.view["table"]["single-cask"], scene.view["seats"][seat]["cellars"]
    palette = scene.palette
    line = scene.players[seat].token(scene.lang, palette)
    for space, number in enumerate(cellars["barrels"]):
        target = f"cask:{seat}:{space}"
        style = palette.chosen if scene.is_marked(target) else palette.warning if number else palette.muted
        line.append(" ").append(_space(scene, space, number, reserve["values"]), style)
        line.append(f" {WALL}" if space in reserve["ends"] else "", palette.muted)
    return line


def _space(scene: Scene, space: int, number: int, values: list[int]) -> str:
    return f"{number}{CASK}" if space == 0 else f"{CASK if number else OPEN}{values[space]}"


def draw_sale(scene: Scene, sale: Json, width: int) -> Text:
    """Where a Sale tile is, whether its bonus space is taken, and what is free below."""
    signs = f"{CASK if sale['bonus'] else OPEN} + {(CASK * sale['sold']).ljust(sale['spaces'], OPEN)}"
    where = Text(f"{sale['space']:>5} ", scene.palette.muted)
    return where.append(cut(f"{say('tile-single-cask-sale', scene.lang)} {signs}", width - 6), scene.palette.ink)


ART: Final = ChronicleArt(panel(3, draw_casks), {"cli-legend-cask": CASK})
