"""What clients are sent of the Tome."""

from __future__ import annotations

from typing import TypedDict


class ChronicleTome(TypedDict):
    """Chronicle 6: a seat's `tome`."""

    turned: list[str]
    """The landmark cards that show their event, in the order in which they were taken."""
    tables: list[str]
    """The categories that the seat scores by a table of its own."""
