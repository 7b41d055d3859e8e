"""The lines of the log: what the numbers of a note mean."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.kinds import TURN, NoteKind
from hindmost.kernel.messages import Msg, Name, Note
from hindmost.mechanics.noting import (
    GLEN_KINDS,
    GLEN_READINGS,
    GLEN_THINGS,
    Reading,
    arguments,
    award_message,
    note_kind,
    spots,
    things,
)


def _card(g: GlenMore, value: int) -> Msg:
    return Name("card", g.kit.card_ids[value])


READINGS: Final[dict[str, Reading]] = {**GLEN_READINGS, "card": _card}

NOTES: Final[dict[str, tuple[str, ...]]] = {
    "took": ("tile", "space"),
    "placed": ("tile", "cell"),
    "card": ("card",),
    "discarded": ("tile",),
    "passed-by": ("tile",),
    "laid": ("tile", "space"),
    "rolled": ("n", "tile", "space"),
    "gave": ("good", "cell"),
    "gave-whisky": ("n",),
    "gave-member": ("cell",),
    "gave-member-of-parliament": (),
    "bought": ("good", "coins"),
    "sold": ("good", "coins"),
    "activated": ("tile", "cell"),
    "produced": ("good", "cell"),
    "gained-coins": ("n", "cell"),
    "gained-whisky": ("n", "cell"),
    "gained-members": ("n", "cell"),
    "gained-movement": ("n", "cell"),
    "gained-vp": ("n", "cell"),
    "moved": ("cell", "to"),
    "to-parliament": ("cell",),
    "scoring": ("n",),
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
        return award_message(note, (("tile", g.kit.names), ("card", g.kit.card_ids)))
    return Msg(f"log-{note.code}", arguments(g, note, NOTES[note.code], READINGS) | spots(g, note))


def named(g: GlenMore, note: Note) -> list[str]:
    """The things on the table that a note names."""
    return things(g, note, NOTES.get(note.code, ()), GLEN_THINGS)
