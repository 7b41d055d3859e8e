"""Bots against the solo opponent, level by level."""

from __future__ import annotations

import pytest

from hindmost.kernel.errors import BadConfiguration
from hindmost.lab import solo


def test_every_level_is_played_with_the_same_deals_and_the_table_is_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = list(solo.against("glen-more-ii", ["random"], 2, 1))
    assert [each.level for each in found] == list(solo.levels_of("glen-more-ii"))
    assert {each.games for each in found} == {2}
    assert all(0 <= each.won <= 2 and each.hers > 0 for each in found)
    solo.main(["random", "--games", "2"])
    printed = capsys.readouterr().out.strip().splitlines()
    assert printed == solo.in_markdown(found).splitlines()
    assert printed[0] == "| level | random |"
    assert printed[2].startswith("| ablach | ")


def test_a_game_without_such_an_opponent_is_refused() -> None:
    with pytest.raises(BadConfiguration, match="no solo opponent"):
        solo.levels_of("glasgow")
