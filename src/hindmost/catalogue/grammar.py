"""Reads prices and effects as the catalogue files write them.

    price     free | terms: 1 wood + 1 stone | 2 any | 3 different | 2 any of sheep or cattle
                            | 1 whisky | 2 coins | 1 member
    gain      terms: 1 member + 3 coins + 1 whisky + 2 vp + 1 movement
    effect    GAIN                              receive it
              produce wood | produce wood + 2 stone | produce any | produce 2 any
              PRICE > GAIN / PRICE > GAIN       an exchange: one of the lines
              place 2 any | fill producers | activate all | extra activation
              double parliament                 a category of the scoring
              2 vp per colour yellow | 3 vp per type village

What is read here is written again by `words` in `hindmost.mechanics.effects`.
"""

import re
from collections.abc import Sequence
from typing import Final

from hindmost.mechanics.effects import (
    FREE,
    ActivateAll,
    CountDouble,
    Effect,
    Exchange,
    ExtraActivation,
    FillProducers,
    Gain,
    Line,
    PerTile,
    PlaceAny,
    Price,
    Produce,
    ProduceAny,
    Receive,
    every_kind,
)
from hindmost.mechanics.goods import MOST_OF_A_KIND, NOTHING, count, total, unit

_TOKEN: Final = re.compile(r"[0-9]+|[+>/]|[^\s+>/0-9][^\s+>/]*")
_DIGITS: Final = frozenset("0123456789")
_FREE_KINDS: Final = ("any", "different")
_PRICED: Final = ("whisky", "coins", "members")
_GAINED: Final = ("members", "coins", "whisky", "vp", "movements")
_VERBS: Final = ("produce", "place", "fill", "activate", "extra", "double")


class GrammarError(ValueError):
    """A price or effect that cannot be read; the message says what was expected and what was found."""


def read_price(text: str, goods: Sequence[str]) -> Price:
    """The price written in `text`; `goods` are the game's names for the kinds."""
    phrase = _Phrase(text, goods)
    price = FREE if phrase.accept("free") else phrase.price()
    phrase.end()
    return price


def read_effect(text: str, goods: Sequence[str]) -> Effect:
    """The effect written in `text`; `goods` are the game's names for the kinds."""
    phrase = _Phrase(text, goods)
    effect = phrase.effect()
    phrase.end()
    return effect


