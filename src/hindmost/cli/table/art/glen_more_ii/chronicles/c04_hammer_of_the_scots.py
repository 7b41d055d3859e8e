"""Chronicle 4, Hammer of the Scots."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

ENGLISHMAN: Final = "✚"


def draw_england(scene: Scene, width: int) -> Text:
    """The row England, and who has the token."""
    palette, england = scene.palette, scene.view["table"]["england"]
    row = Text(f"{ENGLISHMAN} {say('england-row', scene.lang)} ", palette.ink)
    row.append((thing_sign("coins") * england["filled"]).ljust(len(england["prices"]), OPEN), palette.warning)
    if england["holder"] is not None:
        row.append(" ").append_text(scene.player(england["holder"]).token(scene.lang, palette))
    row.truncate(width, overflow="ellipsis")
    return row


def englishman(scene: Scene, piece: int) -> tuple[str, str] | None:
    return (ENGLISHMAN, "piece-englishman") if scene.view["table"]["england"]["piece"] == piece else None


ART: Final = ChronicleArt(panel(4, draw_england), {"piece-englishman": ENGLISHMAN}, englishman)
