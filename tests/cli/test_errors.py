"""Whatever is wrong comes out as sentences on standard error, with exit code 2 and never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hindmost
from tests.cli.conftest import Run
from tests.odd_records import GAMES, damaged

WRONG = [
    (["play", "chess", "--seed", "1"], "There is no game 'chess'"),
    (["play", "chess"], "There is no game 'chess'"),
    (["play", "glen-more", "--seats", "6"], "2 to 5 seats, not 6"),
    (["play", "glen-more", "--seats", "2", "--players", "3"], "3 people cannot sit on 2 seats"),
    (["play", "glen-more", "--seats", "2", "--players", "1", "--bots", "random,random"], "do not fit on 2 seats"),
    (["play", "glen-more", "--bots", "deep-blue"], "There is no bot 'deep-blue'"),
    (["play", "glen-more", "--chronicles", "2"], "has no Chronicle 2"),
    (["play", "glen-more", "--chronicles", "two"], '--chronicles takes numbers with commas between them, like "2,7"'),
    (["play", "--resume", "missing.json"], "missing.json cannot be read"),
    (["play", "--from", "missing.json", "--turn", "1"], "missing.json cannot be read"),
    (["play", "--from", "game.json"], "from which turn of its analysis on"),
    (["play", "--turn", "3"], "Say which game to play on"),
    (["play", "glasgow", "--from", "game.json", "--turn", "1"], "The record says what is played"),
    (["play", "--from", "game.json", "--turn", "1", "--daily"], "The record says what is played"),
    (["play", "glen-more", "--seed", "1", "--catalogue", "missing.toml"], "missing.toml cannot be read"),
    (["simulate", "chess"], "There is no game 'chess'"),
    (["simulate", "glen-more", "--seats", "6"], "2 to 5 seats, not 6"),
    (["simulate", "glen-more", "--bots", "deep-blue"], "There is no bot 'deep-blue'"),
    (["simulate", "glen-more", "--bots", ","], "Name at least one bot"),
    (["simulate", "glen-more", "--chronicles", "2,x"], "--chronicles takes numbers"),
    (["simulate", "glen-more", "--chronicles", "2,7"], "has no Chronicle"),
    (["simulate", "glen-more", "--games", "1", "--out", "no/such/folder/x.jsonl"], "cannot be written"),
    (["simulate", "glen-more", "--games", "0"], "--games"),
    (["simulate", "glen-more", "--games", "many"], "--games"),
    (["simulate"], "GAME"),
    (["replay", "missing.json"], "missing.json cannot be read"),
    (["replay"], "FILE"),
    (["rules", "GM1-TURN-99"], 'There is no clause "GM1-TURN-99" in the rules. Did you mean'),
    (["rules", "xylophone"], "No clause has the words “xylophone”"),
    (["rules", "--lang", "de"], 'There is no language "de"; there are: en, fr.'),
    (["--lang", "de", "games"], 'There is no language "de"'),
    (["catalogue", "chess"], 'there is no game "chess"'),
    (["catalogue", "glen-more", "--catalogue", "missing.toml"], "missing.toml: cannot be read"),
    (["bench", "chess"], "There is no game 'chess'"),
    (["bench", "--seats", "6"], "2 to 5 seats"),
    (["frobnicate"], "frobnicate"),
    (["games", "--frobnicate"], "--frobnicate"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_wrong_use(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert done.out == ""
    assert "Traceback" not in done.err
    assert list(tmp_path.iterdir()) == []


BROKEN = {
    "not JSON": ("{oops", "is not JSON"),
    "empty": ("", "is not JSON"),
    "a list": ("[]", "its format is 'list'"),
    "a number": ("7", "its format is 'int'"),
    "another format": ('{"format": "sudoku/1"}', "its format is 'sudoku/1'"),
    "nested too deeply": ("[" * 100_000, "JSON"),
}


@pytest.mark.parametrize("content", BROKEN)
@pytest.mark.parametrize("before", [("replay",), ("play", "--resume")], ids=["replay", "resume"])
def test_broken_files(run: Run, tmp_path: Path, before: tuple[str, ...], content: str) -> None:
    text, sentence = BROKEN[content]
    if content == "nested too deeply":
        sentence = "nested too deeply"
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    done = run(*before, str(file))
    assert done.code == 2
    assert "broken.json" in done.err
    assert sentence in done.err


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.json"
    file.write_bytes(b"\xff\xd8\xff\xe0\x00")
    assert "is not a text file" in run("replay", str(file)).err


def test_a_folder_instead_of_a_file(run: Run, tmp_path: Path) -> None:
    done = run("replay", str(tmp_path))
    assert done.code == 2
    assert "cannot be read" in done.err


def test_a_damaged_snapshot(run: Run, tmp_path: Path) -> None:
    data = hindmost.new_game("glen-more", seats=2, seed=1).snapshot()
    data["state"]["estates"][0]["coins"] = -4
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    done = run("play", "--resume", str(file))
    assert done.code == 2
    assert "cannot be resumed" in done.err


@pytest.mark.parametrize("players", ["nobody", [None], [None, "deep-blue"]])
def test_a_saved_game_with_impossible_players(run: Run, tmp_path: Path, players: object) -> None:
    data = hindmost.new_game("glen-more", seats=2, seed=1).snapshot()
    data["players"] = players
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    done = run("play", "--resume", str(file))
    assert done.code == 2
    assert "cannot be resumed" in done.err


def test_a_catalogue_with_a_wrong_field(run: Run, tmp_path: Path) -> None:
    text = (Path(hindmost.__file__).parent / "catalogue" / "glen-more.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('cost = "1 wood"', 'cost = "1 wodd"'), "utf-8")
    for arguments in (["catalogue", "glen-more"], ["play", "glen-more", "--seed", "1"]):
        done = run(*arguments, "--catalogue", str(file))
        assert done.code == 2
        assert "wodd" in done.err
        assert len(done.err.splitlines()) > 1, "every wrong value is named at once"


@pytest.mark.parametrize("command", ["catalogue", "play", "simulate"])
def test_a_catalogue_of_glasgow_with_wrong_fields(run: Run, tmp_path: Path, command: str) -> None:
    text = (Path(hindmost.__file__).parent / "catalogue" / "glasgow.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        text.replace('"gain gold"', '"gain gould"').replace('cost = "steel steel"', 'cost = "steel stel"'), "utf-8"
    )
    done = run(command, "glasgow", "--catalogue", str(file))
    assert done.code == 2
    assert done.out == ""
    assert 'building f5: effect: is "gain gould"; write one of: gain brick, gain steel' in done.err
    assert 'building sh3: cost: "stel" is unknown; there are: brick, steel, gold' in done.err


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hindmost, "games", interrupted)
    done = run("games")
    assert done.code == 130
    assert done.out == done.err == ""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_odd_in_a_record_is_told(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "odd.json"
    refused = 0
    for text in damaged(game):
        file.write_text(text)
        done = run("replay", str(file))
        assert "Traceback" not in done.err, text[:2000]
        refused += done.code == 2 and bool(done.err.encode())
    assert refused > 50
