"""Positions of Glasgow that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost import new_game
from tests.glasgow_scenario import run, with_other_rates
from tests.positions.breaking import GONE, Break, Breaks, Position, glasgow

MOVING: Final = glasgow(
    """
    merchants: 3 5
    seat 0: brick 2, steel 1, whisky 1
    architect 2: f1 sh1
    city: 0,0 f5 1 / 1,0 pk1 0
    """
)
PAYING: Final = glasgow(
    """
    merchants: 3 4
    seat 0: brick 2, steel 2, whisky 1
    architect 2: f1 sh1
    city: 0,0 f5 1 / 1,0 pk1 0
    ---
    0 go 5
    0 build f1
    asks 0 payment
    """
)
BUILDING: Final = glasgow(
    "merchants: 3 4\nseat 0: brick 2, steel 1\narchitect 2: f1 sh1\n---\n0 go 5\nasks 0 architect"
)
CHOOSING: Final = glasgow("merchants: 3 4\n---\n0 go 8\nasks 0 use-contract")
CONVERTING: Final = glasgow("merchants: 3 4\nseat 0: brick 3\n---\n0 go 9\n0 convert brick>steel\nasks 0 converting")
FACTORY_WITH_OTHER_RATES: Final = Position(
    lambda: (
        run(
            """
        seat 0: brick 2
        seat 1: brick 1, steel 4
        architect 2: sh1 m7
        city: 0,0 f7 1
        ---
        0 go 5
        0 build sh1
        0 place 0,1
        asks 1 converting
        """,
            with_other_rates(),
        ).game
    )
)
ALMOST_COMPLETE: Final = glasgow(
    """
    merchants: 3 4
    seat 0: brick 2
    architect 2: sh1 m7
    fill: 0,0 4,3 1 but 4,3
    """
)
OVER: Final = glasgow(
    """
    merchants: 3 4
    seat 0: brick 2
    architect 2: sh1 m7
    fill: 0,0 4,3 1 but 4,3
    ---
    0 go 5
    0 build sh1
    0 place 4,3
    over
    """
)
PATIENT: Final = Position(lambda: new_game("glasgow", 2, seed=1, options={"stop": "idle"}))

invariants: Final = Breaks("games/glasgow/check.py")

invariants.add(MOVING, {"discards.+": "m1"}, "the building m1 is in 2 places at once")
invariants.add(MOVING, {"box.+": "c14"}, "the contract c14 is in 2 places at once")
invariants.add(MOVING, {"pile.-": ["m1"]}, "missing: m1")
invariants.add(MOVING, {"box.-": ["c02"]}, "missing: c02")
invariants.add(
    MOVING,
    {"offers.1.+": "m1", "pile.-": ["m1"]},
    "there are 4 architects with at most 2 buildings each",
)
invariants.add(MOVING, {"offers.+": []}, "there are 4 architects with at most 2 buildings each")
invariants.add(MOVING, {"ring.+": None}, "the ring has 16 tiles")
invariants.add(MOVING, {"ring.0": "c01", "ring.1": None}, "the architects stand on (0, 5, 10, 15)")
invariants.add(MOVING, {"stores.+": {"brick": 0, "steel": 0, "gold": 0}}, "there are two stores")
invariants.add(MOVING, {"stores.0.gold": 9}, "seat 0 cannot hold 9 gold")
invariants.add(MOVING, {"whisky": 2}, "seat 2 cannot hold the whisky")
invariants.add(MOVING, {"city.1.cell": "2,0"}, "the city falls into pieces")
invariants.add(MOVING, {"city.1.owner": 2}, "every building belongs to one of the two")
invariants.add(MOVING, {"city.1.owner": -1}, "every building belongs to one of the two")
invariants.add(MOVING, {"finisher": 0}, "the city has been completed, so the game must be over")
invariants.add(
    MOVING,
    {"frames": []},
    "the game is over when somebody has completed the city, and only then",
)
invariants.add(OVER, {"finisher": -1}, "the game is over when somebody has completed the city, and only then")
invariants.add(MOVING, {"merchants.+": 0}, "there are two merchants on the ring")
invariants.add(MOVING, {"merchants.1": 16}, "there are two merchants on the ring")
invariants.add(MOVING, {"merchants.1": 3}, "two merchants stand on one contract")
invariants.add(ALMOST_COMPLETE, {"city.15.cell": "5,0"}, "the city does not fit its frame")

unfinished: Final = Breaks("games/glasgow/pending.py")

unfinished.add(MOVING, {"active": -1}, "somebody's turn is under way, but nobody is active")
unfinished.add(MOVING, {"active": 2}, "somebody's turn is under way, but nobody is active")
unfinished.add(
    PAYING,
    {"hand": None, "discards.+": "f1"},
    "a building is in hand exactly until it is placed or discarded; seat 0 cannot pay what is still to be paid",
)
unfinished.add(
    MOVING, {"hand": "m1", "pile.-": ["m1"]}, "a building is in hand exactly until it is placed or discarded"
)
unfinished.add(
    OVER,
    {"frames": [["move"]], "finisher": -1},
    "the city is complete, so the game must be over; architect 1 must offer 2 buildings",
)
unfinished.add(MOVING, {"offers.1.1": GONE, "discards.+": "sh1"}, "architect 1 must offer 2 buildings")
unfinished.add(CHOOSING, {"frames.-1": ["next-turn", 4]}, "seat 0 cannot have come 4 steps")
unfinished.add(
    PAYING,
    {"frames.2": ["deal", 2]},
    "architect 1 must offer 2 buildings; the merchant is not at the architect who builds",
)
unfinished.add(BUILDING, {"frames.0.1": 2}, "the merchant is not at the architect who builds")
unfinished.add(BUILDING, {"frames.0.2": 2}, "more has been built in this turn than stands in the city")
unfinished.add(CHOOSING, {"frames.0.1": 7}, "the merchant is not at the contract that is to be used")
unfinished.add(CHOOSING, {"ring.8": "c14", "ring.14": "c09"}, "the merchant is not at the contract that is to be used")
unfinished.add(
    FACTORY_WITH_OTHER_RATES, {"frames.0": ["converting", 1, 0, 0]}, "a conversion goes on that is not made there"
)
unfinished.add(CONVERTING, {"frames.0": ["converting", 0, 1, -1]}, "a conversion goes on that cannot")
unfinished.add(CONVERTING, {"frames.0": ["converting", 1, 1, 0]}, "a conversion goes on that cannot")
unfinished.add(CONVERTING, {"frames.0": ["converting", 0, 0, 0]}, "a factory converts, but none works")
unfinished.add(PAYING, {"stores.0.brick": 0, "stores.0.steel": 0}, "seat 0 cannot pay what is still to be paid")
unfinished.add(PAYING, {"frames.0": ["payment", 1]}, "seat 0 cannot pay what is still to be paid")

kept: Final = Breaks("kernel/snapshots.py")

# Of every kind at most 127, and no kinds that there are not.
for price in (0, 128, 257 | 128 << 8, 257 | 1 << 24, 1 << 25):
    kept.add(PAYING, {"frames.0": ["payment", price]}, f"the frame 'payment' cannot have the bundle {price}")

reading: Final = Breaks("games/glasgow/reviving.py")

reading.add(MOVING, {"city.1.cell": "0,0"}, "two buildings stand on 0,0")
reading.add(MOVING, {"pile.0": "s0-forest-river"}, "there is no building called 's0-forest-river'")
reading.add(MOVING, {"pile.0": 3}, "there is no building called 3")
reading.add(MOVING, {"box.0": "c15"}, "there is no contract called 'c15'")

patience: Final = Breaks("games/glasgow/patience.py")

patience.add(PATIENT, {"slices.patience.turns": -1}, "nobody can have waited -1 turns since building 0")
patience.add(PATIENT, {"slices.patience.turns": 160}, "nobody has built for 160 turns, so the game must be over")


@pytest.mark.parametrize("each", [*invariants.all, *unfinished.all, *kept.all, *reading.all, *patience.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
