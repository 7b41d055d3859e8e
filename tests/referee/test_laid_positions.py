"""Positions where chance seldom comes, laid in words: some turns are played from each, in many ways."""

from __future__ import annotations

from random import Random

import pytest

from tests.configurations import FULL
from tests.glen_more_ii_scenario import Scene
from tests.referee.following import Difference, Follower
from tests.referee.glen_more_ii.resuming import resumed

POSITIONS = {
    "Sinclair's coin at every trade": """
        seats 2
        rondel: 0 1 d-highland-market c-glengorm d-aberdeen-harbour b-scone-abbey
        market: wood 2, sheep 3, cattle 1
        seat 0: coins 3, domains sinclair macdonald
          0,0: scotsmen 2
          1,1: b-crieff-tryst, scotsmen 1
          0,1: s-inshriach, wood 2, sheep 1
          0,-1: s-lochridge, cattle 3
    """,
    "MacMillan and Loch Morar take tiles away": """
        seats 2
        rondel: 0 1 d-loch-morar a-robert-i
        seat 0: coins 9, whisky 2
          0,0: scotsmen 2
          1,0: scotsmen 1, barley 2
          0,1: s-inshriach, wood 3
          0,2: s-lochridge, cattle 2, scotsmen 1
          -1,0: s-glen-etive, sheep 3
          -2,0: a-halkirk > b-inverness, scotsmen 1, stone 1
    """,
    "Castle of Mey wakes everything, and Loch Ness has nothing to add": """
        seats 2
        rondel: 0 1 d-castle-of-mey d-millburn
        market: stone 1, barley 2
        seat 0: coins 5, cards loch-ness, domains macgregor
          0,0: scotsmen 1
          1,1: a-pulteney, barley 0
          0,1: s-black-isle, barley 3
          -1,1: s-ballachulish, stone 1, wood 1
          -1,0: c-loch-ness
    """,
    "Munro finds persons, overlays and tiles without a place": """
        seats 2
        rondel: 0 1 a-robert-i a-william-wallace
        discards: s-black-isle a-macbeth b-inverness c-iona-abbey b-loch-shiel
        seat 0: coins 7
          0,0: scotsmen 1
          0,1: s-inshriach, wood 1
    """,
    "Nobody is left in the reserve": """
        seats 2
        rondel: 0 1 a-robert-i a-dornie a-donan-castle c-loch-ness
        market: stone 3
        seat 0: coins 8
          0,0: scotsmen 4
          1,0: scotsmen 4
          0,1: s-ballachulish, stone 3, scotsmen 1
    """,
    "A castle stands for the Scotsman who is not there": """
        seats 2
        rondel: 0 1 s-inshriach a-strathearn c-loch-ness b-abernethy
        seat 0: coins 2, domains macintosh
          1,0: scotsmen 0
          0,0: scotsmen 1
          1,1: a-castle-stalker
          2,1: s-ballachulish, stone 1
    """,
    "World's End is near, and so is the Die": """
        rondel: die s-inshriach 0 a-dornie worlds-end 1 d-millburn d-hawick-mill -
        seat 0: coins 4, domains maclachlan
          0,0: scotsmen 2
        seat 1: coins 3
    """,
    "Nothing can be taken": """
        rondel: 0 1 d-old-forge-inn d-loch-morar b-kingshouse-inn c-clachaig-inn worlds-end d-arthur-conan-doyle -
        seat 0: coins 0, cards loch-ness
          1,0: scotsmen 1
          0,1: s-inshriach, wood 1
    """,
}
WAYS = range(60 if FULL else 6)
ANSWERS = 25


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
def test_the_referee_agrees_from_there(position: str) -> None:
    for way in WAYS:
        game = Scene(position).game
        follower = Follower(game, resumed(game))
        random = Random(f"laid {way}")
        try:
            while not game.over and len(game.choices) < ANSWERS:
                question = random.choice(game.questions)
                follower.question(question)
                option = random.choice(question.options).id
                game.play(question.seat, option)
                follower.answer(question.seat, option)
        except Difference as difference:
            raise Difference(f"way {way}: {difference}") from difference
        assert follower.asked > 3 or game.over
