"""Chronicle 9, Feasts and Follies."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import cut, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

TOKEN: Final = "▣"
NUMBERS: Final = "①②③④⑤"
"""Bid tokens face up; of those in a stack the first comes first."""
_NAME: Final = 26
_LEAD: Final = 3


def draw_feasts(scene: Scene, width: int) -> Text:
    """The events with their prices and users, by player the tokens and the crests, and the score table for all."""
    feasts = scene.view["table"]["feasts"]
    lines = [of_event(scene, number, event, width) for number, event in enumerate(feasts["events"], 1)]
    lines += [of_player(scene, seat, width) for seat in scene.view["seats"]]
    return stacked([*lines, *score_table(scene, feasts["table"], width)])


def of_event(scene: Scene, number: int, event: dict[str, Any], width: int) -> Text:
    """With its place in the stack that is highlighted."""
    if event["event"] is None:
        return Text(f"{number} {OPEN}", scene.palette.muted)
    offer = scene.offer(scene.marked)
    targets = list(offer.targets) if offer else []
    target = f"feast:{number}"
    style = scene.palette.chosen if target in targets else scene.palette.ink
    price = "".join(thing_sign(good) * asked for good, asked in event["price"].items())
    name = cut(say(f"feast-{event['event']}", scene.lang), _NAME)
    line = Text(f"{number} {name:<{_NAME}} {price:<3} ▸ +{event['bonus']}{thing_sign(event['category'])}", style)
    if target in targets:
        line.append(f" {targets.index(target) + 1}.", scene.palette.title)
    for seat in event["markers"]:
        line.append(" ").append_text(scene.player(seat).token(scene.lang, scene.palette))
    line.truncate(width, overflow="ellipsis")
    return line


def of_player(scene: Scene, seat: dict[str, Any], width: int) -> Text:
    """What lies face up, what lies face down as far as one may know it, and what crests spare."""
    line = scene.player(seat["seat"]).token(scene.lang, scene.palette).append(" ")
    line.append("".join(NUMBERS[number - 1] for number in seat["bid-shown"]), scene.palette.title)
    known = seat["bid-stack"]
    if isinstance(known, int):
        line.append(TOKEN * known, scene.palette.ink)
    else:
        line.append("".join(NUMBERS[number - 1] for number in known), scene.palette.muted)
    if not seat["bid-shown"] and not known:
        line.append(OPEN, scene.palette.muted)
    if seat["crest-goods"]:
        goods = "".join(thing_sign(good) for good in seat["crest-goods"])
        line.append(f" {say('cli-feasts-spared', scene.lang)} {goods}", scene.palette.ink)
    line.truncate(width, overflow="ellipsis")
    return line


def score_table(scene: Scene, table: list[int], width: int) -> list[Text]:
    """VP by lead, the last also for all above."""
    leads = [*map(str, range(len(table) - 1)), f"{len(table) - 1}+"]
    rows = ((say("cli-feasts-lead", scene.lang), leads), (thing_sign("vp"), list(map(str, table))))
    label = max(len(name) for name, _ in rows)
    return [
        Text(cut(f"{name:<{label}}" + "".join(f"{cell:>{_LEAD}}" for cell in cells), width), scene.palette.muted)
        for name, cells in rows
    ]


ART: Final = ChronicleArt(
    panel(9, draw_feasts, lambda scene: 44),
    {"cli-legend-bid": TOKEN, "cli-legend-bid-number": NUMBERS},
)
