"""Where other chronicles may take part in the haggis scoring."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.craft import EventPoint, FoldPoint, Frame

SCORING_BEGINS: Final = EventPoint("haggis-scoring-begins")
"""A haggis scoring begins: the frames that a listener gives come before its first roll. owner: nature."""
AFTER_ROLL: Final = FoldPoint[list[Frame[Any]]]("after-haggis-roll")
"""What comes of a roll that counts for everybody, which is the subject: tokens are turned, unless something else is."""
HAGGIS_SCORED: Final = EventPoint("haggis-scored")
"""A player has scored in a haggis scoring. owner: the seat; a: the VP; b: the scoring to which they are written."""
