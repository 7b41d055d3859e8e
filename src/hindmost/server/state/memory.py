"""The past of a table without playing it from its beginning each time: now and then a position is remembered."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from hindmost import Game
from hindmost.server.state.loading import begin, gone_over
from hindmost.server.state.sheet import Sheet

EVERY: Final = 16
"""Answers from one remembered position to the next: about a round of the table."""


class Memory:
    """Filled when somebody looks back, and let go with the room. What stands never changes, so neither does this."""

    def __init__(self) -> None:
        self._kept: list[Game] = []
        """The game after 0, EVERY, 2 * EVERY ... answers."""
        self._lock = threading.Lock()

    def after(self, answers: Sequence[tuple[int, str]], sheet: Sheet, changed: Sequence[int] = ()) -> Game:
        """The game after its first answers; `changed`: after how many it went over to other rules. Called off the event
        loop."""
        n = len(answers)
        with self._lock:
            if not self._kept:
                self._kept.append(begin(sheet))
            place = min(n // EVERY, len(self._kept) - 1)
            game = self._kept[place].clone()
            for done in range(place * EVERY, n):
                seat, option = answers[done]
                for _ in range(changed.count(done)):
                    game = gone_over(game)
                game.play(seat, option)
                if (done + 1) % EVERY == 0:
                    self._kept.append(game.clone())
        return game
