"""Reading and writing what is kept: snapshots to go on from, records to prove a game by."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.acting import pending_by_actor, seen_by
from hindmost.kernel.chance import Nature
from hindmost.kernel.errors import DamagedSnapshot
from hindmost.kernel.frames import NATURE, Frame, Window
from hindmost.kernel.messages import Json
from hindmost.kernel.position import Position
from hindmost.kernel.rules import Rules
from hindmost.kernel.state import State
from hindmost.kernel.table import Table

FORMAT: Final = "hindmost-snapshot/1"
RECORD_FORMAT: Final = "hindmost-record/1"

NONSENSE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What rules may raise when they are given data that never came from a game."""


def state_to_json(g: State) -> Json:
    """The state with its frames, the next one first, as a person would read it."""
    return {
        **g.to_json(),
        "active": g.active,
        "frames": [frame.to_json() for frame in g.stack[::-1]],
        "slices": {key: g.slices[place].to_json() for key, place in g.table.slice_at.items()},
    }


def is_same(one: State, other: State) -> bool:
    """Whether two states are one position, also where one of them was kept before frames were told apart."""
    return bool(_earliest(one) == _earliest(other))


def _earliest(g: State) -> Json:
    frames = [[frame.formerly or frame.kind(), *frame.fields()] for frame in g.stack]
    return {**state_to_json(g), "frames": frames}


def state_from_json(rules: Rules, table: Table, data: Json, nature: Nature | None = None) -> State:
    """The state, checked; DamagedSnapshot names everything that is wrong with it. `nature` may wait to be told what
    comes; without one, only seats are asked."""
    try:
        stack = [_frame(table, item) for item in reversed(_list(data["frames"], "frames"))]
        state = rules.revive(table, data, stack)
        state.active = _int(data["active"], "active")
        state.slices = [
            module.part.revive(data["slices"][module.key]) for module in table.modules if module.part is not None
        ]
    except KeyError as error:
        raise DamagedSnapshot(f"The snapshot's state lacks the field {error}.") from error
    except NONSENSE as error:
        raise DamagedSnapshot(f"The snapshot's state cannot be read: {error}.") from error
    found = _against(rules, state, nature)
    if found:
        raise DamagedSnapshot("This position cannot be: " + "; ".join(found) + ".")
    return state


def _against(rules: Rules, g: State, nature: Nature | None) -> list[str]:
    """Why it cannot be gone on from there."""
    try:
        return problems(rules, g, nature) or _unanswerable(g, nature)
    except NONSENSE as error:
        return [f"it holds values that make no sense together ({error!r})"]


def problems(rules: Rules, g: State, nature: Nature | None = None) -> list[str]:
    """What is impossible in a position: its frames' fields or, if those are sound, what rules and modules find."""
    found = [
        f"the frame {frame.kind()!r} {fault}"
        for frame, actor in pending_by_actor(g)
        for fault in _faults(rules, seen_by(g, actor), frame)
    ]
    if not found:
        state = _after_chance(g, nature)
        found += rules.check(state)
        for module in state.table.modules:
            found += module.check(state)
    return found


def _after_chance(g: State, nature: Nature | None) -> State:
    """The position itself or, where it waits for something to come, one that may follow: what is half drawn is sound
    if it can be gone on from there, and no rule need know of it."""
    options = g.stack[-1].ask(g) if g.stack and nature is not None else None
    if nature is None or options is None or g.stack[-1].seat(g) != NATURE:
        return g
    if not nature.asks(g, g.stack[-1], options):
        return g
    position = Position(g.copy(), Nature(0, {}))
    position.settle()
    return position.state


def _faults(rules: Rules, g: State, frame: Frame[Any]) -> list[str]:
    if not g.table.knows(frame):
        return ["is none that a module of this table brings"]
    misfits = [
        f"cannot have the {meaning} {value}" for meaning, value in frame.meanings() if not rules.fits(g, meaning, value)
    ]
    return misfits or frame.faults(g)


def _unanswerable(g: State, nature: Nature | None) -> list[str]:
    """A real position waits for an answer, or is over."""
    if not g.stack:
        return []
    frame = g.stack[-1]
    options = frame.ask(g)
    if options is None or not (options or (isinstance(frame, Window) and _free(g, frame.seat(g)))):
        return [f"its first frame {frame!r} asks nothing"]
    seat = frame.seat(g)
    is_told = seat == NATURE and nature is not None and nature.asks(g, frame, options)
    if seat not in range(g.table.seats) and not is_told:
        return [f"its first frame {frame!r} asks nobody at the table"]
    return []


def _free(g: State, seat: int) -> bool:
    """Whether an any-time action could be taken."""
    return any(action.options(g, seat) for action in g.table.free_actions)


def _frame(table: Table, item: Json) -> Frame[Any]:
    parts = _list(item, "a frame")
    name = parts[0] if parts else None
    kind = table.frames.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"there is no frame called {name!r}")
    fields = [_int(number, f"a field of the frame {name!r}") for number in parts[1:]]
    try:
        return kind.revive(fields)
    except (TypeError, ValueError) as error:
        wanted = f"has the fields {', '.join(kind.wanted())}" if kind.wanted() else "has no fields"
        raise ValueError(f"the frame {name!r} {wanted}, so it cannot be {fields}") from error


def _list(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise ValueError(f"{where} must be a list, not {type(value).__name__}")
    return value


def _int(value: Json, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{where} must be a whole number, not {value!r}")
    return value
