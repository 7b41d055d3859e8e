"""Random games with the referee beside them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hindmost import Game, Question
from tests.configurations import Configuration
from tests.referee.following import Difference, Follower
from tests.referee.referee import Referee

Make = Callable[[Game], Referee]

LONGEST = 20_000
"""Answers after which a game is taken to run for ever."""

IDLE = ("end", "pass", "stop")


def refereed(configuration: Configuration, seed: int, make: Make) -> int:
    """Play one game; the number of questions that were compared. A difference names the game it was found in."""
    game = configuration.new_game(seed)
    random = Random(f"referee {seed}")
    busy = random.random() < 0.5
    try:
        follower = Follower(game, make(game))
        while not game.over and len(game.choices) < LONGEST:
            question = random.choice(game.questions)
            follower.question(question)
            option = _choice(question, random, busy)
            game.play(question.seat, option)
            follower.answer(question.seat, option)
        follower.over()
    except AssertionError as error:
        raise Difference(f"{configuration.id}, seed {seed}, {error}") from error
    return follower.asked


def _choice(question: Question, random: Random, busy: bool) -> str:
    """Who is busy does whatever can be done before letting it be: such games chance alone seldom plays."""
    options = [option.id for option in question.options]
    if busy:
        options = [option for option in options if option.split(" ")[0] not in IDLE] or options
    return random.choice(options)
