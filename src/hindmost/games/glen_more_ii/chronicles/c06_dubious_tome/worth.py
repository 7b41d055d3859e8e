"""What turned cards, score tables and the events still to come are worth to a seat: for bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hindmost.catalogue.glen_more_ii.model import Back
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights, tally
from hindmost.games.glen_more_ii.scoring import size_loss
from hindmost.mechanics.craft import Effect, count, total
from hindmost.mechanics.effects import Anywhere, Receive, RemoveTiles, TakeDiscarded
from hindmost.mechanics.scoring import lead_points

from .englishman import EmptyRow
from .envoy import Envoy
from .gathering import TriggerEvent
from .marching import Muster
from .scoring import LANDMARKS, UseTable, tables_of
from .tome import faces, is_turned, steps_of
from .trading import EachGood, HoldingTrade
from .turning import Faces, TurnAnother, WithPersons
from .waking import RIVER, Borrow, Wake

WEIGHTS: Final = load_weights(__name__, "later", "others", "rivals", "chance", "waiting", "scotsman", "good")
LATER: Final = WEIGHTS["later"]
"""A scoring after the next, as a part of what it would give now."""
OTHERS: Final = WEIGHTS["others"]
"""A point that another seat does not get, as a part of an own one."""
RIVALS: Final = WEIGHTS["rivals"]
"""A point that rivals get for landmarks, as a part of an own one, beside what it counts in every game: cards that count
twice make longer leads, and every landmark of one's own shortens them."""
CHANCE: Final = WEIGHTS["chance"]
"""How likely a Gathering is activated in a turn to come."""
WAITING: Final = WEIGHTS["waiting"]
"""An event to come, as a part of one that happens now."""
SCOTSMAN: Final = WEIGHTS["scotsman"]
GOOD: Final = WEIGHTS["good"]
"""What is given for an event."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    """Everybody can see what this is made of."""
    weight = 1 + LATER * (ahead.scorings - 1) if ahead.scorings else 0.0
    return {
        "event-faces": weight * faces_now(g, seat),
        "event-tables": weight * sum(table_now(g, seat, category) for category in tables_of(g, seat)),
        "event-rivals": -weight * RIVALS * given_to(*counts(g, seat, LANDMARKS), g.kit.score_steps),
        "events-to-come": to_come(g, seat, ahead, weight),
    }


def counts(g: GlenMoreII, seat: int, category: str) -> tuple[int, list[int]]:
    """What the seat counts in a category, and what the others do."""
    found = [tally(g, each, g.book.categories.index(category)) for each in range(g.table.seats)]
    return found[seat], [number for each, number in enumerate(found) if each != seat]


def scored(g: GlenMoreII, own: int, others: list[int], steps: tuple[int, ...]) -> float:
    """What a scoring of a category would give now, less a part of what it gives to others."""
    return lead_points(own - min(own, *others), steps) - OTHERS * given_to(own, others, g.kit.score_steps)


def given_to(own: int, others: list[int], steps: tuple[int, ...]) -> float:
    """What a scoring of a category would give to one of the others now, on average."""
    least = min(own, *others)
    return sum(lead_points(other - least, steps) for other in others) / len(others)


def faces_now(g: GlenMoreII, seat: int) -> float:
    own, others = counts(g, seat, LANDMARKS)
    steps = g.kit.score_steps
    return scored(g, own, others, steps) - scored(g, own - len(faces(g, seat)), others, steps)


def one_more(g: GlenMoreII, seat: int) -> float:
    """What one landmark more would give at the next scoring."""
    own, others = counts(g, seat, LANDMARKS)
    return scored(g, own + 1, others, g.kit.score_steps) - scored(g, own, others, g.kit.score_steps)


def table_now(g: GlenMoreII, seat: int, category: str) -> float:
    """What its own table gives a seat at the next scoring beyond the normal one."""
    own, others = counts(g, seat, category)
    return scored(g, own, others, steps_of(g, category)) - scored(g, own, others, g.kit.score_steps)


def to_come(g: GlenMoreII, seat: int, ahead: Prospects, weight: float) -> float:
    """The best events that wait on the cards of a seat, as far as its Gatherings will trigger them."""
    e = g.estates[seat]
    icons = sum(isinstance(g.kit.effects[e.ground.tiles[slot]], TriggerEvent) for slot in e.ground.slots())
    triggers = icons * CHANCE * ahead.turns
    waiting = [back for card in e.cards if (back := g.book.backs[card]) is not None and not is_turned(g, card)]
    face = weight * one_more(g, seat)
    promised = sorted((promise(g, seat, back, weight) + face for back in waiting), reverse=True)
    return WAITING * sum(value * min(1.0, max(0.0, triggers - place)) for place, value in enumerate(promised))


def promise(g: GlenMoreII, seat: int, back: Back, weight: float) -> float:
    """What an event would bring by now, its price taken off; at least nothing: the card can be turned without it."""
    price = back.price
    cost = price.members * SCOTSMAN + GOOD * total(price.goods) + sum(number for _, number in price.tokens)
    gain = 0.0
    for effect in back.effect.simple() if back.effect is not None else ():
        judge = JUDGED.get(type(effect))
        gain += 1.0 if judge is None else judge(g, seat, effect, weight)
    return max(0.0, gain - cost)


def _receive(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    return float(effect.gain.vp + effect.gain.coins + effect.gain.members * SCOTSMAN)


def _remove(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    """What the size of the territory will cost less."""
    return float(min(-size_loss(g, seat), effect.count * g.book.tile_penalty))


def _table(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    category: str = effect.noun
    return weight * max(0.5, table_now(g, seat, category))


def _wake(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    noun: str = effect.noun
    tiles = g.estates[seat].ground.tiles
    woken = (g.book.rivers[tile] for tile in tiles) if noun == RIVER else (g.kit.types[tile] == noun for tile in tiles)
    return GOOD * sum(woken)


def _with(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    return float(effect.amount * sum(g.kit.number[id_] in g.persons[seat] for id_ in effect.persons))


def _each(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    stock = count(g.estates[seat].stock, g.kit.goods.index(effect.good))
    return float(effect.amount - GOOD) * stock


def _holding(g: GlenMoreII, seat: int, effect: Any, weight: float) -> float:
    able = g.holds(seat, g.book.domain_ids.index(effect.domain)) and total(g.estates[seat].stock) > 1
    return float(effect.line.gain.vp) - 2 * GOOD if able else 0.0


JUDGED: Final[dict[type[Effect], Callable[[GlenMoreII, int, Any, float], float]]] = {
    Receive: _receive,
    RemoveTiles: _remove,
    UseTable: _table,
    Wake: _wake,
    WithPersons: _with,
    EachGood: _each,
    HoldingTrade: _holding,
    Faces: lambda g, seat, effect, weight: len(faces(g, seat)) + 1.0,
    TurnAnother: lambda g, seat, effect, weight: 0.5 * weight,
    Muster: lambda g, seat, effect, weight: 0.7 * weight,
    Anywhere: lambda g, seat, effect, weight: GOOD,
    TakeDiscarded: lambda g, seat, effect, weight: 2.0,
    Borrow: lambda g, seat, effect, weight: 3.0,
    EmptyRow: lambda g, seat, effect, weight: 2.0,
    Envoy: lambda g, seat, effect, weight: 4.0,
}
"""By effect: what it would bring a seat now, about; what is not here is worth a point."""
