"""Whatever was counted in games that were played here gives the same VP on a sheet, line by line."""

from __future__ import annotations

from typing import Final

import pytest

import hindmost
from tests.configurations import CONFIGURATIONS, Configuration, seeds
from tests.sheets.counting import counted

SEEDS: Final = seeds(12, 40)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda each: each.id)
def test_the_sheet_gives_what_the_game_gave(configuration: Configuration) -> None:
    for seed in SEEDS:
        game, counts, points = counted(configuration, seed)
        sheet = hindmost.score_sheet(configuration.game, configuration.seats, configuration.chronicles, counts)
        assert {id_: sheet.row(id_).points for id_ in points} == points, f"seed {seed}"
        assert sheet.totals == game.scores, f"seed {seed}"
        assert sheet.missing == []
        assert sheet.winners == game.winners or not game.winners, f"seed {seed}"
