"""Glasgow played in the terminal: on the whole screen at the smallest and at a comfortable size, and line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hindmost
from hindmost.cli.play import new_match
from hindmost.cli.table import saves
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.players import Player
from hindmost.cli.table.sheets import HandOverScreen, Sheet
from hindmost.text.messages import languages, say
from tests import glasgow_scenario
from tests.cli.conftest import Run
from tests.cli.sitting import SIZES, SMALL, sitting
from tests.cli.test_commands import copy_of_the_catalogue

PLAY = ("play", "glasgow", "--bots", "random", "--seed", "1")
"""Rust is a person and begins, with Sky beside."""


def against_a_bot() -> Match:
    return new_match("glasgow", bots="random", seed=1)


# ---------------------------------------------------------------- what is on the screen


@SIZES
async def test_everything_is_on_the_table(size: tuple[int, int]) -> None:
    async with sitting(against_a_bot(), size) as me:
        await me.sees(
            "●R Rust  Move your merchant to a tile ahead.",
            "1 move",
            "Ring, 29 in the pile",
            "●R■S A1",
            "A2",
            "A3",
            "A4",
            "Warehouses",
            "▸●R ▤···· ╫··· ··· ·",
            "City 5×4 or 4×5, 0 of 20 built",
            "●R Rust  0 VP",
            "° reconstructed by us",
            "Go 1 step:",
            "■S then Sky, 1 step behind",
            "u undo",
        )
        assert len(me.seen().splitlines()) == size[1]


async def test_a_wide_screen_shows_the_ring_around_the_city_offers_and_points() -> None:
    async with sitting(against_a_bot(), (120, 40)) as me:
        await me.sees(
            "┌─────────┐┏1━━━━━━+1┓",
            "│A1   ●R■S│",
            "The architects offer",
            "Points as the city stands",
            "What happened",
        )


@SIZES
async def test_french(size: tuple[int, int]) -> None:
    async with sitting(against_a_bot(), size, lang="fr") as me:
        await me.sees(
            "Avancez votre marchand",
            "Parcours, 29 en pioche",
            "Ville 5×4 ou 4×5",
            "Entrepôts",
            "puis Ciel",
        )


async def test_no_colours() -> None:
    async with sitting(against_a_bot(), (120, 40), palette=MONO) as me:
        await me.until_asked()
        assert me.colours() == []


@pytest.mark.parametrize(
    ("key", "words"),
    [("p", "The architects offer"), ("p", "Points as the city stands"), ("h", "room in a warehouse"), ("l", "offers")],
)
async def test_what_has_no_room_is_a_key_away(key: str, words: str) -> None:
    async with sitting(against_a_bot(), SMALL) as me:
        await me.until_asked()
        await me.press(key)
        await me.comes_to(Sheet)
        sheet = me.app.screen.query_one(".sheet")
        while words not in me.seen():
            assert sheet.scroll_offset.y < sheet.max_scroll_y, "it is nowhere on the sheet"
            sheet.scroll_to(y=sheet.scroll_offset.y + 5, animate=False)
            await me.pilot.pause()


# ---------------------------------------------------------------- playing


@SIZES
async def test_a_building_by_number_and_by_name_with_undo(size: tuple[int, int]) -> None:
    match = against_a_bot()
    table = match.game.view(0)["table"]
    costs = {building.id: building.cost for building in match.catalogue.buildings}
    architect, building = next(
        (place, name)
        for place, offer in enumerate(table["offers"])
        for name in offer
        if place and sorted(costs[name]) == ["brick", "steel"]
    )
    async with sitting(match, size) as me:
        await me.until_asked()
        await me.move(f"go {5 * architect}")
        await me.until_asked()
        await me.press("u")
        await me.until_asked()
        assert me.match.question.kind == "move"
        await me.shows("Undone.")
        await me.move(f"go {5 * architect}")
        await me.until_asked()
        await me.shows("Choose a building to build")
        await me.move(f"build {building}")
        await me.until_asked()
        await me.shows("City 5×4 or 4×5, 0 of 20 built")
        await me.press("1")
        await me.until_asked()
        city = me.match.game.view(0)["table"]["city"]
        assert [(lot["building"], lot["owner"]) for lot in city] == [(building, 0)]
        await me.press("u")
        await me.shows("Nothing to undo")


async def test_a_contract_by_all_that_is_free() -> None:
    """The goods of a contract are what is proposed; ending the turn is never taken for free."""
    match = against_a_bot()
    tiles = match.game.view(0)["table"]["ring"]["tiles"]
    space = next(n for n, tile in enumerate(tiles) if tile in ("c01", "c02", "c04", "c05"))
    async with sitting(match) as me:
        await me.until_asked()
        await me.move(f"go {space}")
        await me.until_asked()
        await me.press("a")
        await me.shows("1 tile activated.")
        assert me.match.question.kind == "end-turn"
        await me.press("a")
        assert me.match.question.kind == "end-turn"
        await me.press("e")
        await me.until(lambda: len(me.match.game.choices) > 3)


@SIZES
async def test_why_not(size: tuple[int, int]) -> None:
    async with sitting(against_a_bot(), size) as me:
        await me.until_asked()
        await me.move("go 0")
        await me.shows("You must stop on another tile than")
        await me.press("question_mark")
        await me.shows("GLA-MOVE-06")


async def test_a_rivals_factory_hands_the_keyboard_over() -> None:
    """Rust builds in the row of Sky's trade factory: Sky is asked, in the middle of Rust's turn."""
    from tests.cli.test_glasgow_art import a_match

    position = "architect 2: t1 m7\nseat 0: brick 2\nseat 1: brick 1\ncity: 0,0 f7 1"
    async with sitting(a_match(position, "go 5", "build t1")) as me:
        await me.comes_to(HandOverScreen)
        await me.press("enter")
        await me.until_asked()
        await me.move("place 1,0")
        await me.comes_to(HandOverScreen)
        await me.shows("Pass the keyboard to Sky.")
        await me.press("enter")
        await me.until_asked()
        await me.shows("Convert goods, or skip it.")
        assert me.match.question.seat == 1


def nearly_over() -> Match:
    """Bots only, with few places left in the city."""
    match = new_match("glasgow", players=0, bots="greedy,greedy", seed=5)
    while len(match.game.view()["table"]["city"]) < 18:
        match.play(match.bot_choice())
    return match


async def test_the_end() -> None:
    async with sitting(nearly_over()) as me:
        scoring, end = await me.sheets(2)
        scores = me.match.game.scores
    assert "Final scoring" in scoring
    assert "Printed on buildings" in scoring
    assert f"wins with {max(scores)} VP." in end


async def test_the_set_up_gives_every_game_its_seats() -> None:
    async with sitting(None) as me:
        setup = await me.set_up()
        while setup.game != "glasgow":
            await me.setting("game", "right")
        assert setup.people + len(setup.bots) == 2
        await me.setting("start", "enter")
        await me.until(lambda: me.app.match is not None)
        assert me.match.game.setup.rules.id == "glasgow"


# ---------------------------------------------------------------- what the screen says and the keyboard means


def in_position(position: str) -> Match:
    """Rust is a person, Sky a bot."""
    return Match(glasgow_scenario.Scene(position).game, (Player(0, None), Player(1, "random")))


async def test_go_is_typed_with_the_steps_that_the_screen_shows() -> None:
    async with sitting(in_position("merchants: 3 5"), SMALL) as me:
        await me.sees("Go 3 steps:", "+3")
        await me.move("go 3")
        await me.until(lambda: me.match.game.choices[-1].option_id == "go 6")


async def test_what_cannot_be_gone_to_is_explained_by_its_steps_too() -> None:
    async with sitting(in_position("merchants: 3 6"), SMALL) as me:
        await me.until_asked()
        await me.move("go 3")
        await me.sees("GLA-MOVE-03")
        assert me.match.game.choices == []


def test_line_by_line_options_are_listed_as_they_are_typed(run: Run) -> None:
    done = run(*PLAY, typed="go 2\ne\nq\n")
    steps = [line.split() for line in done.out.splitlines() if " go " in line and " steps:" in line]
    assert steps
    assert all(words[2] == words[4] for words in steps), "go 3 is 3 steps"


TWICE = "merchants: 14 0\nseat 0: brick 0"
"""Rust's next stop counts twice; three steps ahead lies a contract for a brick."""


