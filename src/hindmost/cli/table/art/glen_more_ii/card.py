"""What is printed on the tile or domain that an option is about, in plain words, and what each sign means."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.catalogue.glen_more_ii import Domain, Tile
from hindmost.cli.table.art.glen.signs import ACROSS, COVERS, DIE, thing_sign, type_sign
from hindmost.cli.table.art.glen_more_ii.furniture import signs_of
from hindmost.cli.table.art.glen_more_ii.tiles import catalogue_of, name_of, sign_of
from hindmost.cli.table.art.wording import GUESSED, fact_text, legend_text, reconstructed_text
from hindmost.cli.table.canvas import row, stacked
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text import effects
from hindmost.text.messages import say

_OTHER_SIGNS: Final = {
    "cli-legend-river-across": ACROSS,
    "cli-legend-die": DIE,
    "cli-legend-covers": COVERS,
    "cli-legend-reconstructed": GUESSED,
}
_THINGS: Final = (
    *("wood", "stone", "barley", "sheep", "cattle", "any", "different", "whisky", "coins", "scotsmen", "vp"),
    *("movement", "markers", "castle", "landmarks", "persons", "tiles"),
)
_OWN_WORDS: Final = {"movement": "movement-point"}
"""Things that Glen More has too and French calls otherwise there."""
_TYPES: Final = ("village", "loch", "trade")
"""The types that do not bear the sign of a thing."""


def draw_card(scene: Scene, offer: Offer) -> Text | None:
    catalogue = catalogue_of(scene)
    for target in offer.targets:
        what, _, name = target.partition(":")
        if what == "domain":
            return domain_card(scene, catalogue.domain(name))
        tile = _tile_at(scene, what, name)
        if tile is not None:
            return tile_card(scene, catalogue.tile(tile))
    return None


def _tile_at(scene: Scene, what: str, where: str) -> str | None:
    """The tile of the rondel, of the discard pile, of a landmark card or of a cell; an empty cell is where the one in
    hand would go."""
    table: Json = scene.view["table"]
    tile: str | None = None
    if what == "rondel":
        tile = table["rondel"][int(where)]["tile"]
    elif what == "discard":
        tile = where
    elif what == "landmark":
        tile = catalogue_of(scene).landmark(where).tile
    elif what == "cell":
        seat, _, cell = where.partition(":")
        lying = [entry["tile"] for entry in scene.view["seats"][int(seat)]["territory"] if entry["cell"] == cell]
        tile = table["turn"]["hand"] or (lying[0] if lying else None)
    return tile


def tile_card(scene: Scene, tile: Tile) -> Text:
    lang, palette, lexicon = scene.lang, scene.palette, catalogue_of(scene).lexicon
    title = Text(f" {sign_of(tile, lexicon.goods)} {name_of('tile', tile.name, lang)} ", palette.band(tile.type))
    kind = [say(f"type-{tile.type}", lang)] if tile.type else []
    kind += [say("cli-table-river", lang)] * tile.river + [say("cli-catalogue-overlay", lang)] * tile.overlay
    lines = [row(title, Text(", ".join(kind), palette.muted))]
    facts = [("cli-tile-cost", effects.cost(tile.cost, lexicon, lang))]
    if tile.immediate is not None:
        facts.append(("cli-tile-placed", effects.describe(tile.immediate, lexicon, lang)))
    if tile.activation is not None:
        facts.append(("cli-tile-activated", effects.describe(tile.activation, lexicon, lang)))
    if tile.landmark is not None:
        facts.append(("cli-tile-landmark", say(f"landmark-{tile.landmark}-effect", lang)))
        back = catalogue_of(scene).landmark(tile.landmark).back
        if back is not None:
            facts.append(("cli-tile-back", effects.overleaf(back.price, back.effect, lexicon, lang)))
    lines += [fact_text(scene, key, words) for key, words in facts]
    return stacked([*lines, *reconstructed_text(scene, tile.source)])


def domain_card(scene: Scene, domain: Domain) -> Text:
    lang, palette = scene.lang, scene.palette
    title = Text(f" {name_of('domain', domain.id, lang)} ", palette.band(domain.colour))
    colour = Text(say(f"domain-colour-{domain.colour}", lang), palette.muted)
    words = Text(say(domain.effect_key, lang), palette.ink)
    return stacked([row(title, colour), words, *reconstructed_text(scene, domain.source)])


def draw_legend(scene: Scene) -> Text:
    lang = scene.lang
    entries = [(sign, say(key, lang)) for key, sign in _OTHER_SIGNS.items()]
    entries += [(thing_sign(thing), say(f"cli-legend-{_OWN_WORDS.get(thing, thing)}", lang)) for thing in _THINGS]
    entries += [(type_sign(kind), say(f"type-{kind}", lang)) for kind in _TYPES]
    entries += [(sign, say(key, lang)) for key, sign in signs_of(scene).items()]
    return legend_text(entries, scene.palette)
