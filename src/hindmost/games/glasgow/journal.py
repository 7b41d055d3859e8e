"""The lines of the log: what the numbers of a note mean."""

from __future__ import annotations

from typing import Final

from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glasgow.verbs import building_message, contract_message
from hindmost.kernel.kinds import AWARD, FINAL_SCORING, PLAIN, TURN, NoteKind
from hindmost.kernel.messages import Msg, Note
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.noting import Pointing, Reading, arguments, cell_name, one_good, things
from hindmost.mechanics.wording import good_message


def _pile(g: Glasgow, value: int) -> Msg:
    return good_message(g.kit.goods[value & 0xFF], value >> 8)


READINGS: Final[dict[str, Reading]] = {
    "tile": contract_message,
    "building": building_message,
    "cell": cell_name,
    "good": one_good,
    "given": _pile,
    "gained": _pile,
}

SEVERAL: Final[dict[str, Reading]] = {**READINGS, "good": _pile}
"""Where a good comes with its number."""


def _city_thing(g: Glasgow, seat: int, value: int) -> str:
    return f"city:{name_of(value)}"


THINGS: Final[dict[str, Pointing]] = {"cell": _city_thing}

NOTES: Final[dict[str, tuple[str, ...]]] = {
    "went": ("tile", "steps"),
    "doubled": (),
    "gained": ("good", "lost"),
    "gained-nothing": ("good",),
    "took-whisky": (),
    "stole-whisky": (),
    "spent-whisky": ("good",),
    "converted": ("given", "gained"),
    "offered": ("building", "architect"),
    "refreshed": ("architect",),
    "turned-over": ("building",),
    "scrapped": ("building",),
    "built": ("building", "cell"),
    "factory": ("building", "cell"),
    "final-scoring": (),
}
"""The named arguments of each note, in the order of its numbers."""

KINDS: Final = {"went": TURN, "final-scoring": FINAL_SCORING}


def kind(note: Note) -> NoteKind:
    return AWARD if note.code.startswith("award-") else KINDS.get(note.code, PLAIN)


def entry(g: Glasgow, note: Note) -> Msg:
    """A note as a message."""
    if note.code.startswith("award-"):
        return Msg("log-award", {"vp": note.a, "source": Msg(note.code.removeprefix("award-"), {})})
    return Msg(f"log-{note.code}", arguments(g, note, NOTES[note.code], SEVERAL if note.code == "gained" else READINGS))


def named(g: Glasgow, note: Note) -> list[str]:
    """The places of the city that a note names."""
    return things(g, note, NOTES.get(note.code, ()), THINGS)
