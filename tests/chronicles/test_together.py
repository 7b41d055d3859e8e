"""Chronicles in whole games: each with each other for every number of seats, and what they must not disturb."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest

import hindmost
from hindmost import Game, Option
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.lab.simulate import simulate
from tests.chronicles.test_c0 import ALL, NO_VOTES, NUMBERS
from tests.configurations import EVERYTHING, Configuration
from tests.glen_more_ii_scenario import Scene
from tests.marathon.course import run

TRIED = ALL if EVERYTHING else [chosen for chosen in ALL if len(chosen) != 2]
PLAYED_BY_BOTS = [*((number,) for number in NUMBERS), *([NUMBERS] if EVERYTHING else [])]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", TRIED, ids=str)
def test_random_games(chosen: tuple[int, ...], seats: int) -> None:
    """One of each here; `python -m tests.marathon` plays many, and of every combination."""
    configuration = Configuration("glen-more-ii", seats, chosen, {})
    if not configuration.is_allowed:
        assert any(each.seats and seats not in each.seats for each in CHRONICLES if each.number in chosen)
        return
    run(configuration, 0)


@pytest.mark.parametrize("chosen", PLAYED_BY_BOTS, ids=str)
def test_bots_play_them(chosen: tuple[int, ...]) -> None:
    """Greedy knows the tiles that chronicles bring, and answers what they ask."""
    summary = simulate("glen-more-ii", seats=3, bots=("greedy", "random", "random"), games=1, seed=1, chronicles=chosen)
    assert summary.errors == []
    assert summary.games == 1


# ---------------------------------------------------------------- what does not come into play changes nothing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_council_that_never_meets_changes_nothing(seats: int) -> None:
    """Chronicle 7 is on the table, but nobody takes a person: same seed, same draws, same game."""
    bare = hindmost.new_game("glen-more-ii", seats, seed=11)
    quiet = hindmost.new_game("glen-more-ii", seats, chronicles=(7,), seed=11)
    random = Random(11)
    while not bare.over:
        question = bare.questions[0]
        assert [option.id for option in quiet.questions[0].options] == [option.id for option in question.options]
        others = [option for option in question.options if not calls_a_council(bare, option)]
        if not others:  # only persons are left, so that the chronicle comes into play after all
            break
        option = random.choice(others)
        bare.play(question.seat, option.id)
        quiet.play(question.seat, option.id)
    assert len(bare.choices) > 60
    assert quiet.scores == bare.scores
    laid = [[note.a for note in game.journal if note.code == "laid"] for game in (bare, quiet)]
    assert laid[0] == laid[1]


def calls_a_council(game: Game, option: Option) -> bool:
    """Whether it takes a person, or fetches one."""
    verb, _, rest = option.id.partition(" ")
    if verb not in ("take", "fetch"):
        return False
    g = game.state
    assert isinstance(g, GlenMoreII)
    return g.is_person(g.kit.number[rest] if verb == "fetch" else g.track.tiles[int(rest)])


# ---------------------------------------------------------------- votes are secret, and all at once

VOTES = ("aye", "nay", "nay", "aye")


def at_a_vote() -> Scene:
    scene = Scene("chronicles 7; rondel: 0 1 2 3 a-robert-i * * * * * * * * -", NO_VOTES)
    scene.follow("0 take 4", "0 claim macleod", "0 propose herds")
    return scene


def test_the_result_does_not_depend_on_who_answered_first() -> None:
    voted = at_a_vote().game
    hashes = set()
    for order in permutations(range(4)):
        game = voted.clone()
        for seat in order:
            game.play(seat, f"vote {VOTES[seat]}")
        hashes.add(game.hash())
    assert len(hashes) == 1


def seen_by(game: Game, seat: int | None) -> str:
    """Everything that a seat can look at, as text."""
    lines = [str(game.view(seat)), str(game.log(seat))]
    for question in game.questions:
        if question.seat == seat:
            lines += [question.text(lang) for lang in ("en", "fr")]
            lines += [f"{option.id} {option.text('fr')}" for option in question.options]
    return json.dumps(lines)


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_nobody_learns_a_vote_before_all_are_in(viewer: int | None) -> None:
    one, other = at_a_vote().game, at_a_vote().game
    one.play(2, "vote aye")
    other.play(2, "vote nay")
    assert seen_by(one, viewer) == seen_by(other, viewer)
    assert one.hash() != other.hash()


def test_a_redeal_keeps_what_the_seat_sees() -> None:
    game = at_a_vote().game
    game.play(2, "vote aye")
    found = set()
    for seed in range(20):
        position = game.redeal(0, seed=seed)
        frame = position.state.stack[-1]
        found.add(frame.fields())
        assert position.seat == 0
    assert len(found) == 2, "for seat 0 the vote of seat 2 may have been either"
