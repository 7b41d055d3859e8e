"""Triggering events: the event icon of the Gatherings, and a card that is turned for it (C6-06 to 14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, can_pay
from hindmost.games.glen_more_ii.paying import ReturnScotsmen, paying_slots, payment
from hindmost.games.glen_more_ii.roles import FROM_BACK
from hindmost.kernel.craft import ANYWHERE, VERB_SHIFT, Frame, Msg, Reason, Refusal, Verb, Window, verb_code
from hindmost.mechanics.activation import EXCHANGE, Activation
from hindmost.mechanics.craft import Args, Estate, FixedEffect, Price
from hindmost.mechanics.effects import ACTIVATION
from hindmost.mechanics.verbs import PAY_MEMBER

from .tome import OfCard, TurnCard, back_of, card_message, is_turned, turn, unturned

EVENT: Final = verb_code(6, 0)
TURN: Final = verb_code(6, 1)

NO_CARD: Final = Reason("reason-no-event-card", "C6-10")
TURNED: Final = Reason("reason-event-turned", "C6-10")
UNDER_WAY: Final = Reason("reason-event-under-way", "C6-47")
CANNOT_AFFORD: Final = Reason("reason-event-price", "C6-09")
NO_SCOTSMEN: Final = Reason("reason-event-scotsmen", "C6-09")
NEEDED: Final = Reason("reason-event-needs-him", "C6-45")
NOT_AT_HOME: Final = Reason("reason-not-at-home", "GM2-TAKE-04")


class Trigger(Verb):
    """Payload: the card whose event is triggered."""

    name: ClassVar[str] = "event"
    code: ClassVar[int] = EVENT

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.card_ids[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"card": card_message(g, payload), "event": Msg(f"landmark-{g.kit.card_ids[payload]}-event", {})}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"landmark:{g.kit.card_ids[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return back_of(g, payload).clause


class TurnOnly(Trigger):
    """Payload: the card that is turned without its event."""

    name: ClassVar[str] = "turn"
    code: ClassVar[int] = TURN

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"card": card_message(g, payload)}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C6-08" if g.stack[-1] == CHOOSE_EVENT else "C6-21"


class TriggerEvent(FixedEffect):
    """The event icon: one of the player's events may be triggered."""

    __slots__ = ()

    verb: ClassVar[str] = "event"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)
    sign: ClassVar[str] = "event"


class Triggering(Activation):
    """An icon does nothing for whoever has no card left to turn (C6-10)."""

    sort: ClassVar[str] = EXCHANGE

    def __init__(self, effect: TriggerEvent) -> None:
        pass

    def ready(self, g: Any, e: Estate, slot: int) -> bool:
        return bool(unturned(g, g.active))

    def refusal(self, g: Any, e: Estate, slot: int) -> Reason:
        return NO_CARD

    def begin(self, g: Any, e: Estate, slot: int) -> None:
        g.stack.append(CHOOSE_EVENT)


class ChooseEvent(Window[GlenMoreII]):
    """Which card is turned, with its event or without (C6-07, 08)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        cards = unturned(g, g.active)
        events = [EVENT | card for card in cards if event_refusal(g, card) is None]
        return [*events, *(TURN | card for card in cards)] or None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        card = choice & 0xFF
        if choice >> VERB_SHIFT == TURN >> VERB_SHIFT:
            turn(g, card)
            return
        g.note("event", g.active, card)
        g.push([*event_payment(g, card), CarryOut(card), TurnCard(card)])

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        cards = unturned(g, g.active)
        found = [Refusal(EVENT | card, reason) for card in cards if (reason := event_refusal(g, card))]
        for card in g.estates[g.active].cards:
            if g.book.backs[card] is not None and card not in cards:
                reason = TURNED if is_turned(g, card) else UNDER_WAY
                found += [Refusal(EVENT | card, reason), Refusal(TURN | card, reason)]
        return found


def event_refusal(g: GlenMoreII, card: int) -> Reason | None:
    """Why the event of a card cannot be triggered: it must be paid in full, and come to something (C6-09)."""
    e = g.estates[g.active]
    price = back_of(g, card).price
    if not can_pay(g, e, price, 0, 0):
        return CANNOT_AFFORD
    if not price.members:
        return idle_reason(g, card)
    if sum(e.members[slot] for slot in givers(g, e, card)) < price.members:
        return NO_SCOTSMEN
    return None if spare(g, e, card, price.members) else idle_reason(g, card) or NEEDED


def idle_reason(g: GlenMoreII, card: int) -> Reason | None:
    """Why nothing would come of an event that has been paid, or None."""
    reasons = [deed.refusal(g, FROM_BACK + card) for deed in g.book.back_deeds[card]]
    return None if None in reasons else reasons[0]


def event_payment(g: GlenMoreII, card: int) -> list[Frame[Any]]:
    price = back_of(g, card).price
    rest = Price(price.goods, price.any, price.among, price.different, price.whisky, price.coins, 0, price.tokens)
    frames = payment(g, rest)
    return [*frames, GiveScotsmen(price.members, card)] if price.members else frames


def givers(g: GlenMoreII, e: Estate, card: int) -> list[int]:
    """Where Scotsmen stand who can be given for an event: at home if he is paid, anywhere if he goes back (C0-18)."""
    if back_of(g, card).home:
        return paying_slots(g, e)
    return [slot for slot, number in enumerate(e.members) if number]


def spare(g: GlenMoreII, e: Estate, card: int, number: int) -> list[int]:
    """Where one of so many Scotsmen can be given so that the event comes to something once all are given (C6-45)."""
    found = []
    for slot in givers(g, e, card):
        e.members[slot] -= 1
        if spare(g, e, card, number - 1) if number > 1 else idle_reason(g, card) is None:
            found.append(slot)
        e.members[slot] += 1
    return found


class GiveScotsmen(ReturnScotsmen):
    """The Scotsmen of an event's price go back to the supply before anything else happens."""

    __slots__ = ("card",)

    shape: ClassVar[dict[str, str]] = {"number": "number", "card": "landmark"}

    def __init__(self, number: int, card: int) -> None:
        super().__init__(number)
        self.card = card

    def slots(self, g: GlenMoreII) -> list[int]:
        return spare(g, g.estates[g.active], self.card, self.number)

    def rest(self, number: int) -> ReturnScotsmen:
        return GiveScotsmen(number, self.card)

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if 0 < self.number <= back_of(g, self.card).price.members else ["asks for Scotsmen it does not cost"]

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        offered, able = self.slots(g), givers(g, e, self.card)
        standing = [slot for slot, number in enumerate(e.members) if number and slot not in offered]
        return [Refusal(PAY_MEMBER | slot, NEEDED if slot in able else NOT_AT_HOME) for slot in standing]


class CarryOut(OfCard):
    """The event of a card, once it has been paid."""

    def run(self, g: GlenMoreII) -> None:
        frames: list[Frame[Any]] = []
        for deed in g.book.back_deeds[self.card]:
            frames += deed.begin(g, FROM_BACK + self.card)
        g.push(frames)


CHOOSE_EVENT: Final = ChooseEvent()
