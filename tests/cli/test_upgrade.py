"""`hindmost upgrade --check` says beforehand what becomes of every game, in both languages, and changes nothing."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hindmost.games.glasgow.verbs import Refresh
from tests.cli.conftest import Run
from tests.kept.files import REFRESHED, kept_databases, kept_games

FIRST = kept_games()["glasgow-1/plain"]
DATABASE = next(text for name, text in kept_databases().items() if name.startswith("0002"))


def written(folder: Path, text: str) -> Path:
    path = folder / "games of ours?.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(text)
    return path


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (FIRST["finished"], "(Glasgow): opens unchanged"),
        (FIRST["running"], "(Glasgow): goes on by version 2 of the rules from here on; so far it was version 1"),
        (kept_games()["glasgow-2/plain"]["running"], "(Glasgow): opens unchanged"),
        (kept_games()["glen-more-ii-1/c2-c4-c7"]["running"], "(Glen More II: Chronicles): opens unchanged"),
    ],
)
def test_a_file(run: Run, tmp_path: Path, data: object, sentence: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    done = run("upgrade", "--check", str(file))
    assert (done.code, done.out) == (0, f"{file} {sentence}\n")


def test_a_file_that_cannot_be_opened(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**FIRST["finished"], "rules": "99"}), "utf-8")
    done = run("upgrade", "--check", str(file))
    assert done.code == 1
    assert "cannot be opened: It was made by version '99' of the rules of Glasgow" in done.out


def test_a_database_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, DATABASE)
    before = file.read_bytes()
    done = run("upgrade", "--check", str(file), "--lang", "fr")
    assert done.code == 0
    said = done.out.splitlines()
    assert sum("suit à partir d’ici les règles en version 2" in line for line in said) == 2
    assert sum("s’ouvre sans changement" in line for line in said) == len(said) - 2 > 5
    assert file.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [file]


def test_a_table_that_cannot_be_opened_is_named(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, DATABASE)
    with closing(sqlite3.connect(file)) as database, database:
        ((table,),) = database.execute("SELECT id FROM tables WHERE status='over' AND game='glasgow'")
        database.execute("UPDATE actions SET body='end' WHERE n=0 AND table_id=?", (table,))
    done = run("upgrade", "--check", str(file))
    assert done.code == 1
    (line,) = (line for line in done.out.splitlines() if "cannot be opened" in line)
    assert line.startswith(f"{table} (Glasgow): cannot be opened: ")
    assert "Action 0 is not the one that was written" in line


def test_a_table_that_can_only_be_shown(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Refresh, "words", lambda self, g, payload: f"no {payload + 1}")
    done = run("upgrade", "--check", str(written(tmp_path, kept_databases()[REFRESHED])))
    assert done.code == 0
    shown = [line for line in done.out.splitlines() if "is shown from its last position" in line]
    assert len(shown) == 2, "those in which an architect was refreshed"
    assert all("(Glasgow)" in line for line in shown)


def test_what_is_no_database_of_ours(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.db"
    file.write_bytes(b"SQLite format 3\0 and nothing else")
    done = run("upgrade", "--check", str(file))
    assert done.code != 0
    assert "cannot be read" in done.err


def test_without_check_nothing_is_done(run: Run) -> None:
    done = run("upgrade", "game.json")
    assert done.code == 2
    assert "There is nothing to do" in done.err