@pytest.mark.parametrize("lang", languages())
async def test_a_second_use_is_asked_in_its_own_words_and_not_dropped_by_one_key(lang: str) -> None:
    tile = say("good-brick", lang, n=1)
    async with sitting(in_position(TWICE), (120, 40), lang=lang) as me:
        await me.until_asked()
        await me.move("go 3")
        await me.sees(say("ask-use-contract-twice", lang, tile=f"1 {tile}"))
        await me.move("use")
        await me.sees(say("ask-use-contract-again", lang, tile=f"1 {tile}"))
        lost = say("option-glasgow-end-unused", lang, uses=1)
        await me.press("e")
        await me.until(lambda: str(me.board.message) == say("cli-say-forfeits", lang, option=lost))
        assert [choice.option_id for choice in me.match.game.choices] == ["go 1", "use"]
        await me.press("e")
        await me.until(lambda: "end" in [choice.option_id for choice in me.match.game.choices])


TWO_BUILDINGS = "merchants: 14 15\nseat 0: brick 4\narchitect 2: sh1 pk1"
"""Rust's next stop counts twice; seven steps ahead is an architect with two buildings that Rust can pay."""


@pytest.mark.parametrize("lang", languages())
async def test_a_second_free_build_is_asked_in_its_own_words_and_not_dropped_by_one_key(lang: str) -> None:
    async with sitting(in_position(TWO_BUILDINGS), (120, 40), lang=lang) as me:
        await me.until_asked()
        await me.move("go 7")
        await me.sees(say("ask-architect-twice", lang))
        await me.move("build sh1")
        await me.move("place 0,0")
        await me.sees(say("ask-architect-again", lang))
        lost = say("option-glasgow-end-unbuilt", lang, uses=1)
        await me.press("e")
        await me.until(lambda: str(me.board.message) == say("cli-say-forfeits", lang, option=lost))
        assert "end" not in [choice.option_id for choice in me.match.game.choices]
        await me.press("e")
        await me.until(lambda: "end" in [choice.option_id for choice in me.match.game.choices])


