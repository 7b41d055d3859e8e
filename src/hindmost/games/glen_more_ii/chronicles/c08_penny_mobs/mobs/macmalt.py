"""Erin MacMalt: two barrels are sold on the way across a Sale tile (C8-33)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c03_single_cask.sale import BONUS, ON_THE_WAY
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import Fold, Hook

from .mob import Mob

MACMALT: Final = NAMES.index("macmalt")


class BonusToo(Fold[GlenMoreII, int]):
    """The bonus space is open as well, as if the pawn had stopped."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value | BONUS if controller(g, MACMALT) == seat else value


class MacMalt(Mob):
    """Erin."""

    name: ClassVar[str] = "macmalt"
    clause: ClassVar[str] = "C8-33"

    def hooks(self) -> tuple[Hook, ...]:
        return ((ON_THE_WAY, BonusToo()),)

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A barrel more at a Sale tile or two, if there are barrels."""
        return min(1.0, ahead.turns / 4) * (1.0 + min(2, g.estates[seat].whisky))
