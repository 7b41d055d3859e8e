"""The event cards beside the rondel, the stacks of bid tokens, and what lies on crests (C9-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, facts_of, load_chronicle
from hindmost.kernel.craft import Msg, Name, State
from hindmost.mechanics.craft import Price, Tally, copies, gather

KEY: Final = "feasts"

DATA: Final = load_chronicle(__name__)
EVENTS: Final = DATA.facts.names["feast"]
SLOTS: Final = DATA.facts.number["event_slots"]
THEMES: Final = tuple(DATA.facts.names["category"][theme] for theme in DATA.facts.numbers["event_category"])
"""By event: the category whose result it raises."""
BONUS: Final = DATA.facts.numbers["event_bonus"]
ANY: Final = DATA.facts.numbers["event_any"]
GOODS: Final = tuple(DATA.facts.numbers[f"event_{good}"] for good in ("wood", "stone", "barley", "sheep", "cattle"))
"""By good, in the order of the market's rows, and by event: how many of it are asked for."""
PRICES: Final = tuple(gather([asked[event] for asked in GOODS]) for event in range(len(EVENTS)))
"""By event: the bundle that it asks for, resources of any kind aside."""
EMPTY: Final = -1
"""In the place of a card or a resource: none."""

Ints = list[int]


class Feasts(Tally):
    """Cards are numbers of EVENTS, bid tokens the slots that they stand for."""

    fields: ClassVar[tuple[str, ...]] = ("cards", "deck", "discards", "markers", "stacks", "shown", "spared")

    def __init__(
        self,
        cards: Ints,
        deck: Ints,
        discards: Ints,
        markers: list[Ints],
        stacks: list[Ints],
        shown: list[Ints],
        spared: list[Ints],
    ) -> None:
        self.cards = cards
        """By slot: the card that lies there, or EMPTY."""
        self.deck = deck
        """The cards that lie face down, in rising order: which comes next is drawn."""
        self.discards = discards
        """In rising order."""
        self.markers = markers
        """By slot: the seats whose markers lie on the card, in rising order."""
        self.stacks = stacks
        """By seat: the tokens of its stack that have not been revealed, the topmost first."""
        self.shown = shown
        """By seat: those that have been, in that order."""
        self.spared = spared
        """By seat: the resources that it has laid on crests, as kinds, in the order in which it did so."""

    @classmethod
    def new(cls, seats: int) -> Feasts:
        bare: list[list[Ints]] = [[[] for _ in range(seats)] for _ in range(3)]
        return Feasts(
            [EMPTY] * SLOTS, list(range(len(EVENTS))), [], [[] for _ in range(SLOTS)], bare[0], bare[1], bare[2]
        )

    def copy(self) -> Feasts:
        return Feasts(
            self.cards[:],
            self.deck[:],
            self.discards[:],
            copies(self.markers),
            copies(self.stacks),
            copies(self.shown),
            copies(self.spared),
        )


def feasts(g: State) -> Feasts:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Feasts)
    return part


def vp_table(g: State) -> tuple[int, ...]:
    """VP by the lead, for everybody (C9-SCORE-01)."""
    return facts_of(g, KEY).numbers["score_table"]


def event_message(g: GlenMoreII, event: int) -> Msg:
    return Name("feast", EVENTS[event])


def symbols(event: int) -> int:
    """How many resources an event asks for, whatever is spared."""
    return ANY[event] + sum(asked[event] for asked in GOODS)


def price_of(g: GlenMoreII, event: int, spared: Ints) -> Price:
    """What an event costs whoever has laid these resources on crests; what may be of any kind is never spared
    (C9-CLAN-03, 04)."""
    asked = [0 if kind in spared else GOODS[kind][event] for kind in range(g.kinds)]
    among = (1 << g.kinds) - 1 if ANY[event] else 0
    return Price(gather(asked), ANY[event], among, False, 0, 0, 0)
