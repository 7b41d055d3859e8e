"""Calling a mob: one action for each that can be used now, which then asks for the rest (C8-13, 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import VERB_SHIFT, FreeAction, Refusal, verb_code

from .leisure import at_leisure
from .mobs.registry import MOBS
from .prison import NAMES, prison
from .words import MobVerb

CALL: Final = verb_code(8, 3)
WAYS: Final = tuple(f"-{mob.name}" for mob in MOBS.values() if mob.called())
"""Each mob that can be called says in a sentence of its own for what."""


class Call(MobVerb):
    """The mob is to do what it can."""

    name: ClassVar[str] = "call"
    code: ClassVar[int] = CALL
    variants: ClassVar[tuple[str, ...]] = WAYS

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return f"-{NAMES[payload]}"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return MOBS[payload].clause


class CallMob(FreeAction[GlenMoreII]):
    """Only those of which something can come, so that nothing is asked for nothing."""

    def verbs(self) -> tuple[int, ...]:
        return (CALL >> VERB_SHIFT,)

    def offer(self, g: GlenMoreII, seat: int, options: list[int]) -> None:
        if at_leisure(g, seat):
            options += self.options(g, seat)

    def options(self, g: GlenMoreII, seat: int) -> list[int]:
        mine = prison(g).at(seat)
        if not mine or not at_leisure(g, seat):
            return []
        return [CALL | mob for mob in mine if MOBS[mob].is_ready(g, seat)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.push(MOBS[choice & 0xFF].called())

    def refusals(self, g: GlenMoreII, seat: int) -> list[Refusal]:
        mine = prison(g).at(seat) if at_leisure(g, seat) else []
        return [Refusal(CALL | mob, reason) for mob in mine if (reason := MOBS[mob].idle_reason(g))]
