"""A snapshot taken at any question, written down and read back, is the same game with the same future.

Every question of every game is saved, restored and compared, and the next answer is given to both. From a sample of
the questions the restored game is played to its end. A plain run does this for a few games of each configuration;
`HINDMOST_FULL=1` does it for at least 200 random games of each game.
"""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import Game
from tests.configurations import CONFIGURATIONS, PLAYED, Configuration, seeds
from tests.properties.playing import questions_of, text_of, through_json, views_of, walk

BATCH = 2
"""Games in one test, so that several processes can share the work."""
SAMPLE = 0.03
"""Of the questions, how many are played to the end."""


def _batches() -> list[tuple[Configuration, range]]:
    batches = []
    for configuration in PLAYED:
        kin = sum(each.game == configuration.game for each in CONFIGURATIONS)
        games = seeds(4, max(12, -(-200 // kin)))
        batches += [(configuration, games[first : first + BATCH]) for first in range(0, len(games), BATCH)]
    return batches


@pytest.mark.parametrize(
    ("configuration", "games"),
    [pytest.param(*batch, id=f"{batch[0].id}-from-{batch[1].start}") for batch in _batches()],
)
def test_restored_games_have_the_same_future(configuration: Configuration, games: range) -> None:
    for seed in games:
        random = Random(seed)
        game = configuration.new_game(seed)
        waiting: Game | None = None
        for step in walk(game, seed):
            saved = text_of(game.snapshot())
            if waiting is not None:
                assert text_of(waiting.snapshot()) == saved, f"seed {seed}: after {game.choices[-1]}"
            restored = hindmost.restore(through_json(game.snapshot()))
            assert text_of(restored.snapshot()) == saved
            _compare(restored, game)
            _compare_undo(restored, game)
            if random.random() < SAMPLE:
                _play_on(restored.clone(), game.clone(), seed)
            restored.play(step.question.seat, step.option.id)
            waiting = restored
        assert waiting is not None
        _compare(waiting, game)
        assert text_of(waiting.snapshot()) == text_of(game.snapshot())
        over = hindmost.restore(through_json(game.snapshot()))
        _compare(over, game)
        assert over.scores == game.scores
        assert over.winners == game.winners


def _compare(restored: Game, game: Game) -> None:
    assert restored.hash() == game.hash()
    assert restored.over == game.over
    assert text_of(questions_of(restored)) == text_of(questions_of(game))
    assert text_of(views_of(restored)) == text_of(views_of(game))
    assert text_of(restored.record()) == text_of(game.record())


def _compare_undo(restored: Game, game: Game) -> None:
    """What could be taken back can still be taken back, and gives the same."""
    assert restored.can_undo == game.can_undo
    assert [str(choice) for choice in restored.draft] == [str(choice) for choice in game.draft]
    if game.can_undo:
        one, other = restored.clone(), game.clone()
        one.undo()
        other.undo()
        assert text_of(one.snapshot()) == text_of(other.snapshot())


def _play_on(restored: Game, game: Game, seed: int) -> None:
    for step in walk(game, seed + 1_000_000):
        assert restored.hash() == game.hash()
        restored.play(step.question.seat, step.option.id)
    assert text_of(restored.snapshot()) == text_of(game.snapshot())
    assert restored.scores == game.scores
