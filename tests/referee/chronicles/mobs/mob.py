"""What all mobs have in common."""

from __future__ import annotations

from tests.referee.asking import Play
from tests.referee.glen_more_ii import placing
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table

CALLED_IN = ("take", "place", "activate")
"""C8-15: between two steps of a turn, or between two activations."""


class Mob(Part):
    def __init__(self, name: str) -> None:
        self.name = name
        self.controller: int | None = None
        self.used = False

    @property
    def spent(self) -> bool:
        """Whether nothing can come of it any more."""
        return self.used

    def is_mine(self, t: Table) -> bool:
        """Whether whoever has the turn controls it."""
        return self.controller is not None and self.controller == t.seat

    def taken(self, t: Table) -> Play:
        """It has just been taken by whoever has the turn."""
        yield from ()

    @property
    def tokens(self) -> list[int]:
        """Those that lie with it, each by the coins it stands for."""
        return []

    def can_be_called(self, t: Table) -> bool:
        """Whether it could do something now."""
        return False

    def called(self, t: Table) -> Play:
        """What it does then."""
        yield from ()

    def free_in(self, t: Table, kind: str) -> list[str]:
        """C8-15; PX-4.8-04."""
        fits = kind in CALLED_IN and not t.turn.lent and not t.turn.within
        return [f"call {self.name}"] if fits and self.is_mine(t) and self.can_be_called(t) else []

    def does(self, t: Table, option: str) -> Play:
        yield from self.called(t)


def keeps_a_place(t: Table) -> bool:
    """C8-15: the tile in hand."""
    return t.turn.hand is None or bool(placing.places(t, t.turn.hand))
