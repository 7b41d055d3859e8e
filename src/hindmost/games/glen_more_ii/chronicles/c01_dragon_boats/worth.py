"""What the race is worth to a seat, as far as it can know: for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights

from .finishing import RESULT_VP, WINNER_BARRELS, raised_coins
from .race import race
from .rewards import WORTH, worth_of
from .rivers import courses, is_castle, way_home

WEIGHTS: Final = load_weights(__name__, "pace", "spread", "result", "tokens")
PACE: Final = WEIGHTS["pace"]
"""Movement points that a boat gets in a turn, about."""
SPREAD: Final = WEIGHTS["spread"]
"""By how many steps a lead may still be made up for, about."""
RESULT: Final = WEIGHTS["result"]
"""A point of the result to come, as a part of one that is there."""
TOKENS: Final = WEIGHTS["tokens"]
"""The same of the reward tokens."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    """The result to come, and the tokens on the way to it."""
    part = race(g)
    if seat in part.last:
        return {"race": -lost_coins(g, seat)}
    if seat in part.home:
        return {}
    way = way_home(g, seat, part.boat(seat))
    reach = PACE * ahead.turns
    token = best_token(g)
    tokens = sum(
        token * likely(reach - steps)
        for steps, spot in enumerate(way, 1)
        if is_castle(g, spot) and part.castles[spot[0]]
    )
    coins = lost_coins(g, seat) * ahead.done**2
    race_to_come = result_to_come(g, seat, len(way), likely(reach - len(way)), coins)
    return {"race": RESULT * race_to_come, "reward tokens": TOKENS * tokens}


def result_to_come(g: GlenMoreII, seat: int, steps: int, finishes: float, coins: float) -> float:
    """What the card will give on average: whoever has less way left than another is likelier to come before."""
    part = race(g)
    rivals = [other for other in range(g.table.seats) if other != seat and other not in part.home]
    lie = courses(g)
    odds = [1.0]  # by the number of rivals who come home before
    for rival in rivals:
        behind = likely(len(way_home(g, rival, part.boat(rival), lie)) - steps)
        odds = [same * behind + less * (1 - behind) for same, less in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    prizes = [prize(place) for place in range(len(part.home), g.table.seats - 1)]
    won = sum(chance * vp for chance, vp in zip(odds, prizes, strict=False))
    return finishes * won - (1 - finishes * sum(odds[: len(prizes)])) * coins


def prize(place: int) -> float:
    return RESULT_VP[place] + (WINNER_BARRELS * WORTH["barrel"] if place == 0 else 0.0)


def best_token(g: GlenMoreII) -> float:
    """What the better ones of those that lie face down are worth, on average."""
    hidden = sorted(race(g).hidden(), key=lambda token: -worth_of(token))
    better = hidden[: len(hidden) // 2 + 1]
    return sum(worth_of(token) for token in better) / max(1, len(better))


def likely(lead: float) -> float:
    """How likely it is that a lead of so many steps stays one."""
    return 1 / (1 + exp(-lead / SPREAD))


def lost_coins(g: GlenMoreII, seat: int) -> float:
    """What a Last card takes away."""
    return float(max(0, g.estates[seat].coins - raised_coins(g, seat)))
