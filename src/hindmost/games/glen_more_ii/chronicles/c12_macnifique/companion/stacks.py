"""Your word on the stacks: which tile was the last of one (C12-COMP-05).

The stacks are counted along, and where the count is right nothing is told. It may be wrong: how the tiles of chronicles
are spread over the stacks is partly reconstructed. So a tile may come with a word. Tiles that were expected in a stack
that has run out may come with the next one; and where a stack has more than were expected, those of the next may come.
"""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import YOU
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import AS_PRINTED, TOPMOST, TOPMOST_NAME, WORD_TOLD
from hindmost.games.glen_more_ii.refill import FIRST_SCORED, TILE, WORD
from hindmost.kernel.craft import Coming, Fold, Frame, Hook, Listener, Msg

from .board import table_board

LAST: Final = 1 << WORD
"""The tile was the last of its stack, though more are expected."""
MORE: Final = 2 << WORD
"""The stack has more tiles than are expected."""
WORDS: Final = {LAST: "last", MORE: "more"}
NAMES: Final = {LAST: "comes-tile-last", MORE: "comes-tile-more"}
NOTES: Final = {LAST: "lady-sees-last", MORE: "lady-sees-more"}
NEARLY_OUT: Final = 2
"""With so many tiles left, one comes and the other follows by itself: the last moment to say that there are more."""


class WithWord(Fold[GlenMoreII, "list[int]"]):
    """Every tile may come with a word, but for the stacks after which nothing is scored, and not while the rondel is
    laid out. What alone can come does so without a question, as ever: the last tile that is expected, or Race Start
    in the end."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        stack = g.stacks[subject]
        if table_board(g).restacked:
            value = stack  # wherever World's End lies, it is not for the count to say
        is_scored = FIRST_SCORED <= subject < len(g.stacks) - 1
        if not is_scored or len(value) < 2 or g.mover < 0:
            return value
        more = [tile | MORE for tile in value] if len(stack) == NEARLY_OUT else []
        return [*value, *(tile | LAST for tile in value), *more]


class WordName(Fold[GlenMoreII, Coming]):
    def fold(self, g: GlenMoreII, value: Coming, seat: int, subject: int) -> Coming:
        word = subject & ~TILE
        if not word:
            return value
        message = Msg(NAMES[word], {"tile": value.message})
        name = WORDS[word]
        return Coming(f"{value.id} {name}", message, value.group, (*value.targets, f"word:{name}"))


class Restack(Listener[GlenMoreII]):
    """What the stack holds now is what it can hold by your word: the scoring follows from that by itself."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        tile, word = b & TILE, b & ~TILE
        table_board(g).restacked = 1
        g.note(NOTES[word], YOU, a)
        if word == LAST:
            expected = [each for each in g.stacks[a] if each != tile]
            g.stacks[a] = [tile]
            g.stacks[a + 1] = sorted([*g.stacks[a + 1], *expected])
        else:
            seeded = g.book.seeded[a + 1]
            g.stacks[a] = sorted([*g.stacks[a], *(each for each in g.stacks[a + 1] if each != seeded)])
            g.stacks[a + 1] = [each for each in g.stacks[a + 1] if each == seeded]
        return []


class ByYourWord(Fold[GlenMoreII, int]):
    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return 0 if table_board(g).restacked else value


HOOKS: Final[tuple[Hook, ...]] = (
    (TOPMOST, WithWord()),
    (TOPMOST_NAME, WordName()),
    (WORD_TOLD, Restack()),
    (AS_PRINTED, ByYourWord()),
)
