"""The rooms of the house that mutants are drawn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import hindmost

ROOT: Final = Path(hindmost.__file__).parent
CHRONICLES: Final = "games/glen_more_ii/chronicles"
ROOMS: Final[dict[str, tuple[str, ...]]] = {
    "kernel": ("kernel",),
    "mechanics": ("mechanics",),
    "catalogue": ("catalogue",),
    "glen-more": ("games/glen_more",),
    "glen-more-ii": ("games/glen_more_ii",),
    "chronicles": (CHRONICLES,),
    "glasgow": ("games/glasgow",),
    "bots": ("bots",),
    "server": ("server",),
    "text": ("text",),
    "cli": ("cli",),
    "lab": ("lab",),
}
APART: Final = ("server/migrations",)
"""Loaded from their files by whoever migrates, each time anew."""


def files(room: str) -> Iterator[Path]:
    """The modules of a room; a room within a room is one of its own."""
    inner = [ROOT / folder for other, folders in ROOMS.items() if other != room for folder in folders]
    inner += [ROOT / folder for folder in APART]
    for folder in (ROOT / name for name in ROOMS[room]):
        closed = [each for each in inner if folder in each.parents]
        for path in sorted(folder.rglob("*.py")):
            if not any(each in path.parents for each in closed):
                yield path


def room_of(path: Path) -> str | None:
    """The innermost room that a module lies in."""
    if any(ROOT / folder in path.parents for folder in APART):
        return None
    depths = [
        (len(folder), room) for room, folders in ROOMS.items() for folder in folders if ROOT / folder in path.parents
    ]
    return max(depths)[1] if depths else None
