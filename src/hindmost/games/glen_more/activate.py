"""Step 3: activations and movements in any order, until the player ends the turn (GM1-ACT, GM1-CARD-05)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more.clan import MoveTo
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.frames import Refusal, Window
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.activation import proposed
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NOWHERE
from hindmost.mechanics.verbs import ACTIVATE, END, MOVE

ALREADY: Final = Reason("reason-already-activated", "GM1-ACT-04")
NOT_A_NEIGHBOUR: Final = Reason("reason-not-a-neighbour", "GM1-ACT-01")
NO_EFFECT: Final = Reason("reason-no-effect", "GM1-ACT-16")
NO_MOVEMENT: Final = Reason("reason-no-movement", "GM1-CLAN-03")


def is_ready(g: GlenMore, e: Estate, slot: int) -> bool:
    """Whether a tile has not been activated and would do something now."""
    if g.activated >> slot & 1:
        return False
    activation = g.kit.activations[e.ground.tiles[slot]]
    return activation is not None and activation.ready(g, e, slot)


class Activate(Window[GlenMore]):
    """The placed tile and its neighbours, each at most once; nothing to ask if no tile was placed."""

    __slots__ = ()

    def scope(self, g: GlenMore, e: Estate) -> list[int]:
        """The slots that this turn's placement lets the player activate (GM1-ACT-01, GM1-IMM-07)."""
        if g.everywhere:
            return list(range(len(e.ground.tiles)))
        return [g.spot, *e.ground.around(g.spot)]

    def ready(self, g: GlenMore, e: Estate) -> list[int]:
        """Choices to activate those of these slots that have not been activated and would do something now."""
        if g.everywhere:
            return [ACTIVATE | slot for slot in range(len(e.ground.tiles)) if is_ready(g, e, slot)]
        found: list[int] = []
        if is_ready(g, e, g.spot):
            found.append(ACTIVATE | g.spot)
        for slot in e.ground.around(g.spot):
            if is_ready(g, e, slot):
                found.append(ACTIVATE | slot)
        return found

    def woken(self, g: GlenMore) -> list[int]:
        """The slots that this turn's placement still lets the player activate with effect."""
        if g.spot == NOWHERE or self not in g.stack:
            return []
        e = g.estates[g.active]
        return [choice & 0xFF for choice in self.ready(g, e)]

    def ask(self, g: GlenMore) -> list[int] | None:
        if g.spot == NOWHERE:
            return None
        e = g.estates[g.active]
        options = self.ready(g, e)
        if e.cards and not g.extra_used and g.kit.extra_card in e.cards:
            scope = self.scope(g, e)
            for slot in range(len(e.ground.tiles)):
                if slot not in scope and is_ready(g, e, slot):
                    options.append(ACTIVATE | slot)
        if g.movement:
            for slot, number in enumerate(e.members):
                if number:
                    options.append(MOVE | slot)
        options.append(END)
        return options

    def choose(self, g: GlenMore, choice: int) -> None:
        if choice == END:
            return
        g.stack.append(self)
        slot = choice & 0xFF
        if choice >> VERB_SHIFT == MOVE >> VERB_SHIFT:
            g.stack.append(MoveTo(slot))
            return
        e = g.estates[g.active]
        if not g.everywhere and slot != g.spot and slot not in e.ground.around(g.spot):
            g.extra_used = True
        g.activated |= 1 << slot
        tile = e.ground.tiles[slot]
        g.note("activated", g.active, tile, e.ground.cells[slot])
        activation = g.kit.activations[tile]
        assert activation is not None
        activation.begin(g, e, slot)

    def default(self, g: GlenMore, options: list[int]) -> int | None:
        return proposed(g, options)

    def refusals(self, g: GlenMore) -> list[Refusal]:
        e = g.estates[g.active]
        refused = []
        scope = self.scope(g, e)
        extra = g.kit.extra_card in e.cards and not g.extra_used
        for slot, tile in enumerate(e.ground.tiles):
            reason = self._refusal(g, e, slot, tile, slot in scope or extra)
            if reason is not None:
                refused.append(Refusal(ACTIVATE | slot, reason))
        if not g.movement:
            refused += [Refusal(MOVE | slot, NO_MOVEMENT) for slot, number in enumerate(e.members) if number]
        return refused

    def _refusal(self, g: GlenMore, e: Estate, slot: int, tile: int, reachable: bool) -> Reason | None:
        activation = g.kit.activations[tile]
        if activation is None:
            return NO_EFFECT
        if g.activated >> slot & 1:
            return ALREADY
        if not reachable:
            return NOT_A_NEIGHBOUR
        if not activation.ready(g, e, slot):
            return activation.refusal(g, e, slot)
        return None

    def title(self, g: GlenMore) -> Msg:
        return Msg("ask-activate", {"movement": g.movement})


ACTIVATE_TILES: Final = Activate()
