"""Frames of the lulls between activations, in which Scotsmen may walk and a landmark may activate one tile more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hindmost.kernel.frames import Window
from hindmost.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Window["GlenMoreII"]):
    """A question of the steps 4 and 5 of a turn (GM2-MOVE-04, GM2-LAND-13)."""

    __slots__ = ()


def in_lull(g: GlenMoreII) -> bool:
    """Whether whoever has the turn is asked such a question: movement points and activations are his alone."""
    return g.active == g.whose and isinstance(g.stack[-1], Step)
