"""What clients are sent of the haggis supply."""

from __future__ import annotations

from typing import TypedDict


class ChronicleHaggisSupply(TypedDict):
    """Chronicle 5: the table's `haggis-supply`."""

    shown: list[int]
    """The values of the tokens that lie face up."""
    hidden: int
    """How many lie face down."""
