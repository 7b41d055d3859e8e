"""Tiles that leave the territory (GM2-REMOVE)."""

from __future__ import annotations

from tests.referee.asking import Play
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii import gaining, placing, window
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table


def remove(t: Table, number: int, must: bool) -> Play:
    """`number` at most, all at the same time: the test is made after the last."""
    chosen: list[Cell] = []
    while len(chosen) < number:

        def choices() -> list[str]:
            return [f"remove {cell_name(cell)}" for cell in next_ones(t, chosen, number)]

        may_stop = (not must or bool(chosen)) and _is_sound(t, chosen)
        options = choices()
        if not options:
            break
        answer = yield from window.window(t, "remove-tiles", choices, window.BETWEEN, "pass" if may_stop else "")
        if not answer:
            break
        chosen.append(cell_of(answer.split(" ")[1]))
    yield from take_away(t, chosen)


def next_ones(t: Table, chosen: list[Cell], number: int) -> list[Cell]:
    """Those that can be removed with the chosen ones, alone or with others that follow."""
    return [cell for cell in placing.removable(t) if cell not in chosen and _can_finish(t, [*chosen, cell], number)]


def _can_finish(t: Table, chosen: list[Cell], number: int) -> bool:
    if _is_sound(t, chosen):
        return True
    if len(chosen) >= number:
        return False
    return any(_can_finish(t, [*chosen, cell], number) for cell in placing.removable(t) if cell not in chosen)


def _is_sound(t: Table, gone: list[Cell]) -> bool:
    return placing.obeys(t, set(t.me.lots) - set(gone))


def take_away(t: Table, cells: list[Cell]) -> Play:
    """GM2-REMOVE-01, -04."""
    goods: list[str] = []
    for cell in cells:
        lot = t.me.lots.pop(cell)
        t.removed += lot.tiles
        goods += lot.goods.elements()
        t.me.lots[HOME_CASTLE].scotsmen += lot.scotsmen
    yield from gaining.stow(t, HOME_CASTLE, goods, "stow-produce")
