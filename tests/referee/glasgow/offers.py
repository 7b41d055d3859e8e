"""What the architects offer, and the pile it comes from."""

from __future__ import annotations

from collections.abc import Generator

from tests.referee.asking import Chance, Play, Step
from tests.referee.glasgow.table import Table

EACH = 2


def draw(t: Table, keys: tuple[str, ...], **args: object) -> Generator[Step, str, str]:
    """GLA-BUILD-05: from the discards, once the pile is empty."""
    if not t.pile:
        t.pile = set(t.discards)
        t.discards = []
    building = yield Chance(keys, "building", None, **args)
    assert building in t.pile, f"{building} is not in the pile"
    t.pile.remove(building)
    return building


def refill(t: Table, architect: int) -> Play:
    """GLA-BUILD-04: up to 2."""
    while len(t.offers[architect]) < EACH:
        building = yield from draw(t, ("log-offered",), architect=architect + 1)
        t.offers[architect].append(building)


def refreshes() -> list[str]:
    return [f"refresh {number}" for number in (1, 2, 3, 4)]


def refresh(t: Table, option: str) -> Play:
    """GLA-CON-REFRESH."""
    architect = int(option.split(" ")[1]) - 1
    t.discards += t.offers[architect]
    t.offers[architect] = []
    yield from refill(t, architect)
