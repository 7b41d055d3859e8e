"""Further effects: what landmark cards and clan domains do. They are effects like those in `mechanics.effects`."""

from collections.abc import Sequence
from typing import Final

from hindmost.mechanics.effects import Effect, counted, goods_words

COUNTED: Final = ("villages", "peopled", "overlays", "coins", "rivers")
"""What a threshold may count: villages, tiles with a clan member, overlay tiles, coins, river tiles."""


class Several(Effect):
    """All of these effects, none of them `Several` itself."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        self.parts: Final = parts

    def fields(self) -> tuple[object, ...]:
        return (self.parts,)

    def words(self, goods: Sequence[str]) -> str:
        return "; ".join(part.words(goods) for part in self.parts)


class PlaceGoods(Effect):
    """Put this bundle of goods onto the tile, once, as far as there is room (Inverness)."""

    __slots__ = ("goods",)

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods

    def fields(self) -> tuple[object, ...]:
        return (self.goods,)

    def words(self, goods: Sequence[str]) -> str:
        return "place " + " + ".join(goods_words(self.goods, goods))


class Anywhere(Effect):
    """Put these goods and clan members onto any tiles of the territory (Chisholm)."""

    __slots__ = ("goods", "members")

    def __init__(self, goods: int, members: int) -> None:
        self.goods: Final = goods
        self.members: Final = members

    def fields(self) -> tuple[object, ...]:
        return (self.goods, self.members)

    def words(self, goods: Sequence[str]) -> str:
        terms = goods_words(self.goods, goods)
        if self.members:
            terms.append(counted(self.members, "member"))
        return "anywhere " + " + ".join(terms)


class Threshold(Effect):
    """VP for having at least so many of something; the highest of the `steps` (number, VP) that is reached (Brodie)."""

    __slots__ = ("steps", "what")

    def __init__(self, what: str, steps: tuple[tuple[int, int], ...]) -> None:
        self.what: Final = what
        """One of `COUNTED`."""
        self.steps: Final = steps
        """Rising in both."""

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.steps)

    def vp(self, number: int) -> int:
        """What having so many is worth."""
        best = 0
        for least, vp in self.steps:
            if number >= least:
                best = vp
        return best

    def words(self, goods: Sequence[str]) -> str:
        return f"reach {self.what} " + " / ".join(f"{least} > {vp} vp" for least, vp in self.steps)


class ActivateTypes(Effect):
    """One tile of each of these types may be activated (MacDonell)."""

    __slots__ = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types: Final = types

    def fields(self) -> tuple[object, ...]:
        return (self.types,)

    def words(self, goods: Sequence[str]) -> str:
        return "activate " + " + ".join(f"1 {name}" for name in self.types)


class RemoveTiles(Effect):
    """So many tiles of the territory leave the game (MacMillan); fewer or none if `optional` (Loch Morar)."""

    __slots__ = ("count", "optional")

    def __init__(self, count: int, optional: bool) -> None:
        self.count: Final = count
        self.optional: Final = optional

    def fields(self) -> tuple[object, ...]:
        return (self.count, self.optional)

    def words(self, goods: Sequence[str]) -> str:
        return f"remove up to {self.count}" if self.optional else f"remove {self.count}"


class TakePerson(Effect):
    """Take the person tile that lies ready for it (McKay)."""

    __slots__ = ("person",)

    def __init__(self, person: str) -> None:
        self.person: Final = person
        """Id of the tile."""

    def fields(self) -> tuple[object, ...]:
        return (self.person,)

    def words(self, goods: Sequence[str]) -> str:
        return f"person {self.person}"


class TakeDiscarded(Effect):
    """Take a tile from the discard pile without paying its cost, and use it (Munro)."""

    __slots__ = ()

    def words(self, goods: Sequence[str]) -> str:
        return "take discarded"


class DistilVp(Effect):
    """From now on a tile that makes whisky may give so many VP instead of a barrel (MacGregor)."""

    __slots__ = ("vp",)

    def __init__(self, vp: int) -> None:
        self.vp: Final = vp

    def fields(self) -> tuple[object, ...]:
        return (self.vp,)

    def words(self, goods: Sequence[str]) -> str:
        return f"distil {self.vp} vp"


class TypeAsMember(Effect):
    """From now on tiles of this type count as clan members where a tile is placed (Macintosh)."""

    __slots__ = ("type",)

    def __init__(self, type: str) -> None:  # noqa: A002 - the rulebook's word
        self.type: Final = type

    def fields(self) -> tuple[object, ...]:
        return (self.type,)

    def words(self, goods: Sequence[str]) -> str:
        return f"treat {self.type} as member"


class KeepMovement(Effect):
    """From now on every unspent movement becomes VP (MacLachlan)."""

    __slots__ = ("vp",)

    def __init__(self, vp: int) -> None:
        self.vp: Final = vp

    def fields(self) -> tuple[object, ...]:
        return (self.vp,)

    def words(self, goods: Sequence[str]) -> str:
        return f"keep {self.vp} vp per movement"


class CoinForGood(Effect):
    """From now on, once in each exchange, so many coins may stand for one good of its price (Sinclair)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def fields(self) -> tuple[object, ...]:
        return (self.coins,)

    def words(self, goods: Sequence[str]) -> str:
        return f"replace good by {counted(self.coins, 'coin')}"


class CoinsWorth(Effect):
    """At the end of the game each of the first `most` coins is worth so many VP (Armadale Castle)."""

    __slots__ = ("most", "vp")

    def __init__(self, vp: int, most: int) -> None:
        self.vp: Final = vp
        self.most: Final = most

    def fields(self) -> tuple[object, ...]:
        return (self.vp, self.most)

    def words(self, goods: Sequence[str]) -> str:
        return f"worth {self.vp} vp per coin up to {self.most}"
