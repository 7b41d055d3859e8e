"""Verbs: how a choice packed into an int reads outside.

A choice is `verb << VERB_SHIFT | payload`. Inside the engine it stays an int; a verb turns it into a stable id
("take 4"), a message, and the things on the table it points at. Verb numbers belong to modules: module n owns the
numbers from 32 n, so that a module can never collide with the base game. The kernel's own verbs come after those of
all modules that can be; only number 0, which no game has, is what nature answers (`kernel.coming`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg
from hindmost.kernel.native import mypyc_attr

VERB_SHIFT: Final = 24
PAYLOAD: Final = (1 << VERB_SHIFT) - 1
VERBS_PER_MODULE: Final = 32
MOST_MODULES: Final = 64
KERNEL_VERBS: Final = MOST_MODULES * VERBS_PER_MODULE
"""The first number of the kernel's own verbs, which every table has."""


def verb_code(module: int, place: int) -> int:
    """The choice, without payload, by a module's verb: its first one has the place 0. Snapshots know it by that."""
    return (module * VERBS_PER_MODULE + place) << VERB_SHIFT


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One kind of choice. Subclasses read the payload; `g` is the state in which the choice is offered."""

    __slots__ = ("number",)

    name: ClassVar[str] = ""
    code: ClassVar[int] = 0
    """The choice without payload (`verb_code`). A module's verb that has one need be listed nowhere."""
    kind: ClassVar[Kind] = ""
    """What it is to whoever offers it: clients and bots go by this, and never by the name."""
    figure: ClassVar[bool] = False
    """Whether it is a figure that is meant, and not the tile it stands on."""

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def module(self) -> int:
        """The number of the module it belongs to; 0 for the game's own verbs and the kernel's."""
        return self.number // VERBS_PER_MODULE % MOST_MODULES

    def words(self, g: Any, payload: int) -> str:
        """What follows the name in the id; empty for a bare verb."""
        return ""

    def args(self, g: Any, payload: int) -> dict[str, int | str | Msg]:
        """The named arguments of the message `option-<name>`."""
        return {}

    def variant(self, g: Any, payload: int) -> str:
        """A suffix for the message key where one verb needs several sentences."""
        return ""

    def targets(self, g: Any, payload: int) -> list[str]:
        """The things on the table that the choice points at, such as "cell:0:1,0"."""
        return []

    def reveals(self, g: Any, payload: int) -> bool:
        """Whether carrying it out shows something hidden, so that it cannot be taken back."""
        return False

    def clause(self, g: Any, payload: int) -> str:
        """The rule clause that allows it."""
        return ""

    def wasteful(self, g: Any, payload: int) -> bool:
        """Whether it only throws something away: players are warned before."""
        return False

    def sort(self, g: Any, payload: int) -> str:
        """How much thought it needs, where that can be said: "free", "choice", "exchange"."""
        return ""

    def group(self, g: Any, payload: int) -> Msg | None:
        """What one looks for first where there is much to choose from; None where all is shown at once."""
        return None

    def id(self, g: Any, payload: int) -> str:
        words = self.words(g, payload)
        return f"{self.name} {words}" if words else self.name

    def message(self, g: Any, payload: int) -> Msg:
        return Msg(f"option-{self.name}{self.variant(g, payload)}", self.args(g, payload))
