"""What mobs and pennies are worth to a seat, for bots: nothing of it looks at what lies face down."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.mechanics.living import Prospects

from .mobs.registry import MOBS
from .prison import IN_PRISON, PENALTIES, prison


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    """What the seat has, and what a mob in prison would be worth if nobody took it first."""
    part = prison(g)
    held = sum(MOBS[mob].worth(g, seat, ahead) - PENALTIES[mob] for mob in part.at(seat))
    lost = sum(
        MOBS[mob].worth(g, other, ahead) for other in range(g.table.seats) if other != seat for mob in part.at(other)
    )
    waiting = [MOBS[mob].worth(g, seat, ahead) - PENALTIES[mob] + part.marks[mob][0] for mob in part.at(IN_PRISON)]
    chance = max(0.0, *waiting, 0.0) / (g.table.seats + 1) if ahead.turns >= 1 else 0.0
    return {
        "mobs": held,
        "rival mobs": -lost / (2 * max(1, g.table.seats - 1)),
        "pennies": float(part.plus[seat] - part.minus[seat]),
        "prison": chance,
    }
