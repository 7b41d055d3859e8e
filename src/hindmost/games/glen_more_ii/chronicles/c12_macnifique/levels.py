"""Her five levels, from Ablach to Bodach (C12-LEVEL-01), and the start trade tile."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import load_chronicle

DATA: Final = load_chronicle(__name__)
_LISTS: Final = DATA.facts.numbers


class Level:
    """What differs from level to level; there is no other difference."""

    def __init__(self, number: int, name: str) -> None:
        self.name = name
        face = _LISTS["start_faces"][number]
        self.start = DATA.facts.names["start_tile"][face]
        """The face of the start trade tile that is up."""
        self.start_needs = _LISTS["start_needs"][face]
        self.start_vp = _LISTS["start_vp"][face]
        self.item_phases = _LISTS["item_phases"][number]
        """In so many scorings, from the first on, the items on her board score."""
        self.trade_stones = _LISTS["trade_stones"][number]
        self.person_vp = _LISTS["person_vp"][number]
        self.most_stones = _LISTS["most_stones"][number]


LEVELS: Final[dict[str, Level]] = {name: Level(number, name) for number, name in enumerate(DATA.facts.names["levels"])}
"""By name, the easiest first."""
