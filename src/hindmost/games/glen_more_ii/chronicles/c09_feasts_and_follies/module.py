"""Chronicle 9, Feasts and Follies: secret bids for events that raise the results of the next scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, Form, GlenMoreII, Prospects, Steps
from hindmost.games.glen_more_ii.points import BOOST, STEPS
from hindmost.kernel.craft import (
    AFTER,
    BEFORE,
    COUNT,
    Component,
    Hook,
    Insert,
    Json,
    NoteKind,
    Pick,
    Slice,
    State,
)
from hindmost.kernel.kinds import DEED, SCORING
from hindmost.mechanics.living import Living

from .bidding import Bidding, tokens_of
from .check import check
from .crests import CoinAtFeast, SpareGood, SparingGood, StackMore
from .feasts import ANY, BONUS, DATA, EMPTY, EVENTS, GOODS, KEY, SLOTS, THEMES, Feasts, event_message, feasts, vp_table
from .scoring import DEAL_EVENTS, AlternativeTable, ClearFeasts, EventBonus
from .shapes import ChronicleFeasts
from .worth import stakes


class FeastCards(Component):
    """The events, who uses them, and the table by which everybody scores."""

    name: ClassVar[str] = "feasts"
    shape: ClassVar[Any] = ChronicleFeasts

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = feasts(g)
        return {
            "events": [_event(g, slot) for slot in range(SLOTS)],
            "cards": [_card(g, event) for event in range(len(EVENTS))],
            "deck": len(part.deck),
            "discards": [EVENTS[event] for event in part.discards],
            "table": list(vp_table(g)),
        }


def _event(g: GlenMoreII, slot: int) -> Json:
    part = feasts(g)
    event = part.cards[slot]
    if event == EMPTY:
        return {"event": None, "category": None, "bonus": 0, "price": {}, "markers": []}
    return {**_card(g, event), "markers": part.markers[slot][:]}


def _card(g: GlenMoreII, event: int) -> dict[str, Json]:
    asked = {good: GOODS[kind][event] for kind, good in enumerate(g.kit.goods)} | {"any": ANY[event]}
    return {
        "event": EVENTS[event],
        "category": THEMES[event],
        "bonus": BONUS[event],
        "price": {good: number for good, number in asked.items() if number},
    }


class BidStack(Component):
    """The tokens of a stack that lie face down, the topmost first, by their numbers; the others see how many."""

    name: ClassVar[str] = "bid-stack"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = COUNT
    shape: ClassVar[Any] = list[int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [slot + 1 for slot in feasts(g).stacks[owner]]

    def redeal(self, g: GlenMoreII, seat: int, pick: Pick) -> None:
        """Any tokens that have not been shown, in any order; the stack of a seat that is nobody's is made openly."""
        part = feasts(g)
        for other in range(g.table.seats):
            if other != seat and not g.table.nobodys[other]:
                left = [token for token in tokens_of(g, other) if token not in part.shown[other]]
                part.stacks[other] = [left.pop(pick(len(left))) for _ in part.stacks[other]]


class BidTokens(Component):
    """The tokens that a player has in a bidding, by their numbers: all, unless some are set aside."""

    name: ClassVar[str] = "bid-tokens"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [slot + 1 for slot in tokens_of(g, owner)]


class BidShown(Component):
    """The tokens that a player has revealed in the bidding under way, by their numbers."""

    name: ClassVar[str] = "bid-shown"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [slot + 1 for slot in feasts(g).shown[owner]]


class CrestGoods(Component):
    """The resources that a player has laid on crests: their symbols cost nothing."""

    name: ClassVar[str] = "crest-goods"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [g.kit.goods[kind] for kind in feasts(g).spared[owner]]


class FeastsAndFollies(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 9
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "complex"
    data: ClassVar[ChronicleData | None] = DATA
    correctable: ClassVar[Mapping[str, Form]] = {"score_table": Steps(30)}
    part: ClassVar[type[Slice] | None] = Feasts
    readings: ClassVar[dict[str, Any]] = {"event": event_message}
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "bidding": (),
        "feasts-shuffled": (),
        "crest-bare": (),
        "crest-good": ("good",),
        "bid-stacked": ("n",),
        "bid-revealed": ("n", "event"),
        "feast-announced": ("event", "n"),
        **dict.fromkeys(("feast-taken", "feast-joined", "feast-missed"), ("event",)),
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = {"bidding": SCORING, "bid-revealed": DEED}

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "feasts", DEAL_EVENTS),
            *(Insert(plan, BEFORE, "score", "bidding", Bidding()) for plan in ("scoring", "final")),
            Insert("scoring", AFTER, "score", "feasts", ClearFeasts(0)),
            Insert("final", AFTER, "score", "feasts", ClearFeasts(1)),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return ((BOOST, EventBonus()), (STEPS, AlternativeTable()))

    def effects(self) -> tuple[Living, ...]:
        return (Living(StackMore), Living(CoinAtFeast), Living(SpareGood, deed=SparingGood))

    def components(self) -> tuple[Component, ...]:
        return (FeastCards(), BidTokens(), BidStack(), BidShown(), CrestGoods())

    def fits(self, g: State, meaning: str, value: int) -> bool:
        return meaning != "feast" or value in range(SLOTS)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return check(g)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return stakes(g, seat, ahead)


FEASTS_AND_FOLLIES: Final = FeastsAndFollies()
