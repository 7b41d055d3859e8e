"""Step 6: what everybody has passed is discarded, and tiles are drawn onto the empty spaces (GM2-REFILL)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.points import AS_PRINTED, GAP, TOPMOST, TOPMOST_NAME, WORD_TOLD
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.coming import tile_comes
from hindmost.mechanics.glen import LAID, NO_TILE, draw
from hindmost.mechanics.track import OFF

FIRST_SCORED: Final = 1
"""Stack A: when the last tile of S is laid, nothing is scored."""
WORD: Final = 16
"""Whatever is told beside a tile stands above so many bits."""
TILE: Final = (1 << WORD) - 1


def current_stack(g: GlenMoreII) -> int:
    """The first stack that is not empty, or the last one (GM2-REFILL-03)."""
    number = 0
    last = len(g.stacks) - 1
    while number < last and not g.stacks[number]:
        number += 1
    return number


def left_behind(g: GlenMoreII) -> list[int]:
    """The spaces whose tiles everybody has passed, World's End and other fixed ones excepted."""
    tiles, fixed = g.track.tiles, g.book.fixed
    return [space for space in g.track.left_behind() if not fixed[tiles[space]]]


def next_gap(g: GlenMoreII) -> int:
    """The space that stays empty when the refill is done."""
    hindmost = g.track.hindmost()
    return g.table.fold(GAP, g, g.track.behind_hindmost(), hindmost, hindmost)


class CleanUp(Frame[GlenMoreII]):
    """Tiles behind the hindmost piece are discarded, World's End excepted; then the empty spaces are filled, unless
    nobody is left to take a tile."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        over = g.everybody_finished()
        tiles = g.track.tiles
        for space in left_behind(g):
            tile = tiles[space]
            tiles[space] = NO_TILE
            g.note("passed-by", NATURE, tile)
            g.discard(tile, g.active)
        if not over:
            g.stack.append(Lay(g.track.gap, next_gap(g)))


class Lay(Frame[GlenMoreII]):
    """Draw one tile onto the next empty space from `start`, and go on until `end`, which becomes the gap."""

    __slots__ = ("end", "start")

    shape: ClassVar[dict[str, str]] = {"start": "space", "end": "space"}
    within: ClassVar[tuple[str, ...]] = ("rondel", "clean-up")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end

    def ask(self, g: GlenMoreII) -> list[int] | None:
        number = current_stack(g)
        stack = g.stacks[number]
        if not stack or g.track.next_empty(self.start, self.end) == OFF:
            return None
        return topmost(g, number)

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return g.book.streams[current_stack(g)]

    def weights(self, g: GlenMoreII) -> list[int] | None:
        """All alike but for a tile whose place is drawn, such as World's End (GM2-SETUP-07)."""
        number = current_stack(g)
        seeded = g.book.seeded[number]
        if seeded < 0:
            return None
        stack = possible(g, number)
        if len(stack) < 2 or seeded not in stack:
            return None
        chances = window(g, number)[1] - drawn_from(g, number)
        others = len(stack) - 1
        # It comes now in one of `chances` cases; otherwise each other tile is as likely as the next.
        return [others if choice & TILE == seeded else chances - 1 for choice in topmost(g, number)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        space = g.track.next_empty(self.start, self.end)
        number = current_stack(g)
        tile = choice & TILE
        if tile != choice:
            g.table.emit(WORD_TOLD, g, NATURE, number, choice)
        stack = g.stacks[number]
        draw(stack, tile)
        g.track.tiles[space] = tile
        g.note("laid", NATURE, tile, space)
        g.stack.append(Lay(space, self.end))
        if not stack and FIRST_SCORED <= number < len(g.stacks) - 1:
            g.push_plan("scoring")
        g.table.emit(LAID, g, NATURE, space, tile)

    def title(self, g: GlenMoreII) -> Msg:
        stack = g.book.stack_names[current_stack(g)]
        return Msg("ask-lay", {"stack": stack, "space": g.track.next_empty(self.start, self.end)})

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return g.table.fold(TOPMOST_NAME, g, tile_comes(g, choice & TILE), NATURE, choice)

    def run(self, g: GlenMoreII) -> None:
        g.track.gap = self.end


def drawn_from(g: GlenMoreII, number: int) -> int:
    """How many tiles of a stack have been drawn."""
    return g.book.stack_sizes[number] - len(g.stacks[number])


def is_as_printed(g: GlenMoreII) -> bool:
    """Whether it follows from what is printed which tiles the stacks hold."""
    return bool(g.table.fold(AS_PRINTED, g, 1, NATURE, 0))


def window(g: GlenMoreII, number: int) -> tuple[int, int]:
    """The first and the last position in a stack, from the top, at which its tile may lie whose place is drawn."""
    seeded = g.book.seeded[number]
    size = g.book.stack_sizes[number]
    if seeded != g.book.worlds_end:
        return 1, (size - 1) // g.book.top_parts[seeded] + 1
    fixed = g.table.options["worlds_end_position"]
    if isinstance(fixed, int):
        return fixed, fixed
    middle = size // 2 + 1
    return middle - 1, middle + 1


def topmost(g: GlenMoreII, number: int) -> list[int]:
    """What may come from a stack."""
    tiles = g.stacks[number] if g.book.seeded[number] < 0 else possible(g, number)
    return g.table.fold(TOPMOST, g, tiles, NATURE, number)


def possible(g: GlenMoreII, number: int) -> list[int]:
    """The tiles of a stack that may be its topmost one."""
    stack = g.stacks[number]
    seeded = g.book.seeded[number]
    if seeded not in stack:
        return stack
    early, late = window(g, number)
    next_draw = drawn_from(g, number) + 1
    if next_draw < early:
        return [tile for tile in stack if tile != seeded]
    return [seeded] if next_draw >= late else stack


CLEAN_UP: Final = CleanUp()
