"""What only clan domains and landmark cards do, once or from then on."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg, Name
from hindmost.mechanics.effects.effect import ALWAYS, DOMAIN, GAINED, LANDMARK, Effect
from hindmost.mechanics.effects.forms import AmountEffect, FixedEffect, NounEffect
from hindmost.mechanics.lexicon import ANY, COIN, MEMBER, MOVEMENT, TILE, VP, WHISKY, Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import SAME, Sign


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


class TakePerson(NounEffect):
    """Take the person tile that lies beside the board for it, named by its id (McKay)."""

    __slots__ = ()

    verb: ClassVar[str] = "person"
    places: ClassVar[tuple[str, ...]] = (GAINED, LANDMARK, DOMAIN)
    sort: ClassVar[str] = "person"
    wanted: ClassVar[str] = "a person"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-person", {"person": Name("tile", self.noun)})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"of-{self.noun}"]


class TakeDiscarded(FixedEffect):
    """Take a tile from the discard pile without paying its cost, and use it (Munro)."""

    __slots__ = ()

    verb: ClassVar[str] = "take"
    tail: ClassVar[tuple[str, ...]] = ("discarded",)
    places: ClassVar[tuple[str, ...]] = (DOMAIN,)
    sign: ClassVar[str] = "discard"


class DistilVp(AmountEffect):
    """From now on a tile that makes whisky may give so many VP instead of a barrel (MacGregor)."""

    __slots__ = ()

    verb: ClassVar[str] = "distil"
    unit: ClassVar[str] = VP
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)
    sign: ClassVar[str] = WHISKY


class TypeAsMember(NounEffect):
    """From now on tiles of this type count as clan members where a tile is placed (Macintosh)."""

    __slots__ = ()

    verb: ClassVar[str] = "treat"
    tail: ClassVar[tuple[str, ...]] = ("as", "member")
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)
    sort: ClassVar[str] = "type"
    wanted: ClassVar[str] = "a type"

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"of-{self.noun}", SAME, MEMBER]


class KeepMovement(AmountEffect):
    """From now on every unspent movement becomes VP (MacLachlan)."""

    __slots__ = ()

    verb: ClassVar[str] = "keep"
    unit: ClassVar[str] = VP
    tail: ClassVar[tuple[str, ...]] = ("per", "movement")
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)
    sign: ClassVar[str] = MOVEMENT


class CoinForGood(AmountEffect):
    """From now on, once in each exchange, so many coins may stand for one good of its price (Sinclair)."""

    __slots__ = ()

    verb: ClassVar[str] = "replace"
    lead: ClassVar[tuple[str, ...]] = ("good", "by")
    unit: ClassVar[str] = COIN
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [ANY, SAME, COIN] if self.amount == 1 else [ANY, SAME, self.amount, COIN]
