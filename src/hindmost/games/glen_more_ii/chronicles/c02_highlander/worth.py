"""What lies on the Mountain, as far as it will be one's own: for bots."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights
from hindmost.mechanics.craft import total

from .mountain import mountain, space_of, standing_on

WEIGHTS: Final = load_weights(__name__, "good", "sure", "chance")
GOOD: Final = WEIGHTS["good"]
"""A good on the Mountain, as a part of a coin there."""
SURE: Final = WEIGHTS["sure"]
"""What is there for a pawn that stands on it: nobody else can take it."""
CHANCE: Final = WEIGHTS["chance"]
"""For one that still has it ahead, shared with all who do, while nobody stands there."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    pile = mountain(g)
    lying = pile.coins + GOOD * total(pile.goods)
    standing = standing_on(g)
    if not lying or standing == seat:
        return SURE * lying
    before = [owner for owner in range(g.table.seats) if has_it_ahead(g, owner)] if standing < 0 else []
    return CHANCE * lying / len(before) if seat in before else 0.0


def has_it_ahead(g: GlenMoreII, seat: int) -> bool:
    """Whether the Mountain lies between the pawn of a seat and the empty space."""
    track = g.track
    return 0 < track.distance(seat, space_of(g)) < track.distance(seat, track.gap)
