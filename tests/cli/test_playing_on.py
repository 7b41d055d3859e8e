"""A game that was played, played on at a terminal from one of its turns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hindmost
from hindmost.cli.table import saves
from hindmost.cli.table.playing_on import play_on
from hindmost.cli.table.solo_book import belongs
from hindmost.review.played import turns_of
from tests.cli.conftest import Run
from tests.review.test_analysis import record_of


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(record_of("glen-more", ["random", "random", "random"], 2)))
    return file


def test_it_begins_where_the_turn_began(record: Path) -> None:
    turns = list(turns_of(json.loads(record.read_text())))
    for number in (1, 12, len(turns)):
        was = turns[number - 1]
        match = play_on(record, number, None, ["random"])
        assert match.only_person == was.seat
        assert match.question.seat == was.seat
        assert match.game.view(was.seat) == was.before.view(was.seat), "what the seat knows is as it was"
        assert {player.bot for player in match.players if player.seat != was.seat} == {"random"}


def test_what_comes_is_drawn_anew(record: Path) -> None:
    seed = json.loads(record.read_text())["seed"]
    assert play_on(record, 3, None, []).game.record()["seed"] != seed
    one, same = (play_on(record, 3, None, [], seed=5).game for _ in range(2))
    assert one.hash() == same.hash()


def test_bots_and_seat_can_be_chosen(record: Path) -> None:
    match = play_on(record, 5, 2, ["random", "greedy"])
    assert [player.bot for player in match.players] == ["random", None, "greedy"]
    usual = play_on(record, 5, 3, [])
    assert usual.only_person == 2
    assert all(player.bot for player in usual.players[:2])


def test_it_is_played_to_its_end_and_can_be_saved_on_the_way(run: Run, record: Path, tmp_path: Path) -> None:
    turns = len(list(turns_of(json.loads(record.read_text()))))
    file = tmp_path / "on.json"
    arguments = "--from", str(record), "--turn", str(turns - 3), "--bots", "random", "--seed", "1", "--plain"
    done = run("play", *arguments, typed=f"save {file}\n" + "1\n" * 300)
    assert done.code == 0, done.err
    assert "── The game is over" in done.out
    again = saves.resume(file)
    assert again.game.origin is not None
    assert hindmost.replay(again.game.record()).hash() == again.game.hash()


def test_a_solo_game_played_on_goes_into_no_book(tmp_path: Path) -> None:
    game = hindmost.new_game("glen-more-ii", 1, seed=3, automa="ablach")
    for _ in range(12):
        game.play(0, game.questions[0].options[0].id)
    file = tmp_path / "solo.json"
    file.write_text(json.dumps(game.record()))
    match = play_on(file, 2, None, [], seed=4)
    assert [player.automa for player in match.players] == ["", "ablach"]
    while not match.over:
        match.play(match.question.options[0].id)
    assert not belongs(match)
    with pytest.raises(hindmost.BadConfiguration, match="There is no seat 2 for you in that game; it has 1"):
        play_on(file, 2, 2, [])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--turn", "0"], "There is no turn 0"),
        (["--turn", "999"], "as `hindmost analyse` counts them, they go from 1 to"),
        (["--turn", "3", "--seat", "4"], "There is no seat 4 for you in that game; it has 3."),
        (["--turn", "3", "--seat", "0"], "There is no seat 0"),
        (["--turn", "3", "--bots", "deep-blue"], "There is no bot 'deep-blue'"),
        (["--turn", "3", "--bots", "random,random,random"], "--bots names 3 bots for 2 other seats"),
    ],
)
def test_what_cannot_be_is_told(run: Run, record: Path, arguments: list[str], sentence: str) -> None:
    done = run("play", "--from", str(record), *arguments, "--plain")
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err


@pytest.mark.parametrize("text", ["[]", "{}", '{"format": "hindmost-record/1"}', "x"])
def test_a_file_that_is_no_record_is_told(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    done = run("play", "--from", str(file), "--turn", "1", "--plain")
    assert (done.code, done.out) == (2, "")
    assert str(file) in done.err


def test_a_game_without_a_turn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.json"
    file.write_text(json.dumps(hindmost.new_game("glasgow", 2, seed=1).record()))
    done = run("play", "--from", str(file), "--turn", "1", "--plain")
    assert done.code == 2
    assert "nobody has had a turn in it" in done.err
