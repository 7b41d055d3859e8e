"""What the chronicles at a table lay on it, each by its own drawing."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from hindmost.cli.table.art.base import Panel
from hindmost.cli.table.art.glen.signs import DIE
from hindmost.cli.table.art.glen_more_ii.chronicle import ChronicleArt
from hindmost.cli.table.art.glen_more_ii.chronicles import art_of
from hindmost.cli.table.art.glen_more_ii.undrawn import art_in_words
from hindmost.cli.table.scene import Scene


def _arts(scene: Scene) -> list[ChronicleArt]:
    return [art_of(each.module) or art_in_words(each) for each in scene.additions]


def furniture_of(scene: Scene) -> tuple[Panel, ...]:
    return tuple(art.panel for art in _arts(scene) if art.panel is not None)


def signs_of(scene: Scene) -> Mapping[str, str]:
    """For the legend, by text key."""
    return {key: sign for art in _arts(scene) for key, sign in art.signs.items()}


def changes_of(scene: Scene) -> Mapping[str, str]:
    """Signs of what chronicles add to a seat's numbers, by name."""
    return {name: sign for art in _arts(scene) for name, sign in art.changes.items()}


def ground_of(scene: Scene, owner: int, width: int) -> Text | None:
    """What a seat has in the place of a territory; None for those who build one."""
    return next((found for art in _arts(scene) if (found := art.ground(scene, owner, width)) is not None), None)


def stranger(scene: Scene, piece: int) -> tuple[str, str]:
    """A piece that is no seat's: a chronicle's, or the Die."""
    found = (art.stranger(scene, piece) for art in _arts(scene))
    return next((each for each in found if each is not None), (DIE, "cli-table-die"))
