"""What the seats hold: one seat in words, all of them side by side, and what a scoring would give."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen_more.signs import thing_sign
from hindmost.cli.table.art.wording import flowing
from hindmost.cli.table.canvas import cut, fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

_COLUMNS: Final = ("coins", "whisky", "parliament", "cards", "tiles", "vp")
_HIDDEN: Final = "?"


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
    counts = {good["good"]: 0 for good in view["table"]["market"]}
    for spot in entry["territory"]:
        for good, number in spot["goods"].items():
            counts[good] += number
    counts |= {name: entry[name] for name in ("whisky", "coins", "vp", "parliament") if name in entry}
    counts["members"] = sum(spot["members"] for spot in entry["territory"])
    counts["movement"] = view["table"]["turn"]["movement"]
    counts["cards"] = len(entry["cards"])
    return counts


def draw_holdings(scene: Scene, owner: int, width: int) -> Text:
    """The numbers with their names, the territory compared with the smallest, and the cards."""
    lang = scene.lang
    entry = scene.view["seats"][owner]
    items = []
    for name in ("coins", "whisky", "parliament", "vp"):
        label = f"{thing_sign(name)} {say(f'cli-holding-{name}', lang)}"
        items.append(_item(label, _shown(number_of(entry, name)), scene))
    items.append(_item(f"{thing_sign('tiles')} {say('cli-holding-tiles', lang)}", _size(scene, owner), scene))
    if entry["cards"]:
        names = ", ".join(say(f"card-{card}", lang) for card in entry["cards"])
        items.append(_item(f"{thing_sign('cards')} {say('cli-holding-cards', lang)}", names, scene))
    return flowing(items, width)


def _item(label: str, value: str, scene: Scene) -> Text:
    return Text.assemble((f"{label} ", scene.palette.muted), (value, scene.palette.title))


def _size(scene: Scene, owner: int) -> str:
    sizes = [len(entry["territory"]) for entry in scene.view["seats"]]
    more = sizes[owner] - min(sizes)
    return f"{sizes[owner]} (+{more})" if more else str(sizes[owner])


def draw_players(scene: Scene, width: int) -> Text:
    """A line for each seat; whoever is asked has a pointer."""
    palette, lang = scene.palette, scene.lang
    shown = [[_shown(number_of(entry, name)) for name in _COLUMNS] for entry in scene.view["seats"]]
    widths = [max(len(figures[column]) for figures in shown) + 1 for column in range(len(_COLUMNS))]
    spare = (width - 4 - sum(widths) - max(len(player.name(lang)) for player in scene.players)) // len(_COLUMNS)
    widths = [least + min(max(spare, 0), 2) for least in widths]
    name_width = width - 4 - sum(widths)
    header = Text(" " * (width - sum(widths)), palette.muted)
    for name, column in zip(_COLUMNS, widths, strict=True):
        header.append(thing_sign(name).rjust(column))
    lines = [header]
    for player, figures in zip(scene.players, shown, strict=True):
        asked = player.seat in scene.view["asked"]
        line = Text.assemble(("▸" if asked else " ", palette.number), player.token(lang, palette))
        line.append(" " + fit(player.name(lang), name_width), palette.title if asked else palette.ink)
        for figure, column in zip(figures, widths, strict=True):
            line.append(figure.rjust(column), palette.ink)
        lines.append(line)
    return stacked(lines)


def _shown(number: int | None) -> str:
    return _HIDDEN if number is None else str(number)


def draw_standing(scene: Scene, width: int) -> Text:
    """What each seat counts in each category, and what a scoring would give for it."""
    palette, lang = scene.palette, scene.lang
    scoring = scene.view["table"]["scoring"]
    seats = len(scene.players)
    column = min(7, max(4, (width - 8) // seats))
    label_width = width - column * seats
    header = Text(" " * label_width)
    for player in scene.players:
        header.append(" " * (column - 2)).append_text(player.token(lang, palette))
    lines = [header]
    for category in scoring["counts"][0]:
        line = Text(fit(cut(f"{thing_sign(category)} {say(f'category-{category}', lang)}", label_width), label_width))
        line.stylize(palette.muted)
        for seat in range(seats):
            points = scoring["if_scored_now"][seat][category]
            count = str(scoring["counts"][seat][category])
            gain = f"+{points}" if points else ""
            line.append((count + gain).rjust(column)[: column - len(gain)], palette.ink)
            line.append(gain, palette.good)
        lines.append(line)
    total = Text.assemble((fit(say("cli-table-total", lang), label_width), palette.muted))
    for seat in range(seats):
        points = sum(scoring["if_scored_now"][seat].values())
        total.append((f"+{points}" if points else "0").rjust(column), palette.title)
    return stacked([*lines, total])
