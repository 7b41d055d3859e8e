"""Her board: what she has beside what every seat has, and her cards.

Her coins, barrels, landmark cards, persons, clan markers and VP are those of her seat, like anybody's. Her Scotsmen
area stands where others have their home castle, so that it is scored against it (C12-SCORE-01).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import State
from hindmost.mechanics.craft import Tally

from .cards import CARDS
from .levels import DATA

KEY: Final = "macnifique"
YOU: Final = 0
HER: Final = 1
"""Her seat, which is nobody's."""
NONE: Final = -1

PRIORITIES: Final = DATA.facts.names["priorities"]
"""The categories of the priority tiles, by number."""
SET_ASIDE: Final = DATA.facts.number["set_aside"]

Ints = list[int]


class Board(Tally):
    """Tiles, categories, domains and cards are numbers.

    - `stones`; `trades`: the trade row from the left, without the start trade tile; `pile`: the tiles beside her board
    - `priorities`: the priority tiles from the left, by their place in PRIORITIES
    - `markers`: the domains of her blue and her purple marker; NONE for one that is out of the game
    - `unseen`: the cards of the pile that nobody has seen, which have no order; the last of them are those laid aside
    - `seen`: the discarded cards as they were drawn; `card`: that of her turn, NONE between her turns
    - `turns`: how many she has begun
    - `peak`: the VP that she has put on the Mountain, with Chronicle 2
    - `track`: the champion whose track she prefers, with Chronicle 10
    - `numbers`: those of the cards of her last turns, 0 for a card without one; `column`: the mobs that have stood in
      her column, the topmost first; both with Chronicle 8
    """

    fields: ClassVar[tuple[str, ...]] = (
        "stones", "trades", "pile", "priorities", "markers", "unseen", "seen", "card", "turns", "peak", "track",
        "numbers", "column",
    )  # fmt: skip
    later: ClassVar[dict[str, Any]] = {"track": 0, "numbers": [], "column": []}

    def __init__(
        self, stones: int, trades: Ints, pile: Ints, priorities: Ints, markers: Ints, unseen: Ints, seen: Ints,
        card: int, turns: int, peak: int, track: int, numbers: Ints, column: Ints,
    ) -> None:  # fmt: skip
        self.stones, self.trades, self.pile, self.priorities, self.markers = stones, trades, pile, priorities, markers
        self.unseen, self.seen, self.card, self.turns, self.peak = unseen, seen, card, turns, peak
        self.track, self.numbers, self.column = track, numbers, column

    @classmethod
    def new(cls, seats: int) -> Board:
        return Board(0, [], [], [], [NONE, NONE], list(range(len(CARDS))), [], NONE, 0, 0, 0, [], [])


def board(g: State) -> Board:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Board)
    return part


def her_tiles(g: GlenMoreII) -> list[int]:
    """All that she has taken, persons apart."""
    part = board(g)
    return [*part.pile, *part.trades]
