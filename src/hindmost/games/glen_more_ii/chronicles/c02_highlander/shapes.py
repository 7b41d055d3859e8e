"""What clients are sent of the Mountain."""

from __future__ import annotations

from typing import TypedDict


class ChronicleMountain(TypedDict):
    """Chronicle 2: the table's `mountain`."""

    space: int
    width: int
    """Spaces of the rondel that it takes."""
    coins: int
    goods: dict[str, int]
