"""Cases that are looked at in several ways: in turn, one way each; with `HINDMOST_FULL=1` each in every way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from tests.configurations import FULL

Case = TypeVar("Case")
Way = TypeVar("Way")


def in_turn(cases: Sequence[Case], ways: Sequence[Way]) -> list[tuple[Case, Way]]:
    """Pairs for a parametrized test; which way comes first is left to the order of the ways."""
    if FULL:
        return list(product(cases, ways))
    return [(case, ways[index % len(ways)]) for index, case in enumerate(cases)]
