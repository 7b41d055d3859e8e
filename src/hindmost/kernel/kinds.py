"""What options and lines of the journal are, whatever they are called: the words that clients and bots go by.

A verb says of which kind its choices are, and whoever writes a line of the journal says the same of that. A client that
knows these few words can play a game whose verbs it has never heard of.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Kind = Literal["", "take", "place", "activate", "extra", "pay", "sell", "move", "to", "pass", "end", "comes"]
"""What a choice can be to whoever offers it, whatever it is called and in whichever game:

- take: something that lies open becomes one's own
- place: what is in hand is laid down
- activate, extra: a tile does its work; an extra one is easily forgotten, so that one is reminded of it
- pay: a part of a price
- sell: goods become coins, at any time
- move, to: who is to move, and where he goes
- pass: nothing, or nothing more, of what is asked
- end: the turn is over
- comes: what was drawn or rolled at a real table, told by hand
- nothing of these: it is shown with its own words
"""
KINDS: Final[tuple[str, ...]] = get_args(Kind)

LineKind = Literal["", "turn", "deed", "pay", "activated", "laid", "scoring", "final", "award", "loss"]


class NoteKind:
    """What a line of the journal is to whoever looks through it.

    `thing` is what is paid, where the message names no good.
    """

    __slots__ = ("name", "thing")

    def __init__(self, name: LineKind, thing: str = "") -> None:
        self.name = name
        self.thing = thing

    def __repr__(self) -> str:
        return f"NoteKind({self.name!r}, {self.thing!r})"


PLAIN: Final = NoteKind("")
"""It tells what followed from another."""
TURN: Final = NoteKind("turn")
"""The first line of a turn."""
DEED: Final = NoteKind("deed")
"""Something that stands for itself: a sale, a throw of the die."""
PAYMENT: Final = NoteKind("pay")
ACTIVATED: Final = NoteKind("activated")
"""It can be left out where the next line tells what came of it."""
LAID: Final = NoteKind("laid")
"""Something new lies open; several in a row are told as one."""
SCORING: Final = NoteKind("scoring")
FINAL_SCORING: Final = NoteKind("final")
AWARD: Final = NoteKind("award")
LOSS: Final = NoteKind("loss")
"""VP given at the scoring told before, and VP taken, which its message tells without a sign."""
