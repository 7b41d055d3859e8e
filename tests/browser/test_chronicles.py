"""Chronicles of Glen More II: chosen at the set-up, drawn only when in play, voted on in secret."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

import hindmost
from hindmost.kernel.messages import Json

HEADERS = {"X-Hindmost": "1"}


def test_chosen_at_the_set_up_they_lie_on_the_table(page: Page) -> None:
    page.goto("/new?game=glen-more-ii")
    page.get_by_role("checkbox", name="Highlander").check()
    page.get_by_role("checkbox", name="Hammer of the Scots").check()
    page.get_by_role("checkbox", name="Between a Rock and a Hard Place").check()
    page.get_by_role("button", name="2", exact=True).click()  # one of them is for three or four
    expect(page.get_by_role("checkbox", name="Hammer of the Scots")).to_be_disabled()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="The Mountain").first).to_be_visible()
    page.get_by_role("tab", name="Council").click()
    expect(page.locator('[data-ref^="great-glen:"]')).to_have_count(5)
    expect(page.get_by_text("England")).to_have_count(0)


def before_a_vote() -> Json:
    """A game of two in which the council has just met."""
    game = hindmost.new_game("glen-more-ii", seats=2, chronicles=(7,), seed=1)
    dice = random.Random(1)
    while game.questions[0].kind != "vote":
        question = game.questions[0]
        game.play(question.seat, dice.choice(question.options).id)
    return game.record()


def test_a_vote_is_secret_and_can_be_changed_until_all_are_in(page: Page) -> None:
    table = page.request.post("/api/records", data=before_a_vote(), headers=HEADERS).json()["table"]["id"]
    aye, nay = (page.locator(f'[data-ref="vote:{kind}"]') for kind in ("aye", "nay"))
    page.goto(f"/g/{table}?as=0")
    aye.click()
    expect(page.get_by_text("Your vote is in.")).to_be_visible()
    expect(aye).to_have_attribute("aria-pressed", "true")
    nay.click()
    expect(nay).to_have_attribute("aria-pressed", "true")
    page.goto(f"/g/{table}?as=1")
    expect(page.get_by_text("Secret until all have voted.")).to_be_visible()
    expect(page.get_by_text("votes NAY")).to_have_count(0)
    aye.click()
    expect(page.get_by_role("link", name="votes NAY")).to_be_visible()
    page.get_by_role("tab", name="Council").click()
    expect(page.locator('[data-ref^="great-glen:"]', has_text="will be scored")).to_have_count(
        1
    )  # one against one is enough
