"""An estate: what one player has on and beside the territory."""

from __future__ import annotations

from hindmost.mechanics.ground import Ground


class Estate:
    """A player's possessions. Goods and members lie on tiles, by slot of the ground; the rest lies beside it."""

    __slots__ = ("cards", "coins", "goods", "ground", "members", "parliament", "stock", "vp", "whisky")

    def __init__(
        self,
        ground: Ground,
        goods: list[int],
        members: list[int],
        stock: int,
        coins: int,
        whisky: int,
        parliament: int,
        vp: int,
        cards: list[int],
    ) -> None:
        self.ground = ground
        self.goods = goods
        """By slot: the bundle of goods lying there."""
        self.members = members
        """By slot: the clan members standing there."""
        self.stock = stock
        """All goods together, as one bundle: always the sum of `goods`."""
        self.coins = coins
        self.whisky = whisky
        self.parliament = parliament
        """Clan members that have left the territory for good."""
        self.vp = vp
        self.cards = cards
        """Special cards, by index, in the order in which they were taken. A value: replaced, never changed."""

    def copy(self) -> Estate:
        return Estate(
            self.ground,
            self.goods[:],
            self.members[:],
            self.stock,
            self.coins,
            self.whisky,
            self.parliament,
            self.vp,
            self.cards,
        )

    def put(self, slot: int, bundle: int) -> None:
        """Lay goods on a tile."""
        self.goods[slot] += bundle
        self.stock += bundle

    def remove(self, slot: int, bundle: int) -> None:
        """Take goods from a tile; they must be there."""
        self.goods[slot] -= bundle
        self.stock -= bundle

    def people(self) -> int:
        """How many clan members stand on the territory."""
        number = 0
        for standing in self.members:
            number += standing
        return number

    def build(self, ground: Ground) -> None:
        """Take over a ground with one tile more."""
        self.ground = ground
        self.goods.append(0)
        self.members.append(0)
