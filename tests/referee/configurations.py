"""What is played with a referee."""

from __future__ import annotations

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
    )
    if each.is_allowed
)
"""All parts that there are, with each number of seats; and the Mountain with the Die."""

REFEREED: Final = tuple({each.id: each for each in (*CONFIGURATIONS, *TOGETHER) if has_referee(each)}.values())
