"""Where other chronicles may take part with the mobs."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import FoldPoint

POOL: Final = FoldPoint[list[int]]("mobs")
"""The mobs that may be drawn."""
