"""Telling what came at a real table: a list by types in which a few letters find a thing."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hindmost import Option, Question
from hindmost.text.render import render


@dataclass(frozen=True, slots=True)
class Thing:
    """What may have come. Things that nobody can tell apart are one."""

    option: Option
    text: str
    group: str
    number: int
    """How many of it there are."""

    @property
    def label(self) -> str:
        is_said = self.text.casefold().startswith(self.group.casefold())
        named = self.text if is_said else f"{self.group} · {self.text}"
        return named if self.number == 1 else f"{named} ×{self.number}"


def things_of(question: Question, lang: str) -> list[Thing]:
    """What may have come, type by type, each in the order of its names."""
    found: dict[tuple[str, str], list[Option]] = {}
    for option in question.options:
        group = "" if option.group is None else render(option.group, lang)
        found.setdefault((group, option.text(lang)), []).append(option)
    things = [Thing(options[0], text, group, len(options)) for (group, text), options in found.items()]
    return sorted(things, key=lambda thing: (thing.group, thing.text if thing.group else ""))


def spelt(words: list[str], things: list[Thing]) -> list[Thing]:
    """Those that are meant by the beginnings of some of their words, of type, name or id. Whoever types a whole name
    means nothing longer."""
    exact = [thing for thing in things if thing.text.casefold() == " ".join(words)]
    letters = _words(" ".join(words))
    return exact or [thing for thing in things if _begins(letters, thing)]


def _begins(letters: list[str], thing: Thing) -> bool:
    spoken = _words(f"{thing.group} {thing.text} {thing.option.id}".casefold())
    return all(any(full.startswith(word) for full in spoken) for word in letters)


def _words(text: str) -> list[str]:
    """Without what stands between them."""
    return re.findall(r"[\w’']+", text)
