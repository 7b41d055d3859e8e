"""Conversions of Glasgow as its data file writes them: "brick>steel" is one for one, "2 brick>steel" two for one."""

from __future__ import annotations

import re
from typing import Final

from hindmost.kernel.messages import Json
from hindmost.mechanics.wording import FOR, Sign

_FORM: Final = re.compile(r"(?:([1-9]) )?([a-z]+)>(?:([1-9]) )?([a-z]+)")


class Conversion:
    """So many of one good for so many of another."""

    __slots__ = ("gained", "given", "number", "received")

    def __init__(self, number: int, given: str, received: int, gained: str) -> None:
        self.number = number
        """How many are given."""
        self.given = given
        self.received = received
        """How many are gained."""
        self.gained = gained

    @property
    def words(self) -> str:
        return f"{_counted(self.number, self.given)}>{_counted(self.received, self.gained)}"

    def to_json(self) -> Json:
        given, gained = _signs(self.number, self.given), _signs(self.received, self.gained)
        return {"words": self.words, "tokens": [*given, FOR, *gained]}


def _signs(number: int, good: str) -> list[Sign]:
    return [good] if number == 1 else [number, good]


def _counted(number: int, good: str) -> str:
    return good if number == 1 else f"{number} {good}"


def read_conversion(text: str, goods: tuple[str, ...]) -> Conversion | None:
    """None if it is none between two different goods."""
    found = _FORM.fullmatch(text)
    if found is None or found[2] == found[4] or not {found[2], found[4]} <= set(goods):
        return None
    return Conversion(int(found[1] or 1), found[2], int(found[3] or 1), found[4])
