"""How well the bots play, each against the next weaker one, with the seats rotated.

For as many games as the bar speaks of: `hindmost simulate glasgow --bots planner,greedy --games 100 --seed 1`.
"""

from __future__ import annotations

import pytest

import hindmost
from hindmost.lab import simulate
from hindmost.lab.simulate import Summary
from tests.configurations import FULL

pytestmark = pytest.mark.skipif(
    not (FULL or hindmost.is_compiled()), reason="the compiled engine plays the same games in a fifth of the time"
)


def play(game: str, bots: list[str], games: int) -> Summary:
    summary = simulate(game, len(bots), (), bots, games, seed=1)
    assert not summary.errors
    return summary


@pytest.mark.parametrize(
    ("game", "randoms", "games"),
    [("glen-more", 3, 40), ("glen-more-ii", 3, 20), ("glasgow", 1, 20)],
)
def test_greedy_beats_random_almost_always(game: str, randoms: int, games: int) -> None:
    """The bar is 95 of 100 games."""
    bots = play(game, ["greedy", *["random"] * randoms], games).by_bot
    assert bots["greedy"].wins >= 0.95 * games
    assert bots["greedy"].mean_score > 3 * bots["random"].mean_score


def test_planner_beats_greedy_in_glasgow() -> None:
    """The bar is 60 of 100 games."""
    assert play("glasgow", ["planner", "greedy"], 10).by_bot["planner"].wins >= 6
