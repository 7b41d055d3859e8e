"""What a chronicle may change. The base game asks every part in the same places and knows none by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.referee.asking import Play
from tests.referee.cells import Cell

if TYPE_CHECKING:
    from tests.referee.glen_more_ii.table import Table


class Part:
    """A chronicle's share of the referee; this one changes nothing."""

    def components(self) -> dict[str, Any]:
        """Its data file."""
        return {}

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """Lay what it brings, and check it."""

    def laid(self, seats: int) -> tuple[int, int]:
        """How many spaces of the rondel it takes at the start before the A tiles, and after them."""
        return 0, 0

    def is_fixed(self, tile: str) -> bool:
        """Whether it stays on the rondel for ever."""
        return False

    def laid_out(self, t: Table, tile: str) -> None:
        """A tile has been drawn and laid on the rondel."""

    def holds(self, t: Table, seat: int, cell: Cell) -> bool:
        """Whether a tile cannot be removed from a territory."""
        return False

    def free(self, t: Table) -> list[str]:
        """What may be done between two steps of the own turn."""
        return []

    def does(self, t: Table, option: str) -> Play:
        """One of these."""
        raise NotImplementedError

    def coins_that_score(self, t: Table, seat: int, coins: int) -> int:
        """How many of a player's coins give a point at the end."""
        return coins

    def stops(self, t: Table, space: int) -> bool:
        """Whether the pawn whose turn it is may stop on this place."""
        return False

    def dues(self, t: Table, crossed: list[int]) -> int:
        """How many single coins or resources are to be given for crossing these spaces."""
        return 0

    def begins(self, t: Table) -> Play:
        """A player's turn begins."""
        yield from ()

    def crosses(self, t: Table, piece: int, space: int, target: str | None) -> Play:
        """A piece crosses a space; `target`: the tile that must still be paid for."""
        yield from ()

    def acts(self, t: Table, name: str) -> Play | None:
        """The turn of a piece that it brings."""
        return None

    def card_taken(self, t: Table, card: str) -> None:
        """A landmark card has come to whoever has the turn."""

    def person_taken(self, t: Table) -> Play:
        """A person has been taken, and its marker placed."""
        yield from ()

    def discards(self, t: Table, tile: str, by: int) -> bool:
        """Whether it takes a tile that is discarded."""
        return False

    def piles(self, t: Table) -> list[list[str]]:
        """Other piles of discarded tiles."""
        return []

    def gains(self, t: Table, words: str) -> Play | None:
        """What only it can gain."""
        return None

    def can_use(self, t: Table, words: str) -> bool:
        """Whether a gain would come to anything."""
        return True

    def after_scoring(self, t: Table) -> Play:
        """After each of the first three scorings."""
        yield from ()

    def after_final(self, t: Table) -> Play:
        yield from ()

    def before_last_scoring(self, t: Table) -> Play:
        yield from ()

    def final(self, t: Table) -> None:
        """In the final scoring."""

    def seen(self, t: Table) -> dict[str, Any]:
        return {}

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        return {}
