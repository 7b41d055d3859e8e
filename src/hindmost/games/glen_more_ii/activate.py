"""Step 5: activations in any order until the player ends the turn, and those that clan domains grant (GM2-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from hindmost.games.glen_more_ii.fetching import placer
from hindmost.games.glen_more_ii.placing import placed_slots
from hindmost.games.glen_more_ii.points import ACTIVATED, SCOPE
from hindmost.games.glen_more_ii.roles import FROM_TILE
from hindmost.games.glen_more_ii.steps import Step, in_lull
from hindmost.games.glen_more_ii.verbs import EXTRA, PASS, PASSING_ACTIVATION
from hindmost.kernel.acting import seen_by
from hindmost.kernel.frames import ANYWHERE, Refusal
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
    slots = _woken(g, e)
    return g.table.fold(SCOPE, g, slots, g.active, g.spot) if SCOPE in g.table.folds else slots


def _woken(g: GlenMoreII, e: Estate) -> list[int]:
    ground = e.ground
    if g.everywhere:
        return list(range(len(ground.tiles)))
    if ground.tiles[g.spot] != GONE:
        if g.book.right_half[ground.tiles[g.spot]] < 0:
            return [g.spot, *ground.around(g.spot)]
        slots = placed_slots(g, ground)
        return list(dict.fromkeys([*slots, *(near for slot in slots for near in ground.around(slot))]))
    cell = ground.cells[g.spot]
    return [ground.slot_at[cell + step] for step in AROUND if cell + step in ground.slot_at]


def ready(g: GlenMoreII, e: Estate, slots: list[int], verb: int) -> list[int]:
    """Choices to activate those of the slots that can do something and have not been activated this turn."""
    options = []
    tiles = e.ground.tiles
    activations = g.kit.activations
    done = g.done()
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
    if g.done() >> slot & 1:
        return ALREADY
    if not activation.ready(g, e, slot):
        return activation.refusal(g, e, slot)
    return None


def activate(g: GlenMoreII, slot: int) -> None:
    """Activate a tile of the active player."""
    e = g.estates[g.active]
    tile = e.ground.tiles[slot]
    if g.active == g.whose:
        g.activated |= 1 << slot
    g.note("activated", g.active, tile, e.ground.cells[slot])
    _begin(g, slot, tile)


def borrow(g: GlenMoreII, tile: int) -> None:
    """Activate a tile that lies elsewhere: the active player pays and has what it gives, goods on own tiles."""
    g.note("borrowed", g.active, tile)
    _begin(g, FROM_TILE + tile, tile)


def can_borrow(g: GlenMoreII, tile: int) -> bool:
    """Whether activating a tile that lies elsewhere would do something for the active player."""
    activation = g.kit.activations[tile]
    return activation is not None and activation.ready(g, g.estates[g.active], FROM_TILE + tile)


def _begin(g: GlenMoreII, origin: int, tile: int) -> None:
    activation = g.kit.activations[tile]
    assert activation is not None
    g.table.emit(ACTIVATED, g, g.active, origin, tile)
    activation.begin(g, g.estates[g.active], origin)


class Activate(Step):
    """The placed tile and its neighbours, each at most once, in any order; at last the turn ends.

    `nested`: a placement within a turn (GM2-DOM-18b), after which the turn goes on.
    """

    __slots__ = ("nested",)

    shape: ClassVar[dict[str, str]] = {"nested": "flag"}
    passing: ClassVar[tuple[str, str]] = PASSING_ACTIVATION

    def __init__(self, nested: int) -> None:
        self.nested = nested

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """A turn that ends on World's End is over (GM2-END-03)."""
        e = g.estates[g.active]
        if self.nested and g.active != g.whose:
            return None
        if self.nested:
            options = ready(g, e, scope(g, e), ACTIVATE)
            return [*options, PASS] if options or (g.spot != NOWHERE and g.can_sell()) else None
        if g.track.tiles[g.track.pieces[g.mover]] == g.book.worlds_end:
            return None
        options = ready(g, e, scope(g, e), ACTIVATE)
        options.append(END)
        return options

    def run(self, g: GlenMoreII) -> None:
        """What one who acts in another's turn has activated is not noted among what the turn has."""
        if self.nested and g.active != g.whose and g.spot != NOWHERE:
            g.stack.append(ActivateSome(sum(1 << slot for slot in set(scope(g, g.estates[g.active])))))

    def woken(self, g: GlenMoreII) -> list[int]:
        """The slots that this turn's placement still lets the player activate with effect."""
        if g.spot == NOWHERE or self not in g.stack or placer(g) != g.whose:
            return []
        g = cast("GlenMoreII", seen_by(g, g.whose))
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
        return Msg("ask-activate-within", {}) if self.nested else Msg("ask-activate", {"movement": g.movement})


