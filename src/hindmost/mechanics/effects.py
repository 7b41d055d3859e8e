"""What tiles and cards ask and give: the closed vocabulary of effects.

Effects are data. They say what happens, never how; each game turns them into its own steps. All of them are
values: never changed, equal if their fields are equal, and written by `words` in the grammar of the catalogue
files, from which `hindmost.catalogue.grammar` reads the same value back.

Goods are kinds (`hindmost.mechanics.goods`); `words` is given the game's names for them.
"""
# ruff: noqa: A002 - `any` is the rulebook's word

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from hindmost.mechanics.goods import NOTHING, spread


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


class Price(Value):
    """What is given: to place a tile, or in an exchange.

    - `goods`: a bundle of fixed kinds;
    - `any`: further cubes of free kinds out of `among`, a mask of kinds; no two alike if `different`;
    - `whisky`, `coins`, `members`: barrels, coins and clan members.

    A price without free cubes has an empty `among` and is not `different`.
    """

    __slots__ = ("among", "any", "coins", "different", "goods", "members", "whisky")

    def __init__(
        self, goods: int, any: int, among: int, different: bool, whisky: int, coins: int, members: int
    ) -> None:
        self.goods: Final = goods
        self.any: Final = any
        self.among: Final = among
        self.different: Final = different
        self.whisky: Final = whisky
        self.coins: Final = coins
        self.members: Final = members

    def fields(self) -> tuple[object, ...]:
        return (self.goods, self.any, self.among, self.different, self.whisky, self.coins, self.members)

    @property
    def is_free(self) -> bool:
        return not (self.goods or self.any or self.whisky or self.coins or self.members)

    def words(self, goods: Sequence[str]) -> str:
        if self.is_free:
            return "free"
        terms = goods_words(self.goods, goods)
        if self.any:
            term = f"{self.any} {'different' if self.different else 'any'}"
            if self.among != every_kind(goods):
                kinds = [good for kind, good in enumerate(goods) if self.among >> kind & 1]
                term += " of " + " or ".join(kinds)
            terms.append(term)
        if self.whisky:
            terms.append(f"{self.whisky} whisky")
        if self.coins:
            terms.append(counted(self.coins, "coin"))
        if self.members:
            terms.append(counted(self.members, "member"))
        return " + ".join(terms)


FREE: Final = Price(NOTHING, 0, 0, False, 0, 0, 0)


class Gain(Value):
    """What is received: victory points, coins, whisky barrels, clan members, clan member movements, clan markers."""

    __slots__ = ("coins", "markers", "members", "movement", "vp", "whisky")

    def __init__(self, vp: int, coins: int, whisky: int, members: int, movement: int, markers: int = 0) -> None:
        self.vp: Final = vp
        self.coins: Final = coins
        self.whisky: Final = whisky
        self.members: Final = members
        self.movement: Final = movement
        self.markers: Final = markers

    def fields(self) -> tuple[object, ...]:
        return (self.vp, self.coins, self.whisky, self.members, self.movement, self.markers)

    def includes(self, part: "Gain") -> bool:
        """Whether `part` is nothing more than this gain gives."""
        return (
            part.vp <= self.vp
            and part.coins <= self.coins
            and part.whisky <= self.whisky
            and part.members <= self.members
            and part.movement <= self.movement
            and part.markers <= self.markers
        )

    def words(self) -> str:
        terms = []
        if self.members:
            terms.append(counted(self.members, "member"))
        if self.coins:
            terms.append(counted(self.coins, "coin"))
        if self.whisky:
            terms.append(f"{self.whisky} whisky")
        if self.vp:
            terms.append(f"{self.vp} vp")
        if self.movement:
            terms.append(counted(self.movement, "movement"))
        if self.markers:
            terms.append(counted(self.markers, "marker"))
        return " + ".join(terms)


class Line(Value):
    """One line of an exchange: this price for this gain."""

    __slots__ = ("gain", "price")

    def __init__(self, price: Price, gain: Gain) -> None:
        self.price: Final = price
        self.gain: Final = gain

    def fields(self) -> tuple[object, ...]:
        return (self.price, self.gain)

    def words(self, goods: Sequence[str]) -> str:
        return f"{self.price.words(goods)} > {self.gain.words()}"


