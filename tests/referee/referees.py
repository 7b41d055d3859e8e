"""Which referee a game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hindmost import Game
from tests.configurations import Configuration
from tests.referee.chronicles.registry import PARTS
from tests.referee.glasgow.game import Glasgow
from tests.referee.glen_more.game import GlenMore
from tests.referee.glen_more_ii.game import GlenMoreII
from tests.referee.referee import Referee


def _glen_more_ii(view: dict[str, Any]) -> Referee:
    return GlenMoreII(view, [PARTS[number]() for number in view["chronicles"]])


REFEREES: dict[str, Callable[[dict[str, Any]], Referee]] = {
    "glasgow": Glasgow,
    "glen-more": GlenMore,
    "glen-more-ii": _glen_more_ii,
}


def has_referee(configuration: Configuration) -> bool:
    """All but games that somebody may stop: GLA-END-04 is no rule."""
    stopped = configuration.options.get("stop", "never") != "never"
    return configuration.game in REFEREES and set(configuration.chronicles) <= set(PARTS) and not stopped


def referee_of(game: Game) -> Referee:
    """From the first view of a game, and what chance has laid face down in its chronicles."""
    view = game.view(None)
    view["slices"] = game.snapshot()["state"].get("slices", {})
    return REFEREES[game.setup.rules.id](view)
