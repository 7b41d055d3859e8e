"""The table on the whole screen, played with keys at the smallest and at a comfortable size."""

from __future__ import annotations

import pytest
from textual.widgets import Input, OptionList

from hindmost.cli.play import new_match
from hindmost.cli.table.palette import DARK, LIGHT, MONO
from hindmost.cli.table.sheets import Sheet
from hindmost.cli.table.table_screen import TableScreen
from tests.cli.sitting import SIZES, SMALL, against_bots, sitting

# ---------------------------------------------------------------- what is on the screen


@SIZES
async def test_everything_is_on_the_table(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.sees(
            "●R Rust  Choose a tile to take.",
            "1 take",
            "Rondel, stack 1",
            "hindmost",
            "Market",
            "cow",
            "Your territory",
            "⌂ Home",
            "coins 6",
            "VP 0",
            "Take Cornfield, 4 steps ahead:",
            "Then on the track: ■S ▲G ⚄  ●R",
            "u undo",
        )
        assert len(me.seen().splitlines()) == size[1]


async def test_a_wide_screen_shows_players_scoring_card_and_log() -> None:
    async with sitting(against_bots(), (120, 40)) as me:
        await me.sees(
            "If scored now",
            "■S Sky",
            "What happened",
            "New on space 12: Fair",
            "Activated: Produce 1 grain",
        )


async def test_the_terminal_may_change_its_size() -> None:
    async with sitting(against_bots(), SMALL) as me:
        await me.until_asked()
        await me.pilot.resize_terminal(130, 45)
        await me.until(lambda: "If scored now" in me.seen())
        await me.pilot.resize_terminal(60, 18)
        await me.until(lambda: "If scored now" not in me.seen())
        await me.shows("Your choice")


@SIZES
async def test_french(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size, lang="fr") as me:
        await me.sees(
            "●R Rouille",
            "Prenez une tuile",
            "Votre territoire",
            "Prendre la tuile Champ",
            "dernier",
        )


async def test_light_dark_and_no_colours() -> None:
    async with sitting(against_bots(), palette=DARK) as me:
        await me.until_asked()
        await me.press("t")
        assert me.app.palette is LIGHT
        await me.press("t")
        assert me.app.palette is DARK
    async with sitting(against_bots(), palette=MONO) as me:
        await me.until_asked()
        await me.press("t")
        assert me.app.palette is MONO
        assert me.app.no_color
        assert me.colours() == []


# ---------------------------------------------------------------- playing


@SIZES
async def test_a_turn_by_number_by_name_and_by_arrows(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        await me.shows("Place Cornfield.")
        await me.move("pl 1,0")
        await me.until_asked()
        assert [spot["cell"] for spot in me.match.game.view(0)["seats"][0]["territory"]] == ["0,0", "1,0"]
        await me.press("down", "enter")
        await me.until_asked()
        assert me.match.game.draft[-1].option_id == "activate 0,0"
        await me.press("e")
        await me.until(lambda: len(me.match.game.choices) > 4)
        await me.until_asked()
        assert me.match.question.seat == 0
        assert any(choice.seat == 1 for choice in me.match.game.choices)


async def test_the_highlighted_option_is_shown_on_the_table() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("down", "down")
        assert me.board.scene.marked == 3
        await me.shows("Take Forest, 6 steps ahead: free")


async def test_numbers_of_two_digits_wait_for_the_second() -> None:
    match = new_match("glen-more", seats=2, bots="random", seed=7)
    async with sitting(match) as me:
        await me.until_asked()
        assert len(me.board.scene.offers) == 10
        await me.press("1")
        assert match.question.kind == "take"
        await me.press("0")
        await me.until(lambda: match.question.kind != "take")
        assert match.game.choices[0].option_id == "take 12"


async def test_a_number_that_may_go_on_is_taken_by_enter() -> None:
    match = new_match("glen-more", seats=2, bots="random", seed=7)
    async with sitting(match) as me:
        await me.until_asked()
        await me.press("1", "enter")
        await me.until(lambda: match.question.kind != "take")
        assert match.game.choices[0].option_id == "take 3"


async def test_numbers_without_an_option_do_nothing() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("0")
        await me.press("1")
        await me.until_asked()
        await me.press("9")
        assert me.match.question.kind == "place"


async def test_undo_and_begin_again() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("u")
        await me.shows("Nothing to undo")
        await me.press("1")
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        await me.press("u")
        assert me.match.question.kind == "place"
        await me.shows("Undone.")
        await me.press("U")
        assert me.match.question.kind == "take"
        await me.shows("The turn begins again.")


async def test_all_that_is_free() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        for _ in range(2):
            await me.press("1")
            await me.until_asked()
        await me.press("a")
        await me.shows("2 tiles activated.")
        await me.press("a")
        await me.shows("Nothing left that is free.")


async def test_a_turn_that_cannot_end_yet() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("e")
        await me.shows("The turn cannot be ended yet.")


@SIZES
async def test_why_not(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        await me.move("place 0,0")
        await me.shows("There is a tile here already.")
        await me.shows("GM1-PLACE-01")
        assert me.match.question.kind == "place"
        await me.press("question_mark")
        assert "The position must be empty and share an edge" in " ".join(me.seen().split())
        await me.press("escape")
        await me.comes_to(TableScreen)


async def test_why_yes() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("question_mark")
        seen = me.seen()
        assert "Take Cornfield, 4 steps ahead: free" in seen
        assert "Activated: Produce 1 grain" in seen
        assert "GM1-TURN-04" in seen


async def test_typing_can_be_given_up() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("slash")
        await me.type("quarry")
        assert me.app.screen.query_one("#entry", Input).value == "quarry"
        await me.press("escape")
        assert isinstance(me.app.focused, OptionList)
        assert me.match.question.kind == "take"


async def test_keys_that_come_too_early_answer_nothing() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("enter", "enter", "enter")
        await me.until_asked()
        assert me.match.question.seat == 0
        assert len(me.match.game.choices) <= 3


# ---------------------------------------------------------------- looking


@SIZES
async def test_every_territory_is_a_key_away(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.until_asked()
        await me.press("G")
        await me.shows("Gold’s territory")
        await me.shows("VP ?")
        await me.press("escape")
        await me.shows("Your territory")
        await me.press("tab")
        await me.shows("Sky’s territory")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("l", "New on space 4: Cornfield"),
        ("p", "If scored now"),
        ("h", "undo one step"),
        ("f1", "a resource of your choice"),
    ],
)
async def test_sheets(key: str, words: str) -> None:
    async with sitting(against_bots(), (80, 44)) as me:
        await me.until_asked()
        await me.press(key)
        await me.comes_to(Sheet)
        await me.shows(words)
        await me.press("escape")
        await me.comes_to(TableScreen)
