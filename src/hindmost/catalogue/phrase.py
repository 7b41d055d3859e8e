"""A price or effect being read from left to right: amounts, words, prices and gains."""

import re
from collections.abc import Sequence
from typing import Final

from hindmost.mechanics.effects import Gain, Price, every_kind
from hindmost.mechanics.goods import MOST_OF_A_KIND, NOTHING, count, total, unit

_TOKEN: Final = re.compile(r"[0-9]+|[+>/;]|[^\s+>/;0-9][^\s+>/;]*")
_DIGITS: Final = frozenset("0123456789")
_FREE_KINDS: Final = ("any", "different")
_PRICED: Final = ("whisky", "coins", "members")
_GAINED: Final = ("members", "coins", "whisky", "vp", "movements", "markers")
_PLURALS: Final = ("coins", "members", "movements", "markers")


class GrammarError(ValueError):
    """A price or effect that cannot be read; the message says what was expected and what was found."""


class Phrase:
    """A text being read; `goods` are the game's names for the kinds."""

    __slots__ = ("at", "goods", "text", "tokens")

    def __init__(self, text: str, goods: Sequence[str]) -> None:
        self.text = text
        self.goods = goods
        self.tokens: list[str] = _TOKEN.findall(text)
        self.at = 0

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
                cubes, different, among = number, free_kind == 1, self._among()
                if different and number > among.bit_count():
                    raise GrammarError(f"{self.quoted}: there are no {number} different kinds to give")
            else:
                self._set_once(paid, free_kind - len(_FREE_KINDS), number, _PRICED)
            if not self.accept("+"):
                whisky, coins, members = paid
                return Price(bundle, cubes, among, different, whisky, coins, members)

    def gain(self) -> Gain:
        gained = [0] * len(_GAINED)
        while True:
            number = self.amount()
            self._set_once(gained, self.one_of(_GAINED), number, _GAINED)
            if not self.accept("+"):
                members, coins, whisky, vp, movement, markers = gained
                return Gain(vp, coins, whisky, members, movement, markers)

    def _among(self) -> int:
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

    def _set_once(self, amounts: list[int], place: int, number: int, units: Sequence[str]) -> None:
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
            if token == word or (word in _PLURALS and token + "s" == word):
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

    def expect(self, *words: str) -> None:
        for word in words:
            if not self.accept(word):
                raise self.expected(f'"{word}"')

    def end(self) -> None:
        if self.found():
            raise self.expected("the end")

    def found(self) -> str:
        """The next token, empty at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def part(self) -> list[str]:
        """The tokens from here to the end of this effect."""
        rest = self.tokens[self.at :]
        return rest[: rest.index(";")] if ";" in rest else rest

    @property
    def quoted(self) -> str:
        return f'"{self.text}"'

    def expected(self, what: str) -> GrammarError:
        token = self.found()
        place = f'"{token}"' if token else "the end"
        return GrammarError(f"{self.quoted}: expected {what}, found {place}")
