"""Scotsmen on the move: movement points are a pool of the turn, spent between activations (GM2-MOVE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.steps import in_lull
from hindmost.kernel.frames import ANYWHERE, Frame, Refusal
from hindmost.kernel.hooks import FreeAction
from hindmost.kernel.messages import Award, Msg, Reason
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.noting import both
from hindmost.mechanics.verbs import MOVE, TO

NO_MOVEMENT: Final = Reason("reason-no-movement", "GM2-MOVE-01")
TOO_FAR: Final = Reason("reason-one-step-only", "GM2-MOVE-02")


class Walk(FreeAction[GlenMoreII]):
    """Choose the Scotsman who moves."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (MOVE >> VERB_SHIFT,)

    def offer(self, g: GlenMoreII, seat: int, options: list[int]) -> None:
        if g.movement:
            options += self.options(g, seat)

    def options(self, g: GlenMoreII, seat: int) -> list[int]:
        if not g.movement or not in_lull(g):
            return []
        e = g.estates[seat]
        return [MOVE | slot for slot, number in enumerate(e.members) if number and e.ground.around(slot)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.stack.append(WalkTo(choice & 0xFF))

    def refusals(self, g: GlenMoreII, seat: int) -> list[Refusal]:
        if g.movement or not in_lull(g):
            return []
        return [Refusal(MOVE | slot, NO_MOVEMENT) for slot, number in enumerate(g.estates[seat].members) if number]


class WalkTo(Frame[GlenMoreII]):
    """One step to an adjacent tile of the own territory (GM2-MOVE-02)."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    runs_alone: ClassVar[bool] = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [TO | slot for slot in g.estates[g.active].ground.around(self.slot)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.movement -= 1
        e = g.estates[g.active]
        to = choice & 0xFF
        e.members[self.slot] -= 1
        g.station(g.active, to, 1)
        tiles = both(e.ground.tiles[self.slot], e.ground.tiles[to])
        g.note("walked", g.active, e.ground.cells[self.slot], e.ground.cells[to], tiles)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        return [Refusal(TO | slot, TOO_FAR) for slot in g.estates[g.active].ground.beyond(self.slot)]

    def title(self, g: GlenMoreII) -> Msg:
        return g.spot_title("ask-walk-to", self.slot)


class Lapse(Frame[GlenMoreII]):
    """Movement points that are left lapse (GM2-TURN-03), or become VP with MacLachlan (GM2-DOM-11)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        left = g.movement
        g.movement = 0
        domain = g.book.keep_domain
        if left and g.holds(g.active, domain):
            vp = left * g.book.keep_vp
            g.note("kept-movement", g.active, vp, domain)
            source = f"domain-{g.book.domain_ids[domain]}"
            g.award(Award(g.active, vp, source, g.book.domain_clauses[domain], g.scorings))


LAPSE: Final = Lapse()
