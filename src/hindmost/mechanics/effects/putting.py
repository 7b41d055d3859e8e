"""Effects that put goods and clan members onto tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects.effect import ACTIVATION, ANY_KIND, DOMAIN, GAINED, IMMEDIATE, LANDMARK, Effect
from hindmost.mechanics.effects.forms import FixedEffect
from hindmost.mechanics.goods import MOST_KINDS, count, total
from hindmost.mechanics.lexicon import ANY, MEMBER, Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import (
    Sign,
    Term,
    gained_short,
    goods_terms,
    sum_message,
    sum_signs,
    sum_words,
    unit_terms,
)


class Putting(Effect):
    """Something comes onto tiles."""

    __slots__ = ()

    def terms(self, lexicon: Lexicon) -> list[Term]:
        """What comes."""
        raise NotImplementedError

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.verb} {sum_words(self.terms(lexicon))}"

    def short(self, lexicon: Lexicon) -> Msg:
        return gained_short(self.terms(lexicon))

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return sum_signs(self.terms(lexicon))


class Produce(Putting):
    """Put this bundle of goods onto the tile itself, as far as there is room."""

    __slots__ = ("goods",)

    verb: ClassVar[str] = "produce"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods

    def fields(self) -> tuple[object, ...]:
        return (self.goods,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        number = phrase.maybe_amount()
        return ProduceAny(number) if phrase.accept(ANY) else cls(phrase.bundle(number, bare=True))

    def terms(self, lexicon: Lexicon) -> list[Term]:
        return goods_terms(self.goods, lexicon.kinds)

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.verb} {_bare(self.terms(lexicon))}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-produce", {"goods": sum_message(self.terms(lexicon))})

    def makes(self) -> tuple[int, ...]:
        return tuple(kind for kind in range(MOST_KINDS) for _ in range(count(self.goods, kind)))


class ProduceAny(Putting):
    """Put so many goods of any kind onto the tile itself, as far as there is room."""

    __slots__ = ("count",)

    verb: ClassVar[str] = "produce"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def fields(self) -> tuple[object, ...]:
        return (self.count,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return Produce.read(phrase)

    def terms(self, lexicon: Lexicon) -> list[Term]:
        return unit_terms(lexicon, (ANY, self.count))

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.verb} {_bare(self.terms(lexicon))}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-produce", {"goods": sum_message(self.terms(lexicon))})

    def makes(self) -> tuple[int, ...]:
        return (ANY_KIND,) * self.count


class PlaceAny(Putting):
    """Put so many goods of any kind onto the tile, once, though it is no producer (Loch Lochy)."""

    __slots__ = ("count",)

    verb: ClassVar[str] = "place"
    places: ClassVar[tuple[str, ...]] = (IMMEDIATE, GAINED, LANDMARK)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def fields(self) -> tuple[object, ...]:
        return (self.count,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        number = phrase.amount()
        return cls(number) if phrase.accept(ANY) else PlaceGoods(phrase.bundle(number, bare=False))

    def terms(self, lexicon: Lexicon) -> list[Term]:
        return unit_terms(lexicon, (ANY, self.count))

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-place", {"cubes": sum_message(self.terms(lexicon))})


class PlaceGoods(Putting):
    """Put this bundle of goods onto the tile, once, as far as there is room (Inverness)."""

    __slots__ = ("goods",)

    verb: ClassVar[str] = "place"
    places: ClassVar[tuple[str, ...]] = (LANDMARK,)

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods

    def fields(self) -> tuple[object, ...]:
        return (self.goods,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return PlaceAny.read(phrase)

    def terms(self, lexicon: Lexicon) -> list[Term]:
        return goods_terms(self.goods, lexicon.kinds)

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-place", {"cubes": sum_message(self.terms(lexicon))})


class Anywhere(Putting):
    """Put these goods and clan members onto any tiles of the territory (Chisholm)."""

    __slots__ = ("goods", "members")

    verb: ClassVar[str] = "anywhere"
    places: ClassVar[tuple[str, ...]] = (DOMAIN,)

    def __init__(self, goods: int, members: int) -> None:
        self.goods: Final = goods
        self.members: Final = members

    def fields(self) -> tuple[object, ...]:
        return (self.goods, self.members)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        lexicon = phrase.lexicon
        numbers = phrase.amounts((*lexicon.kinds, lexicon.things[MEMBER]))
        return cls(lexicon.bundle(numbers), numbers.get(MEMBER, 0))

    def terms(self, lexicon: Lexicon) -> list[Term]:
        return goods_terms(self.goods, lexicon.kinds) + unit_terms(lexicon, (MEMBER, self.members))

    def message(self, lexicon: Lexicon) -> Msg:
        number = total(self.goods) + self.members
        return Msg("effect-anywhere", {"things": sum_message(self.terms(lexicon)), "n": number})


class FillProducers(FixedEffect):
    """Put one good onto every producer of the territory that is empty (Loch Shiel)."""

    __slots__ = ()

    verb: ClassVar[str] = "fill"
    tail: ClassVar[tuple[str, ...]] = ("producers",)
    places: ClassVar[tuple[str, ...]] = (IMMEDIATE,)
    sign: ClassVar[str] = "fill"


def _bare(terms: list[Term]) -> str:
    """A sum in which an amount of 1 goes without saying."""
    return " + ".join(sum_words([term]).removeprefix("1 ") for term in terms)
