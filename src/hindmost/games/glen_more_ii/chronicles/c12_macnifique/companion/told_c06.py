"""Chronicle 6 at a printed table: whether you score a category by the table of an event."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import TABLES, steps_of
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import YOU
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import STEPS
from hindmost.kernel.craft import Fold, Frame, Hook, Name, Verb, verb_code
from hindmost.mechanics.craft import Args

from .board import table_board
from .told import Told

OWN_TABLE: Final = verb_code(12, 10)


class OwnTable(Verb):
    """Payload: the category."""

    name: ClassVar[str] = "own-table"
    code: ClassVar[int] = OWN_TABLE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.book.categories[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"category": Name("category", g.book.categories[payload])}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-09"


class YourTable(Fold[GlenMoreII, "tuple[int, ...]"]):
    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        return steps_of(g, g.book.categories[subject]) if seat == YOU and subject in table_board(g).tables else value


class ToldOfTables(Told):
    chronicle: ClassVar[int] = 6

    def marks(self, g: GlenMoreII) -> list[int]:
        used = table_board(g).tables
        categories = g.book.categories
        return [OWN_TABLE | each for each, name in enumerate(categories) if name in TABLES and each not in used]

    def mark(self, g: GlenMoreII, choice: int) -> list[Frame[Any]] | None:
        if choice & ~0xFF != OWN_TABLE:
            return None
        part = table_board(g)
        part.tables = [*part.tables, choice & 0xFF]
        return []

    def hooks(self) -> tuple[Hook, ...]:
        return ((STEPS, YourTable()),)
