"""What each chronicle lays on the table, by its number. A new chronicle names its own here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from hindmost.cli.table.art.base import Panel
from hindmost.cli.table.art.glen.signs import DIE, thing_sign
from hindmost.cli.table.canvas import cut, fit, stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

ENGLISHMAN: Final = "✚"
_YES, _NO, _OPEN = "✓", "✗", "·"
SIGNS: Final = {"piece-englishman": ENGLISHMAN, "cli-legend-aye": _YES, "cli-legend-nay": _NO}
"""For the legend, by text key."""


def _titled(number: int) -> Callable[[Scene], str]:
    return lambda scene: say(f"chronicle-{number}", scene.lang)


def draw_mountain(scene: Scene, width: int) -> Text:
    """What lies on the Mountain."""
    heap = scene.view["table"]["mountain"]
    signs = thing_sign("coins") * heap["coins"] + "".join(thing_sign(good) * n for good, n in heap["goods"].items())
    where = Text(f"{heap['space']:>5} ", scene.palette.muted)
    return where.append(cut(f"{say('tile-mountain', scene.lang)} {signs or _OPEN}", width - 6), scene.palette.ink)


def draw_england(scene: Scene, width: int) -> Text:
    """The row England, and who has the token."""
    palette, england = scene.palette, scene.view["table"]["england"]
    row = Text(f"{ENGLISHMAN} {say('england-row', scene.lang)} ", palette.ink)
    row.append((thing_sign("coins") * england["filled"]).ljust(len(england["prices"]), _OPEN), palette.warning)
    if england["holder"] is not None:
        row.append(" ").append_text(scene.player(england["holder"]).token(scene.lang, palette))
    row.truncate(width, overflow="ellipsis")
    return row


def draw_great_glen(scene: Scene, width: int) -> Text:
    """The open cards: whether they will be scored, what each seat has at them; and the vote pieces left."""
    palette, lang = scene.palette, scene.lang
    column = 4
    label = width - column * len(scene.players)
    header = Text(" " * label)
    for player in scene.players:
        header.append(" " * (column - 2)).append_text(player.token(lang, palette))
    lines = [header]
    for card in scene.view["table"]["great-glen"]:
        verdict = {True: _YES, False: _NO}.get(card["accepted"], _OPEN)
        target = f"great-glen:{card['card']}"
        numbers = scene.numbers_at(target)
        style = palette.chosen if scene.is_marked(target) else palette.ink
        title = say(f"great-glen-{card['card']}", lang)
        name = f"{numbers[0] if numbers else '':>2} {verdict} {title}"
        line = Text(fit(name, label), style)
        for seat, value in enumerate(card["values"]):
            line.append(str(value).rjust(column), palette.title if seat in card["best"] else palette.muted)
        lines.append(line)
    votes = Text(fit(f"   {_YES}/{_NO}", label), palette.muted)
    for entry in scene.view["seats"]:
        votes.append(f"{entry['votes']['aye']}/{entry['votes']['nay']}".rjust(column), palette.ink)
    return stacked([*lines, votes])


FURNITURE: Final[dict[int, Panel]] = {
    2: Panel("mountain", _titled(2), draw_mountain, lambda scene: 40, is_vital=False),
    4: Panel("england", _titled(4), draw_england, lambda scene: 40, is_vital=False),
    7: Panel("great-glen", _titled(7), draw_great_glen, lambda scene: 34 + 4 * len(scene.players), is_vital=False),
}


def _englishman(scene: Scene, piece: int) -> tuple[str, str] | None:
    return (ENGLISHMAN, "piece-englishman") if scene.view["table"]["england"]["piece"] == piece else None


STRANGERS: Final[dict[int, Callable[[Scene, int], tuple[str, str] | None]]] = {4: _englishman}
"""By chronicle: the sign and the text key of a piece that it puts on the rondel."""


def furniture_of(scene: Scene) -> tuple[Panel, ...]:
    return tuple(FURNITURE[number] for number in scene.view["chronicles"] if number in FURNITURE)


def stranger(scene: Scene, piece: int) -> tuple[str, str]:
    """A piece that is no seat's: a chronicle's, or the Die."""
    for number in scene.view["chronicles"]:
        found = STRANGERS[number](scene, piece) if number in STRANGERS else None
        if found is not None:
            return found
    return DIE, "cli-table-die"
