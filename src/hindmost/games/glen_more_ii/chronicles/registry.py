"""The chronicles: a folder for each, with its module, and a line here."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.module import DRAGON_BOATS
from hindmost.games.glen_more_ii.chronicles.c02_highlander.earlier import FIRST_HIGHLANDER
from hindmost.games.glen_more_ii.chronicles.c02_highlander.module import HIGHLANDER
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.module import SINGLE_CASK_RESERVE
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.module import HAMMER_OF_THE_SCOTS
from hindmost.games.glen_more_ii.chronicles.c05_haggis.module import ADDRESS_TO_A_HAGGIS
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.module import DUBIOUS_TOME
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.module import ROCK_AND_HARD_PLACE
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.module import PENNY_MOBS
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle

CHRONICLES: Final[tuple[Chronicle, ...]] = (
    DRAGON_BOATS,
    HIGHLANDER,
    SINGLE_CASK_RESERVE,
    HAMMER_OF_THE_SCOTS,
    ADDRESS_TO_A_HAGGIS,
    DUBIOUS_TOME,
    ROCK_AND_HARD_PLACE,
    PENNY_MOBS,
)
"""In the order of their numbers."""

FIRST_CHRONICLES: Final[tuple[Chronicle, ...]] = (FIRST_HIGHLANDER, HAMMER_OF_THE_SCOTS, ROCK_AND_HARD_PLACE)
"""Those of version 1 of the rules."""

ORDER: Final[dict[str, tuple[str, ...]]] = {
    "count": (PENNY_MOBS.key, "glen-more-ii"),
    "plan scoring": ("*", ADDRESS_TO_A_HAGGIS.key),
    "plan final": (HIGHLANDER.key, DRAGON_BOATS.key, "*", ADDRESS_TO_A_HAGGIS.key),
}
"""By fold point, or "plan" and a plan's name: the modules by key, in the order in which they have their say; "*" stands
for those that are not named (C0-15, 16)."""
