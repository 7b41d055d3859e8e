"""What clients are sent of the plans."""

from __future__ import annotations

from typing import TypedDict


class ChronicleSite(TypedDict):
    """Chronicle 11: where a plan fits."""

    cell: str
    """Of a double monument that of its left half."""
    face: int
    """Which face of the plan says so; a single monument has only the first."""
    near: bool
    """Whether it could be built there now; otherwise no Scotsman is near yet."""
    beside: list[str]
    """The types across the edges of the monument there, of those that give it something."""


class ChroniclePlan(TypedDict):
    """Chronicle 11: one of the `monument-plans` of a seat."""

    monument: str
    """The tile that is built; of a double monument its left half."""
    goods: list[str]
    """What lies on the plan, in the order in which it was put there."""
    paid: bool
    """Whether something was put there in this turn."""
    needs: int
    """How many resources build it."""
    price: int
    """What it costs in VP at the end if it is not built."""
    sites: list[ChronicleSite]
