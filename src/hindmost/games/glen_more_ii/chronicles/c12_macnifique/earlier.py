"""Her conduct as it was in the second version of the rules, for games that were begun by them."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import mountain, standing_on
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import BEFORE, Award, Frame, Insert
from hindmost.mechanics.craft import NOTHING, total

from .board import HER
from .conduct import Conduct
from .conducts import CONDUCTS
from .printed import number_at
from .with_c02 import ComeDown, ComeDownAtEnd, WithHighlander


class GoodsAtEnd(Frame[GlenMoreII]):
    """On the Mountain at the end of the game, only the goods were VP at once; the coins came into her purse."""

    def run(self, g: GlenMoreII) -> None:
        pile = mountain(g)
        if standing_on(g) == HER and pile.goods:
            vp = number_at(g, "mountain_item_vp") * total(pile.goods)
            pile.goods = NOTHING
            g.award(Award(HER, vp, "tile-mountain", "C12-C2-04", g.scorings))
            g.note("lady-descends", HER, vp)


class SecondWithHighlander(WithHighlander):
    """Her conduct with Chronicle 2 as it was."""

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("macnifique", BEFORE, "choose", "come-down", ComeDown()),
            Insert("turn", BEFORE, "take", "come-down", ComeDown()),
            Insert("final", BEFORE, "descend", "goods-down", GoodsAtEnd()),
            Insert("final", BEFORE, "score", "come-down", ComeDownAtEnd()),
        )


SECOND_CONDUCTS: Final[tuple[Conduct, ...]] = tuple(
    SecondWithHighlander() if each.chronicle == WithHighlander.chronicle else each for each in CONDUCTS
)
"""In ascending order."""
