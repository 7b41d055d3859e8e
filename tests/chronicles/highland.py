"""Positions of Chronicle 10: where the champions stand, and where their markers lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import KEY, Games
from hindmost.kernel.messages import Json
from tests.glen_more_ii_scenario import Scene
from tests.scenario_lines import cell_of


def next_tile(tile: str, end: str = "") -> str:
    """Seat 0 may take the tile from space 3."""
    return f"chronicles 10; rondel: 0 1 2 {tile} * * * * * * * * * -{end}"


WOOD: Final = next_tile("s-inshriach")
CATTLE: Final = next_tile("s-lochridge")
VILLAGE: Final = next_tile("a-halkirk")
TOURNAMENT: Final = next_tile("a-tournament")
END_OF_A: Final = next_tile("s-inshriach", "; stack A: a-dornie")
"""After seat 0's turn the last tile of stack A is laid."""
END_OF_GAME: Final = "chronicles 10; rondel: 0 * 1:worlds-end - - - - - - - - - - -; gap 13; stack D:"


def at_games(
    *position: str,
    levels: Sequence[Sequence[int]] = (),
    markers: Mapping[int, Sequence[str]] = {},
    popularity: Sequence[int] = (),
    taken: Mapping[int, int] = {},
) -> Scene:
    """A position with these levels, markers on these cells by seat, popularity, and rewards taken by level."""
    scene = Scene(*position)
    assert scene.waiting is not None
    part = scene.table.slice_of(scene.waiting, KEY)
    assert isinstance(part, Games)
    for seat, each in enumerate(levels):
        part.levels[seat] = list(each)
    for seat, cells in markers.items():
        slots = scene.waiting.estates[seat].ground.slot_at
        part.markers[seat] = sorted(slots[cell_of(cell)] for cell in cells)
        part.begun[seat] = 1
    for seat, number in enumerate(popularity):
        part.popularity[seat] = number
    for level, seat in taken.items():
        part.centre[level - 1] = seat
    return scene


def part_of(scene: Scene) -> Games:
    part = scene.part(KEY)
    assert isinstance(part, Games)
    return part


def champions(scene: Scene, seat: int = 0) -> Json:
    return scene.game.view(seat)["seats"][seat]["champions"]


def won(scene: Scene, source: str) -> dict[int, int]:
    """By seat: the VP of all awards of this source."""
    found: dict[int, int] = {}
    for award in scene.game.score_sheet():
        if award.source == source:
            found[award.seat] = found.get(award.seat, 0) + award.vp
    return found
