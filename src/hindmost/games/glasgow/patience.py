"""A game in which nobody builds is stopped without a result: no rule, but a table may agree on it (GLA-END-04).

It is a module of its own, so that a table without it plays the game as it is.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glasgow.state import Glasgow
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import BEFORE, Insert
from hindmost.kernel.messages import Json, Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.state import Slice, State

IDLE_TURNS: Final = 160
KEY: Final = "patience"


class Idleness(Slice):
    """How many turns have passed since the city last grew, and its size then."""

    __slots__ = ("size", "turns")

    def __init__(self, turns: int, size: int) -> None:
        self.turns = turns
        self.size = size

    @classmethod
    def new(cls, seats: int) -> Idleness:
        return Idleness(0, 0)

    @classmethod
    def revive(cls, data: Json) -> Idleness:
        turns, size = data["turns"], data["size"]
        if type(turns) is not int or type(size) is not int or not 0 <= turns <= IDLE_TURNS or size < 0:
            raise ValueError(f"nobody can have waited {turns!r} turns since building {size!r}")
        return Idleness(turns, size)

    def copy(self) -> Idleness:
        return Idleness(self.turns, self.size)

    def to_json(self) -> Json:
        return {"turns": self.turns, "size": self.size}


def is_stopped(g: Glasgow) -> bool:
    """Whether the game has been stopped for want of buildings."""
    return KEY in g.table.slice_at and _idleness(g).turns >= IDLE_TURNS


def _idleness(g: Glasgow) -> Idleness:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Idleness)
    return part


class Wait(Frame[Glasgow]):
    """Before every turn but the first."""

    __slots__ = ()

    def run(self, g: Glasgow) -> None:
        idleness = _idleness(g)
        idleness.turns = idleness.turns + 1 if idleness.size == g.city.size else 0
        idleness.size = g.city.size
        if is_stopped(g):
            g.stack.clear()
            g.note("stopped", NATURE, IDLE_TURNS)


class Patience(Module):
    """Stops a game after so many turns without a building."""

    key: ClassVar[str] = KEY
    part: ClassVar[type[Slice] | None] = Idleness

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", BEFORE, "move", "wait", Wait()),)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, Glasgow)
        if g.stack and is_stopped(g):
            return [f"nobody has built for {IDLE_TURNS} turns, so the game must be over"]
        return []

    def entry(self, g: State, note: Note) -> Msg | None:
        return Msg("log-stopped", {"turns": note.a}) if note.code == "stopped" else None
