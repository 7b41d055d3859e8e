"""Where other chronicles may take part with the mobs."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import EventPoint, FoldPoint

AT_WORK: Final = FoldPoint[int]("mob-at-work")
"""The seat for which a mob works that is with a seat which is nobody's; below 0: none. The subject is the mob."""
LIFTS: Final = FoldPoint[list[int]]("lifts")
"""The tiles that Derek Anderson may take, as choices. The seat is whoever he works for."""
LIFTS_OTHER: Final = EventPoint("lifts-other")
"""He takes one that lies in no territory; `a` is the choice."""
POOL: Final = FoldPoint[list[int]]("mobs")
"""The mobs that may be drawn."""
