"""Games of the marathon, and everything that must hold of each."""

from __future__ import annotations

import traceback
from random import Random
from typing import Final

import hindmost
from hindmost import Game
from hindmost.kernel.messages import Json
from tests.configurations import Configuration
from tests.marathon.entries import Leg
from tests.properties.playing import LONGEST, pick, questions_of, text_of, through_json

EARLY: Final = 40
"""Within so many answers, where every game goes on, each is kept for the first time."""
KEPT: Final = 0.02
"""How often it is kept from then on."""
THOROUGH: Final = 10
"""Of so many games, in one it is kept at every state."""


def played(leg: Leg) -> list[str]:
    """The games of a leg; gives what went wrong, with the words to see it again."""
    return [failure for seed in leg.seeds if (failure := failure_of(leg.configuration, seed))]


def failure_of(configuration: Configuration, seed: int) -> str:
    try:
        run(configuration, seed)
    except Exception:
        chronicles = ",".join(map(str, configuration.chronicles)) or "-"
        who = configuration.automa or configuration.seats
        again = f"--once {configuration.game} {who} {chronicles} {seed}"
        return f"{traceback.format_exc()}Again: python -m tests.marathon {again}"
    return ""


def run(configuration: Configuration, seed: int) -> Game:
    """A whole game at random: sound at every state, and the same game where it was kept and when it is replayed."""
    random = Random(f"marathon {configuration.id} {seed}")
    game = with_options(configuration, random).new_game(seed)
    first = random.randrange(EARLY)
    kept = KEPT if random.randrange(THOROUGH) else 1.0
    while not game.over:
        last = game.choices[-3:]
        assert len(game.choices) < LONGEST, "the game does not end"
        assert game.check() == [], f"after {last}: {game.check()}"
        assert game.questions, f"after {last}: nobody is asked"
        if len(game.choices) == first or (len(game.choices) > first and random.random() < kept):
            game = read_again(game)
        question = random.choice(game.questions)
        assert question.options, f"after {last}: seat {question.seat} has nothing to answer"
        game.play(question.seat, pick(question, random).id)
    finish(game)
    return game


def with_options(configuration: Configuration, random: Random) -> Configuration:
    """The options of the game are drawn, too."""
    info = next(each for each in hindmost.games() if each.id == configuration.game)
    options: dict[str, Json] = {}
    for name, values in info.options.items():
        drawn = random.choice(values)
        options[name] = drawn if _taking(configuration, {name: drawn}).is_allowed else values[0]
    return _taking(configuration, options)


def _taking(configuration: Configuration, options: dict[str, Json]) -> Configuration:
    return Configuration(
        configuration.game, configuration.seats, configuration.chronicles, options, configuration.automa
    )


def read_again(game: Game) -> Game:
    """The game as it is read where it was kept: with this one it goes on."""
    restored = hindmost.restore(through_json(game.snapshot()))
    assert restored.hash() == game.hash(), f"after {game.choices[-3:]}: another game is read than was kept"
    assert text_of(questions_of(restored)) == text_of(questions_of(game)), f"after {game.choices[-3:]}: asked otherwise"
    return restored


def finish(game: Game) -> None:
    assert game.check() == [], f"at the end: {game.check()}"
    assert game.winners
    sums = [sum(award.vp for award in game.score_sheet() if award.seat == seat) for seat in range(len(game.scores))]
    assert tuple(sums) == game.scores, "the score sheet does not add up"
    assert hindmost.replay(through_json(game.record())).hash() == game.hash(), "replayed it is another game"
