"""The numbers by which bots judge: data files, checked when they are read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import hindmost
from hindmost.bots.judge import JUDGES, judge_for
from hindmost.catalogue.problems import CatalogueError
from hindmost.catalogue.weights import Weights

PACKAGE = Path(hindmost.__file__).parent
FILES = sorted([*(PACKAGE / "bots" / "weights").glob("*.toml"), *(PACKAGE / "games").rglob("weights.toml")])

TEXT = """
[run]
by = "somebody"
games = 40
won = 0.6

[terms]
vp = 1.0

[weights]
lead = 0.8
odds = [1, 0.5]
"""


def read(text: str) -> Weights:
    return Weights("my.toml", text, ("lead",), {"odds": 2}, ("vp",))


def test_numbers_lists_terms_and_the_run_that_found_them() -> None:
    weights = read(TEXT)
    assert (weights["lead"], weights.several("odds"), weights.terms) == (0.8, (1.0, 0.5), {"vp": 1.0})
    assert (weights.run.by, weights.run.games, weights.run.won) == ("somebody", 40, 0.6)
    assert read(TEXT.replace("won = 0.6", "")).run.won is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("lead = 0.8", "", "my.toml: weights: lead: is missing; add it"),
        (
            "lead = 0.8",
            "lead = 0.8\nlaed = 0.8",
            'my.toml: weights: laed: there is no such field; did you mean "lead"?',
        ),
        ("lead = 0.8", 'lead = "much"', 'my.toml: weights: lead: is "much"; write a number, like 0.8'),
        ("lead = 0.8", "lead = true", "my.toml: weights: lead: is true; write a number, like 0.8"),
        ("lead = 0.8", "lead = nan", "my.toml: weights: lead: is nan; write a number, like 0.8"),
        ("[1, 0.5]", "[1]", "my.toml: weights: odds: is [1]; write 2 numbers in brackets"),
        ("[1, 0.5]", "0.5", "my.toml: weights: odds: is 0.5; write 2 numbers in brackets"),
        ("[1, 0.5]", '[1, "x"]', 'my.toml: weights: odds: is "x"; write a number, like 0.8'),
        ("vp = 1.0", "", "my.toml: terms: vp: is missing; add it"),
        ("[terms]", "[turms]", 'my.toml: turms: there is no such field; did you mean "terms"?'),
        ('by = "somebody"', "", "my.toml: run: by: is missing; add it"),
        ("games = 40", "games = -1", "my.toml: run: games: "),
        ("won = 0.6", "won = 60", "my.toml: run: won: is 60.0; write a part of 1, like 0.58"),
        ("[run]", "run", "my.toml: is not TOML: "),
    ],
)
def test_what_is_wrong_with_a_file_is_told(old: str, new: str, told: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        read(TEXT.replace(old, new))
    assert any(line.startswith(told) for line in caught.value.problems), caught.value.problems


def test_all_that_is_wrong_is_told_together() -> None:
    with pytest.raises(CatalogueError) as caught:
        read(TEXT.replace("lead", "laed").replace("games = 40", ""))
    assert len(caught.value.problems) == 3


@pytest.mark.parametrize("game", JUDGES)
def test_every_game_has_its_weights(game: str) -> None:
    found = tomllib.loads(files("hindmost.bots").joinpath("weights", f"{game}.toml").read_text("utf-8"))
    judge = judge_for(hindmost.new_game(game, seats=2).setup)
    assert tuple(found["terms"]) == judge.names
    assert judge.counts == list(found["terms"].values())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_every_file_says_what_found_it(path: Path) -> None:
    run = tomllib.loads(path.read_text("utf-8"))["run"]
    assert len(run["by"]) > 10


@pytest.mark.parametrize("number", hindmost.games()[-1].chronicles)
def test_every_chronicle_in_which_something_is_to_be_decided_has_terms(number: int) -> None:
    """They count for a bot that has them judged."""
    info = next(info for info in hindmost.games() if number in info.chronicles)
    game = hindmost.new_game(info.id, 3, (number,), 1)
    judge = judge_for(game.setup)
    judge.begin(game.state, 0)
    assert set(judge.features(game.state)) > set(judge.names)
