"""Games of Hollow Hill, laid and looked at as the tests need them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import hindmost
from hindmost import Game, api
from hindmost.kernel.chance import ScriptedNature
from hindmost.kernel.game import Setup
from hindmost.kernel.messages import Json, Msg
from hindmost.kernel.position import Position
from tests.kernel.toy.game import HollowRules
from tests.kernel.toy.state import HollowHill
from tests.properties.playing import walk

TABLES: Final = (
    (1, ()),
    (1, (2,)),
    (2, ()),
    (2, (1,)),
    (3, (2,)),
    (3, (1, 2)),
    (3, (3,)),
    (4, (1, 2, 3, 4)),
)
"""Seats and modules that are played."""


def speak(message: Msg, lang: str) -> str:
    """A message in a language that nobody has to translate."""
    args = [f"{name}={speak(value, lang) if isinstance(value, Msg) else value}" for name, value in message.args.items()]
    return f"{lang}:{message.key}({', '.join(args)})"


def lay(seats: int = 3, chronicles: tuple[int, ...] = (), seed: int = 1, length: str = "long") -> Game:
    return hindmost.new_game("hollow-hill", seats, chronicles, seed, {"length": length})


def scripted(seats: int, chronicles: tuple[int, ...], script: dict[str, list[int]]) -> Game:
    """A game in which nature says what the script wants."""
    nature = ScriptedNature(1, {})
    nature.script = {stream: list(outcomes) for stream, outcomes in script.items()}
    return api.start(Setup(HollowRules(), seats, chronicles, {"length": "long"}, None), nature)


def played(answers: int, seats: int = 3, chronicles: tuple[int, ...] = (), seed: int = 1) -> Game:
    """A game after so many random answers."""
    game = lay(seats, chronicles, seed)
    for number, _ in enumerate(walk(game, seed)):
        if number == answers:
            break
    return game


def first(wanted: Callable[[Game], bool], seats: int = 3, chronicles: tuple[int, ...] = ()) -> Game:
    """A random game up to the first position that is as wanted."""
    for seed in range(100):
        game = lay(seats, chronicles, seed)
        for _ in walk(game, seed):
            if wanted(game):
                return game
    raise AssertionError("there is no such position")


def asking(kind: str, seats: int = 3, chronicles: tuple[int, ...] = ()) -> Game:
    """A random game up to the first question of this kind."""
    return first(lambda game: game.questions[0].kind == kind, seats, chronicles)


def hill(game: Game | Position) -> HollowHill:
    assert isinstance(game.state, HollowHill)
    return game.state


def ids(game: Game, seat: int | None = None) -> list[str]:
    """What may be answered."""
    question = game.questions[0] if seat is None else game.question(seat)
    return [option.id for option in question.options]


def all_of(game: Game) -> Json:
    """Everything there is about a game, to see that nothing has changed."""
    return [game.snapshot(), [note.to_json() for note in game.journal], game.can_undo]
