"""Chronicle 5, Address to a Haggis: inns turn sheep into haggis, and a die says who may serve which."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, GlenMoreII
from hindmost.games.glen_more_ii.points import STOPPED
from hindmost.kernel.craft import AFTER, BEFORE, COUNT, Component, FaceDown, Hook, Insert, Json, NoteKind, Slice, State
from hindmost.kernel.kinds import DEED, SCORING
from hindmost.mechanics.living import Prospects, Token

from .check import check
from .gaining import TURN_UP_HAGGIS, Haggis
from .scoring import Arrival, ScoreHaggis
from .shapes import ChronicleHaggisSupply
from .sheet import HaggisLine, sheet_lines
from .tables import DATA, KEY, Tables, tables
from .worth import haggis_worth


class HaggisSupply(Component):
    """The tokens that lie face up, and how many lie face down."""

    name: ClassVar[str] = "haggis-supply"
    shape: ClassVar[Any] = ChronicleHaggisSupply

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = tables(g)
        return {"shown": part.shown[:], "hidden": len(part.hidden)}


class ServingTable(FaceDown):
    """The tokens that a player has face down; the others see how many (C5-08, 19). A sixth, at the end, is the one just
    gained, while its owner decides which has to go."""

    name: ClassVar[str] = "haggis"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = COUNT
    shape: ClassVar[Any] = list[int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = tables(g)
        return [*part.tables[owner], *part.fresh[owner]]

    def unseen(self, g: GlenMoreII, seat: int) -> list[list[int]]:
        part = tables(g)
        others = [other for other in range(g.table.seats) if other != seat]
        return [part.hidden, *(part.tables[other] for other in others), *(part.fresh[other] for other in others)]


class Served(Component):
    """The tokens that a player has turned up in the haggis scoring under way: all can see them."""

    name: ClassVar[str] = "haggis-served"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return tables(g).served[owner][:]


class AddressToAHaggis(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 5
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "low"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = Tables
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        **dict.fromkeys(("haggis-turned-up", "haggis-taken", "haggis-seen", "haggis-returned-value"), ("value",)),
        **dict.fromkeys(("haggis-rolled", "haggis-rolled-again", "haggis-served"), ("value",)),
        **dict.fromkeys(("haggis-drawn", "haggis-returned", "haggis-scoring"), ()),
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = {"haggis-scoring": SCORING, "haggis-rolled": DEED}

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "haggis", TURN_UP_HAGGIS),
            Insert("scoring", AFTER, "score", "haggis", ScoreHaggis(0)),
            Insert("final", AFTER, "final", "haggis", ScoreHaggis(1)),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return ((STOPPED, Arrival()),)

    def tokens(self) -> tuple[Token, ...]:
        return (Haggis(),)

    def sheet_lines(self, g: State) -> tuple[HaggisLine, ...]:
        return sheet_lines(g)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"haggis": haggis_worth(g, seat, ahead)}

    def components(self) -> tuple[Component, ...]:
        return (HaggisSupply(), ServingTable(), Served())

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return check(g)


ADDRESS_TO_A_HAGGIS: Final = AddressToAHaggis()
