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
    manner = Manner(seed, random)
    try:
        follower = Follower(game, make(game))
        while not game.over and len(game.choices) < LONGEST:
            question = random.choice(game.questions)
            follower.question(question)
            option = manner.choose(question)
            game.play(question.seat, option)
            follower.answer(question.seat, option)
        follower.over()
    except AssertionError as error:
        raise Difference(f"{configuration.id}, seed {seed}, {error}") from error
    return follower.asked


class Manner:
    """How a game is played: by chance alone, or busily, or with a fancy for some verbs over others."""

    def __init__(self, seed: int, random: Random) -> None:
        self.seed = seed
        self.random = random
        self.name = random.choice(("by chance", "busy", "fond"))

    def choose(self, question: Question) -> str:
        """Who is busy does whatever can be done before letting it be; such games chance alone seldom plays."""
        options = [option.id for option in question.options]
        if self.name == "busy":
            options = [option for option in options if option.split(" ")[0] not in IDLE] or options
        if self.name == "fond":
            verb = max({option.split(" ")[0] for option in options}, key=self._drawn)
            options = [option for option in options if option.split(" ")[0] == verb]
        return self.random.choice(options)

    def _drawn(self, verb: str) -> float:
        """The verb that is chosen more or less often in this game."""
        fancy = Random(f"{self.seed} {verb}").random()
        return self.random.random() * fancy
