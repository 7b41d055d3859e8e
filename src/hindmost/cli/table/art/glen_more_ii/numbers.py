"""What the seats of Glen More II hold, and the landmark cards that lie open."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen import numbers
from hindmost.cli.table.art.glen.numbers import goods_of, item, shown, size_of
from hindmost.cli.table.art.glen_more_ii.tiles import catalogue_of, name_of
from hindmost.cli.table.art.wording import flowing
from hindmost.cli.table.canvas import cut, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

BOARD: Final = "automa-board"
"""What a seat that is nobody's has in the view instead of a territory."""
_COLUMNS: Final = ("coins", "whisky", "castle", "landmarks", "persons", "tiles", "vp")


def number_of(entry: Json, name: str) -> int | None:
    """One of a seat's numbers; None if it is hidden."""
    found: int | None = {
        "castle": _in_castle(entry),
        "landmarks": len(entry["cards"]),
        "persons": len(entry["persons"]),
        "tiles": entry[BOARD]["size"] if BOARD in entry else len(entry["territory"]),
        "markers": entry["reserve"]["markers"],
    }.get(name, entry.get(name))
    return found


def _in_castle(entry: Json) -> int:
    """The Scotsmen on the home castle, or on the board of a seat that builds no territory."""
    if BOARD in entry:
        return int(entry[BOARD]["scotsmen"])
    return sum(spot["scotsmen"] for spot in entry["territory"] if spot["tile"] == "home-castle")


def counts_of(view: Json, seat: int) -> dict[str, int]:
    """The numbers of a seat that an option may change, by name."""
    entry = view["seats"][seat]
    counts = goods_of(view, seat)
    counts |= {name: number for name in _COLUMNS if (number := number_of(entry, name)) is not None}
    counts["markers"] = entry["reserve"]["markers"]
    counts["scotsmen"] = sum(spot["scotsmen"] for spot in entry["territory"])
    counts["movement"] = view["table"]["turn"]["movement"]
    return counts


def draw_players(scene: Scene, width: int) -> Text:
    return numbers.draw_players(scene, _COLUMNS, number_of, width)


def draw_holdings(scene: Scene, owner: int, width: int) -> Text:
    """The numbers with their names, then landmark cards, persons and domains by name."""
    entry, lang, catalogue = scene.view["seats"][owner], scene.lang, catalogue_of(scene)
    items = [item(scene, name, shown(number_of(entry, name))) for name in ("coins", "whisky", "castle", "vp")]
    items += [item(scene, "tiles", size_of(scene, owner)), item(scene, "markers", shown(number_of(entry, "markers")))]
    named = {
        "landmarks": [name_of("landmark", card, lang) for card in entry["cards"]],
        "persons": [name_of("tile", catalogue.tile(person).name, lang) for person in entry["persons"]],
        "domains": [name_of("domain", domain, lang) for domain in entry["domains"]],
    }
    items += [item(scene, name, ", ".join(names)) for name, names in named.items() if names]
    return flowing(items, width)


def draw_landmarks(scene: Scene, width: int) -> Text:
    """The landmark cards beside the board: name and effect."""
    lang, palette = scene.lang, scene.palette
    lines = []
    for card in scene.view["table"]["landmarks"]:
        line = Text(cut(f"▮ {name_of('landmark', card, lang)}", width), palette.title)
        room = width - line.cell_len - 1
        if room > 10:
            line.append(f" {cut(say(f'landmark-{card}-effect', lang), room)}", palette.muted)
        lines.append(line)
    return stacked(lines or [Text("–", palette.muted)])
