"""Whoever is hindmost acts: a player takes a turn, the Die is rolled (GM1-TURN, GM1-DIE)."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame, Window
from hindmost.kernel.hooks import Actor
from hindmost.kernel.messages import Msg
from hindmost.mechanics.coming import die_comes
from hindmost.mechanics.track import SPACES
from hindmost.mechanics.verbs import TAKE

TAKES: Final[list[Any]] = [TAKE | space for space in SPACES]
"""By space: the choice to take its tile."""


class NextActor(Frame[GlenMore]):
    """Find the hindmost piece and let it act (GM1-TURN-03)."""

    __slots__ = ()

    def run(self, g: GlenMore) -> None:
        piece = g.track.hindmost()
        g.table.actors[piece].begin(g, piece)


class Pawn(Actor[GlenMore]):
    """A player's pawn: its owner takes a turn."""

    __slots__ = ()

    def begin(self, g: GlenMore, piece: int) -> None:
        g.begin_turn(piece)
        g.push_plan("turn")


class Die(Actor[GlenMore]):
    """The Die of games for two or three: rolled, it takes away a tile (GM1-DIE)."""

    __slots__ = ()

    def begin(self, g: GlenMore, piece: int) -> None:
        g.begin_turn(NATURE)
        g.push_plan("die")


class Take(Window[GlenMore]):
    """Step 1: the pawn advances to a tile of the player's choice (GM1-TURN-04, 05)."""

    __slots__ = ()

    def ask(self, g: GlenMore) -> list[int] | None:
        return g.track.ahead(g.active, TAKES)

    def choose(self, g: GlenMore, choice: int) -> None:
        space = choice & 0xFF
        g.hand = g.track.advance(g.active, space)
        g.note("took", g.active, g.hand, space)

    def title(self, g: GlenMore) -> Msg:
        return Msg("ask-take", {})


class RollDie(Frame[GlenMore]):
    """The Die moves to the n-th tile in front of it and takes it out of the game (GM1-DIE-02, 03)."""

    __slots__ = ()

    def ask(self, g: GlenMore) -> list[int] | None:
        return g.kit.die_faces

    def seat(self, g: GlenMore) -> int:
        return NATURE

    def stream(self, g: GlenMore) -> str:
        return "die"

    def choose(self, g: GlenMore, choice: int) -> None:
        die = g.table.seats
        space = g.track.ahead(die)[choice - 1]
        tile = g.track.advance(die, space)
        g.discards.append(tile)
        g.note("rolled", NATURE, choice, tile, space)

    def comes(self, g: GlenMore, choice: int) -> Coming:
        return die_comes(choice)


NEXT_ACTOR: Final = NextActor()
TAKE_TILE: Final = Take()
ROLL_DIE: Final = RollDie()
