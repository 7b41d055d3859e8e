"""What all chronicles are under, for one that a package brings: run where it is installed (`test_ceilidh.py`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hindmost.bots.bot import Outlook
from hindmost.cli.table.art import ARTS
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.players import Player
from hindmost.lab.simulate import simulate
from hindmost.text import rules
from hindmost.text.messages import problems
from hindmost.text.rules.coverage import gaps, scan
from tests.bots import test_secrets as reach
from tests.configurations import Configuration
from tests.glen_more_ii_scenario import Scene
from tests.installing import CEILIDH
from tests.properties import test_clones as clones
from tests.properties import test_determinism as determinism
from tests.properties import test_judges as judges
from tests.properties import test_non_interference as secrecy
from tests.properties import test_random_games as games
from tests.properties import test_redeal as redeals
from tests.properties import test_replay as replays
from tests.properties import test_snapshots as snapshots
from tests.properties import test_undo as undo
from tests.properties import test_views as views
from tests.text import test_introductions as taught

ALONE = Configuration("glen-more-ii", 3, (20,), {})
TOGETHER = Configuration("glen-more-ii", 4, (2, 4, 7, 20), {})

PROPERTIES = [
    proof
    for room in (clones, determinism, games, judges, redeals, replays, secrecy, undo, views, reach)
    for name, proof in vars(room).items()
    if name.startswith("test_") and proof.__code__.co_varnames[: proof.__code__.co_argcount] == ("configuration",)
    if not any(game in name for game in ("glen_more", "glasgow"))
]


@pytest.mark.parametrize("proof", PROPERTIES, ids=lambda proof: f"{proof.__module__.split('.')[-1]} {proof.__name__}")
def test_property(proof: Callable[[Configuration], None]) -> None:
    proof(ALONE)


def test_together_with_all_others() -> None:
    games.test_invariants_hold_at_every_state_and_the_game_ends(TOGETHER)
    secrecy.test_what_is_hidden_shows_in_nothing_that_follows(TOGETHER)


def test_snapshots() -> None:
    snapshots.test_restored_games_have_the_same_future(ALONE, range(1))


def test_texts_in_both_languages() -> None:
    assert problems() == []


def test_its_introduction_can_be_played_and_has_its_words() -> None:
    name = "glen-more-ii-chronicle-20"
    taught.test_it_begins_with_a_turn_of_whoever_learns(name)
    taught.test_its_script_can_be_played_in_few_steps_and_asks_what_is_its_own(name)
    taught.test_what_is_said_nothing_about_is_done_by_itself(name)
    for lang in ("en", "fr"):
        taught.test_every_word_is_said_and_nothing_else(name, lang)


def test_every_clause_has_a_test() -> None:
    clauses = rules.clauses("glen-more-ii-chronicle-20")
    assert len(clauses) == 7
    assert gaps(scan(CEILIDH, clauses)) == ()


def test_the_terminal_draws_it() -> None:
    game = ALONE.new_game(1)
    scene = Match(game, tuple(Player(seat, None) for seat in range(3))).scene(1, "en", MONO)
    panels = {panel.title(scene): str(panel.draw(scene, 40)) for panel in ARTS["glen-more-ii"].panels(scene)}
    own = game.view(1)["seats"][1]["tunes"][0]
    assert f"· ♪{own}" in panels["The Ceilidh"]
    assert panels["The Ceilidh"].count("♪\n") == 1, "of the others one sees how many they know"
    assert "♪  tune" in str(ARTS["glen-more-ii"].legend(scene))


def test_bots_play_it() -> None:
    summary = simulate("glen-more-ii", seats=3, bots=("greedy", "planner", "random"), games=1, seed=1, chronicles=(20,))
    assert summary.errors == []


def test_it_has_a_value_for_bots() -> None:
    scene = Scene("chronicles 20; rondel: 0 1 2 * * * * * * * * * * -")
    part = scene.part("ceilidh")
    part.guests[0] = 2
    part.tunes[0].append(part.pool.pop())
    outlook = Outlook(scene.game, 0)
    assert outlook.imagine().features(outlook.judge())["tokens"] == 2 * 1.0 + 2.0
