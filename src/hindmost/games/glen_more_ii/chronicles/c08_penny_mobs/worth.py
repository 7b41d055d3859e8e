"""What mobs and pennies are worth to a seat, for bots: nothing of it looks at what lies face down."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights

from .mobs.registry import MOBS
from .prison import IN_PRISON, PENALTIES, controlled_by, prison

WEIGHTS: Final = load_weights(__name__, "rivals", "prison", "left", "pennies", *(mob.name for mob in MOBS.values()))
RIVALS: Final = WEIGHTS["rivals"]
"""What a mob is worth to a rival, as a part of what it would be to oneself, shared among all rivals."""
PRISON: Final = WEIGHTS["prison"]
"""The chance to get the best mob of the prison, for each seat that might take it first, oneself included."""
LEFT: Final = WEIGHTS["left"]
"""What the best mob of the prison would bring a rival, who may take it before one's next turn."""
PENNIES: Final = WEIGHTS["pennies"]
EACH: Final = {number: WEIGHTS[mob.name] for number, mob in MOBS.items()}
"""By mob: what a point of what it says itself counts."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    """What the seat has, and what a mob in prison would be worth if nobody took it first."""
    part = prison(g)
    seats = g.table.seats
    held = lost = best = left = 0.0
    for mob in part.at(seat):
        held += worth_of(g, mob, seat, ahead) - PENALTIES[mob]
    for other in range(seats):
        if other != seat:
            for mob in controlled_by(g, other):
                lost += worth_of(g, mob, other, ahead)
    if ahead.turns >= 1:
        for mob in part.at(IN_PRISON):
            price = PENALTIES[mob] - part.marks[mob][0]
            best = max(best, worth_of(g, mob, seat, ahead) - price)
            for other in range(seats):
                if other != seat:
                    left = max(left, worth_of(g, mob, other, ahead) - price)
    return {
        "mobs": held,
        "rival mobs": -RIVALS * lost / max(1, seats - 1),
        "pennies": PENNIES * (part.plus[seat] - part.minus[seat]),
        "prison": PRISON * best / (seats + 1) - LEFT * left,
    }


def worth_of(g: GlenMoreII, mob: int, seat: int, ahead: Prospects) -> float:
    """What a mob would be worth to a seat, its price at the end aside."""
    return EACH[mob] * MOBS[mob].worth(g, seat, ahead)
