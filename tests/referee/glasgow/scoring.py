"""The score, section 13."""

from __future__ import annotations

import re

from tests.referee.cells import Cell, beside
from tests.referee.glasgow.table import Table

STATION_SET = ("monument", "factory", "park", "tenement")


def score(t: Table, seat: int) -> dict[str, int]:
    own = [cell for cell, (_, owner) in t.city.items() if owner == seat]
    types = [t.type_at(cell) for cell in own]
    has_set = all(kind in types for kind in STATION_SET)
    return {
        "score-printed": sum(int(t.buildings[t.city[cell][0]]["vp"]) for cell in own),
        "score-bank": sum(_bank(t, seat, str(t.buildings[t.city[cell][0]]["effect"])) for cell in _of(t, own, "bank")),
        "score-station": 10 * types.count("station") if has_set else 0,
        "score-tenement": 3
        * sum(_is(t, near, "tenement") for each in _of(t, own, "tenement") for near in beside(each)),
        "score-park": types.count("park") ** 2,
        "score-shop": 5 * sum(cell in corners(t) for cell in _of(t, own, "shop")),
    }


def _of(t: Table, cells: list[Cell], kind: str) -> list[Cell]:
    return [cell for cell in cells if t.type_at(cell) == kind]


def _is(t: Table, cell: Cell, kind: str) -> bool:
    return cell in t.city and t.type_at(cell) == kind


def _bank(t: Table, seat: int, effect: str) -> int:
    """GLA-SCORE-BANK: "1 per factory + 1 per gold"."""
    factories = sum(owner == seat and t.type_at(cell) == "factory" for cell, (_, owner) in t.city.items())
    return sum(
        int(number) * (factories if what == "factory" else t.stores[seat][what])
        for number, what in re.findall(r"(\d+) per (\w+)", effect)
    )


def corners(t: Table) -> set[Cell]:
    """GLA-SCORE-SHOP: of the finished city; nobody knows them before the box is complete."""
    columns, rows = {x for x, _ in t.city}, {y for _, y in t.city}
    if sorted((len(columns), len(rows))) != [4, 5]:
        return set()
    return {(x, y) for x in (min(columns), max(columns)) for y in (min(rows), max(rows))}


def winners(t: Table) -> list[int]:
    """GLA-SCORE-03, GLA-TIE-01."""
    totals = [sum(score(t, seat).values()) for seat in (0, 1)]
    if totals[0] == totals[1]:
        return [1 - t.ender]
    return [totals.index(max(totals))]
