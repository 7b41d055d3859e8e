"""The difference of two views as a JSON Patch (RFC 6902), in the three operations a client must know."""

from __future__ import annotations

from typing import Any

from hindmost.server.wire.messages import PatchStep


def diff(old: Any, new: Any) -> list[PatchStep]:
    """The steps from `old` to `new`, to be applied in order."""
    steps: list[PatchStep] = []
    _diff(old, new, "", steps)
    return steps


def _diff(old: Any, new: Any, path: str, steps: list[PatchStep]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        steps.extend(PatchStep("remove", f"{path}/{_escape(name)}") for name in old if name not in new)
        for name, value in new.items():
            if name not in old:
                steps.append(PatchStep("add", f"{path}/{_escape(name)}", value))
            elif old[name] != value or type(old[name]) is not type(value):
                _diff(old[name], value, f"{path}/{_escape(name)}", steps)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        for place in range(min(len(old), len(new))):
            if old[place] != new[place]:
                _diff(old[place], new[place], f"{path}/{place}", steps)
        steps.extend(PatchStep("remove", f"{path}/{place}") for place in range(len(old) - 1, len(new) - 1, -1))
        steps.extend(PatchStep("add", f"{path}/-", value) for value in new[len(old) :])
    else:
        steps.append(PatchStep("replace", path, new))


def _alike(old: list[Any], new: list[Any]) -> bool:
    """Whether step by step is shorter than the list itself: long lists that mostly stay, and lists of objects."""
    shared = min(len(old), len(new))
    if not shared:
        return not old
    return isinstance(new[0], (dict, list)) or old[:shared] == new[:shared]


def _escape(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


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
