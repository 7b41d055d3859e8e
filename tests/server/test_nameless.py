"""Somebody who has given no name has none: what they are called is a matter of the reader's language."""

from __future__ import annotations

from pathlib import Path

import httpx
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from hindmost.server.store.migrate import MIGRATIONS, upgrade
from tests.server.running import HEADERS, served, settings


def test_no_word_stands_for_a_name(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server, httpx.Client(base_url=server.url, headers=HEADERS) as http:
        assert http.get("/api/me").json() == {"name": "", "known": False}
        seats = [{"kind": "mine"}, {"kind": "bot"}]
        made = http.post("/api/tables", json={"game": "glen-more", "seats": seats}).json()
        assert [seat["name"] for seat in made["seats"] if seat["kind"] == "human"] == [""]
        assert http.put("/api/me", json={"name": "Ailsa"}).json() == {"name": "Ailsa", "known": True}


def test_guests_of_an_earlier_version_are_nameless(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for n, name in enumerate(("Guest", "Morag")):
            connection.execute(sa.text("INSERT INTO people VALUES (:id, :name, 0)"), {"id": str(n), "name": name})
            row = {"seat": n, "name": name}
            connection.execute(sa.text("INSERT INTO seats VALUES ('t', :seat, 'human', :name, NULL, '')"), row)
            connection.execute(sa.text("INSERT INTO chat VALUES ('t', :seat, 0, :name, 'hello', 0)"), row)
    with engine.begin() as connection:
        upgrade(connection)
        for place in ("people", "seats", "chat"):
            names = connection.execute(sa.text(f"SELECT name FROM {place} ORDER BY name")).scalars().all()
            assert names == ["", "Morag"]
