"""What lies on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee import printed
from tests.referee.cells import Cell
from tests.referee.holdings import Holdings

START: Cell = (0, 0)
ROOM = 3
"""GM1-ACT-06: cubes on a producer."""


class Lot:
    """A tile of a territory and what is on it."""

    def __init__(self, tile: str) -> None:
        self.tile = tile
        self.goods: Counter[str] = Counter()
        self.members = 0


class Estate(Holdings[Lot]):
    """What a player has."""

    def __init__(self, coins: int) -> None:
        super().__init__({START: Lot("start-village")}, coins)
        self.lots[START].members = 1
        self.parliament = 0

    @property
    def members(self) -> int:
        return sum(lot.members for lot in self.lots.values())


class Table:
    """The whole game."""

    def __init__(self, seats: int) -> None:
        self.data = printed.load("glen-more.toml")
        self.goods: list[str] = list(printed.value(self.data, "goods"))
        self.prices: list[int] = list(printed.value(self.data, "market_prices"))
        self.records: dict[str, dict[str, Any]] = {each["id"]: each for each in self.data["tiles"]}
        self.records["start-village"] = self.data["start_village"]
        self.cards: dict[str, dict[str, Any]] = {each["id"]: each for each in self.data["cards"]}
        self.estates = [Estate(printed.value(self.data, "starting_coins")) for _ in range(seats)]
        self.spaces: list[str | None] = [None] * printed.value(self.data, "rondel_spaces")
        self.where: dict[int, int] = {}
        self.finished: set[int] = set()
        self.market: dict[str, int] = dict.fromkeys(self.goods, 1 if seats < 4 else 0)
        self.stacks: list[list[str]] = []
        self.discards: list[str] = []
        self.scorings = 0
        self.over = False
        self.seat = -1
        self.movement = 0
        self.activated: set[Cell] = set()
        self.spot: Cell | None = None
        self.everywhere = False
        self.extra_used = False

    def is_fixed(self, space: int) -> bool:
        return False

    @property
    def die(self) -> int:
        """The piece that is no player's."""
        return len(self.estates)

    @property
    def me(self) -> Estate:
        return self.estates[self.seat]

    def is_river(self, cell: Cell) -> bool:
        return bool(self.records[self.me.lots[cell].tile].get("river", False))

    def is_road(self, cell: Cell) -> bool:
        return bool(self.records[self.me.lots[cell].tile].get("road", False))

    def award(self, seat: int, points: int, source: str) -> None:
        if points:
            self.estates[seat].sheet.append((points, source, self.scorings))
