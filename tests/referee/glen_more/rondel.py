"""The Die and the refill, sections 9 and 10."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Chance, Play
from tests.referee.glen_more import scoring
from tests.referee.glen_more.table import Table
from tests.referee.ring import ahead, from_the_gap, is_empty


def roll(t: Table) -> Play:
    """GM1-DIE-01 to -03."""
    face = yield Chance(("log-rolled",), "n")
    assert int(face) in printed.value(t.data, "die_faces")
    space = [each for each in ahead(t, t.die) if t.spaces[each] is not None][int(face) - 1]
    t.discards.append(str(t.spaces[space]))
    t.spaces[space] = None
    t.where[t.die] = space


def refill(t: Table, before: list[int]) -> Play:
    """GM1-FILL-01 to -06. `before`: the spaces clockwise from the gap as it was."""
    for space in before:
        if space in t.where.values():
            break
        tile = t.spaces[space]
        if tile is not None:
            t.discards.append(tile)
            t.spaces[space] = None
    due = False
    for space in [each for each in from_the_gap(t) if is_empty(t, each)][:-1]:
        stack = next(number for number, tiles in enumerate(t.stacks) if tiles)
        tile = yield Chance(("log-laid",), "tile", space=space)
        assert tile in t.stacks[stack], f"{tile} is not in stack {stack}"
        t.stacks[stack].remove(tile)
        t.spaces[space] = tile
        if not t.stacks[stack]:
            due = True
            if stack == len(t.stacks) - 1:
                t.over = True
                break
    if due:
        scoring.score(t)
