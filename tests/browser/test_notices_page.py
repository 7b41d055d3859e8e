"""Notices in the settings: what this server can send, an address, a test, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hindmost.server.settings import Smtp
from tests.browser.conftest import Arrive
from tests.server.running import Served, served, settings
from tests.server.test_notices import Ear


@pytest.fixture
def ear() -> Iterator[Ear]:
    made = Ear()
    yield made
    made.close()


@pytest.fixture
def telling(tmp_path: Path, chromium: str) -> Iterator[Served]:
    chosen = settings(tmp_path, webhook_hosts=("127.0.0.1",), smtp=Smtp("mail.example.org", 587, "games@example.org"))
    with served(chosen) as server:
        yield server


def give(page: Page, kind: str, address: str) -> None:
    page.get_by_role("combobox", name="By", exact=True).select_option(label=kind)
    page.get_by_role("textbox", name="Address").fill(address)
    page.get_by_role("button", name="Add").click()


def test_an_address_is_given_tried_and_taken_away(arrive: Arrive, telling: Served, ear: Ear) -> None:
    page = arrive(base_url=telling.url).page
    page.goto("/settings")
    offered = page.get_by_role("combobox", name="By", exact=True).locator("option")
    expect(offered).to_have_text(["Webhook", "E-mail"])
    give(page, "Webhook", f"http://127.0.0.1:{ear.port}/turns")
    row = page.get_by_role("listitem")
    expect(row).to_contain_text("Webhook")
    row.get_by_role("button", name="Send a test").click()
    expect(row.get_by_role("status")).to_have_text("Sent.")
    assert len(ear.heard) == 1
    ear.status = 500
    row.get_by_role("button", name="Send a test").click()
    expect(row.get_by_role("status")).to_contain_text("did not take it")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)


def test_an_address_that_cannot_be_used(arrive: Arrive, telling: Served) -> None:
    page = arrive(base_url=telling.url, locale="fr-FR").page
    page.goto("/settings")
    page.get_by_role("combobox", name="Par", exact=True).select_option("email")
    page.get_by_role("textbox", name="Adresse").fill("nobody")
    page.get_by_role("button", name="Ajouter").click()
    expect(page.get_by_role("status").last).to_contain_text("cette adresse ne peut pas servir")
    expect(page.get_by_role("listitem")).to_have_count(0)


def test_a_server_that_sends_nothing_says_so(arrive: Arrive, tmp_path: Path) -> None:
    with served(settings(tmp_path, webhooks=False)) as server:
        page = arrive(base_url=server.url).page
        page.goto("/settings")
        expect(page.get_by_text("This server sends no notices")).to_be_visible()
        expect(page.get_by_role("button", name="Send a test")).to_have_count(0)
