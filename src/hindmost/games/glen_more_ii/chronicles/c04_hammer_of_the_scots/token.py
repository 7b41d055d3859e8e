"""The England token changes hands (C4-06, 07)."""

from __future__ import annotations

from typing import Any

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame, Listener

from .england import CARDS, NOBODY, england, piece_of


class FirstToPass(Listener[GlenMoreII]):
    """The first player whose pawn crosses the Englishman takes the token; the Die does not (C4-08)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if a < g.table.seats and england(g).holder == NOBODY and g.track.pieces[piece_of(g)] == b:
            give(g, owner)
        return []


class WithTheCard(Listener[GlenMoreII]):
    """Whoever gains one of the four landmark cards takes the token at once."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if g.kit.card_ids[a] in CARDS:
            give(g, owner)
        return []


def give(g: GlenMoreII, seat: int) -> None:
    if england(g).holder != seat:
        england(g).holder = seat
        g.note("england-token", seat)
