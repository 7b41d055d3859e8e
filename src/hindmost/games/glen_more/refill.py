"""Step 4: what lies behind is discarded, the gap closes up, tiles are drawn (GM1-FILL)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.coming import tile_comes
from hindmost.mechanics.glen import draw
from hindmost.mechanics.track import OFF

LAST_STACK: Final = 3
STREAMS: Final[tuple[str, ...]] = ("stack 0", "stack 1", "stack 2", "stack 3")


def current_stack(g: GlenMore) -> int:
    """The lowest-numbered stack that is not empty (GM1-FILL-03)."""
    number = 0
    while number < LAST_STACK and not g.stacks[number]:
        number += 1
    return number


def last_emptied(g: GlenMore, drawn: int) -> int:
    """The last stack that drawing so many tiles empties; 0 if no scoring comes of it (GM1-FILL-05 to 07)."""
    emptied = 0
    for number, stack in enumerate(g.stacks):
        if drawn < len(stack):
            break
        if stack:
            emptied = number
        drawn -= len(stack)
    return emptied


class Refill(Frame[GlenMore]):
    """Tiles behind the hindmost piece leave the game; then the empty spaces are filled."""

    __slots__ = ()

    def run(self, g: GlenMore) -> None:
        track = g.track
        end = track.behind_hindmost()
        for tile in track.clear(end):
            g.discards.append(tile)
            g.note("passed-by", NATURE, tile)
        g.stack.append(lay_from(g, track.gap, end, 0))


def lay_from(g: GlenMore, start: int, end: int, due: int) -> Lay:
    """Go on at the first empty space from `start` on."""
    space = g.track.next_empty(start, end)
    return Lay(end if space == OFF else space, end, due)


class Lay(Frame[GlenMore]):
    """Draw one tile onto an empty space, and go on until `end`, which becomes the gap.

    `due` remembers that the last tile of a stack was laid: the refill is completed first, then comes the scoring.
    """

    __slots__ = ("due", "end", "space")

    shape: ClassVar[dict[str, str]] = {"space": "space", "end": "space", "due": "flag"}
    within: ClassVar[tuple[str, ...]] = ("rondel", "refill")

    def __init__(self, space: int, end: int, due: int) -> None:
        self.space = space
        self.end = end
        self.due = due

    def ask(self, g: GlenMore) -> list[int] | None:
        return None if self.space == self.end else g.stacks[current_stack(g)]

    def seat(self, g: GlenMore) -> int:
        return NATURE

    def stream(self, g: GlenMore) -> str:
        return STREAMS[current_stack(g)]

    def choose(self, g: GlenMore, choice: int) -> None:
        space = self.space
        number = current_stack(g)
        stack = g.stacks[number]
        draw(stack, choice)
        g.track.tiles[space] = choice
        g.note("laid", NATURE, choice, space)
        due = self.due
        if not stack and number:
            due = 1
        if not stack and number == LAST_STACK:
            g.track.gap = self.end
            g.stack.clear()
            g.push_plan("final")
        else:
            g.stack.append(lay_from(g, space, self.end, due))

    def title(self, g: GlenMore) -> Msg:
        return Msg("ask-lay", {"stack": str(current_stack(g)), "space": self.space})

    def comes(self, g: GlenMore, choice: int) -> Coming:
        return tile_comes(g, choice)

    def run(self, g: GlenMore) -> None:
        g.track.gap = self.end
        if self.due:
            g.push_plan("scoring")


REFILL: Final = Refill()
