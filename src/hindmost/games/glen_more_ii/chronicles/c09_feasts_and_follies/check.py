"""What is impossible with event cards, bid tokens and crests."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII

from .bidding import tokens_of
from .crests import LAY_GOOD, SpareGood, most_tokens
from .feasts import EMPTY, EVENTS, SLOTS, feasts
from .revealing import REVEAL
from .scoring import DEAL_EVENTS, ClearFeasts


def check(g: GlenMoreII) -> list[str]:
    part = feasts(g)
    seats = g.table.seats
    if not (len(part.stacks) == len(part.shown) == len(part.spared) == seats and len(part.markers) == SLOTS):
        return [f"there must be {SLOTS} events, and bid tokens of {seats} players"]
    return [*_cards(g), *_markers(g), *_bids(g), *_crests(g)]


def _cards(g: GlenMoreII) -> list[str]:
    part = feasts(g)
    laid = [event for event in part.cards if event != EMPTY]
    if sorted([*laid, *part.deck, *part.discards]) != list(range(len(EVENTS))):
        return ["the event cards are not those of the box"]
    if part.deck != sorted(part.deck) or part.discards != sorted(part.discards):
        return ["face-down event cards and discarded ones have no order"]
    if len(part.cards) != SLOTS or (EMPTY in part.cards and DEAL_EVENTS not in g.stack):
        return [f"{SLOTS} event cards must lie open"]
    return []


def _markers(g: GlenMoreII) -> list[str]:
    part = feasts(g)
    for slot, markers in enumerate(part.markers):
        if markers != sorted(set(markers)) or any(seat not in range(g.table.seats) for seat in markers):
            return ["every player has one clan marker at most on an event"]
        if any(slot not in part.shown[seat] for seat in markers):
            return ["a clan marker lies on an event for which its owner has not bid"]
    return []


def _bids(g: GlenMoreII) -> list[str]:
    part = feasts(g)
    if any(part.stacks) and REVEAL not in g.stack:
        return ["bid tokens lie face down though no bids are revealed"]
    if any(part.shown) and not any(isinstance(frame, ClearFeasts) for frame in g.stack):
        return ["bid tokens lie face up though nothing is scored"]
    for seat, (stack, shown) in enumerate(zip(part.stacks, part.shown, strict=True)):
        used = [*shown, *stack]
        if len(set(used)) < len(used) or len(used) > most_tokens(g, seat) or not set(used) <= set(tokens_of(g, seat)):
            return [f"seat {seat} has stacked bid tokens that it cannot have stacked"]
    return []


def _crests(g: GlenMoreII) -> list[str]:
    """One resource at most for each marker on a crest that takes one."""
    part = feasts(g)
    for seat, spared in enumerate(part.spared):
        crests = [domain for domain in g.clans.markers[seat] if _takes_good(g, domain)]
        waiting = g.stack.count(LAY_GOOD) if seat == g.active else 0
        if len(spared) > len(crests) - waiting or any(kind not in range(g.kinds) for kind in spared):
            return [f"seat {seat} has laid resources on crests that are not there"]
    return []


def _takes_good(g: GlenMoreII, domain: int) -> bool:
    return any(isinstance(deed.effect, SpareGood) for deed in g.book.bonuses[domain])
