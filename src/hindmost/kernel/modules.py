"""A module is what a game, or an addition to it, brings to the table; the base game is module 0."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import Actor, FreeAction, Hook, Insert, Listener, Patch
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Msg, Note
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.parts import defined_in, rooms_of
from hindmost.kernel.plans import Plan
from hindmost.kernel.sheets import Line
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import VERB_SHIFT, VERBS_PER_MODULE, Verb
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
    part: ClassVar[type[Slice] | None] = None
    """Its own part of the state, if it has one."""
    note_kinds: ClassVar[dict[str, NoteKind]] = {}
    """By the code of a line of the journal: what it is, where it does not just tell what followed from another."""
    note_clauses: ClassVar[dict[str, str]] = {}
    """By the code of a line: the clause that it carries out, where nobody chose it and one may ask why."""

    def patch(self) -> Patch:
        return Patch({}, {}, ())

    def plans(self) -> tuple[Plan, ...]:
        """Whole plans it brings."""
        return ()

    def inserts(self) -> tuple[Insert, ...]:
        return ()

    def hooks(self) -> tuple[Hook, ...]:
        """Its folds, vetoes and listeners, each with its point."""
        return ()

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return ()

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        """The pieces it puts on the track beside the players' pawns."""
        return ()

    def actor_of(self, seat: int) -> Actor[Any] | None:
        """Who acts for a seat's pawn, where nobody is to be asked; None: whoever has the seat."""
        return None

    def spares(self) -> tuple[type[Listener[Any]], ...]:
        """The listeners of other modules that pass by the seats for which this one acts: it does for them itself what
        is to be done there."""
        return ()

    def draws(self) -> tuple[type[Frame[Any]], ...]:
        """The chance questions that are never told by hand, though nothing of them lies face down: it holds the cards
        itself, or nobody need know what came."""
        return ()

    def verbs(self) -> tuple[Verb, ...]:
        """Those that its files define with a `code` of its own."""
        found = [verb for room in rooms_of(type(self), Module) for verb in defined_in(Verb, room)]
        numbered = [(verb.code >> VERB_SHIFT, verb) for verb in found]
        return tuple(verb(number) for number, verb in numbered if number // VERBS_PER_MODULE == self.number > 0)

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        """Every kind of frame it may push, so that a snapshot can be read back: those that its files define."""
        return tuple(frame for room in rooms_of(type(self), Module) for frame in defined_in(Frame, room))

    def components(self) -> tuple[Component, ...]:
        """What it lays on the table and who may see it."""
        return ()

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        """What it adds to the score sheet of a game that lies on a real table; `g` is a new game."""
        return ()

    def check(self, g: State) -> list[str]:
        """What is impossible in this position: what its part of the state finds, unless it knows better."""
        return [] if self.part is None else g.table.slice_of(g, self.key).problems(g)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        """Whether a field of a frame with this meaning can have the value; True for what the module does not know."""
        return True

    def entry(self, g: State, note: Note) -> Msg | None:
        """A line of the journal as a message; None if it is not the module's own."""
        return None

    def note_things(self, g: State, note: Note) -> list[str] | None:
        """The things that such a line names; None if it is not the module's own."""
        return None
