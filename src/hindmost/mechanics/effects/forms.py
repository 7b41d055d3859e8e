"""Forms that many effects have: always the same words, one amount, or one noun."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.effects.effect import Effect
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import FOR, Sign, Term


@mypyc_attr(allow_interpreted_subclasses=True)
class FixedEffect(Effect):
    """Always the same: the verb, and `tail` behind it."""

    __slots__ = ()

    tail: ClassVar[tuple[str, ...]] = ()
    sign: ClassVar[str] = ""

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        phrase.expect(*cls.tail)
        return cls()

    def words(self, lexicon: Lexicon) -> str:
        return " ".join((self.verb, *self.tail))

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-{'-'.join((self.verb, *self.tail))}", {})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.sign]


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountEffect(Effect):
    """The verb and an amount, with `lead` and `tail` around it: of a `unit`, which is given for what `sign` stands for,
    or of what `sign` stands for itself."""

    __slots__ = ("amount",)

    lead: ClassVar[tuple[str, ...]] = ()
    unit: ClassVar[str] = ""
    tail: ClassVar[tuple[str, ...]] = ()
    sign: ClassVar[str] = ""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        phrase.expect(*cls.lead)
        amount = cls.read_amount(phrase)
        phrase.expect(*cls.tail)
        return cls(amount)

    @classmethod
    def read_amount(cls, phrase: Phrase) -> int:
        amount = phrase.amount()
        if cls.unit:
            phrase.thing((phrase.lexicon.things[cls.unit],))
        return amount

    def words(self, lexicon: Lexicon) -> str:
        amount = lexicon.things[self.unit].counted(self.amount) if self.unit else str(self.amount)
        return " ".join((self.verb, *self.lead, amount, *self.tail))

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-{self.verb}", self.args(lexicon))

    def args(self, lexicon: Lexicon) -> dict[str, int | str | Msg]:
        """What its message speaks of: the amount, called by the plural of its unit."""
        if not self.unit:
            return {"n": self.amount}
        thing = lexicon.things[self.unit]
        return {thing.plural: Term((self.amount,), thing).message()}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.sign, FOR, self.amount, self.unit] if self.unit else [self.amount, self.sign]


@mypyc_attr(allow_interpreted_subclasses=True)
class NounEffect(Effect):
    """The verb, and what it is about: a category, a type, a person."""

    __slots__ = ("noun",)

    sort: ClassVar[str] = ""
    """Of which sort the noun is (`names`)."""
    wanted: ClassVar[str] = ""
    """What is missing where there is none."""
    tail: ClassVar[tuple[str, ...]] = ()

    def __init__(self, noun: str) -> None:
        self.noun: Final = noun

    def fields(self) -> tuple[object, ...]:
        return (self.noun,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        noun = phrase.name(cls.wanted)
        phrase.expect(*cls.tail)
        return cls(noun)

    def words(self, lexicon: Lexicon) -> str:
        return " ".join((self.verb, self.noun, *self.tail))

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-{self.verb}-{self.noun}", {})

    def names(self) -> tuple[tuple[str, str], ...]:
        return ((self.sort, self.noun),) if self.sort else ()
