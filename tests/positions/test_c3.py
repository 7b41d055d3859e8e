"""Positions of Chronicle 3, Ol' Jamey's Single Cask Reserve, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from tests.chronicles.cellars import KEY, casks
from tests.chronicles.test_c3 import PULTENEY_NEXT, beside
from tests.chronicles.test_c3_sale import AHEAD
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, glen_more_ii, of_part

TAKING: Final = Position(lambda: Scene(PULTENEY_NEXT, casks("1+3")).game)
STOPPED: Final = glen_more_ii(f"{AHEAD}; {casks('1+3')}---\n0 stop 4\nasks 0 sell-casks")
AT_THE_DISTILLERY: Final = Position(lambda: beside("a-pulteney", casks("1")).game)

part = of_part(KEY)
cellars: Final = Breaks("games/glen_more_ii/chronicles/c03_single_cask/cellars.py")
ONE_BARREL: Final = "a space of a cellar holds one barrel, and there are no spaces but those of the cards"

cellars.add(TAKING, part({"barrels.0": [3, 3]}), ONE_BARREL)
cellars.add(TAKING, part({"barrels.0": [3, 10]}), ONE_BARREL)
cellars.add(TAKING, part({"built.+": 0}), "there must be cellars for every player, and spaces for every Sale tile")
cellars.add(TAKING, part({"sold.+": 0}), "there must be cellars for every player, and spaces for every Sale tile")
cellars.add(TAKING, part({"built.0": 3}), "a player has from 1 to 3 cellars")
cellars.add(TAKING, part({"built.0": -1}), "a player has from 1 to 3 cellars")
cellars.add(TAKING, part({"bonus.1": 1}), "there cannot be so many barrels on c-single-cask-sale")
cellars.add(TAKING, part({"sold.2": 1}), "there cannot be so many barrels on d-single-cask-sale")
cellars.add(STOPPED, part({"sold.0": 3}), "there cannot be so many barrels on b-single-cask-sale")
cellars.add(TAKING, part({"barrels.0": [1, 4]}), "seat 0 has a barrel in a cellar that is not built")
cellars.add(TAKING, part({"barrels.0": [1]}), "seat 0 has 2 barrels, but 1 in the cellars")
cellars.add(TAKING, part({"barrels.1": [0]}), "seat 1 has 0 barrels, but 1 in the cellars")

ageing: Final = Breaks("games/glen_more_ii/chronicles/c03_single_cask/ageing.py")

ageing.add(
    AT_THE_DISTILLERY,
    {"frames.^": ["either-use", 0]},
    "the frame 'either-use' is about a tile that does not offer two things",
)
ageing.add(
    AT_THE_DISTILLERY,
    {"frames.^": ["age-barrel", 9]},
    "the frame 'age-barrel' ages more often than any tile lets it",
)

building: Final = Breaks("games/glen_more_ii/chronicles/c03_single_cask/building.py")

building.add(
    AT_THE_DISTILLERY,
    {"frames.^": ["lay-cellar"], **part({"built.0": 2})},
    "the frame 'lay-cellar' builds a cellar that there is not",
)
building.add(
    AT_THE_DISTILLERY,
    {"frames.^": ["lay-cellar"], "active": -1},
    "the frame 'lay-cellar' builds a cellar that there is not",
)

sale: Final = Breaks("games/glen_more_ii/chronicles/c03_single_cask/sale.py")
NOTHING_SOLD: Final = "the frame 'sell-casks' sells where nothing is sold"

sale.add(STOPPED, {"frames.0.1": 3}, NOTHING_SOLD)
sale.add(STOPPED, {"frames.0.2": 0}, NOTHING_SOLD)
sale.add(STOPPED, {"frames.0.2": 4}, NOTHING_SOLD)
sale.add(STOPPED, {"rondel.pieces.0": 0}, NOTHING_SOLD)


@pytest.mark.parametrize("each", [*cellars.all, *ageing.all, *building.all, *sale.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
