"""Chronicle 5 at a printed table: how much haggis lies open, where that is not sure."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import FACE_UP, PLACES, TOKENS, lay, tables
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import Conduct
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c05 import WithHaggis, take_open
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame

from .asking import Asked, number_in, numbers
from .told import Told

UNSURE_FROM: Final = len(TOKENS) - PLACES - FACE_UP + 1
"""With so many tokens of hers, and your table full, there may not be enough for the supply."""


class OpenHaggis(Asked):
    """She takes what lies open."""

    within: ClassVar[tuple[str, ...]] = ("choose",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return numbers(0, len(tables(g).shown))

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = tables(g)
        while len(part.shown) > number_in(choice):
            lay(part.hidden, part.shown.pop())
        g.push(take_open(g))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return options[-1]


class HaggisAtTable(WithHaggis):
    """What a token is worth does not matter to her: any will stand for those of the table."""

    def served(self, g: GlenMoreII) -> list[Frame[Any]]:
        return [OpenHaggis()] if len(tables(g).tables[HER]) >= UNSURE_FROM else take_open(g)


class ToldOfHaggis(Told):
    chronicle: ClassVar[int] = 5

    def conduct(self) -> Conduct | None:
        return HaggisAtTable()
