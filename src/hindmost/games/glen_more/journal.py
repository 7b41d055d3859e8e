"""The lines of the log: what the numbers of a note mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.kinds import TURN, NoteKind
from hindmost.kernel.messages import Msg, Note
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.noting import GLEN_KINDS, award_message, note_kind, spots
from hindmost.mechanics.verbs import tile_message
from hindmost.mechanics.wording import good_message

Reader = Callable[[GlenMore, int], int | str | Msg]


def _number(g: GlenMore, value: int) -> int:
    return value


def _good(g: GlenMore, value: int) -> Msg:
    return good_message(g.kit.goods[value], 1)


def _cell(g: GlenMore, value: int) -> str:
    return name_of(value)


def _card(g: GlenMore, value: int) -> Msg:
    return Msg(f"card-{g.kit.card_ids[value]}", {})


NOTES: Final[dict[str, tuple[tuple[str, Reader], ...]]] = {
    "took": (("tile", tile_message), ("space", _number)),
    "placed": (("tile", tile_message), ("cell", _cell)),
    "card": (("card", _card),),
    "discarded": (("tile", tile_message),),
    "passed-by": (("tile", tile_message),),
    "laid": (("tile", tile_message), ("space", _number)),
    "rolled": (("n", _number), ("tile", tile_message), ("space", _number)),
    "gave": (("good", _good), ("cell", _cell)),
    "gave-whisky": (("n", _number),),
    "gave-member": (("cell", _cell),),
    "gave-member-of-parliament": (),
    "bought": (("good", _good), ("coins", _number)),
    "sold": (("good", _good), ("coins", _number)),
    "activated": (("tile", tile_message), ("cell", _cell)),
    "produced": (("good", _good), ("cell", _cell)),
    "gained-coins": (("n", _number), ("cell", _cell)),
    "gained-whisky": (("n", _number), ("cell", _cell)),
    "gained-members": (("n", _number), ("cell", _cell)),
    "gained-movement": (("n", _number), ("cell", _cell)),
    "gained-vp": (("n", _number), ("cell", _cell)),
    "moved": (("cell", _cell), ("to", _cell)),
    "to-parliament": (("cell", _cell),),
    "scoring": (("n", _number),),
    "final-scoring": (),
}
"""The named arguments of each note, in the order of its numbers."""

KINDS: Final = {
    **GLEN_KINDS,
    "discarded": TURN,
    "gave-member": NoteKind("pay", "member"),
    "gave-member-of-parliament": NoteKind("pay", "member"),
}


def kind(note: Note) -> NoteKind:
    return note_kind(note, KINDS)


def entry(g: GlenMore, note: Note) -> Msg:
    """A note as a message. An award names its source instead: the score sheet knows more of those than the journal."""
    if note.code.startswith("award-"):
        return award_message(note)
    args = {
        name: read(g, value) for (name, read), value in zip(NOTES[note.code], (note.a, note.b, note.c), strict=False)
    }
    return Msg(f"log-{note.code}", args | spots(g, note))
