"""What a chronicle adds to her conduct: there is a file for each that she plays with; this says what it may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, GlenMoreII
from hindmost.kernel.craft import Award, Component, Frame, Hook, Insert, Listener, State
from hindmost.mechanics.craft import OFF

from .board import HER
from .levels import LEVELS, Level
from .printed import print_of

PILE: Final = "pile"
"""Where a tile goes that she has taken: beside her board, ..."""
TRADES: Final = "trades"
"""... to the right end of her trade row, ..."""
PERSONS: Final = "persons"
"""... among her persons, ..."""
GONE: Final = "gone"
"""... out of the game, ..."""
KEPT: Final = "kept"
"""... or a conduct has put it somewhere itself."""


class Looking:
    """One reading of a card (C12-PICK-07)."""

    __slots__ = ("available", "beyond", "line", "reach")

    def __init__(self, available: list[int], line: list[int], reach: int, beyond: bool) -> None:
        self.available = available
        """The spaces that she may choose from, the nearest first."""
        self.line = line
        """Those by which the box is counted."""
        self.reach = reach
        """The Distance; it does not matter in the second reading."""
        self.beyond = beyond
        """Whether it is the second reading, behind World's End (C12-WEND-02)."""


class ChoiceRule:
    """A rule of a chronicle card: when a chronicle icon is reached, she looks for a target (C12-CHR-01)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most
        """It fires at an icon with a number up to this; with 0 at the plain icon."""

    def target(self, g: GlenMoreII, looking: Looking) -> int:
        """The space that it yields, or OFF."""
        return next((space for space in looking.available if self.wants(g, g.track.tiles[space])), OFF)

    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return False


Targets = Mapping[str, Callable[[int], ChoiceRule]]
"""Rules by what they look for, each made by the number up to which it fires."""


class Conduct:
    """Her conduct with one chronicle; nothing of it changes anything unless overridden."""

    chronicle: ClassVar[int] = 0
    targets: ClassVar[Targets] = {}
    """What its card may look for beside what any may (`targets.COMMON`), by the words of the component file; none if
    it has no choice rules."""
    builds: ClassVar[bool] = False
    """Whether she lays tiles in a territory after all."""

    def rules(self, g: GlenMoreII) -> tuple[ChoiceRule, ...]:
        """Those of its card that are in force, in the order in which they stand there."""
        return print_of(g).rules.get(self.chronicle, ())

    def counts(self, g: GlenMoreII, space: int, card: int) -> bool | None:
        """Whether she counts what lies on a space, by a card if one is read; None: as always (C12-PICK-01)."""
        return None

    def instead(self, g: GlenMoreII, space: int) -> int:
        """Where she stops instead of going to a space."""
        return space

    def stopped(self, g: GlenMoreII, space: int) -> None:
        """She has stopped on a place that is not taken."""

    def printed(self, g: GlenMoreII, tile: int) -> list[int]:
        """The tiles whose print counts for one that she has taken; none: its own."""
        return []

    def benefits(self, g: GlenMoreII, tile: int, types: list[str]) -> list[str]:
        """The types whose benefits a tile gives her."""
        return types

    def card_gained(self, g: GlenMoreII, card: int) -> None:
        """She has just got a landmark card."""

    def home(self, g: GlenMoreII, tile: int, place: str) -> str:
        """Where a tile goes that she has taken."""
        return place

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        """What else she gets for a tile, after all else."""
        return []

    def exchanged(self, g: GlenMoreII, vp: int) -> None:
        """One of her exchanges has given so many VP."""

    def items(self, g: GlenMoreII) -> int:
        """How many items lie on her board beside those that always do (C12-ITEM-01)."""
        return 0

    def size(self, g: GlenMoreII) -> int:
        """How many tiles she has beside those of her pile and her trade row."""
        return 0

    def spares(self) -> tuple[type[Listener[Any]], ...]:
        """The chronicle's listeners that do not concern her."""
        return ()

    def hooks(self) -> tuple[Hook, ...]:
        return ()

    def inserts(self) -> tuple[Insert, ...]:
        return ()

    def components(self) -> tuple[Component, ...]:
        return ()

    def check(self, g: State) -> list[str]:
        return []


class Automa(Chronicle):
    """Her module as her own files know it."""

    def __init__(self, level: Level = LEVELS["raiglar"], conducts: tuple[Conduct, ...] = ()) -> None:
        self.level = level
        self.conducts = conducts
        """Her conduct with the chronicles in play, in ascending order."""


def automa(g: State) -> Automa:
    module = g.table.modules[-1]
    assert isinstance(module, Automa)
    return module


def bonus(g: GlenMoreII, vp: int, number: int, clause: str) -> list[Frame[Any]]:
    """VP that a chronicle adds for a tile she took."""
    if vp:
        g.award(Award(HER, vp, f"chronicle-{number}", clause, g.scorings))
        g.note("lady-bonus", HER, vp, number)
    return []
