"""The penny action: at the end of a turn a penny on a mob, or a mob with all its pennies (C8-07 to 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import VERB_SHIFT, Frame, Reason, Refusal, Window, asks_nature, verb_code
from hindmost.mechanics.craft import Args

from .mobs.registry import MOBS
from .prison import IN_PRISON, PENALTIES, mob_message, prison
from .words import DECLINE, MobVerb

PENNY: Final = verb_code(8, 1)
TAKE_MOB: Final = verb_code(8, 2)

NO_PENNY: Final = Reason("reason-no-penny", "C8-09")


class Penny(MobVerb):
    """One of the own pennies is put on a mob, turned to +1."""

    name: ClassVar[str] = "penny"
    code: ClassVar[int] = PENNY

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"mob": mob_message(payload), "n": sum(prison(g).marks[payload])}

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, PENNY | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-07"


class TakeMob(MobVerb):
    """A mob is taken with all pennies on it."""

    name: ClassVar[str] = "take-mob"
    code: ClassVar[int] = TAKE_MOB

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"mob": mob_message(payload), "n": sum(prison(g).marks[payload]), "vp": PENALTIES[payload]}

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, TAKE_MOB | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return MOBS[payload].clause


class PennyAction(Window[GlenMoreII]):
    """After all else of the turn, wherever the pawn stopped (C8-08); without a mob in prison there is none (C8-10)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = prison(g)
        waiting = part.at(IN_PRISON)
        pennies = [PENNY | mob for mob in waiting] if part.minus[g.active] else []
        return [*pennies, *(TAKE_MOB | mob for mob in waiting), DECLINE] if waiting else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        mob = choice & 0xFF
        if choice >> VERB_SHIFT == PENNY >> VERB_SHIFT:
            lay_penny(g, g.active, mob)
        elif choice != DECLINE:
            take(g, g.active, mob)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return DECLINE

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        part = prison(g)
        return [] if part.minus[g.active] else [Refusal(PENNY | mob, NO_PENNY) for mob in part.at(IN_PRISON)]


def take(g: GlenMoreII, seat: int, mob: int) -> None:
    """The mob works at once, and is never given back (C8-11)."""
    lead_out(g, seat, mob)
    g.push(MOBS[mob].taken(g, seat))


def lead_out(g: GlenMoreII, seat: int, mob: int) -> None:
    """The pennies stay +1 with their taker (C8-09)."""
    part = prison(g)
    pennies = part.marks[mob][0]
    part.plus[seat] += pennies
    part.where[mob] = seat
    part.marks[mob] = MOBS[mob].fresh()
    g.note("mob-taken", seat, mob, pennies)


def lay_penny(g: GlenMoreII, seat: int, mob: int) -> None:
    """A penny of a seat lies on a mob, turned to +1 (C8-07)."""
    part = prison(g)
    part.minus[seat] -= 1
    part.marks[mob] = [part.marks[mob][0] + 1]
    g.note("penny", seat, mob)


class TurnOver(Frame[GlenMoreII]):
    """What mobs count in a turn is counted anew in the next."""

    def run(self, g: GlenMoreII) -> None:
        for mob, where in enumerate(prison(g).where):
            if where >= 0:
                MOBS[mob].turn_over(g)
