"""Chronicle 2 as it was in the first version of the rules, for games that were begun by them."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import COUNTED, TAKE
from hindmost.kernel.craft import Fold, Hook
from hindmost.mechanics.craft import Estate, Price

from .crossing import TollLeavesEnough, spares_coin
from .module import Highlander


class TollInHand(TollLeavesEnough):
    """The coin of the toll had to be in hand before anything was sold."""

    def leaves_coin(self, g: GlenMoreII, e: Estate, price: Price) -> bool:
        return e.coins > 0 and spares_coin(g, e, price)


class MountainCounted(Fold[GlenMoreII, "list[int]"]):
    """The Die counted the Mountain with a pawn on it too."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return g.track.ahead(subject)


class FirstHighlander(Highlander):
    """The manifest as it was."""

    def hooks(self) -> tuple[Hook, ...]:
        kept = [hook for hook in super().hooks() if hook[0] is not TAKE]
        return (*kept, (TAKE, TollInHand()), (COUNTED, MountainCounted()))


FIRST_HIGHLANDER: Final = FirstHighlander()
