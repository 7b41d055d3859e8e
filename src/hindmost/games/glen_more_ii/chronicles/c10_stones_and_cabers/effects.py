"""How the effects of this chronicle's tiles are written, said and drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.craft import Msg
from hindmost.mechanics.craft import Effect, FixedEffect, Lexicon, Phrase
from hindmost.mechanics.effects import ACTIVATION, ANY_KIND, DOMAIN, GAINED
from hindmost.mechanics.lexicon import Thing
from hindmost.mechanics.wording import OR, Sign, Term, joined, joined_signs

from .games import CHAMPIONS

EITHER: Final = "either"
BOTH: Final = "both"
ONE: Final = "one"
ANY: Final = "any"
WAYS: Final = (EITHER, BOTH, ONE, ANY, *CHAMPIONS)
LEVEL_WORTH: Final = 1.0
"""About, in VP."""


class Train(Effect):
    """Levels: so many for a champion, for both of them, for one of choice, or split freely; or as in a tournament, so
    many for one champion or half of it for each."""

    __slots__ = ("number", "way")

    verb: ClassVar[str] = "train"
    places: ClassVar[tuple[str, ...]] = (GAINED, DOMAIN)

    def __init__(self, way: str, number: int) -> None:
        self.way = way
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return (self.way, self.number)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.one_of(WAYS), phrase.amount())

    def words(self, lexicon: Lexicon) -> str:
        return f"train {self.way} {self.number}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-train-{self.way}", {"n": self.number})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        if self.way in CHAMPIONS:
            return [self.number, self.way]
        joint = "+" if self.way == BOTH else OR
        return joined_signs([[self.number, champion] for champion in CHAMPIONS], joint)

    def worth(self) -> float:
        return LEVEL_WORTH * self.number * (len(CHAMPIONS) if self.way == BOTH else 1)


class Crosswise(FixedEffect):
    """Its row and its column are activated instead of its neighbours."""

    __slots__ = ()

    verb: ClassVar[str] = "crosswise"
    places: ClassVar[tuple[str, ...]] = (GAINED,)
    sign: ClassVar[str] = "crosswise"


class Befriend(FixedEffect):
    """A clan marker without road cost, also beside that of another player."""

    __slots__ = ()

    verb: ClassVar[str] = "befriend"
    places: ClassVar[tuple[str, ...]] = (GAINED,)
    sign: ClassVar[str] = "befriend"


class ComeHome(FixedEffect):
    """A Scotsman may come to the home castle from anywhere."""

    __slots__ = ()

    verb: ClassVar[str] = "come"
    tail: ClassVar[tuple[str, ...]] = ("home",)
    places: ClassVar[tuple[str, ...]] = (GAINED,)
    sign: ClassVar[str] = "come-home"


class Breed(Effect):
    """One good of these kinds, given as a mask, comes onto the tile itself."""

    __slots__ = ("among",)

    verb: ClassVar[str] = "breed"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)

    def __init__(self, among: int) -> None:
        self.among = among

    def fields(self) -> tuple[object, ...]:
        return (self.among,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.mask())

    def kinds(self, lexicon: Lexicon) -> list[Thing]:
        return [thing for kind, thing in enumerate(lexicon.kinds) if self.among >> kind & 1]

    def words(self, lexicon: Lexicon) -> str:
        return f"breed {' or '.join(thing.name for thing in self.kinds(lexicon))}"

    def message(self, lexicon: Lexicon) -> Msg:
        goods = [Term((1,), thing).message() for thing in self.kinds(lexicon)]
        return Msg("effect-produce", {"goods": joined(goods, "list-or")})

    def short(self, lexicon: Lexicon) -> Msg:
        return joined([Term((1,), thing).short() for thing in self.kinds(lexicon)], "list-or")

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return joined_signs([[1, thing.name] for thing in self.kinds(lexicon)], OR)

    def makes(self) -> tuple[int, ...]:
        return (ANY_KIND,)
