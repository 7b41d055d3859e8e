"""Where chronicles may take part in Glen More II, beside the points that all Glen More games have (`mechanics.glen`).

Steps are inserted by name into the plans of `game.py`; these are the folds, vetoes and events.
"""

from __future__ import annotations

from typing import Final

from hindmost.kernel.hooks import EventPoint, FoldPoint, VetoPoint
from hindmost.mechanics.effects import Price

TILE_PRICE: Final = FoldPoint[Price]("tile-price")
"""What the seat pays for a tile of the rondel; the subject is the tile."""
COUNT: Final = FoldPoint[int]("count")
"""What a seat counts in a category of a scoring; the subject is the category."""
STEPS: Final = FoldPoint[tuple[int, ...]]("steps")
"""VP by the lead over the lowest, for a seat; the subject is the category."""
CREW: Final = FoldPoint[int]("crew")
"""How many Scotsmen a seat has in all beside its pawn."""
GAP: Final = FoldPoint[int]("gap")
"""The space that stays empty; seat and subject are the hindmost piece."""
COUNTED: Final = FoldPoint[list[int]]("counted")
"""The spaces that the Die counts, nearest first; the subject is the Die."""
USABLE: Final = FoldPoint[list[int]]("usable")
"""The tiles of the discard pile that may be fetched."""

TAKE: Final = VetoPoint("take")
"""Against moving to a space and taking its tile; the subject is the space."""
STOP: Final = VetoPoint("stop")
"""Against stopping on a space whose tile is not taken; the subject is the space."""
PLACE: Final = VetoPoint("place")
"""Against placing the tile in hand on a cell; the subject is the cell."""
REMOVE: Final = VetoPoint("remove")
"""Against removing a tile; the subject is its slot."""
CLAIM: Final = VetoPoint("claim")
"""Against placing a marker on a domain; the subject is the domain."""

PASSED: Final = EventPoint("passed")
"""A piece moves across a space, in the order of its way. owner: the active seat; a: the piece; b: the space."""
STOPPED: Final = EventPoint("stopped")
"""A pawn stops on a tile that stays. owner: the seat; a: the space; b: the tile."""
DISCARDED: Final = EventPoint("discarded")
"""A tile goes to the discard pile. owner: the active seat, or nature for the Die; a: the tile."""
FETCHED: Final = EventPoint("fetched")
"""A tile is taken from the discard pile. owner: the seat; a: the tile."""
CARD_TAKEN: Final = EventPoint("card-taken")
"""owner: the seat; a: the landmark card; b: the slot of its tile."""
CLAIMED: Final = EventPoint("claimed")
"""A marker has been placed, its bonus not yet gained. owner: the seat; a: the domain; b: the coins paid."""
ACTIVATED: Final = EventPoint("activated")
"""owner: the seat; a: the slot; b: the tile."""
