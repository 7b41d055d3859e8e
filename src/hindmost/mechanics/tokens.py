"""Tokens that a module brings: what effects may give and prices ask for beside what every Glen More game knows."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json, Reason
from hindmost.kernel.native import mypyc_attr

Named = tuple[tuple[str, int], ...]
"""Tokens by name, with how many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Token:
    """One kind of token. Where they lie is the module's affair; prices and gains ask it.

    Texts: `unit-` and `short-` and its name, with the number $n.
    """

    __slots__ = ()

    name: ClassVar[str] = ""
    """The catalogue's word for one of it: "1 sheep > 1 haggis"."""
    plural: ClassVar[str] = ""
    """The word for several, if it is not the same with an s."""
    sign: ClassVar[str] = "¤"
    """A character to draw it with where there is no picture."""
    part: ClassVar[str] = ""
    """The component that shows how many a seat has, or which, for those who see views only. Empty: none does."""
    worth: ClassVar[float] = 1.0
    """What one is worth in VP, about."""

    def held(self, g: Any, seat: int) -> int:
        """How many the seat could give now."""
        return 0

    def refusal(self, g: Any, seat: int, number: int) -> Reason | None:
        """Why the seat cannot have so many more now, or None."""
        return None

    def earn(self, g: Any, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        """The seat receives so many from `origin`, as for a `Deed`. Gives the frames for what is left to decide."""
        return []

    def spend(self, g: Any, seat: int, number: int) -> list[Frame[Any]]:
        """The seat gives so many, which it has. Gives the frames for what is left to decide."""
        return []

    def to_json(self) -> Json:
        return {"name": self.name, "plural": self.plural or f"{self.name}s", "sign": self.sign}
