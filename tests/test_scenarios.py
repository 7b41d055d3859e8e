"""The language of positions: the examples in CONTRIBUTING hold, and what it does not know is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import glen_more_ii_scenario, scenario
from tests.glen_more_ii_scenario import Scene

PAGE = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text("utf-8")
ON_IT = "chronicles 2; rondel: 1 2 * * * * * * * * - 0:mountain *; seat 0: coins 1"


def test_the_examples_in_contributing_hold() -> None:
    first, second = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    scenario.run(first)
    glen_more_ii_scenario.run(second)


def test_a_line_that_it_does_not_know_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"a position has no line like .*'marekt'"):
        Scene("seats 3; marekt: wood 1")
    with pytest.raises(ValueError, match="a scenario has no line like 'purse 3'"):
        Scene("seats 3").follow("purse 3")


def test_a_part_that_is_otherwise_is_told() -> None:
    scene = Scene(ON_IT)
    scene.follow("part highlander: coins 0")
    with pytest.raises(AssertionError, match=r"part highlander: coins 1: it is {'coins': 0"):
        scene.follow("part highlander: coins 1")


def test_chance_is_told_in_it() -> None:
    """A roll and a tile that came, by the same door as at a real table; a slip is taken back."""
    scenario.run("""
        seats 2
        rondel: 0 die 1
        stack 1: s1-loch-lochy s1-fair-plain s1-castle-moil
        ---
        told
        0 take 3
        0 place 0,-1
        0 end
        offers: tile s1-loch-lochy / tile s1-fair-plain / tile s1-castle-moil
        nature tile s1-castle-moil
        undo
        nature tile s1-loch-lochy
        offers: die 1 / die 2 / die 3
        nature die 3
        nature tile s1-fair-plain
        asks 1 take
    """)
