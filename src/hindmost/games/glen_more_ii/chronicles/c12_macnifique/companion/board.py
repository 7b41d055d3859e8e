"""Her board at a printed table, and the little she has been told of your game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import KEY, NONE, Board
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS
from hindmost.kernel.craft import State

Ints = list[int]

SMALLEST: Final = 2
"""The home tiles: nobody has fewer."""


class TableBoard(Board):
    """Beside her own things:

    - `yours`: the tiles on which your pawn stopped, which are yours or thrown away
    - `counts`: by category, what you counted in the last scoring; `size`: of your territory, at the end
    - `sailed`: how far her boat has gone, with Chronicle 1
    - `tables`: the categories that you score by a table of your own, with Chronicle 6
    - `values`: by Great Glen card, what you have of what it measures, with Chronicle 7
    - `pennied`: whether you have told of a penny in this turn, with Chronicle 8
    - `bidding`: whether your stack may hold more, with Chronicle 9
    - `gone`: the levels of the centre track whose reward is not there any more, with Chronicle 10
    - `restacked`: whether you have said that a stack has more tiles than were expected, or fewer
    """

    fields: ClassVar[tuple[str, ...]] = (
        *Board.fields, "yours", "counts", "size", "sailed", "tables", "values", "pennied", "bidding",
        "gone", "restacked",
    )  # fmt: skip
    later: ClassVar[dict[str, Any]] = {**Board.later, "restacked": 0}

    def __init__(
        self, stones: int, trades: Ints, pile: Ints, priorities: Ints, markers: Ints, unseen: Ints, seen: Ints,
        card: int, turns: int, peak: int, track: int, numbers: Ints, column: Ints, yours: Ints, counts: Ints,
        size: int, sailed: int, tables: Ints, values: Ints, pennied: int, bidding: int,
        gone: Ints, restacked: int,
    ) -> None:  # fmt: skip
        super().__init__(
            stones, trades, pile, priorities, markers, unseen, seen, card, turns, peak, track, numbers, column
        )
        self.yours, self.counts, self.size, self.sailed, self.tables = yours, counts, size, sailed, tables
        self.values, self.pennied, self.bidding, self.gone = values, pennied, bidding, gone
        self.restacked = restacked

    @classmethod
    def new(cls, seats: int) -> TableBoard:
        cards = list(range(len(CARDS)))
        return TableBoard(
            0, [], [], [], [NONE, NONE], cards, [], NONE, 0, 0, 0, [], [], [], [], SMALLEST, 0, [], [], 0, 1, [], 0
        )

    def count(self, category: int) -> int:
        """What you have told of a category; nothing before the first scoring."""
        return self.counts[category] if category < len(self.counts) else 0


def table_board(g: State) -> TableBoard:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, TableBoard)
    return part


def with_number(numbers: Ints, place: int, number: int) -> Ints:
    """The list with a number at a place, filled up with nothing before it."""
    filled = [*numbers, *[0] * (place + 1 - len(numbers))]
    return [*filled[:place], number, *filled[place + 1 :]]
