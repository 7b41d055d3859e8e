"""The browser client's files: one page at many addresses, kept for ever only where their names say what is in them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from hindmost.server.routes.client import PAGES, add_client

LONG = "x" * 1024


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>A table</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text(LONG)
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


def asking(folder: Path) -> httpx.AsyncClient:
    app = FastAPI()
    add_client(app, folder)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://club.test")


async def test_one_page_at_all_addresses_of_the_client(built: Path) -> None:
    async with asking(built) as http:
        for path in PAGES:
            page = await http.get(path.replace("{", "").replace("}", ""))
            assert (page.status_code, page.text) == (200, "<title>A table</title>")
            assert page.headers["cache-control"] == "no-cache"
        assert (await http.get("/elsewhere")).status_code == 404


async def test_only_files_with_their_contents_in_their_names_are_kept(built: Path) -> None:
    async with asking(built) as http:
        script, icon = await http.get("/assets/app-1a2b.js"), await http.get("/icon.svg")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert icon.headers["cache-control"] == "no-cache"


async def test_what_is_long_enough_travels_packed(built: Path) -> None:
    async with asking(built) as http:
        script, icon = await http.get("/assets/app-1a2b.js"), await http.get("/icon.svg")
        (built / "assets" / "app-1a2b.js").write_text(LONG[1:])
        shorter = await http.get("/assets/app-1a2b.js")
    assert script.headers["content-encoding"] == "gzip"
    assert not {"content-encoding"} & {*icon.headers, *shorter.headers}


async def test_where_no_client_was_built_the_page_says_so(tmp_path: Path) -> None:
    async with asking(tmp_path / "nothing") as http:
        page = await http.get("/")
        assert "has not been built" in page.text
        assert (await http.get("/icon.svg")).status_code == 404


def test_the_clients_addresses_are_nothing_for_programs(built: Path) -> None:
    app = FastAPI()
    add_client(app, built)
    assert app.openapi()["paths"] == {}
