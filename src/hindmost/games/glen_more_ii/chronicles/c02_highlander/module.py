"""Chronicle 2, Highlander: a mountain on the rondel that one may cross, for a toll, or stop on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii import ChronicleData, load_chronicle
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.gains import goods_phrase
from hindmost.games.glen_more_ii.points import GAP, PASSED, STOP, TAKE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.craft import BEFORE, Component, Frame, Hook, Insert, Json, Msg, Note, Slice
from hindmost.mechanics.craft import NO_TILE, good_message, name_of, spread

from .collecting import Descend, DescendAtEnd
from .crossing import Crossing, GapBehindMountain, OnePawnOnly, TollLeavesEnough
from .mountain import KEY, PLACE, Mountain, mountain, space_of
from .shapes import ChronicleMountain

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


def _toll(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    return {
        "good": good_message(g.kit.goods[note.a], 1),
        "cell": name_of(note.b),
        "spot": g.spot_message(note.c, note.b),
    }


def _taken(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    goods = goods_phrase(g, note.b) if note.b else Msg("mountain-no-goods", {})
    return {"coins": note.a, "goods": goods}


class Highlander(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 2
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 5
    difficulty: ClassVar[str] = "low"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = Mountain
    joined: ClassVar[int] = JOINED
    notes: ClassVar[dict[str, Any]] = {
        "mountain-coin": lambda g, note: {},
        "toll-coin": lambda g, note: {},
        "toll-good": _toll,
        "mountain-taken": _taken,
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
            (STOP, OnePawnOnly()),
            (PASSED, Crossing()),
        )

    def components(self) -> tuple[Component, ...]:
        return (OnTheMountain(),)


HIGHLANDER: Final = Highlander()
