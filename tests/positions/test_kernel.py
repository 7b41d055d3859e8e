"""What the kernel refuses, whatever the game: what cannot be read, and frames that nothing could have left there."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.kernel.sealed import packed
from tests.chronicles.test_points_secrets import building
from tests.kernel.table import scripted
from tests.kernel.toy.state import HollowHill
from tests.kernel.toy.treasure import Bid
from tests.positions.breaking import GONE, Break, Breaks, Position, glen_more_ii

HILL: Final = Position(lambda: scripted(3, (), {}))
TAKING: Final = glen_more_ii("rondel: 0 1 2; seat 0: coins 3; 0,1: s-inshriach")
CAIRNS: Final = Position(lambda: building("0 stack 1").game)

snapshots: Final = Breaks("kernel/snapshots.py")

snapshots.add(TAKING, {"market": GONE}, "The snapshot's state lacks the field 'market'.")
snapshots.add(TAKING, {"frames": GONE}, "The snapshot's state lacks the field 'frames'.")
snapshots.add(TAKING, {"market": None}, "The snapshot's state cannot be read: 'NoneType' object is not iterable.")
snapshots.add(TAKING, {"turn.movement": -1}, "This position cannot be: movement points cannot be negative.")
snapshots.add(TAKING, {"frames": {}}, "frames must be a list, not dict")
snapshots.add(TAKING, {"frames.0": "take"}, "a frame must be a list, not str")
snapshots.add(TAKING, {"frames.0": ["fly"]}, "there is no frame called 'fly'")
snapshots.add(TAKING, {"frames.0": []}, "there is no frame called None")
snapshots.add(
    TAKING, {"frames.3": ["activate", "0"]}, "a field of the frame 'activate' must be a whole number, not '0'"
)
snapshots.add(
    TAKING, {"frames.3": ["activate", True]}, "a field of the frame 'activate' must be a whole number, not True"
)
snapshots.add(TAKING, {"frames.0": ["take", 1]}, "the frame 'take' has no fields, so it cannot be [1]")
snapshots.add(TAKING, {"frames.3": ["activate"]}, "the frame 'activate' has the fields flag, so it cannot be []")
snapshots.add(
    TAKING,
    {"frames.^": ["any-order", 0, 2]},
    "the frame 'any-order' has the fields seat, sizes, so it cannot be [0, 2]",
)
snapshots.add(
    HILL,
    {"frames.^": ["bid", 2, 0, 1]},
    "the frame 'bid' has the fields seats, answers, treasure, so it cannot be [2, 0, 1]",
)
snapshots.add(TAKING, {"frames.^": ["walk-to", 3]}, "the frame 'walk-to' cannot have the slot 3")
snapshots.add(HILL, {"frames": [["land"], ["rest"], ["next-actor"]]}, "its first frame Land() asks nothing")
snapshots.add(
    HILL, {"frames": [["draw", 0], ["rest"], ["next-actor"]]}, "its first frame Draw(0,) asks nobody at the table"
)
snapshots.add(
    HILL, {"active": 17}, "it holds values that make no sense together (IndexError('list index out of range'))"
)


def from_another_game(g: HollowHill) -> None:
    g.stack.insert(0, Bid((0,), (-1,), 0))


snapshots.bend(TAKING, from_another_game, "the frame 'bid' is none that a module of this table brings")

frames: Final = Breaks("kernel/frames.py")

frames.add(HILL, {"frames.^": ["bid", 2, 0, 0, -1, -1, 0]}, "the frame 'bid' asks a seat twice")

sealed: Final = Breaks("kernel/sealed.py")
NOT_OFFERED: Final = "the frame 'cairn' has an answer of seat 0 that was not offered"

sealed.add(CAIRNS, {"frames.0": ["cairn", 2, 0, 0, -1, -1]}, "the frame 'cairn' asks a seat twice")
sealed.add(CAIRNS, {"frames.0.5": packed([0, 0], False)}, NOT_OFFERED)
sealed.add(CAIRNS, {"frames.0.5": packed([], True)}, NOT_OFFERED)
sealed.add(CAIRNS, {"frames.0.5": 0}, NOT_OFFERED)

order: Final = Breaks("kernel/order.py")

order.add(
    TAKING,
    {"frames.^": ["any-order", 0, 2, 6]},
    "the frame 'any-order' wants 8 frames to follow it, but there are 7",
)

pending: Final = Breaks("kernel/pending.py")

pending.add(
    TAKING,
    {"frames.^": ["take"]},
    "the step take cannot come before these: take pay-tile use-tile activate lapse clean-up next-actor",
)
pending.add(
    TAKING, {"frames.1": GONE}, "the step take cannot come before these: use-tile activate lapse clean-up next-actor"
)


@pytest.mark.parametrize("each", [*snapshots.all, *frames.all, *sealed.all, *order.all, *pending.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
