"""Clan members on the move (GM1-CLAN)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.frames import Frame, Refusal
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.noting import both
from hindmost.mechanics.verbs import BESIDE, TO

LAST_MEMBER: Final = Reason("reason-last-member", "GM1-CLAN-05")
TOO_FAR: Final = Reason("reason-one-step-only", "GM1-CLAN-01")
ONE_STEP_ONLY: Final = Reason("reason-one-step-only", "GM1-PLACE-08")


class MoveTo(Frame[GlenMore]):
    """Where the chosen clan member goes: a neighbouring tile or, with a movement, parliament."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}
    within: ClassVar[tuple[str, ...]] = ("activate",)
    runs_alone: ClassVar[bool] = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def ask(self, g: GlenMore) -> list[int] | None:
        e = g.estates[g.active]
        options = [TO | slot for slot in e.ground.around(self.slot)]
        if e.people() > 1:
            options.append(TO | BESIDE)
        return options

    def choose(self, g: GlenMore, choice: int) -> None:
        g.movement -= 1
        step(g, self.slot, choice & 0xFF)

    def title(self, g: GlenMore) -> Msg:
        return g.spot_title("ask-move-to", self.slot)

    def refusals(self, g: GlenMore) -> list[Refusal]:
        e = g.estates[g.active]
        last = [Refusal(TO | BESIDE, LAST_MEMBER)] if e.people() == 1 else []
        return last + [Refusal(TO | slot, TOO_FAR) for slot in e.ground.beyond(self.slot)]


class ConsoleMove(Frame[GlenMore]):
    """The step given in consolation for a tile that fits nowhere: to a neighbouring tile only (GM1-PLACE-08)."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}
    within: ClassVar[tuple[str, ...]] = ("consolation",)
    runs_alone: ClassVar[bool] = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def ask(self, g: GlenMore) -> list[int] | None:
        return [TO | slot for slot in g.estates[g.active].ground.around(self.slot)]

    def choose(self, g: GlenMore, choice: int) -> None:
        step(g, self.slot, choice & 0xFF)

    def title(self, g: GlenMore) -> Msg:
        return g.spot_title("ask-move-to", self.slot)

    def refusals(self, g: GlenMore) -> list[Refusal]:
        beyond = g.estates[g.active].ground.beyond(self.slot)
        return [Refusal(TO | slot, ONE_STEP_ONLY) for slot in (BESIDE, *beyond)]


def step(g: GlenMore, slot: int, to: int) -> None:
    """One clan member goes from a slot to another, or to parliament."""
    e = g.estates[g.active]
    e.members[slot] -= 1
    if to == BESIDE:
        e.parliament += 1
        g.note("to-parliament", g.active, e.ground.cells[slot], e.ground.tiles[slot])
    else:
        e.members[to] += 1
        g.note(
            "moved", g.active, e.ground.cells[slot], e.ground.cells[to], both(e.ground.tiles[slot], e.ground.tiles[to])
        )
