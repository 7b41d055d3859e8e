"""The judge of every game, by the game's id."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from hindmost.bots.judge import glasgow, glen_more, glen_more_ii
from hindmost.bots.judge.judge import Judge
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.game import Setup

Knows = Callable[[Setup], Any]


class Bench:
    """What a judge of a game knows of a table, and how one is made of that."""

    def __init__(self, knows: Knows, judge: Callable[[Any], Judge]) -> None:
        self.knows = knows
        self.judge = judge


def _glen_more(setup: Setup) -> Any:
    table: Any = setup.table
    return glen_more.Knowledge(table, setup.components)


def _glen_more_ii(setup: Setup) -> Any:
    table: Any = setup.table
    return glen_more_ii.Knowledge(table, setup.components)


def _glasgow(setup: Setup) -> Any:
    table: Any = setup.table
    return glasgow.Knowledge(table.kit, glasgow.WEIGHTS)


JUDGES: Final[dict[str, Bench]] = {
    "glasgow": Bench(_glasgow, glasgow.GlasgowJudge),
    "glen-more": Bench(_glen_more, glen_more.GlenMoreJudge),
    "glen-more-ii": Bench(_glen_more_ii, glen_more_ii.GlenMoreIIJudge),
}


def bench_for(setup: Setup) -> Bench:
    bench = JUDGES.get(setup.rules.id)
    if bench is None:
        raise BadConfiguration(f"There is no judge for {setup.rules.id!r}, only for: {', '.join(JUDGES)}.")
    return bench


@lru_cache(maxsize=64)
def knowledge_for(setup: Setup) -> Any:
    """What a judge knows of a table: read once."""
    return bench_for(setup).knows(setup)


def judge_for(setup: Setup) -> Judge:
    """A judge for the game at this table, still to be told for which seat."""
    return bench_for(setup).judge(knowledge_for(setup))
