"""What the Glen More games read and check alike."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.mechanics.cells import MIDDLE
from tests.positions.breaking import Break, Breaks, glen_more, glen_more_ii

TAKING: Final = glen_more_ii("rondel: 0 1 2; seat 0: coins 3; 0,1: s-inshriach")
GLEN_MORE: Final = glen_more("seats 4")

cells: Final = Breaks("mechanics/cells.py")

cells.add(TAKING, {"estates.0.territory.2.cell": "north"}, "'north' is not a cell; cells are written like '1,-2'")
cells.add(TAKING, {"estates.0.territory.2.cell": None}, "None is not a cell; cells are written like '1,-2'")
for far in (f"{MIDDLE},0", f"0,{MIDDLE}", f"-{MIDDLE},0", f"0,-{MIDDLE}"):
    cells.add(TAKING, {"estates.0.territory.2.cell": far}, f"the cell {far!r} is too far away")

checks: Final = Breaks("mechanics/checks.py")
ROWS: Final = "the market must have 5 rows of 0 to 3 filled spaces"

checks.add(TAKING, {"market.0": 4}, ROWS)
checks.add(TAKING, {"market.4": -1}, ROWS)
checks.add(TAKING, {"market.+": 0}, ROWS)
checks.add(TAKING, {"estates.1.vp": 3}, "the victory points of seat 1 are not those on the score sheet")
checks.add(
    TAKING,
    {"sheet.+": [1, 3, "score-whisky", "GM2-SCORE-01", 0]},
    "the victory points of seat 1 are not those on the score sheet",
)
checks.add(
    TAKING,
    {"sheet.+": [3, 3, "score-whisky", "GM2-SCORE-01", 0]},
    "the score sheet names a seat that is not at the table",
)

reading: Final = Breaks("mechanics/reading.py")

reading.add(TAKING, {"estates.0.coins": "many"}, "coins must be a whole number, not 'many'")
reading.add(TAKING, {"estates.0.vp": True}, "vp must be a whole number, not True")
reading.add(TAKING, {"estates.0.coins": -2}, "coins cannot be -2")
reading.add(TAKING, {"estates.0.coins": 128}, "coins cannot be 128")
reading.add(TAKING, {"turn.extra_used": 1}, "turn.extra_used must be true or false, not 1")

SHEET: Final = "a line of the sheet has a seat, VP, their source, its clause and a scoring"
reviving: Final = Breaks("mechanics/reviving.py")

reviving.add(TAKING, {"discards.+": "m1"}, "there is no tile called 'm1'")
reviving.add(TAKING, {"discards.+": 0}, "there is no tile called 0")
reviving.add(TAKING, {"estates.0.territory.0.goods.grain": 1}, "there is no resource called 'grain'")
reviving.add(GLEN_MORE, {"estates.0.territory.0.goods.barley": 1}, "there is no good called 'barley'")
reviving.add(TAKING, {"estates.0.clans.+": "stuart"}, "there is no domain called 'stuart'")
reviving.add(TAKING, {"estates.0.landmarks.+": "skye"}, "there is no landmark card called 'skye'")
reviving.add(GLEN_MORE, {"estates.0.cards.+": "skye"}, "there is no card called 'skye'")
reviving.add(TAKING, {"sheet.+": [1, 3, 0, "GM2-SCORE-01", 0]}, SHEET)
reviving.add(TAKING, {"sheet.+": [1, 3, "score-whisky", 1, 0]}, SHEET)
reviving.add(TAKING, {"sheet.+": [1, 3, "score-whisky", "GM2-SCORE-01"]}, SHEET)


@pytest.mark.parametrize("each", [*cells.all, *checks.all, *reading.all, *reviving.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
