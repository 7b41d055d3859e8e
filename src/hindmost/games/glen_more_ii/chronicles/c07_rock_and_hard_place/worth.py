"""What the Great Glen cards are worth to a seat: for bots. How others vote is not known, so each way is as likely."""

from __future__ import annotations

from math import comb, exp
from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights

from .council import ACCEPTED, CARD_VP, CARDS, REJECTED, council
from .measures import FEWEST, measure
from .voting import AYE, Vote

WEIGHTS: Final = load_weights(__name__, "spread", "settled", "open", "early")
SPREAD: Final = WEIGHTS["spread"]
"""By how much a lead may still be made up for at the start of the game; less and less later on."""
SETTLED: Final = WEIGHTS["settled"]
"""What stays of that at the end: a rival may have the last turn."""
OPEN: Final = WEIGHTS["open"]
"""How likely a card is accepted on which there has been no vote."""
EARLY: Final = WEIGHTS["early"]
"""What a card counts at the start of the game; all of it counts at the end."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    part = council(g)
    total = 0.0
    for card, verdict in zip(part.cards, part.verdicts, strict=True):
        if verdict != REJECTED:
            total += (1.0 if verdict == ACCEPTED else accepted(g, card, seat)) * best(g, card, seat, ahead)
    return CARD_VP * (EARLY + (1 - EARLY) * ahead.done) * total


def best(g: GlenMoreII, card: int, seat: int, ahead: Prospects) -> float:
    """How likely a seat is the best at a card in the end."""
    own = measure(g, card, seat)
    others = [measure(g, card, other) for other in range(g.table.seats) if other != seat]
    lead = min(others) - own if CARDS[card] in FEWEST else own - max(others)
    return 1 / (1 + exp(-lead / (SETTLED + SPREAD * (1 - ahead.done))))


def accepted(g: GlenMoreII, card: int, seat: int) -> float:
    """How likely a card will count, with the own vote if it has been given and not the others'."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Vote) or frame.card != card or frame.answer_of(seat) < 0:
        return OPEN
    rivals = len(frame.seats) - 1
    needed = (len(frame.seats) + 1) // 2 - int(frame.answer_of(seat) & 0xFF == AYE)
    ways = sum([comb(rivals, ayes) for ayes in range(needed, rivals + 1)])
    return ways / (1 << rivals)
