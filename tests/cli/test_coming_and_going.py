"""Around the table on the whole screen: handing over, the end, saving, leaving, setting up."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import Input

import hindmost
from hindmost.bots import levels_for, style_of, thinks_long
from hindmost.cli.play import new_match
from hindmost.cli.table import saves
from hindmost.cli.table.match import Match
from hindmost.cli.table.players import Player
from hindmost.cli.table.setup import ask_for_match
from hindmost.cli.table.setup_screen import SetupScreen
from hindmost.cli.table.sheets import HandOverScreen, QuitScreen, SaveScreen
from hindmost.cli.table.table_screen import TableScreen
from hindmost.text.messages import languages, say
from tests.cli.sitting import against_bots, sitting

# ---------------------------------------------------------------- several people


def rust_and_sky(tmp_path: Path) -> Match:
    """Two people; Rust has 41 VP and Sky 53."""
    data = hindmost.new_game("glen-more", seats=2, seed=7).snapshot()
    for seat, vp in enumerate((41, 53)):
        data["state"]["estates"][seat]["vp"] = vp
        data["state"]["sheet"].append([seat, vp, "score-coins", "GM1-END-01", 0])
    file = tmp_path / "two.json"
    file.write_text(json.dumps(data), "utf-8")
    return saves.resume(file)


async def test_handing_over_hides_what_only_one_may_see(tmp_path: Path) -> None:
    async with sitting(rust_and_sky(tmp_path), (120, 40)) as me:
        await me.comes_to(HandOverScreen)
        await me.shows("Pass the keyboard to Rust.")
        assert "41" not in me.seen()
        await me.press("enter")
        await me.until_asked()
        await me.shows("VP 41")
        assert "53" not in me.seen()
        for _ in range(2):
            await me.press("1")
            if not me.board.scene.offers or len(me.board.scene.offers) >= 10:
                await me.press("enter")
            await me.until_asked()
        await me.press("e")
        await me.comes_to(HandOverScreen)
        await me.shows("Pass the keyboard to Sky.")
        assert "41" not in me.seen()
        assert "53" not in me.seen()
        await me.press("enter")
        await me.until_asked()
        await me.shows("VP 53")
        assert "41" not in me.seen()


# ---------------------------------------------------------------- to the end


def nearly_over() -> Match:
    """Bots only, with few tiles left to be drawn."""
    match = new_match("glen-more", seats=2, players=0, bots="random,random", seed=5)
    while sum(match.game.view()["table"]["stacks"]) > 6:
        match.play(match.bot_choice())
    return match


async def test_the_last_scoring_and_the_end() -> None:
    async with sitting(nearly_over()) as me:
        sheets = await me.sheets(3)
        scores = me.match.game.scores
        await me.press("q")
        await me.until(lambda: not me.app.is_running)
    for sheet, words in zip(sheets, ("Scoring 3", "Final scoring", "The game is over"), strict=True):
        assert words in sheet
    assert f"wins with {max(scores)} VP." in sheets[-1]


# ---------------------------------------------------------------- saving and leaving


async def test_saving_leaving_and_resuming(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        await me.press("s")
        await me.comes_to(SaveScreen)
        me.app.screen.query_one("#file", Input).value = str(file)
        await me.press("enter")
        await me.comes_to(TableScreen)
        await me.shows("Saved as")
        await me.press("1")
        await me.until_asked()
        await me.press("ctrl+s")
        await me.press("q")
        await me.comes_to(QuitScreen)
        await me.press("q")
        await me.until(lambda: not me.app.is_running)
    match = saves.resume(file)
    assert match.question.kind == "activate"
    assert [player.bot for player in match.players] == [None, "random", "random"]
    async with sitting(match, file=file) as me:
        await me.until_asked()
        await me.shows("Activate tiles")
        await me.press("u")
        assert me.match.question.kind == "place"


async def test_saving_can_be_given_up() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("ctrl+s", "escape")
        await me.comes_to(TableScreen)
        assert saves.kept() == []


async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    async with sitting(against_bots(), file=tmp_path) as me:
        await me.until_asked()
        await me.press("ctrl+s")
        assert "cannot be saved" in " ".join(me.seen().split())


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
async def test_leaving_is_asked_for(key: str) -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press(key)
        await me.comes_to(QuitScreen)
        await me.press("n")
        await me.comes_to(TableScreen)
        await me.press(key, "s")
        await me.until(lambda: not me.app.is_running)
    assert len(saves.kept()) == 1


async def test_leaving_by_the_list() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("q", "down", "enter")
        await me.until(lambda: not me.app.is_running)
    assert saves.kept() == []


# ---------------------------------------------------------------- setting up


async def test_setting_up_a_game() -> None:
    async with sitting(None) as me:
        await me.comes_to(SetupScreen)
        await me.shows("Whoever is furthest behind goes next.")
        await me.press("up", "left")
        await me.press("up", "left", "left")
        await me.until(lambda: f"‹ {say('bot-master', 'en')} ›  {say('bot-master-style', 'en')}" in me.seen())
        await me.press("up", "left")
        await me.press("up", "right")
        await me.press("end")
        await me.setting("start", "enter")
        await me.until(lambda: me.app.match is not None)
        assert len(me.match.people) == 2
        assert [player.bot for player in me.match.players] == [None, None, "master"]


async def test_the_set_up_keeps_to_the_seats_there_are() -> None:
    async with sitting(None) as me:
        setup = await me.set_up()
        for row, key in (("bots", "right"), ("people", "right")):
            for _ in range(7):
                await me.setting(row, key)
                assert 2 <= setup.people + len(setup.bots) <= 5


@pytest.mark.parametrize("lang", languages())
async def test_the_set_up_tells_of_the_bots_in_the_order_of_their_strength(lang: str) -> None:
    async with sitting(None, lang=lang) as me:
        setup = await me.set_up()
        for game in ("glen-more", "glasgow", "glen-more-ii"):
            while setup.game != game:
                await me.setting("game", "right")
            standings = levels_for(game)
            quick = [standing.bot for standing in standings if not thinks_long(standing.bot)]
            assert setup.bots[0] == quick[0], "the strongest that answers at once is proposed"
            first = [standing.bot for standing in standings].index(quick[0])
            for standing in standings[first:] + standings[:first]:
                assert setup.bots[0] == standing.bot, "the next weaker one comes next"
                await me.setting("bot-0", "enter")
                await me.press("left")
                row = f"‹ {say(f'bot-{standing.bot}', lang)} ›  {say(style_of(standing.bot), lang)}"
                measured = {"wins": int(standing.wins), "games": standing.games}
                told = say("cli-setup-bot-measured", lang, **measured) if standing.games else ""
                await me.shows(row, told)
                await me.press("right")


@pytest.mark.parametrize("lang", languages())
def test_line_by_line_the_set_up_tells_of_the_bots_too(lang: str) -> None:
    console = Console(file=StringIO(), width=100)
    answers = iter(["glasgow", "1", say("bot-easy", lang)])
    match = ask_for_match(None, lang, console, lambda _: next(answers))
    assert match is not None
    assert [player.bot for player in match.players] == [None, "easy"]
    assert isinstance(console.file, StringIO)
    lines = [line.strip() for line in console.file.getvalue().splitlines()]
    assert lines == [
        f"{say(f'bot-{each.bot}', lang)}: {say(style_of(each.bot), lang)}" for each in levels_for("glasgow")
    ]


async def test_resuming_from_the_set_up() -> None:
    match = against_bots()
    match.play("take 4")
    saves.save(match, saves.new_file(match.game))
    async with sitting(None) as me:
        await me.comes_to(SetupScreen)
        await me.shows("Resume a saved game")
        await me.press("end", "enter")
        await me.until(lambda: me.app.match is not None)
        await me.until_asked()
        await me.shows("Place Cornfield.")


async def test_a_broken_saved_game_is_told_of() -> None:
    saves.folder().mkdir(parents=True)
    (saves.folder() / f"broken{saves.SUFFIX}").write_text("{")
    async with sitting(None) as me:
        await me.comes_to(SetupScreen)
        await me.press("end", "enter")
        await me.until(lambda: "is not JSON" in " ".join(me.seen().split()))
        await me.comes_to(SetupScreen)


async def test_the_set_up_can_be_left() -> None:
    async with sitting(None) as me:
        await me.comes_to(SetupScreen)
        await me.press("q")
        await me.until(lambda: not me.app.is_running)


def test_players_have_names_in_both_languages() -> None:
    assert [Player(seat, None).called("fr") for seat in range(2)] == ["● Rouille", "■ Ciel"]
