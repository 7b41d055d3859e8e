"""Positions of Chronicle 2, Highlander, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import KEY
from tests.chronicles.test_c2 import AT_START, on_mountain
from tests.positions.breaking import Break, Breaks, glen_more_ii, of_part

AHEAD: Final = glen_more_ii(f"{AT_START}; {on_mountain(2, 1)}")

mountain: Final = Breaks("games/glen_more_ii/chronicles/c02_highlander/mountain.py")
part = of_part(KEY)

mountain.add(AHEAD, part({"goods.+": 0}), "the goods on the Mountain cannot be read")
mountain.add(AHEAD, part({"goods.0": -1}), "the goods on the Mountain cannot be read")
mountain.add(
    AHEAD,
    {"rondel.tiles.11": "a-castle-stalker", "stacks.1.-": ["a-castle-stalker"], "discards.+": "mountain"},
    "the Mountain is not on the rondel",
)
mountain.add(AHEAD, part({"goods.5": 1}), "what lies on the Mountain cannot be")
mountain.add(AHEAD, part({"coins": -1}), "what lies on the Mountain cannot be")


@pytest.mark.parametrize("each", mountain.all, ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
