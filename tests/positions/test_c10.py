"""Positions of Chronicle 10, Of Stones and Cabers, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import KEY
from tests.chronicles.highland import TOURNAMENT, VILLAGE, at_games, next_tile
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, of_part

TERRITORY: Final = "seat 0; 0,1: a-dornie; -1,1: s-inshriach; 1,1: s-lochridge"


def lochy() -> Scene:
    """Loch Lochy gives resources, and then a champion is to train."""
    scene = at_games(next_tile("a-loch-lochy"), "seat 0; 0,1: s-inshriach", markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place -1,0", "asks 0 choose-goods")
    return scene


def rising() -> Scene:
    scene = at_games(TOURNAMENT)
    scene.follow("0 take 3", "0 contest both", "asks 0 levels")
    return scene


def reached() -> Scene:
    scene = at_games(VILLAGE, "seat 0; 0,1: s-inshriach", markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place -1,0", "asks 0 reached")
    return scene


TAKING: Final = Position(
    lambda: at_games(TOURNAMENT, TERRITORY, levels=[[3, 1]], markers={0: ["-1,1", "1,1"]}, taken={3: 0}).game
)
TRAINING: Final = Position(lambda: lochy().game)
RISING: Final = Position(lambda: rising().game)
REACHED: Final = Position(lambda: reached().game)

part = of_part(KEY)
board: Final = Breaks("games/glen_more_ii/chronicles/c10_stones_and_cabers/check.py")

PLAYERS: Final = "there must be 3 players at the games"
LEVELS: Final = "each player has 2 champions on levels from 0 to 5"
CENTRE: Final = "the centre track has 5 rewards, each there or taken by a player"
MARKERS: Final = "a player has 2 champion markers, each on a tile of its own"

board.add(TAKING, part({"levels.+": [0, 0]}), PLAYERS)
board.add(TAKING, part({"markers.+": []}), PLAYERS)
board.add(TAKING, part({"begun.+": 0}), PLAYERS)
board.add(TAKING, part({"popularity.+": 0}), PLAYERS)
board.add(TAKING, part({"levels.1": [0]}), LEVELS)
board.add(TAKING, part({"levels.1": [0, 6]}), LEVELS)
board.add(TAKING, part({"levels.1": [-1, 0]}), LEVELS)
board.add(TAKING, part({"centre.+": -1}), CENTRE)
board.add(TAKING, part({"centre.0": 3}), CENTRE)
board.add(TAKING, part({"popularity.2": -1}), "popularity cannot be negative")
board.add(TAKING, part({"centre.0": 0}), "seat 0 has taken 2 rewards of the centre track")
board.add(TAKING, part({"centre.0": 1}), "seat 1 has a reward of a level that no champion has reached")
board.add(TAKING, part({"markers.0": [4, 3]}), MARKERS)
board.add(TAKING, part({"markers.0": [3, 3]}), MARKERS)
board.add(TAKING, part({"markers.0": [2, 3, 4]}), MARKERS)
board.add(TAKING, part({"markers.0": [3, 5]}), "a champion marker lies where no tile is")
board.add(TAKING, part({"begun.0": 0}), "a champion marker lies there before the first resource tile")
board.add(TAKING, part({"begun.1": 2}), "a champion marker lies there before the first resource tile")
board.add(TAKING, part({"markers.0": [2]}), "a champion marker lies on what is no resource tile")
board.add(
    TAKING,
    {"estates.0.territory.4.cell": "0,2"},
    "two champion markers are too near each other",
)

levels: Final = Breaks("games/glen_more_ii/chronicles/c10_stones_and_cabers/rising.py")

levels.add(RISING, {"frames.0": ["levels", 0, 0, 0, 0]}, "the frame 'levels' raises no champion")
levels.add(
    REACHED,
    part({"levels.0": [0, 0]}),
    "the frame 'reached' is about a level that no champion has reached",
)

trained: Final = Breaks("games/glen_more_ii/chronicles/c10_stones_and_cabers/training.py")


trained.add(
    TRAINING,
    {"frames.1": ["training", 3, 2, 1]},
    "the frame 'training' trains more champions than there are markers",
)


@pytest.mark.parametrize("each", [*board.all, *levels.all, *trained.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
