"""What the games change about the scorings (C10-SCORE)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import NATURE, Fold, Frame

from .games import CHAMPIONS, FREE, POPULARITY, SCORED, TOP, games, leaders, score_bonus
from .rewards import cheer


class PopularityFirst(Fold[GlenMoreII, "list[int]"]):
    """The fifth category is scored before the others (C10-SCORE-03)."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        first = g.book.categories.index(POPULARITY)
        return [first, *(category for category in value if category != first)]


class CountPopularity(Fold[GlenMoreII, int]):
    """So many tokens (C10-SCORE-03)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value + games(g).popularity[seat] if g.book.categories[subject] == POPULARITY else value


class PopularitySoon(Fold[GlenMoreII, int]):
    """A scoring begins with a token for the highest champions, before tokens are counted (C10-SCORE-01)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if g.book.categories[subject] != POPULARITY:
            return value
        return value + sum(seat in leaders(games(g), champion) for champion in range(len(CHAMPIONS)))


class ScoreTokens(Fold[GlenMoreII, int]):
    """A champion on a level with a score modification token raises the result of a category (C10-SCORE-02)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        category = g.book.categories[subject]
        if category not in SCORED:
            return value
        champion = SCORED.index(category)
        return value + score_bonus(g, games(g).levels[seat][champion], champion)


class CheerChampions(Frame[GlenMoreII]):
    """The highest champions of each track make their owners popular, also where all are on level 0 (C10-SCORE-01)."""

    def run(self, g: GlenMoreII) -> None:
        for champion in range(len(CHAMPIONS)):
            for seat in leaders(games(g), champion):
                cheer(g, seat, 1)


class ResetGames(Frame[GlenMoreII]):
    """Champions go back to level 0, clan markers to their owners, and the rewards are laid out again (C10-SCORE-04)."""

    def run(self, g: GlenMoreII) -> None:
        part = games(g)
        part.levels = [[0] * len(CHAMPIONS) for _ in part.levels]
        part.centre = [FREE] * TOP
        g.note("games-reset", NATURE)


CHEER_CHAMPIONS: Final = CheerChampions()
RESET_GAMES: Final = ResetGames()


class OnCentreTrack(Fold[GlenMoreII, int]):
    """Clan markers that lie on the centre track are not there for the clan board (C10-CENTRE-01)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value - games(g).centre.count(seat)
