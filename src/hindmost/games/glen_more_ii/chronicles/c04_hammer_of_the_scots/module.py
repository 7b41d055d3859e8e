"""Chronicle 4, Hammer of the Scots: a pawn that acts for whoever has the England token."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import (
    ACTIVATE_TILES,
    CLEAN_UP,
    LAPSE,
    NEXT_ACTOR,
    PAY_TILE,
    USE_TILE,
    Chronicle,
    ChronicleData,
    GlenMoreII,
)
from hindmost.games.glen_more_ii.points import CARD_TAKEN, PASSED, TILE_PRICE
from hindmost.kernel.craft import BEFORE, Actor, Component, Hook, Insert, Json, NoteKind, Plan, Slice, State
from hindmost.kernel.kinds import TURN
from hindmost.mechanics.craft import OFF
from hindmost.mechanics.living import Prospects

from .england import DATA, KEY, NOBODY, PRICES, England, england, piece_of
from .errand import Englishman, Errand, FillRow, Leave, PayFee, StandBetween, WithFee
from .shapes import ChronicleEngland
from .token import FirstToPass, WithTheCard
from .worth import stakes


class InEngland(Component):
    """Who has the token, the row England, and which piece the Englishman is."""

    name: ClassVar[str] = "england"
    shape: ClassVar[Any] = ChronicleEngland

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = england(g)
        piece = piece_of(g)
        return {
            "holder": None if part.holder == NOBODY else part.holder,
            "prices": list(PRICES),
            "filled": part.filled,
            "piece": piece,
            "space": None if g.track.pieces[piece] == OFF else g.track.pieces[piece],
        }


class HammerOfTheScots(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 4
    key: ClassVar[str] = KEY
    seats: ClassVar[tuple[int, ...]] = (3, 4)
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "high"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = England
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "england-token": (),
        **dict.fromkeys(("englishman-took", "englishman-stopped", "englishman-discarded"), ("tile", "space")),
        "england-fee": ("coins",),
        "england-coins": ("coins",),
        "englishman-left": (),
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = {
        "englishman-took": TURN,
        "englishman-stopped": TURN,
        "englishman-discarded": TURN,
    }

    def plans(self) -> tuple[Plan, ...]:
        use = (
            ("pay", PAY_TILE),
            ("fee", FillRow()),
            ("use", USE_TILE),
            ("activate", ACTIVATE_TILES),
            ("lapse", LAPSE),
        )
        return (
            Plan("englishman", (("errand", Errand()), ("clean-up", CLEAN_UP), ("next", NEXT_ACTOR))),
            Plan("englishman-use", use, within=("errand",)),
            Plan("englishman-stop", (("pay", PayFee()), ("fee", FillRow())), within=("errand",)),
            Plan("englishman-leaves", (("leave", Leave()), ("clean-up", CLEAN_UP), ("next", NEXT_ACTOR))),
        )

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("set-up", BEFORE, "rondel", "englishman", StandBetween()),)

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (TILE_PRICE, WithFee()),
            (PASSED, FirstToPass()),
            (CARD_TAKEN, WithTheCard()),
        )

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        return (Englishman(),)

    def components(self) -> tuple[Component, ...]:
        return (InEngland(),)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"england": stakes(g, seat, ahead)}

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        part = england(g)
        problems = []
        if part.holder not in range(NOBODY, g.table.seats):
            problems.append(f"seat {part.holder} is not at the table and cannot have the England token")
        if part.filled not in range(len(PRICES) + 1):
            problems.append(f"the row England has {len(PRICES)} spaces")
        piece = piece_of(g)
        if part.holder == NOBODY and g.track.hindmost() == piece:
            problems.append("the Englishman is hindmost, but nobody has the England token")
        his = any(isinstance(frame, Errand | FillRow) for frame in g.stack)
        if his and (g.mover != piece or g.whose != part.holder):
            problems.append("the Englishman's turn is not that of whoever has the England token")
        return problems


HAMMER_OF_THE_SCOTS: Final = HammerOfTheScots()
