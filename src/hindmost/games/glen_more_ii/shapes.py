"""What clients are sent of the things on the table; chronicles describe their own."""

from __future__ import annotations

from typing import TypedDict


class LandTile(TypedDict):
    """A tile in a territory of Glen More II."""

    cell: str
    tile: str
    covered: list[str]
    """The tiles under it, the lowest first."""
    goods: dict[str, int]
    scotsmen: int


class SharedSpace(TypedDict):
    """A space of the rondel on which several pieces may stand."""

    tile: str | None
    pieces: list[int]
    """Seats; then come the neutral pieces."""
    gap: bool


class ClanDomain(TypedDict):
    markers: list[int]
    """The seats whose markers are there."""
    coins: int | None
    """What a marker costs now; nothing where nobody may place one."""
    road: list[str]
    """The domains along the road that is paid, itself last."""


class GlenMoreIITurn(TypedDict):
    mover: int
    """The piece that moves: the active player's pawn, unless a chronicle lends another."""
    hand: str | None
    spot: str | None
    activated: list[str]
    movement: int
    extra_used: bool
    everywhere: bool
    woken: list[str]
    """Cells that this turn's placement still lets the active player activate with effect."""


class Reserve(TypedDict):
    scotsmen: int
    markers: int