async def test_a_single_use_is_asked_and_ended_as_ever() -> None:
    async with sitting(in_position("merchants: 0 7\nseat 0: brick 0"), (120, 40)) as me:
        await me.until_asked()
        await me.move("go 1")
        await me.sees(say("ask-use-contract", "en", tile="1 brick"))
        await me.press("e")
        await me.until(lambda: "end" in [choice.option_id for choice in me.match.game.choices])


async def test_a_digit_that_may_go_on_says_what_it_waits_for() -> None:
    async with sitting(against_a_bot(), (120, 40)) as me:
        await me.until_asked()
        last = len(me.board.scene.offers)
        await me.press("1")
        await me.until(lambda: str(me.board.message) == say("cli-say-digit-waits", "en", number=1, last=last))
        assert me.match.game.choices == []
        await me.press("enter")
        await me.until(lambda: len(me.match.game.choices) == 1)
        assert me.match.game.choices[0].option_id == "go 1"


@pytest.mark.parametrize("lang", languages())
async def test_the_help_says_what_final_means(lang: str) -> None:
    async with sitting(against_a_bot(), (120, 40), lang=lang) as me:
        await me.until_asked()
        await me.press("h")
        await me.until(lambda: f"({say('cli-say-final', lang)})" in me.seen())
        await me.shows(say("cli-help-keys-final", lang).split()[0])


# ---------------------------------------------------------------- line by line


def test_a_whole_game_line_by_line(run: Run) -> None:
    """The first option is always one that leads on: the nearest tile, its goods, the first building, the first cell."""
    done = run("play", "glasgow", "--bots", "greedy", "--seed", "1", typed="1\n" * 2000)
    assert done.code == 0
    assert "── Final scoring" not in done.out
    assert "Final scoring" in done.out
    assert "── The game is over" in done.out
    assert " VP." in done.out.splitlines()[-1]


def test_looking_around_line_by_line(run: Run) -> None:
    done = run(*PLAY, typed="h\n? 1\ngo 0\nw\nt\nview sky\nq\n")
    assert done.code == 0
    assert "or its name like “go 4”" in done.out
    assert "☼  factory" in done.out
    assert "You must stop on another tile than the one you leave." in done.out
    assert "■S Sky  0 VP" in done.out


def test_french_line_by_line(run: Run) -> None:
    done = run(*PLAY, "--lang", "fr", typed="1\nq\n")
    assert "── Entrepôts" in done.out
    assert "Rouille avance d" in done.out


def test_saving_and_resuming(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*PLAY, typed=f"go 5\nsave {file}\nq\n")
    assert "Saved as" in done.out
    assert hindmost.restore(json.loads(file.read_text("utf-8"))).question(0).kind == "architect"
    assert saves.resume(file).players == against_a_bot().players
    done = run("play", "--resume", str(file), typed="u\nq\n")
    assert "Move your merchant to a tile ahead." in done.out


def test_a_corrected_catalogue_is_played_shown_and_kept(run: Run, tmp_path: Path) -> None:
    file = copy_of_the_catalogue(tmp_path, "value = [1, 1, 0]", "value = [3, 2, 1]", "glasgow")
    game = tmp_path / "game.json"
    done = run(*PLAY, "--catalogue", str(file), typed=f"save {game}\nq\n")
    assert "▸●R ▤▤▤·· ╫╫·· ¤·· ·" in done.out
    assert "▸●R ▤▤▤·· ╫╫·· ¤·· ·" in run("play", "--resume", str(game), typed="q\n").out


def test_the_usual_number_of_seats(run: Run) -> None:
    assert run("play", "glasgow", "--seed", "1", typed="q\n").code == 0
    done = run("play", "glasgow", "--seats", "3", typed="q\n")
    assert done.code == 2
    assert "Glasgow is for 2 seats, not 3." in done.err
