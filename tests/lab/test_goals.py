"""The matches that say how strong the search is: which there are, what is kept, and how they are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hindmost
from hindmost.bots.search import SearchBot
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab.duel import Deal, keep
from hindmost.lab.entrants import entrant
from hindmost.lab.goals import FILE_PLAYED, Goal, climb, each_chronicle, goals, main, markdown, standing
from hindmost.lab.pages import put, table
from tests.lab.noting import noting

ENOUGH = 100
RAW = {"game": "glasgow", "bot": "greedy", "rival": "random", "thinks": 0.1, "deals": 3, "aim": 0.75}
GOAL = Goal(RAW, 2, ())


def test_every_match_can_be_played_and_has_the_games_that_a_claim_needs() -> None:
    for goal in goals():
        assert goal.deals * goal.seats >= ENOUGH
        assert bool(goal.aim) != bool(goal.near)
        assert isinstance(entrant(goal.bot, goal.game, 1), SearchBot)
        assert entrant(goal.rival, goal.game, 1).name == goal.rival
        hindmost.new_game(goal.game, goal.seats, goal.chronicles)
    assert {goal.game for goal in goals()} == {info.id for info in hindmost.games()}
    assert {goal.game for goal in goals("glasgow")} == {"glasgow"}


def test_each_chronicle_alone_and_all_together_are_held_against_the_game_without() -> None:
    near = [goal for goal in goals() if goal.near]
    chronicles = next(info.chronicles for info in hindmost.games() if info.id == "glen-more-ii")
    assert [goal.chronicles for goal in near] == [*[(number,) for number in chronicles], chronicles]
    without = [goal.without for goal in goals() if not goal.chronicles]
    assert near[0].without in without, "the same bots at as many seats"


@pytest.mark.parametrize(("wanted", "alone", "with_the_fourth"), [(2, 2, 3), (3, 3, 3), (4, 4, 4)])
def test_a_match_with_chronicles_has_the_seats_that_are_nearest_to_those_asked_for(
    wanted: int, alone: int, with_the_fourth: int
) -> None:
    """Chronicle 4 is not for two."""
    raw = {**RAW, "game": "glen-more-ii", "near": 0.1, "seats": wanted}
    *each, together = each_chronicle(raw)
    assert {goal.chronicles: goal.seats for goal in each} == {
        (number,): with_the_fourth if number == 4 else alone for number in together.chronicles
    }
    assert together.seats == with_the_fourth


def test_a_goal_is_played_by_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("hindmost.lab.goals.play_deal", noting(asked, Deal(2, 1.0, 5.0, 4.0, 1.0, 3, 0.1)))
    Goal(RAW, 4, (2, 5)).play(7)
    assert asked == [("glasgow", "greedy", "random", 4, 2026, 7, (2, 5))]


def test_processes_of_their_own_are_begun_only_for_those_who_want_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begun(*_: object) -> None:
        raise ChildProcessError

    monkeypatch.setattr("hindmost.lab.goals.ProcessPoolExecutor", begun)
    monkeypatch.setattr("hindmost.lab.goals.play_deal", lambda *words: Deal(2, 1.0, 5.0, 4.0, 1.0, 3, 0.1))
    assert len(list(climb([GOAL], tmp_path / "one.jsonl"))) == GOAL.deals
    assert len(list(climb([GOAL], tmp_path / "single.jsonl", jobs=2, deals=1))) == 1, "there is no work for two"
    with pytest.raises(ChildProcessError):
        list(climb([GOAL], tmp_path / "two.jsonl", jobs=2))


def test_only_as_many_deals_count_as_the_match_should_have(tmp_path: Path) -> None:
    out = tmp_path / FILE_PLAYED
    for number in range(GOAL.deals + 2):
        keep(out, GOAL.match, number, Deal(2, 2.0 if number < GOAL.deals else 0.0, 5.0, 4.0, 1.0, 3, 0.1))
    found = standing(GOAL, out)
    assert found is not None
    assert (found.deals, found.share) == (GOAL.deals, 1)


def test_what_was_not_played_is_played_and_told_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("hindmost.lab.goals.play_deal", noting(asked, Deal(2, 1.0, 5.0, 4.0, 1.0, 3, 0.1)))
    main(["--out", str(tmp_path / "played"), "--only", "glasgow", "--deals", "1"])
    told = capsys.readouterr().out.splitlines()
    assert len(asked) == len(goals("glasgow"))
    assert [line.split()[0] for line in told[: len(asked)]] == ["glasgow"] * len(asked)
    assert "50.0% [0%, 100%] of 2 games (1 deals)" in told[0]
    assert told[len(asked)].startswith("| game |")
    assert (tmp_path / "played" / FILE_PLAYED).exists()


def test_unless_it_is_said_otherwise_all_deals_of_all_matches_are_played_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("hindmost.lab.goals.climb", noting(asked))
    main(["--out", str(tmp_path)])
    [(wanted, out, jobs, deals)] = asked
    assert [goal.match for goal in wanted] == [goal.match for goal in goals()]
    assert (out, jobs, deals) == (tmp_path / FILE_PLAYED, 1, 0)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / FILE_PLAYED
    assert standing(GOAL, out) is None
    assert list(climb([GOAL], out, deals=1)) == [GOAL]
    assert list(climb([GOAL], out, deals=2)) == [GOAL]
    found = standing(GOAL, out)
    assert found is not None
    assert (found.games, found.share) == (4, 1.0)
    monkeypatch.setattr("hindmost.lab.goals.play_deal", None)
    assert list(climb([GOAL], out, deals=2)) == []


def test_the_first_deals_of_all_matches_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hindmost.lab.goals.play_deal", lambda *words: Deal(2, 1.0, 5.0, 4.0, 1.0, 3, 0.1))
    other = Goal({**RAW, "rival": "beginner"}, 2, ())
    assert list(climb([GOAL, other], tmp_path / FILE_PLAYED, deals=2)) == [GOAL, other, GOAL, other]


def test_the_table_says_what_was_wanted_and_what_came(tmp_path: Path) -> None:
    out = tmp_path / FILE_PLAYED
    near = Goal({**RAW, "aim": 0.0, "near": 0.1}, 2, (3,))
    lines = markdown([GOAL, near], out).splitlines()
    assert lines[2] == "| glasgow |  | 2 | `greedy` | random | 75% at 0.1 s | not played |  |  |  |  |"
    assert "10% below that without at 0.1 s" in lines[3]
    for number, wins in enumerate((2.0, 1.0)):
        keep(out, GOAL.match, number, Deal(2, wins, 50.0, 40.0, 9.0, 10, 2.0))
    lines = markdown([GOAL, near], out).splitlines()
    assert (
        lines[2]
        == "| glasgow |  | 2 | `greedy` | random | 75% at 0.1 s | 75% | 26% to 100% | 4 | 50.0 : 40.0 | 0.200 |"
    )
    assert "| 65% at 0.1 s | not played |" in lines[3]


def test_a_single_deal_has_no_interval_and_all_chronicles_are_told_in_a_word(tmp_path: Path) -> None:
    out = tmp_path / FILE_PLAYED
    goal = Goal(RAW, 2, (1, 2))
    keep(out, goal.match, 0, Deal(2, 1.0, 50.0, 40.0, 9.0, 10, 2.0))
    line = markdown([goal], out).splitlines()[2]
    assert line == "| glasgow | all | 2 | `greedy` | random | 75% at 0.1 s | 50% |  | 2 | 50.0 : 40.0 | 0.200 |"
    heads = markdown([goal], out).splitlines()[:2]
    assert heads[0].startswith("| game | chronicles | seats | bot | against | aim | won |")
    assert heads[1] == "| --- | --- | --- | --- | --- | --: | --: | --: | --: | --: | --: |"


def test_the_command_puts_the_table_into_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- goals -->\n<!-- end of goals -->\nafter\n", encoding="utf-8")
    main(["--out", str(tmp_path / "played"), "--told", "--only", "glasgow", "--into", str(page)])
    assert capsys.readouterr().out.count("not played") == len(goals("glasgow"))
    text = page.read_text("utf-8")
    assert text.count("not played") == len(goals()), "the whole table, whatever was asked for"
    assert text.startswith("before\n<!-- goals -->\n\n| game |")
    assert text.endswith("|\n\n<!-- end of goals -->\nafter\n")


def test_a_page_without_a_place_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadConfiguration, match="no place for it: write <!-- goals -->"):
        put(page, "goals", "text")
    with pytest.raises(BadConfiguration, match="cannot be read"):
        put(tmp_path / "nowhere.md", "goals", "text")


def test_numbers_of_a_table_are_set_to_the_right() -> None:
    assert table(["bot", "won"], [["greedy", "3"]]) == "| bot | won |\n| --- | --: |\n| greedy | 3 |\n"
