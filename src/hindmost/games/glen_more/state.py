"""The state of a game of Glen More."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more.placing import legal_places
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import FoldPoint
from hindmost.kernel.messages import Json
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.effects import Line
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE, GlenState
from hindmost.mechanics.goods import spread
from hindmost.mechanics.payment import payment

CATEGORIES: Final[tuple[str, ...]] = ("whisky", "parliament", "cards")
WHISKY: Final = 0
PARLIAMENT: Final = 1

COUNT: Final = FoldPoint[int]("count")
"""What a seat counts in a category of a scoring; the subject is the category."""


class GlenMore(GlenState):
    """All of it is in `GlenState`; this names the game and can be copied and written down."""

    __slots__ = ()

    def copy(self) -> GlenMore:
        return GlenMore(
            self.table,
            self.stack[:],
            self.active,
            [part.copy() for part in self.slices] if self.slices else [],
            None,
            self.kit,
            self.track.copy(),
            self.market.copy(),
            [estate.copy() for estate in self.estates],
            [stack[:] for stack in self.stacks],
            self.discards[:],
            self.sheet[:],
            self.scorings,
            self.hand,
            self.spot,
            self.activated,
            self.movement,
            self.extra_used,
            self.everywhere,
        )

    def payment(self, slot: int, line: Line) -> list[Frame[Any]]:
        return [*payment(line.price)]

    def fate(self, space: int) -> str:
        tile = self.track.tiles[space]
        e = self.estates[self.active]
        if not legal_places(e, self.kit, tile):
            return "unplaceable"
        if not self.can_pay(e, self.kit.prices[tile]):
            return "unpayable"
        if self.kit.prices[tile].is_free:
            return "free"
        return "buy" if self.coins_for(tile) else "pay"

    def to_json(self) -> Json:
        ids = self.kit.ids
        return {
            "rondel": {
                "tiles": [None if tile == NO_TILE else ids[tile] for tile in self.track.tiles],
                "pieces": self.track.pieces[:],
                "gap": self.track.gap,
            },
            "market": self.market.rows[:],
            "stacks": [[ids[tile] for tile in stack] for stack in self.stacks],
            "discards": [ids[tile] for tile in self.discards],
            "estates": [self.estate_to_json(estate) for estate in self.estates],
            "sheet": [award.to_json() for award in self.sheet],
            "scorings": self.scorings,
            "turn": self.turn_to_json(),
        }

    def turn_to_json(self) -> Json:
        ids = self.kit.ids
        active = self.estates[self.active] if self.active >= 0 else None
        return {
            "hand": None if self.hand == NO_TILE else ids[self.hand],
            "spot": None if self.spot == NOWHERE or active is None else name_of(active.ground.cells[self.spot]),
            "activated": []
            if active is None
            else [name_of(cell) for slot, cell in enumerate(active.ground.cells) if self.activated >> slot & 1],
            "movement": self.movement,
            "extra_used": self.extra_used,
            "everywhere": self.everywhere,
        }

    def estate_to_json(self, e: Estate) -> Json:
        return {
            "territory": territory_to_json(self, e),
            "coins": e.coins,
            "whisky": e.whisky,
            "parliament": e.parliament,
            "vp": e.vp,
            "cards": [self.kit.card_ids[card] for card in e.cards],
        }


def territory_to_json(g: GlenMore, e: Estate) -> Json:
    """Every tile with where it lies and what lies on it, in the order in which they were placed."""
    return [
        {
            "cell": name_of(cell),
            "tile": g.kit.ids[e.ground.tiles[slot]],
            "goods": dict(_named(g.kit.goods, spread(e.goods[slot], g.kinds))),
            "members": e.members[slot],
        }
        for slot, cell in enumerate(e.ground.cells)
    ]


def _named(names: tuple[str, ...], numbers: list[int]) -> list[tuple[str, int]]:
    return [(name, number) for name, number in zip(names, numbers, strict=True) if number]
