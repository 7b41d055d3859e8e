"""Chronicle 2, Highlander."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import cut
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say


def draw_mountain(scene: Scene, width: int) -> Text:
    """What lies on the Mountain."""
    heap = scene.view["table"]["mountain"]
    signs = thing_sign("coins") * heap["coins"] + "".join(thing_sign(good) * n for good, n in heap["goods"].items())
    where = Text(f"{heap['space']:>5} ", scene.palette.muted)
    return where.append(cut(f"{say('tile-mountain', scene.lang)} {signs or OPEN}", width - 6), scene.palette.ink)


ART: Final = ChronicleArt(panel(2, draw_mountain))
