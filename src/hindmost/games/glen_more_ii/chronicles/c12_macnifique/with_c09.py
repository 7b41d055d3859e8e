"""Her conduct with Chronicle 9: her cards say on which events she bids, and she pays in VP (C12-C9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.bidding import packed, tokens_of, unpacked
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import (
    EVENTS,
    SLOTS,
    event_message,
    feasts,
    symbols,
)
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.points import MOST_TOKENS, STACKED, USES
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import NATURE, Award, Coming, Fold, Frame, Hook, Listener, Msg

from .board import HER, board
from .cards import CARDS, card_comes
from .conduct import Conduct
from .levels import DATA
from .printed import number_at, printed_card
from .turn import is_used_up, new_pile

STACK: Final = DATA.facts.numbers["feast_stack"]
MOST_VP: Final = DATA.facts.numbers["feast_most"]


def at_round(numbers: tuple[int, ...], scorings: int) -> int:
    """What a list by round says before the scoring that follows so many."""
    return numbers[min(scorings, len(numbers) - 1)]


class MakeStack(Listener[GlenMoreII]):
    """Your stack is made, and her tokens lie above the events in ascending order (C12-C9-01, 02)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [DrawForEvent(SLOTS - 1, packed(list(range(SLOTS))))]


class DrawForEvent(Frame[GlenMoreII]):
    """A card for an event, from right to left; the token of one that her number reaches moves to the left of all others
    (C12-C9-02). `order`: her tokens from the left, packed."""

    __slots__ = ("order", "slot")

    shape: ClassVar[dict[str, str]] = {"slot": "feast", "order": "number"}
    within: ClassVar[tuple[str, ...]] = ("bidding",)

    def __init__(self, slot: int, order: int) -> None:
        self.slot = slot
        self.order = order

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return list(range(len(CARDS))) if is_used_up(g) else sorted(board(g).unseen)

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "action cards"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if is_used_up(g):
            new_pile(g)
        part = board(g)
        part.unseen.remove(choice)
        part.seen.append(choice)
        event, number = feasts(g).cards[self.slot], printed_card(g, choice).number
        g.note("lady-bid", HER, choice, number, event)
        order = unpacked(self.order)
        if self.slot not in tokens_of(g, HER):
            pass  # whatever the card shows, the token is not there to be moved (C12-C8-07)
        elif number >= symbols(event):
            order = [self.slot, *(token for token in order if token != self.slot)]
            g.note("lady-bid-left", HER, self.slot + 1)
        else:
            g.note("lady-bid-stays", HER, self.slot + 1)
        if self.slot:
            g.stack.append(DrawForEvent(self.slot - 1, packed(order)))
        else:
            stack_up(g, order)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-draw-for-event", {"event": event_message(g, feasts(g).cards[self.slot])})

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return card_comes(choice)

    def faults(self, g: GlenMoreII) -> list[str]:
        whole = sorted(unpacked(self.order)) == list(range(SLOTS))
        return [] if whole else ["has not the five bid tokens of MacNifique"]


def stack_up(g: GlenMoreII, order: list[int]) -> None:
    """Her leftmost tokens, as many as the round has, the leftmost on top (C12-C9-03)."""
    there = tokens_of(g, HER)
    stack = [token for token in order if token in there][: at_round(STACK, g.scorings)]
    feasts(g).stacks[HER] = stack
    g.note("lady-stack", HER, packed(stack))


class ByRound(Fold[GlenMoreII, int]):
    """She stacks as many as the round has, also while it is being scored."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return at_round(STACK, g.scorings) if seat == HER else value


class ByVP(Fold[GlenMoreII, "list[Frame[Any]]"]):
    """She has no resources."""

    def fold(self, g: GlenMoreII, value: list[Frame[Any]], seat: int, subject: int) -> list[Frame[Any]]:
        return [HerEvent(subject)] if seat == HER else value


class UseOf(Frame[GlenMoreII]):
    """Somebody uses an event without paying resources for it here."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "feast"}
    within: ClassVar[tuple[str, ...]] = ("bidding",)

    def __init__(self, slot: int) -> None:
        self.slot = slot


class HerEvent(UseOf):
    """She uses a free event if its VP are within the limit of the round, all in all, and hers to give (C12-C9-04)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        part = feasts(g)
        event = part.cards[self.slot]
        paid = sum(symbols(part.cards[slot]) for slot, markers in enumerate(part.markers) if HER in markers)
        each = number_at(g, "feast_vp")
        vp = each * symbols(event)
        if each * paid + vp > at_round(MOST_VP, g.scorings) or vp > g.estates[HER].vp:
            g.note("lady-feast-missed", HER, event)
            return
        part.markers[self.slot] = sorted([*part.markers[self.slot], HER])
        g.award(Award(HER, -vp, f"feast-{EVENTS[event]}", "C12-C9-04", g.scorings))
        g.note("lady-feast", HER, event, vp)

    def faults(self, g: GlenMoreII) -> list[str]:
        part = feasts(g)
        there = self.slot in part.shown[HER] and HER not in part.markers[self.slot]
        return [] if there else ["lets MacNifique use an event for which she has not bid"]


class WithFeasts(Conduct):
    """What events raise moves no priority tile and is no item: those go by what lies there (C12-C9-05)."""

    chronicle: ClassVar[int] = 9

    def hooks(self) -> tuple[Hook, ...]:
        return ((STACKED, MakeStack()), (MOST_TOKENS, ByRound()), (USES, ByVP()))