class _Phrase:
    """A text being read from left to right."""

    __slots__ = ("at", "goods", "text", "tokens")

    def __init__(self, text: str, goods: Sequence[str]) -> None:
        self.text = text
        self.goods = goods
        self.tokens: list[str] = _TOKEN.findall(text)
        self.at = 0

    def effect(self) -> Effect:
        if self.accept("produce"):
            return self.production()
        if self.accept("place"):
            number = self.amount()
            self.expect("any")
            return PlaceAny(number)
        if self.accept("fill"):
            self.expect("producers")
            return FillProducers()
        if self.accept("activate"):
            self.expect("all")
            return ActivateAll()
        if self.accept("extra"):
            self.expect("activation")
            return ExtraActivation()
        if self.accept("double"):
            return CountDouble(self.name("a category of the scoring"))
        if not self.at_number():
            raise self.expected(f"an amount or one of {', '.join(_VERBS)}")
        if ">" in self.tokens:
            return self.exchange()
        if "per" in self.tokens:
            return self.per_tile()
        return Receive(self.gain())

    def production(self) -> Effect:
        number = self.maybe_amount()
        if self.accept("any"):
            return ProduceAny(number)
        bundle = number * unit(self.one_of(self.goods, "or any"))
        while self.accept("+"):
            number = self.maybe_amount()
            bundle = self.with_goods(bundle, self.one_of(self.goods), number)
        return Produce(bundle)

    def exchange(self) -> Effect:
        lines = []
        while True:
            price = self.price()
            self.expect(">")
            lines.append(Line(price, self.gain()))
            if not self.accept("/"):
                return Exchange(tuple(lines))

    def per_tile(self) -> Effect:
        number = self.amount()
        self.expect("vp")
        self.expect("per")
        by = ("colour", "type")[self.one_of(("colour", "type"))]
        return PerTile(number, by, self.name(f"a {by}"))

    def price(self) -> Price:
        bundle = NOTHING
        cubes = among = 0
        different = False
        paid = [0, 0, 0]
        while True:
            number = self.amount()
            what = self.one_of((*self.goods, *_FREE_KINDS, *_PRICED))
            free_kind = what - len(self.goods)
            if free_kind < 0:
                bundle = self.with_goods(bundle, what, number)
            elif free_kind < len(_FREE_KINDS):
                self.refuse_second(cubes, "any or different")
                cubes, different, among = number, free_kind == 1, self.among()
                if different and number > among.bit_count():
                    raise GrammarError(f"{self.quoted}: there are no {number} different kinds to give")
            else:
                self.set_once(paid, free_kind - len(_FREE_KINDS), number, _PRICED)
            if not self.accept("+"):
                whisky, coins, members = paid
                return Price(bundle, cubes, among, different, whisky, coins, members)

    def gain(self) -> Gain:
        gained = [0, 0, 0, 0, 0]
        while True:
            number = self.amount()
            self.set_once(gained, self.one_of(_GAINED), number, _GAINED)
            if not self.accept("+"):
                members, coins, whisky, vp, movement = gained
                return Gain(vp, coins, whisky, members, movement)

    def among(self) -> int:
        if not self.accept("of"):
            return every_kind(self.goods)
        mask = 0
        while True:
            mask |= 1 << self.one_of(self.goods)
            if not self.accept("or"):
                return mask

    def with_goods(self, bundle: int, kind: int, number: int) -> int:
        self.refuse_second(count(bundle, kind), self.goods[kind])
        if total(bundle) + number > MOST_OF_A_KIND:
            raise GrammarError(f"{self.quoted}: more than {MOST_OF_A_KIND} goods in all")
        return bundle + number * unit(kind)

    def set_once(self, amounts: list[int], place: int, number: int, units: Sequence[str]) -> None:
        self.refuse_second(amounts[place], units[place])
        amounts[place] = number

    def refuse_second(self, before: int, what: str) -> None:
        if before:
            raise GrammarError(f"{self.quoted}: {what} is named twice; write the sum once")

    def amount(self) -> int:
        token = self.found()
        # The length first: Python refuses to read thousands of digits.
        if not self.at_number() or len(token) > 4 or not 1 <= int(token) <= MOST_OF_A_KIND:
            raise self.expected(f"an amount from 1 to {MOST_OF_A_KIND}")
        self.at += 1
        return int(token)

    def maybe_amount(self) -> int:
        return self.amount() if self.at_number() else 1

    def at_number(self) -> bool:
        return self.found()[:1] in _DIGITS

    def one_of(self, words: Sequence[str], also: str = "") -> int:
        """Which of the words comes next; units in the plural may stand in the singular."""
        token = self.found()
        for place, word in enumerate(words):
            if token == word or (word in ("coins", "members", "movements") and token + "s" == word):
                self.at += 1
                return place
        raise self.expected(f"one of {', '.join(words)} {also}".rstrip())

    def name(self, what: str) -> str:
        token = self.found()
        if not token[:1].isalpha():
            raise self.expected(what)
        self.at += 1
        return token

    def accept(self, word: str) -> bool:
        if self.found() != word:
            return False
        self.at += 1
        return True

    def expect(self, word: str) -> None:
        if not self.accept(word):
            raise self.expected(f'"{word}"')

    def end(self) -> None:
        if self.found():
            raise self.expected("the end")

    def found(self) -> str:
        """The next token, empty at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    @property
    def quoted(self) -> str:
        return f'"{self.text}"'

    def expected(self, what: str) -> GrammarError:
        token = self.found()
        place = f'"{token}"' if token else "the end"
        return GrammarError(f"{self.quoted}: expected {what}, found {place}")
