"""Hints and analyses at a terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import hindmost
from hindmost.cli.play import new_match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.plain import Plain
from hindmost.text.messages import say
from tests.cli.conftest import Run
from tests.cli.sitting import sitting
from tests.review.test_analysis import record_of


def typed(lang: str, players: int, *lines: str) -> str:
    """What is printed when somebody types this at the beginning of a game."""
    match = new_match("glasgow", 2, players, "greedy" if players == 1 else "", seed=3)
    while not match.player.is_person:
        match.play(match.bot_choice())
    out, waiting = io.StringIO(), list(lines)
    console = Console(file=out, width=200, color_system=None)
    Plain(match, lang, MONO, console, lambda _: waiting.pop(0) if waiting else None, 0).run()
    return out.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lamp_nudges_first_and_answers_when_asked_again(lang: str) -> None:
    once, twice = typed(lang, 1, "i", "q"), typed(lang, 1, "i", "hint", "q")
    assert say("lamp-more", lang) in once
    assert say("lamp-about", lang) not in once
    assert say("lamp-about", lang) in twice
    assert "±" in twice
    assert len([line for line in twice.splitlines() if line.startswith(("1  ", "2  ", "3  "))]) >= 2


def test_there_is_no_lamp_against_people() -> None:
    """Whoever takes the seat presses Enter first."""
    assert say("lamp-off", "en") in typed("en", 2, "", "i", "q")


async def test_the_lamp_on_the_whole_screen() -> None:
    async with sitting(new_match("glasgow", 2, 1, "greedy", seed=3)) as me:
        await me.press("i")
        await me.shows(say("lamp-more", "en").split()[-1])
        await me.press("i")
        await me.shows(say("lamp-title", "en"))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game by one who plays anything."""
    data = record_of("glasgow", ["random", "random"], 2)
    data["choices"], data["over"], data["scores"] = data["choices"][:20], False, None
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(data))
    return file


def test_an_analysis_is_data_or_a_text(run: Run, record: Path) -> None:
    data = json.loads(run("analyse", str(record), "--json", "--jobs", "1").out)
    assert data["format"] == "hindmost-analysis-1"
    assert data["losses"] == [
        turn["number"] for turn in sorted(data["turns"], key=lambda each: -each["loss"]) if turn["loss"]
    ]
    text = run("analyse", str(record), "--jobs", "1", "--lang", "fr").out
    assert " ".join(say("cli-analyse-about", "fr").split()) in " ".join(text.split())
    if data["losses"]:
        assert text.count("mieux\u00a0:") == min(10, len(data["losses"]))


def test_what_cannot_be_analysed_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.json"
    file.write_text(json.dumps(hindmost.new_game("glasgow", 2, seed=1).record()))
    failed = run("analyse", str(file))
    assert failed.code != 0
    assert "nothing to analyse" in failed.err
