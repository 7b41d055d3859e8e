"""The mobs that move tiles: Derek Anderson and Tamlin McSwitch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.referee.asking import Play
from tests.referee.cells import Cell, beside, cell_name, cell_of
from tests.referee.chronicles.mobs.mob import Mob, keeps_a_place
from tests.referee.glen_more_ii import gaining, placing, window
from tests.referee.glen_more_ii.table import HOME_CASTLE, HOME_VILLAGE, Estate, Lot, Table


def may_go(t: Table, seat: int, cell: Cell) -> bool:
    """Neither a home tile, nor one with a boat, nor a pile with a half of a double tile."""
    if cell in (HOME_CASTLE, HOME_VILLAGE) or any(part.holds(t, seat, cell) for part in t.parts):
        return False
    halves = {t.right_half(tile) for tile in t.records} - {""}
    return not any(t.right_half(tile) or tile in halves for tile in t.estates[seat].lots[cell].tiles)


def edge(estate: Estate) -> list[Cell]:
    return sorted({each for cell in estate.lots for each in beside(cell)} - set(estate.lots))


class Anderson(Mob):
    """C8-27."""

    def liftable(self, t: Table) -> list[tuple[int, Cell]]:
        return [
            (seat, cell)
            for seat, estate in enumerate(t.estates)
            for cell, lot in estate.lots.items()
            if t.type_of(lot.tile) != "trade"
            and may_go(t, seat, cell)
            and placing.obeys(t, estate, set(estate.lots) - {cell})
        ]

    def drops(self, t: Table, seat: int, cell: Cell) -> list[tuple[int, Cell]]:
        tile = t.estates[seat].lots[cell].tile
        return [
            (host, target)
            for host, estate in enumerate(t.estates)
            if host != seat
            for target in edge(estate)
            if placing.fits_river(t, estate, tile, target) and self.leaves_a_place(t, seat, cell, host, target)
        ]

    def leaves_a_place(self, t: Table, seat: int, cell: Cell, host: int, target: Cell) -> bool:
        if t.turn.hand is None or t.seat not in (seat, host):
            return True
        with self.carried(t, seat, cell, host, target):
            return keeps_a_place(t)

    @contextmanager
    def carried(self, t: Table, seat: int, cell: Cell, host: int, target: Cell) -> Iterator[None]:
        """As if it had been done."""
        source = t.estates[seat]
        lots = dict(source.lots)
        lot = source.lots.pop(cell)
        t.estates[host].lots[target] = Lot(lot.tiles)
        source.lots[HOME_CASTLE].scotsmen += lot.scotsmen
        yield
        source.lots[HOME_CASTLE].scotsmen -= lot.scotsmen
        del t.estates[host].lots[target]
        source.lots = lots

    def can_be_called(self, t: Table) -> bool:
        return not self.used and any(self.drops(t, seat, cell) for seat, cell in self.liftable(t))

    def called(self, t: Table) -> Play:
        def lifts() -> list[str]:
            found = [(seat, cell) for seat, cell in self.liftable(t) if self.drops(t, seat, cell)]
            return [f"lift {seat} {cell_name(cell)}" for seat, cell in found]

        answer = yield from window.window(t, "lift-tile", lifts, window.SELLING, "pass")
        if not answer:
            return
        _, number, name = answer.split(" ")
        seat, cell = int(number), cell_of(name)

        def drops() -> list[str]:
            return [f"drop {host} {cell_name(target)}" for host, target in self.drops(t, seat, cell)]

        answer = yield from window.window(t, "drop-tile", drops, window.SELLING, "pass")
        if not answer:
            return
        _, number, name = answer.split(" ")
        self.used = True
        yield from self.carry(t, seat, cell, int(number), cell_of(name))

    def carry(self, t: Table, seat: int, cell: Cell, host: int, target: Cell) -> Play:
        lot = t.estates[seat].lots.pop(cell)
        t.estates[host].lots[target] = Lot(lot.tiles)
        if seat == t.seat:
            t.turn.activated.discard(cell)
        if host == t.seat:
            t.turn.activated.discard(target)
        for part in t.parts:
            part.lifted(t, seat, cell)
        yield from gaining.stow(t, HOME_CASTLE, list(lot.goods.elements()), "stow-produce", seat)
        yield from gaining.arrive(t, seat, HOME_CASTLE, lot.scotsmen)
        for part in t.parts:
            yield from part.homeless(t)


class McSwitch(Mob):
    """C8-42."""

    def settles(self, t: Table, cell: Cell) -> list[Cell]:
        if not may_go(t, t.seat, cell):
            return []
        lots = dict(t.me.lots)
        lot = t.me.lots.pop(cell)
        found = []
        for target in edge(t.me):
            if target == cell or not placing.fits_river(t, t.me, lot.tile, target):
                continue
            t.me.lots[target] = lot
            if placing.obeys(t, t.me, set(t.me.lots)) and keeps_a_place(t):
                found.append(target)
            del t.me.lots[target]
        t.me.lots = lots
        return found

    def can_be_called(self, t: Table) -> bool:
        return not self.used and any(self.settles(t, cell) for cell in list(t.me.lots))

    def called(self, t: Table) -> Play:
        answer = yield from window.window(
            t,
            "pick-one",
            lambda: [f"pick {cell_name(cell)}" for cell in list(t.me.lots) if self.settles(t, cell)],
            window.SELLING,
            "pass",
        )
        if not answer:
            return
        old = cell_of(answer.split(" ")[1])
        answer = yield from window.window(
            t,
            "settle-tile",
            lambda: [f"settle {cell_name(cell)}" for cell in self.settles(t, old)],
            window.SELLING,
            "pass",
        )
        if not answer:
            return
        new = cell_of(answer.split(" ")[1])
        self.used = True
        t.me.lots[new] = t.me.lots.pop(old)
        if old in t.turn.activated:
            t.turn.activated.remove(old)
            t.turn.activated.add(new)
        for part in t.parts:
            part.moved(t, old, new)
