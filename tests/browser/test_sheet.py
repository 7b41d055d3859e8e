"""The score sheet of a printed game: counted, kept, shared and drawn, on both screens."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
ALMOST = (
    "1;glen-more-ii;;Ailsa,Bran,Catriona;1-castle:1.0.2;1-landmarks:1.0.0;1-whisky:0.2.1;1-persons:1.1.0;"
    "2-castle:2.1.2;2-landmarks:1.1.2;2-whisky:1.4.2;2-persons:2.1.1;3-castle:2.3.2;3-landmarks:3.1.2;3-whisky:2.6.2;"
    "3-persons:3.2.1;4-castle:3.3.2;4-landmarks:4.2.2;4-whisky:2.7.3;4-persons:4.2.;end-tokens:21.26.17;"
    "end-coins:4.9.6;end-armadale-castle:.1.;end-size:15.18.16"
)
"""One count is missing."""


def cell(page: Page, line: str, seat: int) -> str:
    return f'[data-place="{line}/{seat}"]'


def begin(page: Page, game: str, *chronicles: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Score a printed game").click()
    form = page.get_by_role("dialog", name="New sheet")
    form.get_by_role("radio", name=game, exact=True).check()
    form.get_by_label("Name of player 1").fill("Ailsa")
    for chronicle in chronicles:
        form.get_by_role("checkbox", name=chronicle).check()
    form.get_by_role("button", name="Begin").click()
    expect(form).to_have_count(0)


def test_counts_come_in_and_points_go_out_down_the_column(page: Page) -> None:
    begin(page, "Glen More II")
    page.locator(cell(page, "1-castle", 0)).focus()
    for line in ("castle", "landmarks", "whisky", "persons"):
        expect(page.locator(cell(page, f"1-{line}", 0))).to_be_focused()
        page.keyboard.type("2")
        page.keyboard.press("Enter")
    expect(page.locator(cell(page, "1-castle", 1))).to_be_focused()
    first = page.get_by_role("region", name="Scoring 1")
    row = first.get_by_role("row", name="Home castle")
    expect(row.locator("b").first).to_have_text("–")
    for seat in (1, 2):
        page.locator(cell(page, "1-castle", seat)).fill("0")
    expect(row.locator("b").first).to_have_text("+2")
    expect(first.locator("tfoot td").first).to_have_text("2…")


def test_only_a_number_is_taken(page: Page) -> None:
    begin(page, "Glasgow")
    page.locator(cell(page, "end-park", 0)).fill("7")
    expect(page.get_by_role("alert").filter(has_text="From 0 to 6, please.")).to_be_visible()
    page.locator(cell(page, "end-park", 0)).fill("3")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("row", name="Parks").locator("b").first).to_have_text("+9")


def test_chronicles_bring_lines_and_tables(page: Page) -> None:
    begin(page, "Glen More II", "Between a Rock", "Feasts and Follies", "Stones and Cabers")
    expect(page.locator(cell(page, "1-popularity", 0))).to_be_visible()
    expect(page.get_by_text("7+", exact=True)).to_be_visible()
    end = page.get_by_role("region", name="End of the game")
    end.get_by_label("Add a line").select_option(label="Herds")
    for seat, number in enumerate("440"):
        page.locator(cell(page, "end-herds", seat)).fill(number)
    expect(end.get_by_role("row", name="Herds").locator("b").nth(1)).to_have_text("+5")


def test_every_line_tells_its_clause(page: Page) -> None:
    page.goto(f"/sheet#{ALMOST}")
    page.get_by_role("button", name="What counts here: Territory size").click()
    told = page.get_by_role("dialog", name="Territory size")
    expect(told.get_by_role("link", name="Rule GM2-FINAL-01")).to_be_visible()
    expect(told.get_by_text("-3 VP for each tile more than the smallest territory")).to_be_visible()


def test_a_link_holds_the_whole_sheet_and_it_is_kept(page: Page) -> None:
    page.goto(f"/sheet#{ALMOST}")
    expect(page.get_by_text("one count is missing: Persons, Catriona")).to_be_visible()
    assert page.url.endswith("/sheet"), "what is kept here need not stand in the address"
    page.locator(cell(page, "4-persons", 2)).fill("1")
    expect(page.get_by_text("Bran wins")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Bran wins")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "/sheet#1;glen-more-ii;;Ailsa,Bran,Catriona;" in link
    assert "4-persons:4.2.1" in link
    page.evaluate("() => localStorage.removeItem('hindmost-sheets')")
    page.goto("/")
    page.goto(link)
    expect(page.get_by_text("Bran wins")).to_be_visible()


def test_several_sheets_are_kept_with_their_dates(page: Page) -> None:
    page.goto(f"/sheet#{ALMOST}")
    expect(page.get_by_role("region", name="Scoring 4")).to_be_visible()
    page.get_by_role("button", name="New sheet").click()
    form = page.get_by_role("dialog", name="New sheet")
    form.get_by_role("radio", name="Glasgow", exact=True).check()
    form.get_by_role("button", name="Begin").click()
    expect(page.locator(cell(page, "end-park", 1))).to_be_visible()
    page.get_by_role("button", name="All sheets").click()
    shelf = page.get_by_role("dialog", name="All sheets")
    expect(shelf.get_by_role("listitem")).to_have_count(2)
    shelf.get_by_role("listitem").filter(has_text="Glen More II").get_by_role("button", name="Open").click()
    expect(page.get_by_text("one count is missing")).to_be_visible()


def test_the_image_is_drawn_here(page: Page, tmp_path: Path) -> None:
    page.goto(f"/sheet#{ALMOST}")
    expect(page.get_by_role("region", name="Scoring 4")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save image").click()
    assert download.value.suggested_filename.startswith("glen-more-ii-")
    download.value.save_as(tmp_path / "sheet.png")
    image = (tmp_path / "sheet.png").read_bytes()
    assert image.startswith(b"\x89PNG")
    assert int.from_bytes(image[16:20], "big") == 1080


@pytest.mark.parametrize("link", ["2;glen-more", "1;glen-more-ii;;a,b,c;1-castle:x", "1;chess;;a,b"])
def test_a_link_that_holds_no_sheet_says_so(page: Page, link: str) -> None:
    page.goto(f"/sheet#{link}")
    expect(page.get_by_role("alert").filter(has_text="This link holds no score sheet.")).to_be_attached()
    expect(page.get_by_role("dialog", name="New sheet")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "next_part", "wins"), [("en-GB", "Next: End", "Bran wins"), ("fr-FR", "Suite", "Victoire")]
)
def test_one_line_at_a_time_on_a_phone(arrive: Arrive, locale: str, next_part: str, wins: str) -> None:
    visitor = arrive(390, 844, has_touch=True, locale=locale)
    page = visitor.page
    page.goto(f"/sheet#{ALMOST}")
    more = page.locator("div.seat").nth(2).locator("button").last
    more.click()
    expect(page.get_by_text(wins).first).to_be_visible()
    expect(page.locator(cell(page, "4-persons", 2))).to_have_value("1")
    assert page.evaluate(SIDEWAYS) == 0
    page.get_by_role("button", name=next_part).click()
    expect(page.locator(cell(page, "end-tokens", 0))).to_have_value("21")
    assert page.locator("[data-place]").count() == 3, "one line only"
    assert page.evaluate(SIDEWAYS) == 0
    assert visitor.problems == []


@pytest.mark.parametrize("width", [360, 768, 1024, 1440])
def test_nothing_scrolls_sideways_with_everything_in_play(arrive: Arrive, width: int) -> None:
    page = arrive(width, 800).page
    page.goto(
        "/sheet#1;glen-more-ii;1.2.3.5.6.7.8.9.10.11;Ailsa,Bran,Catriona,Dougal;2-haggis:3.2.0.;end-herds:4.4.1.0"
    )
    expect(page.locator("[data-place]").first).to_be_visible()
    assert page.evaluate(SIDEWAYS) == 0
