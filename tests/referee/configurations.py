"""What is played with a referee."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.configurations import CONFIGURATIONS, Configuration
from tests.referee.chronicles.registry import PARTS
from tests.referee.referees import has_referee

CHRONICLES: Final = tuple(sorted(PARTS))

TOGETHER: Final = tuple(
    each
    for each in (
        Configuration("glen-more-ii", 2, tuple(number for number in CHRONICLES if number != 4), {}),
        Configuration("glen-more-ii", 4, CHRONICLES, {}),
        Configuration("glen-more-ii", 3, CHRONICLES, {"die": "with"}),
        Configuration("glen-more-ii", 2, (2,), {}),
        Configuration("glen-more-ii", 4, (3,), {}),
        Configuration("glen-more-ii", 4, (3, 4, 6), {}),
        Configuration("glen-more-ii", 3, (1, 2, 3, 5, 8), {}),
        Configuration("glen-more-ii", 3, (6, 8, 9, 10, 11), {}),
    )
    if each.is_allowed
)
"""All parts that there are, with each number of seats; the Mountain with the Die; a full Sale; events of Chronicle 4;
mobs of other chronicles."""

REFEREED: Final = tuple({each.id: each for each in (*CONFIGURATIONS, *TOGETHER) if has_referee(each)}.values())


def drawn_for(seed: int) -> Configuration:
    """Seats and two to five chronicles, drawn by the seed."""
    lot = Random(f"drawn {seed}")
    while True:
        chronicles = tuple(sorted(lot.sample(CHRONICLES, lot.randint(2, 5))))
        configuration = Configuration("glen-more-ii", lot.randint(2, 4), chronicles, {})
        if configuration.is_allowed:
            return configuration
