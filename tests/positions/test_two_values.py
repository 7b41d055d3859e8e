"""Positions in which one value or two were changed to others that look right: refused with a sentence, or a position
that really can be, in which all invariants hold and the game comes to its end.

A plain run tries a few of each configuration, always the same; `HINDMOST_FULL=1` many more. What failed is tried again
by its number: `judge(configuration, number)`.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import hindmost
from hindmost import DamagedSnapshot, Game
from tests.configurations import CONFIGURATIONS, FULL, SHOWN, Configuration
from tests.positions.edits import edited
from tests.properties.playing import onlookers, walk

TRIED: Final = (*SHOWN, *(each for each in CONFIGURATIONS if len(each.chronicles) > 1))
"""Every game, each chronicle alone, and all of them together."""
TRIES: Final = 1500 if FULL else 50
EVERY: Final = 9
"""So many answers are given from one position to the next."""
ANSWERS: Final = 20_000 if FULL else 130
CHECKED: Final = 8
"""Every so many answers it is seen whether all invariants hold."""

REFUSED: Final = re.compile(r"(This position cannot be: |The snapshot's state (cannot be read: |lacks the field )).+\.")


@lru_cache(maxsize=8)
def positions(configuration: Configuration, seed: int) -> tuple[str, ...]:
    """Snapshots of a random game."""
    game = configuration.new_game(seed)
    found = []
    for answers, _ in enumerate(walk(game, seed)):
        if answers % EVERY == 0:
            snapshot = game.snapshot()
            snapshot.pop("draft", None)
            found.append(json.dumps(snapshot))
        if answers == ANSWERS:
            break
    return tuple(found)


def judge(configuration: Configuration, number: int) -> bool:
    """Whether the position was taken for sound."""
    random = Random(f"edit {number}")
    known = positions(configuration, random.randrange(4) if FULL else 1)
    snapshot, other = json.loads(random.choice(known)), json.loads(random.choice(known))
    done = f"{configuration.id}, {number}: {edited(snapshot['state'], other['state'], random)}"
    try:
        game = hindmost.restore(json.loads(json.dumps(snapshot)))
    except DamagedSnapshot as error:
        if not REFUSED.fullmatch(str(error)):
            raise AssertionError(f"{done}: {error} is no sentence") from error
        return False
    except Exception as error:
        raise AssertionError(f"{done}: {error!r} is no refusal") from error
    try:
        play_on(game, number)
    except Exception as error:
        raise AssertionError(f"{done}: taken for sound, but {error!r}") from error
    return True


def play_on(game: Game, number: int) -> None:
    for answers, _ in enumerate(walk(game, number)):
        if answers % CHECKED == 0:
            assert game.check() == []
    assert game.check() == []
    for seat in onlookers(game):
        game.view(seat)


@pytest.mark.parametrize("configuration", TRIED, ids=lambda each: each.id)
def test_one_value_or_two_that_look_right(configuration: Configuration) -> None:
    @settings(
        max_examples=TRIES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(number=st.integers(0, 10**9))
    def look(number: int) -> None:
        judged.append(judge(configuration, number))

    judged: list[bool] = []
    look()
    assert {True, False} <= set(judged)
