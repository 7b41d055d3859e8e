"""The Tome: which landmark cards have been turned to their event, and which score tables are in use."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.catalogue.glen_more_ii.model import Back
from hindmost.games.glen_more_ii.craft import GlenMoreII, facts_of, load_chronicle
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.craft import ANYWHERE, Json, Msg, Name, Slice, State, Window

from .points import TURNED

KEY: Final = "dubious-tome"

DATA: Final = load_chronicle(__name__)
EVENTS: Final = tuple(record["card"] for record in DATA.patch.add.values() if record["list"] == "backs")
"""The cards that have an event, by their ids; some are there only with other chronicles."""
BITS: Final = {card: 1 << place for place, card in enumerate(EVENTS)}
TABLES: Final = ("castle", "whisky")
"""The categories that have a table of their own (C6-16)."""


class Tome(Slice):
    """The events that lie open, and those of them by which their owners score: masks of the places in EVENTS."""

    __slots__ = ("tables", "turned")

    def __init__(self, turned: int, tables: int) -> None:
        self.turned = turned
        self.tables = tables

    @classmethod
    def new(cls, seats: int) -> Tome:
        return Tome(0, 0)

    @classmethod
    def revive(cls, data: Json) -> Tome:
        return Tome(_mask(data["turned"]), _mask(data["tables"]))

    def copy(self) -> Tome:
        return Tome(self.turned, self.tables)

    def to_json(self) -> Json:
        return {"turned": _names(self.turned), "tables": _names(self.tables)}

    def problems(self, g: GlenMoreII) -> list[str]:
        owned = _mask(list({id_ for e in g.estates for card in e.cards if (id_ := g.kit.card_ids[card]) in EVENTS}))
        scoring = _mask([id_ for id_ in _names(self.tables) if id_ in table_cards(g)])
        problems = []
        if self.turned & ~owned:
            problems.append(f"nobody has the landmark card {_names(self.turned & ~owned)[0]}, but it was turned")
        if self.tables & ~(self.turned & scoring):
            problems.append("a score table is in use without its event")
        return problems + _unfinished(g)


def _mask(names: Json) -> int:
    unknown = [name for name in names if name not in EVENTS]
    if unknown or len(set(names)) < len(names):
        raise ValueError(f"the events must be different ones of {', '.join(EVENTS)}, not {names!r}")
    return sum(BITS[name] for name in names)


def _names(mask: int) -> list[str]:
    return [name for name, bit in BITS.items() if mask & bit]


def _unfinished(g: GlenMoreII) -> list[str]:
    """An event that is under way is of a card that its owner has, not turned yet, and not twice (C6-47)."""
    pending = [(frame.card, actor) for frame, actor in pending_by_actor(g) if isinstance(frame, TurnCard)]
    cards = [card for card, _ in pending]
    sound = all(card in g.estates[actor].cards and not is_turned(g, card) for card, actor in pending)
    return [] if sound and len(set(cards)) == len(cards) else ["an event is under way that cannot be"]


def tome(g: State) -> Tome:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Tome)
    return part


def back_of(g: GlenMoreII, card: int) -> Back:
    back = g.book.backs[card]
    assert back is not None
    return back


def table_cards(g: GlenMoreII) -> list[str]:
    """The cards whose event is a score table."""
    return [id_ for card, id_ in enumerate(g.kit.card_ids) if table_of(g, card)]


def table_of(g: GlenMoreII, card: int) -> str:
    """The category whose table comes with the event of a card; empty if none does."""
    back = g.book.backs[card]
    named = dict(back.effect.names()) if back is not None and back.effect is not None else {}
    return named.get("category", "")


def steps_of(g: GlenMoreII, category: str) -> tuple[int, ...]:
    """VP by the lead, for whoever has triggered the event of a category (C6-16)."""
    return facts_of(g, KEY).numbers[f"{category}_table"]


def bit_of(g: GlenMoreII, card: int) -> int:
    return BITS[g.kit.card_ids[card]]


def is_turned(g: GlenMoreII, card: int) -> bool:
    return g.book.backs[card] is not None and bool(tome(g).turned & bit_of(g, card))


def faces(g: GlenMoreII, seat: int) -> list[int]:
    """The cards of a seat that show their event."""
    return [card for card in g.estates[seat].cards if is_turned(g, card)]


def unturned(g: GlenMoreII, seat: int) -> list[int]:
    """The cards of a seat that may be turned: none whose own event is under way (C6-07, 10, 47)."""
    under_way = [frame.card for frame in g.stack if isinstance(frame, TurnCard)]
    return [
        card
        for card in g.estates[seat].cards
        if g.book.backs[card] is not None and card not in under_way and not is_turned(g, card)
    ]


def turn(g: GlenMoreII, card: int) -> None:
    """The card shows its event from now on (C6-10)."""
    tome(g).turned |= bit_of(g, card)
    g.note("event-turned", g.active, card)
    g.table.emit(TURNED, g, g.active, card)


def card_message(g: GlenMoreII, card: int) -> Msg:
    return Name("landmark", g.kit.card_ids[card])


class OfCard(Window[GlenMoreII]):
    """A step of the event of a card."""

    __slots__ = ("card",)

    shape: ClassVar[dict[str, str]] = {"card": "landmark"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, card: int) -> None:
        self.card = card


class TurnCard(OfCard):
    """A card is turned when its own event is done; until then the event is under way (C6-47)."""

    def run(self, g: GlenMoreII) -> None:
        turn(g, self.card)
