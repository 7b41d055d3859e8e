"""Chronicle 2, Highlander: a mountain on the rondel that one may cross, for a toll, or stop on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, GlenMoreII, goods_phrase, load_chronicle
from hindmost.games.glen_more_ii.points import GAP, PASSED, TAKE
from hindmost.kernel.craft import BEFORE, Component, Frame, Hook, Insert, Json, Msg, Slice
from hindmost.mechanics.craft import NO_TILE, spread
from hindmost.mechanics.living import Prospects

from .collecting import Descend, DescendAtEnd
from .crossing import Crossing, GapBehindMountain, TollLeavesEnough
from .mountain import KEY, PLACE, Mountain, mountain, space_of
from .shapes import ChronicleMountain
from .worth import stakes

DATA: Final = load_chronicle(__name__)
JOINED: Final = DATA.facts.number["mountain_spaces"] - 1


class RaiseMountain(Frame[GlenMoreII]):
    """The Mountain lies just before the empty space (C2-03)."""

    def run(self, g: GlenMoreII) -> None:
        assert g.track.tiles[-2] == NO_TILE
        g.track.tiles[-2] = g.kit.number[PLACE]


class OnTheMountain(Component):
    """Where the Mountain is, how many spaces wide, and what lies on it."""

    name: ClassVar[str] = "mountain"
    shape: ClassVar[Any] = ChronicleMountain

    def read(self, g: GlenMoreII, owner: int) -> Json:
        pile = mountain(g)
        return {
            "space": space_of(g),
            "width": JOINED + 1,
            "coins": pile.coins,
            "goods": {good: n for good, n in zip(g.kit.goods, spread(pile.goods, g.kinds), strict=True) if n},
        }


def _goods(g: GlenMoreII, value: int) -> Msg:
    return goods_phrase(g, value) if value else Msg("mountain-no-goods", {})


class Highlander(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 2
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 5
    difficulty: ClassVar[str] = "low"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = Mountain
    joined: ClassVar[int] = JOINED
    readings: ClassVar[dict[str, Any]] = {"goods": _goods}
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "mountain-coin": (),
        "toll-coin": (),
        "toll-good": ("good", "cell", "spot"),
        "mountain-taken": ("coins", "goods"),
    }

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "mountain", RaiseMountain()),
            Insert("turn", BEFORE, "take", "descend", Descend()),
            Insert("final", BEFORE, "score", "descend", DescendAtEnd()),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (GAP, GapBehindMountain()),
            (TAKE, TollLeavesEnough()),
            (PASSED, Crossing()),
        )

    def components(self) -> tuple[Component, ...]:
        return (OnTheMountain(),)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"mountain": stakes(g, seat, ahead)}


HIGHLANDER: Final = Highlander()
