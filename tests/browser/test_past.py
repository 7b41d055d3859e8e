"""Looking back: the log leads to every moment, replay walks through them, records of others too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.games import finished_game


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay")


def moment(page: Page) -> int:
    found = re.search(r"Move (\d+) of", replay(page).inner_text())
    assert found is not None
    return int(found[1])


def log_links(page: Page) -> Locator:
    return page.get_by_role("log").get_by_role("link")


@pytest.fixture
def begun(page: Page) -> Page:
    """A table with a turn of everybody behind it."""
    people.play_now(page)
    people.play_turn(page)
    people.await_turn(page)
    return page


def test_a_line_of_the_log_lights_what_it_names(begun: Page) -> None:
    people.lines_of(begun).first.click()  # only one's own
    placed = log_links(begun).filter(has_text="places ").last
    assert not re.search(r"\(-?\d+,-?\d+\)", placed.inner_text())

    placed.hover()
    expect(begun.locator(".lit + [data-ref^='cell:0:']")).to_be_visible()
    begun.mouse.move(2, 2)
    expect(begun.locator(".lit")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment(begun: Page) -> None:
    first = log_links(begun).filter(has_text="takes ").last
    address = first.get_attribute("href")
    assert address is not None
    first.click()
    expect(replay(begun)).to_be_visible()
    assert begun.url.endswith(address)
    assert address.endswith(f"?at={moment(begun)}")
    begun.go_back()
    expect(replay(begun)).to_be_hidden()


def test_what_happened_since_is_played_back(begun: Page) -> None:
    begun.get_by_role("button", name="Replay these moves").click()
    expect(replay(begun).get_by_role("button", name="Pause")).to_be_visible()
    start = moment(begun)
    begun.wait_for_function(f"() => Number(new URLSearchParams(location.search).get('at')) > {start}")


def test_one_players_lines(begun: Page) -> None:
    lines = len(people.log_lines(begun))
    chooser = people.lines_of(begun).first
    chooser.click()
    own = len(people.log_lines(begun))
    assert 0 < own < lines
    chooser.click()
    assert len(people.log_lines(begun)) == lines


def brought(page: Page) -> str:
    """The table of a finished game that the page's person has brought."""
    made = page.request.post("/api/records", data=finished_game().record(), headers={"X-Hindmost": "1"}).json()
    return str(made["table"]["id"])


@pytest.fixture
def record(tmp_path: Path) -> tuple[Path, int]:
    """The file of a whole game, and its number of answers."""
    game = finished_game()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    return file, len(game.choices)


def test_the_file_of_a_game_is_replayed(page: Page, record: tuple[Path, int]) -> None:
    file, total = record
    page.goto("/")
    page.get_by_label("Open a game record").set_input_files(file)
    expect(replay(page)).to_contain_text(f"Move 0 of {total}")
    bar = replay(page)
    bar.get_by_role("button", name="Next turn").click()
    expect(bar).not_to_contain_text("Move 0 of")
    bar.get_by_role("button", name="Previous turn").click()
    expect(bar).to_contain_text("Move 0 of")
    bar.get_by_role("combobox", name="Jump to").select_option(label="Scoring 2")
    expect(bar).not_to_contain_text("Move 0 of")
    scored = moment(page)
    assert f"?at={scored}" in page.url
    bar.get_by_role("button", name="Last move").click()
    expect(bar).to_contain_text(f"Move {total} of {total}")
    page.goto(f"{page.url.partition('?')[0]}?at={scored}")
    expect(bar).to_contain_text(f"Move {scored} of {total}")


def test_at_the_beginning_the_log_knows_nothing_of_the_end(page: Page) -> None:
    page.goto(f"/g/{brought(page)}?at=0")
    expect(replay(page)).to_be_visible()
    later = page.get_by_role("log").locator('a.line:not([href$="?at=0"])')
    expect(later).to_have_count(0)
    replay(page).get_by_role("button", name="Next turn").click()
    expect(later.first).to_be_attached()
    at = moment(page)
    moments = [int(str(link.get_attribute("href")).partition("?at=")[2]) for link in later.all()]
    assert max(moments) <= at


def test_whoever_sits_nowhere_is_nobody_in_particular(page: Page, arrive: Arrive) -> None:
    """Neither who brings a game nor who follows a link to it has played it."""
    address = f"/g/{brought(page)}?at=40"
    stranger = arrive()
    for reader in (page, stranger.page):
        reader.goto(address)
        expect(replay(reader)).to_be_visible()
        assert moment(reader) == 40
        name = people.lines_of(reader).first.get_attribute("aria-label") or "?"
        for thing in (reader.locator("#territory .tlabel"), reader.locator(".hold")):
            expect(thing).to_contain_text(name)
    assert stranger.problems == []


def test_no_two_buttons_of_the_replay_look_alike(page: Page) -> None:
    page.goto(f"/g/{brought(page)}?at=40")
    expect(replay(page)).to_be_visible()
    pictures = replay(page).locator(".keys button svg").evaluate_all("(all) => all.map((each) => each.innerHTML)")
    assert len(pictures) == 7
    assert len(set(pictures)) == 7


def test_a_file_that_is_no_game_is_refused_with_a_reason(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive().page
    file = tmp_path / "shopping.json"
    file.write_text('["bread", "milk"]')
    page.goto("/")
    page.get_by_label("Open a game record").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not a game record")


def test_the_address_no_longer_names_a_moment_that_was_left_by_a_key(begun: Page) -> None:
    begun.keyboard.press("[")
    expect(replay(begun)).to_be_visible()
    begun.wait_for_url(re.compile(r"\?at=\d+$"))
    begun.keyboard.press("End")
    expect(replay(begun)).to_be_hidden()
    begun.wait_for_url(re.compile(r"/g/\w+$"))
    begun.reload()
    people.await_turn(begun)
    expect(replay(begun)).to_be_hidden()
