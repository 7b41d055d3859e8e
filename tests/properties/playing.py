"""Random games to walk along, and what can be compared about two games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from hindmost import Game, Option, Question
from hindmost.kernel.messages import Json
from tests.configurations import Configuration

LANGUAGES: Final = ("en", "fr")

LONGEST: Final = 20_000
"""Answers after which a game is taken to run for ever."""


class Step:
    """A game that waits for an answer, the question, and the answer that will be given next."""

    def __init__(self, game: Game, question: Question, option: Option) -> None:
        self.game = game
        self.question = question
        self.option = option


def walk(game: Game, seed: int) -> Iterator[Step]:
    """Play at random; the answer is given when the walk goes on, so a step may look and copy, but not change."""
    random = Random(f"walk {seed}")
    while not game.over:
        assert len(game.choices) < LONGEST, "the game does not end"
        question = random.choice(game.questions)
        option = pick(question, random)
        yield Step(game, question, option)
        game.play(question.seat, option.id)


def random_game(configuration: Configuration, seed: int) -> Game:
    """A finished game."""
    game = configuration.new_game(seed)
    for _ in walk(game, seed):
        pass
    return game


def pick(question: Question, random: Random) -> Option:
    return pick_among(question.options, random)


def pick_among(options: Sequence[Option], random: Random) -> Option:
    """First a verb, then one of its options, so that rare verbs are not drowned; the turn is seldom ended early."""
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.id.split()[0], []).append(option)
    if len(verbs) > 1 and random.random() < 0.6:
        verbs.pop("end", None)
    return random.choice(verbs[random.choice(list(verbs))])


def text_of(data: Json) -> str:
    """JSON as text, the same for equal data."""
    return json.dumps(data, sort_keys=True)


def through_json(data: Json) -> Json:
    """What is left after it has been written to a file and read back."""
    return json.loads(json.dumps(data))


def questions_of(game: Game) -> list[Json]:
    """What everybody is asked, without the sentences."""
    return [
        {
            "seat": question.seat,
            "kind": question.kind,
            "title": question.title.to_json(),
            "options": [
                [option.id, option.message.to_json(), option.targets, option.reveals, option.rule]
                for option in question.options
            ],
            "refused": [[option.id, reason.message.to_json(), reason.clause] for option, reason in question.refused],
            "default": question.default.id if question.default is not None else None,
        }
        for question in game.questions
    ]


def views_of(game: Game) -> list[Json]:
    """Every seat's view and a spectator's."""
    return [game.view(seat) for seat in onlookers(game)]


def onlookers(game: Game) -> list[int | None]:
    return [*range(game.setup.seats), None]


def face_of(game: Game) -> str:
    """All that anybody can see of the game, as text; of the log only the notes that its lines are made from."""
    return text_of(
        {
            "over": game.over,
            "questions": questions_of(game),
            "views": views_of(game),
            "journal": [note.to_json() for note in game.journal],
            "scores": game.scores,
            "winners": game.winners,
            "sheet": [award.to_json() for award in game.score_sheet()],
        }
    )


def logs_of(game: Game) -> str:
    """The log of every onlooker, as text. Made anew at each call, so for the end of a game rather than every step."""
    return text_of([[[by, line.to_json()] for by, line in game.log(seat)] for seat in onlookers(game)])
