"""The log in words: what a player did in a row stands under the player's name."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.table.canvas import hanging, stacked
from hindmost.cli.table.match import Line
from hindmost.cli.table.scene import Scene
from hindmost.text.render import render


def draw_log(scene: Scene, lines: list[Line], width: int) -> Text:
    """The lines at this width; what does not fit goes on below, indented."""
    lang, palette = scene.lang, scene.palette
    written = []
    before = -2
    for line in lines:
        words = render(line.message, lang) + (f" ({line.clause})" if line.clause else "")
        mark = Text("   ")
        text = Text(words, palette.ink if line.seat >= 0 else palette.muted)
        if line.seat < 0:
            mark = Text("·  ", palette.muted)
        elif line.seat != before:
            player = scene.player(line.seat)
            mark = Text.assemble(player.token(lang, palette), " ")
            text = Text.assemble((f"{player.name(lang)} ", palette.title), text)
        written.append(hanging(mark, text, width))
        before = line.seat
    return stacked(written)
