"""The table as text: the same game in headings, lists and tables, answered by buttons or by typed moves."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import people, whole

OFFERS = "#choice button.offer"
IDS = "() => [...document.querySelectorAll('#choice button.offer')].map((each) => each.dataset.option)"
SWITCH = "Alt+Shift+T"


def read(page: Page, *seats: dict[str, str]) -> None:
    """At a new table, shown in words."""
    made = people.lay_table(page, *(seats or (people.MINE, people.BOT, people.BOT)))
    page.goto(f"/g/{made['id']}")
    page.wait_for_selector("[data-moment]")
    page.keyboard.press(SWITCH)
    people.await_turn(page)
    expect(page.get_by_role("heading", name="Your choice")).to_be_visible()


def typed(page: Page, words: str) -> None:
    page.get_by_role("combobox", name="Your move").fill(words)
    page.keyboard.press("Enter")


class Reader(whole.Play):
    """Presses the buttons of the list, or types what stands on them."""

    def choose(self, seen: whole.Seen) -> str:
        return "offers"

    def press(self, group: str, seen: whole.Seen) -> None:
        ids: list[str] = self.page.evaluate(IDS)
        assert seen[group] == len(ids)
        chosen = self.chance.choice(ids if self.chance.random() < 0.5 else ["end"] if "end" in ids else ids)
        how = self.chance.randrange(3)
        if how == 0:
            self.page.locator(OFFERS).nth(ids.index(chosen)).click()
        else:
            typed(self.page, chosen if how == 1 else str(ids.index(chosen) + 1))


def test_a_whole_game_in_words(page: Page) -> None:
    read(page, people.MINE, people.BOT)
    Reader(page, seed=3).game()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"with \d+ VP"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()


def test_everything_on_the_table_has_its_words(page: Page) -> None:
    read(page)
    rondel = page.get_by_role("table", name=re.compile("^Rondel"))
    assert rondel.get_by_role("row").count() > 10
    for name in ("Market", "Players", "Your territory", "Sky’s territory", "Gold’s territory", "If scored now"):
        expect(page.get_by_role("table", name=re.compile(f"^{name}"))).to_be_visible()
    village = page.get_by_role("table", name=re.compile("^Your territory")).get_by_role("row", name=re.compile("^0,0"))
    expect(village).to_contain_text("1 clan member")
    # Where an option points at something, its number stands beside it.
    first = page.locator(OFFERS).first.get_attribute("data-option") or ""
    row = rondel.get_by_role("row", name=re.compile(rf"^{first.split()[1]} "))
    expect(row.get_by_role("cell").last).to_have_text("1")


def test_a_typed_move_is_completed_or_refused_with_a_reason(page: Page) -> None:
    read(page)
    field = page.get_by_role("combobox", name="Your move")
    offers = page.locator("datalist option")
    assert offers.count() == page.locator(OFFERS).count()
    field.fill("take")
    expect(page.locator("#choice form")).to_contain_text("match")
    page.keyboard.press("Enter")
    alert = page.locator("#choice").get_by_role("alert")
    expect(alert).to_contain_text("That could be several: take")
    typed(page, "dance")
    expect(alert).to_contain_text("“dance” matches no option")
    typed(page, "99")
    expect(alert).to_contain_text("There is no option 99")
    assert not people.drafting(page)
    # The first letters will do, and several moves go into one line; the first that cannot be made ends it.
    space = (page.locator(OFFERS).first.get_attribute("data-option") or "").split()[1]
    typed(page, f"t {space} / place 9,9 / end")
    expect(alert).to_be_visible()
    expect(field).to_have_value("place 9,9 / end")
    assert people.drafting(page)
    typed(page, "undo")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_the_drawn_table_takes_typed_moves_too(page: Page) -> None:
    people.play_now(page)
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Your move").fill("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert people.drafting(page)


def test_one_key_from_drawn_to_words_and_back(page: Page) -> None:
    people.play_now(page)
    asked = page.get_by_role("heading", level=1).inner_text()
    page.keyboard.press(SWITCH)
    people.expect_heading(page, asked)
    expect(page.get_by_role("toolbar", name="Rondel")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("heading", name="Your choice")).to_be_visible()
    page.get_by_role("button", name="Show the table drawn").click()
    expect(page.get_by_role("toolbar", name="Rondel")).to_be_visible()
