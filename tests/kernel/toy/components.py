"""What lies on the table and who may see it."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Json
from hindmost.kernel.views import COUNT, Component, Pick
from tests.kernel.toy.state import HollowHill


class Path(Component):
    name: ClassVar[str] = "path"

    def read(self, g: HollowHill, owner: int) -> Json:
        return [{"piece": piece, "space": g.kit.spaces[g.space(steps)]} for piece, steps in enumerate(g.at)]


class Barrow(Component):
    """How many treasures are left, not which."""

    name: ClassVar[str] = "barrow"
    others: ClassVar[int] = COUNT

    def read(self, g: HollowHill, owner: int) -> Json:
        return dict(zip(g.kit.treasures, g.barrow, strict=True))

    def count(self, g: HollowHill, owner: int) -> Json:
        return sum(g.barrow)


class Coins(Component):
    name: ClassVar[str] = "coins"
    owned: ClassVar[bool] = True

    def read(self, g: HollowHill, owner: int) -> Json:
        return g.coins[owner]


class Shown(Component):
    name: ClassVar[str] = "shown"
    owned: ClassVar[bool] = True

    def read(self, g: HollowHill, owner: int) -> Json:
        return g.names(g.shown[owner])


class Bag(Component):
    """Face down: the others see how many. For all one knows they hold anything else."""

    name: ClassVar[str] = "bag"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = COUNT

    def read(self, g: HollowHill, owner: int) -> Json:
        return g.names(g.bags[owner])

    def redeal(self, g: HollowHill, seat: int, pick: Pick) -> None:
        pool = [kind for kind, number in enumerate(g.barrow) for _ in range(number)]
        others = [other for other in range(g.table.seats) if other != seat]
        for other in others:
            pool += g.bags[other]
        for other in others:
            g.bags[other] = sorted(pool.pop(pick(len(pool))) for _ in g.bags[other])
        g.barrow = [pool.count(kind) for kind in range(len(g.barrow))]


COMPONENTS: Final[tuple[Component, ...]] = (Path(), Barrow(), Coins(), Shown(), Bag())
