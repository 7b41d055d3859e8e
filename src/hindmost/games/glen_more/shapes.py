"""What clients are sent of the things on the table."""

from __future__ import annotations

from typing import TypedDict


class Tile(TypedDict):
    """A tile in a territory."""

    cell: str
    """Column and row from the home village: `1,-2`."""
    tile: str
    goods: dict[str, int]
    members: int


class RondelSpace(TypedDict):
    tile: str | None
    piece: int | None
    """The seat whose pawn stands there; the Die follows the last seat."""
    gap: bool


class GlenMoreTurn(TypedDict):
    hand: str | None
    spot: str | None
    activated: list[str]
    movement: int
    extra_used: bool
    everywhere: bool
    woken: list[str]
    """Cells that this turn's placement still lets the active player activate with effect."""
