"""The haggis tokens: the supply, and the serving tables of the players (C5-02, 03)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import load_chronicle
from hindmost.kernel.craft import State
from hindmost.mechanics.tally import Tally, copies

KEY: Final = "haggis"

DATA: Final = load_chronicle(__name__)
TOKENS: Final = DATA.facts.numbers["tokens"]
VALUES: Final = tuple(sorted(set(TOKENS)))
PLACES: Final = DATA.facts.number["table_places"]
FACE_UP: Final = DATA.facts.number["face_up"]

Ints = list[int]


class Tables(Tally):
    """Where the tokens lie, each as its value. Places mean nothing (C5-19), so each list is in rising order."""

    fields: ClassVar[tuple[str, ...]] = ("shown", "hidden", "tables", "fresh", "served", "arrivals")

    def __init__(
        self, shown: Ints, hidden: Ints, tables: list[Ints], fresh: list[Ints], served: list[Ints], arrivals: Ints
    ) -> None:
        self.shown = shown
        """Those of the supply that lie face up."""
        self.hidden = hidden
        """Those that lie face down."""
        self.tables = tables
        """By seat: face down on the serving table."""
        self.fresh = fresh
        """By seat: the one just gained, while its owner decides which of a full table has to go (C5-06)."""
        self.served = served
        """By seat: those turned up in a haggis scoring."""
        self.arrivals = arrivals
        """The seats whose pawns are on World's End, in the order in which they came there (C5-14)."""

    @classmethod
    def new(cls, seats: int) -> Tables:
        bare: list[list[Ints]] = [[[] for _ in range(seats)] for _ in range(3)]
        return Tables([], list(TOKENS), bare[0], bare[1], bare[2], [])

    def copy(self) -> Tables:
        lists = copies(self.tables), copies(self.fresh), copies(self.served)
        return Tables(self.shown[:], self.hidden[:], lists[0], lists[1], lists[2], self.arrivals[:])


def tables(g: State) -> Tables:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Tables)
    return part


def lay(place: Ints, value: int) -> None:
    """A token comes to others."""
    place.append(value)
    place.sort()
