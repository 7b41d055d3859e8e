"""The ring as a list that begins with the hindmost merchant."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.printed.glasgow_words import contract_name
from hindmost.cli.table.art.glasgow.pieces import Stop, ahead, catalogue_of, lacking, merchant_token, stops_of
from hindmost.cli.table.art.glasgow.signs import ARCHITECT, UNPAID, contract_signs, cost_signs, type_sign
from hindmost.cli.table.canvas import cut, row, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say


def ring_title(scene: Scene) -> str:
    return say("cli-table-ring", scene.lang, buildings=scene.view["table"]["pile"])


def draw_ring(scene: Scene, width: int) -> Text:
    stops = stops_of(scene)
    ring = scene.view["table"]["ring"]
    start = ring["merchants"][ring["hindmost"]]
    return stacked([_line(scene, stop, width) for stop in (*stops[start:], *stops[:start])])


def _line(scene: Scene, stop: Stop, width: int) -> Text:
    palette = scene.palette
    numbers = scene.numbers_at(stop.target)
    line = Text.assemble(
        (f"{numbers[0] if numbers else '':>2} ", palette.number), (f"{ahead(stop):>3} ", palette.muted)
    )
    for seat in stop.merchants:
        line.append_text(merchant_token(scene, seat))
    if stop.merchants:
        line.append(" ")
    style = palette.chosen if scene.is_marked(stop.target) else palette.ink
    draw = _architect if stop.architect else _contract
    return line.append_text(draw(scene, stop, width - line.cell_len, style))


def _contract(scene: Scene, stop: Stop, width: int, style: str) -> Text:
    assert stop.contract is not None
    signs = contract_signs(stop.contract)
    name = contract_name(stop.contract, catalogue_of(scene).goods, scene.lang)
    if len(signs) + 1 + len(name) > width:
        name = say(f"cli-contract-{stop.contract.kind}", scene.lang)
    return Text(cut(f"{signs} {name}", width), style)


def _architect(scene: Scene, stop: Stop, width: int, style: str) -> Text:
    """With what is on offer: with the costs where there is room."""
    name = Text(f"{ARCHITECT}{stop.architect}", style)
    with_costs = row(name, *(_offer(scene, stop, place, True) for place in range(len(stop.offers))))
    if with_costs.cell_len <= width:
        return with_costs
    line = row(name, *(_offer(scene, stop, place, False) for place in range(len(stop.offers))))
    line.truncate(width, overflow="ellipsis")
    return line


def _offer(scene: Scene, stop: Stop, place: int, with_cost: bool) -> Text:
    building = stop.offers[place]
    text = Text.assemble((type_sign(building), scene.palette.band(building.type)), (building.id, scene.palette.ink))
    if with_cost:
        text.append(cost_signs(building), scene.palette.muted)
    return text.append(UNPAID, scene.palette.warning) if lacking(scene, building) else text
