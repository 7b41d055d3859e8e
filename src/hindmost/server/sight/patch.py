"""The difference of two views as a JSON Patch (RFC 6902), in the three operations a client must know."""

from __future__ import annotations

from typing import Any

from hindmost.kernel.changes import REMOVE, changes
from hindmost.server.wire.messages import PatchStep


def diff(old: Any, new: Any, path: str = "") -> list[PatchStep]:
    """The steps from `old` to `new`, to be applied in order."""
    return [
        PatchStep(REMOVE, where) if what == REMOVE else PatchStep(what, where, value)
        for what, where, value in changes(old, new, path)
    ]


class Differences:
    """Steps between views that share parts: what many see alike is gone through once."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, list[PatchStep]]] = {}
        """By the ids of two parts: the parts themselves, so that the ids stay theirs, and the steps."""

    def between(self, old: dict[str, Any], new: dict[str, Any]) -> list[PatchStep]:
        """As `diff` of two views."""
        if old.keys() != new.keys():
            return diff(old, new)
        steps: list[PatchStep] = []
        for name, value in new.items():
            before = old[name]
            if name == "seats" and len(before) == len(value):
                for seat, (was, owned) in enumerate(zip(before, value, strict=True)):
                    steps += self._part(was, owned, f"/seats/{seat}")
            elif name == "table":
                steps += self._part(before, value, "/table")
            elif before is not value and (before != value or type(before) is not type(value)):
                steps += diff(before, value, f"/{name}")
        return steps

    def _part(self, old: Any, new: Any, path: str) -> list[PatchStep]:
        if old is new:
            return []
        found = self._found.get((id(old), id(new)))
        if found is None:
            found = self._found[id(old), id(new)] = (old, new, diff(old, new, path))
        return found[2]


def apply(document: Any, steps: list[PatchStep]) -> Any:
    """The document with the steps carried out; the document itself is left as it was."""
    import copy

    root = [copy.deepcopy(document)]
    for step in steps:
        names = [name.replace("~1", "/").replace("~0", "~") for name in step.path.split("/")[1:]]
        holder: Any = root
        key: Any = 0
        for name in names:
            holder = holder[key]
            key = name if isinstance(holder, dict) else (len(holder) if name == "-" else int(name))
        if step.op == "remove":
            del holder[key]
        elif step.op == "add" and isinstance(holder, list) and holder is not root:
            holder.insert(key, step.value)
        else:
            holder[key] = step.value
    return root[0]
