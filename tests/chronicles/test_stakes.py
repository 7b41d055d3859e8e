"""What a chronicle says that its things are worth is what bots go by."""

from __future__ import annotations

from typing import Any

from hindmost.bots.bot import Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.lab.stakes import Unaware, compare
from hindmost.mechanics.living import Prospects
from tests.chronicles.made_up import PLAIN, MadeUp, scene_with


class Persons(MadeUp):
    """Persons bring bad luck."""

    def stakes(self, g: Any, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"company": -50.0 * len(g.persons[seat])}


def test_greedy_goes_by_what_a_chronicle_values() -> None:
    game = scene_with(Persons(), PLAIN, "seat 0: coins 0").game
    aware, unaware = (kind(1).choose(Outlook(game, 0)) for kind in (GreedyBot, Unaware))
    assert aware == "take 3"
    assert unaware == "take 4"


def test_both_kinds_of_greedy_are_compared_on_the_same_deals() -> None:
    ((wins, games),) = compare((2,), 2, 1, seed=1)
    assert games == 2
    assert 0 <= wins <= 2
