"""What the drawings of all games say alike: changes in signs, legends, and what is reconstructed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from hindmost.catalogue.model import RECONSTRUCTED
from hindmost.cli.table.canvas import stacked
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say
from hindmost.text.numbers import figure

GUESSED: Final = "°"
"""Behind a value that is reconstructed."""
_LEGEND_COLUMN: Final = 32


def change_text(
    scene: Scene, before: Mapping[str, int], after: Mapping[str, int], sign_of: Callable[[str], str]
) -> Text:
    """How numbers change, each with the sign of its name."""
    palette = scene.palette
    changes = {name: number - before.get(name, 0) for name, number in after.items()}
    return Text(" ").join(
        Text(f"{figure(change, '+')}{sign_of(name)}", palette.good if change > 0 else palette.bad)
        for name, change in changes.items()
        if change
    )


def legend_text(entries: Sequence[tuple[str, str]], palette: Palette) -> Text:
    """Every sign with its word, in two columns."""
    half = (len(entries) + 1) // 2
    lines = []
    for (sign, words), other in zip_longest(entries[:half], entries[half:]):
        line = _entry(sign, words.ljust(_LEGEND_COLUMN), palette)
        lines.append(line.append_text(_entry(other[0], other[1], palette)) if other else line)
    return stacked(lines)


def _entry(sign: str, words: str, palette: Palette) -> Text:
    return Text.assemble((f" {sign.ljust(2)} ", palette.title), (words, palette.ink))


def guessed(source: Mapping[str, str], field: str) -> str:
    """The mark of a reconstructed value; nothing for one that is known."""
    return GUESSED if source.get(field) == RECONSTRUCTED else ""


def reconstructed_text(scene: Scene, source: Mapping[str, str]) -> list[Text]:
    """A line that names the values of a component which are not the printed game's; none if all are."""
    guessed = [say(f"cli-field-{field}", scene.lang) for field in sorted(source) if source[field] == RECONSTRUCTED]
    if not guessed:
        return []
    return [Text(say("cli-tile-reconstructed", scene.lang, fields=", ".join(guessed)), scene.palette.warning)]


def fact_text(scene: Scene, key: str, words: str) -> Text:
    """A line of a card: what it is, and its value."""
    return Text.assemble((f"{say(key, scene.lang)} ", scene.palette.muted), (words, scene.palette.ink))


def flowing(items: Sequence[Text], width: int) -> Text:
    """Pieces side by side, on as many lines as they need."""
    lines = [Text()]
    for item in items:
        if lines[-1].cell_len and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(Text())
        if lines[-1].cell_len:
            lines[-1].append("  ")
        lines[-1].append_text(item)
    return stacked(lines)
