"""The interface of an evaluation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import ClassVar

from hindmost.bots.bot import Imagination
from hindmost.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(ABC):
    """Judges positions for the seat whose outlook it was made from. One is made for each decision.

    What cannot change during the seat's own turn (the others' possessions, the time left) is read once, when it is
    made; the rest is read from each position.
    """

    side: ClassVar[frozenset[str]] = frozenset()
    """Kinds of options that only help others along (to sell): tried when there is little else to do."""
    fine: ClassVar[frozenset[str]] = frozenset()
    """Kinds of options that change little (to move): left out of a first, rough look."""

    @abstractmethod
    def terms(self, position: Imagination) -> dict[str, float]:
        """The parts of the worth by name, each in victory points."""

    def of(self, position: Imagination) -> float:
        """What the position is worth, in victory points."""
        # One after the other: from Python 3.12 on `sum` makes up for rounding, and a choice could hang on that.
        total = 0.0
        for value in self.terms(position).values():
            total += value
        return total


@cache
def place_of(cell: str) -> tuple[int, int]:
    """Where a cell of a view is, from its name."""
    x, y = cell.split(",")
    return int(x), int(y)
