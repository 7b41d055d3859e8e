"""Personal discard piles, as long as Leftovers is among the open cards (C7-20 to 24)."""

from typing import Any

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame, Listener

from .council import council, keeps_piles


class OntoPile(Listener[GlenMoreII]):
    """What a player's move discards is that player's; what the Die's does is nobody's."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        part = council(g)
        if owner >= 0 and keeps_piles(g):
            part.piles[owner] = [*part.piles[owner], a]
        return []


class OffPile(Listener[GlenMoreII]):
    """A tile that is fetched no longer counts for whoever discarded it (C7-21)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        part = council(g)
        for seat, pile in enumerate(part.piles):
            if a in pile:
                part.piles[seat] = [tile for tile in pile if tile != a]
        return []
