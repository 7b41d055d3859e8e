"""What clients are sent of the mobs."""

from __future__ import annotations

from typing import TypedDict


class ChronicleInPrison(TypedDict):
    """Chronicle 8: a mob of the table's `prison`."""

    mob: str
    pennies: int
    """On it: its taker gains them."""
    vp: int
    """What it costs its controller at the end."""


class ChroniclePrison(TypedDict):
    """Chronicle 8: the table's `prison`."""

    mobs: list[ChronicleInPrison]
    face_down: int
    """How many mobs come with the first B tile; which, nobody knows."""


class ChronicleFigure(TypedDict):
    """Chronicle 8: a Scotsman of the table's `figures`, who stands on a rival's tile."""

    mob: str
    seat: int
    """Whose he is."""
    host: int
    cell: str


class ChronicleReservation(TypedDict):
    """Chronicle 8: the table's `reserved` tile."""

    tile: str
    space: int | None
    """None once somebody has it in hand."""
    seat: int
    coins: int
    """What others pay for it."""


class ChronicleTollgate(TypedDict):
    """Chronicle 8: a token of the table's `tollgates`, on a clan domain."""

    domain: str
    seat: int
    coins: int


class ChronicleClaim(TypedDict):
    """Chronicle 8: a token of the table's `claimed-cards`, on a landmark card."""

    card: str
    owner: int
    """Whose card it is."""
    seat: int
    """For whom it counts."""


class ChronicleMob(TypedDict):
    """Chronicle 8: one of the `mobs` that a seat controls."""

    mob: str
    vp: int
    """What it costs at the end."""
    tokens: list[int]
    """The tokens and coins that lie with it still, each by the coins it stands for (0: none)."""
    spent: bool


class ChroniclePennies(TypedDict):
    """Chronicle 8: the `pennies` of a seat, by the side that is up."""

    minus: int
    plus: int
