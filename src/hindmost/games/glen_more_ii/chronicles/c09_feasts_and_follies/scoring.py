"""Events raise results, the alternative table gives the VP, and then all is cleared away (C9-SCORE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import NATURE, Coming, Fold, Frame, Msg

from .feasts import BONUS, EMPTY, EVENTS, THEMES, event_message, feasts, vp_table


class EventBonus(Fold[GlenMoreII, int]):
    """Every event with the own marker raises the result in its category (C9-BID-10)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        part = feasts(g)
        for event, markers in zip(part.cards, part.markers, strict=True):
            if seat in markers and THEMES[event] == g.book.categories[subject]:
                value += BONUS[event]
        return value


class AlternativeTable(Fold[GlenMoreII, "tuple[int, ...]"]):
    """For all players and all categories; a personal table still replaces it (C9-SCORE-01)."""

    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        return vp_table(g)


class DealEvents(Frame[GlenMoreII]):
    """Cards come onto the empty slots, the lowest first; the discards are the new deck once it is empty (C9-SETUP-02,
    C9-SCORE-03, 04)."""

    within: ClassVar[tuple[str, ...]] = ("feasts",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = feasts(g)
        return (part.deck or part.discards) if EMPTY in part.cards else None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "feasts"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = feasts(g)
        if not part.deck:
            part.deck, part.discards = part.discards, []
            g.note("feasts-shuffled", NATURE)
        part.deck.remove(choice)
        slot = part.cards.index(EMPTY)
        part.cards[slot] = choice
        g.note("feast-announced", NATURE, choice, slot + 1)
        g.stack.append(self)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-deal-events", {"slot": feasts(g).cards.index(EMPTY) + 1})

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return Coming(f"event {EVENTS[choice]}", event_message(g, choice), None, (f"event:{EVENTS[choice]}",))


class ClearFeasts(Frame[GlenMoreII]):
    """Events with a marker are replaced, though not after the `last` scoring; all take markers and tokens back."""

    __slots__ = ("last",)

    shape: ClassVar[dict[str, str]] = {"last": "flag"}

    def __init__(self, last: int) -> None:
        self.last = last

    def run(self, g: GlenMoreII) -> None:
        part = feasts(g)
        used = [slot for slot, markers in enumerate(part.markers) if markers]
        if not self.last:
            part.discards = sorted([*part.discards, *(part.cards[slot] for slot in used)])
            part.cards = [EMPTY if slot in used else event for slot, event in enumerate(part.cards)]
            g.stack.append(DEAL_EVENTS)
        part.markers = [[] for _ in part.markers]
        part.shown = [[] for _ in part.shown]


DEAL_EVENTS: Final = DealEvents()
