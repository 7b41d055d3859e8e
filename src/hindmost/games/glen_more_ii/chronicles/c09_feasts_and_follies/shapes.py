"""What clients are sent of the feasts."""

from __future__ import annotations

from typing import TypedDict


class ChronicleFeastCard(TypedDict):
    """Chronicle 9: what stands on an event card."""

    event: str
    category: str
    """Whose results it raises."""
    bonus: int
    price: dict[str, int]
    """By good, and `any`: what is asked for."""


class ChronicleFeastEvent(TypedDict):
    """Chronicle 9: an event card on one of the slots."""

    event: str | None
    """None while a new one is being drawn."""
    category: str | None
    bonus: int
    price: dict[str, int]
    markers: list[int]
    """The seats that use it in the next scoring."""


class ChronicleFeasts(TypedDict):
    """Chronicle 9: the table's `feasts`."""

    events: list[ChronicleFeastEvent]
    """By slot, the first of them being number 1."""
    cards: list[ChronicleFeastCard]
    """All that there are, wherever they lie."""
    deck: int
    """Cards that lie face down."""
    discards: list[str]
    table: list[int]
    """VP for 0, 1, 2 ... more than the fewest; the last also for all above."""
