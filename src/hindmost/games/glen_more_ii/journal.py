"""The lines of the log: what the numbers of a note mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hindmost.games.glen_more_ii.gains import goods_phrase
from hindmost.games.glen_more_ii.roles import FROM_DOMAIN, FROM_PERSON
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.verbs import domain_message
from hindmost.kernel.kinds import DEED, TURN, NoteKind
from hindmost.kernel.messages import Msg, Note
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.noting import GLEN_KINDS, award_message, note_kind, spots
from hindmost.mechanics.verbs import tile_message
from hindmost.mechanics.wording import good_message

Reader = Callable[[GlenMoreII, int], int | str | Msg]


def _number(g: GlenMoreII, value: int) -> int:
    return value


def _good(g: GlenMoreII, value: int) -> Msg:
    return good_message(g.kit.goods[value], 1)


def _cell(g: GlenMoreII, value: int) -> str:
    return name_of(value)


def _landmark(g: GlenMoreII, value: int) -> Msg:
    return Msg(f"landmark-{g.kit.card_ids[value]}", {})


def _source(g: GlenMoreII, value: int) -> Msg:
    return tile_message(g, value - FROM_PERSON) if value >= FROM_PERSON else domain_message(g, value - FROM_DOMAIN)


NOTES: Final[dict[str, tuple[tuple[str, Reader], ...]]] = {
    "took": (("tile", tile_message), ("space", _number)),
    "halted": (("tile", tile_message), ("space", _number)),
    "threw-away": (("tile", tile_message), ("space", _number)),
    "consoled-coin": (),
    "consoled-movement": (),
    "placed": (("tile", tile_message), ("cell", _cell)),
    "covered": (("tile", tile_message), ("cell", _cell), ("covered", tile_message)),
    "person": (("tile", tile_message),),
    "landmark": (("landmark", _landmark),),
    "claimed": (("domain", domain_message), ("coins", _number)),
    "marker-lapsed": (),
    "fetched": (("tile", tile_message),),
    "removed": (("tile", tile_message), ("cell", _cell)),
    "passed-by": (("tile", tile_message),),
    "laid": (("tile", tile_message), ("space", _number)),
    "rolled": (("n", _number), ("tile", tile_message), ("space", _number)),
    "die-moved": (("n", _number), ("space", _number)),
    "die-left": (("n", _number),),
    "gave": (("good", _good), ("cell", _cell)),
    "gave-whisky": (("n", _number),),
    "gave-scotsman": (("cell", _cell),),
    "paid": (("coins", _number),),
    "bought": (("good", _good), ("coins", _number)),
    "sold": (("good", _good), ("coins", _number)),
    "activated": (("tile", tile_message), ("cell", _cell)),
    "produced": (("good", _good), ("cell", _cell)),
    "lost": (("goods", goods_phrase),),
    "gained-coins": (("n", _number), ("cell", _cell)),
    "gained-whisky": (("n", _number), ("cell", _cell)),
    "gained-scotsmen": (("n", _number), ("cell", _cell)),
    "gained-movement-points": (("n", _number), ("cell", _cell)),
    "gained-vp": (("n", _number), ("cell", _cell)),
    "gained-coins-from": (("n", _number), ("source", _source)),
    "gained-movement-from": (("n", _number), ("source", _source)),
    "gained-whisky-from": (("n", _number), ("source", _source)),
    "gained-vp-from": (("n", _number), ("source", _source)),
    "distilled-vp": (("n", _number),),
    "kept-movement": (("n", _number), ("domain", domain_message)),
    "walked": (("cell", _cell), ("to", _cell)),
    "scoring": (("n", _number),),
    "final-scoring": (),
}
"""The named arguments of each note, in the order of its numbers."""

KINDS: Final = {
    **GLEN_KINDS,
    "halted": TURN,
    "threw-away": TURN,
    "die-moved": DEED,
    "die-left": DEED,
    "gave-scotsman": NoteKind("pay", "member"),
    "paid": NoteKind("pay", "coins"),
}


def kind(note: Note) -> NoteKind:
    return note_kind(note, KINDS)


def entry(g: GlenMoreII, note: Note) -> Msg:
    """A note as a message. An award names its source instead: the score sheet knows more of those than the journal."""
    if note.code.startswith("award-"):
        return award_message(note)
    args = {
        name: read(g, value) for (name, read), value in zip(NOTES[note.code], (note.a, note.b, note.c), strict=False)
    }
    return Msg(f"log-{note.code}", args | spots(g, note))
