"""The Great Glen cards, the votes that are left, and the personal discard piles."""

from __future__ import annotations

from typing import Final

from hindmost.catalogue.glen_more_ii import load_chronicle
from hindmost.kernel.messages import Json
from hindmost.kernel.state import Slice, State
from hindmost.mechanics.reading import number

KEY: Final = "rock-and-hard-place"

DATA: Final = load_chronicle(__name__)
CARDS: Final = DATA.facts.names["cards"]
OPEN_CARDS: Final = DATA.facts.number["open_cards"]
CARD_VP: Final = DATA.facts.number["card_vp"]
AYES: Final = DATA.facts.number["ayes"]
NAYS: Final = DATA.facts.number["nays"]
LEFTOVERS: Final = CARDS.index("leftovers")

UNDECIDED: Final = 0
ACCEPTED: Final = 1
REJECTED: Final = 2


class Council(Slice):
    """The open cards and what became of them; by seat, the pieces left and the pile."""

    __slots__ = ("ayes", "cards", "laid", "nays", "piles", "verdicts")

    def __init__(
        self,
        cards: list[int],
        verdicts: list[int],
        laid: list[int],
        ayes: list[int],
        nays: list[int],
        piles: list[list[int]],
    ) -> None:
        self.cards = cards
        """In the order in which they were drawn."""
        self.verdicts = verdicts
        """By open card: UNDECIDED, ACCEPTED or REJECTED."""
        self.laid = laid
        """By open card: how many AYE lie on it. Once there has been a vote, the other seats' pieces are NAY."""
        self.ayes = ayes
        self.nays = nays
        self.piles = piles
        """By seat: the tiles of the personal discard pile (C7-20). Values: replaced, not changed."""

    @classmethod
    def new(cls, seats: int) -> Council:
        return Council([], [], [], [AYES] * seats, [NAYS] * seats, [[] for _ in range(seats)])

    @classmethod
    def revive(cls, data: Json) -> Council:
        unknown = [card for card in data["cards"] if card not in CARDS]
        if unknown:
            raise ValueError(f"there is no card {unknown[0]!r}")
        return Council(
            [CARDS.index(card) for card in data["cards"]],
            [number(item, "verdicts") for item in data["verdicts"]],
            [number(item, "laid") for item in data["laid"]],
            [number(item, "ayes") for item in data["ayes"]],
            [number(item, "nays") for item in data["nays"]],
            [[number(tile, "piles") for tile in pile] for pile in data["piles"]],
        )

    def copy(self) -> Council:
        return Council(self.cards[:], self.verdicts[:], self.laid[:], self.ayes[:], self.nays[:], self.piles[:])

    def to_json(self) -> Json:
        return {
            "cards": [CARDS[card] for card in self.cards],
            "verdicts": self.verdicts[:],
            "laid": self.laid[:],
            "ayes": self.ayes[:],
            "nays": self.nays[:],
            "piles": [pile[:] for pile in self.piles],
        }


def council(g: State) -> Council:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Council)
    return part
