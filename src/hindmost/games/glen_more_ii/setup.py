"""Set-up: seats by lot, coins by the order of play, the Die, the first tiles (GM2-SETUP)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.refill import Lay
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Msg
from hindmost.mechanics.coming import seat_comes
from hindmost.mechanics.track import OFF


class SeatOrder(Frame[GlenMoreII]):
    """Who stands on the next space is drawn, until all pawns stand (GM2-SETUP-04, 05)."""

    __slots__ = ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [seat for seat in range(g.table.seats) if g.track.pieces[seat] == OFF] or None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def choose(self, g: GlenMoreII, choice: int) -> None:
        place = standing(g)
        g.track.pieces[choice] = place
        g.estates[choice].coins = g.book.starting_coins[place]
        g.stack.append(self)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-seat-order", {"place": standing(g) + 1})

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return seat_comes(choice)


class PlaceDie(Frame[GlenMoreII]):
    """The Die stands in front of the pawns."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.track.pieces[g.table.seats] = standing(g)


class FillRondel(Frame[GlenMoreII]):
    """Tiles on all spaces but the one behind the first player (GM2-SETUP-09)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        last = len(g.track.tiles) - 1
        g.track.gap = last
        g.stack.append(Lay(0, last))


def standing(g: GlenMoreII) -> int:
    """How many pieces stand on the rondel already, and so the next free space."""
    return sum(space != OFF for space in g.track.pieces)


SEAT_ORDER: Final = SeatOrder()
PLACE_DIE: Final = PlaceDie()
FILL_RONDEL: Final = FillRondel()
