"""What any chronicle card may look for: a type of tile, a river, a landmark icon (C12-CHR-01)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII

from .conduct import ChoiceRule, Targets

TYPES: Final = ("village", "castle", "loch", "material", "animal", "whisky", "trade", "person")
"""The types of tiles, as cards show them (C12-CARD-02)."""


class ToAType(ChoiceRule):
    __slots__ = ("kind",)

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(most)
        self.kind = kind

    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.types[tile] == self.kind


class ToTheRiver(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.book.rivers[tile]


class ToALandmark(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.cards[tile] >= 0


COMMON: Final[Targets] = {
    "river": ToTheRiver,
    "landmark": ToALandmark,
    **{kind: partial(ToAType, kind) for kind in TYPES},
}
"""By the word for it in the component file; every conduct adds its own (`Conduct.targets`)."""
