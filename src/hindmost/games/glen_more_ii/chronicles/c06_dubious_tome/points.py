"""Where other chronicles may take part in the Tome."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.craft import EventPoint, FoldPoint, Frame

TURNED: Final = EventPoint("card-turned")
"""A landmark card has been turned to its event. owner: the active seat; a: the card."""
LENT: Final = FoldPoint[Frame[Any]]("lent-tiles")
"""The step in which the seat activates tiles that lie elsewhere; the subject is how many."""
