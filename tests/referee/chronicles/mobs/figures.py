"""The mobs whose Scotsman stands on a rival's tile: Kenneth McSnitch, Fergus MacDarkie, Mike McCastle."""

from __future__ import annotations

from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, around, cell_name, cell_of
from tests.referee.chronicles.mobs.mob import Mob, keeps_a_place
from tests.referee.glen_more_ii import gaining, paying, window
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table

RESERVE = "reserve"


class Figure(Mob):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.host: int | None = None
        self.cell: Cell = HOME_CASTLE
        self.adrift = False
        """Whether his tile is gone, and he must be put on another."""

    @property
    def tokens(self) -> list[int]:
        return [0] if self.controller is not None and self.host is None else []

    def scotsmen_away(self, seat: int) -> int:
        return 1 if seat == self.controller and self.host is not None else 0

    def cells_of(self, t: Table, seat: int) -> list[Cell]:
        return list(t.estates[seat].lots)

    def spots(self, t: Table, without: int | None) -> list[str]:
        """Tiles of rivals; `without` one of them."""
        return [
            f"lurk {seat} {cell_name(cell)}"
            for seat in range(len(t.estates))
            if seat not in (self.controller, without)
            for cell in self.cells_of(t, seat)
        ]

    def put(self, answer: str) -> None:
        _, seat, cell = answer.split(" ")
        self.host, self.cell = int(seat), cell_of(cell)
        self.adrift = False

    def recruits(self, t: Table) -> list[str]:
        found = [f"recruit {RESERVE}"] if t.scotsmen_left(t.seat) > 0 else []
        for cell, lot in t.me.lots.items():
            if lot.scotsmen:
                lot.scotsmen -= 1
                found += [f"recruit {cell_name(cell)}"] if keeps_a_place(t) else []
                lot.scotsmen += 1
        return found

    def taken(self, t: Table) -> Play:
        """C8-13."""
        if self.can_be_called(t):
            yield from self.called(t)

    def can_be_called(self, t: Table) -> bool:
        return self.host is None and bool(self.recruits(t))

    def called(self, t: Table) -> Play:
        answer = yield from window.window(t, "set-figure", lambda: self.spots(t, None), window.SELLING, "pass")
        if not answer:
            return
        recruit = yield from window.window(t, "recruit-figure", lambda: self.recruits(t), window.SELLING)
        where = recruit.split(" ")[1]
        if where != RESERVE:
            t.me.lots[cell_of(where)].scotsmen -= 1
        self.put(answer)

    def arrived(self, t: Table, seat: int, cell: Cell) -> Play:
        """A Scotsman of the host drives him away."""
        if seat == self.host and cell == self.cell and not self.adrift:
            yield from self.relocate(t, seat)

    def relocate(self, t: Table, without: int | None) -> Play:
        assert self.controller is not None
        answer = yield Ask(self.controller, "relocate", self.spots(t, without))
        self.put(answer)

    def homeless(self, t: Table) -> Play:
        """His tile has left the territory."""
        if self.adrift:
            yield from self.relocate(t, None)

    def lifted(self, t: Table, seat: int, cell: Cell) -> None:
        self.adrift = self.adrift or (self.host == seat and self.cell == cell)

    def moved(self, t: Table, old: Cell, new: Cell) -> None:
        if self.host == t.seat and self.cell == old:
            self.cell = new


class McSnitch(Figure):
    """C8-24."""

    def free(self, t: Table) -> list[str]:
        can = self.is_mine(t) and self.host is not None and t.turn.movement and self.steps(t)
        return [f"sneak {self.name}"] if can else []

    def steps(self, t: Table) -> list[str]:
        assert self.host is not None
        lots = t.estates[self.host].lots
        return [f"sneak-to {cell_name(cell)}" for cell in around(self.cell) if cell in lots]

    def does(self, t: Table, option: str) -> Play:
        if option.startswith("call"):
            yield from self.called(t)
            return
        assert self.host is not None
        answer = yield Ask(t.seat, "sneak-step", self.steps(t))
        t.turn.movement -= 1
        self.cell = cell_of(answer.split(" ")[1])
        lot = t.estates[self.host].lots[self.cell]
        goods = [good for good in t.goods if lot.goods[good]]
        if lot.scotsmen or not goods:
            return
        options = [f"loot {good}" for good in goods]
        answer = yield from window.window(t, "steal", options.copy, window.SELLING, "pass")
        if not answer:
            return
        good = answer.split(" ")[1]
        lot.goods[good] -= 1
        if not lot.goods[good]:
            del lot.goods[good]
        yield from gaining.spread(t, [good])
        others = self.spots(t, self.host)
        if others:
            answer = yield from window.window(t, "escape", others.copy, window.SELLING, "pass")
            if answer:
                self.put(answer)


class MacDarkie(Figure):
    """C8-25."""

    def __init__(self, name: str, coins: int) -> None:
        super().__init__(name)
        self.coins = coins

    def place_toll(self, t: Table, cells: list[Cell]) -> int:
        if self.host != t.seat or self.host is None or self.cell in cells:
            return 0
        return self.coins if any(self.cell in around(cell) for cell in cells) else 0

    def takes_toll(self, t: Table, cells: list[Cell]) -> Play:
        due = self.place_toll(t, cells)
        if due:
            assert self.controller is not None
            yield from paying.pay(t, Price(tuple(0 for _ in t.goods), coins=due))
            t.estates[self.controller].coins += due
            yield from self.relocate(t, self.host)


class McCastle(Figure):
    """C8-28, PX-7.8-01."""

    def cells_of(self, t: Table, seat: int) -> list[Cell]:
        return [HOME_CASTLE]

    def adds(self, t: Table, seat: int, category: str) -> int:
        if category != "castle" or self.host is None:
            return 0
        return (seat == self.controller) - (seat == self.host)

    def garrisons(self, t: Table, seat: int) -> int:
        return int(self.host is not None and seat == self.controller)
