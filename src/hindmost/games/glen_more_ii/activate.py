"""Step 5: activations in any order until the player ends the turn, and those that clan domains grant (GM2-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii.points import ACTIVATED
from hindmost.games.glen_more_ii.steps import Step, in_lull
from hindmost.games.glen_more_ii.verbs import EXTRA, PASS
from hindmost.kernel.frames import Refusal
from hindmost.kernel.hooks import FreeAction
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.activation import proposed
from hindmost.mechanics.cells import AROUND
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NOWHERE
from hindmost.mechanics.ground import GONE
from hindmost.mechanics.verbs import ACTIVATE, END

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

ALREADY: Final = Reason("reason-already-activated", "GM2-ACT-03")
NOT_A_NEIGHBOUR: Final = Reason("reason-not-a-neighbour", "GM2-ACT-01")
NO_EFFECT: Final = Reason("reason-no-effect", "GM2-ACT-01")
OTHER_TYPE: Final = Reason("reason-not-of-this-type", "GM2-CLAN-04")


def scope(g: GlenMoreII, e: Estate) -> list[int]:
    """The slots that the placement lets the player activate (GM2-ACT-01, GM2-ACT-04, GM2-LAND-03)."""
    if g.spot == NOWHERE:
        return []
    ground = e.ground
    if g.everywhere:
        return list(range(len(ground.tiles)))
    if ground.tiles[g.spot] != GONE:
        return [g.spot, *ground.around(g.spot)]
    cell = ground.cells[g.spot]
    return [ground.slot_at[cell + step] for step in AROUND if cell + step in ground.slot_at]


def ready(g: GlenMoreII, e: Estate, slots: list[int], verb: int) -> list[int]:
    """Choices to activate those of the slots that can do something and have not been activated this turn."""
    options = []
    tiles = e.ground.tiles
    activations = g.kit.activations
    done = g.activated
    for slot in slots:
        if not done >> slot & 1:
            activation = activations[tiles[slot]]
            if activation is not None and activation.ready(g, e, slot):
                options.append(verb | slot)
    return options


def refusal(g: GlenMoreII, e: Estate, slot: int) -> Reason | None:
    """Why a tile cannot be activated, wherever it lies; None if it can."""
    activation = g.kit.activations[e.ground.tiles[slot]]
    if activation is None:
        return NO_EFFECT
    if g.activated >> slot & 1:
        return ALREADY
    if not activation.ready(g, e, slot):
        return activation.refusal(g, e, slot)
    return None


def activate(g: GlenMoreII, slot: int) -> None:
    """Activate a tile of the active player."""
    e = g.estates[g.active]
    tile = e.ground.tiles[slot]
    g.activated |= 1 << slot
    g.note("activated", g.active, tile, e.ground.cells[slot])
    activation = g.kit.activations[tile]
    assert activation is not None
    activation.begin(g, e, slot)
    g.table.emit(ACTIVATED, g, g.active, slot, tile)


class Activate(Step):
    """The placed tile and its neighbours, each at most once, in any order; at last the turn ends.

    `within`: a placement within a turn (GM2-DOM-18b), after which the turn goes on.
    """

    __slots__ = ("within",)

    shape: ClassVar[tuple[str, ...]] = ("flag",)

    def __init__(self, within: int) -> None:
        self.within = within

    def fields(self) -> tuple[int, ...]:
        return (self.within,)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """A turn that ends on World's End is over (GM2-END-03)."""
        e = g.estates[g.active]
        if self.within:
            options = ready(g, e, scope(g, e), ACTIVATE)
            return [*options, PASS] if options or (g.spot != NOWHERE and g.can_sell()) else None
        if g.track.tiles[g.track.pieces[g.mover]] == g.book.worlds_end:
            return None
        options = ready(g, e, scope(g, e), ACTIVATE)
        options.append(END)
        return options

    def woken(self, g: GlenMoreII) -> list[int]:
        """The slots that this turn's placement still lets the player activate with effect."""
        if g.spot == NOWHERE or self not in g.stack:
            return []
        e = g.estates[g.active]
        return [choice & 0xFF for choice in ready(g, e, scope(g, e), ACTIVATE)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice in (END, PASS):
            return
        g.stack.append(self)
        activate(g, choice & 0xFF)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return proposed(g, options)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        within = scope(g, e)
        refused = []
        for slot in e.ground.slots():
            reason = refusal(g, e, slot) or (None if slot in within else NOT_A_NEIGHBOUR)
            if reason is not None:
                refused.append(Refusal(ACTIVATE | slot, reason))
        return refused

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-activate-within", {}) if self.within else Msg("ask-activate", {"movement": g.movement})


class ActivateTypes(Step):
    """One tile of each of some types, given as a mask, may be activated (GM2-DOM-02, 08, 12)."""

    __slots__ = ("types",)

    shape: ClassVar[tuple[str, ...]] = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def fields(self) -> tuple[int, ...]:
        return (self.types,)

    def slots(self, g: GlenMoreII, e: Estate) -> list[int]:
        kinds = g.book.kinds_of
        return [
            slot
            for slot, tile in enumerate(e.ground.tiles)
            if kinds[tile] >= 0 and self.types >> kinds[tile] & 1 and not g.activated >> slot & 1
        ]

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Also while nothing can be activated, as long as selling might change that."""
        e = g.estates[g.active]
        slots = self.slots(g, e)
        if not slots:
            return None
        options = ready(g, e, slots, ACTIVATE)
        if not options and not g.can_sell():
            return None
        return [*options, PASS]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            return
        slot = choice & 0xFF
        rest = self.types & ~(1 << g.book.kinds_of[g.estates[g.active].ground.tiles[slot]])
        if rest:
            g.stack.append(ActivateTypes(rest))
        activate(g, slot)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        wanted = self.slots(g, e)
        refused = []
        for slot in e.ground.slots():
            reason = refusal(g, e, slot) or (None if slot in wanted else OTHER_TYPE)
            if reason is not None:
                refused.append(Refusal(ACTIVATE | slot, reason))
        return refused


class ExtraActivation(FreeAction["GlenMoreII"]):
    """Once in each own turn one tile more, anywhere in the territory (GM2-LAND-10, 13)."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (EXTRA >> VERB_SHIFT,)

    def options(self, g: GlenMoreII, seat: int) -> list[int]:
        e = g.estates[seat]
        if g.extra_used or g.kit.extra_card not in e.cards or not in_lull(g):
            return []
        slots = list(range(len(e.ground.tiles)))
        if isinstance(g.stack[-1], Activate):
            within = scope(g, e)
            slots = [slot for slot in slots if slot not in within]
        return ready(g, e, slots, EXTRA)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.extra_used = True
        activate(g, choice & 0xFF)


ACTIVATE_TILES: Final = Activate(0)
ACTIVATE_WITHIN: Final = Activate(1)
