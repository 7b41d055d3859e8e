"""A turn: move the merchant, resolve the tile, see who is behind (GLA-TURN, GLA-MOVE, GLA-ORDER)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glasgow.build import Architect
from hindmost.games.glasgow.contracts import OPTIONS, UseContract, already_used
from hindmost.games.glasgow.kit import ARCHITECTS, DOUBLE, RING
from hindmost.games.glasgow.state import ARCHITECT, Glasgow
from hindmost.games.glasgow.verbs import END, GO
from hindmost.kernel.frames import Frame, Refusal
from hindmost.kernel.messages import Reason

OCCUPIED: Final = Reason("reason-contract-occupied", "GLA-MOVE-03")
OWN_TILE: Final = Reason("reason-own-tile", "GLA-MOVE-06")


class Move(Frame[Glasgow]):
    """Clockwise to any tile but the own one and the other's contract (GLA-MOVE-01 to 06).

    What follows lies above `NextTurn` at the bottom of the stack, so that a turn is ended by dropping it.
    """

    __slots__ = ()

    def ask(self, g: Glasgow) -> list[int] | None:
        here = g.merchants[g.active]
        other = g.merchants[1 - g.active]
        targets = [(here + steps) % RING for steps in range(1, RING)]
        return [GO | space for space in targets if space != other or g.ring[space] == ARCHITECT]

    def choose(self, g: Glasgow, choice: int) -> None:
        seat = g.active
        space = choice & 0xFF
        steps = (space - g.merchants[seat]) % RING
        twice = int(g.is_doubled(seat))
        g.merchants[seat] = space
        g.note("went", seat, space, steps)
        g.stack.append(NextTurn(steps))
        g.stack.append(END_TURN)
        if g.ring[space] == ARCHITECT:
            g.stack.append(Architect(ARCHITECTS.index(space), 1, twice))
        elif g.kit.contract_kinds[g.ring[space]] == DOUBLE:
            g.note("doubled", seat)
        else:
            g.stack.extend([UseContract(space)] * (1 + twice))

    def refusals(self, g: Glasgow) -> list[Refusal]:
        here = g.merchants[g.active]
        other = g.merchants[1 - g.active]
        refused = [Refusal(GO | here, OWN_TILE)]
        if other != here and g.ring[other] != ARCHITECT:
            refused.append(Refusal(GO | other, OCCUPIED))
        return refused


class EndTurn(Frame[Glasgow]):
    """Nothing is final before the player says so."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("next-turn",)

    def ask(self, g: Glasgow) -> list[int] | None:
        return [END]

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        return END

    def refusals(self, g: Glasgow) -> list[Refusal]:
        contract = g.ring[g.merchants[g.active]]
        kind = g.kit.contract_kinds[contract]
        if contract == ARCHITECT or kind == DOUBLE:
            return []
        return [Refusal(choice, already_used(kind)) for choice in OPTIONS[kind](g)]


class NextTurn(Frame[Glasgow]):
    """Who is further back after a move of so many steps takes the next turn (GLA-ORDER-03)."""

    __slots__ = ("steps",)

    shape: ClassVar[dict[str, str]] = {"steps": "steps"}
    within: ClassVar[tuple[str, ...]] = ("move",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, g: Glasgow) -> None:
        g.begin_turn(1 - g.active if self.passes(g) else g.active)
        g.push_plan("turn")

    def passes(self, g: Glasgow) -> bool:
        """Whether the move went past the other merchant, so that the other player is next."""
        return self.steps > self.old_gap(g)

    def old_gap(self, g: Glasgow) -> int:
        """The gap before the move."""
        return (g.gap() + self.steps) % RING


MOVE: Final = Move()
END_TURN: Final = EndTurn()
