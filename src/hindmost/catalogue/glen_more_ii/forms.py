"""What may be read otherwise on somebody's printed copy: facts of chronicles, and what each of them may be.

A corrected file names them in tables of their own, `[chronicles.12]`; all else of a chronicle is as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from hindmost.catalogue.model import Facts
from hindmost.catalogue.problems import Problems
from hindmost.catalogue.record import Record, shown

TABLE: Final = "chronicles"
"""The table of a corrected file with a table for each chronicle, by its number."""
WHOLE: Final = -1
"""As the place: the value is a single one, or all of a list may be otherwise."""
PLAIN: Final = "plain"
PRIORITY: Final = "priority"
HIGHEST: Final = 9
"""The highest number on an icon."""


class Form:
    """What one fact may be; clients make their fields of it."""

    kind: ClassVar[str] = ""

    def __init__(
        self, least: int, most: int, choices: Sequence[Sequence[str]], place: int = WHOLE, chronicle: int = 0
    ) -> None:
        self.least = least
        """Of a number, or of how many there are in a list."""
        self.most = most
        self.choices = tuple(tuple(each) for each in choices)
        """The words that may be chosen: one list for all places, or one for each."""
        self.place = place
        """Of the number that may be otherwise, in a list of which the others are as they are."""
        self.chronicle = chronicle
        """The chronicle that must be in play for it to matter; 0: it always does."""

    def fault(self, value: object) -> str:
        """What is wrong with a value, and what to do; empty: nothing."""
        raise NotImplementedError

    def numbers(self, value: object) -> list[int]:
        """The whole numbers of a list that has nothing else; none for anything else."""
        listed = value if isinstance(value, list) else []
        return listed if all(type(each) is int for each in listed) else []

    def words(self, value: object) -> list[str]:
        """The words of a list that has nothing else; none for anything else."""
        listed = value if isinstance(value, list) else []
        return listed if all(isinstance(each, str) for each in listed) else []


class Number(Form):
    """One number, or one of a list."""

    kind: ClassVar[str] = "number"

    def __init__(self, least: int, most: int, place: int = WHOLE, length: int = 1, chronicle: int = 0) -> None:
        super().__init__(least, most, (), place, chronicle)
        self.length = length

    def fault(self, value: object) -> str:
        found = self.numbers([value] if self.place == WHOLE else value)
        if len(found) == self.length and all(self.least <= each <= self.most for each in found):
            return ""
        listed = "" if self.place == WHOLE else f"{self.length} of them in brackets, each "
        return f"is {shown(value)}; write whole numbers, {listed}from {self.least} to {self.most}"


class Steps(Form):
    """VP by the lead, from no lead at all on: whoever leads by more never gets less."""

    kind: ClassVar[str] = "steps"

    def __init__(self, most: int) -> None:
        super().__init__(2, 12, ())
        self.vp = most

    def fault(self, value: object) -> str:
        found = self.numbers(value)
        rises = found == sorted(found) and found[:1] == [0]
        if self.least <= len(found) <= self.most and rises and found[-1] <= self.vp:
            return ""
        return (
            f"is {shown(value)}; write {self.least} to {self.most} numbers in brackets that begin with 0, never fall, "
            f"and end at {self.vp} at most"
        )


class Places(Form):
    """A word for each place."""

    kind: ClassVar[str] = "places"

    def __init__(self, choices: Sequence[Sequence[str]], chronicle: int = 0) -> None:
        super().__init__(len(choices), len(choices), choices, chronicle=chronicle)

    def fault(self, value: object) -> str:
        found = self.words(value)
        if len(found) != len(self.choices):
            return f"is {shown(value)}; write {len(self.choices)} words in brackets"
        for place, (word, known) in enumerate(zip(found, self.choices, strict=True), 1):
            if word not in known:
                return f'"{word}" cannot be number {place}; there can be: {", ".join(known)}'
        return ""


class Some(Form):
    """Several words, each once."""

    kind: ClassVar[str] = "some"

    def __init__(self, most: int, known: Sequence[str], chronicle: int = 0) -> None:
        super().__init__(1, most, (known,), chronicle=chronicle)

    def fault(self, value: object) -> str:
        found = self.words(value)
        if not self.least <= len(found) <= self.most:
            return f"is {shown(value)}; write {self.least} to {self.most} words in brackets"
        for word in found:
            if word not in self.choices[0]:
                return f'"{word}" is unknown; there are: {", ".join(self.choices[0])}'
            if found.count(word) > 1:
                return f'"{word}" stands there twice; leave one of them out'
        return ""


class Path(Some):
    """Several words in their order, of which the first is known."""

    kind: ClassVar[str] = "path"

    def __init__(self, first: str, known: Sequence[str]) -> None:
        super().__init__(len(known), known)
        self.place = 0
        self.first = first

    def fault(self, value: object) -> str:
        found = self.words(value)
        begins = "" if found[:1] == [self.first] else f'does not begin with "{self.first}"; begin with it'
        return super().fault(value) or begins


class Triggers(Form):
    """The rules of a chronicle card: when each fires, and after what she looks (C12-CHR-01)."""

    kind: ClassVar[str] = "triggers"

    def __init__(self, targets: Sequence[str], chronicle: int) -> None:
        super().__init__(1, 4, (targets,), chronicle=chronicle)

    def fault(self, value: object) -> str:
        found = self.words(value)
        if not self.least <= len(found) <= self.most:
            return f"is {shown(value)}; write {self.least} to {self.most} rules in brackets"
        for rule in found:
            when, _, target = rule.partition("-")
            if when != PLAIN and not _is_number(when, HIGHEST):
                return f'"{rule}" does not say when; begin it with "{PLAIN}" or a number from 1 to {HIGHEST}'
            if target not in self.choices[0]:
                return f'"{target}" is no target; there are: {", ".join(self.choices[0])}'
            if found.count(rule) > 1:
                return f'"{rule}" stands there twice; leave one of them out'
        return ""


class ActionCard(Form):
    """Markers, the Distance, and rows from the top (C12-CARD-01 to 03)."""

    kind: ClassVar[str] = "card"

    def __init__(self, markers: Sequence[str], types: Sequence[str]) -> None:
        super().__init__(1, 14, (markers, types))

    def fault(self, value: object) -> str:
        found, markers = self.words(value), self.choices[0]
        moved = [word for word in found if word in markers]
        rest = [word for word in found if word not in markers]
        if [*moved, *rest] != found or moved != [each for each in markers if each in moved]:
            return f"is {shown(value)}; write the markers that move, each once and in this order: {', '.join(markers)}"
        distance, *rows = rest or [""]
        if not self._has_number(distance, "distance"):
            return f'"{distance}" is no Distance; write "distance-4", from {self.least} to {self.most}'
        if not 1 <= len(rows) <= 8:
            return "has no rows; write 1 to 8 of them"
        return next((fault for place, row in enumerate(rows) if (fault := self._row_fault(row, not place))), "")

    def _row_fault(self, row: str, first: bool) -> str:
        if row == PRIORITY or self._has_number(row, "box"):
            return ""
        icons = row.split("-")
        for place, icon in enumerate(icons):
            if icon[:1] == "n" and _is_number(icon[1:], HIGHEST):
                if place or not first:
                    return f'"{row}" has a number that is not the first icon of the card; put it there (C12-CARD-03)'
            elif icon != PLAIN and icon not in self.choices[1]:
                return (
                    f'"{row}" is no row; write {PRIORITY}, box-2, or icons: {", ".join(self.choices[1])}, n1, {PLAIN}'
                )
            if icons.count(icon) > 1:
                return f'"{row}" has an icon twice; leave one of them out'
        return "" if len(icons) <= 8 else f'"{row}" has more than 8 icons'

    def _has_number(self, word: str, name: str) -> bool:
        head, _, number = word.partition("-")
        return head == name and _is_number(number, self.most) and int(number) >= self.least


def _is_number(text: str, most: int) -> bool:
    """Whether it is a number from 1 on, written as it should be."""
    return text.isdecimal() and text.isascii() and text[0] != "0" and int(text) <= most


def check_table(raw: Mapping[str, object], problems: Problems) -> None:
    """Whether the corrected facts of chronicles are written as they should be; what they may be, these know."""
    tables = raw.get(TABLE, {})
    if not isinstance(tables, dict):
        problems.add(TABLE, f"is {shown(tables)}; write a table for each chronicle: [{TABLE}.12]")
        return
    for number, facts in tables.items():
        if not _is_number(number, 999) or not isinstance(facts, dict):
            problems.add(f"{TABLE}.{number}", f"is no chronicle; write its facts under its number: [{TABLE}.12]")
            continue
        for name, fact in facts.items():
            record = Record(f"{TABLE}.{number}: {name}", fact, ("value", "source"), (), problems)
            record.letters(("value",))


def corrected_facts(
    raw: Mapping[str, object], number: int, facts: Facts, forms: Mapping[str, Form], problems: Problems
) -> Facts:
    """The facts of a chronicle with those that a corrected file has for it."""
    tables = raw.get(TABLE, {})
    told = tables.get(str(number), {}) if isinstance(tables, dict) else {}
    if not told:
        return facts
    number_, numbers, names, source = dict(facts.number), dict(facts.numbers), dict(facts.names), dict(facts.source)
    for name, fact in told.items():
        where, value = f"{TABLE}.{number}: {name}", fact["value"]
        if name not in forms:
            problems.add(where, f"cannot be read otherwise; there are: {', '.join(forms) or 'none'}")
            continue
        fault = forms[name].fault(value)
        if fault:
            problems.add(where, fault)
            continue
        source[name] = fact["source"]
        if not isinstance(value, list):
            number_[name] = value
        elif name in numbers:
            numbers[name] = tuple(value)
        else:
            names[name] = tuple(value)
    return Facts(number_, numbers, names, facts.counts, source)
