"""Chronicles made up for a test, and how it is made sure that a game with one of them can be kept and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final

from hindmost.api import start
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel import snapshots
from hindmost.kernel.chance import Nature
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.hooks import EventPoint, Hook, Insert, Listener
from hindmost.kernel.modules import Module
from hindmost.kernel.position import Position
from hindmost.kernel.questions import Question
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import LANGUAGES, questions_of, through_json, views_of, walk

NUMBER: Final = 20
PLAIN: Final = "rondel: 0 1 2 s-inshriach a-robert-i * * * * * * * * -"
"""Seat 0 may take a wood tile from space 3, or a person from space 4."""
LATE: Final = f"{PLAIN}; stack C: c-glengorm c-ullapool c-carrbridge"
"""The same, when tiles of the stacks up to C may lie in territories."""


class MadeUp(Chronicle):
    """Brings the hooks and steps that a test gives it. Frames belong to the file of the class, so each has its own."""

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "made-up"

    def __init__(self, *parts: Hook | Insert) -> None:
        self.parts = parts

    def hooks(self) -> tuple[Hook, ...]:
        return tuple(part for part in self.parts if not isinstance(part, Insert))

    def inserts(self) -> tuple[Insert, ...]:
        return tuple(part for part in self.parts if isinstance(part, Insert))


class WithModule(GlenMoreIIRules):
    """The game with one chronicle more."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), self.module)


def scene_with(module: Module, *position: str) -> Scene:
    return Scene(f"chronicles {NUMBER}", *position, rules=WithModule(module))


TRIALS: Final[list[Game]] = []
"""The games that are only tried out: what happens in them is not written down."""


def is_told(g: GlenMoreII) -> bool:
    """Whether a test is to know of it."""
    return g.journal is not None and not TRIALS


class Told(Listener[GlenMoreII]):
    """Writes down what it is told, and gives the frames of a test."""

    def __init__(self, *frames: Frame[Any]) -> None:
        self.heard: list[tuple[int, int, int]] = []
        self.frames = frames

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if is_told(g):
            self.heard.append((owner, a, b))
        return list(self.frames)


def listening(point: EventPoint, *position: str) -> tuple[Scene, list[tuple[int, int, int]]]:
    """A position, and whatever is told at a point from then on."""
    told = Told()
    scene = scene_with(MadeUp((point, told)), *position)
    assert not scene.game.over
    told.heard.clear()
    return scene, told.heard


def restored(game: Game) -> Game:
    """The game after it has been written to a file and read back."""
    setup = game.setup
    data = through_json(snapshots.state_to_json(game.state))
    state = snapshots.state_from_json(setup.rules, setup.table, data)
    position = Position(state, game.position.nature.copy())
    position.settle()
    return Game(setup, position, game.choices[:], game.speak)


@contextmanager
def trying(game: Game) -> Iterator[None]:
    """Whatever is played meanwhile is only a trial."""
    TRIALS.append(game)
    try:
        yield
    finally:
        TRIALS.pop()


def keeps(game: Game) -> None:
    """The position is sound, can be saved and restored, says what it asks, and goes on alike."""
    with trying(game):
        assert game.check() == [], game.check()
        twin = restored(game)
        assert questions_of(twin) == questions_of(game)
        assert views_of(twin) == views_of(game)
        for question in game.questions:
            _says_all(question)
            for option_id in {question.options[0].id, question.options[-1].id}:
                _goes_on_alike(game, question.seat, option_id)
        for _, line in game.log():
            assert all(game.speak(line, lang) for lang in LANGUAGES)


def _says_all(question: Question) -> None:
    for lang in LANGUAGES:
        assert question.text(lang)
        assert all(option.text(lang) for option in question.options)
        assert all(question.explain(option.id).text(lang) for option, _ in question.refused)


def _goes_on_alike(game: Game, seat: int, option_id: str) -> None:
    here, there = game.clone(), restored(game)
    for each in (here, there):
        each.play(seat, option_id)
    assert here.hash() == there.hash()
    assert questions_of(here) == questions_of(there)


def play_through(scene: Scene, *answers: str) -> None:
    """Like `follow`, looking at every question on the way."""
    keeps(scene.game)
    for answer in answers:
        scene.follow(answer)
        if not scene.game.over:
            keeps(scene.game)


def new_game(module: Module, seats: int, seed: int, beside: tuple[int, ...] = (), **options: str | int) -> Game:
    """A whole game with a chronicle, perhaps beside others."""
    rules = WithModule(module)
    chosen: dict[str, Any] = {spec.name: spec.values[0] for spec in rules.options} | options
    return start(Setup(rules, seats, (*beside, NUMBER), chosen, None), Nature(seed, {}))


def random_games(module: Module, seats: int = 3, games: int = 2, beside: tuple[int, ...] = ()) -> Iterator[Game]:
    """Whole games at random, sound at every question; each is handed over before every answer and at its end."""
    for seed in range(games):
        game = new_game(module, seats, seed, beside)
        for step in walk(game, seed):
            assert game.check() == [], f"seed {seed}, after {game.choices[-3:]}"
            assert step.question.options
            yield game
        assert game.over
        assert game.check() == []
        yield game


def last_of(games: Iterator[Game]) -> list[Game]:
    """Only the finished ones."""
    return [game for game in games if game.over]
