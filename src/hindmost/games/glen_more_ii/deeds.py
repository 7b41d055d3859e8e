"""Effects that happen once: what tiles, landmark cards and clan domains do when they are gained (GM2-IMM, GM2-DOM).

A `Deed` is the living side of an effect record, as an `Activation` is for what tiles do when activated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from hindmost.games.glen_more_ii.activate import ActivateTypes
from hindmost.games.glen_more_ii.fetching import FETCH_TILE
from hindmost.games.glen_more_ii.gains import ChooseGoods, EnlistScotsmen, SpreadGoods, Stow
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.removing import RemoveTiles
from hindmost.kernel.frames import Frame
from hindmost.mechanics import powers
from hindmost.mechanics.effects import ActivateAll, Effect, PlaceAny, Receive
from hindmost.mechanics.ground import GONE

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

Frames = list[Frame[Any]]


class Deed:
    """Something that happens once. `origin` is the slot of the tile it comes from, or FROM_DOMAIN and a domain."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    @property
    def decides(self) -> bool:
        """Whether it may matter if this or another effect of the tile comes first."""
        return False

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        """Do what needs no decision; gives the frames for the rest."""
        return []


class Receiving(Deed):
    """A gain, or a clan marker."""

    __slots__ = ("gain",)

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.gain = cast(Receive, effect).gain

    @property
    def decides(self) -> bool:
        return self.gain.markers > 0

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        g.receive_from(origin, self.gain)
        return [PlaceMarker(0)] * self.gain.markers


class ChoosingGoods(Deed):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [ChooseGoods(origin, cast(PlaceAny, self.effect).count)]


class PlacingGoods(Deed):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [Stow(origin, cast(powers.PlaceGoods, self.effect).goods)]


class ActivatingAll(Deed):
    """Nothing by itself: the placement of such a tile activates everything (see `GlenMoreIIKit.everywhere`)."""

    __slots__ = ()


class Removing(Deed):
    __slots__ = ()

    @property
    def decides(self) -> bool:
        return True

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        effect = cast(powers.RemoveTiles, self.effect)
        return [RemoveTiles(effect.count, int(effect.optional), 0)]


class Spreading(Deed):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        effect = cast(powers.Anywhere, self.effect)
        frames: Frames = [SpreadGoods(effect.goods)] if effect.goods else []
        return [*frames, EnlistScotsmen(effect.members)] if effect.members else frames


class Counting(Deed):
    """VP for having enough of something, counted now on visible tiles."""

    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        effect = cast(powers.Threshold, self.effect)
        vp = effect.vp(COUNTS[effect.what](g))
        if vp:
            g.note_gain("gained-vp", vp, origin)
            g.award_from(origin, vp)
        return []


class ActivatingTypes(Deed):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        names = cast(powers.ActivateTypes, self.effect).types
        return [ActivateTypes(sum(1 << g.book.type_names.index(name) for name in names))]


class TakingPerson(Deed):
    """There is but one of him: where several may come, the first has him."""

    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        tile = g.kit.number[cast(powers.TakePerson, self.effect).person]
        if any(tile in persons for persons in g.persons):
            return []
        g.persons[g.active] = [*g.persons[g.active], tile]
        g.note("person", g.active, tile)
        return []


class Fetching(Deed):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [FETCH_TILE]


def _tiles_with(g: GlenMoreII, flags: list[bool]) -> int:
    return sum(flags[tile] for tile in g.estates[g.active].ground.tiles if tile != GONE)


def _villages(g: GlenMoreII) -> int:
    return sum(g.kit.types[tile] == "village" for tile in g.estates[g.active].ground.tiles)


def _peopled(g: GlenMoreII) -> int:
    return sum(number > 0 for number in g.estates[g.active].members)


def _overlays(g: GlenMoreII) -> int:
    """Covered ones included (GM2-DOM-15)."""
    covered = g.estates[g.active].ground.covered.values()
    return _tiles_with(g, g.book.overlays) + sum(g.book.overlays[tile] for tiles in covered for tile in tiles)


def _coins(g: GlenMoreII) -> int:
    return g.estates[g.active].coins


def _rivers(g: GlenMoreII) -> int:
    return _tiles_with(g, g.book.rivers)


COUNTS: Final[dict[str, Callable[[GlenMoreII], int]]] = {
    "villages": _villages,
    "peopled": _peopled,
    "overlays": _overlays,
    "coins": _coins,
    "rivers": _rivers,
}
"""What a threshold may count."""

_DEEDS: Final[dict[type[Effect], type[Deed]]] = {
    Receive: Receiving,
    PlaceAny: ChoosingGoods,
    ActivateAll: ActivatingAll,
    powers.PlaceGoods: PlacingGoods,
    powers.RemoveTiles: Removing,
    powers.Anywhere: Spreading,
    powers.Threshold: Counting,
    powers.ActivateTypes: ActivatingTypes,
    powers.TakePerson: TakingPerson,
    powers.TakeDiscarded: Fetching,
}


def deed_of(effect: Effect) -> Deed:
    """The living side of an effect that happens once."""
    make = _DEEDS.get(type(effect))
    if make is None:
        raise ValueError(f"{type(effect).__name__} cannot happen once")
    return make(effect)
