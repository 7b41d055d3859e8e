"""A module is what a game, or an addition to it, brings to the table; the base game is module 0."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import (
    Actor,
    EventPoint,
    Fold,
    FoldPoint,
    FreeAction,
    Insert,
    Listener,
    Patch,
    Veto,
    VetoPoint,
)
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Json, Msg, Note
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """The manifest. Everything is optional: an empty module changes nothing.

    The hooks are asked for once, when a table is built.
    """

    number: ClassVar[int] = 0
    """0 for a base game; its own number otherwise. Also decides the module's verb numbers."""
    key: ClassVar[str] = ""
    """Stable name in plans, orders and texts."""
    seats: ClassVar[tuple[int, ...]] = ()
    """Numbers of seats it can be played with; empty: all of its game's."""
    minutes: ClassVar[int] = 0
    """By how much it lengthens a game, about."""
    difficulty: ClassVar[str] = ""
    """How much there is to learn: low, medium, high or complex."""
    note_kinds: ClassVar[dict[str, NoteKind]] = {}
    """By the code of a line of the journal: what it is, where it does not just tell what followed from another."""

    def patch(self) -> Patch:
        return Patch({}, {}, ())

    def plans(self) -> dict[str, tuple[tuple[str, Frame[Any]], ...]]:
        """Whole plans it brings: name -> ((step name, frame), ...), the first step first."""
        return {}

    def inserts(self) -> tuple[Insert, ...]:
        return ()

    def folds(self) -> tuple[tuple[FoldPoint[Any], Fold[Any, Any]], ...]:
        return ()

    def vetoes(self) -> tuple[tuple[VetoPoint, Veto[Any]], ...]:
        return ()

    def listeners(self) -> tuple[tuple[EventPoint, Listener[Any]], ...]:
        return ()

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return ()

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        """The pieces it puts on the track beside the players' pawns."""
        return ()

    def verbs(self) -> tuple[Verb, ...]:
        return ()

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        """Every kind of frame it may push, so that a snapshot can be read back."""
        return ()

    def components(self) -> tuple[Component, ...]:
        """What it lays on the table and who may see it."""
        return ()

    def slice(self, seats: int) -> Slice | None:
        """Its own part of a new game's state."""
        return None

    def revive_slice(self, data: Json) -> Slice | None:
        """Its part of the state from `Slice.to_json`; raise ValueError with a reason if that cannot be."""
        return None

    def check(self, g: State) -> list[str]:
        """What is impossible in this position, for hand-edited snapshots and for tests at every state."""
        return []

    def fits(self, g: State, meaning: str, value: int) -> bool:
        """Whether a field of a frame with this meaning can have the value; True for what the module does not know."""
        return True

    def entry(self, g: State, note: Note) -> Msg | None:
        """A line of the journal as a message; None if it is not the module's own."""
        return None
