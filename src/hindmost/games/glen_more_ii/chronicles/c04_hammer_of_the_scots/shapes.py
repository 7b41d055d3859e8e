"""What clients are sent of England."""

from __future__ import annotations

from typing import TypedDict


class ChronicleEngland(TypedDict):
    """Chronicle 4: the table's `england`."""

    holder: int | None
    """Who has the England token."""
    prices: list[int]
    """Of the spaces of the row England."""
    filled: int
    piece: int
    """The Englishman among the pieces of the rondel."""
    space: int | None
