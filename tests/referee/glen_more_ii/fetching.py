"""Munro: a tile from the discard pile (GM2-DOM-18)."""

from __future__ import annotations

from tests.referee.asking import Play
from tests.referee.glen_more_ii import activating, placing, turn, window
from tests.referee.glen_more_ii.table import Table


def fetch(t: Table) -> Play:
    def choices() -> list[str]:
        return [f"fetch {tile}" for tile in t.discards if t.type_of(tile) == "person" or placing.places(t, tile)]

    answer = yield from window.window(t, "fetch-tile", choices, window.BETWEEN)
    if not answer:
        return
    tile = answer.split(" ")[1]
    t.discards.remove(tile)
    spot = t.turn.spot
    yield from turn.use(t, tile)
    if t.type_of(tile) != "person":
        yield from activating.activations(t, "pass")
    t.turn.spot = spot
