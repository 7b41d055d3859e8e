"""What lies on the table."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.cells import Cell

ARCHITECTS = (0, 5, 10, 15)
"""GLA-SETUP-01: their places on the ring."""
SPACES = 16
WHISKY = "whisky"


class Table:
    def __init__(self) -> None:
        data = printed.load("glasgow.toml")
        self.goods: list[str] = list(printed.value(data, "goods"))
        self.capacity: dict[str, int] = dict(zip(self.goods, printed.value(data, "capacity"), strict=True))
        start = dict(zip(self.goods, printed.value(data, "starting_goods"), strict=True))
        self.contracts: dict[str, dict[str, Any]] = {each["id"]: each for each in data["contracts"]}
        self.buildings: dict[str, dict[str, Any]] = {each["id"]: each for each in data["buildings"]}
        self.conversions: list[str] = list(printed.value(data, "conversions"))
        self.factory_conversions: list[str] = list(printed.value(data, "factory_conversions"))
        self.once: list[str] = list(printed.value(data, "once"))
        self.stores: list[dict[str, int]] = [{**start, WHISKY: 0}, {**start, WHISKY: 0}]
        self.doubled = [False, False]
        self.ring: list[str | None] = [None] * SPACES
        self.merchants = [0, 0]
        self.offers: list[list[str]] = [[], [], [], []]
        self.pile: set[str] = set()
        self.discards: list[str] = []
        self.city: dict[Cell, tuple[str, int]] = {}
        self.active = 0
        self.gap = 0
        self.over = False
        self.ender = -1

    @property
    def store(self) -> dict[str, int]:
        return self.stores[self.active]

    def type_at(self, cell: Cell) -> str:
        return str(self.buildings[self.city[cell][0]]["type"])

    def cost(self, building: str) -> list[str]:
        return str(self.buildings[building]["cost"]).split(" ")
