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


def remove_exactly(t: Table, number: int) -> Play:
    """As many as that, or as many fewer as can go: all at the same time."""
    number = next((each for each in range(number, 0, -1) if _can_complete(t, [], each)), 0)
    chosen: list[Cell] = []

    def choices() -> list[str]:
        cells = [cell for cell in placing.removable(t) if cell not in chosen]
        return [f"remove {cell_name(cell)}" for cell in cells if _can_complete(t, [*chosen, cell], number)]

    while len(chosen) < number:
        answer = yield from window.window(t, "remove-tiles", choices, window.BETWEEN)
        chosen.append(cell_of(answer.split(" ")[1]))
    yield from take_away(t, chosen)


def can_remove(t: Table) -> bool:
    return _can_complete(t, [], 1) or _can_complete(t, [], 2)


def _can_complete(t: Table, chosen: list[Cell], number: int) -> bool:
    if len(chosen) == number:
        return _is_sound(t, chosen)
    cells = [cell for cell in placing.removable(t) if cell not in chosen]
    return any(_can_complete(t, [*chosen, cell], number) for cell in cells)


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
    torn = any(part.tears(t, gone) for part in t.parts)
    return not torn and placing.obeys(t, t.me, set(t.me.lots) - set(gone))


def take_away(t: Table, cells: list[Cell]) -> Play:
    """GM2-REMOVE-01, -04."""
    goods: list[str] = []
    scotsmen = 0
    for cell in cells:
        lot = t.me.lots.pop(cell)
        for part in t.parts:
            part.lifted(t, t.seat, cell)
        t.removed += lot.tiles
        goods += lot.goods.elements()
        scotsmen += lot.scotsmen
    yield from gaining.stow(t, HOME_CASTLE, goods, "stow-produce")
    yield from gaining.arrive(t, t.seat, HOME_CASTLE, scotsmen)
    for part in t.parts:
        yield from part.homeless(t)
