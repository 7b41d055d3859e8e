"""Building cellars, in one's own turn (C3-13, 26)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.activate import Activate, ActivateSome
from hindmost.games.glen_more_ii.craft import CLEAN_UP, GlenMoreII, can_pay
from hindmost.games.glen_more_ii.paying import payment
from hindmost.games.glen_more_ii.place import Effects
from hindmost.games.glen_more_ii.turn import Take
from hindmost.kernel.craft import ANYWHERE, VERB_SHIFT, Frame, FreeAction, Msg, Reason, Refusal, Verb, verb_code
from hindmost.mechanics.craft import Args, Price

from .ageing import AgeBarrel
from .cellars import COSTS, cellars

BUILD: Final = verb_code(3, 5)
SECOND: Final = 2

CANNOT_BUILD: Final = Reason("reason-cannot-build-cellar", "C3-13")
NOT_NOW: Final = Reason("reason-no-cellar-now", "C3-26")


class Build(Verb):
    """Payload: the cellar, 2 or 3."""

    name: ClassVar[str] = "cellar"
    code: ClassVar[int] = BUILD

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"cellar": cellar_message(g, payload), "price": cost_of(payload).message(g.kit.lexicon)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"cellar:{g.active}:{payload}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-13"


class BuildCellar(FreeAction[GlenMoreII]):
    """The next cellar is paid, and lies to the right of the others."""

    def verbs(self) -> tuple[int, ...]:
        return (BUILD >> VERB_SHIFT,)

    def offer(self, g: GlenMoreII, seat: int, options: list[int]) -> None:
        if seat == g.mover and next_cellar(g, seat):
            options += self.options(g, seat)

    def options(self, g: GlenMoreII, seat: int) -> list[int]:
        cellar = next_cellar(g, seat)
        if not cellar or not may_build(g, seat) or not can_pay(g, g.estates[seat], cost_of(cellar), 0, 0):
            return []
        return [BUILD | cellar]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.push([*payment(g, cost_of(choice & 0xFF)), LayCellar()])

    def refusals(self, g: GlenMoreII, seat: int) -> list[Refusal]:
        cellar = next_cellar(g, seat)
        if not cellar or self.options(g, seat):
            return []
        return [Refusal(BUILD | cellar, CANNOT_BUILD if may_build(g, seat) else NOT_NOW)]


class LayCellar(Frame[GlenMoreII]):
    """It has been paid, and its spaces can be used at once."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def run(self, g: GlenMoreII) -> None:
        cellars(g).built[g.active] += 1
        g.note("built-cellar", g.active, cellars(g).built[g.active] + 1)

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if g.active >= 0 and next_cellar(g, g.active) else ["builds a cellar that there is not"]


def next_cellar(g: GlenMoreII, seat: int) -> int:
    """2 or 3; 0 if all are built."""
    built = cellars(g).built[seat]
    return built + SECOND if built < len(COSTS) else 0


def cost_of(cellar: int) -> Price:
    return COSTS[cellar - SECOND]


def may_build(g: GlenMoreII, seat: int) -> bool:
    """Whether it is the seat's own turn, with its own pawn, before the clean-up, and one step of it is done: not in the
    middle of a payment, where what is left must be kept for it."""
    own = g.active == g.whose == g.mover == seat
    done = own and isinstance(g.stack[-1], (Take, Effects, Activate, ActivateSome, AgeBarrel))
    return done and CLEAN_UP in g.stack


def cellar_message(g: GlenMoreII, cellar: int) -> Msg:
    return Msg("cellar-second" if cellar == SECOND else "cellar-third", {})
