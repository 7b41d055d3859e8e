"""The plan cards: who holds which, the resources on them, and what they cost in the end (C11-TAKE, PAY, END)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import ENDING, GlenMoreII, load_chronicle
from hindmost.kernel.craft import Award, Found, Frame, Line, Msg, State
from hindmost.mechanics.craft import Tally, copies, tile_message

KEY: Final = "plans-and-prosperity"

DATA: Final = load_chronicle(__name__)
RESOURCES: Final = DATA.facts.number["plan_resources"]
UNBUILT: Final = DATA.facts.number["unbuilt_price"]

_TILES: Final = {id_: record for id_, record in DATA.patch.add.items() if record["list"] == "tiles"}
_RIGHT: Final = {record["right_half"] for record in _TILES.values() if "right_half" in record}
PLANS: Final = tuple(id_ for id_ in _TILES if id_ not in _RIGHT)
"""The monuments by id, one for each plan card: of a double monument its left half. A plan is its place here."""
_NAMES: Final = {_TILES[id_]["name"]: plan for plan, id_ in enumerate(PLANS)}
DESIGNS: Final[dict[str, int]] = {
    id_: _NAMES[record["name"].removeprefix("design-")]
    for id_, record in DATA.patch.add.items()
    if record["list"] == "places"
}
"""By the id of a design: the plan of its double monument (C11-TAKE-02)."""

Ints = list[int]


class Plans(Tally):
    """What is neither held nor used up lies beside the rondel."""

    fields: ClassVar[tuple[str, ...]] = ("held", "goods", "paid", "used")

    def __init__(self, held: list[Ints], goods: list[Ints], paid: Ints, used: Ints) -> None:
        self.held = held
        """By seat: the plans, in the order in which they were taken."""
        self.goods = goods
        """By plan: the kinds of the resources on it."""
        self.paid = paid
        """The plans on which somebody has put a resource in this turn."""
        self.used = used
        """The plans that were built: their cards are out of the game (C11-PAY-03)."""

    @classmethod
    def new(cls, seats: int) -> Plans:
        return Plans([[] for _ in range(seats)], [[] for _ in PLANS], [], [])

    def copy(self) -> Plans:
        return Plans(copies(self.held), copies(self.goods), self.paid[:], self.used[:])


def plans(g: State) -> Plans:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Plans)
    return part


def monument(g: GlenMoreII, plan: int) -> int:
    """The tile that is built by a plan."""
    return g.kit.number[PLANS[plan]]


def plan_of(g: GlenMoreII, tile: int) -> int:
    """The plan for which a tile of the rondel is taken."""
    id_ = g.kit.ids[tile]
    return DESIGNS[id_] if id_ in DESIGNS else PLANS.index(id_)


def plan_message(g: GlenMoreII, plan: int) -> Msg:
    return tile_message(g, monument(g, plan))


def kept(g: GlenMoreII) -> list[int]:
    """The monuments that lie on plans, both halves of double ones."""
    tiles = [monument(g, plan) for held in plans(g).held for plan in held]
    return [*tiles, *(g.book.right_half[tile] for tile in tiles if g.book.right_half[tile] >= 0)]


class ScorePlans(Frame[GlenMoreII]):
    """After the Great Glen cards and before mobs and pennies (C0-16)."""

    def run(self, g: GlenMoreII) -> None:
        for seat, held in enumerate(plans(g).held):
            if held:
                g.award(unbuilt_award(g, seat, len(held)))


def unbuilt_award(g: GlenMoreII, seat: int, number: int) -> Award:
    """What so many plans cost that were not built."""
    return Award(seat, -UNBUILT * number, "score-plans", "C11-END-01", g.scorings + 1)


class Unbuilt(Line):
    """On a score sheet: how many plans a player has left."""

    most: ClassVar[int] = len(PLANS)
    together: ClassVar[bool] = False

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        return [unbuilt_award(g, seat, found.of(self.name, seat)) for seat in seats]


def sheet_lines(g: State) -> tuple[Line, ...]:
    return (Unbuilt(ENDING, "plans", Msg("score-plans", {}), None, "C11-END-01"),)
