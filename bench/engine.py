"""Hindmost as `bench/peers.py` measures it: `--engine engine:glen_more`, `engine:glen_more:2` for other seats,
`engine:glasgow`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import hindmost
from hindmost.bots.random_bot import play_out
from hindmost.kernel.chance import Nature
from hindmost.kernel.position import Position


class Engine:
    """A game on bare positions, the way bots and searches walk it."""

    version = hindmost.__version__

    def __init__(self, game: str, seats: int) -> None:
        setup = hindmost.new_game(game, seats, seed=0).setup
        self._rules = setup.rules
        self._table = setup.table

    def new(self, seed: int) -> Position:
        position = Position(self._rules.new_state(self._table), Nature(seed, {}))
        position.settle()
        return position

    def over(self, state: Position) -> bool:
        return not state.options

    def legal(self, state: Position) -> Sequence[int]:
        return state.options

    def relist(self, state: Position) -> Sequence[int]:
        return state.relist()

    def apply(self, state: Position, action: int) -> None:
        state.play(action)

    def clone(self, state: Position) -> Position:
        return state.clone()

    def native(self, seed: int, games: int) -> int:
        source = Random(seed)
        return sum(play_out(self.new(source.getrandbits(31)), source) for _ in range(games))


def glen_more(seats: str = "4") -> Engine:
    return Engine("glen-more", int(seats))


def glasgow() -> Engine:
    return Engine("glasgow", 2)
