"""A price or effect being read from left to right: amounts, words, names, sums of things."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hindmost.mechanics.goods import MOST_OF_A_KIND
from hindmost.mechanics.lexicon import Lexicon, Thing

_TOKEN: Final = re.compile(r"[0-9]+|[+>/;]|[^\s+>/;0-9][^\s+>/;]*")
_DIGITS: Final = frozenset("0123456789")


class GrammarError(ValueError):
    """A price or effect that cannot be read; the message says what was expected and what was found."""


class Phrase:
    """A text being read with the words of a game."""

    __slots__ = ("at", "lexicon", "text", "tokens")

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        self.text = text
        self.lexicon = lexicon
        self.tokens: list[str] = _TOKEN.findall(text)
        self.at = 0

    # ------------------------------------------------------------ sums

    def amounts(self, things: Sequence[Thing]) -> dict[str, int]:
        """Amounts of things with "+" between them, by the names of the things."""
        numbers: dict[str, int] = {}
        while True:
            number = self.amount()
            self.add(numbers, self.thing(things), number)
            if not self.accept("+"):
                return numbers

    def bundle(self, number: int, bare: bool) -> int:
        """A bundle of goods, so many of the first; `bare`: an amount of 1 may be left out."""
        numbers: dict[str, int] = {}
        also = "or any"
        while True:
            self.add(numbers, self.thing(self.lexicon.kinds, also), number)
            if not self.accept("+"):
                return self.lexicon.bundle(numbers)
            number = self.maybe_amount() if bare else self.amount()
            also = ""

    def add(self, numbers: dict[str, int], thing: Thing, number: int) -> None:
        self.refuse_second(numbers.get(thing.name, 0), thing.plural)
        numbers[thing.name] = number
        if thing.good and sum(numbers.get(good, 0) for good in self.lexicon.goods) > MOST_OF_A_KIND:
            raise self.wrong(f"more than {MOST_OF_A_KIND} goods in all")

    def refuse_second(self, before: int, what: str) -> None:
        if before:
            raise self.wrong(f"{what} is named twice; write the sum once")

    def mask(self) -> int:
        """Goods with "or" between them, a bit for each kind."""
        mask = 0
        while True:
            mask |= 1 << self.lexicon.goods.index(self.thing(self.lexicon.kinds).name)
            if not self.accept("or"):
                return mask

    def thing(self, things: Sequence[Thing], also: str = "") -> Thing:
        """Which of the things comes next, in the singular or in the plural."""
        token = self.found()
        for thing in things:
            if token in (thing.name, thing.plural):
                self.at += 1
                return thing
        raise self.expected(f"one of {', '.join(thing.plural for thing in things)} {also}".rstrip())

    # ------------------------------------------------------------ words

    def amount(self) -> int:
        token = self.found()
        # The length first: Python refuses to read thousands of digits.
        if not self.at_number() or len(token) > 3 or not 1 <= int(token) <= MOST_OF_A_KIND:
            raise self.expected(f"an amount from 1 to {MOST_OF_A_KIND}")
        self.at += 1
        return int(token)

    def maybe_amount(self) -> int:
        return self.amount() if self.at_number() else 1

    def at_number(self) -> bool:
        return self.found()[:1] in _DIGITS

    def one_of(self, words: Sequence[str]) -> str:
        token = self.found()
        if token not in words:
            raise self.expected(f"one of {', '.join(words)}")
        self.at += 1
        return token

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

    # ------------------------------------------------------------ errors

    def wrong(self, sentence: str) -> GrammarError:
        return GrammarError(f'"{self.text}": {sentence}')

    def expected(self, what: str) -> GrammarError:
        token = self.found()
        place = f'"{token}"' if token else "the end"
        return self.wrong(f"expected {what}, found {place}")
