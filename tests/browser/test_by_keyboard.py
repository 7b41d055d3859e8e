"""Without a mouse: every region has one stop for Tab, arrows walk in it, and the focus is never lost."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Page, expect

from tests.browser import people, whole

FOCUS = """() => {
    const { dataset, ariaDisabled, ariaLabel, tagName } = document.activeElement;
    return { ref: dataset.ref ?? tagName, able: ariaDisabled !== "true", label: ariaLabel ?? "" };
}"""
REFS = "() => window.seenThings.places.map((each) => each.dataset.ref)"
BESIDE = ("domain:", "discard:", "great-glen:")
"""What lies beside the ring."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Typist(whole.Play):
    """Plays with keys alone."""

    moving: ClassVar[str] = "Move a clan member"

    def press(self, group: str, seen: whole.Seen) -> None:
        assert seen["focus"] not in ("BODY", "HTML"), f"the focus is lost before {group}"
        keys = self.page.keyboard
        if group == "end":
            keys.press("e")
        elif group == "cards":
            keys.press(self.chance.choice("1a" if seen["everything"] else "1"))
        elif group in ("menu", "chips"):
            keys.press("Enter")
        elif group == "sales":
            keys.press("m")
            keys.press("Enter")
        else:
            beside = group == "places" and any(ref.startswith(BESIDE) for ref in self.page.evaluate(REFS))
            keys.press("r" if group in ("ring", "waste") else "c" if beside else "t")
            self.walk(group, self.moving if group == "movable" else "")
            keys.press("Enter")
            if group == "waste":
                keys.press("Enter")

    def walk(self, group: str, words: str) -> None:
        """Some steps, and on until something can be done."""
        least = self.chance.randrange(3)
        for step in range(200):
            now = self.page.evaluate(FOCUS)
            here = ("rondel:",) if group in ("ring", "waste") else ("cell:", "parliament", *BESIDE)
            assert now["ref"].startswith(here), now
            useful = group != "ring" or "discard" not in now["label"]
            if step >= least and now["able"] and useful and words in now["label"]:
                return
            # Round the ring; across a territory at random, for its cells lie on no line.
            self.page.keyboard.press("ArrowRight" if group in ("ring", "waste") else self.chance.choice(ARROWS))
        raise AssertionError(f"the arrows never come to {group}")


def test_a_whole_game_with_keys_alone(page: Page) -> None:
    made = people.lay_table(page, people.MINE, people.BOT)
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    page.keyboard.press("r")
    Typist(page, seed=2).game()
    expect(page.get_by_role("dialog")).to_contain_text("VP")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_one_stop_in_each_region(page: Page) -> None:
    people.play_now(page)
    # The market lies inside the rondel and has a stop of its own.
    for role, region, thing in (
        ("toolbar", "Rondel", "[data-ref^='rondel:']"),
        ("group", "Market", "button"),
        ("group", "Your territory", ""),
    ):
        group = page.get_by_role(role, name=region)  # type: ignore[arg-type]
        expect(group.locator(f'{thing}[tabindex="0"]')).to_have_count(1)
    page.keyboard.press("r")
    first = page.evaluate(FOCUS)["ref"]
    page.keyboard.press("ArrowRight")
    second = page.evaluate(FOCUS)["ref"]
    assert second != first
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUS)["ref"] == second


def test_letters_lead_to_regions_and_can_be_switched_off(page: Page) -> None:
    people.play_now(page)
    inside = "(selector) => document.activeElement.closest(selector) !== null"
    for key, region in (
        ("m", ".market"),
        ("c", ".pr-side"),
        ("p", ".pr-rivals"),
        ("l", ".pr-log"),
        ("r", ".pr-rondel"),
    ):
        page.keyboard.press(key)
        assert page.evaluate(inside, region), key
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('hindmost-prefs', JSON.stringify({ keys: false }))")
    page.reload()
    people.await_turn(page)
    for key in ("?", "1", "r", "/"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(FOCUS)["ref"] == "BODY"
    assert not people.drafting(page)


def test_undo_and_redo_have_keys(page: Page) -> None:
    people.play_now(page)
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    before = page.evaluate(people.SIGNATURE)
    play = Typist(page, seed=1)
    seen = play.look()
    play.press("ring" if seen["ring"] else "waste", seen)
    play.look()
    after = page.evaluate(people.SIGNATURE)
    assert after != before
    becomes = "(wanted) => (" + people.SIGNATURE + ")() === wanted"
    page.keyboard.press("u")
    page.wait_for_function(becomes, arg=before)
    page.keyboard.press("Control+y")
    page.wait_for_function(becomes, arg=after)


def test_history_has_keys(page: Page) -> None:
    people.play_now(page)
    people.play_turn(page)
    people.await_turn(page)
    replay = page.get_by_role("region", name="Replay")
    page.keyboard.press("[")
    expect(replay).to_contain_text("Move")
    page.keyboard.press("Home")
    expect(replay).to_contain_text("Move 0 of")
    page.keyboard.press("]")
    expect(replay).to_contain_text("Move 1 of")
    page.keyboard.press("End")
    expect(replay).to_be_hidden()
