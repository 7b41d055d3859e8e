"""Set-up: seats by lot, pawns and Die on the rondel, the first tiles (GM1-SETUP)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more.refill import Lay
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.coming import seat_comes
from hindmost.mechanics.track import OFF


class SeatOrder(Frame[GlenMore]):
    """Who stands on the next space is drawn, until all pawns stand (GM1-SETUP-04)."""

    __slots__ = ()

    def ask(self, g: GlenMore) -> list[int] | None:
        waiting = [seat for seat in range(g.table.seats) if g.track.pieces[seat] == OFF]
        return waiting or None

    def seat(self, g: GlenMore) -> int:
        return NATURE

    def choose(self, g: GlenMore, choice: int) -> None:
        g.track.pieces[choice] = _standing(g)
        g.stack.append(self)

    def title(self, g: GlenMore) -> Msg:
        return Msg("ask-seat-order", {"place": _standing(g) + 1})

    def comes(self, g: GlenMore, choice: int) -> Coming:
        return seat_comes(choice)


class FillRondel(Frame[GlenMore]):
    """The Die in front of the pawns, then tiles on all spaces but the one behind the start player."""

    __slots__ = ()

    def run(self, g: GlenMore) -> None:
        for piece in range(g.table.seats, len(g.track.pieces)):
            g.track.pieces[piece] = piece
        last = len(g.track.tiles) - 1
        g.track.gap = last
        g.stack.append(Lay(_standing(g), last, 0))


def _standing(g: GlenMore) -> int:
    """How many pieces stand on the rondel already, and so the next free space."""
    return sum(space != OFF for space in g.track.pieces)


SEAT_ORDER: Final = SeatOrder()
FILL_RONDEL: Final = FillRondel()
