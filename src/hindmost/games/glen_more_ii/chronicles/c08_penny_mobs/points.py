"""Where other chronicles may take part with the mobs."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import FoldPoint

AT_WORK: Final = FoldPoint[int]("mob-at-work")
"""The seat for which a mob works that is with a seat which is nobody's; below 0: none. The subject is the mob."""
POOL: Final = FoldPoint[list[int]]("mobs")
"""The mobs that may be drawn."""
