"""Her conduct with Chronicle 3: she sells barrels at the Single Cask Sale, from her board or the supply (C12-C3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import DATA as CASKS
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import cellars
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.sale import BELOW, BONUS, Crossing, free_spaces, sale_of
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.storing import Gained, Spent
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import PASSED
from hindmost.kernel.craft import Award, Frame, Hook, Listener

from .board import HER, YOU, board
from .conduct import ChoiceRule, Conduct, Targets, bonus
from .printed import number_at, printed_card

ICONS: Final = frozenset(
    id_ for id_, record in {**CASKS.patch.add, **CASKS.patch.replace}.items() if record.get("list") != "places"
)
"""The tiles with the icon of the chronicle: those that age barrels."""


class ToTheSale(ChoiceRule):
    """A Sale tile that she counts is neither full nor yours (C12-C3-02)."""

    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return sale_of(g, tile) >= 0


class Distilleries(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.ids[tile] in ICONS


def sell(g: GlenMoreII, sale: int, onto: int) -> None:
    """A barrel of her board, or one of the supply (C12-C3-05)."""
    part = cellars(g)
    (part.bonus if onto == BONUS else part.sold)[sale] += 1
    e = g.estates[HER]
    vp = number_at(g, "cask_own_vp" if e.whisky else "cask_supply_vp")
    e.whisky -= 1 if e.whisky else 0
    g.award(Award(HER, vp, "score-single-cask", "C12-C3-05", g.scorings))
    g.note("lady-cask", HER, vp)


class HerCrossing(Listener[GlenMoreII]):
    """Passing a Sale tile with room below, she sells a barrel if her card has a number (C12-C3-04)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        sale = sale_of(g, g.track.tiles[b])
        if a == HER and sale >= 0 and free_spaces(g, sale) & BELOW and printed_card(g, board(g).card).number:
            sell(g, sale, BELOW)
        return []


class WithSingleCask(Conduct):
    """She has no cellar (C12-C3-01): her barrels lie on her board."""

    chronicle: ClassVar[int] = 3
    targets: ClassVar[Targets] = {"sale": ToTheSale, "icon": Distilleries}

    def counts(self, g: GlenMoreII, space: int, card: int) -> bool | None:
        sale = sale_of(g, g.track.tiles[space])
        return None if sale < 0 else bool(free_spaces(g, sale)) and g.track.pieces[YOU] != space

    def stopped(self, g: GlenMoreII, space: int) -> None:
        """One barrel on the bonus space and one below, as far as they are free (C12-C3-04)."""
        sale = sale_of(g, g.track.tiles[space])
        if sale >= 0:
            free = free_spaces(g, sale)
            for onto in (BONUS, BELOW):
                if free & onto:
                    sell(g, sale, onto)

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        return bonus(g, number_at(g, "cask_icon_vp") if g.kit.ids[tile] in ICONS else 0, self.chronicle, "C12-C3-03")

    def spares(self) -> tuple[type[Listener[Any]], ...]:
        return (Crossing, Gained, Spent)

    def hooks(self) -> tuple[Hook, ...]:
        return ((PASSED, HerCrossing()),)
