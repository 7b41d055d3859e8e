"""How a chronicle is drawn: what it lays on the table, its signs, and the pieces that it puts on the rondel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from hindmost.cli.table.art.base import Panel
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import has, say

YES: Final = "✓"
NO: Final = "✗"
OPEN: Final = "·"
"""A place that is still free, a vote that is still to come."""


def nobody(scene: Scene, piece: int) -> tuple[str, str] | None:
    return None


def no_ground(scene: Scene, owner: int, width: int) -> Text | None:
    return None


@dataclass(frozen=True, slots=True)
class ChronicleArt:
    """The drawings of one chronicle; everything is optional."""

    panel: Panel | None = None
    """What it lays on the table."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """For the legend, by text key."""
    stranger: Callable[[Scene, int], tuple[str, str] | None] = nobody
    """The sign and the text key of a piece that it puts on the rondel; None for a piece that is not its own."""
    changes: Mapping[str, str] = field(default_factory=dict)
    """Signs of a seat's numbers that an option may change, by the name that they have in the view."""
    ground: Callable[[Scene, int, int], Text | None] = no_ground
    """What a seat has before it that builds no territory; None for all others."""


def panel(
    number: int,
    draw: Callable[[Scene, int], Text],
    breadth: Callable[[Scene], int] = lambda scene: 40,
) -> Panel:
    """What a chronicle lays on the table, under the chronicle's name."""

    def title(scene: Scene) -> str:
        key = f"chronicle-{number}"
        return say(key, scene.lang) if has(key, scene.lang) else key

    return Panel(f"chronicle-{number}", title, draw, breadth, is_vital=False)
