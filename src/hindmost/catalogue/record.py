"""Reads the fields of one record of a catalogue file.

Nothing is raised here: what is wrong with a field is told to the `Problems`, and a harmless value stands in
for it, so that the rest of the record is read as well.
"""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeGuard

from hindmost.catalogue.grammar import GrammarError, Lexicon, read_effect, read_price
from hindmost.catalogue.model import LETTERS
from hindmost.catalogue.places import Place
from hindmost.catalogue.problems import Problems
from hindmost.mechanics.effects import FREE, Effect, Price

NONE: Final = "-"
"""How a file writes that there is no effect."""

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NAME_FORM: Final = "use lower-case letters, digits and hyphens, like castle-of-mey"


class Record:
    """A table of the file, the fields it needs and those it may have; `name` is what messages call it."""

    __slots__ = ("name", "problems", "raw")

    def __init__(self, name: str, raw: object, needs: Sequence[str], may: Sequence[str], problems: Problems) -> None:
        self.name = name
        self.problems = problems
        self.raw: Mapping[str, object] = {}
        if not isinstance(raw, dict):
            problems.add(name, f"is {shown(raw)}; write {{ {' = ..., '.join(needs)} = ... }}")
            return
        self.raw = raw
        known = (*needs, *may)
        for field in raw:
            if field not in known:
                self.wrong(field, f"there is no such field; {_nearest(field, known)}")
        for field in needs:
            if field not in raw:
                self.wrong(field, "is missing; add it")

    def wrong(self, field: str, sentence: str) -> None:
        self.problems.add(f"{self.name}: {field}" if self.name else field, sentence)

    def text(self, field: str) -> str | None:
        """None if there is none, which has been told where it matters."""
        value = self.raw.get(field)
        if value is None or isinstance(value, str):
            return value
        self.wrong(field, f'is {shown(value)}; write a text in quotes, "..."')
        return None

    def key(self, field: str) -> str:
        """A text that names something: an id or a part of a text key."""
        text = self.text(field)
        if text is not None and not _NAME.fullmatch(text):
            self.wrong(field, f'"{text}" is no name; {_NAME_FORM}')
        return text or ""

    def one_of(self, field: str, known: Sequence[str]) -> str:
        text = self.text(field)
        if text is None:
            return ""
        if text not in known:
            self.wrong(field, f'"{text}" is unknown; {_nearest(text, known)}')
        return text

    def flag(self, field: str) -> bool:
        value = self.raw.get(field, False)
        if isinstance(value, bool):
            return value
        self.wrong(field, f"is {shown(value)}; write true or false")
        return False

    def number(self, field: str, least: int, default: int) -> int:
        value = self.raw.get(field, default)
        if _is_number(value, least):
            return value
        self.wrong(field, f"is {shown(value)}; write a whole number, {least} or more")
        return default

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self.raw.get(field)
        if value is None:
            return ()
        if isinstance(value, list) and value and all(_is_number(item, 0) for item in value):
            return tuple(value)
        self.wrong(field, f"is {shown(value)}; write whole numbers, 0 or more, in brackets: [1, 2, 3]")
        return ()

    def texts(self, field: str) -> tuple[str, ...]:
        value = self.raw.get(field)
        if value is None:
            return ()
        if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
            return tuple(value)
        self.wrong(field, f'is {shown(value)}; write texts in brackets: ["wood", "stone"]')
        return ()

    def names(self, field: str) -> tuple[str, ...]:
        names = self.texts(field)
        for name in dict.fromkeys(names):
            if not _NAME.fullmatch(name):
                self.wrong(field, f'"{name}" is no name; {_NAME_FORM}')
            if names.count(name) > 1:
                self.wrong(field, f'"{name}" stands there twice; leave one of them out')
        return names

    def counts(self, field: str) -> dict[str, int]:
        value = self.raw.get(field)
        if value is None:
            return {}
        if isinstance(value, dict) and value and all(_is_number(item, 0) for item in value.values()):
            return value
        self.wrong(field, f"is {shown(value)}; write numbers, 0 or more, to names: {{ 0 = 8, 1 = 23 }}")
        return {}

    def price(self, field: str, lexicon: Lexicon) -> Price:
        text = self.text(field)
        if text is None:
            return FREE
        try:
            return read_price(text, lexicon)
        except GrammarError as error:
            self.wrong(field, f'{error}; write it like "1 wood + 1 stone", or "free"')
            return FREE

    def effect(self, field: str, lexicon: Lexicon, place: Place) -> Effect | None:
        text = self.text(field)
        if text is None or text == NONE:
            return None
        remedy = f'write {place.words}, or "{NONE}" for none'
        try:
            effect = read_effect(text, lexicon)
        except GrammarError as error:
            self.wrong(field, f"{error}; {remedy}")
            return None
        if not place.holds(effect):
            self.wrong(field, f'"{text}" cannot stand here; {remedy}')
        return effect

    def records(self, field: str, needs: Sequence[str], may: Sequence[str]) -> "list[Record]":
        """The records of a list, called by their ids, or by their places where these are wanting."""
        value = self.raw.get(field)
        if value is None:
            return []
        if not isinstance(value, list) or not value:
            self.wrong(field, f"is {shown(value)}; write records in brackets: [{{ id = ... }}, ...]")
            return []
        kind = field.removesuffix("s")
        names = [raw.get("id") if isinstance(raw, dict) else None for raw in value]
        return [
            Record(f"{kind} {name or f'number {place}'}", raw, needs, may, self.problems)
            for place, (name, raw) in enumerate(zip(names, value, strict=True), 1)
        ]

    def letters(self, groups: Sequence[str]) -> dict[str, str]:
        """The letter of each field. `source` has one for each group of fields, such as "river road"."""
        text = self.text("source")
        if text is None:
            return {}
        if len(text) != len(groups) or not set(text) <= set(LETTERS):
            order = "; ".join(groups)
            self.wrong("source", f'is "{text}"; write {len(groups)} of the letters {LETTERS}, for: {order}')
            return {}
        return {field: letter for group, letter in zip(groups, text, strict=True) for field in group.split()}


def _is_number(value: object, least: int) -> TypeGuard[int]:
    # In Python true is a number; in a catalogue it is not.
    return type(value) is int and value >= least


def shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _nearest(word: str, known: Sequence[str]) -> str:
    for near in get_close_matches(word, known, 1):
        return f'did you mean "{near}"?'
    return f"there are: {', '.join(known)}"
