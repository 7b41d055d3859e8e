"""What the two have: stores, buildings and points; and what the architects offer."""

from __future__ import annotations

from rich.text import Text

from hindmost.catalogue.glasgow import WHISKY, Building
from hindmost.catalogue.model import RECONSTRUCTED
from hindmost.cli.table.art.glasgow.pieces import Stop, catalogue_of, city_of, lacking, merchant_token, stops_of
from hindmost.cli.table.art.glasgow.signs import (
    ARCHITECT,
    NO_GOOD,
    TYPES,
    UNPAID,
    cost_signs,
    effect_signs,
    thing_sign,
    type_sign,
    vp_signs,
)
from hindmost.cli.table.art.wording import GUESSED, flowing
from hindmost.cli.table.canvas import fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say


def counts_of(view: Json, seat: int) -> dict[str, int]:
    """The numbers of a seat that an option may change, by name."""
    entry = view["seats"][seat]
    return {**entry["store"], "vp": entry["score"]["vp"]}


def draw_stores(scene: Scene, width: int) -> Text:
    """A line for each seat: its goods and the room for more, and its points; whoever is asked has a pointer."""
    palette, catalogue = scene.palette, catalogue_of(scene)
    rooms = dict(zip(catalogue.goods, catalogue.facts.numbers["capacity"], strict=True)) | {WHISKY: 1}
    lines = []
    for player in scene.players:
        entry = scene.view["seats"][player.seat]
        asked = player.seat in scene.view["asked"]
        line = Text.assemble(("▸" if asked else " ", palette.number), player.token(scene.lang, palette))
        for good, room in rooms.items():
            held = entry["store"][good]
            line.append(" ").append(thing_sign(good) * held, palette.good_style(good))
            line.append(NO_GOOD * (room - held), palette.muted)
        points = f"{entry['score']['vp']}{thing_sign('vp')}"
        line.append(points.rjust(max(width - line.cell_len, len(points) + 1)), palette.title)
        lines.append(line)
    return stacked(lines)


def draw_offers(scene: Scene, width: int) -> Text:
    """The buildings at the architects: what each costs, is worth and does."""
    lines = [
        _offer(scene, stop, place) for stop in stops_of(scene) if stop.architect for place in range(len(stop.offers))
    ]
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
    return stacked(lines)


def _offer(scene: Scene, stop: Stop, place: int) -> Text:
    palette, building = scene.palette, stop.offers[place]
    target = f"building:{building.id}"
    numbers = scene.numbers_at(target)
    style = palette.chosen if scene.is_marked(target) else palette.ink
    return Text.assemble(
        (f"{numbers[0] if numbers else '':>2} ", palette.number),
        (f"{ARCHITECT}{stop.architect} " if place == 0 else "   ", palette.muted),
        (type_sign(building), palette.band(building.type)),
        (fit(building.id, 4), style),
        (fit(cost_signs(building), 7), palette.ink),
        (fit(vp_signs(building), 5), palette.title),
        (effect_signs(building), palette.ink),
        (lack_signs(scene, building), palette.warning),
    )


def lack_signs(scene: Scene, building: Building) -> str:
    """What is missing to pay for a building: " ✗▤▤"."""
    short = lacking(scene, building)
    return f" {UNPAID}{''.join(map(thing_sign, short))}" if short else ""


def draw_scores(scene: Scene, width: int) -> Text:
    """Where the points of the two come from, as the city stands."""
    palette, lang = scene.palette, scene.lang
    column = 5
    label = width - column * len(scene.players)
    header = Text(" " * label)
    for player in scene.players:
        header.append(" " * (column - 2)).append_text(player.token(lang, palette))
    lines = [header]
    sheets = [entry["score"]["sheet"] for entry in scene.view["seats"]]
    for awards in zip(*sheets, strict=True):
        line = Text(fit(say(f"cli-{awards[0][2]}", lang), label), palette.muted)
        for award in awards:
            line.append(str(award[1] or NO_GOOD).rjust(column), palette.ink if award[1] else palette.muted)
        lines.append(line)
    total = Text(fit(say("cli-table-total", lang), label), palette.muted)
    for entry in scene.view["seats"]:
        total.append(str(entry["score"]["vp"]).rjust(column), palette.title)
    return stacked([*lines, total])


def draw_holdings(scene: Scene, owner: int, width: int) -> Text:
    """Points and buildings of a seat by type; whether its next stop counts twice; and what the mark at values means."""
    palette, lang = scene.palette, scene.lang
    types = [lot.building.type for lot in city_of(scene) if lot.owner == owner]
    name = Text.assemble(merchant_token(scene, owner), (f" {scene.player(owner).name(lang)}", palette.title))
    points = scene.view["seats"][owner]["score"]["vp"]
    items = [name, Text(f"{points} {say('unit-vp', lang, n=points)}", palette.title)]
    items += [
        Text.assemble((sign, palette.band(each)), (f" {types.count(each)}", palette.ink))
        for each, sign in TYPES.items()
        if each in types
    ]
    if scene.view["seats"][owner]["doubled"]:
        items.append(Text(say("ring-double", lang), palette.warning))
    if RECONSTRUCTED in (letter for each in catalogue_of(scene).buildings for letter in each.source.values()):
        items.append(Text(f"{GUESSED} {say('cli-legend-reconstructed', lang)}", palette.warning))
    return flowing(items, width)
