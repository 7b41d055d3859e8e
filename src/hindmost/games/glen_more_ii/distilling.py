"""VP instead of a barrel (GM2-DOM-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hindmost.games.glen_more_ii.verbs import BARREL, DISTIL, POINTS
from hindmost.kernel.frames import ANYWHERE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import Gain

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


class DistilOrPoints(Frame["GlenMoreII"]):
    """Chosen at each activation of a whisky tile that has been paid for."""

    __slots__ = ("barrels", "slot")

    shape: ClassVar[dict[str, str]] = {"slot": "origin", "barrels": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, slot: int, barrels: int) -> None:
        self.slot = slot
        self.barrels = barrels

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [DISTIL | BARREL, DISTIL | POINTS]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice & 0xFF == POINTS:
            g.note("distilled-vp", g.active, g.book.distil_vp)
            g.award_from(self.slot, g.book.distil_vp)
        else:
            g.receive_from(self.slot, Gain(0, 0, self.barrels, 0, 0))

    def title(self, g: GlenMoreII) -> Msg:
        return g.spot_title("ask-distil-or-points", self.slot)
