"""Effects that work from the moment they are gained: a chronicle asks here for those that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hindmost.mechanics.effects import Effect

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


def lasting(g: GlenMoreII, seat: int) -> list[Effect]:
    """What the landmark cards and the clan domains of a seat do from then on."""
    cards = [g.kit.card_effects[card] for card in g.estates[seat].cards]
    domains = [g.book.powers[domain] for domain in g.clans.markers[seat]]
    return [effect for effect in (*cards, *domains) if effect is not None]
