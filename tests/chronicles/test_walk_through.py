"""The chronicle that docs/writing-a-chronicle.md writes: the code on the page is the code that is tested."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hindmost import DamagedSnapshot, Game
from hindmost.kernel import snapshots
from hindmost.text.messages import Language

PAGE = (Path(__file__).parent.parent.parent / "docs" / "writing-a-chronicle.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """Everything that the page defines."""
    names: dict[str, Any] = {"__name__": "ceilidh"}
    exec("\n".join(blocks("python")), names)
    return names


def play(game: Game, seed: int) -> None:
    random = Random(seed)
    while not game.over:
        question = game.questions[0]
        game.play(question.seat, random.choice(question.options).id)
        assert game.check() == []


def test_whole_games_with_and_without_the_others(page: dict[str, Any]) -> None:
    invited = 0
    for seed, chronicles in enumerate([(20,), (2, 20), (2, 4, 7, 20)]):
        game = page["new_ceilidh"](3, chronicles, seed)
        play(game, seed)
        villages = sum(note.code == "invited" for note in game.journal)
        feasts = sum(award.vp for award in game.score_sheet() if award.source == "score-ceilidh")
        assert feasts == villages, "every guest was worth a VP, once"
        invited += villages
    assert invited


def test_a_village_brings_a_guest_and_a_scoring_sends_all_home(page: dict[str, Any]) -> None:
    game = page["new_ceilidh"](4, (20,), 5)
    random = Random(5)
    seen = 0
    while not game.over:
        before = [seat["guests"] for seat in game.view(None)["seats"]]
        scorings = game.state.scorings
        question = game.questions[0]
        game.play(question.seat, random.choice(question.options).id)
        after = [seat["guests"] for seat in game.view(None)["seats"]]
        if game.state.scorings > scorings:
            assert after == [0] * 4
        elif after != before:
            seen += 1
            assert sum(after) == sum(before) + 1
    assert seen


def test_its_positions_can_be_saved_and_its_nonsense_is_refused(page: dict[str, Any]) -> None:
    game = page["new_ceilidh"](2, (20,), 1)
    rules, table = game.setup.rules, game.setup.table
    data = snapshots.state_to_json(game.state)
    assert snapshots.state_to_json(snapshots.state_from_json(rules, table, data)) == data
    data["slices"]["ceilidh"] = [1, 2, 3]
    with pytest.raises(DamagedSnapshot, match="the guests of the ceilidh cannot be counted"):
        snapshots.state_from_json(rules, table, data)


def test_where_it_does_nothing_the_game_is_the_same(page: dict[str, Any]) -> None:
    """Same seed, same draws, same game: the streams of chance do not know what else is on the table."""
    bare, with_it = page["new_ceilidh"](3, (), 9), page["new_ceilidh"](3, (20,), 9)
    random = Random(9)
    while not bare.over:
        question = bare.questions[0]
        option = random.choice(question.options).id
        bare.play(question.seat, option)
        with_it.play(question.seat, option)
    assert with_it.over
    laid = [[note.a for note in game.journal if note.code == "laid"] for game in (bare, with_it)]
    assert laid[0] == laid[1]
    feasts = [sum(a.vp for a in with_it.score_sheet() if a.seat == s and a.source == "score-ceilidh") for s in range(3)]
    assert [a - b for a, b in zip(with_it.scores, feasts, strict=True)] == list(bare.scores)


def test_its_messages_can_be_read() -> None:
    language = Language("en", {"ceilidh.ftl": blocks("ftl")[0]})
    assert language.faults == []
    assert language.say("log-feasted", {"vp": 2}) == "feasts with the guests, for 2 VP"
