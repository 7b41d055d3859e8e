"""What a chronicle may say of itself beside what every module may."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii import ChronicleData
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Msg, Note
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import State
from hindmost.mechanics.living import GlenModule

if TYPE_CHECKING:
    Reader = Callable[[Any, Note], dict[str, int | str | Msg]]


REST_OF_TURN: Final = "next-actor clean-up lapse activate"
"""What is left of a turn once its tile has been used: from the bottom of the stack."""
TO_BE_PAID: Final = f"{REST_OF_TURN} use-tile pay-tile"
"""The same once a tile has been taken."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(GlenModule):
    """A module of Glen More II."""

    data: ClassVar[ChronicleData | None] = None
    """Its components, if it has any (`load_chronicle`)."""
    joined: ClassVar[int] = 0
    """How many spaces of the rondel its double tiles join to a neighbour: two spaces that are one place."""
    stops: ClassVar[dict[str, str]] = {}
    """By the id of a place that it lays on the rondel: the clause by which a pawn may stop there."""
    moments: ClassVar[dict[str, str]] = {}
    """By the kind of each of its frames that may be unfinished while somebody is asked: a pattern of what then lies
    below it on the stack, the frames of the base game from the bottom. Empty: nothing is known."""
    notes: ClassVar[dict[str, Reader]] = {}
    """By the code of a line of the journal: the named arguments of its message, `log-` and the code."""

    def patch(self) -> Patch:
        return super().patch() if self.data is None else self.data.patch

    def entry(self, g: State, note: Note) -> Msg | None:
        read = self.notes.get(note.code)
        return None if read is None else Msg(f"log-{note.code}", read(g, note))
