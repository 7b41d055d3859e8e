"""The city: where buildings may stand, and the factories they wake (sections 10 and 11)."""

from __future__ import annotations

from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, beside, cell_name, cell_of
from tests.referee.glasgow import offers, store
from tests.referee.glasgow.table import Table

FULL = 20


def places(t: Table) -> list[Cell]:
    """GLA-PLACE-01 to -03."""
    if not t.city:
        return [(0, 0)]
    edge = {each for cell in t.city for each in beside(cell)} - set(t.city)
    return [cell for cell in edge if _fits([*t.city, cell])]


def _fits(cells: list[Cell]) -> bool:
    width = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    height = max(y for _, y in cells) - min(y for _, y in cells) + 1
    return max(width, height) <= 5 and min(width, height) <= 4


def put(t: Table, building: str) -> Play:
    """GLA-BUILD-03: place, then the factories, then the end of the game."""
    answer = yield Ask(t.active, "put", [f"place {cell_name(cell)}" for cell in places(t)])
    cell = cell_of(answer.split(" ")[1])
    woken = [each for each in t.city if t.type_at(each) == "factory" and (each[0] == cell[0] or each[1] == cell[1])]
    t.city[cell] = (building, t.active)
    yield from wake(t, woken)
    if len(t.city) == FULL:
        t.over = True
        t.ender = t.active


def wake(t: Table, factories: list[Cell]) -> Play:
    """GLA-FACT-05: one after the other, as the active player says."""
    left = list(factories)
    while left:
        answer = yield Ask(t.active, "factories", [f"factory {cell_name(cell)}" for cell in left])
        cell = cell_of(answer.split(" ")[1])
        left.remove(cell)
        building, owner = t.city[cell]
        effect = str(t.buildings[building]["effect"])
        if effect == "trade":
            options = store.conversions(t, owner, t.factory_conversions)
            if options:
                answer = yield Ask(owner, "converting", [*options, "decline"])
                if answer != "decline":
                    yield from store.convert_on(t, owner, answer, [])
        elif effect == "refresh":
            answer = yield Ask(owner, "factory-refresh", [*offers.refreshes(), "decline"])
            if answer != "decline":
                yield from offers.refresh(t, answer)
        else:
            store.gain(t, owner, effect.removeprefix("gain "))


def lines(t: Table) -> list[str]:
    """GLA-CON-ACTIVATE: the rows and columns with a factory."""
    cells = [cell for cell in t.city if t.type_at(cell) == "factory"]
    return [f"line row {y}" for y in sorted({y for _, y in cells})] + [
        f"line column {x}" for x in sorted({x for x, _ in cells})
    ]


def factories_of(t: Table, line: str) -> list[Cell]:
    _, kind, number = line.split(" ")
    return [cell for cell in t.city if t.type_at(cell) == "factory" and cell[1 if kind == "row" else 0] == int(number)]
