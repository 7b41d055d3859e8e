"""A position in which something is asked, what is proposed there, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hindmost.kernel.game import Game


class Laid(Protocol):
    """A position of any of the games, laid out."""

    @property
    def game(self) -> Game: ...


class Proposal:
    """`option` is what is proposed to whoever is asked first; None where the player is left to think."""

    def __init__(self, kind: str, because: str, option: str | None, lay: Callable[[], Laid]) -> None:
        self.kind = kind
        self.because = because
        self.option = option
        self.lay = lay

    @property
    def id(self) -> str:
        return f"{self.kind}: {self.because}"
