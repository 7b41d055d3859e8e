"""The tiles of Glen More II, from the catalogue in use."""

from __future__ import annotations

from typing import Final

from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue, Tile
from hindmost.cli.table.art.glen.family import Face, Family
from hindmost.cli.table.art.glen.signs import effect_signs, price_signs, thing_sign, type_sign
from hindmost.cli.table.art.glen_more_ii.furniture import stranger
from hindmost.cli.table.art.wording import guessed
from hindmost.cli.table.scene import Scene
from hindmost.text import effects
from hindmost.text.messages import has, say


def catalogue_of(scene: Scene) -> GlenMoreIICatalogue:
    catalogue: GlenMoreIICatalogue = scene.catalogue
    return catalogue


def name_of(kind: str, name: str, lang: str) -> str:
    """A tile, a landmark or a domain; what somebody has added to a copy of the file has no text."""
    key = f"{kind}-{name}"
    return say(key, lang) if has(key, lang) else name


def sign_of(tile: Tile, goods: tuple[str, ...]) -> str:
    """Producers bear the sign of what they make."""
    made = tile.activation.makes() if tile.activation else ()
    if not made:
        return type_sign(tile.type)
    return thing_sign(goods[made[0]] if made[0] >= 0 else "any")


def face_of(scene: Scene, tile_id: str) -> Face:
    tile, lang, lexicon = catalogue_of(scene).tile(tile_id), scene.lang, catalogue_of(scene).lexicon
    name, brief = name_of("tile", tile.name, lang), f"cli-brief-{tile.name}"
    cost = price_signs(tile.cost.signs(lexicon), lexicon)
    return Face(
        name,
        say(brief, lang) if has(brief, lang) else name,
        sign_of(tile, lexicon.goods),
        tile.type,
        "",
        "river" if tile.river else "",
        cost + guessed(tile.source, "cost") if cost else "",
        effect_signs(tile.activation.signs(lexicon), lexicon) if tile.activation else "",
    )


FAMILY: Final = Family(face_of, "scotsmen", lambda entry: list(entry["pieces"]), stranger)


def in_words(scene: Scene, owner: int) -> list[str]:
    """Every tile with its place, its contents and what it does, in the order in which they were placed."""
    lang, catalogue = scene.lang, catalogue_of(scene)
    turn = scene.view["table"]["turn"] if scene.view["active"] == owner else {"activated": []}
    lines = []
    for entry in scene.view["seats"][owner]["territory"]:
        tile = catalogue.tile(entry["tile"])
        parts = [say(f"type-{tile.type}", lang)] + [say("cli-table-river", lang)] * tile.river
        parts += [f"{count} {say(f'good-{good}', lang, n=count)}" for good, count in entry["goods"].items()]
        if entry["scotsmen"]:
            parts.append(f"{entry['scotsmen']} {say('unit-scotsman', lang, n=entry['scotsmen'])}")
        if tile.activation is not None:
            parts.append(effects.short(tile.activation, catalogue.lexicon, lang))
        parts += [
            say("cli-table-covers", lang, tile=name_of("tile", catalogue.tile(below).name, lang))
            for below in entry["covered"]
        ]
        if entry["cell"] in turn["activated"]:
            parts.append(say("cli-table-activated", lang))
        name = name_of("tile", tile.name, lang)
        lines.append(say("cli-table-spot", lang, cell=entry["cell"], tile=name, contents=", ".join(parts)))
    return lines
