"""Chronicle 2, Highlander: the Mountain."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import cell_name, cell_of
from tests.referee.glen_more_ii import gaining, market, paying
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table

MOUNTAIN = "mountain"


class Highlander(Part):
    def __init__(self) -> None:
        self.coins = 0
        self.goods: Counter[str] = Counter()

    def components(self) -> dict[str, Any]:
        return printed.chronicle("c02_highlander")

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        t.places.add(MOUNTAIN)
        assert t.spaces[-2] == MOUNTAIN, "C2-03: just before the empty space"

    def laid(self, seats: int) -> tuple[int, int]:
        return 0, 2

    def is_fixed(self, tile: str) -> bool:
        return tile == MOUNTAIN

    def space(self, t: Table) -> int:
        return t.spaces.index(MOUNTAIN)

    def stops(self, t: Table, space: int) -> bool:
        """C2-09."""
        return space == self.space(t) and space not in t.where.values()

    def begins(self, t: Table) -> Play:
        """C2-11, -12: he must leave, so he has it before he says where to."""
        if t.where[t.seat] == self.space(t):
            for part in t.parts:
                yield from part.on_mountain(t)
            yield from self.carry_down(t)

    def stopped(self, t: Table, space: int, piece: int) -> Play:
        if space == self.space(t):
            for part in t.parts:
                yield from part.on_mountain(t)

    def carry_down(self, t: Table) -> Play:
        t.me.coins += self.coins
        units = [good for good in t.goods for _ in range(self.goods[good])]
        self.coins = 0
        self.goods = Counter()
        yield from gaining.spread(t, units, "carry-down")

    def dues(self, t: Table, crossed: list[int]) -> int:
        return 1 if self.space(t) in crossed else 0

    def crosses(self, t: Table, piece: int, space: int, target: str | None) -> Play:
        if space != self.space(t):
            return
        if piece >= len(t.estates):
            self.coins += 1
            return
        yield from self.toll(t, target)

    def toll(self, t: Table, target: str | None) -> Play:
        """C2-07, -08: a coin or a resource of his own, so that he can still pay for what he has chosen (C0-20)."""
        while t.me.coins or t.me.goods():
            options = [each for each in self.items(t) if self.leaves_enough(t, each, target)]
            sales = [each for each in market.sales(t) if self.sale_leaves_enough(t, each, target)]
            answer = yield Ask(t.seat, "pay-toll", options, sales)
            if answer in sales:
                market.sell(t, answer)
                continue
            self.give(t, answer)
            if answer == "toll-coin":
                self.coins += 1
            else:
                self.goods[answer.split(" ")[1]] += 1
            return

    def items(self, t: Table) -> list[str]:
        coin = ["toll-coin"] if t.me.coins else []
        return coin + [f"toll {good} {cell_name(cell)}" for good, cell in t.me.units()]

    def give(self, t: Table, item: str) -> None:
        if item == "toll-coin":
            t.me.coins -= 1
        else:
            _, good, cell = item.split(" ")
            market.take_unit(t, good, cell_of(cell))

    def leaves_enough(self, t: Table, item: str, target: str | None) -> bool:
        if target is None:
            return True
        self.give(t, item)
        fine = paying.can_afford(t, target)
        if item == "toll-coin":
            t.me.coins += 1
        else:
            _, good, cell = item.split(" ")
            t.me.lots[cell_of(cell)].goods[good] += 1
        return fine

    def sale_leaves_enough(self, t: Table, sale: str, target: str | None) -> bool:
        if target is None:
            return True
        _, good, cell = sale.split(" ")
        coins = t.me.coins
        market.sell(t, sale)
        fine = paying.can_afford(t, target, dues=1)
        t.me.coins = coins
        t.market[good] += 1
        t.me.lots[cell_of(cell)].goods[good] += 1
        return fine

    def before_last_scoring(self, t: Table) -> Play:
        """C2-14."""
        for seat in range(len(t.estates)):
            if t.where[seat] == self.space(t):
                self.take_at_the_end(t, seat)
        yield from ()

    def take_at_the_end(self, t: Table, seat: int) -> None:
        """Where it lies makes no difference any more: on the first tiles with room."""
        estate = t.estates[seat]
        estate.coins += self.coins
        for good in [each for each in t.goods for _ in range(self.goods[each])]:
            lot = next((lot for lot in estate.lots.values() if t.room(lot)), None)
            if lot is not None:
                lot.goods[good] += 1
        self.coins = 0
        self.goods = Counter()

    def seen(self, t: Table) -> dict[str, Any]:
        return {"mountain": [self.space(t), self.coins, dict(sorted(self.goods.items()))]}

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        mountain = view["table"]["mountain"]
        return {"mountain": [mountain["space"], mountain["coins"], dict(sorted(mountain["goods"].items()))]}
