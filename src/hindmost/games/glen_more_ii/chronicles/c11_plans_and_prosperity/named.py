"""Monuments with effects of their own: New Fort George and Stirling Castle (C11-NAME-02, 04)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import FROM_TILE, ChooseGoods, GlenMoreII, SpreadGift, can_pay, has_room, payment
from hindmost.kernel.craft import Fold, Msg, Reason
from hindmost.mechanics.craft import ANY, COIN, EXCHANGE, Activation, Effect, Estate, Lexicon, Phrase, Price
from hindmost.mechanics.effects import ACTIVATION, SCORING, NounEffect
from hindmost.mechanics.wording import FOR, SAME, Sign, Term

FULL: Final = Reason("reason-full", "C11-NAME-04")
CANNOT_PAY: Final = Reason("reason-cannot-pay", "C11-NAME-04")
RESOURCE_WORTH: Final = 1.4
COIN_WORTH: Final = 1.0
"""In VP, about."""


class Supply(Effect):
    """So many resources of any kind onto the tile for so many coins: all or nothing."""

    __slots__ = ("coins", "number")

    verb: ClassVar[str] = "supply"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)

    def __init__(self, number: int, coins: int) -> None:
        self.number = number
        self.coins = coins

    def fields(self) -> tuple[object, ...]:
        return (self.number, self.coins)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        number = phrase.amount()
        phrase.expect(ANY, "for")
        coins = phrase.amount()
        phrase.thing((phrase.lexicon.things[COIN],))
        return cls(number, coins)

    def words(self, lexicon: Lexicon) -> str:
        return f"supply {self.number} any for {lexicon.things[COIN].counted(self.coins)}"

    def message(self, lexicon: Lexicon) -> Msg:
        coins = Term((self.coins,), lexicon.things[COIN]).message()
        return Msg("effect-supply", {"goods": Term((self.number,), lexicon.things[ANY]).message(), "coins": coins})

    def short(self, lexicon: Lexicon) -> Msg:
        coins, goods = (Term((self.coins,), lexicon.things[COIN]), Term((self.number,), lexicon.things[ANY]))
        return Msg("short-exchange", {"price": coins.short(), "gain": goods.short()})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.coins, COIN, FOR, self.number, ANY]

    def worth(self) -> float:
        return self.number * RESOURCE_WORTH - self.coins * COIN_WORTH


class Supplying(Activation):
    """What finds no room is lost, so there must be room for one at least."""

    sort: ClassVar[str] = EXCHANGE

    def __init__(self, effect: Supply) -> None:
        self.number = effect.number
        self.price = Price(0, 0, 0, False, 0, effect.coins, 0)

    def ready(self, g: Any, e: Estate, slot: int) -> bool:
        return has_room(g, e, slot) and can_pay(g, e, self.price, 0, 0)

    def refusal(self, g: Any, e: Estate, slot: int) -> Reason:
        return CANNOT_PAY if has_room(g, e, slot) else FULL

    def begin(self, g: Any, e: Estate, slot: int) -> None:
        goods = ChooseGoods(slot, self.number) if slot < FROM_TILE else SpreadGift(self.number)
        g.push([*payment(g, self.price), goods])


class CountsAs(NounEffect):
    """Scotsmen on the tile of the card, both halves of it, count in a category."""

    __slots__ = ()

    verb: ClassVar[str] = "as"
    places: ClassVar[tuple[str, ...]] = (SCORING,)
    sort: ClassVar[str] = "category"
    wanted: ClassVar[str] = "a category of the scoring"

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["member", SAME, self.noun]


class InTheFort(Fold[GlenMoreII, int]):
    """A half that is covered no longer gives this; it is doubled by what doubles the castle."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        e = g.estates[seat]
        category = g.book.categories[subject]
        return value + sum(
            number
            for number, tile in zip(e.members, e.ground.tiles, strict=True)
            if number and counted_as(g, tile) == category
        )


def counted_as(g: GlenMoreII, tile: int) -> str:
    """The category in which Scotsmen on a tile count, or nothing."""
    left = g.book.left_half[tile]
    card = g.kit.cards[tile if left < 0 else left]
    effect = g.kit.card_effects[card] if card >= 0 else None
    return effect.noun if isinstance(effect, CountsAs) else ""
