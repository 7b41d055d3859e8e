"""Where the rules leave an order to a player, the player is asked.

Several things are to be done and nobody but a seat may say which comes first::

    g.push(in_any_order(seat, [[PayToll(3)], [Wisp(), Lantern()]]))

The groups lie on the stack as always, one beneath the other; an `AnyOrder` on top of them knows only how many frames
each has. A choice lifts that group to the top and leaves an `AnyOrder` for the rest beneath it. So what is pending is
saved, copied and checked like any other frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Msg
from hindmost.kernel.position import asks_nature
from hindmost.kernel.state import State
from hindmost.kernel.verbs import KERNEL_VERBS, PAYLOAD, VERB_SHIFT, Verb

NEXT: Final = KERNEL_VERBS << VERB_SHIFT


def in_any_order(seat: int, groups: Sequence[Sequence[Frame[Any]]]) -> list[Frame[Any]]:
    """The frames to push so that the seat decides which group comes next, until all are done."""
    wanted = [group for group in groups if group]
    frames = [frame for group in wanted for frame in group]
    if len(wanted) < 2:
        return frames
    return [AnyOrder(seat, tuple(len(group) for group in wanted)), *frames]


class AnyOrder(Frame[State]):
    """Which of the groups beneath it comes next. `sizes` are the numbers of their frames, the topmost group first.

    Groups that are alike are offered once; when all are alike, nobody is asked.
    """

    __slots__ = ("owner", "sizes")

    shape: ClassVar[dict[str, str]] = {"owner": "seat", "sizes": "sizes"}

    def __init__(self, owner: int, sizes: tuple[int, ...]) -> None:
        self.owner = owner
        self.sizes = sizes

    def fields(self) -> tuple[int, ...]:
        return (self.owner, *self.sizes)

    def meanings(self) -> list[tuple[str, int]]:
        return [("seat", self.owner), *(("size", size) for size in self.sizes)]

    @classmethod
    def revive(cls, numbers: list[int]) -> AnyOrder:
        if len(numbers) < 3:
            raise ValueError(numbers)
        return cls(numbers[0], tuple(numbers[1:]))

    def faults(self, g: State) -> list[str]:
        beneath = next(place for place, frame in enumerate(g.stack) if frame is self)
        if sum(self.sizes) > beneath:
            return [f"wants {sum(self.sizes)} frames to follow it, but there are {beneath}"]
        return []

    def groups(self, g: State) -> list[list[Frame[Any]]]:
        """The pending groups, each with the frame that happens first at its beginning; this frame must be on top."""
        end = len(g.stack) - 1
        found = []
        for size in self.sizes:
            found.append(g.stack[end - size : end][::-1])
            end -= size
        return found

    def seat(self, g: State) -> int:
        return self.owner

    def ask(self, g: State) -> list[int] | None:
        groups = self.groups(g)
        options = [NEXT | place for place, group in enumerate(groups) if group not in groups[:place]]
        return options if len(options) > 1 else None

    def choose(self, g: State, choice: int) -> None:
        place = choice & PAYLOAD
        end = len(g.stack) - sum(self.sizes[:place])
        start = end - self.sizes[place]
        chosen = g.stack[start:end]
        del g.stack[start:end]
        rest = (*self.sizes[:place], *self.sizes[place + 1 :])
        if len(rest) > 1:
            g.stack.append(AnyOrder(self.owner, rest))
        g.stack.extend(chosen)


class Next(Verb):
    """Payload: the number of the group. It is known by its first frame; a second one of that name is "... 2"."""

    __slots__ = ()

    name: ClassVar[str] = "next"

    def words(self, g: State, payload: int) -> str:
        order, groups = _pending(g)
        kind = groups[payload][0].kind()
        offered = [choice & PAYLOAD for choice in order.ask(g) or ()]
        namesakes = [place for place in offered if place < payload and groups[place][0].kind() == kind]
        return f"{kind} {len(namesakes) + 1}" if namesakes else kind

    def args(self, g: State, payload: int) -> dict[str, int | str | Msg]:
        _, groups = _pending(g)
        return {"step": groups[payload][0].label(g)}

    def reveals(self, g: State, payload: int) -> bool:
        _, groups = _pending(g)
        return any(frame.reveals(g) for frame in groups[payload]) or asks_nature(g, NEXT | payload)


def _pending(g: State) -> tuple[AnyOrder, list[list[Frame[Any]]]]:
    order = g.stack[-1]
    assert isinstance(order, AnyOrder)
    return order, order.groups(g)


NEXT_VERB: Final = Next(KERNEL_VERBS)
