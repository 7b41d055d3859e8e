"""Munro: a tile from the discard pile (GM2-DOM-18)."""

from __future__ import annotations

from tests.referee.asking import Play
from tests.referee.glen_more_ii import activating, placing, turn, window
from tests.referee.glen_more_ii.table import Table


def fetch(t: Table) -> Play:
    def piles() -> list[list[str]]:
        return [t.discards, *(pile for part in t.parts for pile in part.piles(t))]

    def choices() -> list[str]:
        tiles = [tile for pile in piles() for tile in pile if tile not in t.places]
        return [f"fetch {tile}" for tile in tiles if not t.needs_place(tile) or placing.places(t, tile)]

    answer = yield from window.window(t, "fetch-tile", choices, window.BETWEEN)
    if not answer:
        return
    tile = answer.split(" ")[1]
    next(pile for pile in piles() if tile in pile).remove(tile)
    spot = t.turn.spot
    t.turn.fetching = True
    t.turn.within += 1
    yield from turn.use(t, tile)
    t.turn.fetching = False
    if t.needs_place(tile):
        yield from activating.activations(t, "pass")
    t.turn.within -= 1
    t.turn.spot = spot
