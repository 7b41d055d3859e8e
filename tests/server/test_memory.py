"""Looking back does not play the game from its beginning each time, and shows what was."""

from __future__ import annotations

from random import Random
from typing import Any

import hindmost
from hindmost.server.memory import EVERY, Memory
from tests.properties.playing import walk
from tests.server.test_secrets import room_with


class Read(list[Any]):
    """Counts what is taken out of it one by one."""

    reads = 0

    def __getitem__(self, place: Any) -> Any:
        self.reads += 1
        return super().__getitem__(place)


def test_every_moment_is_as_it_was_and_is_found_from_near_by() -> None:
    game = hindmost.new_game("glen-more", seats=3, seed=4)
    sheet = room_with(game, "4").sheet
    views = {}
    for _ in walk(game, 4):
        views[len(game.choices)] = game.view(0)
    answers = [(choice.seat, choice.option_id) for choice in game.choices]
    past = Memory()
    last = max(views)
    assert past.after(answers[:last], sheet).view(0) == views[last]
    for n in Random(1).sample(list(views), 40):
        played = Read(answers[:n])
        assert past.after(played, sheet).view(0) == views[n]
        assert played.reads < EVERY
