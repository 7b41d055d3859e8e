"""The tiles of Glen More, from the catalogue in use."""

from __future__ import annotations

from typing import Final

from hindmost.catalogue import Tile
from hindmost.cli.table.art.glen.family import Face, Family
from hindmost.cli.table.art.glen.signs import effect_signs, price_signs, type_sign
from hindmost.cli.table.scene import Scene
from hindmost.text import effects
from hindmost.text.messages import has, say


def printed(scene: Scene, tile_id: str) -> Tile:
    """The tile with this id, as the catalogue in use has it."""
    tile: Tile = scene.catalogue.tile(tile_id)
    return tile


def name_of(tile: Tile, lang: str) -> str:
    return say(f"tile-{tile.name}", lang)


def sign_of(tile: Tile) -> str:
    return type_sign(tile.type)


def face_of(scene: Scene, tile_id: str) -> Face:
    tile, lang, lexicon = printed(scene, tile_id), scene.lang, scene.catalogue.lexicon
    name, brief = name_of(tile, lang), f"cli-brief-{tile.name}"
    return Face(
        name,
        say(brief, lang) if has(brief, lang) else name,
        sign_of(tile),
        tile.colour,
        "river" if tile.river else "",
        "road" if tile.road else "",
        price_signs(tile.cost.signs(lexicon), lexicon),
        effect_signs(tile.activation.signs(lexicon), lexicon) if tile.activation else "",
    )


FAMILY: Final = Family(face_of, "members", lambda entry: [] if entry["piece"] is None else [entry["piece"]])


def in_words(scene: Scene, owner: int) -> list[str]:
    """Every tile with its place, its contents and what it does, in the order in which they were placed."""
    lang = scene.lang
    turn = scene.view["table"]["turn"] if scene.view["active"] == owner else {"activated": []}
    lines = []
    for entry in scene.view["seats"][owner]["territory"]:
        tile = printed(scene, entry["tile"])
        parts = [say("cli-table-river", lang)] * tile.river + [say("cli-table-road", lang)] * tile.road
        parts += [f"{count} {say(f'good-{good}', lang, n=count)}" for good, count in entry["goods"].items()]
        if entry["members"]:
            parts.append(f"{entry['members']} {say('unit-member', lang, n=entry['members'])}")
        if tile.activation is not None:
            parts.append(effects.short(tile.activation, scene.catalogue.lexicon, lang))
        if entry["cell"] in turn["activated"]:
            parts.append(say("cli-table-activated", lang))
        place, name = entry["cell"], name_of(tile, lang)
        contents = ", ".join(parts)
        lines.append(
            say("cli-table-spot", lang, cell=place, tile=name, contents=contents) if parts else f"({place}) {name}"
        )
    return lines
