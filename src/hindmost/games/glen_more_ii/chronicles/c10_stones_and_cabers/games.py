"""The Highland Games board: champions, their markers on the territories, the centre track, popularity."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.catalogue.model import Facts
from hindmost.games.glen_more_ii.craft import load_chronicle
from hindmost.kernel.craft import State
from hindmost.mechanics.tally import Tally, copies

from .prizes import Prize, track

KEY: Final = "highland-games"

DATA: Final = load_chronicle(__name__)
CHAMPIONS: Final = ("caber-tosser", "stone-carrier")
CABER: Final = 0
STONE: Final = 1
TYPES: Final = ("material", "animal")
"""By champion: the type of tile on which a marker shows its face (C10-MARK-02)."""
SCORED: Final = DATA.facts.names["score_categories"]
"""By champion: the category that a score modification token raises."""
SIDES: Final = ("caber", "stone")
"""By champion: what its track is called."""
TOP: Final = len(DATA.facts.names["centre_track"])
"""The highest level."""
BEYOND_VP: Final = DATA.facts.number["beyond_vp"]
MARKERS: Final = DATA.facts.number["champion_markers"]
POPULARITY: Final = "popularity"

FREE: Final = -1
"""A reward of the centre track that is still there."""

Ints = list[int]


class GamesPrint:
    """What is printed on the board at one table."""

    __slots__ = ("centre", "tracks")

    def __init__(self, facts: Facts) -> None:
        self.tracks = tuple(track(facts.names[f"{side}_track"], SCORED[n]) for n, side in enumerate(SIDES))
        """By champion: what the levels give, from level 1 on."""
        self.centre = track(facts.names["centre_track"])
        """The rewards of the centre track, from level 1 on."""


class Games(Tally):
    """What lies on the board, and the champion markers."""

    fields: ClassVar[tuple[str, ...]] = ("levels", "markers", "begun", "centre", "popularity")

    def __init__(self, levels: list[Ints], markers: list[Ints], begun: Ints, centre: Ints, popularity: Ints) -> None:
        self.levels = levels
        """By seat: the levels of its caber tosser and of its stone carrier."""
        self.markers = markers
        """By seat: the slots of the champion markers that lie in its territory, in rising order: they are alike, and
        the tile says which face is up."""
        self.begun = begun
        """By seat: whether it has placed a resource tile, so that a marker may stay where it is (C10-MARK-01, 03)."""
        self.centre = centre
        """By level, from 1 on: whose clan marker lies there, or FREE."""
        self.popularity = popularity
        """By seat: the popularity tokens."""

    @classmethod
    def new(cls, seats: int) -> Games:
        levels = [[0] * len(CHAMPIONS) for _ in range(seats)]
        return Games(levels, [[] for _ in range(seats)], [0] * seats, [FREE] * TOP, [0] * seats)

    def copy(self) -> Games:
        return Games(
            copies(self.levels),
            copies(self.markers),
            self.begun[:],
            self.centre[:],
            self.popularity[:],
        )


def games(g: State) -> Games:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Games)
    return part


def print_of(g: State) -> GamesPrint:
    found = g.table.printed[KEY]
    assert isinstance(found, GamesPrint)
    return found


def prize_at(g: State, champion: int, level: int) -> Prize:
    """What a level gives."""
    return print_of(g).tracks[champion][level - 1]


def reward_at(g: State, level: int) -> Prize:
    """The reward of the centre track at a level."""
    return print_of(g).centre[level - 1]


def leaders(part: Games, champion: int) -> list[int]:
    """The seats whose champion stands highest, also where all stand on level 0 (C10-SCORE-01)."""
    highest = max(each[champion] for each in part.levels)
    return [seat for seat, each in enumerate(part.levels) if each[champion] == highest]


def score_bonus(g: State, level: int, champion: int) -> int:
    """What the score modification token adds that a champion on a level has: the last one taken on the way there."""
    steps = [prize.raises() for prize in print_of(g).tracks[champion][:level] if prize.raises()]
    return steps[-1] if steps else 0
