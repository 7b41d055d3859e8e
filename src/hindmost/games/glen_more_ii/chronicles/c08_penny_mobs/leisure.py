"""When powers are used: in an own turn, between two of its steps or two activations (C8-13, 15)."""

from __future__ import annotations

from typing import Any

from hindmost.games.glen_more_ii.activate import Activate
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.fetching import Resume
from hindmost.games.glen_more_ii.place import Place
from hindmost.games.glen_more_ii.placing import legal_places
from hindmost.games.glen_more_ii.turn import Take
from hindmost.mechanics.craft import NO_TILE

IN_PAUSE = ("take", "use", "place", "activate")
"""The steps in which these are asked: what a mob that was called asks lies within one of them."""


def at_leisure(g: GlenMoreII, seat: int) -> bool:
    """Whether a seat may use its powers now: never in a turn with a pawn that is lent to it, nor while a tile that was
    fetched within the turn is used."""
    if not (seat == g.active == g.whose == g.mover and isinstance(g.stack[-1], (Take, Place, Activate))):
        return False
    stack: list[Any] = g.stack  # of anything: else, compiled, each is looked at first
    return not any(isinstance(frame, Resume) for frame in stack)


def has_moved(g: GlenMoreII) -> bool:
    """Whether the pawn has moved in this turn."""
    stack: list[Any] = g.stack
    return not any(isinstance(frame, Take) for frame in stack)


def still_placeable(g: GlenMoreII) -> bool:
    """Whether the tile in hand, if there is one, has a place yet: no power may take its last one."""
    return g.hand == NO_TILE or bool(legal_places(g, g.estates[g.active], g.hand))
