"""What is printed on the tile that an option is about, in plain words, and what each sign means."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.catalogue import Tile
from hindmost.cli.table.art.glen.signs import ACROSS, DIE, DOWN, thing_sign, type_sign
from hindmost.cli.table.art.glen_more.tiles import name_of, printed, sign_of
from hindmost.cli.table.art.wording import fact_text, legend_text, reconstructed_text
from hindmost.cli.table.canvas import row, stacked
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text import effects
from hindmost.text.messages import say

_OTHER_SIGNS: Final = {"cli-legend-river": DOWN, "cli-legend-road": ACROSS, "cli-legend-die": DIE}
_THINGS: Final = (
    *("wood", "stone", "grain", "sheep", "cattle", "any", "different", "whisky", "coins", "members", "vp"),
    *("movement", "parliament", "cards", "tiles"),
)
_TYPES: Final = ("abbey", "village", "castle", "loch", "butcher", "fair", "tavern", "grocer", "bridge")
"""The types that do not bear the sign of what they make."""


def draw_card(scene: Scene, offer: Offer) -> Text | None:
    tile = _tile_of(scene, offer)
    return None if tile is None else tile_card(scene, tile)


def tile_card(scene: Scene, tile: Tile) -> Text:
    lang, palette, lexicon = scene.lang, scene.palette, scene.catalogue.lexicon
    title = Text(f" {sign_of(tile)} {name_of(tile, lang)} ", palette.band(tile.colour))
    kind = [say(f"colour-{tile.colour}", lang)]
    kind += [say("cli-table-river", lang)] * tile.river + [say("cli-table-road", lang)] * tile.road
    lines = [row(title, Text(", ".join(kind), palette.muted))]
    facts = [("cli-tile-cost", effects.cost(tile.cost, lexicon, lang))]
    if tile.immediate is not None:
        facts.append(("cli-tile-placed", effects.describe(tile.immediate, lexicon, lang)))
    if tile.activation is not None:
        facts.append(("cli-tile-activated", effects.describe(tile.activation, lexicon, lang)))
    if tile.card is not None:
        facts.append(("cli-tile-card", say(f"card-{tile.card}-effect", lang)))
    lines += [fact_text(scene, key, words) for key, words in facts]
    return stacked([*lines, *reconstructed_text(scene, tile.source)])


def _tile_of(scene: Scene, offer: Offer) -> Tile | None:
    table: Json = scene.view["table"]
    for target in offer.targets:
        what, _, where = target.partition(":")
        if what == "rondel":
            return printed(scene, table["rondel"][int(where)]["tile"])
        if what == "cell":
            seat, _, cell = where.partition(":")
            lying = [entry["tile"] for entry in scene.view["seats"][int(seat)]["territory"] if entry["cell"] == cell]
            # A cell without a tile is where the one in hand would go.
            if found := lying or [table["turn"]["hand"]]:
                return printed(scene, found[0]) if found[0] else None
    return None


def draw_legend(lang: str, palette: Palette) -> Text:
    entries = [(sign, say(key, lang)) for key, sign in _OTHER_SIGNS.items()]
    entries += [(thing_sign(thing), say(f"cli-legend-{thing}", lang)) for thing in _THINGS]
    entries += [(type_sign(kind), say(f"type-{kind}", lang)) for kind in _TYPES]
    return legend_text(entries, palette)
