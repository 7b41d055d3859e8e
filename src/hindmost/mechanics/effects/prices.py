"""What is given and what is received: prices, gains, and the lines of an exchange.

They are values: never changed, equal if their fields are equal. Goods are kinds (`hindmost.mechanics.goods`); a game's
words for them, and for everything else, are in its `Lexicon`.
"""
# ruff: noqa: A002 - `any` is the rulebook's word

from __future__ import annotations

from typing import Final

from hindmost.kernel.messages import Json, Msg
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.goods import NOTHING
from hindmost.mechanics.lexicon import ANY, COIN, CUBE, DIFFERENT, MARKER, MEMBER, MOVEMENT, VP, WHISKY, Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.tokens import Named
from hindmost.mechanics.wording import (
    FOR,
    Sign,
    Term,
    goods_terms,
    sum_message,
    sum_signs,
    sum_words,
    unit_terms,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Compared, hashed and shown by its fields."""

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        """Every field, in the order of the constructor."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(field) for field in self.fields())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Value):
    """What stands on a component: it says itself how it is written, said and drawn."""

    __slots__ = ()

    def words(self, lexicon: Lexicon) -> str:
        """In the grammar of the catalogue files, from which the same value is read back."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is written")

    def message(self, lexicon: Lexicon) -> Msg:
        """For people."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        """To be drawn: amounts, each before its thing, and joints (`mechanics.wording`)."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is drawn")

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "words": self.words(lexicon),
            "message": self.message(lexicon).to_json(),
            "tokens": self.signs(lexicon),
        }


class Price(Printed):
    """What is given: to place a tile, or in an exchange.

    - `goods`: a bundle of fixed kinds;
    - `any`: further cubes of free kinds out of `among`, a mask of kinds; no two alike if `different`;
    - `whisky`, `coins`, `members`: barrels, coins and clan members;
    - `tokens`: what modules bring, by name.

    A price without free cubes has an empty `among` and is not `different`.
    """

    __slots__ = ("among", "any", "coins", "different", "goods", "members", "tokens", "whisky")

    def __init__(
        self,
        goods: int,
        any: int,
        among: int,
        different: bool,
        whisky: int,
        coins: int,
        members: int,
        tokens: Named = (),
    ) -> None:
        self.goods: Final = goods
        self.any: Final = any
        self.among: Final = among
        self.different: Final = different
        self.whisky: Final = whisky
        self.coins: Final = coins
        self.members: Final = members
        self.tokens: Final = tokens

    def fields(self) -> tuple[object, ...]:
        given = (self.goods, self.any, self.among, self.different, self.whisky, self.coins, self.members)
        return (*given, self.tokens)

    @property
    def is_free(self) -> bool:
        return not (self.goods or self.any or self.whisky or self.coins or self.members or self.tokens)

    def with_coins(self, more: int) -> Price:
        """The same price and so many coins more."""
        return Price(
            self.goods,
            self.any,
            self.among,
            self.different,
            self.whisky,
            self.coins + more,
            self.members,
            self.tokens,
        )

    @classmethod
    def read(cls, phrase: Phrase) -> Price:
        """One that is not free."""
        lexicon = phrase.lexicon
        numbers: dict[str, int] = {}
        among = 0
        while True:
            number = phrase.amount()
            thing = phrase.thing(lexicon.priced)
            if thing.name in (ANY, DIFFERENT):
                phrase.refuse_second(numbers.get(ANY, 0) + numbers.get(DIFFERENT, 0), "any or different")
                among = phrase.mask() if phrase.accept("of") else every_kind(lexicon)
                if thing.name == DIFFERENT and number > among.bit_count():
                    raise phrase.wrong(f"there are no {number} different kinds to give")
            phrase.add(numbers, thing, number)
            if not phrase.accept("+"):
                break
        return cls(
            lexicon.bundle(numbers),
            numbers.get(ANY, 0) + numbers.get(DIFFERENT, 0),
            among,
            DIFFERENT in numbers,
            numbers.get(WHISKY, 0),
            numbers.get(COIN, 0),
            numbers.get(MEMBER, 0),
            lexicon.named(numbers),
        )

    def terms(self, lexicon: Lexicon) -> list[Term]:
        terms = goods_terms(self.goods, lexicon.kinds)
        if self.any:
            narrowed = self.among != every_kind(lexicon)
            kinds = tuple(thing for kind, thing in enumerate(lexicon.kinds) if narrowed and self.among >> kind & 1)
            thing = DIFFERENT if self.different else CUBE if narrowed else ANY
            terms.append(Term((self.any,), lexicon.things[thing], kinds))
        units = ((WHISKY, self.whisky), (COIN, self.coins), (MEMBER, self.members))
        return terms + unit_terms(lexicon, *units, *self.tokens)

    def words(self, lexicon: Lexicon) -> str:
        return " + ".join(_priced(term) for term in self.terms(lexicon)) or "free"

    def message(self, lexicon: Lexicon) -> Msg:
        """A phrase: "1 wood and 1 stone"."""
        return Msg("price-free", {}) if self.is_free else sum_message(self.terms(lexicon))

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return sum_signs(self.terms(lexicon))


