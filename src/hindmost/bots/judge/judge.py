"""The interface of an evaluation."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from hindmost.catalogue.weights import Weights
from hindmost.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges states for one seat: says what they are worth to it, in victory points, term by term.

    A judge reads the state itself, which is fast; so it is bound to look at nothing but what the seat may know. It says
    the same of all that a redeal can make of a state (`tests/properties/test_judges.py`).
    """

    side: ClassVar[frozenset[str]] = frozenset()
    """Kinds of options that only help others along (to sell): tried when there is little else to do."""
    fine: ClassVar[frozenset[str]] = frozenset()
    """Kinds of options that change little (to move): left out of a first, rough look."""
    relative: ClassVar[bool] = False
    """Whether it says how far ahead of the other a seat is, rather than what the seat has."""

    def __init__(self, names: tuple[str, ...], weights: Weights) -> None:
        self.names = names
        """The terms of the game itself."""
        self.counts = [weights.terms[name] for name in names]
        """By term: what a point of it counts."""
        self.seat = -1

    def weigh(self, terms: Mapping[str, float]) -> None:
        """From now on a point of each of these terms counts so much."""
        for name, count in terms.items():
            self.counts[self.names.index(name)] = count

    def begin(self, g: Any, seat: int) -> None:
        """Judge for this seat from now on. What cannot change during its own turn (what others have, how much time is
        left) is read now; the rest is read from each state."""
        self.seat = seat

    @abstractmethod
    def values(self, g: Any) -> list[float]:
        """By term of the game: what the seat has of it, in victory points."""

    def progress(self, g: Any) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def brought(self, g: Any) -> dict[str, float]:
        """The same of the terms that modules bring, by name."""
        return {}

    def features(self, g: Any) -> dict[str, float]:
        """Every term by its name, as it counts."""
        terms = {name: each * value for name, each, value in zip(self.names, self.counts, self.values(g), strict=True)}
        return {**terms, **self.brought(g)}

    def of(self, g: Any) -> float:
        """What the state is worth."""
        # One after the other: from Python 3.12 on `sum` makes up for rounding, and a choice could hang on that.
        total = 0.0
        counts = self.counts
        for place, value in enumerate(self.values(g)):
            total += counts[place] * value
        for stake in self.brought(g).values():
            total += stake
        return total
