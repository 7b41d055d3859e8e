"""The lines of the log: what the numbers of a note mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glasgow.verbs import building_message, contract_message
from hindmost.kernel.kinds import AWARD, FINAL_SCORING, PLAIN, TURN, NoteKind
from hindmost.kernel.messages import Msg, Note
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.wording import good_message

Reader = Callable[[Glasgow, int], int | str | Msg]


def _number(g: Glasgow, value: int) -> int:
    return value


def _good(g: Glasgow, value: int) -> Msg:
    return good_message(g.kit.goods[value], 1)


def _pile(g: Glasgow, value: int) -> Msg:
    return good_message(g.kit.goods[value & 0xFF], value >> 8)


def _cell(g: Glasgow, value: int) -> str:
    return name_of(value)


NOTES: Final[dict[str, tuple[tuple[str, Reader], ...]]] = {
    "went": (("tile", contract_message), ("steps", _number)),
    "doubled": (),
    "gained": (("good", _pile), ("lost", _number)),
    "gained-nothing": (("good", _good),),
    "took-whisky": (),
    "stole-whisky": (),
    "spent-whisky": (("good", _good),),
    "converted": (("given", _pile), ("gained", _pile)),
    "offered": (("building", building_message), ("architect", _number)),
    "refreshed": (("architect", _number),),
    "turned-over": (("building", building_message),),
    "scrapped": (("building", building_message),),
    "built": (("building", building_message), ("cell", _cell)),
    "factory": (("building", building_message), ("cell", _cell)),
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
    args = {
        name: read(g, value) for (name, read), value in zip(NOTES[note.code], (note.a, note.b, note.c), strict=False)
    }
    return Msg(f"log-{note.code}", args)
