"""What the England token and the coins of the row are worth: for bots."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights
from hindmost.mechanics.craft import OFF

from .england import NOBODY, PRICES, England, england, piece_of

WEIGHTS: Final = load_weights(__name__, "token", "rival", "row", "cheap")
TOKEN: Final = WEIGHTS["token"]
"""To act with the Englishman, for each own turn to come."""
RIVAL: Final = WEIGHTS["rival"]
"""What the token is worth to a rival who has it, as a part of what it would be to oneself."""
ROW: Final = WEIGHTS["row"]
"""The coins that discarding with him would bring next, for whoever has the token, as a part of coins."""
CHEAP: Final = WEIGHTS["cheap"]
"""A space of the row that is free: using him costs that much less."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    part = england(g)
    if part.holder == NOBODY or g.track.pieces[piece_of(g)] == OFF:
        return 0.0
    worth = held(part, ahead)
    return worth if part.holder == seat else -RIVAL * worth


def held(part: England, ahead: Prospects) -> float:
    """What the token is worth to whoever has it."""
    coins = PRICES[part.filled - 1] if part.filled else 0
    free = len(PRICES) - part.filled
    return TOKEN * ahead.turns + min(1.0, ahead.turns) * (ROW * coins + CHEAP * free)
