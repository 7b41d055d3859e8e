"""The lines of the log: what the numbers of a note mean."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.gains import goods_phrase
from hindmost.games.glen_more_ii.roles import FROM_BACK, FROM_DOMAIN, FROM_PERSON
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.verbs import domain_message
from hindmost.kernel.kinds import DEED, TURN, NoteKind
from hindmost.kernel.messages import Msg, Name, Note
from hindmost.mechanics.noting import (
    GLEN_KINDS,
    GLEN_READINGS,
    GLEN_THINGS,
    Pointing,
    Reading,
    arguments,
    award_message,
    note_kind,
    spots,
    things,
)
from hindmost.mechanics.verbs import tile_message


def _landmark(g: GlenMoreII, value: int) -> Msg:
    return Name("landmark", g.kit.card_ids[value])


def _source(g: GlenMoreII, value: int) -> Msg:
    if value >= FROM_BACK:
        return _landmark(g, value - FROM_BACK)
    return tile_message(g, g.tile_of(value)) if value >= FROM_PERSON else domain_message(g, value - FROM_DOMAIN)


READINGS: Final[dict[str, Reading]] = {
    **GLEN_READINGS,
    "covered": tile_message,
    "goods": goods_phrase,
    "domain": domain_message,
    "landmark": _landmark,
    "source": _source,
}
"""By the name of an argument; what is not here is just a number."""


def _domain_thing(g: GlenMoreII, seat: int, value: int) -> str:
    return f"domain:{g.book.domain_ids[value]}"


THINGS: Final[dict[str, Pointing]] = {**GLEN_THINGS, "domain": _domain_thing}

NOTES: Final[dict[str, tuple[str, ...]]] = {
    "took": ("tile", "space"),
    "halted": ("tile", "space"),
    "threw-away": ("tile", "space"),
    "consoled-coin": (),
    "consoled-movement": (),
    "placed": ("tile", "cell"),
    "covered": ("tile", "cell", "covered"),
    "person": ("tile",),
    "landmark": ("landmark",),
    "borrowed": ("tile",),
    "claimed": ("domain", "coins"),
    "marker-lapsed": (),
    "fetched": ("tile",),
    "removed": ("tile", "cell"),
    "moved-tile": ("tile", "cell"),
    "passed-by": ("tile",),
    "laid": ("tile", "space"),
    "rolled": ("n", "tile", "space"),
    "die-moved": ("n", "space"),
    "die-left": ("n",),
    "gave": ("good", "cell"),
    "gave-whisky": ("n",),
    "gave-scotsman": ("cell",),
    "paid": ("coins",),
    "bought": ("good", "coins"),
    "sold": ("good", "coins"),
    "activated": ("tile", "cell"),
    "produced": ("good", "cell"),
    "lost": ("goods",),
    "gained-coins": ("n", "cell"),
    "gained-whisky": ("n", "cell"),
    "gained-scotsmen": ("n", "cell"),
    "gained-movement-points": ("n", "cell"),
    "gained-vp": ("n", "cell"),
    "gained-coins-from": ("n", "source"),
    "gained-movement-from": ("n", "source"),
    "gained-whisky-from": ("n", "source"),
    "gained-vp-from": ("n", "source"),
    "distilled-vp": ("n",),
    "kept-movement": ("n", "domain"),
    "walked": ("cell", "to"),
    "scoring": ("n",),
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
        cards, domains = ("landmark", g.kit.card_ids), ("domain", g.book.domain_ids)
        return award_message(note, (("tile", g.kit.names), cards, domains))
    names = NOTES.get(note.code, ("a", "b", "c"))  # what nobody has named is told as it is
    return Msg(f"log-{note.code}", arguments(g, note, names, READINGS) | spots(g, note))


def named(g: GlenMoreII, note: Note) -> list[str]:
    """The things on the table that a note names."""
    return things(g, note, NOTES.get(note.code, ()), THINGS)
