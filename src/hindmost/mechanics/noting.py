"""Lines of the journal: what the numbers of a note mean.

Those about tiles of a territory keep their tile, since another may lie there when the line is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hindmost.kernel.kinds import (
    ACTIVATED,
    AWARD,
    DEED,
    FINAL_SCORING,
    LAID,
    LOSS,
    PAYMENT,
    PLAIN,
    SCORING,
    TURN,
    NoteKind,
)
from hindmost.kernel.messages import Msg, Name, Note
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.verbs import tile_message
from hindmost.mechanics.wording import good_message

GLEN_KINDS: Final = {
    "took": TURN,
    "rolled": DEED,
    "sold": DEED,
    "gave": PAYMENT,
    "gave-whisky": NoteKind("pay", "whisky"),
    "bought": PAYMENT,
    "activated": ACTIVATED,
    "laid": LAID,
    "scoring": SCORING,
    "final-scoring": FINAL_SCORING,
}
"""Those lines that all Glen More games have, and that do not just tell what followed from another."""

Reading = Callable[[Any, int], int | str | Msg]
"""What a number of a note stands for."""

SPOT: Final = "spot"
"""The name of an argument that is a tile on the cell whose number comes before its own."""


def cell_name(g: Any, value: int) -> str:
    return name_of(value)


def one_good(g: Any, value: int) -> Msg:
    return good_message(g.kit.goods[value], 1)


GLEN_READINGS: Final[dict[str, Reading]] = {
    "tile": tile_message,
    "cell": cell_name,
    "to": cell_name,
    "good": one_good,
}
"""By the name of an argument; what is not here is just a number."""

Pointing = Callable[[Any, int, int], str]
"""The thing on the table that a number of a seat's note stands for, as options call it; nothing if there is none."""


def _cell_thing(g: Any, seat: int, value: int) -> str:
    return f"cell:{seat}:{name_of(value)}" if seat >= 0 else ""


def _good_thing(g: Any, seat: int, value: int) -> str:
    return f"good:{g.kit.goods[value]}"


def _space_thing(g: Any, seat: int, value: int) -> str:
    return f"rondel:{value}"


GLEN_THINGS: Final[dict[str, Pointing]] = {
    "cell": _cell_thing,
    "to": _cell_thing,
    "good": _good_thing,
    "space": _space_thing,
}
"""By the name of an argument; what is not here lies nowhere."""

_TILE_BITS: Final = 16
_AFTER_CELL: Final = ("to-parliament", "gave-member", "gave-scotsman")
_AFTER_NUMBER: Final = (
    "gave",
    "produced",
    "gained-coins",
    "gained-whisky",
    "gained-members",
    "gained-movement",
    "gained-vp",
    "gained-scotsmen",
    "gained-movement-points",
)


def arguments(
    g: Any, note: Note, names: tuple[str, ...], readings: Mapping[str, Reading]
) -> dict[str, int | str | Msg]:
    """The arguments of a note's message by name, in the order of its numbers."""
    numbers = (note.a, note.b, note.c)
    found: dict[str, int | str | Msg] = {}
    for place, name in enumerate(names):
        read = readings.get(name)
        if name == SPOT:
            found[name] = g.spot_message(numbers[place], numbers[place - 1])
        else:
            found[name] = numbers[place] if read is None else read(g, numbers[place])
    return found


def things(g: Any, note: Note, names: tuple[str, ...], pointings: Mapping[str, Pointing]) -> list[str]:
    """What a note names, in the order of its numbers."""
    numbers = (note.a, note.b, note.c)
    named = [(pointings[name], numbers[place]) for place, name in enumerate(names) if name in pointings]
    found = [point(g, note.seat, value) for point, value in named]
    return [thing for thing in found if thing]


def both(here: int, there: int) -> int:
    """Two tiles as one number of a note."""
    return here | there << _TILE_BITS


def spots(g: GlenState, note: Note) -> dict[str, int | str | Msg]:
    """The tiles a note is about, each with its cell: `spot`, and `onto` for the end of a move."""
    code = note.code
    if code in ("moved", "walked"):
        here, there = note.c & (1 << _TILE_BITS) - 1, note.c >> _TILE_BITS
        return {"spot": g.spot_message(here, note.a), "onto": g.spot_message(there, note.b)}
    if code in ("activated", "removed"):
        return {"spot": g.spot_message(note.a, note.b)}
    if code in _AFTER_CELL:
        return {"spot": g.spot_message(note.b, note.a)}
    if code in _AFTER_NUMBER:
        return {"spot": g.spot_message(note.c, note.b)}
    return {}


def award_message(note: Note, named: Sequence[tuple[str, Sequence[str]]]) -> Msg:
    """VP given or, below zero, taken at a scoring. `named`: kinds of things that give some by their names, and ids."""
    source = note.code.removeprefix("award-")
    names = ((kind, ids, source.removeprefix(f"{kind}-")) for kind, ids in named)
    found = next((Name(kind, id_) for kind, ids, id_ in names if id_ != source and id_ in ids), Msg(source, {}))
    return Msg("log-award" if note.a >= 0 else "log-award-loss", {"vp": abs(note.a), "source": found})


def note_kind(note: Note, kinds: dict[str, NoteKind]) -> NoteKind:
    """By its code; an award has the name of its source there."""
    if note.code.startswith("award-"):
        return AWARD if note.a >= 0 else LOSS
    return kinds.get(note.code, PLAIN)
