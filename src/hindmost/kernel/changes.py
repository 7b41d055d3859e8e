"""The way from one view to the next: what a value of JSON must have added, replaced and removed to become another.

Here and not with whoever sends it, because every view that anybody looks at is gone through by it.
"""

from __future__ import annotations

from typing import Final, Literal

from hindmost.kernel.messages import Json

ADD: Final = "add"
REPLACE: Final = "replace"
REMOVE: Final = "remove"

Change = tuple[Literal["add", "replace", "remove"], str, Json]
"""What is done, where (a JSON Pointer, RFC 6901), and the new value; nothing is new where something is removed."""


def changes(old: Json, new: Json, path: str = "") -> list[Change]:
    """The steps from `old` to `new`, to be carried out in order; `path` is where both lie."""
    steps: list[Change] = []
    _change(old, new, path, steps)
    return steps


def _change(old: Json, new: Json, path: str, steps: list[Change]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _change_names(old, new, path, steps)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        _change_places(old, new, path, steps)
    else:
        steps.append((REPLACE, path, new))


def _change_names(old: dict[str, Json], new: dict[str, Json], path: str, steps: list[Change]) -> None:
    for name in old:
        if name not in new:
            steps.append((REMOVE, path + "/" + _escaped(name), None))
    for name, value in new.items():
        if name not in old:
            steps.append((ADD, path + "/" + _escaped(name), value))
            continue
        before = old[name]
        if before is value:
            continue
        if before != value or type(before) is not type(value):
            _change(before, value, path + "/" + _escaped(name), steps)


def _change_places(old: list[Json], new: list[Json], path: str, steps: list[Change]) -> None:
    shared = min(len(old), len(new))
    for place in range(shared):
        before, value = old[place], new[place]
        if before is not value and before != value:
            _change(before, value, path + "/" + str(place), steps)
    for place in range(len(old) - 1, shared - 1, -1):
        steps.append((REMOVE, path + "/" + str(place), None))
    for place in range(shared, len(new)):
        steps.append((ADD, path + "/-", new[place]))


def _alike(old: list[Json], new: list[Json]) -> bool:
    """Whether step by step is shorter than the list itself: long lists that mostly stay, and lists of objects."""
    shared = min(len(old), len(new))
    if shared == 0:
        return not old
    first = new[0]
    return isinstance(first, (dict, list)) or old[:shared] == new[:shared]


def _escaped(name: str) -> str:
    if "~" in name or "/" in name:
        return name.replace("~", "~0").replace("/", "~1")
    return name
