"""Positions that an earlier version kept, in the middle of turns: they are opened, and the games end as they did then.

A position joins the list when a version is about to change how something is kept, and none ever leaves it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hindmost

KEPT: list[Any] = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))


def named(kept: Any) -> str:
    setup = kept["snapshot"]
    return "-".join([setup["game"], str(setup["seats"]), *(f"c{number}" for number in setup["chronicles"])])


@pytest.mark.parametrize("kept", KEPT, ids=named)
def test_a_kept_position_goes_on(kept: Any) -> None:
    game = hindmost.restore(kept["snapshot"])
    assert game.check() == []
    for line in kept["rest"]:
        seat, option_id = line.split(" ", 1)
        game.play(int(seat), option_id)
    assert game.over
    assert (list(game.scores), game.hash()) == (kept["scores"], kept["hash"])
