"""The haggis scorings on a score sheet (C5-11, 15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import ENDING, GlenMoreII
from hindmost.kernel.craft import Award, Found, Line, Msg

from .scoring import FIRST_SCORING, MOST_SERVED, give_haggis, points_for
from .tables import TOKENS

NUMBER: Final = "haggis"


class HaggisLine(Line):
    """Everybody serves for oneself."""

    together: ClassVar[bool] = False


class Served(HaggisLine):
    """How many tokens a player has turned up."""

    most: ClassVar[int] = MOST_SERVED

    def source(self) -> str:
        return ""


class Values(HaggisLine):
    """What these are worth together, and with it the VP."""

    def source(self) -> str:
        return "score-haggis"

    def needs(self) -> tuple[str, ...]:
        return (NUMBER,)

    def fault(self, found: Found, seat: int) -> Msg | None:
        number, values = found.of(NUMBER, seat), found.of(self.name, seat)
        most = number * max(TOKENS)
        return None if number <= values <= most else Msg("sheet-haggis-values", {"least": number, "most": most})

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        before = len(g.sheet)
        worths = [(seat, points_for(found.of(NUMBER, seat), found.of(self.name, seat))) for seat in seats]
        give_haggis(g, worths, self.when)
        return g.sheet[before:]


def sheet_lines(g: Any) -> tuple[HaggisLine, ...]:
    moments = [*range(FIRST_SCORING, ENDING - 1), ENDING]
    return tuple(
        line
        for when in moments
        for line in (
            Served(when, NUMBER, Msg("sheet-haggis", {}), Msg("sheet-hint-haggis", {"most": MOST_SERVED}), "C5-13"),
            Values(when, "haggis-values", Msg("sheet-haggis-sum", {}), Msg("sheet-hint-haggis-sum", {}), "C5-15"),
        )
    )
