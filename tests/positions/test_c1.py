"""Positions of Chronicle 1, The Dragon Boat Races, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost import new_game
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import TOKENS
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import KEY
from tests.chronicles.test_c1 import PASSED, RONDEL, before_start, racing
from tests.chronicles.test_c1_rewards import looking
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, of_part


def crossed() -> Scene:
    """Seat 0 has taken a tile beyond Race Start."""
    scene = before_start()
    scene.follow("0 take 4", "asks 0 place")
    return scene


RACING: Final = Position(lambda: Scene(RONDEL[3], PASSED, racing(3, ("coins-2", "", "", ""))).game)
BEFORE: Final = Position(lambda: before_start().game)
CROSSED: Final = Position(lambda: crossed().game)
LOOKING: Final = Position(lambda: looking("coins-2 vp-3").game)
AT_START: Final = Position(lambda: new_game("glen-more-ii", 3, (1,), seed=1))

race: Final = Breaks("games/glen_more_ii/chronicles/c01_dragon_boats/race.py")
part = of_part(KEY)

race.add(RACING, part({"rivers.+": 0}), "there must be 3 boats and 4 castles")
race.add(RACING, part({"castles.+": []}), "there must be 3 boats and 4 castles")
race.add(RACING, part({"places.0": 9}), "the boat of seat 0 is not on a river")
race.add(RACING, part({"rivers.0": 4}), "the boat of seat 0 is not on a river")
race.add(RACING, part({"box": TOKENS[-3:]}), "3 reward tokens lie on a castle at first, and the others in the box")
race.add(
    RACING,
    part({"castles.1": [4, 4, 4, 5]}),
    "3 reward tokens lie on a castle at first, and the others in the box",
)
race.add(RACING, part({"castles.1": [7, 7]}), "there are reward tokens that are not in the box")
race.add(AT_START, part({"started": 1}), "the race cannot have started before Race Start was laid")
race.add(RACING, part({"started": 2}), "the race cannot have started before Race Start was laid")
race.add(RACING, part({"started": 0}), "somebody has passed Race Start, but the race has not started")
race.add(CROSSED, part({"started": 0}), "somebody has passed Race Start, but the race has not started")
race.add(RACING, part({"home": [3]}), "a result of the race belongs to a seat that cannot have it")
race.add(RACING, part({"home": [1, 1]}), "a result of the race belongs to a seat that cannot have it")
race.add(RACING, part({"home": [0, 1, 2]}), "a result of the race belongs to a seat that cannot have it")
race.add(RACING, part({"home": [0], "places.0": 0}), "a boat that must be at home is not")
race.add(BEFORE, part({"places.0": 0}), "a boat that must be at home is not")
race.add(RACING, part({"home": [0, 1], "last": [2], "places.2": 0}), "a boat that must be at home is not")
race.add(RACING, part({"home": [0, 1]}), "whoever is not home when the race is over has a Last card")
race.add(RACING, part({"home": [0], "last": [1, 2]}), "there is a Last card while the race goes on")
race.add(BEFORE, part({"home": [1]}), "there are results, but the race has not started")

rewards: Final = Breaks("games/glen_more_ii/chronicles/c01_dragon_boats/rewards.py")
NOT_THERE: Final = "the frame 'look-at-tokens' looks at reward tokens that are not there"

rewards.add(LOOKING, part({"rivers.0": 0}), NOT_THERE)
rewards.add(LOOKING, part({"castles.1": []}), NOT_THERE)


@pytest.mark.parametrize("each", [*race.all, *rewards.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
