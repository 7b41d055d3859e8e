"""Chronicle 11, Plans and Prosperity."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hindmost.catalogue.glen_more_ii import Tile
from hindmost.cli.table.art.glen.signs import ACROSS, thing_sign, type_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import NO, OPEN, YES, ChronicleArt, panel
from hindmost.cli.table.art.glen_more_ii.tiles import catalogue_of, name_of
from hindmost.cli.table.canvas import cut, hanging, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text import effects
from hindmost.text.messages import say
from hindmost.text.numbers import figure

PLAN: Final = "▤"
INDENT: Final = 5
SITES: Final = 4
"""As many as are named; the others are counted."""


def draw_plans(scene: Scene, width: int) -> Text:
    """By player every plan with what lies on it; under those of whoever looks what they cover, where, and what their
    neighbours bring; at last the plans that nobody has taken."""
    lines = [line for seat in scene.view["seats"] for line in of_player(scene, seat, width)]
    names = [name_of("tile", monument(scene, id_).name, scene.lang) for id_ in scene.view["table"]["open-plans"]]
    return stacked([*lines, hanging(Text(f"{PLAN} ? "), Text(", ".join(names) or OPEN, scene.palette.muted), width)])


def of_player(scene: Scene, seat: dict[str, Any], width: int) -> list[Text]:
    token = scene.player(seat["seat"]).token(scene.lang, scene.palette)
    plans = seat["monument-plans"]
    if not plans:
        return [token.append(f"    {PLAN} {OPEN}", scene.palette.muted)]
    lines = []
    for number, plan in enumerate(plans):
        mark = token if number == 0 else Text("  ")
        lines.append(mark.append_text(of_plan(scene, plan, width - 2)))
        if seat["seat"] == scene.seat:
            lines += below(scene, plan, width)
    return lines


def of_plan(scene: Scene, plan: dict[str, Any], width: int) -> Text:
    target = f"plan:{plan['monument']}"
    numbers = scene.numbers_at(target)
    style = scene.palette.chosen if scene.is_marked(target) else scene.palette.ink
    goods = "".join(thing_sign(good) for good in plan["goods"]) + OPEN * (plan["needs"] - len(plan["goods"]))
    name = name_of("tile", monument(scene, plan["monument"]).name, scene.lang)
    price = f"{figure(-plan['price'])}{thing_sign('vp')}"
    paid = f" {YES}" if plan["paid"] else ""
    return Text(cut(f"{numbers[0] if numbers else '':>3} {PLAN} {goods} {name} {price}{paid}", width), style)


def below(scene: Scene, plan: dict[str, Any], width: int) -> list[Text]:
    """What it covers, by its faces, with where that lies; and what it gives beside which types."""
    tile = monument(scene, plan["monument"])
    faces = [
        f"{covered(scene, tile, face)} {sites(scene, [site for site in plan['sites'] if site['face'] == face])}"
        for face in range(len(tile.covers))
    ]
    gives = effects.short(tile.immediate, catalogue_of(scene).lexicon, scene.lang) if tile.immediate else ""
    lines = [Text(cut(" " * INDENT + face, width), scene.palette.ink) for face in faces]
    return [*lines, hanging(Text(" " * INDENT), Text(gives, scene.palette.muted), width)]


def covered(scene: Scene, tile: Tile, face: int) -> str:
    """The type of each half, with the sign of the river that it has."""
    right = [catalogue_of(scene).tile(tile.right_half)] if tile.right_half else []
    types = [half.covers[face] for half in (tile, *right)]
    said = "+".join(f"{type_sign(each)} {say(f'type-{each}', scene.lang)}" for each in types)
    return f"{said} {ACROSS}" if tile.river else said


def sites(scene: Scene, found: list[dict[str, Any]]) -> str:
    """Cells where it could be built now; in brackets those near which there is no Scotsman."""
    cells = [site["cell"] if site["near"] else f"({site['cell']})" for site in found]
    more = f" +{len(cells) - SITES}" if len(cells) > SITES else ""
    return f"▸ {' '.join(cells[:SITES])}{more}" if cells else NO


def monument(scene: Scene, id_: str) -> Tile:
    return catalogue_of(scene).tile(id_)


ART: Final = ChronicleArt(
    panel(11, draw_plans, lambda scene: 48), {"cli-legend-plan": PLAN, "cli-legend-plan-site": "▸"}
)
