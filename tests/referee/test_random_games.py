"""At every question of random games the engine offers what the clauses allow, and the table stands as they say.

A plain run plays a few games of each configuration; `HINDMOST_FULL=1` plays many.
"""

from __future__ import annotations

import pytest

from tests.configurations import FULL, Configuration
from tests.referee.configurations import REFEREED
from tests.referee.referees import referee_of
from tests.referee.walking import refereed

SEEDS = range(100 if FULL else 2)


@pytest.mark.parametrize("configuration", REFEREED, ids=lambda each: each.id)
def test_the_referee_agrees(configuration: Configuration) -> None:
    for seed in SEEDS:
        assert refereed(configuration, seed, referee_of) > 20
