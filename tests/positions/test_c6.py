"""Positions of Chronicle 6, The Dubious Tome of Scottish History, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import EVENTS
from hindmost.games.glen_more_ii.game import GlenMoreIITable
from tests.chronicles.c6_positions import KEY, gathered
from tests.glen_more_ii_scenario import laid
from tests.positions.breaking import Break, Breaks, Position, of_part

GATHERED: Final = Position(
    lambda: (
        gathered(
            "seat 0; 0,0: scotsmen 1; 1,0: scotsmen 1; 0,-1: a-old-man-of-storr; 2,0: c-loch-ness",
            f"part {KEY}: turned loch-ness",
        ).game
    )
)


def card(name: str) -> int:
    table = laid(3, (6,)).table
    assert isinstance(table, GlenMoreIITable)
    return table.kit.card_ids.index(name)


part = of_part(KEY)
tome: Final = Breaks("games/glen_more_ii/chronicles/c06_dubious_tome/tome.py")
KNOWN: Final = ", ".join(EVENTS)

tome.add(
    GATHERED,
    part({"turned.+": "castle-moil"}),
    "nobody has the landmark card castle-moil, but it was turned",
)
tome.add(GATHERED, part({"tables.+": "old-man-of-storr"}), "a score table is in use without its event")
tome.add(GATHERED, part({"tables.+": "loch-ness"}), "a score table is in use without its event")
tome.add(
    GATHERED,
    part({"turned": ["robert-i"]}),
    f"the events must be different ones of {KNOWN}, not ['robert-i']",
)
tome.add(
    GATHERED,
    part({"turned": ["loch-ness", "loch-ness"]}),
    f"the events must be different ones of {KNOWN}, not ['loch-ness', 'loch-ness']",
)
tome.add(GATHERED, {"frames.^": ["turn-card", card("loch-ness")]}, "an event is under way that cannot be")
tome.add(GATHERED, {"frames.^": ["turn-card", card("castle-moil")]}, "an event is under way that cannot be")
tome.add(
    GATHERED,
    {
        "frames": [
            *2 * [["turn-card", card("old-man-of-storr")]],
            ["activate", 0],
            ["lapse"],
            ["clean-up"],
            ["next-actor"],
        ]
    },
    "an event is under way that cannot be",
)

englishman: Final = Breaks("games/glen_more_ii/chronicles/c06_dubious_tome/englishman.py")

englishman.add(GATHERED, {"frames.^": ["swap-him"]}, "the frame 'swap-him' speaks of an Englishman who is not there")

gathering: Final = Breaks("games/glen_more_ii/chronicles/c06_dubious_tome/gathering.py")

gathering.add(
    GATHERED,
    {"frames.^": ["give-scotsmen", 2, card("old-man-of-storr")]},
    "the frame 'give-scotsmen' asks for Scotsmen it does not cost",
)
gathering.add(
    GATHERED,
    {"frames.^": ["give-scotsmen", 0, card("old-man-of-storr")]},
    "the frame 'give-scotsmen' asks for Scotsmen it does not cost",
)

trading: Final = Breaks("games/glen_more_ii/chronicles/c06_dubious_tome/trading.py")

trading.add(
    GATHERED,
    {"frames.^": ["offer-goods", card("old-man-of-storr")]},
    "the frame 'offer-goods' offers goods to an event that takes none",
)
trading.add(
    GATHERED,
    {"frames.^": ["make-trade", card("old-man-of-storr")]},
    "the frame 'make-trade' makes a trade that no event offers",
)
trading.add(
    GATHERED,
    {"frames.^": ["reward", card("old-man-of-storr"), 1]},
    "the frame 'reward' rewards an event without a trade",
)


@pytest.mark.parametrize("each", [*tome.all, *englishman.all, *gathering.all, *trading.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
