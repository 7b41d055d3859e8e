"""What the seats of Glen More hold."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen import numbers
from hindmost.cli.table.art.glen.numbers import goods_of, item, shown, size_of
from hindmost.cli.table.art.wording import flowing
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

_COLUMNS: Final = ("coins", "whisky", "parliament", "cards", "tiles", "vp")


def number_of(entry: Json, name: str) -> int | None:
    """One of a seat's numbers; None if it is hidden."""
    if name == "tiles":
        return len(entry["territory"])
    if name == "cards":
        return len(entry["cards"])
    value: int | None = entry.get(name)
    return value


def counts_of(view: Json, seat: int) -> dict[str, int]:
    """The numbers of a seat that an option may change, by name."""
    entry = view["seats"][seat]
    counts = goods_of(view, seat)
    counts |= {name: entry[name] for name in ("whisky", "coins", "vp", "parliament") if name in entry}
    counts["members"] = sum(spot["members"] for spot in entry["territory"])
    counts["movement"] = view["table"]["turn"]["movement"]
    counts["cards"] = len(entry["cards"])
    return counts


def draw_holdings(scene: Scene, owner: int, width: int) -> Text:
    """The numbers with their names, the territory compared with the smallest, and the cards."""
    entry = scene.view["seats"][owner]
    items = [item(scene, name, shown(number_of(entry, name))) for name in ("coins", "whisky", "parliament", "vp")]
    items.append(item(scene, "tiles", size_of(scene, owner)))
    if entry["cards"]:
        items.append(item(scene, "cards", ", ".join(say(f"card-{card}", scene.lang) for card in entry["cards"])))
    return flowing(items, width)


def draw_players(scene: Scene, width: int) -> Text:
    return numbers.draw_players(scene, _COLUMNS, number_of, width)
