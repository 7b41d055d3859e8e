"""Reading and writing what is kept: snapshots to go on from, records to prove a game by."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.errors import DamagedSnapshot
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json
from hindmost.kernel.rules import Rules
from hindmost.kernel.state import State
from hindmost.kernel.table import Table

FORMAT: Final = "hindmost-snapshot/1"
RECORD_FORMAT: Final = "hindmost-record/1"


def state_to_json(g: State) -> Json:
    """The state with its frames, the next one first, as a person would read it."""
    return {
        **g.to_json(),
        "active": g.active,
        "frames": [frame.to_json() for frame in reversed(g.stack)],
        "slices": {key: g.slices[place].to_json() for key, place in g.table.slice_at.items()},
    }


def state_from_json(rules: Rules, table: Table, data: Json) -> State:
    """The state, checked; DamagedSnapshot names everything that is wrong with it."""
    try:
        stack = [_frame(table, item) for item in reversed(_list(data["frames"], "frames"))]
        state = rules.revive(table, data, stack)
        state.active = _int(data["active"], "active")
        state.slices = [
            part
            for module in table.modules
            if module.key in table.slice_at and (part := module.revive_slice(data["slices"][module.key])) is not None
        ]
    except KeyError as error:
        raise DamagedSnapshot(f"The snapshot's state lacks the field {error}.") from error
    except (ValueError, TypeError, IndexError, AttributeError) as error:
        raise DamagedSnapshot(f"The snapshot's state cannot be read: {error}.") from error
    try:
        problems = rules.check(state)
        for module in table.modules:
            problems += module.check(state)
        if not problems:
            problems += _unanswerable(state)
    except (ValueError, TypeError, IndexError, KeyError, AttributeError, AssertionError) as error:
        problems = [f"it holds values that make no sense together ({error!r})"]
    if problems:
        raise DamagedSnapshot("This position cannot be: " + "; ".join(problems) + ".")
    return state


def _unanswerable(g: State) -> list[str]:
    """A real position waits for an answer, or is over."""
    if not g.stack:
        return []
    frame = g.stack[-1]
    if not frame.ask(g):
        return [f"its first frame {frame!r} asks nothing"]
    if frame.seat(g) not in range(g.table.seats):
        return [f"its first frame {frame!r} asks nobody at the table"]
    return []


def _frame(table: Table, item: Json) -> Frame[Any]:
    name, *numbers = _list(item, "frames")
    kind = table.frames.get(name)
    if kind is None:
        raise ValueError(f"there is no frame called {name!r}")
    fields = [_int(number, f"frame {name}") for number in numbers]
    try:
        return kind.revive(fields)
    except TypeError as error:
        raise ValueError(f"frame {name!r} has {len(kind.shape)} fields, not {len(fields)}") from error


def _list(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise ValueError(f"{where} must be a list, not {type(value).__name__}")
    return value


def _int(value: Json, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{where} must be a whole number, not {value!r}")
    return value
