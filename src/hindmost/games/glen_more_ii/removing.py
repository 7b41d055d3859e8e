"""Tiles that leave a territory and the game (GM2-REMOVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii.gains import Stow
from hindmost.games.glen_more_ii.points import LIFTED
from hindmost.games.glen_more_ii.points import REMOVE as REMOVE_POINT
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import PASS, PASSING_REMOVAL, REMOVE
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.frames import ANYWHERE, Refusal
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.cells import EAST
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.ground import GONE

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

IS_HOME: Final = Reason("reason-home-stays", "GM2-REMOVE-05")
ALREADY_CHOSEN: Final = Reason("reason-chosen-already", "GM2-REMOVE-01")
FALLS_APART: Final = Reason("reason-falls-apart", "GM2-REMOVE-02")


class RemoveTiles(Step):
    """Choose tiles one by one; they are removed together, so only what is left then must hold together.

    `number` may be chosen still; with `optional` the player may stop, without it so many must go, or as many as can.
    `chosen`: the slots chosen so far, as a mask.
    """

    __slots__ = ("chosen", "number", "optional")

    shape: ClassVar[dict[str, str]] = {"number": "number", "optional": "flag", "chosen": "slots"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_REMOVAL

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
        free = [slot for slot in removable(g, g.active) if not self.chosen >> slot & 1]
        if self.optional:
            return [slot for slot in free if can_hold_together(g, e, free, self.chosen | 1 << slot, self.number - 1)]
        for more in range(self.number - 1, -1, -1):
            found = [slot for slot in free if holds_without_more(g, e, free, self.chosen | 1 << slot, more)]
            if found:
                return found
        return []

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
                g.table.emit(LIFTED, g, g.active, slot)
        if goods:
            g.stack.append(Stow(HOME_CASTLE, goods))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        possible = removable(g, g.active)
        offered = self.candidates(g, e)
        refused = [Refusal(REMOVE | slot, ALREADY_CHOSEN) for slot in e.ground.slots() if self.chosen >> slot & 1]
        for slot in e.ground.slots():
            if slot not in offered and not self.chosen >> slot & 1:
                veto = g.table.veto(REMOVE_POINT, g, g.active, slot)
                falls = self.torn(g, e, slot) or FALLS_APART
                reason = falls if slot in possible else veto or IS_HOME
                refused.append(Refusal(REMOVE | slot, reason))
        return refused

    def torn(self, g: GlenMoreII, e: Estate, slot: int) -> Reason | None:
        """What is against it if a double tile would have to go as a whole, and cannot."""
        if e.ground.keeps_doubles(self.chosen | 1 << slot):
            return None
        halves = [tile for tile in e.ground.stack_at(slot) if max(g.book.right_half[tile], g.book.left_half[tile]) >= 0]
        clause = g.book.own_clauses[halves[-1]] if halves else ""
        return Reason("reason-other-half", clause or FALLS_APART.clause)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-remove-tiles", {"number": self.number})


def removable(g: GlenMoreII, seat: int) -> list[int]:
    """The slots of a seat whose tiles may go at all: never the home tiles, nor what lies on them (GM2-REMOVE-05)."""
    slots = [slot for slot in g.estates[seat].ground.slots() if slot not in (HOME_VILLAGE, HOME_CASTLE)]
    if REMOVE_POINT in g.table.vetoes:
        slots = [slot for slot in slots if g.table.veto(REMOVE_POINT, g, seat, slot) is None]
    return slots


def is_doomed(g: GlenMoreII, seat: int, slot: int) -> bool:
    """Whether a tile of a seat has been chosen already by whoever removes tiles, and is about to go."""
    return any(
        actor == seat and isinstance(frame, RemoveTiles) and frame.chosen >> slot & 1
        for frame, actor in pending_by_actor(g)
    )


def can_hold_together(g: GlenMoreII, e: Estate, free: list[int], gone: int, more: int) -> bool:
    """Whether the territory holds together without these slots, or without up to so many more of the free ones."""
    if holds_together(g, e, gone):
        return True
    if more:
        for slot in free:
            if not gone >> slot & 1 and can_hold_together(g, e, free, gone | 1 << slot, more - 1):
                return True
    return False


def holds_without_more(g: GlenMoreII, e: Estate, free: list[int], gone: int, more: int) -> bool:
    """Whether the territory can hold together without these slots and exactly so many more of the free ones."""
    if not more:
        return holds_together(g, e, gone)
    return any(holds_without_more(g, e, free, gone | 1 << s, more - 1) for s in free if not gone >> s & 1)


def holds_together(g: GlenMoreII, e: Estate, gone: int) -> bool:
    """Whether the territory without these slots obeys the placement rules (GM2-REMOVE-02), its double tiles whole.

    No tile gets a new neighbour by it, so only the connection and the river can break.
    """
    ground = e.ground
    if ground.linked and not ground.keeps_doubles(gone):
        return False
    rivers = g.book.rivers
    source = mouth = ground.cells[HOME_VILLAGE]
    length = 0
    for slot, tile in enumerate(ground.tiles):
        if tile != GONE and rivers[tile] and not gone >> slot & 1:
            cell = ground.cells[slot]
            source = min(source, cell)
            mouth = max(mouth, cell)
            length += 1
    return mouth - source == EAST * (length - 1) and ground.holds_without(gone)
