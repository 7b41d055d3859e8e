"""The parts by the number of the chronicle."""

from __future__ import annotations

from tests.referee.chronicles.c01 import DragonBoats
from tests.referee.chronicles.c02 import Highlander
from tests.referee.chronicles.c03 import SingleCask
from tests.referee.chronicles.c04 import HammerOfTheScots
from tests.referee.chronicles.c05 import Haggis
from tests.referee.chronicles.c06 import DubiousTome
from tests.referee.chronicles.c07 import RockAndHardPlace
from tests.referee.chronicles.c08 import PennyMobs
from tests.referee.chronicles.c09 import Feasts
from tests.referee.chronicles.c10 import StonesAndCabers
from tests.referee.chronicles.c11 import PlansAndProsperity
from tests.referee.glen_more_ii.parts import Part

PARTS: dict[int, type[Part]] = {
    1: DragonBoats,
    2: Highlander,
    3: SingleCask,
    4: HammerOfTheScots,
    5: Haggis,
    6: DubiousTome,
    7: RockAndHardPlace,
    8: PennyMobs,
    9: Feasts,
    10: StonesAndCabers,
    11: PlansAndProsperity,
}
