"""The table line by line, driven from standard input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hindmost
from tests.cli.conftest import Run

PLAY = ("play", "glen-more", "--seats", "2", "--bots", "random", "--seed", "7")


def test_a_whole_game_against_a_bot(run: Run) -> None:
    """The first option is always one that leads on: tiles are taken, placed, activated, until the turn ends."""
    done = run(*PLAY, typed="1\n" * 1000)
    assert done.code == 0
    assert "Scoring 1" in done.out
    assert "Scoring 3" in done.out
    assert "── The game is over" in done.out
    assert " VP." in done.out.splitlines()[-1]


def test_moves_by_number_by_name_and_by_beginning(run: Run) -> None:
    done = run(*PLAY, typed="1\nplace 1,0\nact 1,0\ne\nq\n")
    assert done.code == 0
    assert "Rust takes Cornfield" in done.out
    assert "Rust places Cornfield at (1,0)" in done.out
    assert "Rust activates Cornfield (1,0)" in done.out
    assert "Sky takes" in done.out


def test_undo_reset_and_all_that_is_free(run: Run) -> None:
    done = run(*PLAY, typed="1\n1\na\nu\nU\nu\nq\n")
    assert "2 tiles activated." in done.out
    assert "Nothing to undo" in done.out


def test_why_not(run: Run) -> None:
    done = run(*PLAY, typed="take 4\nplace 0,0\n? 1\nrules GM1-PLACE-02\nrules nonsense\nq\n")
    assert "There is a tile here already." in done.out
    assert "The position must be empty and share an edge" in done.out
    assert "At least one of the up to 8 neighbouring tiles" in done.out
    assert 'There is no clause "nonsense"' in done.out


def test_looking_around(run: Run) -> None:
    done = run(*PLAY, typed="h\nt\nl\nv\nview sky\nw\nw\nq\n")
    assert done.code == 0
    assert done.out.count("── Sky’s territory") == 2
    assert "(0,0) Start Village: river, road, 1 clan member" in done.out
    assert "♣  wood" in done.out


def test_saving_and_resuming(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*PLAY, typed=f"take 3\nsave {file}\nq\n")
    assert "Saved as" in done.out
    assert hindmost.restore(json.loads(file.read_text("utf-8"))).question(0).kind == "place"
    done = run("play", "--resume", str(file), typed="u\nq\n")
    assert "Place Cornfield." in done.out
    assert "Choose a tile to take." in done.out


def test_a_file_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    done = run(*PLAY, typed=f"save {tmp_path}\nq\n")
    assert done.code == 0
    assert "cannot be saved" in done.out


def test_input_that_ends_too_early_is_a_failure(run: Run) -> None:
    done = run(*PLAY, typed="1\n")
    assert done.code == 1
    assert "The input ended before the game did." in done.err


def test_french(run: Run) -> None:
    done = run(*PLAY, "--lang", "fr", typed="1\nplace 0,0\nq\n")
    assert "Rouille prend Champ" in done.out
    assert "Il y a déjà une tuile à cet emplacement." in done.out
    assert "── Votre territoire" in done.out


@pytest.mark.parametrize("setting", ["NO_COLOR", "TERM"])
def test_nothing_but_text(run: Run, monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    monkeypatch.setenv(setting, "dumb")
    # Even where somebody forces colours on what is no terminal, NO_COLOR is stronger.
    monkeypatch.setenv("FORCE_COLOR", "1" if setting == "NO_COLOR" else "")
    if setting == "TERM":
        monkeypatch.delenv("FORCE_COLOR")
    for arguments in ((*PLAY, "--plain"), ("rules", "GM1-TURN-04"), ("catalogue", "glen-more"), ("games",)):
        done = run(*arguments, typed="1\nh\n? 1\nq\n")
        assert "\x1b" not in done.out
        assert done.out


def test_another_person_sees_nothing_of_the_first(run: Run, tmp_path: Path) -> None:
    """Rust has 40 VP and Sky 50; each sees only the own ones, and only after the keyboard was handed over."""
    game = hindmost.new_game("glen-more", seats=2, seed=7)
    data = game.snapshot()
    for seat, vp in enumerate((40, 50)):
        data["state"]["estates"][seat]["vp"] = vp
        data["state"]["sheet"].append([seat, vp, "score-coins", "GM1-END-01", 0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    done = run("play", "--resume", str(file), typed="\n1\n1\ne\n\nq\n")
    assert done.code == 0, done.err
    before, rust, sky = done.out.split("Pass the keyboard to")
    assert "VP 40" not in before
    assert "VP 50" not in before
    assert "VP 40" in rust
    assert "50" not in rust
    assert "VP 50" in sky
    assert "VP 40" not in sky


def test_setting_up_by_questions(run: Run) -> None:
    done = run("play", typed="\n7\n1\n1\nbeginner\nq\n")
    assert done.code == 0
    assert "Which game? (glen-more, " in done.out
    assert "[glen-more]" in done.out, "what Enter gives"
    assert "How many people?" in done.out
    assert "── Rondel" in done.out


def test_setting_up_resumes_a_saved_game(run: Run) -> None:
    run(*PLAY, typed="take 3\ns\nq\n")
    done = run("play", typed="1\nq\n")
    assert "Saved games:" in done.out
    assert "Place Cornfield." in done.out


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n", "1\n2\n"])
def test_setting_up_can_be_left(run: Run, typed: str) -> None:
    assert run("play", typed=typed).code == 0


def test_no_command_is_play(run: Run) -> None:
    assert run(typed="").out == run("play", typed="").out
