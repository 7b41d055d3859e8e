"""A question during which other things may be done first: selling, moving Scotsmen, the extra activation."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.asking import Answered, Ask, Play
from tests.referee.cells import Cell, around, cell_name, cell_of
from tests.referee.glen_more_ii import activating, gaining, market
from tests.referee.glen_more_ii.table import Table

BETWEEN = ("sell", "move", "extra")
"""Between two atomic steps (GM2-MKT-07, GM2-MOVE-04, GM2-LAND-13)."""
SELLING = ("sell",)


def window(
    t: Table,
    kind: str,
    main: Callable[[], list[str]],
    free: tuple[str, ...],
    passing: str = "",
    helps: Callable[[], bool] | None = None,
    runs_alone: bool = False,
) -> Answered:
    """The answer to `main`; what is free is done on the way. `passing`: what lets it be, offered in any case;
    "must": nothing does.

    Where nothing is left to answer it can only be passed; and if nothing is free either, or nothing free `helps` to
    get an answer, nobody need be asked; nor, where it `runs_alone`, if there is one answer.
    """
    while True:
        options = main()
        others = free_actions(t, free, kind)
        if not options and not others and passing in ("", "must"):
            return ""
        hope = any(each.startswith(("sell", "extra")) for each in others) and (helps is None or helps())
        alone = runs_alone or (not options and passing != "end" and not hope)
        if passing != "must" and (passing or not options):
            options = [*options, passing or "pass"]
        answer = yield Ask(t.seat, kind, options, others, alone)
        if answer not in others:
            return "" if answer == "pass" else answer
        yield from done_freely(t, answer, kind)


def done_freely(t: Table, answer: str, kind: str) -> Play:
    verb = answer.split(" ")[0]
    if verb == "sell":
        market.sell(t, answer)
    elif verb == "move":
        yield from walk(t, answer)
    elif verb != "extra":
        part = next(each for each in t.parts if answer in [*each.free(t), *each.free_in(t, kind)])
        yield from part.does(t, answer)
    else:
        t.turn.extra_used = True
        yield from activating.activate(t, cell_of(answer.split(" ")[1]))


def free_actions(t: Table, free: tuple[str, ...], kind: str) -> list[str]:
    found = market.sales(t) if "sell" in free else []
    if "move" in free:
        found += walkers(t)
        found += [each for part in t.parts for each in part.free(t)]
    found += [each for part in t.parts for each in part.free_in(t, kind)]
    if "extra" in free:
        found += extras(t, activating.woken(t) if kind == "activate" else [])
    return found


def walkers(t: Table) -> list[str]:
    """GM2-MOVE-02: a Scotsman with a tile beside his."""
    if not t.turn.movement:
        return []
    return [
        f"move {cell_name(cell)}"
        for cell, lot in t.me.lots.items()
        if lot.scotsmen and any(each in t.me.lots for each in around(cell))
    ]


def walk(t: Table, option: str) -> Play:
    start = cell_of(option.split(" ")[1])
    answer = yield Ask(t.seat, "walk-to", [f"to {cell_name(each)}" for each in around(start) if each in t.me.lots])
    t.me.lots[start].scotsmen -= 1
    t.turn.movement -= 1
    yield from gaining.arrive(t, t.seat, cell_of(answer.split(" ")[1]))


def extras(t: Table, near: list[Cell]) -> list[str]:
    """GM2-LAND-10: a tile that has not been activated, and is not offered for activation anyway."""
    if "loch-ness" not in t.me.cards or t.turn.extra_used or t.turn.steps != "after":
        return []
    return [
        f"extra {cell_name(cell)}"
        for cell in t.me.lots
        if cell not in t.turn.activated and cell not in near and activating.works(t, cell)
    ]
