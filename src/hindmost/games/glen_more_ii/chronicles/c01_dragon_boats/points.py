"""Where other chronicles may take part in the race."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import EventPoint, FoldPoint

RING: Final = FoldPoint[tuple[int, ...]]("river-ring")
"""Whose territory each river flows through, clockwise, or `rivers.NEUTRAL`."""
STEP_COST: Final = FoldPoint[int]("boat-step-cost")
"""The movement points that the next step of a seat's boat costs."""
SAILED: Final = EventPoint("boat-sailed")
"""A boat has moved on by one place, and nothing has come of it yet. owner: its seat."""
OVERTAKEN: Final = EventPoint("boat-overtaken")
"""A boat has moved off a place on which another lay that was still racing. owner: its seat; a: the other's."""
TOKEN_KEPT: Final = EventPoint("token-kept")
"""A reward token has been chosen, its reward not yet gained: the frames that a listener gives come after that. owner:
the seat; a: the river of the castle."""
