"""What you may be asked beside your turn: a number, or yes or no."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import YOU
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame, Verb, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args

COUNT: Final = verb_code(12, 4)
YES: Final = verb_code(12, 5)
NO: Final = verb_code(12, 6)

BELOW_NOTHING: Final = 100
"""Numbers are told from so many below nothing on: VP may be."""


def numbers(least: int, most: int) -> list[int]:
    """The choices for a number."""
    return [COUNT | number + BELOW_NOTHING for number in range(least, most + 1)]


def number_in(choice: int) -> int:
    return (choice & ~COUNT) - BELOW_NOTHING


class CountVerb(Verb):
    """Payload: the number, from BELOW_NOTHING below nothing on."""

    name: ClassVar[str] = "count"
    code: ClassVar[int] = COUNT

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload - BELOW_NOTHING)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"n": payload - BELOW_NOTHING}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return clause_of(g)


class YesVerb(Verb):
    name: ClassVar[str] = "yes"
    code: ClassVar[int] = YES

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return clause_of(g)


class NoVerb(Verb):
    """The usual answer."""

    name: ClassVar[str] = "no"
    code: ClassVar[int] = NO
    kind: ClassVar[Kind] = "pass"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return clause_of(g)


class Asked(Frame[GlenMoreII]):
    """Something that you are asked about your game, whoever has the turn."""

    asked_by: ClassVar[str] = "C12-COMP-11"
    """The clause that says so."""

    def seat(self, g: GlenMoreII) -> int:
        return YOU


class YesOrNo(Asked):
    """Nothing happens if the answer is no."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [NO, YES] if self.matters(g) else None

    def matters(self, g: GlenMoreII) -> bool:
        """Whether it must be asked at all."""
        return True

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == YES:
            self.affirmed(g)
        else:
            self.denied(g)

    def affirmed(self, g: GlenMoreII) -> None:
        """It is so."""

    def denied(self, g: GlenMoreII) -> None:
        """It is not."""

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return NO


def clause_of(g: GlenMoreII) -> str:
    frame = g.stack[-1]
    return frame.asked_by if isinstance(frame, Asked) else ""
