"""Immediate effects: what happens once, such as right after a tile has been put down."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Reason
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.activation import NO_KIND, ChooseGood
from hindmost.mechanics.effects import ANY_KIND, ActivateAll, Effect, FillProducers, PlaceAny, Receive
from hindmost.mechanics.glen import GlenState

G = TypeVar("G", bound=GlenState)
E = TypeVar("E", bound=Effect)
Frames = list[Frame[Any]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[G, E]):
    """The living side of an effect that happens once, as an `Activation` is for what tiles do when activated."""

    __slots__ = ("effect",)

    wakes_all: ClassVar[bool] = False
    """Whether the placement of a tile that does it activates the whole territory."""

    def __init__(self, effect: E) -> None:
        self.effect = effect

    @property
    def decides(self) -> bool:
        """Whether it may matter if this or another effect of the tile comes first."""
        return False

    def applies(self, g: G, slots: list[int]) -> bool:
        """Whether it happens at all, as things stand when its tile comes onto these slots: both of a double tile."""
        return True

    def refusal(self, g: G, origin: int) -> Reason | None:
        """Why it would come to nothing now, for whoever need not do it; None if it would not."""
        return None

    def begin(self, g: G, origin: int) -> Frames:
        """Do what needs no decision; gives the frames for the rest. `origin` is the slot of the tile it comes from, or
        what the game has for other origins."""
        return []


class Receiving(Deed[GlenState, Receive]):
    __slots__ = ()

    def begin(self, g: GlenState, origin: int) -> Frames:
        g.receive(origin, self.effect.gain)
        return []


class Choosing(Deed[GlenState, PlaceAny]):
    __slots__ = ()

    def begin(self, g: GlenState, origin: int) -> Frames:
        return [ChooseGood(origin)] * self.effect.count


class Filling(Deed[GlenState, FillProducers]):
    """One good onto every producer that is empty at this moment."""

    __slots__ = ()

    def begin(self, g: GlenState, origin: int) -> Frames:
        e = g.estates[g.active]
        choices: Frames = []
        for place, tile in enumerate(e.ground.tiles):
            kind = g.kit.produces[tile]
            if kind == NO_KIND or e.goods[place]:
                continue
            if kind == ANY_KIND:
                choices.append(ChooseGood(place))
            else:
                g.put(place, kind)
        return choices[::-1]


class WakingAll(Deed[GlenState, ActivateAll]):
    __slots__ = ()

    wakes_all: ClassVar[bool] = True

    def begin(self, g: GlenState, origin: int) -> Frames:
        g.everywhere = True
        return []
