"""Twenty positions of each game with a clear best turn, found by a search of twenty times the rollouts that master has.

`hindmost.lab.clear` finds such positions and says how many each level finds.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import hindmost
from hindmost.bots import Outlook
from hindmost.bots.levels import level_for
from hindmost.lab.clear import LEAST, SURE, TIMES, file_of, found_by, read
from tests.configurations import FULL

KEPT = Path(__file__).with_name("clear")
GAMES = [info.id for info in hindmost.games()]
POSITIONS = 20
ENOUGH = 15


@pytest.mark.parametrize("game", GAMES)
def test_there_are_twenty_and_what_is_best_looks_worse(game: str) -> None:
    """So that whoever only looks at a turn's own end finds none of them."""
    kept = read(file_of(KEPT, game))
    assert len(kept) == POSITIONS
    assert len({each.number for each in kept}) == POSITIONS, "each of a game of its own"
    assert {each.seats for each in kept} == set(next(info.seats for info in hindmost.games() if info.id == game))
    for each in kept:
        assert each.lead >= max(LEAST, SURE * each.error)
        # What is given up after a round may leave a few rollouts over.
        assert 0.9 * TIMES * level_for(game, "master").rollouts < each.rollouts
        question = hindmost.restore(each.snapshot)
        outlook = Outlook(question, question.questions[0].seat)
        ends = []
        for answers in (each.best, each.looks):
            position = outlook.imagine(1)
            for answer in answers:
                assert position.mine
                position.play(answer)
            ends.append(position.position.state.to_json())
        assert ends[0] != ends[1]


@pytest.mark.skipif(
    not (FULL or hindmost.is_compiled()), reason="seconds for the compiled engine, which plays what the plain one plays"
)
@pytest.mark.parametrize("game", GAMES)
def test_master_finds_most_of_them(game: str) -> None:
    kept = read(file_of(KEPT, game))
    assert found_by(game, "master", kept) >= ENOUGH
    assert found_by(game, "medium", kept) < ENOUGH, "they would prove nothing"
