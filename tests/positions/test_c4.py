"""Positions of Chronicle 4, Hammer of the Scots, that cannot be; and a turn that would end twice, as only his could."""

from __future__ import annotations

from typing import Final

import pytest

from tests.chronicles.test_c4 import HIS_TURN, KEY, england
from tests.positions.breaking import Break, Breaks, glen_more_ii, of_part

ERRAND: Final = glen_more_ii(f"{HIS_TURN}; {england(0, 1)}; seat 0: coins 5---\nasks 0 errand")
ACTIVATING: Final = glen_more_ii(
    f"{HIS_TURN}; {england(0, 1)}; seat 0: coins 5---\n0 use 12\n0 place -1,0\nasks 0 activate"
)

part = of_part(KEY)
token: Final = Breaks("games/glen_more_ii/chronicles/c04_hammer_of_the_scots/module.py")

token.add(ACTIVATING, part({"holder": 3}), "seat 3 is not at the table and cannot have the England token")
token.add(ACTIVATING, part({"filled": 4}), "the row England has 3 spaces")
token.add(ACTIVATING, part({"filled": -1}), "the row England has 3 spaces")
token.add(
    ERRAND,
    {
        "frames": [["take"], ["pay-tile"], ["use-tile"], ["activate", 0], ["lapse"], ["clean-up"], ["next-actor"]],
        **part({"holder": -1}),
    },
    "the Englishman is hindmost, but nobody has the England token",
)
token.add(ERRAND, part({"holder": 1}), "the Englishman's turn is not that of whoever has the England token")

token.add(
    ERRAND,
    {
        "frames": [
            *(
                ["place-marker", 0],
                ["fill-row"],
                ["use-tile"],
                ["activate", 0],
                ["lapse"],
                ["clean-up"],
                ["next-actor"],
            ),
        ],
        "turn.hand": "a-dornie",
        "stacks.1.-": ["a-dornie"],
        **part({"holder": 1}),
    },
    "the Englishman's turn is not that of whoever has the England token",
)

twice: Final = Breaks("games/glen_more_ii/pending.py")

twice.add(
    ACTIVATING,
    {
        "frames": [
            ["activate", 0],
            ["lapse"],
            ["pay-tile"],
            ["fill-row"],
            ["use-tile"],
            ["activate", 0],
            ["lapse"],
            ["clean-up"],
            ["next-actor"],
        ],
        "turn.hand": "a-dornie",
        "stacks.1.-": ["a-dornie"],
        "turn.spot": None,
    },
    "the turn ends twice",
)


@pytest.mark.parametrize("each", [*token.all, *twice.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
