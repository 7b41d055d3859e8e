"""Positions of Chronicle 5, Address to a Haggis, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from tests.chronicles.haggis import FULL, KEY, at_the_inn, dinner, last_scoring, scoring
from tests.chronicles.test_c5 import AT_HOME
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, of_part


def clearing() -> Scene:
    """Seat 0 has gained a token of value 3 and must make room for it."""
    scene = at_the_inn(tables=[FULL])
    scene.follow("0 haggis 3", "asks 0 replace-haggis")
    return scene


def led_by_the_die() -> Scene:
    """After a turn of nobody there is a scoring, in which seat 1 is asked."""
    scene = dinner(
        "chronicles 5; rondel: die 0 1 s-inshriach * * * * * * * * * -; stack B: b-plockton",
        "seat 1: whisky 1",
        tables=[(), (1,)],
    )
    scene.follow("draw die: 1", "draw haggis die: 2 2 2 2", "asks 1 more-haggis")
    return scene


THE_DIE_LED: Final = Position(lambda: led_by_the_die().game)
TAKING: Final = Position(lambda: dinner(AT_HOME, tables=[FULL, (2,)]).game)
CLEARING: Final = Position(lambda: clearing().game)
SERVING: Final = Position(
    lambda: scoring("3 3 3 3", "every seat: whisky 2", tables=[(1, 1, 1, 1, 1), (1,), (2,)], shown=(2, 3)).game
)
AT_THE_END: Final = Position(lambda: last_scoring("3 3 3 3", "seat 1: whisky 1", tables=[(), (2,)]).game)

part = of_part(KEY)
tokens: Final = Breaks("games/glen_more_ii/chronicles/c05_haggis/check.py")

tokens.add(TAKING, part({"tables.+": []}), "there must be 3 serving tables")
tokens.add(TAKING, part({"fresh.+": []}), "there must be 3 serving tables")
tokens.add(TAKING, part({"served.+": []}), "there must be 3 serving tables")
tokens.add(TAKING, part({"tables.1": [2, 3]}), "the haggis tokens are not those of the box")
tokens.add(TAKING, part({"hidden.4": 4}), "the haggis tokens are not those of the box")
tokens.add(TAKING, part({"shown": [1, 1, 3], "hidden": [1, 1, 2, 3]}), "2 haggis tokens of the supply must lie face up")
tokens.add(TAKING, part({"shown": [3], "hidden": [1, 1, 1, 1, 2, 3]}), "2 haggis tokens of the supply must lie face up")
tokens.add(TAKING, part({"tables.0": [1, 1, 1, 2, 2, 3], "hidden": [1, 1, 2, 3]}), "a serving table has 5 places")
tokens.add(SERVING, part({"tables.0": [], "served.0": [1, 1, 1, 1, 1]}), "at most 3 haggis tokens are turned up")
tokens.add(
    TAKING,
    part({"tables.1": [], "served.1": [2]}),
    "haggis tokens are turned up outside a haggis scoring",
)
tokens.add(TAKING, part({"tables.1": [], "fresh.1": [2]}), "a haggis token has no place")
tokens.add(
    CLEARING,
    part({"fresh": [[3], [3], []], "hidden": [1, 1, 1, 2, 2]}),
    "a haggis token has no place",
)
tokens.add(TAKING, part({"tables.0": [1, 2, 1, 2, 3]}), "haggis tokens have no order")
tokens.add(TAKING, part({"arrivals": [0]}), "those on World's End came there in some order, each once")
tokens.add(AT_THE_END, part({"arrivals": [1]}), "those on World's End came there in some order, each once")
tokens.add(AT_THE_END, part({"arrivals": [1, 0, 1]}), "those on World's End came there in some order, each once")

progress: Final = Breaks("games/glen_more_ii/check.py")

progress.add(SERVING, {"scorings": 1}, "there must have been 2 scorings, not 1")
progress.add(SERVING, {"scorings": 3}, "there must have been 2 scorings, not 3")

unfinished: Final = Breaks("games/glen_more_ii/pending.py")
NOBODY: Final = "somebody's turn is under way, but nobody is active"

unfinished.add(THE_DIE_LED, {"turn.mover": 0}, NOBODY)
unfinished.add(THE_DIE_LED, {"turn.hand": "a-dornie", "removed.-": ["a-dornie"]}, NOBODY)

gaining: Final = Breaks("games/glen_more_ii/chronicles/c05_haggis/gaining.py")

gaining.add(
    CLEARING,
    part({"fresh.0": [], "hidden": [1, 1, 1, 2, 2, 3, 3]}),
    "the frame 'replace-haggis' puts a haggis token on a table that has none to come",
)
gaining.add(
    CLEARING,
    part({"tables.0": [1, 1, 2, 2], "hidden": [1, 1, 1, 2, 2, 3, 3]}),
    "the frame 'replace-haggis' clears a serving table that is not full",
)


@pytest.mark.parametrize("each", [*tokens.all, *progress.all, *unfinished.all, *gaining.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
