"""Immediate effects: what happens once, right after a tile has been put down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from hindmost.mechanics.activation import ANY_KIND, NO_KIND, ChooseGood
from hindmost.mechanics.effects import ActivateAll, Effect, FillProducers, PlaceAny, Receive
from hindmost.mechanics.glen import GlenState


def receive(g: GlenState, effect: Effect, slot: int) -> None:
    g.receive(slot, cast(Receive, effect).gain)


def place_any(g: GlenState, effect: Effect, slot: int) -> None:
    g.push([ChooseGood(slot)] * cast(PlaceAny, effect).count)


def fill_producers(g: GlenState, effect: Effect, slot: int) -> None:
    """One good onto every producer that is empty at this moment."""
    e = g.estates[g.active]
    for place, tile in enumerate(e.ground.tiles):
        kind = g.kit.produces[tile]
        if kind == NO_KIND or e.goods[place]:
            continue
        if kind == ANY_KIND:
            g.stack.append(ChooseGood(place))
        else:
            g.put(place, kind)


def activate_all(g: GlenState, effect: Effect, slot: int) -> None:
    g.everywhere = True


IMMEDIATE: Final[dict[type[Effect], Callable[[GlenState, Effect, int], None]]] = {
    Receive: receive,
    PlaceAny: place_any,
    FillProducers: fill_producers,
    ActivateAll: activate_all,
}


def apply_immediate(g: GlenState, effect: Effect, slot: int) -> None:
    IMMEDIATE[type(effect)](g, effect, slot)
