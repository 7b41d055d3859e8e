"""What the seats hold, side by side, and what a scoring would give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import sign_in, thing_sign
from hindmost.cli.table.canvas import cut, fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say
from hindmost.text.numbers import figure

HIDDEN: Final = "?"
NumberOf = Callable[[Json, str], int | None]
"""One of a seat's numbers, by name; None if it is hidden."""


def shown(number: int | None) -> str:
    return HIDDEN if number is None else figure(number)


def item(scene: Scene, name: str, value: str) -> Text:
    """A number or a list with its sign and its name."""
    label = f"{thing_sign(name)} {say(f'cli-holding-{name}', scene.lang)} "
    return Text.assemble((label, scene.palette.muted), (value, scene.palette.title))


def size_of(scene: Scene, owner: int) -> str:
    """The tiles of a territory, compared with the smallest."""
    sizes = [len(entry["territory"]) for entry in scene.view["seats"]]
    more = sizes[owner] - min(sizes)
    return f"{sizes[owner]} (+{more})" if more else str(sizes[owner])


def draw_players(scene: Scene, columns: Sequence[str], number_of: NumberOf, width: int) -> Text:
    """A line for each seat; whoever is asked has a pointer."""
    palette, lang = scene.palette, scene.lang
    figures_of = [[shown(number_of(entry, name)) for name in columns] for entry in scene.view["seats"]]
    widths = [max(len(figures[column]) for figures in figures_of) + 1 for column in range(len(columns))]
    spare = (width - 4 - sum(widths) - max(len(player.name(lang)) for player in scene.players)) // len(columns)
    widths = [least + min(max(spare, 0), 2) for least in widths]
    name_width = width - 4 - sum(widths)
    header = Text(" " * (width - sum(widths)), palette.muted)
    for name, column in zip(columns, widths, strict=True):
        header.append(thing_sign(name).rjust(column))
    lines = [header]
    for player, figures in zip(scene.players, figures_of, strict=True):
        asked = player.seat in scene.view["asked"]
        line = Text.assemble(("▸" if asked else " ", palette.number), player.token(lang, palette))
        line.append(" " + fit(player.name(lang), name_width), palette.title if asked else palette.ink)
        for number, column in zip(figures, widths, strict=True):
            line.append(number.rjust(column), palette.ink)
        lines.append(line)
    return stacked(lines)


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
        sign = sign_in(category, scene.catalogue.lexicon)
        line = Text(fit(cut(f"{sign} {say(f'category-{category}', lang)}", label_width), label_width))
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
    return stacked([*lines, total, *_at_end(scene, label_width, column)])


def _at_end(scene: Scene, label_width: int, column: int) -> list[Text]:
    """What cards that count tiles would give besides if the game ended now, by card."""
    palette = scene.palette
    gains: list[dict[str, int]] = scene.view["table"]["scoring"].get("at_end", [])
    lines = []
    for card in dict.fromkeys(card for gain in gains for card in gain):
        line = Text(fit(cut(say("cli-table-at-end", scene.lang, card=say(card, scene.lang)), label_width), label_width))
        line.stylize(palette.muted)
        for gain in gains:
            line.append((f"+{gain[card]}" if card in gain else "").rjust(column), palette.good)
        lines.append(line)
    return lines


def goods_of(view: Json, seat: int) -> dict[str, int]:
    """All goods in a territory, by kind."""
    counts = {row["good"]: 0 for row in view["table"]["market"]}
    for spot in view["seats"][seat]["territory"]:
        for good, number in spot["goods"].items():
            counts[good] += number
    return counts
