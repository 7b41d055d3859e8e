"""What lies on the Mountain, as far as it will be one's own: for bots."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights
from hindmost.mechanics.craft import OFF, total

from .mountain import mountain, space_of, standing_on

WEIGHTS: Final = load_weights(__name__, "good", "sure", "toll", "chance", "lost")
GOOD: Final = WEIGHTS["good"]
"""A good on the Mountain, as a part of a coin there."""
SURE: Final = WEIGHTS["sure"]
"""What is there for a pawn that stands on it: nobody else can take it."""
TOLL: Final = WEIGHTS["toll"]
"""What each piece puts down that has yet to pass whoever stands there."""
CHANCE: Final = WEIGHTS["chance"]
"""For one that still has it ahead, shared with all who do, while nobody stands there."""
LOST: Final = WEIGHTS["lost"]
"""What is there for a rival who stands on it, taken from the own worth."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    pile = mountain(g)
    lying = pile.coins + GOOD * total(pile.goods)
    standing = standing_on(g)
    coming = [piece for piece in range(len(g.track.pieces)) if has_it_ahead(g, piece)]
    if standing >= 0:
        taken = lying + TOLL * len(coming)
        return SURE * taken if standing == seat else -LOST * taken / (g.table.seats - 1)
    before = [piece for piece in coming if piece < g.table.seats]
    return CHANCE * lying / len(before) if seat in before else 0.0


def has_it_ahead(g: GlenMoreII, piece: int) -> bool:
    """Whether the Mountain lies between a piece and the empty space."""
    track = g.track
    if track.pieces[piece] == OFF:
        return False
    return 0 < track.distance(piece, space_of(g)) < track.distance(piece, track.gap)
