"""What clients are sent of the race."""

from __future__ import annotations

from typing import TypedDict


class ChronicleRiver(TypedDict):
    """Chronicle 1: one of the four rivers of the table's `boat-race`, clockwise."""

    seat: int | None
    """In whose territory it flows; None: a neutral one."""
    places: list[str]
    """From right to left, as boats come to them: cells of the territory, or the numbers of the spaces."""
    castle: int
    """Which of the places has the castle with the reward tokens."""
    tokens: int
    """Reward tokens that lie there, face down."""


class ChronicleBoat(TypedDict):
    """Chronicle 1: the boat of a seat, in the table's `boat-race`."""

    river: int
    place: int
    """Which of the river's places it is on."""
    ahead: int
    """Movement points that it still needs to come home, as the rivers are now; 0 once its race is over."""
    result: str | None
    """Its card: "winner", "second", "third" or "last"."""


class ChronicleReward(TypedDict):
    """Chronicle 1: what a reward token gives."""

    thing: str
    """ "coins", "vp", "resource", "barrel", "movement" or "marker"."""
    number: int


class ChronicleRace(TypedDict):
    """Chronicle 1: the table's `boat-race`."""

    started: bool
    prizes: list[int]
    """The VP of the cards for those who come home, the winner's first."""
    rivers: list[ChronicleRiver]
    boats: list[ChronicleBoat]
    hidden: dict[str, int]
    """By kind: the reward tokens that nobody has taken, those in the box included."""
    rewards: dict[str, ChronicleReward]
    """By kind: what is printed on them."""
