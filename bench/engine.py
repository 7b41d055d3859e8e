"""Hindmost as `bench/peers.py` measures it.

`--engine engine:glen_more`, `engine:glen_more:2` for other seats, `engine:glasgow`, `engine:glen_more_ii:4`, and
`engine:glen_more_ii:4/2,4,7` with Chronicles. `engine:played_through` is for `bench/trees.py`.
"""

from __future__ import annotations

import time
from operator import attrgetter
from random import Random

import hindmost
from hindmost.bots.random_bot import play_out
from hindmost.kernel.chance import Dice, Nature
from hindmost.kernel.position import Position
from hindmost.lab.bench import quarters, step_cost

Played = tuple[Position, list[int]]
"""A position and the answers that are played on it."""


class Engine:
    """A game on bare positions, the way bots and searches walk it."""

    version = f"{hindmost.__version__} ({'compiled' if hindmost.is_compiled() else 'interpreted'})"

    def __init__(self, game: str, seats: int, chronicles: tuple[int, ...] = ()) -> None:
        self._setup = hindmost.new_game(game, seats, chronicles, seed=0).setup
        self._rules = self._setup.rules
        self._table = self._setup.table
        self._quarters: tuple[list[Position], list[Position]] | None = None

    def new(self, seed: int) -> Position:
        return self._begun(Nature(seed, {}))

    def _begun(self, nature: Nature) -> Position:
        position = Position(self._rules.new_state(self._table), nature)
        position.settle()
        return position

    def over(self, state: Position) -> bool:
        return not state.options

    # The position's own calls, with nothing put between them and whoever measures.
    legal = staticmethod(attrgetter("options"))
    relist = staticmethod(Position.relist)
    apply = staticmethod(Position.play)
    clone = staticmethod(Position.clone)

    def native(self, seed: int, games: int) -> int:
        source = Random(seed)
        return sum(play_out(self._begun(Dice(source.getrandbits(32))), source) for _ in range(games))

    def stages(self, seconds: float) -> tuple[float, float]:
        """CPU seconds of an answer in the first and in the last quarter of a game."""
        if self._quarters is None:
            self._quarters = quarters(self._setup, Random(1))
        early, late = self._quarters
        source = Random(2)
        return step_cost(early, source, seconds / 2), step_cost(late, source, seconds / 2)


class PlayedThrough(Engine):
    """The same, but the start and the end are the first and the last tenth of games played from beginning to end.

    So nothing is known yet that a position remembers once it has been asked, and the last scoring belongs to the end.
    Many games are timed at once: where others work too, a process is often sent away just when it asks for the time,
    and what follows is slow until the processor's caches are filled again.
    """

    def __init__(self, game: str, seats: int, chronicles: tuple[int, ...], seed: int) -> None:
        super().__init__(game, seats, chronicles)
        self._seed = seed

    def stages(self, seconds: float) -> tuple[float, float]:
        """CPU seconds of an answer in the first and in the last tenth of a game."""
        starts: list[Played] = []
        middles: list[Played] = []
        ends: list[Played] = []
        begin = time.process_time()
        while not starts or time.process_time() - begin < seconds / 2:
            choices = self._choices()
            tenth = len(choices) // 10
            position = self.new(self._seed)
            starts.append((position, choices[:tenth]))
            middles.append((position, choices[tenth:-tenth]))
            ends.append((position, choices[-tenth:]))
            self._seed += 1
        first, _, last = [_time_of(parts) for parts in (starts, middles, ends)]
        answers = sum(len(choices) for _, choices in starts)
        return first / answers, last / answers

    def _choices(self) -> list[int]:
        """A game played beforehand, so that choosing takes no time from the answers."""
        position, source, choices = self.new(self._seed), Random(self._seed), []
        while position.options:
            choices.append(source.choice(position.options))
            position.play(choices[-1])
        return choices


def _time_of(parts: list[Played]) -> float:
    """CPU seconds of playing these answers."""
    start = time.process_time()
    for position, choices in parts:
        for choice in choices:
            position.play(choice)
    return time.process_time() - start


def glen_more(seats: str = "4") -> Engine:
    return Engine("glen-more", int(seats))


def glen_more_ii(text: str = "4") -> Engine:
    return Engine("glen-more-ii", *_seated(text))


def glasgow() -> Engine:
    return Engine("glasgow", 2)


def played_through(text: str) -> PlayedThrough:
    """The seed of the first game, then any of these: `7:glen_more_ii:4/2,4,7`."""
    seed, name, *seats = text.split(":")
    return PlayedThrough(name.replace("_", "-"), *_seated(seats[0] if seats else "2"), int(seed))


def _seated(text: str) -> tuple[int, tuple[int, ...]]:
    """Seats, and after a slash the Chronicles."""
    seats, _, chronicles = text.partition("/")
    return int(seats), tuple(map(int, chronicles.split(","))) if chronicles else ()
