"""Effects and their living sides: what a tile does when it is activated, what happens once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import hindmost
from hindmost.mechanics.activation import Producing
from hindmost.mechanics.effects import Effect, Produce
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.goods import total, unit
from hindmost.mechanics.living import Lives, Living, activation_of, deeds_of

BOTH = unit(0) + unit(1)
pytestmark = pytest.mark.skipif(hindmost.is_compiled(), reason="what is compiled takes no stand-ins")


class Side:
    def __init__(self, effect: Any) -> None:
        self.effect = effect


def test_an_effect_has_the_sides_it_is_given() -> None:
    effect, living = Produce(BOTH), Living(Produce, activation=cast(Any, Side), deed=cast(Any, Side))
    lives: Lives = {Produce: living}
    activation: Any = activation_of(effect, lives)
    deeds: list[Any] = deeds_of(effect, lives)
    assert activation.effect is effect
    assert [deed.effect for deed in deeds] == [effect]
    assert deeds_of(None, lives) == []


@pytest.mark.parametrize("lives", [{}, {Produce: Living(Produce)}], ids=["unknown", "lifeless"])
def test_an_effect_without_the_side_is_refused(lives: dict[type[Effect], Living]) -> None:
    with pytest.raises(ValueError, match="Produce cannot be a tile's activation"):
        activation_of(Produce(BOTH), lives)
    with pytest.raises(ValueError, match="Produce cannot happen once"):
        deeds_of(Produce(BOTH), lives)


@pytest.mark.parametrize(("held", "made"), [(0, [0, 1]), (1, [0, 1]), (2, [0]), (3, [])])
def test_a_tile_makes_what_it_has_room_for(held: int, made: list[int]) -> None:
    e = SimpleNamespace(goods=[held * unit(2)])
    produced: list[int] = []

    def produce(slot: int, kind: int) -> None:
        produced.append(kind)
        e.goods[slot] += unit(kind)

    g = cast(GlenState, SimpleNamespace(kit=SimpleNamespace(room=3), produce=produce))
    producing = Producing(Produce(BOTH))
    assert producing.ready(g, cast(Estate, e), 0) == (held < 3)
    producing.begin(g, cast(Estate, e), 0)
    assert produced == made
    assert total(e.goods[0]) <= 3
