"""Chronicles of Glen More II: chosen at the set-up, drawn only when in play, voted on in secret."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hindmost import Game
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import (
    ACCEPTED,
    REJECTED,
    UNDECIDED,
    council,
)
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import KEY as COUNCIL
from tests.browser import shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.glen_more_ii_scenario import Scene, before_a_vote
from tests.server.running import Served

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
    shelf.open_board(page, 7)
    expect(page.locator('[data-ref^="great-glen:"]')).to_have_count(5)
    expect(page.get_by_text("England")).to_have_count(0)


def test_a_vote_is_secret_and_can_be_changed_until_all_are_in(page: Page) -> None:
    table = page.request.post("/api/records", data=before_a_vote(2).record(), headers=HEADERS).json()["table"]["id"]
    aye, nay = (page.locator(f'[data-ref="vote:{kind}"]') for kind in ("aye", "nay"))
    page.goto(f"/g/{table}?as=0")
    aye.click()
    expect(page.get_by_text("Your vote is in.")).to_be_visible()
    expect(aye).to_have_attribute("aria-pressed", "true")
    nay.click()
    expect(nay).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(nay).to_have_attribute("aria-pressed", "true")  # one's own answer comes back
    expect(aye).to_have_attribute("aria-pressed", "false")
    page.goto(f"/g/{table}?as=1")
    for piece in (aye, nay):
        expect(piece).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text("Secret until everyone has voted.")).to_be_visible()
    expect(page.get_by_text("votes NAY")).to_have_count(0)
    aye.click()
    expect(page.get_by_role("link", name="votes NAY")).to_be_visible()
    shelf.open_board(page, 7)
    expect(page.locator('[data-ref^="great-glen:"]', has_text="will be scored")).to_have_count(
        1
    )  # one against one is enough


def after_four_votes() -> Game:
    """Two cards were carried and two rejected, pieces are spent, and two players have tiles on a pile of their own."""
    decided = f"{ACCEPTED} {REJECTED} {UNDECIDED} {REJECTED} {ACCEPTED}"
    scene = Scene(
        "chronicles 7; rondel: 0 1 2 3 a-robert-i * * * * * * * * -",
        f"part {COUNCIL}: cards herds timber-and-stone garrisons smallest-territory leftovers, verdicts {decided},"
        " laid 4 1 0 0 2, ayes 2 2 2 3, nays 1 1 1 0",
    )
    state = scene.state
    passed, state.stacks[2] = state.stacks[2][:12], state.stacks[2][12:]
    state.discards += passed
    council(state).piles = [passed[:9], [], passed[9:], []]
    return scene.game


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_the_council_decided_lies_on_the_table(width: int, height: int, arrive: Arrive, here: Served) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    put(page, here, after_four_votes())
    shelf.open_board(page, 7)
    herds, timber, garrisons = (
        page.locator(f'[data-ref="great-glen:{card}"]') for card in ("herds", "timber-and-stone", "garrisons")
    )
    expect(herds).to_contain_text("4 AYE, 0 NAY: will be scored")
    expect(timber).to_contain_text("1 AYE, 3 NAY: will not be scored")
    expect(garrisons).to_contain_text("no vote yet")
    expect(page.get_by_role("list", name="Vote pieces").get_by_role("listitem")).to_have_count(4)
    piles = page.get_by_role("list", name="personal discard pile").get_by_role("listitem")
    expect(piles).to_have_count(2)  # an empty one is told by its card
    expect(piles.first.locator("[title]")).to_have_count(9)
    for box in (page.locator(".council"), page.locator("html")):
        assert box.evaluate("box => box.scrollWidth <= box.clientWidth"), "nothing is cut off at the side"
    assert visitor.problems == []
