"""Positions of Chronicle 9, Feasts and Follies, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from tests.chronicles.feasting import AT_HOME, KEY, RICH, bid, bidding, feast
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, of_part


def paying() -> Scene:
    """Seat 0 pays for Guest of Honour, and has a token left; seat 1 will pay after it."""
    scene = bidding(RICH, "seat 0: domains innes, coins 1")
    bid(scene, "124", "1", "")
    scene.follow("asks 1 pay-event", "1 pay-feast wood 0,0", "asks 0 pay-event")
    return scene


def invited() -> Scene:
    """Seat 0 may use Whisky Tasting with its coin."""
    scene = bidding("seat 0: domains innes, coins 1")
    bid(scene, "2", "", "")
    scene.follow("asks 0 use-event")
    return scene


IN_TURN: Final = Position(lambda: feast(AT_HOME).game)
BIDDING: Final = Position(lambda: bidding().game)
PAYING: Final = Position(lambda: paying().game)
INVITED: Final = Position(lambda: invited().game)
"""The open cards of all of them are 0, 3, 6, 9 and 1."""

part = of_part(KEY)
checked: Final = Breaks("games/glen_more_ii/chronicles/c09_feasts_and_follies/check.py")

checked.add(IN_TURN, part({"stacks.+": []}), "there must be 5 events, and bid tokens of 3 players")
checked.add(IN_TURN, part({"shown.+": []}), "there must be 5 events, and bid tokens of 3 players")
checked.add(IN_TURN, part({"spared.+": []}), "there must be 5 events, and bid tokens of 3 players")
checked.add(IN_TURN, part({"markers.+": []}), "there must be 5 events, and bid tokens of 3 players")
checked.add(IN_TURN, part({"cards.0": 3}), "the event cards are not those of the box")
checked.add(IN_TURN, part({"deck.+": 12}), "the event cards are not those of the box")
checked.add(IN_TURN, part({"deck": [4, 2, 5, 7, 8, 10, 11]}), "face-down event cards and discarded ones have no order")
checked.add(
    IN_TURN,
    part({"deck": [2, 5, 7, 8, 10], "discards": [11, 4]}),
    "face-down event cards and discarded ones have no order",
)
checked.add(IN_TURN, part({"cards.0": -1, "deck": [0, 2, 4, 5, 7, 8, 10, 11]}), "5 event cards must lie open")
checked.add(IN_TURN, part({"cards": [0, 3, 6, 9, 1, 2], "deck.-": [2]}), "5 event cards must lie open")
checked.add(PAYING, part({"markers.0": [1, 0]}), "every player has one clan marker at most on an event")
checked.add(PAYING, part({"markers.0": [0, 1, 3]}), "every player has one clan marker at most on an event")
checked.add(PAYING, part({"markers.3": [2]}), "a clan marker lies on an event for which its owner has not bid")
checked.add(IN_TURN, part({"stacks.1": [0]}), "bid tokens lie face down though no bids are revealed")
checked.add(IN_TURN, part({"shown.1": [0]}), "bid tokens lie face up though nothing is scored")
STACKED: Final = "seat 0 has stacked bid tokens that it cannot have stacked"
checked.add(PAYING, part({"stacks.0": [1, 0]}), STACKED)
checked.add(PAYING, part({"stacks.0": [1, 2, 3]}), STACKED)
checked.add(PAYING, part({"stacks.0": [1, 5]}), STACKED)
LAID: Final = "seat 0 has laid resources on crests that are not there"
checked.add(IN_TURN, part({"spared.0": [1]}), LAID)
checked.add(IN_TURN, part({"spared.0": [5]}) | {"estates.0.clans": ["maclean"]}, LAID)

bids: Final = Breaks("games/glen_more_ii/chronicles/c09_feasts_and_follies/bidding.py")
bids.add(BIDDING, {"frames.0": ["bid", 2, 0, 1, -1, -1]}, "the frame 'bid' asks not everybody for a bid")

revealing: Final = Breaks("games/glen_more_ii/chronicles/c09_feasts_and_follies/revealing.py")
NOT_BID: Final = "the frame 'use-event' uses an event that nobody has bid for"
revealing.add(INVITED, {"frames.0": ["use-event", 2]}, NOT_BID)
revealing.add(INVITED, part({"markers.1": [0]}), NOT_BID)
NOT_THERE: Final = "the frame 'pay-event' asks for what is not there"
revealing.add(PAYING, {"frames.0": ["pay-event", 0, 0, 1]}, NOT_THERE)
revealing.add(PAYING, {"frames.0": ["pay-event", 0, 9, 1]}, NOT_THERE)
revealing.add(PAYING, {"frames.0": ["pay-event", 0, 1, 2]}, NOT_THERE)


@pytest.mark.parametrize("each", [*checked.all, *bids.all, *revealing.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
