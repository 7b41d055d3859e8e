"""What the races change about a score sheet: with a Last card coins are worth nothing (C1-34)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import ENDING, GlenMoreII
from hindmost.kernel.craft import Line, Msg

from .race import race


class LastCard(Line):
    """Who has one; several may."""

    mark: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def source(self) -> str:
        return ""

    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        race(g).last += [seat for seat, has in enumerate(counts) if has]


def sheet_lines(g: Any) -> tuple[Line, ...]:
    return (LastCard(ENDING, "last-card", Msg("sheet-last-card", {}), Msg("sheet-hint-last-card", {}), "C1-34"),)
