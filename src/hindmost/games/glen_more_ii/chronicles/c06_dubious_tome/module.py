"""Chronicle 6, The Dubious Tome of Scottish History: landmark cards with an event on their back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, Form, GlenMoreII, Prospects, Steps
from hindmost.games.glen_more_ii.points import COUNT, STEPS
from hindmost.kernel.craft import Component, Hook, Json, Line, Msg, NoteKind, Slice, State
from hindmost.kernel.kinds import DEED
from hindmost.mechanics.craft import Living, Token

from . import worth
from .englishman import EmptyingRow, EmptyRow, SwapEnglishman, Swapping
from .envoy import Envoy, SendingEnvoy
from .gathering import TriggerEvent, Triggering
from .marching import March, Marching, Muster, Mustering
from .scoring import FacesCount, OwnTable, UseTable, UsingTable, tables_of
from .shapes import ChronicleTome
from .sheet import sheet_lines
from .tome import DATA, KEY, TABLES, Tome, card_message, faces
from .trading import EachGood, GivingEach, HoldingTrade, HoldingTrading, Point
from .turning import CountingFaces, Faces, TurnAnother, TurningAnother, Welcoming, WithPersons
from .waking import Borrow, Borrowing, Wake, Waking


class InTheTome(Component):
    """Which cards of a player show their event, and which categories are scored by another table."""

    name: ClassVar[str] = "tome"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = ChronicleTome

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return {
            "turned": [g.kit.card_ids[card] for card in faces(g, owner)],
            "tables": tables_of(g, owner),
        }


def _category(g: GlenMoreII, value: int) -> Msg:
    return Msg(f"score-{g.book.categories[value]}", {})


class DubiousTome(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 6
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 20
    difficulty: ClassVar[str] = "complex"
    data: ClassVar[ChronicleData | None] = DATA
    correctable: ClassVar[Mapping[str, Form]] = {f"{category}_table": Steps(30) for category in TABLES}
    part: ClassVar[type[Slice] | None] = Tome
    readings: ClassVar[dict[str, Any]] = {"card": card_message, "category": _category}
    notes: ClassVar[dict[str, tuple[str, ...]]] = {
        "event": ("card",),
        "event-turned": ("card",),
        "event-table": ("category",),
        "event-vp": ("n",),
        "englishman-swapped": ("tile", "space"),
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = {"event": DEED, "event-vp": NoteKind("pay", "vp")}

    def hooks(self) -> tuple[Hook, ...]:
        return ((COUNT, FacesCount()), (STEPS, OwnTable()))

    def tokens(self) -> tuple[Token, ...]:
        return (Point(),)

    def effects(self) -> tuple[Living, ...]:
        return (
            Living(TriggerEvent, Triggering),
            Living(March, deed=Marching),
            Living(UseTable, deed=UsingTable),
            Living(TurnAnother, deed=TurningAnother),
            Living(WithPersons, deed=Welcoming),
            Living(Wake, deed=Waking),
            Living(Borrow, deed=Borrowing),
            Living(HoldingTrade, deed=HoldingTrading),
            Living(Faces, deed=CountingFaces),
            Living(EachGood, deed=GivingEach),
            Living(Muster, deed=Mustering),
            Living(EmptyRow, deed=EmptyingRow),
            Living(SwapEnglishman, deed=Swapping),
            Living(Envoy, deed=SendingEnvoy),
        )

    def components(self) -> tuple[Component, ...]:
        return (InTheTome(),)

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return worth.stakes(g, seat, ahead)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        assert isinstance(g, GlenMoreII)
        if meaning == "landmark":
            return 0 <= value < len(g.book.backs) and g.book.backs[value] is not None
        if meaning == "rival-tile":
            return value >> 8 in range(g.table.seats) and value & 0xFF in range(len(g.estates[value >> 8].ground.tiles))
        return True


DUBIOUS_TOME: Final = DubiousTome()
