"""A turn: move the merchant, resolve the tile, see who is behind (GLA-TURN, GLA-MOVE, GLA-ORDER)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glasgow.build import Architect
from hindmost.games.glasgow.contracts import UseContract
from hindmost.games.glasgow.kit import ARCHITECTS, DOUBLE, RING
from hindmost.games.glasgow.state import ARCHITECT, Glasgow
from hindmost.games.glasgow.verbs import END, GO
from hindmost.kernel.frames import Frame, Refusal
from hindmost.kernel.messages import Reason

OCCUPIED: Final = Reason("reason-contract-occupied", "GLA-MOVE-03")
OWN_TILE: Final = Reason("reason-own-tile", "GLA-MOVE-06")


class Move(Frame[Glasgow]):
    """Clockwise to any tile but the own one and the other's contract (GLA-MOVE-01 to 06)."""

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
        g.merchants[seat] = space
        g.ended = False
        g.note("went", seat, space, steps)
        twice = g.doubled >> seat & 1
        g.doubled &= ~(1 << seat)
        g.stack.append(NextTurn(steps))
        g.stack.append(END_TURN)
        if g.ring[space] == ARCHITECT:
            g.stack.append(Architect(ARCHITECTS.index(space), 1, twice))
        elif g.kit.contract_kinds[g.ring[space]] == DOUBLE:
            g.doubled |= 1 << seat
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
    """Nothing is final before the player says so; asked only if the turn has not been ended already."""

    __slots__ = ()

    def ask(self, g: Glasgow) -> list[int] | None:
        return None if g.ended else [END]

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        return END


class NextTurn(Frame[Glasgow]):
    """Who is further back after a move of so many steps takes the next turn (GLA-ORDER-03)."""

    __slots__ = ("steps",)

    shape = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def fields(self) -> tuple[int, ...]:
        return (self.steps,)

    def run(self, g: Glasgow) -> None:
        if self.steps > g.gap:
            g.active = 1 - g.active
            g.gap = self.steps - g.gap
        else:
            g.gap -= self.steps
        g.push_plan("turn")


MOVE: Final = Move()
END_TURN: Final = EndTurn()
