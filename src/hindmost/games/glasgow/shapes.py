"""What clients are sent of the things on the table."""

from __future__ import annotations

from typing import TypedDict

from hindmost.mechanics.shapes import AwardRow


class GlasgowRing(TypedDict):
    tiles: list[str | None]
    """By position: the contract, or nothing where an architect is."""
    merchants: list[int]
    hindmost: int
    """Who acts next, if the turn ends as it stands."""
    gap: int


class CityBuilding(TypedDict):
    cell: str
    building: str
    owner: int


class GlasgowHand(TypedDict):
    building: str | None


class GlasgowScore(TypedDict):
    vp: int
    sheet: list[AwardRow]
