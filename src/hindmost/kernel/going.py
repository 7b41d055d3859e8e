"""How far pieces have gone: time, in a game in which whoever is hindmost acts."""

from __future__ import annotations

from hindmost.kernel.state import State


class Going:
    """The spaces that each seat's piece has gone since the first look.

    Look once a turn at least: a piece that has gone right round the track in between has not moved at all.
    """

    __slots__ = ("gone", "last")

    def __init__(self, g: State) -> None:
        self.last = [g.place(seat) for seat in range(g.table.seats)]
        self.gone = [0] * g.table.seats

    def look(self, g: State) -> list[int]:
        """By seat: how far it has gone so far. A piece that comes onto the track starts there."""
        spaces = g.spaces()
        for seat, before in enumerate(self.last):
            now = g.place(seat)
            if now >= 0 and before >= 0:
                self.gone[seat] += (now - before) % spaces
            self.last[seat] = now if now >= 0 else before
        return self.gone
