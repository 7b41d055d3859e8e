"""Effects that happen once: what tiles, landmark cards and clan domains do when they are gained (GM2-IMM, GM2-DOM).

The `origin` of a deed is the slot of the tile it comes from, or FROM_DOMAIN and a domain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii import tokens
from hindmost.games.glen_more_ii.activate import ActivateTypes
from hindmost.games.glen_more_ii.activations import Producing, ProducingAny
from hindmost.games.glen_more_ii.fetching import FETCH_TILE, NO_PLACE
from hindmost.games.glen_more_ii.gains import ChooseGoods, EnlistScotsmen, SpreadGoods, Stow
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.place import Effects, all_effects
from hindmost.games.glen_more_ii.removing import FALLS_APART, RemoveTiles
from hindmost.games.glen_more_ii.roles import in_territory
from hindmost.kernel.messages import Reason
from hindmost.mechanics import activation, effects
from hindmost.mechanics.ground import GONE
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.living import Living

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


class Receiving(Deed["GlenMoreII", effects.Receive]):
    """A gain, or a clan marker."""

    __slots__ = ()

    @property
    def decides(self) -> bool:
        return self.effect.gain.markers > 0

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        gain = self.effect.gain
        g.receive_from(origin, gain)
        return [*tokens.earn(g, g.active, gain.tokens, origin), *[PlaceMarker(0)] * gain.markers]


class ChoosingGoods(Deed["GlenMoreII", effects.PlaceAny]):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [ChooseGoods(origin, self.effect.count)]


class PlacingGoods(Deed["GlenMoreII", effects.PlaceGoods]):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [Stow(origin, self.effect.goods)]


class ActivatingAll(Deed["GlenMoreII", effects.ActivateAll]):
    """Nothing by itself: the placement of such a tile activates everything (see `GlenMoreIIKit.everywhere`)."""

    __slots__ = ()

    wakes_all: ClassVar[bool] = True


class Removing(Deed["GlenMoreII", effects.RemoveTiles]):
    __slots__ = ()

    @property
    def decides(self) -> bool:
        return True

    def removal(self) -> RemoveTiles:
        return RemoveTiles(self.effect.count, int(self.effect.optional), 0)

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if self.removal().candidates(g, g.estates[g.active]) else FALLS_APART

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [self.removal()]


class Spreading(Deed["GlenMoreII", effects.Anywhere]):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        effect = self.effect
        frames: Frames = [SpreadGoods(effect.goods)] if effect.goods else []
        return [*frames, EnlistScotsmen(effect.members)] if effect.members else frames


class Counting(Deed["GlenMoreII", effects.Threshold]):
    """VP for having enough of something, counted now on visible tiles."""

    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        vp = self.effect.vp(COUNTS[self.effect.what](g))
        if vp:
            g.note_gain("gained-vp", vp, origin)
            g.award_from(origin, vp)
        return []


class ActivatingTypes(Deed["GlenMoreII", effects.ActivateTypes]):
    __slots__ = ()

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [ActivateTypes(sum(1 << g.book.type_names.index(name) for name in self.effect.types))]


class TakingPerson(Deed["GlenMoreII", effects.TakePerson]):
    """There is but one of each: where several may come, the first has him. Brought by a tile he is taken as if he had
    come from the rondel; by a clan bonus he just comes."""

    __slots__ = ()

    @property
    def decides(self) -> bool:
        """What he brings may be a decision."""
        return True

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        tile = g.kit.number[self.effect.noun]
        if any(tile in persons for persons in g.persons):
            return []
        if in_territory(origin):
            g.hand = tile
            return g.table.plans["person"][::-1]
        g.persons[g.active] = [*g.persons[g.active], tile]
        g.note("person", g.active, tile)
        return [Effects(tile, all_effects(g, tile))] if g.book.deeds[tile] else []


class Fetching(Deed["GlenMoreII", effects.TakeDiscarded]):
    __slots__ = ()

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if FETCH_TILE.usable(g) else NO_PLACE

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


def _monuments(g: GlenMoreII) -> int:
    """Covered ones included; a double one counts once (HG-MON-04)."""
    ground, book = g.estates[g.active].ground, g.book
    piles = (ground.stack_at(slot) for slot in ground.slots())
    return sum(book.monuments[tile] and book.left_half[tile] < 0 for pile in piles for tile in pile)


def _coins(g: GlenMoreII) -> int:
    return g.estates[g.active].coins


def _rivers(g: GlenMoreII) -> int:
    return _tiles_with(g, g.book.rivers)


COUNTS: Final[dict[str, Callable[[GlenMoreII], int]]] = {
    "villages": _villages,
    "peopled": _peopled,
    "overlays": _overlays,
    "monuments": _monuments,
    "coins": _coins,
    "rivers": _rivers,
}
"""What a threshold may count."""

EFFECTS: Final = (
    Living(effects.Receive, activation.Receiving, Receiving),
    Living(effects.Produce, Producing),
    Living(effects.ProduceAny, ProducingAny),
    Living(effects.Exchange, activation.Exchanging),
    Living(effects.PlaceAny, deed=ChoosingGoods),
    Living(effects.PlaceGoods, deed=PlacingGoods),
    Living(effects.ActivateAll, deed=ActivatingAll),
    Living(effects.RemoveTiles, deed=Removing),
    Living(effects.Anywhere, deed=Spreading),
    Living(effects.Threshold, deed=Counting),
    Living(effects.ActivateTypes, deed=ActivatingTypes),
    Living(effects.TakePerson, deed=TakingPerson),
    Living(effects.TakeDiscarded, deed=Fetching),
)
"""The living sides of the game's effects; cards and domains that work from then on are in the kit."""
