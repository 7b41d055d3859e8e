"""What a player has in either Glen More game, as the referee keeps it: anything that lies on a cell has goods on it."""

from __future__ import annotations

from collections import Counter
from typing import Generic, Protocol, TypeVar

from tests.referee.cells import Cell


class Ground(Protocol):
    goods: Counter[str]


L = TypeVar("L", bound=Ground)


class Holdings(Generic[L]):
    def __init__(self, lots: dict[Cell, L], coins: int) -> None:
        self.lots = lots
        self.coins = coins
        self.whisky = 0
        self.cards: list[str] = []
        self.sheet: list[tuple[int, str, int]] = []

    @property
    def vp(self) -> int:
        return sum(points for points, _, _ in self.sheet)

    def goods(self) -> Counter[str]:
        total: Counter[str] = Counter()
        for lot in self.lots.values():
            total.update(lot.goods)
        return total

    def units(self) -> list[tuple[str, Cell]]:
        """A kind and a cell for every kind of good on every cell."""
        return [(good, cell) for cell, lot in self.lots.items() for good in lot.goods if lot.goods[good] > 0]
