"""What clients are sent of the cellars and the sales."""

from __future__ import annotations

from typing import TypedDict


class ChronicleCellars(TypedDict):
    """Chronicle 3: a seat's `cellars`."""

    built: int
    """Cellars: 1, 2 or 3."""
    barrels: list[int]
    """By space from left to right: how many barrels are on it. The first is the 0 VP area."""


class ChronicleSale(TypedDict):
    """Chronicle 3: a Sale tile on the rondel."""

    tile: str
    space: int
    bonus: bool
    """Whether its bonus space is taken."""
    sold: int
    """Barrels on its further spaces."""
    spaces: int
    """Further spaces."""


class ChronicleSingleCask(TypedDict):
    """Chronicle 3: the table's `single-cask`."""

    values: list[int]
    """The VP of the spaces of all cellars, the 0 VP area first."""
    ends: list[int]
    """By cellar: its last space."""
    costs: list[dict[str, int]]
    """Of the cellars after the first, by resource."""
    sales: list[ChronicleSale]
