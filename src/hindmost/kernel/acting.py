"""Who acts, where it is not whoever has the turn.

A seat may be asked to do something in another's turn, in a scoring, or after the last one: it pays, puts goods away,
sells. Everything it does is written for the seat that acts (`State.active`), so its frames are put between two others
that say who that is::

    g.push(acting(g, seat, [SpreadGoods(goods)]))
"""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.frames import Frame
from hindmost.kernel.state import State


class ActAs(Frame[State]):
    """From here on this seat acts."""

    __slots__ = ("actor",)

    shape: ClassVar[dict[str, str]] = {"actor": "actor"}

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, g: State) -> None:
        g.active = self.actor


def acting(g: State, seat: int, frames: list[Frame[Any]]) -> list[Frame[Any]]:
    """The frames to push so that the seat does them, after which whoever acts now goes on."""
    if seat == g.active or not frames:
        return frames
    return [ActAs(seat), *frames, ActAs(g.active)]


def seen_by(g: State, seat: int) -> State:
    """The state as it will be when the seat acts: for whoever looks ahead, and changes nothing."""
    if seat == g.active:
        return g
    twin = g.copy()
    twin.active = seat
    return twin


def pending_by_actor(g: State) -> list[tuple[Frame[Any], int]]:
    """Every frame of the stack, the next one first, with the seat that will act in it."""
    found: list[tuple[Frame[Any], int]] = []
    actor = g.active
    for frame in g.stack[::-1]:
        found.append((frame, actor))
        if isinstance(frame, ActAs):
            actor = frame.actor
    return found
