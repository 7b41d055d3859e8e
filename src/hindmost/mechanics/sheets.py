"""Lines of the score sheet that all Glen More games have."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.messages import Award, Msg
from hindmost.kernel.sheets import Found, Line


class Tokens(Line):
    """The VP that were won between scorings: they lie there as tokens and only have to be added."""

    together: ClassVar[bool] = False
    least: ClassVar[int] = -99

    def score(self, g: Any, found: Found, seats: list[int]) -> list[Award]:
        return [Award(seat, found.of(self.name, seat), self.source(), self.clause, g.scorings + 1) for seat in seats]


class MostResources(Line):
    """Resources left in the territory: among equals, whoever has more wins."""

    tie: ClassVar[int] = 1
    together: ClassVar[bool] = False

    def source(self) -> str:
        return ""


class FewestResources(MostResources):
    """Among equals, whoever has fewer wins."""

    tie: ClassVar[int] = -1


def hinted(name: str) -> Msg:
    """The hint at a line that is called so."""
    return Msg(f"sheet-hint-{name}", {})
