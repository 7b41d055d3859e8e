"""What haggis is worth to a bot."""

from __future__ import annotations

import pytest

from hindmost.bots.bot import Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.games.glen_more_ii.chronicles.c05_haggis.worth import haggis_worth, table_worth
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.living import Prospects
from tests.chronicles.haggis import at_the_inn, dinner, last_scoring, scoring

FACES = (1, 1, 1, 2, 2, 3)
AHEAD = Prospects(4, 9.0, 0.2)


@pytest.mark.parametrize(
    ("tokens", "left", "spare", "vp"),
    [
        ((), 3, 0, 0.0),
        ((1,), 1, 0, 1 - (1 / 2) ** 4),
        ((3,), 1, 0, 3 * (1 - (5 / 6) ** 4)),
        ((3,), 1, 2, 3 * (1 - (5 / 6) ** 6)),
        ((3,), 2, 0, 3 * (1 - (5 / 6) ** 8)),
        ((1, 1), 1, 0, 4 * 11 / 16 + 1 * 4 / 16),
    ],
)
def test_a_table_is_worth_what_the_rolls_may_be_expected_to_make_of_it(
    tokens: tuple[int, ...], left: int, spare: int, vp: float
) -> None:
    assert table_worth(tokens, left, spare, FACES) == pytest.approx(vp)


def test_it_depends_on_nothing_that_the_seat_cannot_know() -> None:
    scene = dinner("chronicles 5; rondel: 0 1 2 s-inshriach * * * * * * * * * -", tables=[(1, 2), (3,), (2, 2)])
    worths = set()
    for seed in range(12):
        state = scene.game.redealt(0, seed=seed).state
        assert isinstance(state, GlenMoreII)
        worths.add(haggis_worth(state, 0, AHEAD))
    assert len(worths) == 1
    assert worths.pop() > haggis_worth(scene.state, 1, AHEAD) > 0


def test_what_is_turned_up_is_as_good_as_scored() -> None:
    scene = scoring("1 1 3 3", "seat 0: whisky 1", tables=[(2,), (1, 1)])
    assert haggis_worth(scene.state, 1, AHEAD) == 4.0
    assert haggis_worth(scene.state, 2, AHEAD) == 0.0


def test_a_bot_takes_what_makes_the_better_table() -> None:
    scene = at_the_inn(tables=[(1, 1, 1)], shown=(1, 3))
    assert GreedyBot(1).choose(Outlook(scene.game, 0)) != "haggis 1"
    scene.follow("shows: haggis 1 = haggis 1 @ haggis-supply:1")
    scene.follow("shows: draw-haggis = draw-haggis @ haggis-supply:hidden")


def test_a_bot_gives_back_what_it_can_spare() -> None:
    scene = at_the_inn(tables=[(1, 1, 1, 1, 2)])
    scene.follow("0 haggis 3")
    assert GreedyBot(1).choose(Outlook(scene.game, 0)) == "return-haggis 1"


def test_a_bot_spends_barrels_that_are_worth_nothing_any_more() -> None:
    """Whatever it thinks that the Die will show, for some of its dreams come true."""
    scene = last_scoring("3 3 3 3", "seat 0: whisky 1", tables=[(1,)])
    answers = {GreedyBot(seed).choose(Outlook(scene.game, 0)) for seed in range(8)}
    assert "roll-haggis" in answers
