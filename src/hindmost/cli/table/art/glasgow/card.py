"""What is printed on the tile or building that an option is about, in plain words, and what each sign means."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.catalogue.glasgow import Building, Contract
from hindmost.cli.printed.glasgow_words import building_name, contract_name, effect_words, goods_words
from hindmost.cli.table.art.glasgow.pieces import catalogue_of, cells_of, city_of, stops_of
from hindmost.cli.table.art.glasgow.signs import ARCHITECT, KINDS, NO_GOOD, THINGS, TYPES, UNPAID, type_sign
from hindmost.cli.table.art.wording import GUESSED, fact_text, legend_text, reconstructed_text
from hindmost.cli.table.canvas import stacked
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.text.messages import say

_OTHER_SIGNS: Final = {
    "cli-legend-architect": ARCHITECT,
    "cli-legend-room": NO_GOOD,
    "cli-legend-doubled": "²",
    "cli-legend-wakes": "!",
    "cli-legend-unpaid": UNPAID,
    "cli-legend-ahead": "+4",
    "cli-legend-reconstructed": GUESSED,
}


def draw_card(scene: Scene, offer: Offer) -> Text | None:
    building = _building_of(scene, offer)
    if building is not None:
        return building_card(scene, building)
    stop = next((stop for stop in stops_of(scene) if stop.target in offer.targets), None)
    if stop is None:
        return None
    if stop.contract is not None:
        return _contract_card(scene, stop.contract)
    return stacked([building_card(scene, each) for each in stop.offers])


def building_card(scene: Scene, building: Building) -> Text:
    lang, palette, catalogue = scene.lang, scene.palette, catalogue_of(scene)
    facts = [
        ("cli-tile-cost", goods_words(building.cost, catalogue.goods, lang)),
        ("cli-tile-printed", f"{building.vp} {say('unit-vp', lang, n=building.vp)}"),
    ]
    lines = [Text(f" {type_sign(building)} {building_name(building, lang)} ", palette.band(building.type))]
    lines += [fact_text(scene, key, words) for key, words in facts]
    if words := effect_words(building, catalogue.facts, lang):
        lines.append(Text(words, palette.ink))
    return stacked([*lines, *reconstructed_text(scene, building.source)])


def _contract_card(scene: Scene, contract: Contract) -> Text:
    lang, palette = scene.lang, scene.palette
    title = Text(contract_name(contract, catalogue_of(scene).goods, lang), palette.title)
    deed = Text(say(f"contract-{contract.kind}", lang), palette.ink)
    return stacked([title, deed, *reconstructed_text(scene, contract.source)])


def _building_of(scene: Scene, offer: Offer) -> Building | None:
    """The one that an option names; of a cell, what stands there or would stand there."""
    catalogue = catalogue_of(scene)
    for target in offer.targets:
        what, _, name = target.partition(":")
        if what == "building":
            return catalogue.building(name)
    cells = cells_of(offer)
    if len(cells) != 1:
        return None
    hand: str | None = scene.view["table"]["hand"]["building"]
    standing = [lot.building for lot in city_of(scene) if lot.cell in cells]
    return standing[0] if standing else catalogue.building(hand) if hand else None


def draw_legend(lang: str, palette: Palette) -> Text:
    entries = [(sign, say(f"cli-legend-{thing}", lang)) for thing, sign in THINGS.items()]
    entries += [(sign, say(f"type-{kind}", lang)) for kind, sign in TYPES.items()]
    entries += [(sign, say(f"ring-{kind}", lang)) for kind, sign in KINDS.items()]
    entries += [(sign, say(key, lang)) for key, sign in _OTHER_SIGNS.items()]
    return legend_text(entries, palette)
