"""The rondel: who is hindmost, what lies ahead, the Die, clean-up and refill (sections 3, 4 and 13)."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Chance, Play
from tests.referee.glen_more_ii import scoring
from tests.referee.glen_more_ii.table import WORLDS_END, Table
from tests.referee.ring import DIE, ahead, from_the_gap, hindmost, is_empty

ORDER = ("A", "B", "C", "D")


def passes_worlds_end(t: Table, seat: int, space: int) -> bool:
    """GM2-END-02."""
    order = ahead(t, seat)
    return any(t.spaces[each] == WORLDS_END for each in order[: order.index(space)])


def roll(t: Table) -> Play:
    """GM2-DIE-01 to -06."""
    face = yield Chance(("log-rolled", "log-die-moved", "log-die-left"), "n")
    tiles = [space for space in ahead(t, DIE) if t.spaces[space] is not None]
    before = [space for space in tiles if t.spaces[space] != WORLDS_END]
    number = int(face)
    assert number in printed.value(t.data, "die_faces")
    end = next((at for at, space in enumerate(tiles) if t.spaces[space] == WORLDS_END), len(tiles))
    if end < number:
        del t.where[DIE]
        return
    space = before[number - 1]
    t.discards.append(str(t.spaces[space]))
    t.spaces[space] = None
    t.where[DIE] = space


def clean_up(t: Table, before: list[int]) -> Play:
    """GM2-REFILL-01 to -03; a scoring comes when the last tile of a stack is laid (GM2-FLOW-01, -03).

    `before`: the spaces clockwise from the gap as it was.
    """
    for space in before:
        if space in t.where.values():
            break
        tile = t.spaces[space]
        if tile is not None and tile != WORLDS_END:
            t.discards.append(tile)
            t.spaces[space] = None
    if len(t.finished) < len(t.estates):
        yield from refill(t)


def refill(t: Table) -> Play:
    order = from_the_gap(t)
    empty = [space for space in order if is_empty(t, space)]
    for space in empty[:-1]:
        stack = next((each for each in ORDER if t.stacks[each]), None)
        if stack is None:
            return
        key = yield Chance(("log-laid",), "tile", space=space)
        tile = next(each for each in t.stacks[stack] if f"tile-{_name(t, each)}" == key)
        t.stacks[stack].remove(tile)
        t.drawn[stack] += 1
        t.spaces[space] = tile
        if tile == WORLDS_END:
            check_worlds_end(t, stack)
        if not t.stacks[stack] and stack != "D":
            yield from scoring.score(t)


def _name(t: Table, tile: str) -> str:
    return WORLDS_END if tile == WORLDS_END else t.name_of(tile)


def check_worlds_end(t: Table, stack: str) -> None:
    """GM2-SETUP-07: about in the middle."""
    number = t.drawn[stack] + len(t.stacks[stack])
    middle = number // 2 + 1
    if t.options["worlds_end_position"] == "middle":
        assert t.drawn[stack] in (middle - 1, middle, middle + 1), f"World's End is tile {t.drawn[stack]} of {number}"


__all__ = ["ahead", "clean_up", "from_the_gap", "hindmost", "is_empty", "passes_worlds_end", "roll"]
