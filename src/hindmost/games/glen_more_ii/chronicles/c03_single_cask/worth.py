"""What barrels are worth to a seat beside the scorings: what they may still be sold for."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights

from .ageing import icons_of
from .cellars import ENDS, SALES, VALUES, cellars
from .sale import BELOW, free_spaces

WEIGHTS: Final = load_weights(__name__, "near", "far", "aged", "kept")
NEAR: Final = WEIGHTS["near"]
"""How likely a barrel is sold at a Sale tile that lies ahead of the pawn."""
FAR: Final = WEIGHTS["far"]
"""At one that is still in a stack."""
AGED: Final = WEIGHTS["aged"]
"""Spaces by which a barrel ages in a turn, for each icon of the territory."""
KEPT: Final = WEIGHTS["kept"]
"""What a barrel is worth in the scorings to whoever does not sell it: that is counted already."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    """The oldest barrels go to the sales to come, as old as they may be by then."""
    part = cellars(g)
    oldest = VALUES[ENDS[part.built[seat]]]
    casks = [VALUES[space] for space in part.spaces(seat)[::-1]]
    casks += [0] * (part.loose[seat] - 1)
    gained = AGED * icons(g, seat) * ahead.turns
    sales = [min(oldest, vp + gained) - KEPT for vp in casks]
    return sum(chance * max(0.0, vp) for chance, vp in zip(chances(g, seat), sales, strict=False))


def chances(g: GlenMoreII, seat: int) -> list[float]:
    """How likely a barrel is sold at each of the Sale tiles to come, the likeliest first."""
    found = []
    for sale, name in enumerate(SALES):
        tile = g.kit.number[name]
        space = g.track.space_of(tile)
        if space in g.track.ahead(seat):
            found += [NEAR] if free_spaces(g, sale) & BELOW else []
        elif any(tile in stack for stack in g.stacks):
            found.append(FAR)
    return sorted(found, reverse=True)


def icons(g: GlenMoreII, seat: int) -> int:
    """The ageing icons of a territory."""
    return sum(icons_of(g.kit.effects[tile]) for tile in g.estates[seat].ground.tiles)
