"""What everybody sees of the games."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Component, Json
from hindmost.mechanics.craft import name_of

from .games import BEYOND_VP, CABER, CHAMPIONS, FREE, MARKERS, POPULARITY, STONE, games, leaders, print_of
from .rising import rewards_left
from .shapes import ChronicleChampions, ChronicleGamesBoard
from .training import face_of, pending_levels


class GamesBoard(Component):
    """The rewards of the three tracks, and whose clan markers lie on the middle one."""

    name: ClassVar[str] = "games-board"
    shape: ClassVar[Any] = ChronicleGamesBoard

    def read(self, g: GlenMoreII, owner: int) -> Json:
        printed = print_of(g)
        tracks = (("caber", printed.tracks[CABER]), ("stone", printed.tracks[STONE]), ("centre", printed.centre))
        return {
            **{name: [prize.to_json(g.kit.lexicon) for prize in prizes] for name, prizes in tracks},
            "taken": [None if seat == FREE else seat for seat in games(g).centre],
            "leading": [leaders(games(g), champion) for champion in range(len(CHAMPIONS))],
            "beyond": BEYOND_VP,
        }


class Champions(Component):
    """The levels of a player's champions, and where the markers lie."""

    name: ClassVar[str] = "champions"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = ChronicleChampions

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = games(g)
        cells = g.estates[owner].ground.cells
        markers = part.markers[owner]
        return {
            "caber": part.levels[owner][CABER],
            "stone": part.levels[owner][STONE],
            "markers": [name_of(cells[slot]) for slot in markers],
            "faces": [CHAMPIONS[face_of(g, owner, slot)] for slot in markers],
            "left": MARKERS - len(markers),
            "rewards": rewards_left(g, owner),
        }


class Trained(Component):
    """The level that a champion of a player comes to by all that has been placed, also where it has not risen yet: so
    the preview of a placement says what it trains."""

    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = int

    champion: ClassVar[int] = CABER

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return games(g).levels[owner][self.champion] + pending_levels(g, owner)[self.champion]


class TrainedCaber(Trained):
    name: ClassVar[str] = CHAMPIONS[CABER]


class TrainedStone(Trained):
    name: ClassVar[str] = CHAMPIONS[STONE]
    champion: ClassVar[int] = STONE


class PopularityTokens(Component):
    """How many a player has."""

    name: ClassVar[str] = POPULARITY
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = int

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return games(g).popularity[owner]
