"""Chronicle 2, Highlander: a mountain on the rondel that one may cross, for a toll, or stop on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii import ChronicleData, load_chronicle
from hindmost.games.glen_more_ii.chronicles.c02_highlander.collecting import (
    DESCEND,
    DESCEND_AT_END,
    CarryDown,
    Descend,
    DescendAtEnd,
    KeepGoods,
)
from hindmost.games.glen_more_ii.chronicles.c02_highlander.crossing import (
    Crossing,
    GapBehindMountain,
    OnePawnOnly,
    PayToll,
    TollLeavesEnough,
)
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import (
    KEY,
    PLACE,
    Mountain,
    mountain,
    revive,
    space_of,
    standing_on,
)
from hindmost.games.glen_more_ii.chronicles.c02_highlander.shapes import ChronicleMountain
from hindmost.games.glen_more_ii.chronicles.c02_highlander.verbs import FIRST, NUMBER, VERBS
from hindmost.games.glen_more_ii.chronicles.chronicle import TO_BE_PAID, Chronicle
from hindmost.games.glen_more_ii.gains import goods_phrase
from hindmost.games.glen_more_ii.points import GAP, PASSED, STOP, TAKE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import (
    BEFORE,
    EventPoint,
    Fold,
    FoldPoint,
    Insert,
    Listener,
    Veto,
    VetoPoint,
)
from hindmost.kernel.messages import Json, Msg, Note
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.goods import spread
from hindmost.mechanics.track import NO_TILE
from hindmost.mechanics.wording import good_message

DATA: Final = load_chronicle(__name__)
JOINED: Final = DATA.facts.number["mountain_spaces"] - 1


class RaiseMountain(Frame[GlenMoreII]):
    """The Mountain lies just before the empty space (C2-03)."""

    __slots__ = ()

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

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 5
    difficulty: ClassVar[str] = "low"
    data: ClassVar[ChronicleData | None] = DATA
    joined: ClassVar[int] = JOINED
    stops: ClassVar[dict[str, str]] = {PLACE: "C2-09"}
    moments: ClassVar[dict[str, str]] = {
        "pay-toll": f"{TO_BE_PAID}( compensation)?",
        "carry-down": f"{TO_BE_PAID} take",
        "keep-goods": "final-score score",
    }
    notes: ClassVar[dict[str, Any]] = {
        "mountain-coin": lambda g, note: {},
        "toll-coin": lambda g, note: {},
        "toll-good": _toll,
        "mountain-taken": _taken,
    }

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "mountain", RaiseMountain()),
            Insert("turn", BEFORE, "take", "descend", DESCEND),
            Insert("final", BEFORE, "score", "descend", DESCEND_AT_END),
        )

    def folds(self) -> tuple[tuple[FoldPoint[Any], Fold[Any, Any]], ...]:
        return ((GAP, GapBehindMountain()),)

    def vetoes(self) -> tuple[tuple[VetoPoint, Veto[Any]], ...]:
        return ((TAKE, TollLeavesEnough()), (STOP, OnePawnOnly()))

    def listeners(self) -> tuple[tuple[EventPoint, Listener[Any]], ...]:
        return ((PASSED, Crossing()),)

    def verbs(self) -> tuple[Verb, ...]:
        return tuple(verb(number) for number, verb in enumerate(VERBS, start=FIRST))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (CarryDown, Descend, DescendAtEnd, KeepGoods, PayToll, RaiseMountain)

    def components(self) -> tuple[Component, ...]:
        return (OnTheMountain(),)

    def slice(self, seats: int) -> Slice | None:
        return Mountain(0, 0)

    def revive_slice(self, data: Json) -> Slice | None:
        return revive(data)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        if g.kit.number[PLACE] not in g.track.tiles:
            return ["the Mountain is not on the rondel"]
        problems = []
        if g.track.pieces.count(space_of(g)) > int(standing_on(g) >= 0):
            problems.append("more than one pawn is on the Mountain, or a piece that cannot stop there")
        if any(spread(mountain(g).goods, 7)[g.kinds :]) or mountain(g).coins < 0:
            problems.append("what lies on the Mountain cannot be")
        return problems


HIGHLANDER: Final = Highlander()
