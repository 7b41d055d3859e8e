"""The guided first games: each script can be played, comes to points, and has its words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hindmost
import hindmost.text
from hindmost import Game
from hindmost.text.messages import has

FOLDER = Path(hindmost.text.__file__).parent / "lessons"
LESSONS = [pytest.param(path, id=path.stem) for path in sorted(FOLDER.glob("*.json"))]


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def played(lesson: Any) -> Game:
    """The lesson's script is the choices of its record."""
    return hindmost.replay({**lesson["record"], "choices": [step[0] for step in lesson["script"]]})


@pytest.mark.parametrize("path", LESSONS)
def test_the_script_can_be_played_and_comes_to_points(path: Path) -> None:
    lesson = read(path)
    assert lesson["record"]["game"] == path.stem
    assert lesson["record"]["choices"] == []
    game = played(lesson)
    assert not game.can_undo  # it stops between turns
    # Glasgow counts all the time: there it comes to buildings.
    assert {"log-scoring", "log-built"} & {message.key for _, message in game.log()}


@pytest.mark.parametrize("path", LESSONS)
def test_every_turn_of_the_learner_is_ended_by_hand(path: Path) -> None:
    lesson = read(path)
    ends = [step for step in lesson["script"] if step[0] == f"{lesson['learner']} end"]
    assert len(ends) > 3
    assert all(len(step) == 2 for step in ends)


@pytest.mark.parametrize("path", LESSONS)
def test_every_word_is_in_the_catalogue(path: Path) -> None:
    lesson = read(path)
    said = [step[1] for step in lesson["script"] if len(step) == 2] + [lesson["after"]]
    assert len(set(said)) == len(said)
    missing = [word for word in said if not has(f"lesson-{path.stem}-{word}", "en")]
    assert missing == []
    assert all(step[0].startswith(f"{lesson['learner']} ") for step in lesson["script"] if len(step) == 2)


def test_the_numbers_told_after_the_first_scoring_of_glen_more_are_true() -> None:
    game = played(read(FOLDER / "glen-more.json"))
    awards = {
        str(message.args["source"].key): message.args["vp"]  # type: ignore[union-attr]
        for seat, message in game.log()
        if message.key == "log-award" and seat == 0
    }
    assert awards == {"score-whisky": 1, "score-parliament": 5, "score-cards": 1}
    counts = game.view(0)["table"]["scoring"]["counts"]
    assert counts[0] == {"whisky": 1, "parliament": 4, "cards": 2}
    assert counts[1] == {"whisky": 0, "parliament": 0, "cards": 1}


def test_the_numbers_told_in_the_lesson_of_glen_more_ii_are_true() -> None:
    game = played(read(FOLDER / "glen-more-ii.json"))
    awards = {
        str(message.args["source"].key): message.args["vp"]  # type: ignore[union-attr]
        for seat, message in game.log()
        if message.key == "log-award" and seat == 0
    }
    assert awards == {"score-castle": 3, "score-landmarks": 1, "score-persons": 1}
    learner, rival = game.view(0)["seats"]
    assert (learner["vp"], learner["whisky"], len(learner["territory"])) == (5, 3, 6)
    assert (rival["vp"], rival["whisky"], len(rival["territory"])) == (0, 0, 5)
