"""The ladder: who plays whom, what is kept, and how it is told."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hindmost.cli.main import main
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab.heats import TARGET, calibrate
from hindmost.lab.ladder import Ladder, Pairing, Result, Task, play, rate
from hindmost.lab.published import insert, markdown, picture

GAME = "glasgow"
BOTS = ["random", "beginner", "greedy"]


def climbed(out: Path | None = None, jobs: int = 1) -> Ladder:
    ladder = Ladder(GAME, BOTS[:2], 2, 2, 5)
    for _done in ladder.climb(out, jobs):
        pass
    return ladder


def test_everybody_plays_everybody_the_later_named_first_and_there_are_controls() -> None:
    ladder = Ladder(GAME, BOTS, 2, 4, 1)
    assert ladder.matches == [("beginner", "random"), ("greedy", "random"), ("greedy", "beginner")]
    assert ladder.trials == [("beginner", "beginner"), ("random", "beginner")]
    tasks = ladder.tasks()
    assert len(tasks) == 4 * 5
    assert len({task.key for task in tasks}) == len(tasks)


@pytest.mark.parametrize(
    ("bots", "seats", "wrong"),
    [
        (["easy"], 2, "two different bots"),
        (["easy", "easy"], 2, "two different bots"),
        (["easy", "medium"], 3, "cannot be divided"),
        (["easy", "nobody"], 2, "no bot 'nobody'"),
        (["easy", "medium:hat=3"], 2, "no number 'hat'"),
        (["easy", "medium"], 4, "2 seats"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused_before_anything_is_played(bots: list[str], seats: int, wrong: str) -> None:
    with pytest.raises(BadConfiguration, match=wrong):
        Ladder(GAME, bots, seats, 2, 1)


def test_a_deal_is_played_from_both_sides() -> None:
    pairing = play(Task(GAME, (), 2, 3, "greedy", "random", 0))
    assert pairing.wins == 2
    assert [scores[0] > scores[1] for scores in pairing.scores] == [True, False]
    assert len(pairing.seconds) == len(pairing.turns) == 2
    assert min(pairing.turns) >= 0


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "ladder.jsonl"
    first = climbed(out)
    lines = out.read_text("utf-8")
    assert len(lines.splitlines()) == len(first.tasks())
    monkeypatch.setattr("hindmost.lab.ladder.play", lambda task: pytest.fail("it is there already"))
    assert climbed(out).to_json() == first.to_json()
    assert out.read_text("utf-8") == lines


def test_processes_of_their_own_are_begun_only_for_those_who_want_several(monkeypatch: pytest.MonkeyPatch) -> None:
    def begun(*_: object) -> None:
        raise ChildProcessError

    monkeypatch.setattr("hindmost.lab.ladder.ProcessPoolExecutor", begun)
    climbed(jobs=1)
    with pytest.raises(ChildProcessError):
        climbed(jobs=2)


def test_the_controls_tell_whether_to_trust_it() -> None:
    ladder = climbed()
    mirror, sanity = ladder.controls
    assert (mirror.first, sanity.first) == ("random", "random")
    (result,) = ladder.results
    assert (result.first, result.second, result.wins, result.games) == ("beginner", "random", 4, 4)
    assert [rung.bot for rung in ladder.rungs()] == ["beginner", "random"]


def lost(wins: float) -> Pairing:
    return Pairing(wins, [[10, 20], [20, 10]], [1.0, 3.0], [10, 20])


def test_a_share_has_an_interval_by_deal() -> None:
    result = Result("easy", "medium", [lost(2), lost(0), lost(1), lost(1)])
    assert (result.games, result.wins, result.share) == (8, 4, 0.5)
    assert result.low == pytest.approx(0.5 - 1.96 * 0.2041, abs=1e-3)
    assert result.high == pytest.approx(0.5 + 1.96 * 0.2041, abs=1e-3)


def test_ratings_go_by_the_scores() -> None:
    rated = rate(["easy", "medium"], [Result("easy", "medium", [lost(0), lost(0)])])
    assert rated["medium"][0] > 25 > rated["easy"][0]
    assert rated["medium"][1] < 25 / 3


def ladder_of(*results: Result) -> Ladder:
    ladder = Ladder(GAME, ["easy", "medium"], 2, 2, 1)
    ladder.results, ladder.controls = list(results[:1]), list(results[1:])
    return ladder


@pytest.fixture
def told() -> Ladder:
    return ladder_of(
        Result("medium", "easy", [lost(0), lost(0)]),
        Result("easy", "easy", [lost(1), lost(1)]),
        Result("random", "easy", [lost(0), lost(0)]),
    )


def test_the_table_has_ratings_shares_and_controls(told: Ladder) -> None:
    """In these games the second bot was ahead."""
    lines = markdown(told).splitlines()
    assert lines[2] == "| bot | rating | won | CPU seconds a thought | against medium |"
    assert lines[4].startswith("| easy | ")
    assert lines[4].endswith(" | 4 of 4 | 0.150 | 100 % [100, 100] |")
    assert lines[5].endswith(" | 0 of 4 | 0.100 |  |")
    assert lines[-1] == "Controls: easy against itself 50 % [50, 50]; random against easy 0 % [0, 0]."


def test_the_picture_can_be_drawn(told: Ladder) -> None:
    tree = ElementTree.fromstring(picture(told))
    words = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert words[0] == "glasgow: ratings"
    assert {"easy", "medium"} <= set(words)


def test_the_table_is_put_where_its_marks_are(told: Ladder, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("before\n<!-- ladder glasgow -->\nold\n<!-- end of ladder glasgow -->\nafter\n", encoding="utf-8")
    insert(told, page)
    once = page.read_text("utf-8")
    insert(told, page)
    assert page.read_text("utf-8") == once
    assert "old" not in once
    assert once.startswith("before\n<!-- ladder glasgow -->\n\nSeats: 2;")
    assert once.endswith("<!-- end of ladder glasgow -->\nafter\n")
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadConfiguration, match="no place for it: write <!-- ladder glasgow -->"):
        insert(told, page)
    with pytest.raises(BadConfiguration, match="cannot be read"):
        insert(told, tmp_path / "nowhere.md")


def test_the_command_leaves_what_was_played_a_table_and_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "ladder", GAME, "--bots", "random,beginner", "--deals", "2", "--out", str(tmp_path), "--json"]
    monkeypatch.setattr("sys.argv", ["hindmost", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code
    told = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "glasgow.json").read_text("utf-8")) == told
    assert {path.suffix for path in tmp_path.iterdir()} == {".jsonl", ".json", ".md", ".svg"}


def test_heat_is_halved_in_until_the_level_above_wins_as_often_as_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a level were beaten the more often the hotter it is."""

    def heat(word: str) -> float:
        return float(word.rpartition("=")[2])

    def share(game: str, first: str, second: str, *words: object) -> float:
        return 0.5 + min(0.5, (heat(second) - heat(first)) / 10)

    monkeypatch.setattr("hindmost.lab.heats.share", share)
    found = {name: (hot, won) for name, hot, won in calibrate(GAME, 2, 1, 1)}
    assert list(found) == ["easy", "beginner"]
    assert all(abs(won - TARGET) < 0.08 for _, won in found.values())
    assert found["easy"][0] == pytest.approx(1.8, abs=0.4)
