"""Where other chronicles may take part in the bidding."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.craft import EventPoint, FoldPoint, Frame

BID_TOKENS: Final = FoldPoint[list[int]]("bid-tokens")
"""The bid tokens that a seat has in a bidding, each as the slot of the event that it stands for."""
MOST_TOKENS: Final = FoldPoint[int]("most-bid-tokens")
"""How many bid tokens a seat may stack."""
STACKED: Final = EventPoint("bids-stacked")
"""All who are asked have made their stacks, and none is revealed yet: now a stack can be made for a seat that is
nobody's. owner: nature."""
STEPS: Final = FoldPoint[list[Frame[Any]]]("reveals-bids")
"""What is done for the next step in which bids are revealed."""
USES: Final = FoldPoint[list[Frame[Any]]]("uses-event")
"""What a seat does that has revealed its token for an event which is free; the subject is the slot."""
