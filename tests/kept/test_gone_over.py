"""What was begun or planned by earlier rules, when a table goes over to those that follow."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hindmost.games.glasgow.game import FIRST_RULES
from hindmost.server.people.identity import COOKIE, Signer
from tests.kept.files import kept_databases
from tests.server.running import Person, served, settings

FIRST = "0002-glen-more-1-glen-more-ii-1-glasgow-1"


def prepared(folder: Path) -> tuple[str, str, Any]:
    """A database of the first rules: somebody's cookie, and a running table of Glasgow with its draft."""
    with closing(sqlite3.connect(folder / "test.db")) as raw, raw:
        raw.executescript(kept_databases()[FIRST])
        ((someone,),) = raw.execute("SELECT id FROM people")
        raw.row_factory = sqlite3.Row
        query = "SELECT t.id, p.draft_seat, p.draft_steps, p.asked, s.nonce FROM tables t JOIN positions p ON "
        query += "p.table_id = t.id JOIN seats s ON s.table_id = t.id AND s.seat = p.draft_seat "
        row = raw.execute(query + "WHERE t.game = 'glasgow' AND t.status = 'playing'").fetchone()
    return Signer(b"test").cookie(someone), row["id"], dict(row)


async def test_plans_are_put_into_the_words_of_the_rules_that_follow(tmp_path: Path) -> None:
    cookie, table, row = prepared(tmp_path)
    steps = [{"seat": row["draft_seat"], "option": "refresh 1"}, {"seat": row["draft_seat"], "option": "end"}]
    plan = ("0" * 16, table, row["draft_seat"], row["nonce"], "mine", json.dumps(steps), "kept", "", 1.0)
    with closing(sqlite3.connect(tmp_path / "test.db")) as raw, raw:
        columns = "id, table_id, seat, nonce, note, steps, fate, rule, created"
        raw.execute(f"INSERT INTO plans ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", plan)
    assert FIRST_RULES.renamed("refresh 1") == "refresh 2"
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            person.http.cookies.set(COOKIE, cookie)
            for _ in range(2):  # they are renamed once
                kept = (await person.ask("GET", f"/api/tables/{table}/plans", seat=row["draft_seat"]))["plans"]
                assert [step["option"] for step in kept[0]["steps"]] == ["refresh 2", "end"]
                assert kept[0]["note"] == "mine"


@pytest.mark.parametrize("how", ["going over", "opened"])
async def test_a_draft_that_cannot_be_gone_on_with_is_told_to_its_seat_alone(how: str, tmp_path: Path) -> None:
    cookie, table, row = prepared(tmp_path)
    if how == "going over":
        # Offered by the first rules, and called otherwise by those that follow.
        monkeyed = json.loads(row["draft_steps"])
    else:
        monkeyed = ["no such thing"]
    with closing(sqlite3.connect(tmp_path / "test.db")) as raw, raw:
        raw.execute("UPDATE positions SET draft_steps = ? WHERE table_id = ?", (json.dumps(monkeyed), table))
    with pytest.MonkeyPatch.context() as patch:
        if how == "going over":
            patch.setattr(type(FIRST_RULES), "renamed", lambda self, option: f"{option} no more")
        with served(settings(tmp_path)) as server:
            async with Person(server.url) as person:
                person.http.cookies.set(COOKIE, cookie)
                state = await person.state(table, row["draft_seat"])
                assert state["draft"] is None
                assert state["prompt"]["options"], "the turn begins anew"
                for seat in (None, *range(2)):
                    query: dict[str, Any] = {} if seat is None else {"seat": seat}
                    lines = (await person.ask("GET", f"/api/tables/{table}/log", most=1000, **query))["lines"]
                    lost = [line for line in lines if line["message"]["code"] == "log-table-draft-lost"]
                    assert len(lost) == (seat == row["draft_seat"])
