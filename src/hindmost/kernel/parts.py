"""What the files of a room define: it is known because it is there, and listed nowhere."""

from __future__ import annotations

import sys
from typing import Any, Final, TypeVar

T = TypeVar("T")

MANIFEST: Final = "module"
"""The file of a folder that holds a module's manifest: whatever the folder defines is the module's."""

_FOUND: Final[dict[tuple[type, str], tuple[Any, ...]]] = {}
"""What was looked for before: files do not change once they are imported."""


def defined_in(kind: type[T], room: str) -> tuple[type[T], ...]:
    """The classes of a kind that a file, or the files of a folder, define. What lies in a folder of it belongs to it
    unless that folder, or one on the way to it, has a manifest of its own."""
    found = _FOUND.get((kind, room))
    if found is None:
        classes = [each for each in _below(kind) if _is_at_home(each, room)]
        found = _FOUND[kind, room] = tuple(sorted(classes, key=lambda each: (each.__module__, each.__qualname__)))
    return found


def rooms_of(manifest: type, base: type) -> list[str]:
    """Where a manifest and those it inherits from, as far as they derive from `base`, are at home."""
    kinds = [kind for kind in manifest.__mro__ if issubclass(kind, base)]
    homes = [kind.__module__.rpartition(".") for kind in kinds]
    return [folder if file == MANIFEST else f"{folder}{dot}{file}" for folder, dot, file in homes]


def _is_at_home(kind: type, room: str) -> bool:
    """What is made within a function is its own affair."""
    return "<locals>" not in kind.__qualname__ and (
        kind.__module__ == room or _folder_of(kind.__module__, room) == room
    )


def _folder_of(file: str, room: str) -> str:
    """The folder nearest to a file that has a manifest, or `room` where none on the way up to it has."""
    folder = file.rpartition(".")[0]
    while folder.startswith(f"{room}.") and f"{folder}.{MANIFEST}" not in sys.modules:
        folder = folder.rpartition(".")[0]
    return folder


def _below(kind: Any) -> list[Any]:
    """Every class that derives from it, each once."""
    found: dict[Any, None] = {}
    waiting = [kind]
    for each in waiting:
        for child in each.__subclasses__():
            if child not in found:
                found[child] = None
                waiting.append(child)
    return list(found)
