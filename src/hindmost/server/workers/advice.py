"""Hints and analyses, as they are thought in another process."""

from __future__ import annotations

import json
from functools import lru_cache

import hindmost
from hindmost.kernel.messages import Json
from hindmost.review import hint
from hindmost.review.analysis import tasks_of
from hindmost.review.turn import Task, stand, think_over


def hinted(snapshot: Json, seat: int) -> Json:
    game = hindmost.restore(snapshot)
    return hint(game, seat, len(game.choices)).to_json()


def prepared(record: str, deals: int) -> Json:
    """How many turns there are to be thought over, and how the seats stood at the beginning."""
    tasks = _tasks(record, deals)
    return {"turns": len(tasks), "beginning": stand(tasks[0].before, 0, deals)}


def thought_over(record: str, deals: int, number: int) -> Json:
    return think_over(_tasks(record, deals)[number])


@lru_cache(maxsize=2)
def _tasks(record: str, deals: int) -> list[Task]:
    """Remembered from turn to turn: all positions of a game are too much to travel."""
    return tasks_of(json.loads(record), deals=deals)
