"""What may be unfinished in a position of Glasgow: the fields of its frames, and the stack as a whole."""

from __future__ import annotations

from hindmost.games.glasgow.build import Architect, Payment
from hindmost.games.glasgow.contracts import UseContract
from hindmost.games.glasgow.factories import Converting, factory_slots
from hindmost.games.glasgow.kit import ARCHITECTS, DOUBLE, RING
from hindmost.games.glasgow.setup import Deal
from hindmost.games.glasgow.state import ARCHITECT, NO_BUILDING, Glasgow
from hindmost.games.glasgow.turn import NextTurn
from hindmost.kernel.frames import Frame
from hindmost.kernel.pending import misplaced
from hindmost.mechanics.goods import MOST_OF_A_KIND, spread


def fits(g: Glasgow, meaning: str, value: int) -> bool | None:
    """Whether a frame's field can have the value; None for a meaning that is not the game's own."""
    if meaning == "architect":
        return 0 <= value < len(g.offers)
    if meaning == "action":
        return 1 <= value <= g.kit.city_size + 1
    if meaning == "steps":
        return 1 <= value < RING
    if meaning == "position":
        return 0 <= value < len(g.ring) and g.ring[value] != ARCHITECT
    if meaning == "conversion":
        return -1 <= value < len(g.kit.conversions)
    if meaning == "mask":
        return value >= 0 and not value & ~factory_slots(g)
    if meaning == "slot":
        return value >= 0 and bool(factory_slots(g) >> value & 1)
    if meaning == "bundle":
        return 0 < value < 1 << 8 * g.kit.kinds and max(spread(value, g.kit.kinds)) <= MOST_OF_A_KIND
    return None


def check_pending(g: Glasgow) -> list[str]:
    """What cannot be unfinished together, in a position in which somebody is asked. Fields must fit already."""
    wrong = misplaced(g)
    if wrong:
        return wrong
    stack = [frame.kind() for frame in g.stack]
    if g.active not in (0, 1):
        return ["somebody's turn is under way, but nobody is active"]
    problems = []
    if (g.hand != NO_BUILDING) != ("put" in stack or "revealed" in stack):
        problems.append("a building is in hand exactly until it is placed or discarded")
    if (g.city.size == g.kit.city_size) and "city-check" not in stack:
        problems.append("the city is complete, so the game must be over")
    refilling = [frame.architect for frame in g.stack if isinstance(frame, Deal)]
    for architect, offer in enumerate(g.offers):
        if len(offer) != g.kit.offer and not (architect in refilling and len(offer) == g.kit.offer - 1):
            problems.append(f"architect {architect} must offer {g.kit.offer} buildings")
    for frame in g.stack:
        problems += _contradictions(g, frame, "factories" in stack)
    return problems


def _contradictions(g: Glasgow, frame: Frame[Glasgow], factories: bool) -> list[str]:
    """What one frame takes for granted and is not so."""
    here = g.merchants[g.active]
    if isinstance(frame, NextTurn):
        start = (here - frame.steps) % RING
        gap = frame.old_gap(g)
        if (gap == 0 and g.ring[start] != ARCHITECT) or (gap == frame.steps and g.ring[here] != ARCHITECT):
            return [f"seat {g.active} cannot have come {frame.steps} steps"]
    elif isinstance(frame, Architect | Deal):
        if ARCHITECTS[frame.architect] != here:
            return ["the merchant is not at the architect who builds"]
        if isinstance(frame, Architect) and frame.action > 1 + g.city.size + (g.hand != NO_BUILDING):
            return ["more has been built in this turn than stands in the city"]
    elif isinstance(frame, UseContract):
        if frame.position != here or g.kit.contract_kinds[g.ring[here]] == DOUBLE:
            return ["the merchant is not at the contract that is to be used"]
    elif isinstance(frame, Converting):
        begun = frame.conversion >= 0
        if begun and frame.conversion not in frame.trades(g):
            return ["a conversion goes on that is not made there"]
        if frame.limited and (factories or frame.trader != g.active or not begun or g.kit.once[frame.conversion]):
            return ["a conversion goes on that cannot"]
        if not frame.limited and not factories:
            return ["a factory converts, but none works"]
    elif isinstance(frame, Payment) and (frame.price != _price(g) or not g.affords(g.active, frame.price)):
        return [f"seat {g.active} cannot pay what is still to be paid"]
    return []


def _price(g: Glasgow) -> int:
    """The price of the building in hand, with the gold for an extra build action."""
    for frame in g.stack:
        if isinstance(frame, Architect):
            fee = Architect(frame.architect, frame.action - 1, frame.waived).fee()
            return g.kit.costs[g.hand] + fee * g.kit.gold
    return g.kit.costs[g.hand]
