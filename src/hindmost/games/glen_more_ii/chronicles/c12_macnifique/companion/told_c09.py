"""Chronicle 9 at a printed table: in each step, the event on which you put a marker."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import SLOTS, event_message, feasts
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.points import MOST_TOKENS, STEPS, USES
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c09 import UseOf
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Fold, Frame, Hook, Msg, Verb, verb_code
from hindmost.mechanics.craft import Args

from .asking import Asked, clause_of
from .board import table_board
from .told import Told

USED: Final = verb_code(12, 16)
NO_EVENT: Final = SLOTS
"""As the payload: none in this step."""
NO_MORE: Final = SLOTS + 1
"""As the payload: your stack is used up."""
OTHERS: Final = {NO_EVENT: "none", NO_MORE: "no-more"}


class UsedVerb(Verb):
    """Payload: the slot of the event, or one of OTHERS."""

    name: ClassVar[str] = "used"
    code: ClassVar[int] = USED

    def words(self, g: GlenMoreII, payload: int) -> str:
        return OTHERS.get(payload, str(payload + 1))

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return f"-{OTHERS[payload]}" if payload in OTHERS else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {} if payload in OTHERS else {"event": event_message(g, feasts(g).cards[payload])}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [] if payload in OTHERS else [f"feast:{payload + 1}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return clause_of(g)


class YourEvent(Asked):
    """A step in which both reveal a token: what is free is settled before. Once your stack is used up, nothing more is
    asked."""

    within: ClassVar[tuple[str, ...]] = ("bidding",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = feasts(g)
        free = [slot for slot, markers in enumerate(part.markers) if not markers]
        return [*(USED | slot for slot in free), USED | NO_EVENT, USED | NO_MORE] if free else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        slot = choice & 0xFF
        part = feasts(g)
        if slot == NO_MORE:
            table_board(g).bidding = 0
        elif slot != NO_EVENT:
            part.stacks[YOU] = [slot]
        elif not part.stacks[HER]:
            g.stack.append(self)  # nothing is revealed here that would lead to the next step

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return options[-1]

    def title(self, g: GlenMoreII) -> Msg:
        stack = feasts(g).stacks[HER]
        if not stack:
            return Msg("ask-your-event", {"hers": Msg("her-token-none", {})})
        event = event_message(g, feasts(g).cards[stack[0]])
        return Msg("ask-your-event", {"hers": Msg("her-token", {"n": stack[0] + 1, "event": event})})


class UseYours(UseOf):
    """You have paid for an event on the table."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        part = feasts(g)
        part.markers[self.slot] = sorted([*part.markers[self.slot], YOU])
        g.note("feast-joined", YOU, part.cards[self.slot])


class AskFirst(Fold[GlenMoreII, "list[Frame[Any]]"]):
    """Before a step is carried out you tell your part in it."""

    def fold(self, g: GlenMoreII, value: list[Frame[Any]], seat: int, subject: int) -> list[Frame[Any]]:
        return [YourEvent(), *value] if table_board(g).bidding else value


class Used(Fold[GlenMoreII, "list[Frame[Any]]"]):
    """What you have told you have used."""

    def fold(self, g: GlenMoreII, value: list[Frame[Any]], seat: int, subject: int) -> list[Frame[Any]]:
        return [UseYours(subject)] if seat == YOU else value


class AnyNumber(Fold[GlenMoreII, int]):
    """How many tokens you may stack is your affair."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return SLOTS if seat == YOU else value


class ToldOfFeasts(Told):
    chronicle: ClassVar[int] = 9

    def counted(self, g: GlenMoreII, category: int, number: int) -> None:
        """The bidding is over: before the next scoring you have a new stack."""
        table_board(g).bidding = 1

    def hooks(self) -> tuple[Hook, ...]:
        return ((STEPS, AskFirst()), (USES, Used()), (MOST_TOKENS, AnyNumber()))
