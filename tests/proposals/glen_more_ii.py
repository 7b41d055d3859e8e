"""Glen More II without chronicles."""

from __future__ import annotations

from typing import Final

from tests.chronicles.test_points_borrowing import lending
from tests.chronicles.test_points_paying import bid
from tests.glen_more_ii_scenario import Scene
from tests.proposals.proposal import Proposal

RONDEL: Final = "rondel: 0 1 2 {tile} * * * * * * * * * -; stack C: c-glengorm c-ullapool c-carrbridge"


def playing(tile: str, position: str, *lines: str) -> Scene:
    """Seat 0 takes the tile; then the lines of a script."""
    scene = Scene(RONDEL.format(tile=tile), position)
    scene.follow("0 take 3", *lines)
    return scene


def acting(*answers: str) -> Scene:
    """Seat 0 has placed a butcher, who would take its cow, beside a forest; nobody can be moved."""
    position = "seat 0; 0,0: scotsmen 0, wood 1; 0,1: s-lochridge, cattle 1, scotsmen 1; 1,1: s-inshriach"
    return playing("a-butcher", position, "0 place 1,2", *(f"0 {answer}" for answer in answers))


def idle() -> Scene:
    """Seat 0 stands on World's End's neighbour with nothing left to activate, to move or to sell."""
    position = "seat 0; 0,0: scotsmen 0; 1,0: scotsmen 0; 0,1: a-butcher, scotsmen 1"
    return playing("s-ballachulish", position, "0 place 0,2", "0 activate 0,2")


def paying(position: str) -> Scene:
    """Kingussie costs a stone; there is one to be bought for 2 coins."""
    return playing("b-kingussie", f"market: stone 1, sheep 2; seat 0: coins 5; {position}")


def giving(position: str, *lines: str) -> Scene:
    """Seat 0 gives two different goods at the tryst."""
    held = f"market: wood 1, stone 0; seat 0: {position}; -1,1: b-crieff-tryst"
    return playing("s-black-isle", held, "0 place 0,1", "0 activate -1,1", *lines)


def enlisting() -> Scene:
    return playing("a-robert-i", "seat 0: coins 2; 0,1: s-inshriach", "0 claim ross")


def spreading(position: str) -> Scene:
    """MacDonald gives a wood and a stone."""
    return playing("a-robert-i", f"seat 0: coins 1; {position}", "0 claim macdonald")


PROPOSALS: Final = (
    Proposal("activate", "what costs nothing is taken before a trade", "activate 1,1", acting),
    Proposal("activate", "the next that costs nothing", "activate 0,1", lambda: acting("activate 1,1")),
    Proposal("activate", "a trade is thought about", None, lambda: acting("activate 1,1", "activate 0,1")),
    Proposal("activate", "with nothing left to do the turn ends", "end", idle),
    Proposal(
        "effects",
        "what is simply gained comes before what is decided",
        "effect 1",
        lambda: playing("a-donan-castle", "seat 0; 0,1: s-inshriach, wood 1, stone 1", "0 place 1,1"),
    ),
    Proposal(
        "choose-goods",
        "what is held least",
        "choose cattle",
        lambda: playing(
            "b-ardnamurchan",
            "market: wood 3, cattle 0; seat 0; 0,0: wood 1, stone 1, sheep 1; 1,0: barley 1",
            "0 place 0,1",
        ),
    ),
    Proposal(
        "choose-goods",
        "of that, what sells best",
        "choose sheep",
        lambda: playing("b-ardnamurchan", "market: wood 3, sheep 2, cattle 1; seat 0; 0,0: wood 1", "0 place 0,1"),
    ),
    Proposal(
        "choose-produce",
        "what is held least, and of that what sells best",
        "choose barley",
        lambda: playing(
            "s-black-isle",
            "market: wood 3, stone 1, barley 2; seat 0; 0,0: wood 1; 1,1: s-inshriach > c-iona-abbey",
            "0 place 0,1",
            "0 activate 1,1",
        ),
    ),
    Proposal("enlist-scotsmen", "where Scotsmen count", "enlist 1,0", enlisting),
    Proposal(
        "spread-goods",
        "where most room is left, away from what needs it to produce",
        "put wood 1,0",
        lambda: spreading("0,0: sheep 1; 0,1: s-lochridge"),
    ),
    Proposal(
        "spread-goods",
        "on what produces only where nothing else has room",
        "put wood 0,1",
        lambda: spreading("0,0: sheep 3; 1,0: sheep 3; 0,1: s-lochridge"),
    ),
    Proposal(
        "spread-produce",
        "where most room is left, away from what needs it to produce",
        "put cattle 1,0",
        lambda: lent("0,0: sheep 1"),
    ),
    Proposal(
        "pay",
        "from a full tile, where room is wanted",
        "pay stone 0,1",
        lambda: paying("0,0: stone 1; 0,1: s-inshriach, stone 1, sheep 2; 1,1: s-ballachulish, stone 2"),
    ),
    Proposal(
        "pay",
        "from where most lies",
        "pay stone 1,1",
        lambda: paying("0,0: stone 1; 1,1: s-ballachulish, stone 1, sheep 1"),
    ),
    Proposal("pay", "what one has before what is bought", "pay stone 0,0", lambda: paying("0,0: stone 1")),
    Proposal(
        "pay",
        "from a full tile even what is rarer",
        "pay cattle 1,0",
        lambda: giving("coins 0; 0,0: sheep 2; 1,0: cattle 2, wood 1; 0,-1: s-lochridge, sheep 1"),
    ),
    Proposal(
        "pay",
        "of what there is most",
        "pay sheep 0,0",
        lambda: giving("coins 0; 0,0: sheep 2; 1,0: cattle 1"),
    ),
    Proposal(
        "pay",
        "Sinclair's coin only when one's own goods are used up",
        "pay cattle 1,0",
        lambda: giving("coins 5, domains sinclair; 1,0: cattle 1", "0 give 2 different"),
    ),
    Proposal(
        "pay",
        "Sinclair's coin before a purchase for two",
        "pay coins",
        lambda: giving("coins 5, domains sinclair; 1,0: cattle 1", "0 give 2 different", "0 pay cattle 1,0"),
    ),
    Proposal(
        "pay",
        "what is sold to raise the coins is thought about",
        None,
        lambda: playing(
            "b-abernethy", "market: sheep 1, wood 1; seat 0: coins 0; 0,0: sheep 1, wood 1; 0,1: s-ballachulish"
        ),
    ),
    Proposal(
        "pay-from-stock",
        "from a full tile even what is rarer",
        "pay wood 1,0",
        lambda: bid(1, "seat 1; 0,0: sheep 2; 1,0: wood 2, stone 1; 0,1: s-lochridge, sheep 1"),
    ),
    Proposal(
        "pay-from-stock",
        "from a full tile, of what there is most",
        "pay sheep 0,0",
        lambda: bid(1, "seat 1; 0,0: wood 1, sheep 2; 1,0: stone 1"),
    ),
    Proposal(
        "trade",
        "the most that can be had without buying",
        "give 2 cattle",
        lambda: trading("0,0: cattle 2"),
    ),
)


def lent(position: str) -> Scene:
    scene = lending(
        "s-lochridge", "rondel: 0 1 2 s-inshriach * * * * * * * * * -", f"seat 0; {position}; seat 1; 0,1: s-lochridge"
    )
    scene.follow("0 take 3", "0 place 0,1")
    return scene


def trading(position: str) -> Scene:
    return playing("s-inshriach", f"seat 0: coins 9; {position}; 0,1: a-butcher", "0 place 1,1", "0 activate 0,1")
