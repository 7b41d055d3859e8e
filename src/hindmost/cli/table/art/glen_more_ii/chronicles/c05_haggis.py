"""Chronicle 5, Address to a Haggis."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

UNSEEN: Final = "◓"
SEEN: Final = {1: "①", 2: "②", 3: "③"}
PLACES: Final = 5


def draw_haggis(scene: Scene, width: int) -> Text:
    """The supply, and by player: the serving table with the values one may know, and what is served."""
    lines = [supply(scene), *(serving_table(scene, seat) for seat in scene.view["seats"])]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return stacked(lines)


def supply(scene: Scene) -> Text:
    pile = scene.view["table"]["haggis-supply"]
    line = Text(f"{say('cli-haggis-supply', scene.lang)} ", scene.palette.muted)
    for value in pile["shown"]:
        line.append_text(token(scene, SEEN[value], f"haggis-supply:{value}"))
    return line.append_text(token(scene, f"{UNSEEN}{pile['hidden']}", "haggis-supply:hidden"))


def serving_table(scene: Scene, seat: dict[str, Any]) -> Text:
    line = scene.player(seat["seat"]).token(scene.lang, scene.palette).append(" ")
    known = seat["haggis"]
    number = known if isinstance(known, int) else len(known)
    if isinstance(known, int):
        line.append(UNSEEN * known, scene.palette.ink)
    else:
        for value in known[:PLACES]:
            line.append_text(token(scene, SEEN[value], f"haggis:{seat['seat']}:{value}"))
        line.append("".join(f"+{SEEN[value]}" for value in known[PLACES:]), scene.palette.title)
    line.append(OPEN * (PLACES - number - len(seat["haggis-served"])), scene.palette.muted)
    if seat["haggis-served"]:
        line.append(f" {say('cli-haggis-served', scene.lang)} ", scene.palette.muted)
        line.append("".join(SEEN[value] for value in seat["haggis-served"]), scene.palette.title)
    return line


def token(scene: Scene, sign: str, target: str) -> Text:
    """A token, with the number to be typed for it where it can be chosen."""
    numbers = scene.numbers_at(target)
    style = scene.palette.chosen if scene.is_marked(target) else scene.palette.ink
    return Text(f"{numbers[0]}{sign} " if numbers else sign, style)


ART: Final = ChronicleArt(
    panel(5, draw_haggis),
    {"cli-legend-haggis": UNSEEN, "cli-legend-haggis-value": "".join(SEEN.values())},
)
