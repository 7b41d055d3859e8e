"""Hindmost as `bench/peers.py` measures it.

`--engine engine:glen_more`, `engine:glen_more:2` for other seats, `engine:glasgow`, `engine:glen_more_ii:4`, and
`engine:glen_more_ii:4/2,4,7` with Chronicles.
"""

from __future__ import annotations

from operator import attrgetter
from random import Random

import hindmost
from hindmost.bots.random_bot import play_out
from hindmost.kernel.chance import Dice, Nature
from hindmost.kernel.position import Position
from hindmost.lab.bench import quarters, step_cost


class Engine:
    """A game on bare positions, the way bots and searches walk it."""

    version = f"{hindmost.__version__} ({'compiled' if hindmost.is_compiled() else 'interpreted'})"

    def __init__(self, game: str, seats: int, chronicles: tuple[int, ...] = ()) -> None:
        setup = hindmost.new_game(game, seats, chronicles, seed=0).setup
        self._rules = setup.rules
        self._table = setup.table
        self._early, self._late = quarters(setup, Random(1))

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
        source = Random(2)
        return step_cost(self._early, source, seconds / 2), step_cost(self._late, source, seconds / 2)


def glen_more(seats: str = "4") -> Engine:
    return Engine("glen-more", int(seats))


def glen_more_ii(text: str = "4") -> Engine:
    """Seats, and after a slash the Chronicles."""
    seats, _, chronicles = text.partition("/")
    return Engine("glen-more-ii", int(seats), tuple(map(int, chronicles.split(","))) if chronicles else ())


def glasgow() -> Engine:
    return Engine("glasgow", 2)
