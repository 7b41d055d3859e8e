"""What a chronicle may say of itself beside what every module may."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from hindmost.catalogue.glen_more_ii import ChronicleData
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Msg, Note
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import State
from hindmost.mechanics.living import GlenModule

if TYPE_CHECKING:
    Reader = Callable[[Any, Note], dict[str, int | str | Msg]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(GlenModule):
    """A module of Glen More II."""

    data: ClassVar[ChronicleData | None] = None
    """Its components, if it has any (`load_chronicle`)."""
    joined: ClassVar[int] = 0
    """How many spaces of the rondel its double tiles join to a neighbour: two spaces that are one place."""
    categories: ClassVar[tuple[str, ...]] = ()
    """The categories that it adds to every scoring; what a seat has in one it counts itself (`points.COUNT`)."""
    notes: ClassVar[dict[str, Reader]] = {}
    """By the code of a line of the journal: the named arguments of its message, `log-` and the code."""

    def patch(self) -> Patch:
        return super().patch() if self.data is None else self.data.patch

    def entry(self, g: State, note: Note) -> Msg | None:
        read = self.notes.get(note.code)
        return None if read is None else Msg(f"log-{note.code}", read(g, note))
