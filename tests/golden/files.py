"""The golden games: where they are kept and how they are played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import hindmost
from hindmost import Game
from hindmost.kernel.messages import Json
from tests.configurations import Configuration, Together, configurations_of
from tests.properties.playing import walk

FOLDER: Final = Path(__file__).parent

COMBINATIONS: Final[dict[str, Together]] = {
    "glen-more-ii": (
        (3, (2, 4, 7)),
        (4, (2, 4, 7)),
    ),
}
"""By game: the seats and the chronicles of which games are kept together. A new chronicle may add to the list; by
itself it is kept without a line here."""

KEPT: Final = tuple(
    each for info in hindmost.games() for each in configurations_of(info, COMBINATIONS.get(info.id, ()))
)
"""Everything of which games, and counts of the game tree, are kept: what is there already, no new chronicle changes."""

SOLO: Final = (
    Configuration("glen-more-ii", 1, (), {}, "raiglar"),
    Configuration("glen-more-ii", 1, (1, 2, 3, 5, 6, 7, 8, 9, 10, 11), {}, "bodach"),
)
"""Against Lady Auto MacNifique, alone and with every chronicle that she plays with: whole games, no trees."""

GOLDEN: Final = (*KEPT, *SOLO)
"""Everything of which games are kept."""

POLICIES: Final = (("random", 1), ("random", 2), ("first option", 3))
"""How the games of each configuration are played, and with which seed."""


def golden_path(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration.id}.json"


def playthrough_path(configuration: Configuration) -> Path:
    return FOLDER / f"playthrough-{configuration.id}.txt"


def golden_games(configuration: Configuration) -> list[Json]:
    """The kept games of a configuration, as they stand in its file."""
    games: list[Json] = json.loads(golden_path(configuration).read_text("utf-8"))
    return games


def play(configuration: Configuration, policy: str, seed: int) -> Game:
    """A whole game: always the first option, or one at random."""
    game = configuration.new_game(seed)
    if policy == "first option":
        while not game.over:
            question = game.questions[0]
            game.play(question.seat, question.options[0].id)
    else:
        for _ in walk(game, seed):
            pass
    return game


def kept(policy: str, game: Game) -> Json:
    """What is kept of a game."""
    return {
        "policy": policy,
        "scores": list(game.scores),
        "winners": list(game.winners),
        "hash": game.hash(),
        "record": game.record(),
    }


def replayed(record: Json) -> Game:
    """The game of a record, whatever the record says about its end."""
    return hindmost.replay({key: value for key, value in record.items() if key not in ("over", "scores")})