class ActivateSome(Step):
    """Tiles of a set, given as a mask of slots, may be activated, each once, as many as the player likes."""

    __slots__ = ("among",)

    shape: ClassVar[dict[str, str]] = {"among": "slots"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = PASSING_ACTIVATION

    def __init__(self, among: int) -> None:
        self.among = among

    def slots(self, g: GlenMoreII, e: Estate) -> list[int]:
        """Those that are left."""
        return [slot for slot in e.ground.slots() if self.among >> slot & 1 and not g.done() >> slot & 1]

    def rest(self, g: GlenMoreII, slot: int) -> ActivateSome | None:
        """What may follow once a tile has been chosen."""
        return ActivateSome(self.among & ~(1 << slot))

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
        rest = self.rest(g, choice & 0xFF)
        if rest is not None:
            g.stack.append(rest)
        activate(g, choice & 0xFF)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        wanted = self.slots(g, e)
        refused = []
        for slot in e.ground.slots():
            reason = refusal(g, e, slot) or (None if slot in wanted else self.stranger())
            if reason is not None:
                refused.append(Refusal(ACTIVATE | slot, reason))
        return refused

    def stranger(self) -> Reason:
        """Why a tile that is not of the set is refused."""
        return NOT_A_NEIGHBOUR

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-activate-within", {})


class ActivateTypes(ActivateSome):
    """One tile of each of some types, given as a mask, may be activated (GM2-DOM-02, 08, 12)."""

    __slots__ = ()

    shape: ClassVar[dict[str, str]] = {"among": "types"}

    def slots(self, g: GlenMoreII, e: Estate) -> list[int]:
        kinds = g.book.kinds_of
        return [
            slot
            for slot, tile in enumerate(e.ground.tiles)
            if kinds[tile] >= 0 and self.among >> kinds[tile] & 1 and not g.done() >> slot & 1
        ]

    def rest(self, g: GlenMoreII, slot: int) -> ActivateSome | None:
        rest = self.among & ~(1 << g.book.kinds_of[g.estates[g.active].ground.tiles[slot]])
        return ActivateTypes(rest) if rest else None

    def stranger(self) -> Reason:
        return OTHER_TYPE

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-activate-types", {})


class ExtraActivation(FreeAction["GlenMoreII"]):
    """Once in each own turn one tile more, anywhere in the territory (GM2-LAND-10, 13)."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (EXTRA >> VERB_SHIFT,)

    def offer(self, g: GlenMoreII, seat: int, options: list[int]) -> None:
        if not g.extra_used and g.kit.extra_card in g.estates[seat].cards:
            options += self.options(g, seat)

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

    def refusals(self, g: GlenMoreII, seat: int) -> list[Refusal]:
        """Where tiles are activated, that question says itself why one is not."""
        if not self.options(g, seat) or isinstance(g.stack[-1], Activate):
            return []
        e = g.estates[seat]
        reasons = [(slot, refusal(g, e, slot)) for slot in e.ground.slots()]
        return [Refusal(EXTRA | slot, reason) for slot, reason in reasons if reason is not None]


ACTIVATE_TILES: Final = Activate(0)
ACTIVATE_WITHIN: Final = Activate(1)
