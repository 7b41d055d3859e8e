"""The table on the whole screen, played with keys at the smallest and at a comfortable size."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList

import hindmost
from hindmost.cli.play import new_match
from hindmost.cli.table import saves
from hindmost.cli.table.app import TableApp
from hindmost.cli.table.board import Board
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import DARK, LIGHT, MONO, Palette
from hindmost.cli.table.players import Player
from hindmost.cli.table.setup_screen import SetupScreen
from hindmost.cli.table.sheets import HandOverScreen, QuitScreen, SaveScreen, Sheet
from hindmost.cli.table.table_screen import TableScreen

SMALL = (80, 24)
SIZES = pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=["80x24", "120x40"])
S = TypeVar("S", bound="Screen[object]")


class Player1:
    """Somebody at the keyboard: presses keys and reads the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def match(self) -> Match:
        assert self.app.match is not None
        return self.app.match

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def board(self) -> Board:
        return self.table.board

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that bots or the screen still have to do; give up only if it never comes."""
        for _ in range(3000):
            await self.pilot.pause(0.005)
            if condition():
                return
        raise AssertionError(f"this never came; on the screen:\n{self.seen()}")

    async def until_asked(self) -> None:
        def asked() -> bool:
            screen = self.app.screen
            return isinstance(screen, TableScreen) and screen.is_asked and not self.workers_busy

        await self.until(asked)

    @property
    def workers_busy(self) -> bool:
        return any(worker.is_running for worker in self.app.workers)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        names = {" ": "space", ",": "comma", "-": "minus", "/": "slash", ".": "full_stop", "_": "underscore"}
        await self.press(*(names.get(sign, sign) for sign in text))

    async def move(self, text: str) -> None:
        await self.press("slash")
        await self.type(text)
        await self.press("enter")

    def seen(self) -> str:
        """What is on the screen, line by line."""
        width, height = self.app.size
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line)[:width].rstrip() for line in lines[:height])


@asynccontextmanager
async def sitting(
    match: Match | None,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    palette: Palette = DARK,
    file: Path | None = None,
) -> AsyncIterator[Player1]:
    app = TableApp(match, lang, palette, 0, file=file)
    async with app.run_test(size=size) as pilot:
        yield Player1(app, pilot)


def against_bots(seed: int = 7) -> Match:
    """Rust is a person and begins; spaces 4 to 12 hold a cornfield, a quarry, a forest ... and a fair."""
    return new_match("glen-more", seats=3, bots="random,random", seed=seed)


def rust_and_sky(tmp_path: Path) -> Match:
    """Two people; Rust has 41 VP and Sky 53."""
    data = hindmost.new_game("glen-more", seats=2, seed=7).snapshot()
    for seat, vp in enumerate((41, 53)):
        data["state"]["estates"][seat]["vp"] = vp
        data["state"]["sheet"].append([seat, vp, "score-coins", "GM1-END-01", 0])
    file = tmp_path / "two.json"
    file.write_text(json.dumps(data), "utf-8")
    return saves.resume(file)


# ---------------------------------------------------------------- what is on the screen


@SIZES
async def test_everything_is_on_the_table(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.until_asked()
        seen = me.seen()
    for words in (
        "●R Rust  Advance to a tile and take it.",
        "1 take",
        "Rondel, stack 1",
        "hindmost",
        "Market",
        "cattle",
        "Your territory",
        "⌂ Home",
        "coins 6",
        "VP 0",
        "Take Cornfield, 4 steps ahead:",
        "Then on the track: ■S ▲G ⚄  ●R",
        "u undo",
    ):
        assert words in seen, words
    assert len(seen.splitlines()) == size[1]


async def test_a_wide_screen_shows_players_scoring_card_and_log() -> None:
    async with sitting(against_bots(), (120, 40)) as me:
        await me.until_asked()
        seen = me.seen()
    for words in ("If scored now", "■S Sky", "What happened", "New on space 12: Fair", "Activated: Produce 1 grain"):
        assert words in seen, words


async def test_the_terminal_may_change_its_size() -> None:
    async with sitting(against_bots(), SMALL) as me:
        await me.until_asked()
        await me.pilot.resize_terminal(130, 45)
        await me.until(lambda: "If scored now" in me.seen())
        await me.pilot.resize_terminal(60, 18)
        await me.until(lambda: "If scored now" not in me.seen())
        assert "Your choice" in me.seen()


@SIZES
async def test_french(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size, lang="fr") as me:
        await me.until_asked()
        seen = me.seen()
    for words in ("●R Rouille", "Avancez jusqu’à une tuile", "Votre territoire", "Prendre Champ", "dernier"):
        assert words in seen, words


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
        colours = [
            segment.style.color
            for line in me.app.screen._compositor.render_strips()
            for segment in line
            if segment.style is not None and segment.style.color is not None
        ]
        assert all(colour.is_default for colour in colours)


# ---------------------------------------------------------------- playing


@SIZES
async def test_a_turn_by_number_by_name_and_by_arrows(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        assert "Where does Cornfield go?" in me.seen()
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
        assert "Take Forest, 6 steps ahead: free" in me.seen()


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
        assert "There is nothing to take back" in me.seen()
        await me.press("1")
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        await me.press("u")
        assert me.match.question.kind == "place"
        assert "Taken back." in me.seen()
        await me.press("U")
        assert me.match.question.kind == "take"
        assert "The turn begins again." in me.seen()


async def test_all_that_is_free() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        for _ in range(2):
            await me.press("1")
            await me.until_asked()
        await me.press("a")
        assert "2 tiles activated." in me.seen()
        await me.press("a")
        assert "There is nothing left that is free." in me.seen()


async def test_a_turn_that_cannot_end_yet() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("e")
        assert "The turn cannot be ended yet." in me.seen()


@SIZES
async def test_why_not(size: tuple[int, int]) -> None:
    async with sitting(against_bots(), size) as me:
        await me.until_asked()
        await me.press("1")
        await me.until_asked()
        await me.move("place 0,0")
        assert "There is a tile here already." in me.seen()
        assert "GM1-PLACE-01" in me.seen()
        assert me.match.question.kind == "place"
        await me.press("question_mark")
        assert "The position must be empty and share an edge" in " ".join(me.seen().split())
        await me.press("escape")
        assert isinstance(me.app.screen, TableScreen)


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
        assert "Territory of Gold" in me.seen()
        assert "VP ?" in me.seen()
        await me.press("escape")
        assert "Your territory" in me.seen()
        await me.press("tab")
        assert "Territory of Sky" in me.seen()


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("l", "New on space 4: Cornfield"),
        ("p", "If scored now"),
        ("h", "take back one step"),
        ("f1", "a cube of any kind"),
    ],
)
async def test_sheets(key: str, words: str) -> None:
    async with sitting(against_bots(), (80, 44)) as me:
        await me.until_asked()
        await me.press(key)
        assert isinstance(me.app.screen, Sheet)
        assert words in me.seen()
        await me.press("escape")
        assert isinstance(me.app.screen, TableScreen)


# ---------------------------------------------------------------- several people


async def test_handing_over_hides_what_only_one_may_see(tmp_path: Path) -> None:
    async with sitting(rust_and_sky(tmp_path), (120, 40)) as me:
        await me.until(lambda: isinstance(me.app.screen, HandOverScreen))
        assert "Pass the keyboard to Rust." in me.seen()
        assert "41" not in me.seen()
        await me.press("enter")
        await me.until_asked()
        assert "VP 41" in me.seen()
        assert "53" not in me.seen()
        for _ in range(2):
            await me.press("1")
            if not me.board.scene.offers or len(me.board.scene.offers) >= 10:
                await me.press("enter")
            await me.until_asked()
        await me.press("e")
        await me.until(lambda: isinstance(me.app.screen, HandOverScreen))
        assert "Pass the keyboard to Sky." in me.seen()
        assert "41" not in me.seen()
        assert "53" not in me.seen()
        await me.press("enter")
        await me.until_asked()
        assert "VP 53" in me.seen()
        assert "41" not in me.seen()


# ---------------------------------------------------------------- to the end


def nearly_over() -> Match:
    """Bots only, with few tiles left to be drawn."""
    match = new_match("glen-more", seats=2, players=0, bots="random,random", seed=5)
    while sum(match.game.view()["table"]["stacks"]) > 6:
        match.play(match.bot_choice())
    return match


async def test_the_last_scoring_and_the_end() -> None:
    seen: dict[Screen[object], str] = {}
    async with sitting(nearly_over()) as me:
        for _ in range(3):
            # A sheet is told from the one before by itself: the same one may be drawn twice.
            await me.until(lambda: isinstance(me.app.screen, Sheet) and me.app.screen not in seen)
            await me.until(lambda: "Esc close" in me.seen())
            seen[me.app.screen] = me.seen()
            await me.press("enter")
        await me.until(lambda: isinstance(me.app.screen, TableScreen))
        scores = me.match.game.scores
        await me.press("q")
        await me.until(lambda: not me.app.is_running)
    sheets = list(seen.values())
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
        assert isinstance(me.app.screen, SaveScreen)
        me.app.screen.query_one("#file", Input).value = str(file)
        await me.press("enter")
        await me.until(lambda: isinstance(me.app.screen, TableScreen))
        assert "Saved as" in me.seen()
        await me.press("1")
        await me.until_asked()
        await me.press("ctrl+s")
        await me.press("q")
        assert isinstance(me.app.screen, QuitScreen)
        await me.press("q")
        await me.until(lambda: not me.app.is_running)
    match = saves.resume(file)
    assert match.question.kind == "activate"
    assert [player.bot for player in match.players] == [None, "random", "random"]
    async with sitting(match, file=file) as me:
        await me.until_asked()
        assert "Activate tiles" in me.seen()
        await me.press("u")
        assert me.match.question.kind == "place"


async def test_saving_can_be_given_up() -> None:
    async with sitting(against_bots()) as me:
        await me.until_asked()
        await me.press("ctrl+s", "escape")
        assert isinstance(me.app.screen, TableScreen)
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
        assert isinstance(me.app.screen, QuitScreen)
        await me.press("n")
        assert isinstance(me.app.screen, TableScreen)
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
        await me.until(lambda: isinstance(me.app.screen, SetupScreen))
        assert "Whoever is hindmost acts next." in me.seen()
        await me.press("up", "left")
        await me.press("up", "right")
        assert "random (answers anything)" in me.seen()
        await me.press("up", "left")
        await me.press("up", "right")
        await me.press("end")
        settings = me.app.screen.query_one("#settings", OptionList)
        settings.highlighted = next(n for n, option in enumerate(settings.options) if option.id == "start")
        await me.press("enter")
        await me.until(lambda: me.app.match is not None)
        assert len(me.match.people) == 2
        assert [player.bot for player in me.match.players] == [None, None, "random"]


async def test_the_set_up_keeps_to_the_seats_there_are() -> None:
    async with sitting(None) as me:
        await me.until(lambda: isinstance(me.app.screen, SetupScreen))
        setup = me.app.screen
        assert isinstance(setup, SetupScreen)
        settings = setup.query_one("#settings", OptionList)
        for row, key in (("bots", "right"), ("people", "right")):
            for _ in range(7):
                settings.highlighted = next(n for n, option in enumerate(settings.options) if option.id == row)
                await me.press(key)
                assert 2 <= setup.people + len(setup.bots) <= 5


async def test_resuming_from_the_set_up() -> None:
    match = against_bots()
    match.play("take 4")
    saves.save(match, saves.new_file(match.game))
    async with sitting(None) as me:
        await me.until(lambda: isinstance(me.app.screen, SetupScreen))
        assert "Resume a saved game" in me.seen()
        await me.press("end", "enter")
        await me.until(lambda: me.app.match is not None)
        await me.until_asked()
        assert "Where does Cornfield go?" in me.seen()


async def test_a_broken_saved_game_is_told_of() -> None:
    saves.folder().mkdir(parents=True)
    (saves.folder() / f"broken{saves.SUFFIX}").write_text("{")
    async with sitting(None) as me:
        await me.until(lambda: isinstance(me.app.screen, SetupScreen))
        await me.press("end", "enter")
        await me.until(lambda: "is not JSON" in " ".join(me.seen().split()))
        assert isinstance(me.app.screen, SetupScreen)


async def test_the_set_up_can_be_left() -> None:
    async with sitting(None) as me:
        await me.until(lambda: isinstance(me.app.screen, SetupScreen))
        await me.press("q")
        await me.until(lambda: not me.app.is_running)


def test_players_have_names_in_both_languages() -> None:
    assert [Player(seat, None).called("fr") for seat in range(2)] == ["● Rouille", "■ Ciel"]
