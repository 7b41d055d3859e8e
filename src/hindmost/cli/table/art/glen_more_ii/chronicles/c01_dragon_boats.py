"""Chronicle 1, The Dragon Boat Races."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import cut, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

WATER: Final = "~"
CASTLE: Final = thing_sign("castle")
AHEAD: Final = "↶"
_SIGNS: Final = {"resource": thing_sign("any"), "barrel": thing_sign("whisky")}


def draw_race(scene: Scene, width: int) -> Text:
    """The rivers clockwise, with castles, tokens and boats; how far each boat has to go; what lies face down."""
    race = scene.view["table"]["boat-race"]
    lines = [draw_river(scene, number, width) for number in range(len(race["rivers"]))]
    if not race["started"]:
        lines.append(Text(cut(say("race-not-started", scene.lang), width), scene.palette.muted))
    return stacked([*lines, draw_standings(scene), Text(cut(tokens(race["hidden"]), width), scene.palette.muted)])


def draw_river(scene: Scene, number: int, width: int) -> Text:
    """A river as it lies in its territory: boats go from right to left."""
    river = scene.view["table"]["boat-race"]["rivers"][number]
    owner = river["seat"]
    line = Text("  ") if owner is None else scene.player(owner).token(scene.lang, scene.palette)
    line.append(" ")
    for place in reversed(range(len(river["places"]))):
        line.append_text(draw_place(scene, number, place)).append(" ")
    if owner is None:
        line.append(say("race-river-neutral", scene.lang), scene.palette.muted)
    line.truncate(width, overflow="ellipsis")
    return line


def draw_place(scene: Scene, number: int, place: int) -> Text:
    """A place of a river: the castle with its tokens, or water, and the boats there."""
    palette, race = scene.palette, scene.view["table"]["boat-race"]
    river = race["rivers"][number]
    marked = scene.is_marked(target_of(river, number, place))
    sign = f"{CASTLE}{river['tokens'] or OPEN}" if place == river["castle"] else ""
    drawn = Text(sign, palette.chosen if marked else palette.ink)
    for seat, boat in enumerate(race["boats"]):
        if (boat["river"], boat["place"]) == (number, place):
            drawn.append_text(scene.player(seat).token(scene.lang, palette))
    return drawn if drawn.plain else Text(WATER, palette.chosen if marked else palette.muted)


def target_of(river: Json, number: int, place: int) -> str:
    """What an option calls a place that it points at."""
    seat = river["seat"]
    return f"river:{number}:{place}" if seat is None else f"cell:{seat}:{river['places'][place]}"


def draw_standings(scene: Scene) -> Text:
    """By player: the movement points to the finish, or the result."""
    line = Text()
    for seat, boat in enumerate(scene.view["table"]["boat-race"]["boats"]):
        standing = say(f"race-{boat['result']}", scene.lang) if boat["result"] else f"{AHEAD}{boat['ahead']}"
        line.append_text(scene.player(seat).token(scene.lang, scene.palette)).append(
            f" {standing}  ", scene.palette.ink
        )
    line.rstrip()
    return line


def tokens(hidden: dict[str, int]) -> str:
    """The tokens that nobody has taken: how many of each, and what they give."""
    left = [(name.split("-"), count) for name, count in hidden.items() if count]
    return " ".join(f"{count}×{number}{_SIGNS.get(thing, thing_sign(thing))}" for (thing, number), count in left)


ART: Final = ChronicleArt(
    panel(1, draw_race),
    {"cli-legend-reward": f"{CASTLE}2", "cli-legend-boat-ahead": f"{AHEAD}9"},
)
