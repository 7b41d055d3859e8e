"""How the effects of this chronicle's cards are written, said and drawn: each begins with a word of its own."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.craft import Msg, State, Verb, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import AmountEffect, Args, Lexicon, NounEffect
from hindmost.mechanics.effects import BACK
from hindmost.mechanics.lexicon import VP
from hindmost.mechanics.wording import Sign

LEAVE: Final = verb_code(6, 2)
LEFT: Final = {
    "turn-other": "C6-21",
    "march-out": "C6-23",
    "make-trade": "C6-29",
    "muster-one": "C6-33",
    "swap-him": "C6-37",
}
"""By question: the clause that lets one leave it."""


class EventEffect(NounEffect):
    """What is done, and to what; one sign says both."""

    __slots__ = ()

    places: ClassVar[tuple[str, ...]] = (BACK,)
    wanted: ClassVar[str] = "to what it is done"
    sign: ClassVar[str] = ""

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-{self.verb}", self.args(lexicon))

    def args(self, lexicon: Lexicon) -> Args:
        return {}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.sign]


class EventAmount(AmountEffect):
    """An amount of VP, as a rule."""

    __slots__ = ()

    places: ClassVar[tuple[str, ...]] = (BACK,)
    unit: ClassVar[str] = VP


class Leave(Verb):
    """Nothing, or nothing more, of what an event or a card lets one do."""

    name: ClassVar[str] = "leave"
    code: ClassVar[int] = LEAVE
    kind: ClassVar[Kind] = "pass"

    def variant(self, g: State, payload: int) -> str:
        ways = ("-turn-other", "-march-out", "-make-trade", "-muster-one", "-swap-him")
        return next(way for way in ways if way.endswith(g.stack[-1].kind()))

    def clause(self, g: State, payload: int) -> str:
        return LEFT.get(g.stack[-1].kind(), "C6-08")
