"""Positions of Chronicle 5: which haggis tokens lie where, and the ends of stacks and of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import TOKENS, Tables
from tests.glen_more_ii_scenario import Scene

KEY: Final = "haggis"
INN: Final = "chronicles 5; rondel: 0 1 2 a-drovers-inn * * * * * * * * * -; seat 0; 0,0: wood 1"
"""Seat 0 may take an inn from space 3, and pay for it."""
END_OF_B: Final = "chronicles 5; rondel: 0 1 2 s-inshriach * * * * * * * * * -; stack B: b-plockton"
"""Seat 0 may take a tile from space 3; after its turn the last tile of stack B is laid."""
END_OF_GAME: Final = "chronicles 5; rondel: 0 * 1:worlds-end - - - - - - - - - - -; gap 13; stack D:"
"""Seat 1 stands on World's End, and seat 0 may join it."""

FULL: Final = (1, 1, 2, 2, 3)

Tokens = Sequence[int]


def dinner(*position: str, tables: Sequence[Tokens] = (), shown: Tokens = (1, 3), arrivals: Tokens = ()) -> Scene:
    """A position with these tokens face up in the supply and on the tables, by seat; the others are face down."""
    scene = Scene(*position)
    assert scene.waiting is not None
    part = scene.table.slice_of(scene.waiting, KEY)
    assert isinstance(part, Tables)
    part.shown, part.arrivals = sorted(shown), list(arrivals)
    for seat, tokens in enumerate(tables):
        part.tables[seat] = sorted(tokens)
    part.hidden = sorted(TOKENS)
    for value in [*part.shown, *(value for table in part.tables for value in table)]:
        part.hidden.remove(value)
    return scene


def at_the_inn(*position: str, tables: Sequence[Tokens] = (), shown: Tokens = (1, 3)) -> Scene:
    """Seat 0 has just placed an inn and gains a token."""
    scene = dinner(INN, *position, tables=tables, shown=shown)
    scene.follow("0 take 3", "0 place 0,1")
    return scene


def scoring(rolls: str, *position: str, tables: Sequence[Tokens] = (), shown: Tokens = (1, 3)) -> Scene:
    """The haggis scoring of stack B with these rolls, up to the first question after them."""
    scene = dinner(END_OF_B, *position, tables=tables, shown=shown)
    scene.follow(f"draw haggis die: {rolls}", "0 take 3", "0 place 0,1", "0 end")
    return scene


def last_scoring(
    rolls: str, *position: str, tables: Sequence[Tokens] = (), shown: Tokens = (1, 3), game: str = END_OF_GAME
) -> Scene:
    """The haggis scoring after the final scoring with these rolls, up to the first question after them."""
    scene = dinner(game, *position, tables=tables, shown=shown, arrivals=[1])
    scene.follow(f"draw haggis die: {rolls}", "0 stop 2")
    return scene


def haggis_vp(scene: Scene) -> dict[int, int]:
    """By seat: what haggis has given."""
    awards = [award for award in scene.game.score_sheet() if award.source == "score-haggis"]
    return {award.seat: award.vp for award in awards}
