"""Chronicle 3 at a printed table: which spaces of a Sale tile you filled."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import cellars
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.sale import BELOW, BONUS, free_spaces, sale_of
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import YOU
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame, Msg, Verb, verb_code
from hindmost.mechanics.craft import tile_message

from .asking import Asked, clause_of
from .told import Told

FILLED: Final = verb_code(12, 9)
WAYS: Final = ("none", "bonus", "below", "both")
"""By the spaces that were filled."""


class FilledVerb(Verb):
    """Payload: BONUS and BELOW, as far as you have sold a barrel there."""

    name: ClassVar[str] = "filled"
    code: ClassVar[int] = FILLED

    def words(self, g: GlenMoreII, payload: int) -> str:
        return WAYS[payload]

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return f"-{WAYS[payload]}"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return clause_of(g)


class YourSale(Asked):
    """Your pawn crossed a Sale tile or stopped on it."""

    __slots__ = ("space",)

    shape: ClassVar[dict[str, str]] = {"space": "space"}
    within: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, space: int) -> None:
        self.space = space

    def sale(self, g: GlenMoreII) -> int:
        return sale_of(g, g.track.tiles[self.space])

    def ask(self, g: GlenMoreII) -> list[int] | None:
        free = free_spaces(g, self.sale(g))
        return [FILLED | ways for ways in range(len(WAYS)) if ways & ~free == 0] if free else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part, sale = cellars(g), self.sale(g)
        part.bonus[sale] += 1 if choice & BONUS else 0
        part.sold[sale] += 1 if choice & BELOW else 0
        if choice & (BONUS | BELOW):
            g.note("lady-sees-sale", YOU, (choice & BONUS > 0) + (choice & BELOW > 0))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return FILLED

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-your-sale", {"tile": tile_message(g, g.track.tiles[self.space])})


class ToldOfSales(Told):
    chronicle: ClassVar[int] = 3

    def way(self, g: GlenMoreII, passed: list[int], space: int) -> list[Frame[Any]]:
        return [YourSale(each) for each in (*passed, space) if sale_of(g, g.track.tiles[each]) >= 0]
