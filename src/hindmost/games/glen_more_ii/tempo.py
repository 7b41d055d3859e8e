"""What follows if the turn ends as it stands: for views, and for whoever looks ahead."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.refill import FIRST_SCORED, left_behind, next_gap
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Json
from hindmost.kernel.views import Component
from hindmost.mechanics import shapes
from hindmost.mechanics.track import NO_TILE


class Tempo(Component):
    """Who acts in which order, what is left behind, what is drawn, and whether there is a scoring."""

    name: ClassVar[str] = "tempo"
    shape: ClassVar[Any] = shapes.Tempo

    def read(self, g: GlenMoreII, owner: int) -> Json:
        final = g.everybody_finished()
        left = left_behind(g)
        drawn = 0 if final else _drawn(g, left)
        return {
            "order": [] if final else [{"piece": piece, "turns": turns} for piece, turns in prospects(g)],
            "left": left,
            "drawn": drawn,
            "scoring": final or _emptied(g, drawn),
            "final": final,
        }


def prospects(g: GlenMoreII) -> list[tuple[int, int]]:
    """The pieces that still act, hindmost first, each with the most turns it can have before the next one must act."""
    track = g.track
    spaces = len(track.tiles)
    order = [piece for piece in track.order() if not g.has_finished(piece)]
    following = [track.pieces[piece] for piece in order[1:]] + [track.gap]
    found = []
    for piece, end in zip(order, following, strict=False):
        turns = 1
        for step in range(1, (end - track.pieces[piece]) % spaces):
            space = (track.pieces[piece] + step) % spaces
            tile = track.tiles[space]
            if tile == g.book.worlds_end:
                break
            turns += tile != NO_TILE and g.table.actors[piece].reaches(g, space)
        found.append((piece, turns))
    return found


def _drawn(g: GlenMoreII, left: list[int]) -> int:
    """How many tiles a refill lays: one on every space that is empty by then, while there are any."""
    track = g.track
    spaces = len(track.tiles)
    places = ((track.gap + step) % spaces for step in range((next_gap(g) - track.gap) % spaces))
    empty = sum((track.tiles[at] == NO_TILE or at in left) and at not in track.pieces for at in places)
    return min(empty, sum(map(len, g.stacks)))


def _emptied(g: GlenMoreII, drawn: int) -> bool:
    """Whether drawing so many tiles empties a stack after which there is a scoring."""
    for number, stack in enumerate(g.stacks[:-1]):
        if drawn < len(stack):
            return False
        if stack and number >= FIRST_SCORED:
            return True
        drawn -= len(stack)
    return False
