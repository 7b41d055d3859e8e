"""The chronicles: a folder for each, with its module, and a line here."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.chronicles.c02_highlander.earlier import FIRST_HIGHLANDER
from hindmost.games.glen_more_ii.chronicles.c02_highlander.module import HIGHLANDER
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.module import HAMMER_OF_THE_SCOTS
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.module import ROCK_AND_HARD_PLACE
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle

CHRONICLES: Final[tuple[Chronicle, ...]] = (HIGHLANDER, HAMMER_OF_THE_SCOTS, ROCK_AND_HARD_PLACE)
"""In the order of their numbers."""

FIRST_CHRONICLES: Final[tuple[Chronicle, ...]] = (FIRST_HIGHLANDER, HAMMER_OF_THE_SCOTS, ROCK_AND_HARD_PLACE)
"""Those of version 1 of the rules."""

ORDER: Final[dict[str, tuple[str, ...]]] = {}
"""By fold point, or "plan" and a plan's name: the modules by key, in the order in which they have their say."""
