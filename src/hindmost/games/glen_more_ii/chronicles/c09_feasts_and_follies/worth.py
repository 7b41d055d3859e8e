"""What bids, events and crests are worth to a seat: for bots. How others bid is not known."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights, tally
from hindmost.games.glen_more_ii.lasting import lasting
from hindmost.mechanics.craft import total
from hindmost.mechanics.scoring import difference_points

from .bidding import Bid, unpacked
from .crests import CoinAtFeast, StackMore, most_tokens
from .feasts import BONUS, EMPTY, THEMES, feasts, price_of, vp_table
from .revealing import affordable, may_swap

WEIGHTS: Final = load_weights(__name__, "good", "own", "others", "ready", "soon", "spared", "coin", "tokens", free=5)
GOOD: Final = WEIGHTS["good"]
"""A resource that is given for an event."""
OWN: Final = WEIGHTS["own"]
"""A point more for a lead over whoever has fewest: others bid too."""
OTHERS: Final = WEIGHTS["others"]
"""A point that rivals get less on average."""
READY: Final = WEIGHTS["ready"]
"""What the resources in stock could bring in a bidding that is at hand."""
SOON: Final = WEIGHTS["soon"]
"""With so many tiles in the stack that is drawn from, a bidding is not at hand at all."""
SPARED: Final = WEIGHTS["spared"]
"""A resource on a crest, in each scoring to come."""
COIN: Final = WEIGHTS["coin"]
"""That a coin may stand for a resource, in each scoring to come."""
TOKENS: Final = WEIGHTS["tokens"]
"""That more tokens may be stacked, in each scoring to come."""
FREE: Final = WEIGHTS.several("free")
"""By step: how likely an event is still free then."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    part = feasts(g)
    frame = g.stack[-1] if g.stack else None
    bid = part.stacks[seat]
    if isinstance(frame, Bid):
        bid = unpacked(frame.answer_of(seat) & 0xFF_FFFF) if frame.answer_of(seat) >= 0 else []
    chosen = [event for event, markers in zip(part.cards, part.markers, strict=True) if seat in markers]
    events = raised(g, seat, chosen) + bids(g, seat, chosen, bid, len(part.shown[seat]))
    if not isinstance(frame, Bid) and not chosen and not bid and ahead.scorings:
        events += READY * at_hand(g) * bids(g, seat, [], likely_bid(g, seat), 0)
    return {"events": events, "crests": crests(g, seat, ahead)}


def bids(g: GlenMoreII, seat: int, chosen: list[int], stack: list[int], step: int) -> float:
    """What a stack of bid tokens may still bring a seat beside the events that it has, in the order of the stack."""
    part = feasts(g)
    swap = may_swap(g, seat)
    stock = g.estates[seat].stock
    most = total(stock) + swap
    found, spent = 0.0, 0
    for place, slot in enumerate(stack):
        event = part.cards[slot]
        if event == EMPTY or part.markers[slot]:
            continue
        price = price_of(g, event, part.spared[seat])
        symbols = total(price.goods) + price.any
        if spent + symbols > most or not affordable(g, stock, price, swap):
            continue
        gain = raised(g, seat, [*chosen, event]) - raised(g, seat, chosen)
        found += FREE[min(step + place, len(FREE) - 1)] * (gain - GOOD * symbols)
        chosen = [*chosen, event]
        spent += symbols
    return found


def likely_bid(g: GlenMoreII, seat: int) -> list[int]:
    """The events that would bring most by themselves, as many as may be stacked."""
    alone = [(bids(g, seat, [], [slot], 0), -slot) for slot in range(len(feasts(g).cards))]
    return [-slot for gain, slot in sorted(alone, reverse=True) if gain > 0][: most_tokens(g, seat)]


def at_hand(g: GlenMoreII) -> float:
    """How near the next bidding is, from 0 to 1."""
    left = next((len(stack) for stack in g.stacks if stack), 0)
    return max(0.0, 1 - left / SOON)


def raised(g: GlenMoreII, seat: int, events: list[int]) -> float:
    """What these events make of a scoring as things are, others' events aside: whoever is no longer last takes points
    from the others."""
    found, steps = 0.0, vp_table(g)
    for category in sorted({THEMES[event] for event in events}):
        number = g.book.categories.index(category)
        counts = [tally(g, each, number) for each in range(g.table.seats)]
        before = difference_points(counts, steps)
        counts[seat] += sum(BONUS[event] for event in events if THEMES[event] == category)
        gains = [now - then for now, then in zip(difference_points(counts, steps), before, strict=True)]
        found += OWN * gains[seat] - OTHERS * (sum(gains) - gains[seat]) / (len(gains) - 1)
    return found


def crests(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    effects = lasting(g, seat)
    found = SPARED * len(set(feasts(g).spared[seat]))
    found += COIN * any(isinstance(effect, CoinAtFeast) for effect in effects)
    found += TOKENS * any(isinstance(effect, StackMore) for effect in effects)
    return ahead.scorings * found
