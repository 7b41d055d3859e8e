"""The rondel: who is hindmost, what lies ahead, the Die, clean-up and refill (sections 3, 4 and 13)."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Chance, Play
from tests.referee.glen_more_ii import scoring
from tests.referee.glen_more_ii.table import WORLDS_END, Table
from tests.referee.ring import ahead, from_the_gap, hindmost, is_empty

ORDER = ("A", "B", "C", "D")


def way_to(t: Table, piece: int, space: int) -> list[int]:
    """The spaces that a move there crosses."""
    order = ahead(t, piece)
    return order[: order.index(space)]


def passes_worlds_end(t: Table, piece: int, space: int) -> bool:
    """GM2-END-02."""
    return any(t.spaces[each] == WORLDS_END for each in way_to(t, piece, space))


def is_beyond(t: Table, space: int) -> bool:
    """Whether a space lies behind World's End, for whoever comes from the gap."""
    order = from_the_gap(t)
    return WORLDS_END in t.spaces and order.index(space) > order.index(t.spaces.index(WORLDS_END))


def roll(t: Table, die: int) -> Play:
    """GM2-DIE-01 to -08: tiles are counted, pawns are not."""
    face = yield Chance(("log-rolled", "log-die-moved", "log-die-left"), "n")
    number = int(face)
    assert number in printed.value(t.data, "die_faces")
    way = ahead(t, die)
    tiles = [space for space in way if t.spaces[space] is not None and not _is_held(t, space)]
    end = next((at for at, space in enumerate(tiles) if t.spaces[space] == WORLDS_END), None)
    free = [at for at, space in enumerate(tiles) if not t.has_icon(str(t.spaces[space]))]
    beyond = [at for at in free if at >= number - 1]
    stop = beyond[0] if beyond else None
    if end is not None and (end < number or stop is None or stop > end):
        yield from crossing(t, die, way[: way.index(tiles[end])], None)
        del t.where[die]
        return
    if stop is None:
        stop = free[-1] if free else None
    space = tiles[stop] if stop is not None else next(each for each in way if is_empty(t, each))
    yield from crossing(t, die, way[: way.index(space)], None)
    tile = t.spaces[space]
    if tile is not None:
        t.discard(tile, die)
    t.spaces[space] = None
    t.where[die] = space


def _is_held(t: Table, space: int) -> bool:
    """A pawn stands there; on World's End that makes no difference."""
    return space in t.where.values() and t.spaces[space] != WORLDS_END


def crossing(t: Table, piece: int, spaces: list[int], target: str | None) -> Play:
    """What lies on the way, in the order of the spaces."""
    for space in spaces:
        for part in t.parts:
            yield from part.crosses(t, piece, space, target)


def clean_up(t: Table, before: list[int], by: int) -> Play:
    """GM2-REFILL-01 to -03; a scoring comes when the last tile of a stack is laid (GM2-FLOW-01, -03).

    `before`: the spaces clockwise from the gap as it was. `by`: the piece that has moved.
    """
    for space in before:
        if space in t.where.values():
            break
        tile = t.spaces[space]
        if tile is not None and not t.is_fixed(space):
            t.discard(tile, by)
            t.spaces[space] = None
    if not all_finished(t):
        yield from refill(t)


def all_finished(t: Table) -> bool:
    return all(seat in t.finished for seat in range(len(t.estates)))


def refill(t: Table) -> Play:
    order = from_the_gap(t)
    empty = [space for space in order if is_empty(t, space)]
    for space in empty[:-1]:
        stack = next((each for each in ("S", *ORDER) if t.stacks[each]), None)
        if stack is None:
            return
        key = yield Chance(("log-laid",), "tile", space=space)
        tile = next(each for each in t.stacks[stack] if f"tile-{_name(t, each)}" == key)
        t.stacks[stack].remove(tile)
        t.drawn[stack] += 1
        t.spaces[space] = tile
        if tile == WORLDS_END:
            check_worlds_end(t, stack)
        for part in t.parts:
            part.laid_out(t, tile)
        if not t.stacks[stack] and stack not in ("S", "D"):
            yield from scoring.score(t)


def _name(t: Table, tile: str) -> str:
    return WORLDS_END if tile == WORLDS_END else t.name_of(tile)


def check_worlds_end(t: Table, stack: str) -> None:
    """GM2-SETUP-07: about in the middle."""
    number = t.drawn[stack] + len(t.stacks[stack])
    middle = number // 2 + 1
    if t.options["worlds_end_position"] == "middle":
        assert t.drawn[stack] in (middle - 1, middle, middle + 1), f"World's End is tile {t.drawn[stack]} of {number}"


__all__ = [
    "ahead",
    "all_finished",
    "clean_up",
    "crossing",
    "from_the_gap",
    "hindmost",
    "is_beyond",
    "is_empty",
    "passes_worlds_end",
    "roll",
]
