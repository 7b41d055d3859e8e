"""A chronicle without drawings: what it has on the table, as the view names it."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.table.art.glen_more_ii.chronicle import NO, OPEN, YES, ChronicleArt, panel
from hindmost.cli.table.canvas import hanging, stacked
from hindmost.cli.table.scene import Addition, Scene
from hindmost.kernel.messages import Json


def art_in_words(chronicle: Addition) -> ChronicleArt:
    """Nothing at all for one that has no components."""
    if not chronicle.shared and not chronicle.owned:
        return ChronicleArt()
    return ChronicleArt(panel(chronicle.number, lambda scene, width: _draw(scene, chronicle, width)))


def _draw(scene: Scene, chronicle: Addition, width: int) -> Text:
    """Whatever is hidden from whoever looks is not in the view, and so not here."""
    palette, view = scene.palette, scene.view
    found = [(Text("·  ", palette.muted), name, view["table"]) for name in chronicle.shared]
    for name in chronicle.owned:
        for player in scene.players:
            mark = Text.assemble(player.token(scene.lang, palette), " ")
            found.append((mark, name, view["seats"][player.seat]))
    lines = [
        hanging(mark, Text(f"{_plain(name)}: {words(part[name])}", palette.ink), width)
        for mark, name, part in found
        if name in part
    ]
    return stacked(lines or [Text(OPEN, palette.muted)])


def words(value: Json) -> str:
    """A value of a view, put down as it is."""
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, dict):
        return ", ".join(f"{_plain(name)} {words(inner)}" for name, inner in value.items()) or OPEN
    if isinstance(value, list):
        joint = "; " if any(isinstance(each, dict | list) for each in value) else ", "
        return joint.join(words(each) for each in value) or OPEN
    return OPEN if value is None else str(value)


def _plain(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")
