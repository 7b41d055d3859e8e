"""Playing Hollow Hill: questions, records, copies, undo."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hindmost
from hindmost import Game
from hindmost.kernel.frames import Secret
from hindmost.kernel.game import Choice
from tests.kernel.table import TABLES, all_of, first, hill, ids, lay, played
from tests.properties.playing import face_of, text_of, through_json, walk

each_table = pytest.mark.parametrize(("seats", "chronicles"), TABLES)
SEEDS = range(3)

SCRIPT = """
import hindmost
from hindmost.games.registry import RULES
from tests.kernel.toy.game import HollowRules
RULES["hollow-hill"] = HollowRules()
game = hindmost.new_game("{game}", seats=3, chronicles={chronicles}, seed=5)
while not game.over:
    for question in game.questions:
        game.play(question.seat, question.options[-1].id)
    print(game.hash())
"""


@each_table
def test_every_question_can_be_answered(seats: int, chronicles: tuple[int, ...]) -> None:
    for seed in SEEDS:
        game = lay(seats, chronicles, seed)
        for _ in walk(game, seed):
            assert game.check() == []
            assert game.questions
            for question in game.questions:
                offered = [option.id for option in question.options]
                assert offered
                assert len(set(offered)) == len(offered), "ids tell options apart"
                assert not set(offered) & {option.id for option, _ in question.refused}
                assert question.seat in range(seats)
                assert question.kind == game.view(None)["step"]
                assert question.default is None or question.default.id in offered
        assert game.questions == ()
        assert game.check() == []
        assert len(game.scores) == seats
        assert game.winners
        assert sum(award.vp for award in game.score_sheet()) == sum(game.scores)


def test_the_walks_meet_everything() -> None:
    """What these tests say of random games is said of every kind of question and option."""
    kinds, words, notes = set(), set(), set()
    for seed in range(12):
        game = lay(3, (1, 2), seed)
        for step in walk(game, seed):
            kinds.add(step.question.kind)
            words |= {option.id.split()[0] for option in step.question.options}
        notes |= {note.code for note in game.journal}
    assert kinds == {"stride", "dig", "bid", "rest", "wisp", "tune", "any-order"}
    assert words >= {"stride", "dig", "leave", "bid", "end", "show", "sell", "follow", "stay", "wish", "dance", "next"}
    assert notes >= {"marched", "moonrise", "omen", "found", "won", "kept", "echo", "glimmer"}


@each_table
def test_a_record_gives_the_same_game(seats: int, chronicles: tuple[int, ...]) -> None:
    for seed in SEEDS:
        game = lay(seats, chronicles, seed)
        for _ in walk(game, seed):
            pass
        again = hindmost.replay(through_json(game.record()))
        assert all_of(again) == all_of(game)
        assert face_of(again) == face_of(game)
        assert text_of(again.record()) == text_of(game.record())


def test_a_record_of_half_a_game_gives_half_a_game() -> None:
    game = played(17, 3, (1, 2))
    record = through_json(game.record())
    assert record["over"] is False
    assert record["scores"] is None
    again = hindmost.replay(record)
    assert all_of(again) == all_of(game)
    assert again.draft == game.draft


def test_the_record_of_another_game_is_another_game() -> None:
    games = [lay(2, (), seed) for seed in range(8)]
    for game in games:
        for _ in walk(game, 1):
            pass
    assert len({game.hash() for game in games}) > 4


@pytest.mark.parametrize(("game", "chronicles"), [("hollow-hill", (1, 2)), ("glen-more", ())])
def test_digests_are_the_same_in_every_process(game: str, chronicles: tuple[int, ...]) -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT.format(game=game, chronicles=chronicles)],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(set(runs[0].split())) > 20


def test_equal_positions_have_equal_digests() -> None:
    one, other = lay(2, (), 3), lay(2, (), 3)
    assert one.hash() == other.hash()
    other.play(0, ids(other)[0])
    assert one.hash() != other.hash()


# ---------------------------------------------------------------- copies


@each_table
def test_a_copy_is_independent(seats: int, chronicles: tuple[int, ...]) -> None:
    game = lay(seats, chronicles, 2)
    kept: list[tuple[Game, str]] = []
    for step in walk(game, 2):
        before = text_of(all_of(game))
        kept.append((game.clone(), before))
        trial = game.clone()
        trial.play(step.question.seat, step.option.id)
        for _ in walk(trial, 7):
            pass
        assert text_of(all_of(game)) == before
    for copy, before in kept:
        assert text_of(all_of(copy)) == before


def test_what_a_copy_takes_back_stands_elsewhere() -> None:
    game = lay(3, (1, 2), 4)
    for step in walk(game, 4):
        before, copy = text_of(all_of(game)), game.clone()
        while copy.can_undo:
            copy.undo()
        for _ in walk(copy, 5):
            pass
        assert text_of(all_of(game)) == before
        twin = game.clone()
        while twin.can_undo:
            twin.undo()
        assert len(twin.choices) == len(step.game.choices) - len(step.game.draft)


def test_copies_of_a_copy_have_the_same_future() -> None:
    game = lay(3, (1, 2), 4)
    copy = game.clone()
    for step in walk(game, 4):
        copy.play(step.question.seat, step.option.id)
        copy = copy.clone()
    assert all_of(copy) == all_of(game)


def test_a_position_of_a_search_has_no_journal() -> None:
    game = played(10)
    position = game.position.clone()
    while not position.over:
        assert position.relist() == position.options
        position.play(position.options[0])
    assert position.state.journal is None


# ---------------------------------------------------------------- taking back


@each_table
def test_undo_then_redo_is_the_same_game(seats: int, chronicles: tuple[int, ...]) -> None:
    for seed in SEEDS:
        game = lay(seats, chronicles, seed)
        for step in walk(game, seed):
            trial = game.clone()
            before = text_of(all_of(trial))
            trial.play(step.question.seat, step.option.id)
            after, digest = text_of(all_of(trial)), trial.hash()
            if trial.can_undo:
                trial.undo()
                assert text_of(all_of(trial)) == before
                trial.play(step.question.seat, step.option.id)
                assert text_of(all_of(trial)) == after
                assert trial.hash() == digest


@each_table
def test_a_whole_draft_goes_back_to_the_barrier(seats: int, chronicles: tuple[int, ...]) -> None:
    game = lay(seats, chronicles, 5)
    barrier = text_of(all_of(game))
    longest = 0
    for _ in walk(game, 5):
        if not game.can_undo:
            barrier = text_of(all_of(game))
        longest = max(longest, len(game.draft))
        back = game.clone()
        draft = back.draft
        while back.can_undo:
            back.undo()
        assert text_of(all_of(back)) == barrier
        for choice in draft:
            back.play(choice.seat, choice.option_id)
        assert text_of(all_of(back)) == text_of(all_of(game))
    assert longest >= 1


@each_table
def test_what_an_option_says_it_reveals_is_the_barrier(seats: int, chronicles: tuple[int, ...]) -> None:
    for seed in SEEDS:
        game = lay(seats, chronicles, seed)
        for step in walk(game, seed):
            secret = isinstance(game.state.stack[-1], Secret)
            for option in step.question.options:
                trial = game.clone()
                trial.play(step.question.seat, option.id)
                goes_on = not trial.over and trial.questions[0].seat == step.question.seat
                asks_all = not trial.over and isinstance(trial.state.stack[-1], Secret)
                drew = trial.position.nature.counters != game.position.nature.counters
                barrier = option.reveals or drew or secret or asks_all or not goes_on
                assert trial.can_undo is not barrier, option.id
                if not secret:
                    shows = drew or option.id.startswith("show")
                    assert option.reveals is shows, f"{option.id}: {option.reveals}"


def test_a_treasure_once_shown_is_not_hidden_again() -> None:
    """Nature is not asked and the same seat goes on, but the others have seen it."""
    game = first(lambda game: any(each.startswith("show") for each in ids(game)))
    seat = game.questions[0].seat
    showing = next(each for each in ids(game) if each.startswith("show"))
    game.play(seat, showing)
    assert game.questions[0].seat == seat
    assert not game.can_undo


def test_a_sale_can_be_taken_back() -> None:
    game = first(lambda game: any(each.startswith("sell") for each in ids(game)))
    seat = game.questions[0].seat
    sale = next(each for each in ids(game) if each.startswith("sell"))
    before = all_of(game)
    game.play(seat, sale)
    assert game.draft[-1] == Choice(seat, sale)
    game.undo()
    assert all_of(game) == before


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), max_size=60))
def test_any_mixture_of_answers_and_undos(seed: int, whims: list[int]) -> None:
    """The game is always the one that its record tells."""
    game = lay(2, (1, 2), seed)
    for whim in whims:
        if game.over:
            break
        if whim < 3 and game.can_undo:
            game.undo()
        else:
            question = game.questions[whim % len(game.questions)]
            game.play(question.seat, question.options[whim % len(question.options)].id)
    assert all_of(hindmost.replay(through_json(game.record()))) == all_of(game)
    assert all_of(hindmost.restore(through_json(game.snapshot())))[::2] == all_of(game)[::2]


def test_free_actions_leave_the_frame_where_it_is() -> None:
    for seed in range(30):
        game = lay(3, (1,), seed)
        for step in walk(game, seed):
            free = [each for each in ids(game) if each.split()[0] in ("show", "sell", "wish")]
            for option_id in free:
                trial = game.clone()
                trial.play(step.question.seat, option_id)
                assert trial.state.stack == game.state.stack
                assert trial.questions[0].kind == step.question.kind
                assert trial.questions[0].seat == step.question.seat
                assert hill(trial).coins != hill(game).coins or option_id == "sell stone"


def test_a_question_in_the_middle_of_a_turn_begins_none() -> None:
    game = hindmost.new_game("glen-more", 2, seed=1)
    assert game.position.began
    take = game.questions[0]
    game.play(take.seat, take.options[0].id)
    assert game.questions[0].seat == take.seat
    assert not game.position.began
