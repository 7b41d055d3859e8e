"""Resources and Scotsmen that come onto tiles."""

from __future__ import annotations

from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii import market, window
from tests.referee.glen_more_ii.table import Table


def stow(t: Table, cell: Cell, units: list[str], kind: str, seat: int | None = None) -> Play:
    """GM2-COMP-05: what does not fit is lost; the owner chooses what is kept, and may sell first in the own turn."""
    left = list(units)
    owner = t.seat if seat is None else seat
    lot = t.estates[owner].lots[cell]
    while left and t.room(lot) < len(left):
        sales = market.sales(t) if owner == t.seat else []
        options = [f"choose {good}" for good in sorted(set(left))] if t.room(lot) > 0 else ["pass"]
        helps = owner == t.seat and any(t.market[good] for good in lot.goods if lot.goods[good])
        if options == ["pass"] and not helps:
            return
        answer = yield Ask(owner, kind, options, sales)
        if answer == "pass":
            return
        if answer in sales:
            market.sell(t, answer)
        else:
            good = answer.split(" ")[1]
            left.remove(good)
            lot.goods[good] += 1
    lot.goods.update(left)


def any_good(t: Table, cell: Cell, kind: str, goods: list[str] | None = None) -> Play:
    """GM2-IMM-04, GM2-ACT-05: a resource of choice, or out of some."""
    lot = t.me.lots[cell]
    answer = yield from window.window(
        t, kind, lambda: [f"choose {good}" for good in goods or t.goods] if t.room(lot) > 0 else [], window.SELLING
    )
    if answer:
        lot.goods[answer.split(" ")[1]] += 1


def spread(t: Table, units: list[str], kind: str = "spread-goods") -> Play:
    """GM2-CLAN-09: each on any tile of the own territory, one after the other where there is room for all."""
    left = list(units)
    while left:

        def choices() -> list[str]:
            fits = sum(t.room(lot) for lot in t.me.lots.values()) >= len(left)
            return [
                f"put {good} {cell_name(cell)}"
                for good in (left[:1] if fits else dict.fromkeys(left))
                for cell, lot in t.me.lots.items()
                if t.room(lot) > 0
            ]

        answer = yield from window.window(t, kind, choices, window.SELLING)
        if not answer:
            return
        _, good, name = answer.split(" ")
        left.remove(good)
        t.me.lots[cell_of(name)].goods[good] += 1


def enlist(t: Table, number: int) -> Play:
    """GM2-COMP-03: from the personal supply, as far as it goes."""
    for _ in range(number):
        if t.scotsmen_left(t.seat) == 0:
            return
        answer = yield from window.window(
            t, "enlist-scotsmen", lambda: [f"enlist {cell_name(cell)}" for cell in t.me.lots], window.SELLING
        )
        yield from arrive(t, t.seat, cell_of(answer.split(" ")[1]))


def scotsman_on(t: Table, cell: Cell) -> Play:
    """GM2-IMM-03."""
    if t.scotsmen_left(t.seat) > 0 and cell in t.me.lots:
        yield from arrive(t, t.seat, cell)


def arrive(t: Table, seat: int, cell: Cell, number: int = 1) -> Play:
    """Scotsmen come onto an own tile."""
    t.estates[seat].lots[cell].scotsmen += number
    for part in t.parts if number else []:
        yield from part.arrived(t, seat, cell)


def any_anywhere(t: Table, kind: str, goods: list[str] | None = None) -> Play:
    """One resource of choice, or out of some, on any tile."""
    answer = yield from window.window(
        t,
        kind,
        lambda: [
            f"put {good} {cell_name(cell)}"
            for good in goods or t.goods
            for cell, lot in t.me.lots.items()
            if t.room(lot) > 0
        ],
        window.SELLING,
    )
    if answer:
        _, good, name = answer.split(" ")
        t.me.lots[cell_of(name)].goods[good] += 1
