"""Set-up: the ring, the offers, the first player (GLA-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glasgow.coming import building_comes, contract_comes
from hindmost.games.glasgow.kit import ARCHITECTS
from hindmost.games.glasgow.state import ARCHITECT, Glasgow
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.wording import player_message


class LayRing(Frame[Glasgow]):
    """Contracts are drawn onto the positions between the architects (GLA-SETUP-03)."""

    __slots__ = ()

    def ask(self, g: Glasgow) -> list[int] | None:
        return g.box if self._next(g) >= 0 else None

    def seat(self, g: Glasgow) -> int:
        return NATURE

    def stream(self, g: Glasgow) -> str:
        return "contracts"

    def choose(self, g: Glasgow, choice: int) -> None:
        ring = g.ring[:]
        ring[self._next(g)] = choice
        g.ring = ring
        g.box = [contract for contract in g.box if contract != choice]
        g.stack.append(self)

    def title(self, g: Glasgow) -> Msg:
        return Msg("ask-lay-ring", {"position": self._next(g)})

    def comes(self, g: Glasgow, choice: int) -> Coming:
        return contract_comes(g, choice)

    def _next(self, g: Glasgow) -> int:
        free = (n for n, tile in enumerate(g.ring) if tile == ARCHITECT and n not in ARCHITECTS)
        return next(free, -1)


class DealOffers(Frame[Glasgow]):
    """Two buildings to each architect (GLA-SETUP-06)."""

    __slots__ = ()

    def run(self, g: Glasgow) -> None:
        g.push([Deal(architect) for architect in range(len(ARCHITECTS))])


class Deal(Frame[Glasgow]):
    """Draw buildings for an architect until the offer is full; an empty pile is made anew (GLA-BUILD-04, 05)."""

    __slots__ = ("architect",)

    shape: ClassVar[dict[str, str]] = {"architect": "architect"}
    within: ClassVar[tuple[str, ...]] = ("architect", "offers")

    def __init__(self, architect: int) -> None:
        self.architect = architect

    def ask(self, g: Glasgow) -> list[int] | None:
        if len(g.offers[self.architect]) >= g.kit.offer:
            return None
        return g.pile or g.discards

    def seat(self, g: Glasgow) -> int:
        return NATURE

    def stream(self, g: Glasgow) -> str:
        return "buildings"

    def choose(self, g: Glasgow, choice: int) -> None:
        draw(g, choice)
        g.offers[self.architect] = [*g.offers[self.architect], choice]
        g.note("offered", NATURE, choice, self.architect + 1)
        g.stack.append(self)

    def title(self, g: Glasgow) -> Msg:
        return Msg("ask-deal", {"architect": self.architect + 1})

    def comes(self, g: Glasgow, choice: int) -> Coming:
        return building_comes(g, choice)


def draw(g: Glasgow, building: int) -> None:
    """Take a building from the pile, or from the discards if these had to become the pile."""
    if not g.pile:
        g.pile = g.discards
        g.discards = []
    g.pile = [other for other in g.pile if other != building]


class FirstPlayer(Frame[Glasgow]):
    """Who begins, by lot unless the table has agreed on it (GLA-SETUP-09)."""

    __slots__ = ()

    def ask(self, g: Glasgow) -> list[int] | None:
        agreed = g.table.options["first"]
        return [0, 1] if agreed == "random" else None

    def seat(self, g: Glasgow) -> int:
        return NATURE

    def stream(self, g: Glasgow) -> str:
        return "first"

    def choose(self, g: Glasgow, choice: int) -> None:
        g.begin_turn(choice)

    def comes(self, g: Glasgow, choice: int) -> Coming:
        return Coming(f"seat {choice}", player_message(choice), None, (f"seat:{choice}",))

    def run(self, g: Glasgow) -> None:
        g.begin_turn(int(g.table.options["first"]))


LAY_RING: Final = LayRing()
DEAL_OFFERS: Final = DealOffers()
FIRST_PLAYER: Final = FirstPlayer()
