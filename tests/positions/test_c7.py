"""Positions of Chronicle 7, A Rock and a Hard Place, that cannot be; and of a secret question, as its votes are."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more_ii.game import GlenMoreIITable
from tests.chronicles.test_c7 import AT_START, KEY, OPEN, cards
from tests.glen_more_ii_scenario import laid
from tests.positions.breaking import Break, Breaks, glen_more_ii, of_part

TAKING: Final = glen_more_ii(f"{AT_START}; discards: a-dornie; {cards()}")
WITHOUT_LEFTOVERS: Final = glen_more_ii(f"{AT_START}; discards: a-dornie; {cards((*OPEN[:4], 'great-square'))}")
VOTED: Final = glen_more_ii(f"{AT_START}; {cards(verdicts=(1, 0, 0, 0, 0), ayes=[3, 3, 4], nays=[3, 3, 2])}")
VOTING: Final = glen_more_ii(
    f"{AT_START}; {cards()}; seat 0: coins 3---\n0 take 3\n0 claim macleod\n0 propose herds\n1 vote aye"
)


def number(tile: str) -> int:
    table = laid(3, (7,)).table
    assert isinstance(table, GlenMoreIITable)
    return table.kit.number[tile]


part = of_part(KEY)
council: Final = Breaks("games/glen_more_ii/chronicles/c07_rock_and_hard_place/council.py")
FIVE_CARDS: Final = "5 different Great Glen cards must be open, each with a verdict"
NOT_DISCARDED: Final = "a personal discard pile holds what was not discarded"

council.add(TAKING, part({"cards.0": "loch-ness"}), "there is no card 'loch-ness'")
council.add(TAKING, part({"cards.0": "leftovers"}), FIVE_CARDS)
council.add(TAKING, part({"verdicts.+": 0}), FIVE_CARDS)
council.add(TAKING, part({"laid.+": 0}), FIVE_CARDS)
council.add(TAKING, part({"ayes.+": 4}), "votes and piles must be those of 3 seats")
council.add(TAKING, part({"nays.+": 3}), "votes and piles must be those of 3 seats")
council.add(TAKING, part({"piles.+": []}), "votes and piles must be those of 3 seats")
council.add(VOTED, part({"verdicts.0": 3}), "a Great Glen card has a verdict that cannot be")
council.add(VOTED, part({"laid.0": 4}), "more votes lie on a Great Glen card than there are seats")
council.add(VOTED, part({"ayes.2": 3}), "seat 2 has not voted 1 times")
council.add(VOTED, part({"nays.2": 3}), "seat 2 has not voted 1 times")
council.add(VOTED, part({"ayes.0": 5, "nays.0": 1}), "seat 0 has not voted 1 times")
council.add(TAKING, part({"piles.1": [number("a-pulteney")]}), NOT_DISCARDED)
council.add(TAKING, part({"piles": 2 * [[number("a-dornie")]] + [[]]}), NOT_DISCARDED)
council.add(
    WITHOUT_LEFTOVERS,
    part({"piles.1": [number("a-dornie")]}),
    "there are personal discard piles without the card Leftovers",
)

voting: Final = Breaks("games/glen_more_ii/chronicles/c07_rock_and_hard_place/voting.py")
CANNOT_BE_HELD: Final = "the frame 'vote' asks for a vote that cannot be held"

voting.add(VOTING, {"frames.0": ["vote", 3, 1, 0, 2, -1, -1, -1, 0]}, CANNOT_BE_HELD)
voting.add(VOTING, {"frames.0": ["vote", 2, 0, 1, -1, -1, 0]}, CANNOT_BE_HELD)
voting.add(VOTING, part({"verdicts.0": 1}), CANNOT_BE_HELD)

secrets: Final = Breaks("kernel/frames.py")

secrets.add(
    VOTING,
    part({"ayes.1": 0}),
    "the frame 'vote' has an answer of seat 1 that was not offered",
)


@pytest.mark.parametrize("each", [*council.all, *voting.all, *secrets.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
