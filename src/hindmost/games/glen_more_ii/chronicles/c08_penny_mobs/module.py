"""Chronicle 8, The Penny Mobs: mobs in prison, pennies on them, and what they do for whoever takes them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import card_message
from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, GlenMoreII, Prospects
from hindmost.kernel.craft import (
    AFTER,
    BEFORE,
    Component,
    FreeAction,
    Hook,
    Insert,
    Line,
    Msg,
    Note,
    NoteKind,
    Slice,
    State,
)
from hindmost.kernel.kinds import DEED
from hindmost.mechanics.craft import good_message, name_of, tile_message
from hindmost.mechanics.glen import LAID
from hindmost.mechanics.wording import player_message

from . import worth
from .calling import CallMob
from .checking import problems
from .components import COMPONENTS
from .crews import CREW_HOOKS, CREWS
from .drawing import DrawMobs, LaterMobs, pool
from .figures import FIGURE_CLAUSES, FIGURE_HOOKS
from .mobs.mcduff import row_message
from .mobs.mctrick import COIN
from .mobs.registry import MOBS
from .penny import PennyAction, TurnOver
from .prison import DATA, KEY, Prison, mob_message
from .scoring import ScoreMobs
from .sheet import sheet_lines

Args = dict[str, int | str | Msg]


def _mob(g: GlenMoreII, note: Note) -> Args:
    return {"mob": mob_message(note.a)}


def _good(g: GlenMoreII, kind: int) -> Msg:
    return good_message(g.kit.goods[kind], 1)


def _lurks(g: GlenMoreII, note: Note) -> Args:
    spot = g.spot_message(note.c, note.b)
    return {
        "mob": mob_message(note.a >> 8),
        "player": player_message(note.a & 0xFF),
        "spot": spot,
        "cell": name_of(note.b),
    }


def _sneaked(g: GlenMoreII, note: Note) -> Args:
    return {"player": player_message(note.a), "spot": g.spot_message(note.c, note.b), "cell": name_of(note.b)}


def _swapped(g: GlenMoreII, note: Note) -> Args:
    given = Msg("trick-coin", {}) if note.a == COIN else _good(g, note.a)
    return {"given": given, "gained": _good(g, note.b)}


def _from_player(g: GlenMoreII, note: Note) -> Args:
    return {"good": _good(g, note.a), "player": player_message(note.b)}


def _carried(g: GlenMoreII, note: Note) -> Args:
    return {"tile": tile_message(g, note.a), "player": player_message(note.b), "host": player_message(note.c)}


def _player(g: GlenMoreII, note: Note) -> Args:
    return {"player": player_message(note.a)}


def _claimed(g: GlenMoreII, note: Note) -> Args:
    return {"card": card_message(g, note.a), "player": player_message(note.b)}


class PennyMobs(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 8
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "high"
    data: ClassVar[ChronicleData | None] = DATA
    part: ClassVar[type[Slice] | None] = Prison
    notes: ClassVar[dict[str, Any]] = {
        "mob-face-down": (),
        "mob-imprisoned": _mob,
        "penny": _mob,
        "mob-taken": lambda g, note: {"mob": mob_message(note.a), "n": note.b},
        "mob-coins": lambda g, note: {"coins": note.a, "mob": mob_message(note.b)},
        "lurks": _lurks,
        "tollgate": ("domain", "coins"),
        "skimmed": lambda g, note: {"row": row_message(g, note.a), "coins": note.b},
        "mailed": _from_player,
        "fenced": ("good", "coins"),
        "reserved": ("tile", "coins"),
        "mob-turned-over": _mob,
        "sneaked": _sneaked,
        "looted": _from_player,
        "sponged": _player,
        "carried": _carried,
        "swapped": _swapped,
        "slipped-penny": _player,
        "mob-second-token": _mob,
        "haggis-stolen": _player,
        **dict.fromkeys(("haggis-stolen-value", "haggis-given-value"), ("value",)),
        "haggis-rerolled": (),
        "claimed-card": _claimed,
        "denied": ("n",),
        "glory": (),
    }
    named: ClassVar[dict[str, Any]] = {
        "lurks": lambda g, note: [f"cell:{note.a & 0xFF}:{name_of(note.b)}"],
        "sneaked": lambda g, note: [f"cell:{note.a}:{name_of(note.b)}"],
    }
    note_kinds: ClassVar[dict[str, NoteKind]] = dict.fromkeys(
        ("penny", "mob-taken", "tollgate", "skimmed", "reserved", "carried", "haggis-stolen", "claimed-card", "denied"),
        DEED,
    )

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "mobs", DrawMobs()),
            Insert("turn", AFTER, "lapse", "penny", PennyAction()),
            Insert("turn", BEFORE, "clean-up", "mobs", TurnOver()),
            Insert("englishman", BEFORE, "clean-up", "mobs", TurnOver(), optional=True),
            Insert("final", AFTER, "final", "mobs", ScoreMobs()),
            *(insert for mob in MOBS.values() for insert in mob.inserts()),
        )

    def hooks(self) -> tuple[Hook, ...]:
        of_mobs = (hook for mob in MOBS.values() for hook in mob.hooks())
        return ((LAID, LaterMobs()), *FIGURE_HOOKS, *CREW_HOOKS, *of_mobs)

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (CallMob(), *(action for mob in MOBS.values() for action in mob.free_actions()))

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        assert isinstance(g, GlenMoreII)
        if meaning == "good":
            return value in range(g.kinds)
        if meaning == "figure":
            return value in FIGURE_CLAUSES and value in pool(g)
        if meaning == "crew":
            return value in CREWS and value in pool(g)
        return meaning != "mob" or value in pool(g)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return problems(g)

    def stakes(self, g: Any, seat: int, ahead: Prospects) -> dict[str, float]:
        return worth.stakes(g, seat, ahead)


PENNY_MOBS: Final = PennyMobs()
