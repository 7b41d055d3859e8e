"""Where chronicles may take part in Glen More II, beside the points that all Glen More games have (`mechanics.glen`).

Steps are inserted by name into the plans of `game.py`; these are the folds, vetoes and events.
"""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import EventPoint, FoldPoint, VetoPoint
from hindmost.mechanics.effects import Price

TILE_PRICE: Final = FoldPoint[Price]("tile-price")
"""What the seat pays for a tile of the rondel; the subject is the tile."""
COUNT: Final = FoldPoint[int]("count")
"""What a seat counts in a category of a scoring; the subject is the category."""
BOOST: Final = FoldPoint[int]("boost")
"""By how much a seat's count in a category is raised for the scoring under way or the next one, and for nothing else
that goes by that count; the subject is the category."""
EXPECTED: Final = FoldPoint[int]("expected")
"""How much a seat will have gained in a category before the next scoring counts it, as things stand: only for saying
what a scoring would give now; the subject is the category."""
CATEGORIES: Final = FoldPoint[list[int]]("categories")
"""The categories of a scoring in the order in which they are scored."""
STEPS: Final = FoldPoint[tuple[int, ...]]("steps")
"""VP by the lead over the lowest, for a seat; the subject is the category."""
CREW: Final = FoldPoint[int]("crew")
"""How many Scotsmen a seat has in all beside its pawn."""
MARKERS: Final = FoldPoint[int]("markers")
"""How many clan markers a seat has for the clan board in all; those that lie elsewhere meanwhile are not among them."""
GAP: Final = FoldPoint[int]("gap")
"""The space that stays empty; seat and subject are the hindmost piece."""
TOPMOST: Final = FoldPoint[list[int]]("topmost")
"""What may come from a stack, which is the subject: tiles, and at a printed table tiles with a word on the stack, which
stands above the bits of a tile (`refill.WORD`)."""
TOPMOST_NAME: Final = FoldPoint[Coming]("topmost-name")
"""What that is called; the subject is the answer."""
AS_PRINTED: Final = FoldPoint[int]("as-printed")
"""Whether the stacks hold the tiles that are printed for them: not where somebody has said otherwise."""
COUNTED: Final = FoldPoint[list[int]]("counted")
"""The spaces that the Die counts, nearest first; the subject is the Die."""
USABLE: Final = FoldPoint[list[int]]("usable")
"""The tiles of the discard pile that may be fetched."""
SCOPE: Final = FoldPoint[list[int]]("scope")
"""The slots that a placement wakes; the subject is the slot of the tile that was placed."""
AFTERMATH: Final = FoldPoint[list[Frame[Any]]]("aftermath")
"""What follows the immediate effects of a tile that was placed; the subject is its slot. It is settled before they
begin, whatever they do."""
ROAD: Final = FoldPoint[list[int]]("road")
"""By domain: what a marker there costs the seat."""
CLAIM_TOLL: Final = FoldPoint[list[int]]("claim-toll")
"""By domain: the coins that a marker there costs the seat beside the road, even where the road is free. Nobody need
place a marker for that. Whoever wants the coins takes them when the domain is claimed (CLAIMED)."""
CROWD: Final = FoldPoint[int]("crowd")
"""How many markers a domain holds at most, by whatever effect they came there; the subject is the domain."""
PLACE_TOLL: Final = FoldPoint[dict[int, int]]("place-toll")
"""By cell: the coins that the seat owes once a tile lies there, where it owes any. Whoever wants them takes them when
the tile is placed (PLACED); here they are only kept free."""
FINAL_LINE: Final = FoldPoint[int]("final-line")
"""The VP of a seat in a line of the final scoring; the subject is the line: one of `scoring.LINES`, or `scoring.CARDS`
for what each landmark card gives then. Further lines are steps of the plan "lines", through which every seat goes as
the one that acts."""
SIZE: Final = FoldPoint[int]("size")
"""How many tiles a seat's territory counts as, wherever its size matters."""
RANK: Final = FoldPoint[tuple[int, ...]]("rank")
"""By what a seat is judged at the end: its VP, then what breaks a tie. The first number counts first, more is more."""
ELSEWHERE: Final = FoldPoint[list[int]]("elsewhere")
"""The tiles that are with a module, in its part of the state: each is somewhere, and only once."""
KEEPER: Final = FoldPoint[int]("keeper")
"""The seat that has the landmark card of a tile, which is the subject: usually the one in whose territory it lies, and
nobody (nature) while the tile is with a module."""

TAKE: Final = VetoPoint("take")
"""Against moving to a space and taking its tile; the subject is the space."""
STOP: Final = VetoPoint("stop")
"""Against stopping on a space whose tile is not taken; the subject is the space."""
DISCARD: Final = VetoPoint("discard")
"""Against moving to a space and discarding its tile, as long as there is another; the subject is the space."""
PLACE: Final = VetoPoint("place")
"""Against placing the tile in hand on a cell, which is the subject; of a double tile, either half of it."""
REMOVE: Final = VetoPoint("remove")
"""Against removing a tile; the subject is its slot. The halves of a double tile only go together."""
CLAIM: Final = VetoPoint("claim")
"""Against placing a marker on a domain; the subject is the domain."""

PASSED: Final = EventPoint("passed")
"""A piece moves across a space, in the order of its way. owner: the active seat; a: the piece; b: the space."""
WORD_TOLD: Final = EventPoint("word-told")
"""A tile comes with a word on its stack, and is not drawn yet. owner: nature; a: the stack; b: the answer."""
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
"""A tile is activated; the frames that a listener gives come when that is done. owner: the seat; a: the slot, or where
else it is (`roles.FROM_TILE`); b: the tile."""
LIFTED: Final = EventPoint("lifted")
"""A tile has left a territory with all beneath it, for another place or for good. owner: the seat; a: the slot."""
SHIFTED: Final = EventPoint("shifted")
"""A tile has been moved within its territory with all that was on it. owner: the seat; a: the old slot; b: the new."""
ARRIVED: Final = EventPoint("arrived")
"""Scotsmen come onto a tile, on foot or not. owner: the seat; a: the slot; b: how many."""
BOUGHT_ON: Final = EventPoint("bought-on")
"""A good is bought though its row of the market is full, so that its coins fill no space. owner: the seat; a: the kind;
b: the coins."""
SCORED: Final = EventPoint("scored")
"""A category of a scoring has been scored. owner: nature; a: the category."""
