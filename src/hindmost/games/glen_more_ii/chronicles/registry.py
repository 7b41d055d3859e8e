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
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.module import FEASTS_AND_FOLLIES
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.module import STONES_AND_CABERS
from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.module import PLANS_AND_PROSPERITY
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import KEY as MACNIFIQUE
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.companion.module import at_printed_table
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import Conduct
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conducts import CONDUCTS, conducts_with, unfit
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.earlier import SECOND_CONDUCTS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.levels import LEVELS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.module import macnifique
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_all_mobs import ALL, MOBS, SOME
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.kernel.messages import Json, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.rules import OptionSpec

CHRONICLES: Final[tuple[Chronicle, ...]] = (
    DRAGON_BOATS,
    HIGHLANDER,
    SINGLE_CASK_RESERVE,
    HAMMER_OF_THE_SCOTS,
    ADDRESS_TO_A_HAGGIS,
    DUBIOUS_TOME,
    ROCK_AND_HARD_PLACE,
    PENNY_MOBS,
    FEASTS_AND_FOLLIES,
    STONES_AND_CABERS,
    PLANS_AND_PROSPERITY,
)
"""In the order of their numbers."""

AUTOMAS: Final = tuple(LEVELS)
"""The levels of the solo opponent, the easiest first."""


SOLO_OPTIONS: Final = (OptionSpec(MOBS, (SOME, ALL), PENNY_MOBS.number, "C12-C8-07"),)
"""What can be chosen for games against her."""


def opponent(
    level: str,
    modules: tuple[Module, ...],
    options: dict[str, Json],
    companion: bool,
    known: tuple[Conduct, ...] = CONDUCTS,
) -> Module:
    """Chronicle 12, which is not chosen like the others: it is there with the opponent, and not without her."""
    return (at_printed_table if companion else macnifique)(level, conducts_with(modules, known), options)


def second_opponent(level: str, modules: tuple[Module, ...], options: dict[str, Json], companion: bool) -> Module:
    """Chronicle 12 as it was in version 2 of the rules."""
    return opponent(level, modules, options, companion, SECOND_CONDUCTS)


def unfit_for_opponent(module: Module) -> Reason | None:
    """Why a chronicle cannot be played with her; None if it can."""
    return unfit(module)


FIRST_CHRONICLES: Final[tuple[Chronicle, ...]] = (FIRST_HIGHLANDER, HAMMER_OF_THE_SCOTS, ROCK_AND_HARD_PLACE)
"""Those of version 1 of the rules."""

ORDER: Final[dict[str, tuple[str, ...]]] = {
    "count": (PENNY_MOBS.key, PLANS_AND_PROSPERITY.key, "glen-more-ii", MACNIFIQUE),
    "steps": (FEASTS_AND_FOLLIES.key, "*"),
    "plan scoring": ("*", ADDRESS_TO_A_HAGGIS.key),
    "plan final": (
        HIGHLANDER.key,
        DRAGON_BOATS.key,
        "*",
        PLANS_AND_PROSPERITY.key,
        PENNY_MOBS.key,
        ADDRESS_TO_A_HAGGIS.key,
        MACNIFIQUE,
    ),
}
"""By fold point, or "plan" and a plan's name: the modules by key, in the order in which they have their say; "*" stands
for those that are not named (C0-15, 16)."""
