"""A printed game on the table, followed at the terminal: whoever is at the keyboard tells what came."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hindmost
from hindmost import NATURE, Question
from hindmost.cli.play import new_match
from hindmost.cli.table.coming import things_of
from hindmost.cli.table.entry import Found, Refused, read_move
from hindmost.cli.table.match import Match
from hindmost.cli.table.players import Player
from hindmost.cli.table.sheets import SlipScreen
from hindmost.kernel.chance import TOLD
from tests.cli.conftest import Run
from tests.cli.sitting import SIZES, sitting

REAL = ("play", "glen-more", "--seats", "2", "--bots", "random", "--seed", "7", "--real", "--plain")


def laid(game: str = "glen-more-ii", seats: int = 2) -> Match:
    """Up to the first tile that comes."""
    match = Match(
        hindmost.new_game(game, seats, seed=7, chance=TOLD), tuple(Player(seat, None) for seat in range(seats))
    )
    match.play("seat 1")
    return match


def found(typed: str, question: Question, match: Match, lang: str = "en") -> str:
    read = read_move(typed, question, lang, match.art)
    assert isinstance(read, Found), read
    return read.id


def why_not(typed: str, question: Question, match: Match) -> str:
    read = read_move(typed, question, "en", match.art)
    assert isinstance(read, Refused), read
    return read.text


def test_a_few_letters_find_a_tile() -> None:
    match = laid()
    question = match.question
    assert question.seat == NATURE
    assert found("bal", question, match) == "tile s-ballachulish"
    assert found("Black Isle", question, match) == "tile s-black-isle"
    assert found("isle", question, match) == "tile s-black-isle"
    assert found("animal glen", question, match) == "tile s-glen-etive"
    assert found("s-inshriach", question, match) == "tile s-inshriach"
    assert why_not("animal", question, match) == "That could be several: Glen Etive, Lochridge."
    assert why_not("edinburgh", question, match) == "Nothing called “edinburgh” can come now."
    assert "There is no option 9" in why_not("9", question, match)


def test_what_may_come_is_listed_by_type_and_alike_things_once() -> None:
    match = laid("glen-more")
    for option_id in [option.id for option in match.question.options if option.id.startswith("tile s0")]:
        if any(option.id == option_id for option in match.question.options):
            match.play(option_id)
    things = things_of(match.question, "en")
    assert [thing.group for thing in things] == sorted(thing.group for thing in things)
    assert len({thing.label for thing in things}) == len(things)
    forests = [thing for thing in things if thing.group == "forest"]
    assert [(thing.number, thing.option.id) for thing in forests] == [(2, "tile s1-forest-plain-a")]
    assert forests[0].label == "Forest (neither river nor road; free): Produce 1 wood ×2"


def test_a_whole_game_is_told(run: Run, tmp_path: Path) -> None:
    """By numbers, with a slip that is taken back."""
    file = tmp_path / "game.json"
    done = run(*REAL, typed="2\nforest\nforest river\nu\nquarry river\nsave " + str(file) + "\n" + "1\n" * 1000)
    assert done.code == 0
    assert "◇ Real table: Who is number 1 in turn order?" in done.out
    assert "That could be several: Forest (river" in done.out
    assert "── The game is over" in done.out
    kept = json.loads(file.read_text("utf-8"))
    assert kept["chance"] == TOLD
    assert kept["choices"] == ["nature seat 1", "nature tile s0-quarry-river"]
    again = run("play", "--resume", str(file), typed="u\nq\n")
    assert "Which tile came from stack 0 onto space 3?" in again.out


def test_french(run: Run) -> None:
    done = run(*REAL, "--lang", "fr", typed="1\nforêt riv\nq\n")
    assert "◇ Vraie table\N{NO-BREAK SPACE}: Quelle tuile de la pile 0 arrive en case 3\N{NO-BREAK SPACE}?" in done.out
    assert "Nouvelle tuile en case 3\N{NO-BREAK SPACE}: Forêt" in done.out


@pytest.mark.parametrize("game", ["glen-more", "glen-more-ii", "glasgow"])
def test_what_is_half_laid_is_drawn(game: str, run: Run) -> None:
    """From the first thing that comes on, and what is asked for while it comes."""
    done = run(
        "play", game, "--seats", "2", "--bots", "random", "--real", "--plain", typed="1\nt\nl\nv\nw\nh\nstanding\nq\n"
    )
    assert done.code == 0
    assert done.out.count("◇ Real table: ") >= 3


@SIZES
async def test_on_the_full_screen(size: tuple[int, int]) -> None:
    async with sitting(new_match("glen-more-ii", seats=3, bots="random,random", seed=7, chance=TOLD), size) as me:
        await me.sees("Who is number 1 in turn order?")
        await me.press("1")
        await me.sees("Who is number 2 in turn order?")
        await me.press("1")
        await me.sees("Which tile came from stack S onto space")
        await me.move("bal")
        await me.until(lambda: me.match.game.choices[-1].option_id == "tile s-ballachulish")
        await me.until_asked()
        await me.press("u")
        await me.until(lambda: me.match.game.choices[-1].option_id != "tile s-ballachulish")


async def test_the_first_screen_offers_it() -> None:
    async with sitting(None) as me:
        await me.set_up()
        await me.shows("Chance", "drawn here")
        await me.setting("chance", "right")
        await me.shows("real table: you are asked what came")
        await me.setting("start", "enter")
        await me.sees("Who is number 1 in turn order?")
        assert me.match.game.record()["chance"] == TOLD


def test_a_bot_waits_for_what_was_told_to_be_right(run: Run) -> None:
    """Bots are quick: what was told last could not be taken back once one has gone by it."""
    told = "sky\n" + "1\n" * 9  # Sky begins, and the tiles come up to the last of them
    done = run(*REAL, typed=f"{told}u\n2\n\nq\n")
    question = "Press Enter if that is what came, and Sky goes on; u takes it back."
    assert done.out.count(question) == 2
    before, _, after = done.out.rpartition(question)
    assert "Sky takes" not in before
    assert "Sky takes" in after
    left = run(*REAL, typed=f"{told}q\n")
    assert left.code == 0
    assert "Sky takes" not in left.out


@SIZES
async def test_a_bot_waits_on_the_full_screen(size: tuple[int, int]) -> None:
    async with sitting(new_match("glen-more", seats=2, bots="random", seed=7, chance=TOLD), size) as me:
        await me.until_asked()
        await me.press("2")
        while not isinstance(me.app.screen, SlipScreen):
            await me.until_asked()
            await me.move("1")
            await me.until(lambda: isinstance(me.app.screen, SlipScreen) or me.table.is_asked)
        told = list(me.match.game.choices)
        await me.press("u")
        await me.until_asked()
        assert me.match.game.choices == told[:-1]
        await me.move("2")
        await me.comes_to(SlipScreen)
        await me.press("enter")
        await me.until(lambda: any(choice.seat == 1 for choice in me.match.game.choices))
