"""Chronicle 6, The Dubious Tome of Scottish History."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import cut, fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import has, say

FACE: Final = "✦"
TABLE: Final = "↑"


def draw_tome(scene: Scene, width: int) -> Text:
    """By player: the landmark cards, turned or with the event that still waits on them, and the score tables."""
    lines: list[Text] = []
    for player, seat in zip(scene.players, scene.view["seats"], strict=True):
        tables = " ".join(f"{TABLE} {say(f'score-{category}', scene.lang)}" for category in seat["tome"]["tables"])
        faces = FACE * len(seat["tome"]["turned"]) or OPEN
        lines.append(player.token(scene.lang, scene.palette).append(f" {faces} {tables}".rstrip(), scene.palette.ink))
        lines += [draw_card(scene, card, card in seat["tome"]["turned"], width) for card in seat["cards"]]
    return stacked(lines)


def draw_card(scene: Scene, card: str, turned: bool, width: int) -> Text:
    """Its number where it can be chosen, its name and, as long as it is not turned, its event."""
    palette, target = scene.palette, f"landmark:{card}"
    numbers = "/".join(str(number) for number in scene.numbers_at(target))
    sign = FACE if turned else thing_sign("cards")
    name = Text(fit(f"{numbers:>5} {sign} {say(f'landmark-{card}', scene.lang)}", min(28, width)))
    name.stylize(palette.chosen if scene.is_marked(target) else palette.muted if turned else palette.ink)
    room, event = width - name.cell_len - 1, f"landmark-{card}-event"
    if room > 10 and not turned and has(event, scene.lang):
        name.append(f" {cut(say(event, scene.lang), room)}", palette.muted)
    return name


ART: Final = ChronicleArt(panel(6, draw_tome, lambda scene: 78), {"cli-legend-event": FACE, "cli-legend-table": TABLE})
