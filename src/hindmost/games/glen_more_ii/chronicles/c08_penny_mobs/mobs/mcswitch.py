"""Tamlin McSwitch: once per game he moves a tile within his controller's territory (C8-42)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE, still_placeable
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.moving import new_places, shift_tile
from hindmost.games.glen_more_ii.removing import holds_together, removable
from hindmost.games.glen_more_ii.verbs import Enlist
from hindmost.kernel.craft import Frame, Msg, Reason, Refusal, Verb, Window, verb_code
from hindmost.mechanics.craft import Args, name_of, tile_message

from .mob import Mob

MCSWITCH: Final = NAMES.index("mcswitch")
PICK: Final = verb_code(8, 24)
SETTLE: Final = verb_code(8, 25)
STAYS: Final = Reason("reason-tile-cannot-move", "C8-42")


class PickTile(Enlist):
    """Payload: the slot of the tile that is moved."""

    name: ClassVar[str] = "pick"
    code: ClassVar[int] = PICK

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-42"


class Settle(Verb):
    """Payload: the cell to which it goes."""

    name: ClassVar[str] = "settle"
    code: ClassVar[int] = SETTLE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return name_of(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"cell": name_of(payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"cell:{g.active}:{name_of(payload)}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-42"


def sites(g: GlenMoreII, slot: int) -> list[int]:
    """Where the pile of a slot can go: only the territory that comes of it must obey the rules."""
    return [cell for cell in new_places(g, g.active, slot, g.active) if _is_sound(g, slot, cell)]


def _is_sound(g: GlenMoreII, slot: int, cell: int) -> bool:
    trial = g.copy()
    shift_tile(trial, g.active, slot, cell)
    return holds_together(trial, trial.estates[g.active], 0) and still_placeable(trial)


def picks(g: GlenMoreII) -> list[int]:
    """Neither home tiles nor what a half of a double tile lies in."""
    linked = g.estates[g.active].ground.linked
    return [slot for slot in removable(g, g.active) if slot not in linked and sites(g, slot)]


class PickOne(Window[GlenMoreII]):
    """Which tile is moved, with everything beneath it."""

    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*(PICK | slot for slot in picks(g)), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            g.stack.append(SettleTile(choice & 0xFF))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        offered = picks(g)
        slots = g.estates[g.active].ground.slots()
        return [Refusal(PICK | slot, STAYS) for slot in slots if slot not in offered]


class SettleTile(Window[GlenMoreII]):
    """Where it goes, with all that is on it; nothing is activated."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}
    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*(SETTLE | cell for cell in sites(g, self.slot)), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            mark(g, MCSWITCH, [1])
            shift_tile(g, g.active, self.slot, choice & 0xFFFF)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-settle-tile", {"tile": tile_message(g, g.estates[g.active].ground.tiles[self.slot])})

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, MCSWITCH) == g.active and marks_of(g, MCSWITCH) == [0]
        return [] if ready and self.slot in picks(g) else ["moves a tile that cannot be moved"]


class McSwitch(Mob):
    """Tamlin remembers whether he has moved his tile."""

    __slots__ = ()

    name: ClassVar[str] = "mcswitch"
    clause: ClassVar[str] = "C8-42"

    def fresh(self) -> list[int]:
        return [0]

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        return self.marks(g) == [0] and bool(picks(g))

    def called(self) -> list[Frame[Any]]:
        return [PickOne()]

    def problems(self, g: GlenMoreII) -> list[str]:
        return [] if self.marks(g) in ([0], [1]) else ["McSwitch has moved more tiles than one"]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g) == [1]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A better neighbourhood, or a site for a plan."""
        used = self.seat(g) == seat and self.marks(g) == [1]
        return 0.0 if used else min(1.0, ahead.turns / 3) * 2.0
