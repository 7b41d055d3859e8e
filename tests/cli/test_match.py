"""Answers that nobody need be asked for, at the terminal."""

from __future__ import annotations

from hindmost.cli.table.match import Match
from hindmost.cli.table.players import Player
from tests.scenario import Scene

POSITION = """
    seats 2
    rondel: 0 1 s2-loch-ness
    seat 0: coins 6
      0,0: start-village, member 1
      1,0: s0-forest-road
      2,0: s0-quarry-road, member 1
"""


def test_a_payment_without_a_choice_is_made_and_taken_back_with_what_led_to_it() -> None:
    match = Match(Scene(POSITION).game, (Player(0, None), Player(1, None)))
    match.play("take 2")
    match.play("place 0,-1")
    assert match.question.kind == "activate"
    assert [choice.option_id for choice in match.game.choices] == ["take 2", "place 0,-1", "pay member 2,0"]
    match.undo()
    assert match.question.kind == "place"
    assert [choice.option_id for choice in match.game.choices] == ["take 2"]
    match.play("place 0,-1")
    match.play("activate 1,0")
    match.undo()
    assert match.question.kind == "activate"
    match.undo()
    match.undo()
    assert match.question.kind == "take"
