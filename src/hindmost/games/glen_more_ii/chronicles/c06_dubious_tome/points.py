"""Where other chronicles may take part in the Tome."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import EventPoint

TURNED: Final = EventPoint("card-turned")
"""A landmark card has been turned to its event. owner: the active seat; a: the card."""
