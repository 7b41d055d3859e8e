"""Tiles that leave a territory and the game (GM2-REMOVE)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii.gains import Stow
from hindmost.games.glen_more_ii.points import REMOVE as REMOVE_POINT
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import PASS, REMOVE
from hindmost.kernel.frames import ANYWHERE, Refusal
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.cells import EAST, connected
from hindmost.mechanics.estate import Estate

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

IS_HOME: Final = Reason("reason-home-stays", "GM2-REMOVE-05")
FALLS_APART: Final = Reason("reason-falls-apart", "GM2-REMOVE-02")


class RemoveTiles(Step):
    """Choose tiles one by one; they are removed together, so only what is left then must hold together.

    `number` may be chosen still; with `optional` the player may stop. `chosen`: the slots chosen so far, as a mask.
    """

    __slots__ = ("chosen", "number", "optional")

    shape: ClassVar[dict[str, str]] = {"number": "number", "optional": "flag", "chosen": "slots"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, number: int, optional: int, chosen: int) -> None:
        self.number = number
        self.optional = optional
        self.chosen = chosen

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if not self.number:
            return None
        e = g.estates[g.active]
        options = [REMOVE | slot for slot in self.candidates(g, e)]
        if not options:
            return None
        if self.optional and holds_together(g, e, self.chosen):
            options.append(PASS)
        return options

    def candidates(self, g: GlenMoreII, e: Estate) -> list[int]:
        """The slots that can be chosen next so that something legal can come of it."""
        free = [slot for slot in removable(g, e) if not self.chosen >> slot & 1]
        found = []
        most = self.number if self.optional else min(self.number, 1)
        for slot in free:
            first = self.chosen | 1 << slot
            others = [other for other in free if other != slot]
            if any(
                holds_together(g, e, first | sum(1 << other for other in more))
                for extra in range(most)
                for more in combinations(others, extra)
            ):
                found.append(slot)
        return found

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            self.run(g)
        else:
            g.stack.append(RemoveTiles(self.number - 1, self.optional, self.chosen | 1 << (choice & 0xFF)))

    def run(self, g: GlenMoreII) -> None:
        """All chosen ones are removed; what was on them goes to the home castle (GM2-REMOVE-04)."""
        e = g.estates[g.active]
        goods = 0
        for slot in range(len(e.goods)):
            if self.chosen >> slot & 1:
                g.removed += e.ground.stack_at(slot)
                g.note("removed", g.active, e.ground.tiles[slot], e.ground.cells[slot])
                goods += e.goods[slot]
                e.remove(slot, e.goods[slot])
                leaving = e.members[slot]
                e.members[slot] = 0
                if leaving:
                    g.station(g.active, HOME_CASTLE, leaving)
                e.ground = e.ground.without(slot, g.kit.edges)
        if goods:
            g.stack.append(Stow(HOME_CASTLE, goods))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        possible = removable(g, e)
        offered = self.candidates(g, e)
        refused = []
        for slot in e.ground.slots():
            if slot not in offered and not self.chosen >> slot & 1:
                veto = g.table.veto(REMOVE_POINT, g, g.active, slot)
                reason = FALLS_APART if slot in possible else veto or IS_HOME
                refused.append(Refusal(REMOVE | slot, reason))
        return refused

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-remove-tiles", {"number": self.number})


def removable(g: GlenMoreII, e: Estate) -> list[int]:
    """The slots whose tiles may go at all: never the home tiles, nor what lies on them (GM2-REMOVE-05)."""
    slots = [slot for slot in e.ground.slots() if slot not in (HOME_VILLAGE, HOME_CASTLE)]
    if REMOVE_POINT in g.table.vetoes:
        slots = [slot for slot in slots if g.table.veto(REMOVE_POINT, g, g.active, slot) is None]
    return slots


def holds_together(g: GlenMoreII, e: Estate, gone: int) -> bool:
    """Whether the territory without these slots obeys the placement rules (GM2-REMOVE-02).

    No tile gets a new neighbour by it, so only the connection and the river can break.
    """
    kept: list[int] = []
    river: list[int] = []
    for cell, slot in e.ground.slot_at.items():
        if not gone >> slot & 1:
            kept.append(cell)
            if g.book.rivers[e.ground.tiles[slot]]:
                river.append(cell)
    return connected(kept) and max(river) - min(river) == EAST * (len(river) - 1)
