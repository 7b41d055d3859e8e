"""The parts by the number of the chronicle."""

from __future__ import annotations

from tests.referee.chronicles.c01 import DragonBoats
from tests.referee.chronicles.c02 import Highlander
from tests.referee.chronicles.c04 import HammerOfTheScots
from tests.referee.chronicles.c05 import Haggis
from tests.referee.chronicles.c07 import RockAndHardPlace
from tests.referee.glen_more_ii.parts import Part

PARTS: dict[int, type[Part]] = {
    1: DragonBoats,
    2: Highlander,
    4: HammerOfTheScots,
    5: Haggis,
    7: RockAndHardPlace,
}
