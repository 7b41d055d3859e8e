"""What only clan domains and landmark cards do, once or from then on."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects.effect import ALWAYS, DOMAIN, GAINED, LANDMARK, Effect
from hindmost.mechanics.lexicon import ANY, COIN, MEMBER, MOVEMENT, TILE, VP, WHISKY, Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import FOR, SAME, Sign, Term, vp_term


class RemoveTiles(Effect):
    """So many tiles of the territory leave the game (MacMillan); fewer or none if `optional` (Loch Morar)."""

    __slots__ = ("count", "optional")

    verb: ClassVar[str] = "remove"
    places: ClassVar[tuple[str, ...]] = (LANDMARK, DOMAIN)

    def __init__(self, count: int, optional: bool) -> None:
        self.count: Final = count
        self.optional: Final = optional

    def fields(self) -> tuple[object, ...]:
        return (self.count, self.optional)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        optional = phrase.accept("up")
        if optional:
            phrase.expect("to")
        return cls(phrase.amount(), optional)

    def words(self, lexicon: Lexicon) -> str:
        return f"remove up to {self.count}" if self.optional else f"remove {self.count}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-remove-some" if self.optional else "effect-remove", {"n": self.count})

    def short(self, lexicon: Lexicon) -> Msg:
        return Msg("counted", {"amount": f"−{self.count}", "thing": lexicon.things[TILE].message("short", self.count)})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"0–{self.count}" if self.optional else self.count, "untile"]


class TakePerson(Effect):
    """Take the person tile that lies beside the board for it (McKay)."""

    __slots__ = ("person",)

    verb: ClassVar[str] = "person"
    places: ClassVar[tuple[str, ...]] = (GAINED, LANDMARK, DOMAIN)

    def __init__(self, person: str) -> None:
        self.person: Final = person
        """Id of the tile."""

    def fields(self) -> tuple[object, ...]:
        return (self.person,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.name("a person"))

    def words(self, lexicon: Lexicon) -> str:
        return f"person {self.person}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-person", {"person": Msg(f"tile-{self.person}", {})})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"of-{self.person}"]

    def names(self) -> tuple[tuple[str, str], ...]:
        return (("person", self.person),)


class TakeDiscarded(Effect):
    """Take a tile from the discard pile without paying its cost, and use it (Munro)."""

    __slots__ = ()

    verb: ClassVar[str] = "take"
    places: ClassVar[tuple[str, ...]] = (DOMAIN,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        phrase.expect("discarded")
        return cls()

    def words(self, lexicon: Lexicon) -> str:
        return "take discarded"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-take-discarded", {})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["discard"]


class DistilVp(Effect):
    """From now on a tile that makes whisky may give so many VP instead of a barrel (MacGregor)."""

    __slots__ = ("vp",)

    verb: ClassVar[str] = "distil"
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def __init__(self, vp: int) -> None:
        self.vp: Final = vp

    def fields(self) -> tuple[object, ...]:
        return (self.vp,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        vp = phrase.amount()
        phrase.expect("vp")
        return cls(vp)

    def words(self, lexicon: Lexicon) -> str:
        return f"distil {self.vp} vp"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-distil", {"vp": vp_term(self.vp, lexicon).message()})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [WHISKY, FOR, self.vp, VP]


class TypeAsMember(Effect):
    """From now on tiles of this type count as clan members where a tile is placed (Macintosh)."""

    __slots__ = ("type",)

    verb: ClassVar[str] = "treat"
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def __init__(self, type: str) -> None:  # noqa: A002 - the rulebook's word
        self.type: Final = type

    def fields(self) -> tuple[object, ...]:
        return (self.type,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        name = phrase.name("a type")
        phrase.expect("as", "member")
        return cls(name)

    def words(self, lexicon: Lexicon) -> str:
        return f"treat {self.type} as member"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg(f"effect-treat-{self.type}", {})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"of-{self.type}", SAME, MEMBER]

    def names(self) -> tuple[tuple[str, str], ...]:
        return (("type", self.type),)


class KeepMovement(Effect):
    """From now on every unspent movement becomes VP (MacLachlan)."""

    __slots__ = ("vp",)

    verb: ClassVar[str] = "keep"
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def __init__(self, vp: int) -> None:
        self.vp: Final = vp

    def fields(self) -> tuple[object, ...]:
        return (self.vp,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        vp = phrase.amount()
        phrase.expect("vp", "per", "movement")
        return cls(vp)

    def words(self, lexicon: Lexicon) -> str:
        return f"keep {self.vp} vp per movement"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-keep", {"vp": vp_term(self.vp, lexicon).message()})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [MOVEMENT, FOR, self.vp, VP]


class CoinForGood(Effect):
    """From now on, once in each exchange, so many coins may stand for one good of its price (Sinclair)."""

    __slots__ = ("coins",)

    verb: ClassVar[str] = "replace"
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def fields(self) -> tuple[object, ...]:
        return (self.coins,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        phrase.expect("good", "by")
        coins = phrase.amount()
        phrase.thing((phrase.lexicon.things[COIN],))
        return cls(coins)

    def words(self, lexicon: Lexicon) -> str:
        return f"replace good by {lexicon.things[COIN].counted(self.coins)}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-replace", {"coins": Term((self.coins,), lexicon.things[COIN]).message()})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [ANY, SAME, COIN] if self.coins == 1 else [ANY, SAME, self.coins, COIN]
