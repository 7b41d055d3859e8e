"""What whoever runs the server sees of it: figures, a page, ids in the log. And who does not."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select

from hindmost.server import logs
from hindmost.server.settings import BadSetting, Settings
from hindmost.server.store.layout import tables
from hindmost.text.messages import say
from tests.server.running import Person, offered, served, settings

TOKEN = "a-token-of-the-host"
OPEN = {"Authorization": f"Bearer {TOKEN}"}


def figures(text: str) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_figures_count_what_happens(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database, metrics=True, bot_pause=3600)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine", "random")
            await host.start(table["id"])
            async with host.socket(table["id"], follow=True) as talk:
                state = await talk.settled()
                while state["prompt"]:
                    assert (await talk.act(offered(state["prompt"])[0]))["type"] == "done"
                    state = talk.state
                answer = await host.http.get("/metrics")
                assert answer.headers["content-type"].startswith("text/plain")
                found = figures(answer.text)
    assert found["hindmost_sockets", ()] == 1
    assert found["hindmost_rooms", ()] == 1
    assert found["hindmost_bots_waiting", ()] == 1, "it is the bot's turn, and it waits"
    assert found["hindmost_tables", ("playing",)] == 1
    assert found["hindmost_moves_total", ("draft",)] >= 1
    assert found["hindmost_moves_total", ("turn",)] >= 1
    stored = found["hindmost_moves_total", ("draft",)] + found["hindmost_moves_total", ("turn",)]
    assert found["hindmost_store_seconds_count", ()] == stored
    assert found["hindmost_requests_total", ("POST", "/api/tables", "201")] == 1
    assert found["hindmost_request_seconds_count", ("POST", "/api/tables")] == 1
    assert found["hindmost_database_full", ()] == 0
    assert found["hindmost_database_seconds", ()] > 0
    assert not any(table["id"] in part for _, labels in found for part in labels), "patterns, not paths"


async def test_nothing_is_there_unless_asked_for(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            for path in ("/metrics", "/admin", "/admin.css"):
                assert (await person.http.get(path, headers=OPEN)).status_code == 404


async def test_page_and_figures_are_the_hosts(tmp_path: Path) -> None:
    with served(settings(tmp_path, metrics=True, admin_token=TOKEN)) as server:
        async with Person(server.url) as person:
            for path in ("/metrics", "/admin"):
                shut = await person.http.get(path)
                assert shut.status_code == 401
                assert shut.headers["www-authenticate"].startswith("Basic")
                assert (await person.http.get(path, auth=("host", "another"))).status_code == 401
                broken = {b"Authorization": "Basic \N{EURO SIGN}".encode()}
                assert (await person.http.get(path, headers=broken)).status_code == 401
                assert (await person.http.get(path, auth=("anybody", TOKEN))).status_code == 200
                assert (await person.http.get(path, headers=OPEN)).status_code == 200
            tries = [(await person.http.get("/admin", auth=("x", str(n)))).status_code for n in range(20)]
            assert set(tries) == {401, 429}, "it cannot be guessed"
            assert (await person.http.get("/admin", headers=OPEN)).status_code == 200, "whoever knows it is let in"


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_page_shows_and_keeps_secrets(lang: str, database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database, admin_token=TOKEN)) as server:
        async with Person(server.url) as host:
            await host.ask("PUT", "/api/me", {"name": "<b>Ann</b>"})
            table = await host.create("mine", "open")
            notice = {"kind": "webhook", "target": "https://example.com/hush"}
            await host.ask("POST", "/api/me/notices", notice, 201)
            fields = {"fields": {"table": table["id"]}}
            logging.getLogger(logs.NAME).warning("listen-lost", extra=fields)
            answer = await host.http.get("/admin", headers={**OPEN, "Accept-Language": f"{lang}-CH,de;q=0.5"})
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-store"
            assert (await host.http.get("/admin.css")).headers["content-type"].startswith("text/css")
            other = await host.http.get("/admin", params={"lang": "fr" if lang == "en" else "en"}, headers=OPEN)
            stored = await server.do(server.hall.store.rows(select(tables)))
    page = answer.text
    assert f'<html lang="{lang}">' in page
    assert f'<html lang="{lang}">' not in other.text
    for key in ("title", "load", "tables", "notices", "errors", "status-open", "level-warning"):
        assert say(f"admin-{key}", lang) in page
    assert table["id"] in page
    assert "listen-lost" in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert "<b>Ann" not in page
    assert "example.com" not in page
    for secret in (stored[0]["seed"], stored[0]["host"], stored[0]["watch_nonce"], table["watch"], "<script"):
        assert secret not in page


async def test_every_answer_has_its_id_in_the_log(tmp_path: Path) -> None:
    lines: list[dict[str, object]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(logs.JsonLines().format(record)))

    kept = Kept()
    logger = logging.getLogger(logs.NAME)
    logger.addHandler(kept)
    level = logger.level
    logger.setLevel(logging.INFO)
    try:
        for trusted in (False, True):
            with served(settings(tmp_path, trust_proxy=trusted)) as server:
                async with Person(server.url) as person:
                    first = await person.http.get("/api/offer")
                    second = await person.http.get("/api/offer")
                    assert first.headers["x-request-id"] != second.headers["x-request-id"]
                    given = await person.http.get("/api/me", headers={"X-Request-Id": "from-the-proxy-1"})
                    assert (given.headers["x-request-id"] == "from-the-proxy-1") == trusted
                    bad = await person.http.get("/api/me", headers={"X-Request-Id": "x y"})
                    assert bad.headers["x-request-id"] != "x y"
                    ids = {line.get("request") for line in lines if line["event"] == "request"}
                    assert {first.headers["x-request-id"], second.headers["x-request-id"]} <= ids
    finally:
        logger.removeHandler(kept)
        logger.setLevel(level)


def test_a_short_token_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HINDMOST_ADMIN_TOKEN", "short")
    with pytest.raises(BadSetting, match="at least 16 characters"):
        Settings.from_environment()
    monkeypatch.setenv("HINDMOST_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("HINDMOST_METRICS", "1")
    monkeypatch.setenv("HINDMOST_KEEP_DAYS", "90")
    chosen = Settings.from_environment()
    assert (chosen.admin_token, chosen.metrics, chosen.keep_days) == (TOKEN, True, 90)
    assert TOKEN not in repr(chosen)
