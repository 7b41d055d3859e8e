"""What a game must provide so that the kernel can play it: one object per game, looked up by id."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.kinds import PLAIN, NoteKind
from hindmost.kernel.messages import Award, Json, Msg, Note, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import State
from hindmost.kernel.table import Table


class OptionSpec:
    """A setting of a game: its values, the first being the default."""

    __slots__ = ("clause", "module", "name", "values")

    def __init__(self, name: str, values: tuple[int | str | bool, ...], module: int = 0, clause: str = "") -> None:
        self.name = name
        self.values = values
        self.module = module
        """If it is about the solo opponent with one module: that module's number. Without the two of them it has
        its default."""
        self.clause = clause
        """That which says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game: its modules, how a table is laid, and how a state is read back."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    automas: ClassVar[tuple[str, ...]] = ()
    """The levels of the solo opponent, the easiest first; none if the game has no such opponent. It has a seat of its
    own beside the one that somebody has."""
    version: ClassVar[str]
    """Moves when the same choices would give another game."""
    followed_by: ClassVar[str] = ""
    """Of earlier rules: the version that running games go over to, because these are only read. Empty: games that were
    begun by them are played on by them."""
    scorings: ClassVar[int] = 0
    """How many there are before what is counted once, at the end."""

    def earlier(self) -> tuple[Rules, ...]:
        """The rules as they were, each with the version it had: games begun by them are read by them, and played on by
        them or by those that they are `followed_by`."""
        return ()

    def of_version(self, version: Json) -> Rules | None:
        """These rules, or as they were; None for a version that is not played any more, or not yet."""
        return next((rules for rules in (self, *self.earlier()) if rules.version == version), None)

    def renamed(self, option_id: str) -> str:
        """What an answer of this version is called by the rules that follow it: notation may change, what was written
        stays readable."""
        return option_id

    def carried(self, state: Json) -> Json:
        """A position as the rules that follow read it: the migration of what this version kept."""
        return state

    @abstractmethod
    def modules(self) -> tuple[Module, ...]:
        """The modules that may be added, by number."""

    def opponent(
        self, level: str, modules: tuple[Module, ...], options: dict[str, Json], companion: bool = False
    ) -> Module:
        """The module that acts for the seat of the solo opponent; BadConfiguration if it does not go with these.
        `companion`: at a real table, where the player only tells what she goes by."""
        raise BadConfiguration(f"{self.title} has no solo opponent, so leave automa out (it was {level!r}).")

    def unfit(self, module: Module) -> Reason | None:
        """Why a module cannot be played with the solo opponent; None if it can."""
        return None

    def brought(self) -> tuple[Module, ...]:
        """Those of them that packages outside the project bring."""
        return ()

    def troubles(self) -> tuple[str, ...]:
        """What packages bring that cannot be played, and why, in sentences."""
        return ()

    @abstractmethod
    def table(self, seats: int, modules: tuple[Module, ...], options: dict[str, Json], catalogue: Any) -> Table:
        """Lay a table. `catalogue` is what `load` and then `patched` gave."""

    @abstractmethod
    def load(self, text: str | None) -> Any:
        """The catalogue: the project's own, or a corrected one from its text."""

    def correctable(self, modules: tuple[Module, ...]) -> list[tuple[int, str, Any]]:
        """What may be read otherwise on somebody's printed components of modules: by the number of the module and the
        name of the fact, what it may be."""
        return []

    def patched(self, catalogue: Any, modules: tuple[Module, ...], seats: int = 0) -> Any:
        """The catalogue with what the added modules change in it, for so many seats; 0: for any number."""
        return catalogue

    @abstractmethod
    def new_state(self, table: Table) -> State:
        """A new game, with its set-up on the stack."""

    @abstractmethod
    def revive(self, table: Table, data: Json, stack: list[Frame[Any]]) -> State:
        """A state from `State.to_json`; raise ValueError, KeyError or TypeError for what cannot be read.

        Numbers must be bounded here: what follows may list as many options as a number says.
        """

    @abstractmethod
    def check(self, g: State) -> list[str]:
        """The invariants: every sentence is something impossible in this position."""

    @abstractmethod
    def scores(self, g: State) -> tuple[int, ...]:
        """Victory points by seat."""

    @abstractmethod
    def winners(self, g: State) -> tuple[int, ...]:
        """The seats that have won, once the game is over."""

    @abstractmethod
    def sheet(self, g: State) -> list[Award]:
        """All awards so far."""

    def at_scoring(self, g: State, scoring: int) -> State:
        """A new state where this scoring is held, or the last one over, for a score sheet (`kernel.sheets`)."""
        return g

    @abstractmethod
    def entry(self, g: State, note: Note) -> Msg:
        """A line of the journal as a message."""

    def note_kind(self, note: Note) -> NoteKind:
        """What a line of the journal is to whoever looks through it."""
        return PLAIN

    def note_things(self, g: State, note: Note) -> list[str]:
        """The things on the table that a line of the journal names, as options call them: `cell:0:1,0`, `good:wood`."""
        return []

    def fits(self, g: State, meaning: str, value: int) -> bool:
        """Whether a field of a frame with this meaning (see `Frame.shape`) can have the value in this position.

        Games know their own meanings and leave the rest to this; modules are asked for theirs.
        """
        if meaning == "seat":
            return 0 <= value < g.table.seats
        if meaning == "actor":
            return -1 <= value < g.table.seats
        if meaning == "flag":
            return value in (0, 1)
        if meaning in _LEAST:
            return value >= _LEAST[meaning]
        return all(module.fits(g, meaning, value) for module in g.table.modules)


_LEAST: Final = {"answer": -1, "number": 0, "size": 1}
"""The smallest value, for meanings that every game may use."""