FREE: Final = Price(NOTHING, 0, 0, False, 0, 0, 0)


class Gain(Printed):
    """What is received: victory points, coins, whisky barrels, clan members, clan member movements, clan markers, and
    tokens that modules bring."""

    __slots__ = ("coins", "markers", "members", "movement", "tokens", "vp", "whisky")

    def __init__(
        self, vp: int, coins: int, whisky: int, members: int, movement: int, markers: int = 0, tokens: Named = ()
    ) -> None:
        self.vp: Final = vp
        self.coins: Final = coins
        self.whisky: Final = whisky
        self.members: Final = members
        self.movement: Final = movement
        self.markers: Final = markers
        self.tokens: Final = tokens

    def fields(self) -> tuple[object, ...]:
        return (self.vp, self.coins, self.whisky, self.members, self.movement, self.markers, self.tokens)

    def includes(self, part: Gain) -> bool:
        """Whether `part` is nothing more than this gain gives."""
        held = dict(self.tokens)
        return (
            part.vp <= self.vp
            and part.coins <= self.coins
            and part.whisky <= self.whisky
            and part.members <= self.members
            and part.movement <= self.movement
            and part.markers <= self.markers
            and all(number <= held.get(name, 0) for name, number in part.tokens)
        )

    @classmethod
    def read(cls, phrase: Phrase) -> Gain:
        numbers = phrase.amounts(phrase.lexicon.gained)
        vp, coins, whisky, members, movement, markers = (
            numbers.get(name, 0) for name in (VP, COIN, WHISKY, MEMBER, MOVEMENT, MARKER)
        )
        return cls(vp, coins, whisky, members, movement, markers, phrase.lexicon.named(numbers))

    def terms(self, lexicon: Lexicon) -> list[Term]:
        return unit_terms(
            lexicon,
            (MEMBER, self.members),
            (COIN, self.coins),
            (WHISKY, self.whisky),
            (VP, self.vp),
            (MOVEMENT, self.movement),
            (MARKER, self.markers),
            *self.tokens,
        )

    def words(self, lexicon: Lexicon) -> str:
        return sum_words(self.terms(lexicon))

    def message(self, lexicon: Lexicon) -> Msg:
        """A phrase: "1 clan member and 3 coins"."""
        return sum_message(self.terms(lexicon))

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return sum_signs(self.terms(lexicon))


NO_GAIN: Final = Gain(0, 0, 0, 0, 0)


class Line(Value):
    """One line of an exchange: this price for this gain."""

    __slots__ = ("gain", "price")

    def __init__(self, price: Price, gain: Gain) -> None:
        self.price: Final = price
        self.gain: Final = gain

    def fields(self) -> tuple[object, ...]:
        return (self.price, self.gain)

    @classmethod
    def read(cls, phrase: Phrase) -> Line:
        price = Price.read(phrase)
        phrase.expect(FOR)
        return cls(price, Gain.read(phrase))

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.price.words(lexicon)} {FOR} {self.gain.words(lexicon)}"

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [*self.price.signs(lexicon), FOR, *self.gain.signs(lexicon)]


def every_kind(lexicon: Lexicon) -> int:
    """The mask of all kinds of a game."""
    return (1 << len(lexicon.goods)) - 1


def _priced(term: Term) -> str:
    """Cubes of free kinds are "any", whatever they are narrowed down to."""
    if not term.kinds:
        return term.thing.counted(term.amounts[0])
    word = DIFFERENT if term.thing.name == DIFFERENT else ANY
    return f"{term.amounts[0]} {word} of {' or '.join(kind.name for kind in term.kinds)}"
