"""What a chronicle must be told of your game: there is a file for each that asks; this says what it may hold."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import Conduct
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame, Hook, Insert


class Told:
    """By itself a chronicle asks nothing (C12-COMP-11)."""

    chronicle: ClassVar[int] = 0

    def conduct(self) -> Conduct | None:
        """Her conduct with the chronicle, where it asks you something itself; None: as ever."""
        return None

    def leaves(self, g: GlenMoreII) -> None:
        """Your turn begins: your pawn will leave where it is."""

    def marks(self, g: GlenMoreII) -> list[int]:
        """What may have happened in your turn, if it did."""
        return []

    def mark(self, g: GlenMoreII, choice: int) -> list[Frame[Any]] | None:
        """It did; None if it is not the chronicle's to know."""
        return None

    def way(self, g: GlenMoreII, passed: list[int], space: int) -> list[Frame[Any]]:
        """What is asked when your pawn has passed some spaces and stopped on another."""
        return []

    def her_boat_moves(self, g: GlenMoreII) -> list[Frame[Any]]:
        """What is asked when her boat has moved on, with Chronicle 1."""
        return []

    def takes(self, g: GlenMoreII, tile: int) -> bool:
        """Your pawn stopped on a tile; whether it has been put where it belongs."""
        return False

    def counted(self, g: GlenMoreII, category: int, number: int) -> None:
        """You have told what you count in a category of the scoring that begins."""

    def settles(self, source: str) -> bool:
        """Whether VP of this source are reckoned here, and are not among those that you tell at the end."""
        return False

    def hooks(self) -> tuple[Hook, ...]:
        return ()

    def inserts(self) -> tuple[Insert, ...]:
        return ()
