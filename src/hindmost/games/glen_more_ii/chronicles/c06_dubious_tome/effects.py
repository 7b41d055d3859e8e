"""How the effects of this chronicle's cards are written, said and drawn: each begins with a word of its own."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.craft import Msg, State, Verb, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args, Effect, Lexicon, Phrase
from hindmost.mechanics.effects import BACK
from hindmost.mechanics.lexicon import VP
from hindmost.mechanics.wording import Sign, Term

LEAVE: Final = verb_code(6, 2)
LEFT: Final = {
    "turn-other": "C6-21",
    "march-out": "C6-23",
    "make-trade": "C6-29",
    "muster-one": "C6-33",
    "swap-him": "C6-37",
}
"""By question: the clause that lets one leave it."""


class EventEffect(Effect):
    """Two words say all of it: what is done, and to what."""

    __slots__ = ("noun",)

    places: ClassVar[tuple[str, ...]] = (BACK,)
    sign: ClassVar[str] = ""

    def __init__(self, noun: str) -> None:
        self.noun = noun

    def fields(self) -> tuple[object, ...]:
        return (self.noun,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.name("to what it is done"))

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.verb} {self.noun}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-{self.verb}", self.args(lexicon))

    def args(self, lexicon: Lexicon) -> Args:
        return {}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.sign]


class EventAmount(Effect):
    """The word, and an amount of something."""

    __slots__ = ("amount",)

    places: ClassVar[tuple[str, ...]] = (BACK,)
    sign: ClassVar[str] = ""
    unit: ClassVar[str] = VP

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(cls.read_amount(phrase))

    @classmethod
    def read_amount(cls, phrase: Phrase) -> int:
        number = phrase.amount()
        phrase.thing((phrase.lexicon.things[cls.unit],))
        return number

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.verb} {lexicon.things[self.unit].counted(self.amount)}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-{self.verb}", self.args(lexicon))

    def args(self, lexicon: Lexicon) -> Args:
        return {"amount": Term((self.amount,), lexicon.things[self.unit]).message()}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.sign, ">", self.amount, self.unit]


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
