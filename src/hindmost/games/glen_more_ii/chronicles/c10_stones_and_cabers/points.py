"""Where other chronicles may take part in the games."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import EventPoint, FoldPoint

REWARDS: Final = FoldPoint[int]("centre-rewards")
"""How many rewards of the centre track a seat may have taken when the next scoring comes; the subject is how many it
has."""
REWARDED: Final = EventPoint("centre-rewarded")
"""A seat has taken a reward of the centre track. owner: the seat; a: the level; b: how many it has now."""
