"""The cellars of the players and the barrels in them, and the barrels on the Sale tiles (C3-02, 05, 14)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, facts_of, load_chronicle
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.craft import Json, Slice, State
from hindmost.mechanics.craft import Price, gather, number

KEY: Final = "single-cask"
DATA: Final = load_chronicle(__name__)

CELLARS: Final = tuple(DATA.facts.numbers[name] for name in ("first_cellar", "second_cellar", "third_cellar"))
"""By cellar: the VP of its spaces, from left to right."""
VALUES: Final = (0, *(vp for cellar in CELLARS for vp in cellar))
"""By space: its VP. Space 0 is the area of the First Cellar that holds any number of barrels."""
ENDS: Final = tuple(sum(map(len, CELLARS[: built + 1])) for built in range(len(CELLARS)))
"""By the number of cellars built beyond the first: the last space there is."""
COSTS: Final = tuple(
    Price(gather(list(DATA.facts.numbers[name])), 0, 0, False, 0, 0, 0)
    for name in ("second_cellar_cost", "third_cellar_cost")
)
"""Of the cellars after the first."""
SALES: Final = tuple(id_ for id_, record in DATA.patch.add.items() if record["list"] == "places")
"""The ids of the Sale tiles."""


class SingleCask(Slice):
    """By seat: how many barrels lie in the 0 VP area, on which spaces the others are, and how many cellars there are
    beyond the first. By Sale tile: the barrels on its bonus space and on its others.

    Barrels are gained and spent before it is asked where (`storing`): until then a seat has more of them, or fewer,
    than lie here.
    """

    __slots__ = ("bonus", "built", "loose", "shelved", "sold")

    def __init__(
        self, loose: list[int], shelved: list[int], built: list[int], bonus: list[int], sold: list[int]
    ) -> None:
        self.loose = loose
        self.shelved = shelved
        """A bit for each space that has a barrel."""
        self.built = built
        self.bonus = bonus
        self.sold = sold

    @classmethod
    def new(cls, seats: int) -> SingleCask:
        return SingleCask([0] * seats, [0] * seats, [0] * seats, [0] * len(SALES), [0] * len(SALES))

    @classmethod
    def revive(cls, data: Json) -> SingleCask:
        places = [[number(space, "a barrel") for space in barrels] for barrels in data["barrels"]]
        for barrels in places:
            shelves = [space for space in barrels if space]
            if len(set(shelves)) < len(shelves) or not set(barrels) <= set(range(len(VALUES))):
                raise ValueError("a space of a cellar holds one barrel, and there are no spaces but those of the cards")
        return SingleCask(
            [barrels.count(0) for barrels in places],
            [sum(1 << space for space in barrels if space) for barrels in places],
            *([number(item, name) for item in data[name]] for name in ("built", "bonus", "sold")),
        )

    def copy(self) -> SingleCask:
        return SingleCask(self.loose[:], self.shelved[:], self.built[:], self.bonus[:], self.sold[:])

    def to_json(self) -> Json:
        barrels = [
            [0] * loose + [space for space in range(1, len(VALUES)) if shelved >> space & 1]
            for loose, shelved in zip(self.loose, self.shelved, strict=True)
        ]
        return {"barrels": barrels, "built": self.built[:], "bonus": self.bonus[:], "sold": self.sold[:]}

    # ------------------------------------------------------------ the cellars of a seat

    def stored(self, seat: int) -> int:
        """How many barrels lie in the cellars."""
        return self.loose[seat] + self.shelved[seat].bit_count()

    def spaces(self, seat: int) -> list[int]:
        """The spaces with a barrel, the cheapest first."""
        shelved = self.shelved[seat]
        found = [0] if self.loose[seat] else []
        return found + [space for space in range(1, len(VALUES)) if shelved >> space & 1]

    def free_shelf(self, seat: int) -> int:
        """The leftmost empty space of the First Cellar; 0 if there is none (C3-06)."""
        shelved = self.shelved[seat]
        return next((space for space in range(1, ENDS[0] + 1) if not shelved >> space & 1), 0)

    def put(self, seat: int, space: int) -> None:
        if space:
            self.shelved[seat] |= 1 << space
        else:
            self.loose[seat] += 1

    def take(self, seat: int, space: int) -> None:
        if space:
            self.shelved[seat] &= ~(1 << space)
        else:
            self.loose[seat] -= 1

    def can_age(self, seat: int, space: int) -> bool:
        """Whether a barrel on a space has an empty one to its right (C3-07, 08)."""
        return space < ENDS[self.built[seat]] and not self.shelved[seat] >> (space + 1) & 1

    def ageable(self, seat: int) -> list[int]:
        return [space for space in self.spaces(seat) if self.can_age(seat, space)]

    # ------------------------------------------------------------ what is impossible

    def problems(self, g: GlenMoreII) -> list[str]:
        seats = g.table.seats
        if not len(self.loose) == len(self.built) == seats or not len(self.bonus) == len(self.sold) == len(SALES):
            return ["there must be cellars for every player, and spaces for every Sale tile"]
        if any(built not in range(len(CELLARS)) for built in self.built):
            return [f"a player has from 1 to {len(CELLARS)} cellars"]
        players = [seat for seat in range(seats) if not g.table.nobodys[seat]]  # nobody's barrels lie in no cellar
        problems = [problem for seat in players for problem in self._cellar_problems(g, seat)]
        for sale, tile in enumerate(SALES):
            lies = g.kit.number[tile] in g.track.tiles
            if self.bonus[sale] not in range(1 + lies) or self.sold[sale] not in range(1 + lies * room(g)):
                problems.append(f"there cannot be so many barrels on {tile}")
        return problems

    def _cellar_problems(self, g: GlenMoreII, seat: int) -> list[str]:
        problems = []
        if self.shelved[seat] >> (ENDS[self.built[seat]] + 1):
            problems.append(f"seat {seat} has a barrel in a cellar that is not built")
        more = g.estates[seat].whisky - self.stored(seat)
        wanted = {-1: "spend-barrel", 1: "store-barrel"}.get((more > 0) - (more < 0))
        if wanted and not any(frame.kind() == wanted and actor == seat for frame, actor in pending_by_actor(g)):
            problems.append(f"seat {seat} has {g.estates[seat].whisky} barrels, but {self.stored(seat)} in the cellars")
        return problems


def cellars(g: State) -> SingleCask:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, SingleCask)
    return part


def room(g: State) -> int:
    """How many barrels the bottom right of a Sale tile takes: that depends on the number of players (C3-14)."""
    return facts_of(g, KEY).numbers["sale_spaces"][g.table.seats - 2]