class Effect(Value, ABC):
    """What a tile or a card does. The vocabulary is the subclasses in this file and in `mechanics.powers`."""

    __slots__ = ()

    @abstractmethod
    def words(self, goods: Sequence[str]) -> str:
        """The effect in the grammar of the catalogue files."""


class Receive(Effect):
    """Receive the gain. Clan members come onto the tile itself."""

    __slots__ = ("gain",)

    def __init__(self, gain: Gain) -> None:
        self.gain: Final = gain

    def fields(self) -> tuple[object, ...]:
        return (self.gain,)

    def words(self, goods: Sequence[str]) -> str:
        return self.gain.words()


class Produce(Effect):
    """Put this bundle of goods onto the tile itself, as far as there is room."""

    __slots__ = ("goods",)

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods

    def fields(self) -> tuple[object, ...]:
        return (self.goods,)

    def words(self, goods: Sequence[str]) -> str:
        return "produce " + " + ".join(term.removeprefix("1 ") for term in goods_words(self.goods, goods))


class ProduceAny(Effect):
    """Put so many goods of any kind onto the tile itself, as far as there is room."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def fields(self) -> tuple[object, ...]:
        return (self.count,)

    def words(self, goods: Sequence[str]) -> str:
        return "produce any" if self.count == 1 else f"produce {self.count} any"


class Exchange(Effect):
    """Carry out one of the lines, once in each activation."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines: Final = lines

    def fields(self) -> tuple[object, ...]:
        return (self.lines,)

    def words(self, goods: Sequence[str]) -> str:
        return " / ".join(line.words(goods) for line in self.lines)


class PlaceAny(Effect):
    """Put so many goods of any kind onto the tile, once, though it is no producer (Loch Lochy)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def fields(self) -> tuple[object, ...]:
        return (self.count,)

    def words(self, goods: Sequence[str]) -> str:
        return f"place {self.count} any"


class FillProducers(Effect):
    """Put one good onto every producer of the territory that is empty (Loch Shiel)."""

    __slots__ = ()

    def words(self, goods: Sequence[str]) -> str:
        return "fill producers"


class ActivateAll(Effect):
    """Every tile of the territory is activated this turn, not the neighbours only (Loch Oich)."""

    __slots__ = ()

    def words(self, goods: Sequence[str]) -> str:
        return "activate all"


class ExtraActivation(Effect):
    """From now on, in each turn, one tile more may be activated (Loch Ness)."""

    __slots__ = ()

    def words(self, goods: Sequence[str]) -> str:
        return "extra activation"


class CountDouble(Effect):
    """From now on clan members count double in this category of every scoring (Castle of Mey)."""

    __slots__ = ("category",)

    def __init__(self, category: str) -> None:
        self.category: Final = category

    def fields(self) -> tuple[object, ...]:
        return (self.category,)

    def words(self, goods: Sequence[str]) -> str:
        return f"double {self.category}"


class PerTile(Effect):
    """At the end of the game, VP for every own tile of a colour or type: `by` is "colour" or "type"."""

    __slots__ = ("by", "vp", "what")

    def __init__(self, vp: int, by: str, what: str) -> None:
        self.vp: Final = vp
        self.by: Final = by
        self.what: Final = what

    def fields(self) -> tuple[object, ...]:
        return (self.vp, self.by, self.what)

    def words(self, goods: Sequence[str]) -> str:
        return f"{self.vp} vp per {self.by} {self.what}"


def every_kind(goods: Sequence[str]) -> int:
    """The mask of all kinds of a game."""
    return (1 << len(goods)) - 1


def goods_words(bundle: int, goods: Sequence[str]) -> list[str]:
    """The goods of a bundle as terms of the grammar, such as "2 sheep"."""
    counts = spread(bundle, len(goods))
    return [f"{number} {good}" for good, number in zip(goods, counts, strict=True) if number]


def counted(number: int, unit: str) -> str:
    """A term of the grammar with the unit in the number it asks for."""
    return f"{number} {unit}" if number == 1 else f"{number} {unit}s"
