"""Barrels of whisky that come and go."""

from __future__ import annotations

from tests.referee.asking import Play
from tests.referee.glen_more_ii.table import Table


def gain(t: Table, number: int) -> Play:
    """To whoever has the turn."""
    t.me.whisky += number
    yield from put_down(t, number)


def put_down(t: Table, number: int) -> Play:
    """Where there is a choice, after all else that comes with them."""
    for part in t.parts:
        yield from part.barrels_gained(t, number)


def give(t: Table, seat: int, number: int) -> Play:
    t.estates[seat].whisky -= number
    for part in t.parts:
        yield from part.barrels_given(t, seat, number)
