"""What clients are sent of the Great Glen and of the votes."""

from __future__ import annotations

from typing import TypedDict


class ChronicleGreatGlenCard(TypedDict):
    """Chronicle 7: one of the table's `great-glen`."""

    card: str
    accepted: bool | None
    aye: int
    """Votes that lie on it."""
    nay: int
    values: list[int]
    """By seat: what the card measures, now."""
    best: list[int]


class ChronicleVotes(TypedDict):
    """Chronicle 7: the `votes` that a seat has left."""

    aye: int
    nay: int
