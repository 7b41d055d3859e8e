"""Chronicle 2 at a printed table: whether you put something on the Mountain."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import is_peak, mountain
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import YOU, board
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame
from hindmost.mechanics.craft import NOTHING

from .asking import YesOrNo
from .told import Told


class YourToll(YesOrNo):
    """Coins and resources count alike (C12-COMP-11), so that it is written down as a coin."""

    within: ClassVar[tuple[str, ...]] = ("where",)

    def affirmed(self, g: GlenMoreII) -> None:
        mountain(g).coins += 1
        g.note("lady-sees-toll", YOU)


class ToldOfMountain(Told):
    chronicle: ClassVar[int] = 2

    def leaves(self, g: GlenMoreII) -> None:
        """Whatever lay there is yours."""
        if is_peak(g, g.track.pieces[YOU]):
            pile = mountain(g)
            pile.coins, pile.goods, board(g).peak = 0, NOTHING, 0

    def way(self, g: GlenMoreII, passed: list[int], space: int) -> list[Frame[Any]]:
        return [YourToll()] if any(is_peak(g, each) for each in passed) else []
