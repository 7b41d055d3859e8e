"""What a chronicle may say of itself beside what every module may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from hindmost.catalogue.glen_more_ii import ChronicleData, Form
from hindmost.catalogue.model import Facts
from hindmost.games.glen_more_ii.journal import READINGS, THINGS
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Msg, Note
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import State
from hindmost.mechanics.living import GlenModule
from hindmost.mechanics.noting import Reading, arguments, things

if TYPE_CHECKING:
    Arguments = tuple[str, ...] | Callable[[Any, Note], dict[str, int | str | Msg]]


def facts_of(g: State, key: str) -> Facts:
    """The facts of a chronicle as they are printed at this table."""
    facts = g.table.printed[key]
    assert isinstance(facts, Facts)
    return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(GlenModule):
    """A module of Glen More II."""

    data: ClassVar[ChronicleData | None] = None
    """Its components, if it has any (`load_chronicle`)."""
    correctable: ClassVar[Mapping[str, Form]] = {}
    """The facts of them that may be read otherwise on somebody's printed copy, and what each may be."""
    joined: ClassVar[int] = 0
    """How many spaces of the rondel its double tiles join to a neighbour: two spaces that are one place."""
    beyond: ClassVar[int] = 0
    """What a good costs whose row of the market is full, where it lets one buy on."""
    categories: ClassVar[tuple[str, ...]] = ()
    """The categories that it adds to every scoring; what a seat has in one it counts itself (`points.COUNT`)."""
    category_clause: ClassVar[str] = "GM2-SCORE-02"
    """The clause by which these are scored."""
    notes: ClassVar[Mapping[str, Arguments]] = {}
    """By the code of a line of the journal: the arguments of its message, `log-` and the code, in the order of the
    note's numbers. A name says what the number stands for (`journal.READINGS`), or it is just a number. Where several
    numbers make one argument, a function of the note gives them all."""
    readings: ClassVar[dict[str, Reading]] = {}
    """What further names of arguments stand for, or others than those of the game."""
    named: ClassVar[Mapping[str, Callable[[Any, Note], list[str]]]] = {}
    """By the code of a line: the things on the table that it names, as options call them, where its arguments do not
    say so by their names (`journal.THINGS`)."""

    def read(self, facts: Facts) -> Any:
        """What its files ask for of its facts at a table (`Table.printed`); CatalogueError if they clash."""
        return facts

    def price_beyond(self, printed: Any) -> int:
        """What a good costs whose row of the market is full, by what is printed at this table."""
        return self.beyond

    def patch(self) -> Patch:
        return super().patch() if self.data is None else self.data.patch

    def entry(self, g: State, note: Note) -> Msg | None:
        names = self.notes.get(note.code)
        if names is None:
            return None
        if not isinstance(names, tuple):
            return Msg(f"log-{note.code}", names(g, note))
        return Msg(f"log-{note.code}", arguments(g, note, names, {**READINGS, **self.readings}))

    def note_things(self, g: State, note: Note) -> list[str] | None:
        names = self.notes.get(note.code)
        if names is None:
            return None
        if note.code in self.named:
            return self.named[note.code](g, note)
        if not isinstance(names, tuple):
            return []
        known = {name: point for name, point in THINGS.items() if name not in self.readings}
        return things(g, note, names, known)
