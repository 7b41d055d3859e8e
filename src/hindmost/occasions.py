"""Games against a solo opponent that have an occasion: the deal of the day, the campaign; and how one did.

The deal of a day is the same wherever this version is played, on any server and at any terminal, so it can only be
made of what all of them know: the game and the date. Whoever reads this can reckon it out. Nobody plays against anybody
here, so there is nothing to be gained by that but a spoilt game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date
from typing import Final

from hindmost.api import GameInfo

SCORES_AT_ONCE: Final = 10
"""So many of the best are shown."""


def daily_seed(game: str, day: date) -> int:
    """The seed of the day's deal, as long as any that a server draws.

    >>> from datetime import date
    >>> daily_seed("glen-more-ii", date(2026, 11, 18)) == daily_seed("glen-more-ii", date(2026, 11, 18))
    True
    """
    return int.from_bytes(hashlib.sha256(f"hindmost daily deal {game} {day.isoformat()}".encode()).digest(), "big")


def campaign(info: GameInfo) -> tuple[tuple[int, ...], ...]:
    """The chronicles of each step: none, then one after the other, at last all that go with the opponent together."""
    fitting = tuple(each.number for each in info.about if each.unfit is None)
    return ((), *((number,) for number in fitting), fitting) if info.automas else ()


class Outcome:
    """How a game against a solo opponent has ended."""

    __slots__ = ("chronicles", "hers", "level", "won", "yours")

    def __init__(self, level: str, chronicles: tuple[int, ...], yours: int, hers: int, won: bool) -> None:
        self.level = level
        self.chronicles = chronicles
        self.yours = yours
        self.hers = hers
        self.won = won


class Tally:
    """All games of a level with the same chronicles."""

    __slots__ = ("best", "chronicles", "games", "level", "points", "won")

    def __init__(self, level: str, chronicles: tuple[int, ...]) -> None:
        self.level = level
        self.chronicles = chronicles
        self.games = 0
        self.won = 0
        self.best: int | None = None
        """The highest score of one's own; None as long as there is no game."""
        self.points = 0
        """One's own scores together."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.won += outcome.won
        self.points += outcome.yours
        self.best = outcome.yours if self.best is None else max(self.best, outcome.yours)


def tallies(outcomes: Iterable[Outcome], levels: tuple[str, ...]) -> list[Tally]:
    """By level, the easiest first, and by chronicles, those without any first."""
    found: dict[tuple[str, tuple[int, ...]], Tally] = {}
    for outcome in outcomes:
        key = outcome.level, outcome.chronicles
        found.setdefault(key, Tally(*key)).add(outcome)
    known = [*levels, *sorted({level for level, _ in found} - set(levels))]
    return sorted(found.values(), key=lambda each: (known.index(each.level), len(each.chronicles), each.chronicles))
