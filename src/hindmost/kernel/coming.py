"""What chance may bring, in words: for whoever answers for nature, because the game lies on a real table."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg
from hindmost.kernel.verbs import Verb


class Coming:
    """One thing that may come."""

    __slots__ = ("group", "id", "message", "targets")

    def __init__(self, id_: str, message: Msg, group: Msg | None = None, targets: tuple[str, ...] = ()) -> None:
        self.id = id_
        """As the record has it: "tile b-plockton", "die 3"."""
        self.message = message
        """What it is called. Things that nobody can tell apart are called alike."""
        self.group = group
        """What one looks for first where there is much to choose from, such as the type of a tile."""
        self.targets = targets
        """The thing itself, for whoever draws it."""


class Comes(Verb):
    """The answers of nature are bare numbers, which the frame that asks can read."""

    __slots__ = ()

    name: ClassVar[str] = "comes"
    kind: ClassVar[Kind] = "comes"

    def coming(self, g: Any, payload: int) -> Coming:
        found: Coming = g.stack[-1].comes(g, payload)
        return found

    def id(self, g: Any, payload: int) -> str:
        return self.coming(g, payload).id

    def message(self, g: Any, payload: int) -> Msg:
        return self.coming(g, payload).message

    def targets(self, g: Any, payload: int) -> list[str]:
        return list(self.coming(g, payload).targets)

    def group(self, g: Any, payload: int) -> Msg | None:
        return self.coming(g, payload).group


COMES: Final = Comes(0)
"""A bare number has no verb in front of it, so that this is the first of all."""
