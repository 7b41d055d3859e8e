"""The Great Glen cards, the votes that are left, and the personal discard piles."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, load_chronicle
from hindmost.kernel.craft import NATURE, Coming, FoldPoint, Json, Msg, Name, Slice, State
from hindmost.mechanics.craft import number

KEY: Final = "rock-and-hard-place"

DATA: Final = load_chronicle(__name__)
CARDS: Final = DATA.facts.names["great_glen"]
OPEN_CARDS: Final = DATA.facts.number["open_cards"]
CARD_VP: Final = DATA.facts.number["card_vp"]
AYES: Final = DATA.facts.number["ayes"]
NAYS: Final = DATA.facts.number["nays"]
LEFTOVERS: Final = CARDS.index("leftovers")

Ints = list[int]

OPENED: Final = FoldPoint[int]("great-glen-opened")
"""How many cards lie open at this time."""
EDGE: Final = FoldPoint[int]("great-glen-edge")
"""What a seat's number at a card is raised by where it is compared, in halves; the subject is the card."""

UNDECIDED: Final = 0
ACCEPTED: Final = 1
REJECTED: Final = 2
VERDICTS: Final = {UNDECIDED: None, ACCEPTED: True, REJECTED: False}


CLAUSES: Final = {
    "herds": "C7-31",
    "timber-and-stone": "C7-32",
    "garrisons": "C7-33",
    "smallest-territory": "C7-34",
    "far-frontier": "C7-35",
    "great-square": "C7-36",
    "full-sets": "C7-37",
    "distillers": "C7-38",
    "linked-pastures": "C7-39",
    "leftovers": "C7-40",
}
"""What a card measures."""


def card_message(g: State, card: int) -> Msg:
    return Name("great-glen", CARDS[card])


def card_comes(g: State, card: int) -> Coming:
    return Coming(f"card {CARDS[card]}", card_message(g, card), None, (f"great-glen:{CARDS[card]}",))


class Council(Slice):
    """The open cards and what became of them; by seat, the pieces left and the pile."""

    __slots__ = ("ayes", "cards", "laid", "nays", "piles", "verdicts")

    def __init__(self, cards: Ints, verdicts: Ints, laid: Ints, ayes: Ints, nays: Ints, piles: list[Ints]) -> None:
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
        cards = [CARDS.index(card) for card in data["cards"]]
        names = ("verdicts", "laid", "ayes", "nays")
        verdicts, laid, ayes, nays = ([number(item, name) for item in data[name]] for name in names)
        piles = [[number(tile, "piles") for tile in pile] for pile in data["piles"]]
        return Council(cards, verdicts, laid, ayes, nays, piles)

    def problems(self, g: GlenMoreII) -> list[str]:
        seats = g.table.seats
        number = opened(g)
        if not len(self.cards) == len(set(self.cards)) == len(self.verdicts) == len(self.laid) == number:
            return [f"{number} different Great Glen cards must be open, each with a verdict"]
        if not len(self.ayes) == len(self.nays) == len(self.piles) == seats:
            return [f"votes and piles must be those of {seats} seats"]
        problems = []
        if any(verdict not in VERDICTS for verdict in self.verdicts):
            problems.append("a Great Glen card has a verdict that cannot be")
        if any(laid not in range(seats + 1) for laid in self.laid):
            problems.append("more votes lie on a Great Glen card than there are seats")
        votes = OPEN_CARDS - self.verdicts.count(UNDECIDED)
        for seat in range(seats) if has_votes(g) else ():
            ayes, nays = AYES - self.ayes[seat], NAYS - self.nays[seat]
            if min(self.ayes[seat], self.nays[seat], ayes, nays) < 0 or ayes + nays != votes:
                problems.append(f"seat {seat} has not voted {votes} times")
        piled = [tile for pile in self.piles for tile in pile]
        if len(set(piled)) < len(piled) or not set(piled) <= set(g.discards):
            problems.append("a personal discard pile holds what was not discarded")
        if piled and not keeps_piles(g):
            problems.append("there are personal discard piles without the card Leftovers")
        return problems

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


def opened(g: State) -> int:
    """How many cards lie open, whatever has become of them."""
    return g.table.fold(OPENED, g, OPEN_CARDS, NATURE, 0)


def has_votes(g: State) -> bool:
    """Whether players vote on the cards; elsewhere they come one by one, and another module says which count."""
    return OPENED not in g.table.folds


def keeps_piles(g: State) -> bool:
    """Whether there are personal discard piles: with Leftovers, or as long as it may come (C7-20)."""
    return LEFTOVERS in council(g).cards or not has_votes(g)


def council(g: State) -> Council:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Council)
    return part


def lay_open(g: GlenMoreII, card: int) -> None:
    """A card that was drawn lies open; nothing has been decided on it."""
    part = council(g)
    part.cards.append(card)
    part.verdicts.append(UNDECIDED)
    part.laid.append(0)
    g.note("great-glen-card", NATURE, card)
