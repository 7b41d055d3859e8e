"""What you count in a scoring, and your end: numbers that you tell (C12-COMP-08 to 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii import points
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.scoring import LINES, SIZE_AT
from hindmost.kernel.craft import AFTER, BEFORE, Award, Fold, Frame, Hook, Insert, Msg, Name

from .asking import Asked, number_in, numbers
from .board import SMALLEST, table_board, with_number
from .turn import tolds_of

MOST: Final = 60
"""More than anybody counts in a category."""
MOST_COINS: Final = 99
MOST_TILES: Final = 99
MOST_VP: Final = 500
LEAST_VP: Final = -99
SIZE_SOURCE: Final = f"score-{LINES[SIZE_AT][0]}"


class YourCount(Asked):
    """What you count in one category of the scoring that begins, and then in those after it (C12-COMP-09)."""

    __slots__ = ("category",)

    shape: ClassVar[dict[str, str]] = {"category": "category"}
    within: ClassVar[tuple[str, ...]] = ("counts",)
    asked_by: ClassVar[str] = "C12-COMP-09"

    def __init__(self, category: int) -> None:
        self.category = category

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return numbers(0, MOST)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part, number = table_board(g), number_in(choice)
        part.counts = with_number(part.counts, self.category, number)
        for told in tolds_of(g):
            told.counted(g, self.category, number)
        if self.category + 1 < len(g.book.categories):
            g.stack.append(YourCount(self.category + 1))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """As the last time."""
        return options[table_board(g).count(self.category)]

    def title(self, g: GlenMoreII) -> Msg:
        name = g.book.categories[self.category]
        return Msg("ask-your-count", {"category": Name("category", name)})


class YourCounts(Frame[GlenMoreII]):
    """A scoring begins."""

    def run(self, g: GlenMoreII) -> None:
        g.stack.append(YourCount(0))


class YourTally(Fold[GlenMoreII, int]):
    """You count what you have told; what chronicles add has been counted by you."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return table_board(g).count(subject) if seat == YOU and subject < g.book.own_categories else value


class YourSize(Fold[GlenMoreII, int]):
    """Your territory is as large as you have told."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return table_board(g).size if seat == YOU else value


class YourLines(Fold[GlenMoreII, int]):
    """Of the lines of the final scoring only the size is not among your VP."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return 0 if seat == YOU and subject != SIZE_AT else value


class HerCoins(Asked):
    """They lie on the table, and are counted once (C12-COMP-08)."""

    asked_by: ClassVar[str] = "C12-COMP-08"

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return numbers(0, MOST_COINS)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.estates[HER].coins = number_in(choice)


class YourTiles(Asked):
    """The size of your territory (C12-COMP-10)."""

    asked_by: ClassVar[str] = "C12-COMP-10"

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return numbers(SMALLEST, MOST_TILES)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        table_board(g).size = number_in(choice)


class YourPoints(Asked):
    """Your VP in all, but for the size of territories and the Great Glen cards, which are settled here
    (C12-COMP-10)."""

    asked_by: ClassVar[str] = "C12-COMP-10"

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return numbers(LEAST_VP, MOST_VP)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        known = sum(award.vp for award in g.sheet if award.seat == YOU and not is_settled(g, award.source))
        if number_in(choice) != known:
            g.award(Award(YOU, number_in(choice) - known, "score-your-table", "C12-COMP-10", g.scorings + 1))


def is_settled(g: GlenMoreII, source: str) -> bool:
    """Whether VP of a source come on top of those that you tell."""
    return source == SIZE_SOURCE or any(told.settles(source) for told in tolds_of(g))


HOOKS: Final[tuple[Hook, ...]] = (
    (points.COUNT, YourTally()),
    (points.SIZE, YourSize()),
    (points.FINAL_LINE, YourLines()),
)
INSERTS: Final = (
    Insert("scoring", BEFORE, "score", "counts", YourCounts()),
    Insert("final", BEFORE, "score", "counts", YourCounts()),
    Insert("final", BEFORE, "final", "her-coins", HerCoins()),
    Insert("final", BEFORE, "final", "your-tiles", YourTiles()),
    Insert("final", AFTER, "final", "your-points", YourPoints()),
)
