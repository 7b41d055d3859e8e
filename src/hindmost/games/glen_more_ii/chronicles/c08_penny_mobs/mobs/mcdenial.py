"""Mairead McDenial: before a bidding, every other player sets one bid token aside (C8-40)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of, may_come
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import SLOTS
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.points import BID_TOKENS
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import AFTER, BEFORE, Fold, Frame, Hook, Insert, Reaction, Verb, acting, verb_code
from hindmost.kernel.standing import NO, Standing
from hindmost.mechanics.craft import Args

from .mob import Mob

MCDENIAL: Final = NAMES.index("mcdenial")
DENY: Final = verb_code(8, 28)
READY: Final = 0
USED: Final = SLOTS + 1
"""In place of the number of the token that is set aside."""
SCORINGS: Final = ("scoring", "final")


class DenyToken(Verb):
    """Payload: the slot of the event for which the others cannot bid."""

    name: ClassVar[str] = "deny"
    code: ClassVar[int] = DENY

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload + 1)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"n": payload + 1}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"feast:{payload + 1}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-40"


class BeforeTheBidding(Frame[GlenMoreII]):
    """As long as she has named no number yet, she is asked for before every bidding."""

    def run(self, g: GlenMoreII) -> None:
        seat = controller(g, MCDENIAL)
        if seat >= 0 and marks_of(g, MCDENIAL) == [READY]:
            g.push(acting(g, seat, [Deny()]))


class Deny(Reaction[GlenMoreII]):
    """Which number: before anybody makes a stack."""

    within: ClassVar[tuple[str, ...]] = ("denial",)

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO,) if may_come(table, MCDENIAL) else ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*(DENY | slot for slot in range(SLOTS)), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            token = (choice & 0xFF) + 1
            mark(g, MCDENIAL, [token])
            g.note("denied", g.active, token)

    def declined(self, g: GlenMoreII) -> int | None:
        return DECLINE

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, MCDENIAL) == g.active and marks_of(g, MCDENIAL) == [READY]
        return [] if ready else ["denies a bid token though nobody can"]


class SetAside(Fold[GlenMoreII, "list[int]"]):
    """All but her controller bid without it."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        owner = controller(g, MCDENIAL)
        if owner < 0 or owner == seat:
            return value
        denied = marks_of(g, MCDENIAL)[0] - 1
        return [token for token in value if token != denied]


class TokensBack(Frame[GlenMoreII]):
    """The bidding is over."""

    def run(self, g: GlenMoreII) -> None:
        if controller(g, MCDENIAL) >= 0 and marks_of(g, MCDENIAL) != [READY]:
            mark(g, MCDENIAL, [USED])


class McDenial(Mob):
    """Mairead remembers the number that she has named, and then that she has named one."""

    __slots__ = ()

    name: ClassVar[str] = "mcdenial"
    clause: ClassVar[str] = "C8-40"

    def fresh(self) -> list[int]:
        return [READY]

    def hooks(self) -> tuple[Hook, ...]:
        return ((BID_TOKENS, SetAside()),)

    def inserts(self) -> tuple[Insert, ...]:
        return (
            *(Insert(plan, BEFORE, "bidding", "denial", BeforeTheBidding(), optional=True) for plan in SCORINGS),
            *(Insert(plan, AFTER, "bidding", "tokens-back", TokensBack(), optional=True) for plan in SCORINGS),
        )

    def problems(self, g: GlenMoreII) -> list[str]:
        if self.marks(g) in ([READY], [USED]):
            return []
        named = self.marks(g) in [[token + 1] for token in range(SLOTS)]
        bidding = any(isinstance(frame, TokensBack) for frame in g.stack)
        return [] if named and bidding else ["McDenial has set a bid token aside that is not in a bidding"]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g) != [READY]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """An event that is left to her controller alone."""
        used = self.seat(g) == seat and self.is_spent(g)
        return 0.0 if used else 2.0
