"""Chronicle 8, The Penny Mobs."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import NO, OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import cut, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say
from hindmost.text.numbers import figure

MOB: Final = "☠"
PENNY: Final = "○"
HIDDEN: Final = "?"


def draw_mobs(scene: Scene, width: int) -> Text:
    """The prison with its pennies and prices; by player pennies, mobs and their tokens; and what lies elsewhere."""
    table = scene.view["table"]
    prison = table["prison"]
    lines = [in_prison(scene, mob, width) for mob in prison["mobs"]]
    if prison["face_down"]:
        lines.append(Text(f"   {MOB} {HIDDEN * prison['face_down']}", scene.palette.muted))
    lines += [of_player(scene, seat, width) for seat in range(len(scene.players))]
    lines += [abroad(scene, each, width) for each in table["figures"]]
    lines += [tollgate(scene, each, width) for each in table["tollgates"]]
    lines += [claim(scene, each, width) for each in table["claimed-cards"]]
    if table.get("reserved"):
        lines.append(reservation(scene, table["reserved"], width))
    return stacked(lines)


def in_prison(scene: Scene, mob: dict[str, Any], width: int) -> Text:
    """With the number of an answer that points at it."""
    target = f"mob:{mob['mob']}"
    numbers = scene.numbers_at(target)
    style = scene.palette.chosen if scene.is_marked(target) else scene.palette.ink
    price = f"{figure(-mob['vp'])}{thing_sign('vp')}"
    name = f"{numbers[0] if numbers else '':>2} {MOB} {name_of(scene, mob)} {price} {PENNY * mob['pennies']}"
    return Text(cut(name.rstrip(), width), style)


def of_player(scene: Scene, seat: int, width: int) -> Text:
    view = scene.view["seats"][seat]
    pennies = view["pennies"]
    held = ", ".join(held_mob(scene, mob) for mob in view["mobs"]) or OPEN
    line = scene.player(seat).token(scene.lang, scene.palette)
    return line.append(
        cut(f" {PENNY} {figure(-pennies['minus'])} +{pennies['plus']}  {held}", width - 2), scene.palette.ink
    )


def held_mob(scene: Scene, mob: dict[str, Any]) -> str:
    """A mob with what lies with it still: the coins of its tokens, or how many it has."""
    if mob["spent"]:
        return f"{name_of(scene, mob)} {NO}"
    tokens = mob["tokens"]
    left = "/".join(map(str, tokens)) if any(tokens) else str(len(tokens)) if tokens else ""
    return f"{name_of(scene, mob)} {left}".rstrip()


def abroad(scene: Scene, each: dict[str, Any], width: int) -> Text:
    """Whose Scotsman stands on whose tile."""
    line = scene.player(each["seat"]).token(scene.lang, scene.palette)
    line.append(cut(f" {thing_sign('scotsmen')} {name_of(scene, each)} ▸ ", width - 10), scene.palette.ink)
    line.append_text(scene.player(each["host"]).token(scene.lang, scene.palette))
    return line.append(f" {each['cell']}", scene.palette.ink)


def tollgate(scene: Scene, each: dict[str, Any], width: int) -> Text:
    line = scene.player(each["seat"]).token(scene.lang, scene.palette)
    domain = say(f"domain-{each['domain']}", scene.lang)
    return line.append(cut(f" {thing_sign('domains')} {domain} {coins(each)}", width - 2), scene.palette.ink)


def claim(scene: Scene, each: dict[str, Any], width: int) -> Text:
    """For whom whose landmark card counts."""
    line = scene.player(each["seat"]).token(scene.lang, scene.palette)
    card = say(f"landmark-{each['card']}", scene.lang)
    line.append(cut(f" {thing_sign('landmarks')} {card} ◂ ", width - 4), scene.palette.ink)
    return line.append_text(scene.player(each["owner"]).token(scene.lang, scene.palette))


def reservation(scene: Scene, each: dict[str, Any], width: int) -> Text:
    line = scene.player(each["seat"]).token(scene.lang, scene.palette)
    where = "" if each["space"] is None else f"{each['space']:>3}"
    tile = next(tile for tile in scene.catalogue.tiles if tile.id == each["tile"])
    name = say(f"tile-{tile.name}", scene.lang)
    return line.append(cut(f"{where} {name} {coins(each)}", width - 2), scene.palette.ink)


def coins(each: dict[str, Any]) -> str:
    return f"{each['coins']}{thing_sign('coins')}"


def name_of(scene: Scene, mob: dict[str, Any]) -> str:
    return say(f"mob-{mob['mob']}", scene.lang)


ART: Final = ChronicleArt(panel(8, draw_mobs, lambda scene: 52), {"cli-legend-mob": MOB, "cli-legend-penny": PENNY})
