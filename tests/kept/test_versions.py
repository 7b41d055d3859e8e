"""Nothing is changed that is kept without files of how it was: `python -m tests.kept.make` makes those of today."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import Any

import pytest

import hindmost
from hindmost.games.registry import RULES
from hindmost.kernel import snapshots
from tests.kept import make
from tests.kept.files import (
    DATABASES,
    HERE,
    database_name,
    exported,
    game_folder,
    kept_databases,
    kept_games,
    revisions,
)

NEVER_ALONE = {"0003", "0004", "0005", "0009", "0010", "0014", "0015"}
"""Revisions that no server ever stopped at: they came together with 0006, with 0011 and with 0016."""

VERSIONS = [(rules.id, each.version) for rules in RULES.values() for each in (rules, *rules.earlier())]


@cache
def databases() -> dict[str, str]:
    return {**kept_databases(), "first": (HERE / "database.sql").read_text("utf-8")}


def tables(text: str) -> set[tuple[str, ...]]:
    """Game, rules and status of its tables."""
    rows = re.findall(r"""INSERT INTO "tables" VALUES\('[^']*','([^']*)','([^']*)',(.*)\);""", text)
    return {(game, rules, status) for game, rules, more in rows for status in re.findall(r"'(playing|over)'", more)}


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_every_version_of_the_rules_has_its_games(game: str, version: str) -> None:
    assert sorted(game_folder(game, version).glob("*.json"))


@pytest.mark.parametrize(("game", "version"), VERSIONS)
@pytest.mark.parametrize("status", ["playing", "over"])
def test_every_version_of_the_rules_is_in_a_database(game: str, version: str, status: str) -> None:
    assert any((game, version, status) in tables(text) for text in databases().values())


def test_every_version_that_is_kept_is_still_read() -> None:
    there = {folder.name for folder in (HERE / "games").iterdir()}
    assert there == {f"{game}-{version}" for game, version in VERSIONS}


@pytest.mark.parametrize("revision", revisions())
def test_every_revision_of_the_database_has_its_file(revision: str) -> None:
    found = [text for text in databases().values() if f"""INSERT INTO "alembic_version" VALUES('{revision}')""" in text]
    assert bool(found) == (revision not in NEVER_ALONE)


def test_every_format_has_its_files() -> None:
    kept = list(kept_games().values())
    assert snapshots.FORMAT in {each["running"]["format"] for each in kept}
    assert snapshots.RECORD_FORMAT in {each["finished"]["format"] for each in kept}
    given_out: list[Any] = list(chain.from_iterable(exported(name) for name in kept_databases()))
    assert "hindmost-table/1" in {record["table"]["format"] for record in given_out}


def test_every_chronicle_and_every_way_of_playing_has_its_files() -> None:
    kept = [each["finished"] for each in kept_games().values()]
    for info in hindmost.games():
        own = [record for record in kept if record["game"] == info.id and record["rules"] == RULES[info.id].version]
        assert {number for record in own for number in record["chronicles"]} == set(info.chronicles)
        assert bool(info.automas) == any("automa" in record for record in own)
    assert {record.get("chance") for record in kept} == {None, "told", "told-all"}


def test_what_is_there_is_never_made_again() -> None:
    assert (DATABASES / f"{database_name(revisions()[-1])}.sql.gz").exists(), "it would be made"
    assert make.make_games() == make.make_database() == []
