"""Chronicle 7, Between a Rock and a Hard Place."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen_more_ii.chronicle import NO, OPEN, YES, ChronicleArt, panel
from hindmost.cli.table.canvas import fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

_COLUMN: Final = 4


def draw_great_glen(scene: Scene, width: int) -> Text:
    """The open cards: whether they will be scored, what each seat has at them; and the vote pieces left."""
    palette, lang = scene.palette, scene.lang
    label = width - _COLUMN * len(scene.players)
    header = Text(" " * label)
    for player in scene.players:
        header.append(" " * (_COLUMN - 2)).append_text(player.token(lang, palette))
    lines = [header]
    for card in scene.view["table"]["great-glen"]:
        verdict = {True: YES, False: NO}.get(card["accepted"], OPEN)
        target = f"great-glen:{card['card']}"
        numbers = scene.numbers_at(target)
        style = palette.chosen if scene.is_marked(target) else palette.ink
        title = say(f"great-glen-{card['card']}", lang)
        name = f"{numbers[0] if numbers else '':>2} {verdict} {title}"
        line = Text(fit(name, label), style)
        for seat, value in enumerate(card["values"]):
            line.append(str(value).rjust(_COLUMN), palette.title if seat in card["best"] else palette.muted)
        lines.append(line)
    votes = Text(fit(f"   {YES}/{NO}", label), palette.muted)
    for entry in scene.view["seats"]:
        votes.append(f"{entry['votes']['aye']}/{entry['votes']['nay']}".rjust(_COLUMN), palette.ink)
    return stacked([*lines, votes])


ART: Final = ChronicleArt(
    panel(7, draw_great_glen, lambda scene: 34 + _COLUMN * len(scene.players)),
    {"cli-legend-aye": YES, "cli-legend-nay": NO},
)
