"""The Mountain: one place of the rondel, and what lies on it."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Json, Slice, State
from hindmost.mechanics.craft import gather, number, spread

KEY: Final = "highlander"
PLACE: Final = "mountain"
"""The id of the Mountain among the places of the catalogue."""


class Mountain(Slice):
    """What has been put on the Mountain: it is nobody's until it is taken (C2-17)."""

    __slots__ = ("coins", "goods")

    def __init__(self, coins: int, goods: int) -> None:
        self.coins = coins
        self.goods = goods
        """A bundle."""

    @classmethod
    def new(cls, seats: int) -> Mountain:
        return Mountain(0, 0)

    @classmethod
    def revive(cls, data: Json) -> Mountain:
        goods = [number(item, "goods on the Mountain") for item in data["goods"]]
        if len(goods) > 7 or min(goods, default=0) < 0:
            raise ValueError("the goods on the Mountain cannot be read")
        return Mountain(number(data["coins"], "coins on the Mountain"), gather(goods))

    def problems(self, g: GlenMoreII) -> list[str]:
        if g.kit.number[PLACE] not in g.track.tiles:
            return ["the Mountain is not on the rondel"]
        impossible = any(spread(self.goods, 7)[g.kinds :]) or self.coins < 0
        return ["what lies on the Mountain cannot be"] if impossible else []

    def copy(self) -> Mountain:
        return Mountain(self.coins, self.goods)

    def to_json(self) -> Json:
        return {"coins": self.coins, "goods": spread(self.goods, 7)}


def mountain(g: State) -> Mountain:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Mountain)
    return part


def space_of(g: GlenMoreII) -> int:
    """Where the Mountain is; it never moves (C2-04)."""
    return g.track.space_of(g.kit.number[PLACE])


def is_peak(g: GlenMoreII, space: int) -> bool:
    """Whether a space is the Mountain."""
    return g.track.tiles[space] == g.kit.number[PLACE]


def standing_on(g: GlenMoreII) -> int:
    """The seat whose pawn is on the Mountain, or -1 (C2-09: there is one at most)."""
    pieces = g.track.pieces[: g.table.seats]
    space = space_of(g)
    return pieces.index(space) if space in pieces else -1
