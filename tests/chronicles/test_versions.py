"""Games that were begun by the first version of Glen More II's rules are played on by them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hindmost
from hindmost import DamagedRecord, Game
from hindmost.games.glen_more_ii.game import FirstRules, GlenMoreIIRules
from hindmost.kernel.errors import BadConfiguration
from hindmost.server.state.loading import begin
from hindmost.server.state.sheet import Sheet
from tests.glen_more_ii_scenario import Scene

NOW = GlenMoreIIRules()
FIRST = FirstRules()
WHOLE = 1_000
"""More answers than a game has."""


def begun(version: str | None, answers: int) -> Game:
    """Two players and the Die, who stop on the Mountain whenever they can."""
    game = hindmost.new_game("glen-more-ii", 2, chronicles=(2,), seed=0, version=version)
    source = Random(0)
    while not game.over and len(game.choices) < answers:
        question = game.questions[0]
        stops = [option for option in question.options if option.id.startswith("stop ")]
        game.play(question.seat, source.choice(stops or question.options).id)
    return game


def test_a_new_game_is_of_the_newest_version() -> None:
    assert hindmost.new_game("glen-more-ii", 2, seed=1).record()["rules"] == NOW.version == "3"


def test_what_was_begun_by_the_first_version_gives_the_same_game_for_ever() -> None:
    game = begun("1", WHOLE)
    record = game.record()
    assert record["rules"] == "1"
    assert hindmost.replay(record).hash() == game.hash()
    assert hindmost.replay(record).record() == record
    with pytest.raises(DamagedRecord, match="Choice 48"):
        hindmost.replay({**record, "rules": "3"})


def test_a_snapshot_of_the_first_version_goes_on_by_it() -> None:
    game = begun("1", 47)
    again = hindmost.restore(game.snapshot())
    assert again.snapshot() == game.snapshot()
    for choice in begun("1", WHOLE).choices[47:]:
        again.play(choice.seat, choice.option_id)
    assert again.hash() == begun("1", WHOLE).hash()


def test_a_stored_table_begins_by_the_version_it_was_laid_with() -> None:
    facts: dict[str, Any] = dict.fromkeys(Sheet.__struct_fields__) | {
        "game": "glen-more-ii",
        "chronicles": (2,),
        "seats": (None, None),
        "options": {},
        "seed": "0",
        "chance": "drawn",
        "keyed": False,
    }
    for version in ("1", "2", "3"):
        assert begin(Sheet(**{**facts, "rules": version})).record()["rules"] == version
    with pytest.raises(BadConfiguration, match="version '99'"):
        begin(Sheet(**{**facts, "rules": "99"}))


def test_in_the_first_version_the_die_counted_the_mountain_with_a_pawn_on_it() -> None:
    scene = Scene("chronicles 2; rondel: 1 * * * * * * * * - die 0:mountain *", rules=FIRST)
    scene.draw("die", "2")
    assert scene.state.track.pieces[2] == 12


def test_in_the_first_version_the_coin_of_the_toll_was_in_hand_before_a_sale() -> None:
    position = "rondel: 2 a-dornie * * * * * * * - 0 mountain 1; seat 0; 0,0: sheep 1; market: sheep 2"
    for rules, offered in ((FIRST, False), (NOW, True)):
        scene = Scene("chronicles 2", position, rules=rules)
        assert ("take 1" in scene.offers) is offered
