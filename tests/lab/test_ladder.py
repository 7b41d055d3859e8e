"""The ladder: who plays whom, what is kept, and how it is told."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from hindmost.cli.main import main
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab import heats
from hindmost.lab.heats import TARGET, calibrate
from hindmost.lab.ladder import Ladder, Pairing, Result, Rung, Task, Timed, play, rate
from hindmost.lab.match import Match, bot_seed
from hindmost.lab.published import insert, markdown, picture, turned
from tests.lab.noting import noting

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


def test_what_a_deal_brought_is_counted_by_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat thinks as often as its number says, a second each; the first three win both games."""
    sat: list[list[str]] = []

    def through(self: Match) -> None:
        assert isinstance(self, Timed)
        sat.append(self.names)
        self.turns, self.seconds = [1, 2, 3, 4], [1.0, 2.0, 3.0, 4.00049]

    monkeypatch.setattr(Match, "play", through)
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 1, 2))
    monkeypatch.setattr("hindmost.kernel.game.Game.scores", (9, 9, 9, 5))
    pairing = play(Task("glen-more", (), 4, 3, "greedy", "random", 0))
    assert sat == [["greedy", "random"] * 2, ["random", "greedy"] * 2]
    assert pairing.wins == pytest.approx(2 / 3 + 1 / 3)
    assert pairing.scores == [[9, 9, 9, 5]] * 2
    assert (pairing.turns, pairing.seconds) == ([1 + 3 + 2 + 4, 2 + 4 + 1 + 3], [10.0, 10.0])
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (1,))
    assert play(Task("glen-more", (), 4, 3, "greedy", "random", 0)).wins == 1
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 2))
    assert play(Task("glen-more", (), 4, 3, "greedy", "random", 0)).wins == 1


def test_every_thought_is_counted_for_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a second whenever somebody looks at it."""
    monkeypatch.setattr("hindmost.lab.ladder.time.process_time", count().__next__)
    monkeypatch.setattr(Match, "ask", lambda self, seat: [seat])
    game = Timed(Task(GAME, (), 2, 3, "greedy", "random", 0), 0)
    assert [game.ask(seat) for seat in (0, 1, 1)] == [[0], [1], [1]]
    assert (game.turns, game.seconds) == ([1, 2], [1.0, 2.0])


def test_a_bot_that_plays_itself_does_not_play_the_same_game_twice() -> None:
    one, other = play(Task(GAME, (), 2, 3, "random", "random", 0)).scores
    assert one != other
    assert play(Task(GAME, (), 2, 3, "random", "random", 0)).scores == [one, other], "but always the same two"
    assert play(Task(GAME, (), 2, 3, "random", "random", 1)).scores[0] != one


def test_every_bot_has_the_same_seeds_in_years() -> None:
    """Of four in a deal: the first bot has those of its seats, the second others."""
    task = Task(GAME, (), 2, 3, "greedy", "random", 7)
    for side, places in ((0, [0, 3]), (1, [2, 1])):
        bots = Timed(task, side).bots
        own = [Random(bot_seed(3, 7, place)).random() for place in places]
        assert [bot.random.random() for bot in bots] == own


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


def test_one_deal_after_the_other_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hindmost.lab.ladder.play", lambda task: lost(task.number))
    ladder = Ladder(GAME, BOTS[1:], 2, 2, 5)
    assert [task.number for task in ladder.tasks()] == [0, 0, 0, 1, 1, 1]
    assert list(ladder.climb(tmp_path / "ladder.jsonl")) == list(range(7))
    assert [result.wins for result in (*ladder.results, *ladder.controls)] == [1, 1, 1]
    again = Ladder(GAME, BOTS[1:], 2, 3, 5)
    assert list(again.climb(tmp_path / "ladder.jsonl")) == [6, 7, 8, 9]
    assert [result.wins for result in again.results] == [3]


def test_a_single_task_needs_no_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hindmost.lab.ladder.ProcessPoolExecutor", None)
    monkeypatch.setattr("hindmost.lab.ladder.play", lambda task: lost(1))
    out = tmp_path / "ladder.jsonl"
    list(Ladder(GAME, BOTS[1:], 2, 1, 5).climb(out))
    out.write_text("".join(f"{line}\n" for line in out.read_text("utf-8").splitlines()[:2]), encoding="utf-8")
    assert list(Ladder(GAME, BOTS[1:], 2, 1, 5).climb(out, jobs=2)) == [2, 3]


def test_a_rung_has_what_a_bot_did_in_all_its_matches() -> None:
    results = [Result("easy", "medium", [lost(2), lost(1)]), Result("medium", "random", [lost(0)])]
    easy, medium, nobody = (Rung(bot, results, 25.0, 8.0) for bot in ("easy", "medium", "nobody"))
    assert (easy.wins, easy.games, easy.seconds) == (3, 4, 0.1)
    assert (medium.wins, medium.games) == (1, 6)
    assert medium.seconds == pytest.approx((3 + 3 + 1) / (20 + 20 + 10))
    assert (nobody.wins, nobody.games, nobody.seconds) == (0, 0, 0)


def test_figures_are_told_to_few_places() -> None:
    assert Rung(
        "easy", [Result("easy", "medium", [Pairing(1, [[1, 2]], [1.0, 1.0], [7, 7])])], 25.123, 8.005
    ).to_json() == {
        "bot": "easy",
        "mu": 25.12,
        "sigma": 8.01,
        "wins": 1,
        "games": 2,
        "seconds": 0.1429,
    }
    told = Result("easy", "medium", [lost(1), lost(0), lost(1)]).to_json()
    assert told == {
        "first": "easy",
        "second": "medium",
        "games": 6,
        "wins": 2,
        "share": 0.3333,
        "interval": [0.0067, 0.66],
    }
    whole = climbed().to_json()
    assert [whole[name] for name in ("game", "chronicles", "seats", "deals", "seed")] == [GAME, [], 2, 2, 5]
    assert [len(whole[name]) for name in ("rungs", "matches", "controls")] == [2, 1, 2]


def test_an_interval_ends_where_shares_end() -> None:
    result = Result("easy", "medium", [lost(2), lost(2), lost(1)])
    assert result.low == pytest.approx(0.5066, abs=1e-3)
    assert result.high == 1
    result = Result("easy", "medium", [lost(0), lost(0), lost(1)])
    assert result.low == 0
    assert result.high == pytest.approx(0.4933, abs=1e-3)


def test_a_share_has_an_interval_by_deal() -> None:
    result = Result("easy", "medium", [lost(2), lost(0), lost(1), lost(1)])
    assert (result.games, result.wins, result.share) == (8, 4, 0.5)
    assert result.low == pytest.approx(0.5 - 1.96 * 0.2041, abs=1e-3)
    assert result.high == pytest.approx(0.5 + 1.96 * 0.2041, abs=1e-3)


def test_ratings_go_by_the_scores() -> None:
    rated = rate(["easy", "medium"], [Result("easy", "medium", [lost(0), lost(0)])])
    assert rated["medium"][0] > 25 > rated["easy"][0]
    assert rated["medium"][1] < 25 / 3


def test_in_the_second_game_of_a_deal_the_seats_are_changed() -> None:
    """By the means of both sides' seats: the first bot has 20 and 20, and then 20 and 20 again."""
    pairings = [Pairing(2, [[30, 9, 10, 8], [9, 5, 8, 35]], [0.0, 0.0], [0, 0])]
    rated = rate(["easy", "medium", "random"], [Result("easy", "medium", pairings)])
    assert rated["easy"][0] > 25 > rated["medium"][0]
    assert rated["random"] == (25, 25 / 3), "nobody played against it"


def test_the_best_rung_stands_above() -> None:
    ladder = ladder_of(Result("medium", "easy", [lost(0), lost(0)]))
    assert [rung.bot for rung in ladder.rungs()] == ["easy", "medium"]
    ladder = ladder_of(Result("easy", "medium", [lost(0), lost(0)]))
    assert [rung.bot for rung in ladder.rungs()] == ["medium", "easy"]


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


def test_the_table_says_of_what_it_is() -> None:
    ladder = Ladder("glen-more-ii", ["easy", "medium", "random"], 4, 2, 7, (2, 5))
    ladder.results = [
        Result("medium", "easy", [lost(1), lost(2)]),
        Result("random", "easy", [lost(0), lost(1)]),
        Result("random", "medium", [lost(0), lost(0)]),
    ]
    ladder.controls = [Result("easy", "easy", [lost(1)]), Result("random", "easy", [lost(0)])]
    lines = markdown(ladder).splitlines()
    assert lines[0] == "Seats: 4; deals of each match: 2, each played twice; seed 7; chronicles 2, 5."
    assert markdown(ladder).count("easy against itself 50 % [0, 100]") == 1, "a single deal tells nothing"
    order = [line.split()[1] for line in lines[4:7]]
    assert sorted(order) == ["easy", "medium", "random"]
    assert lines[2].count("against") == 2
    assert [line.count(" % [") for line in lines[4:7]] == [2, 1, 0], "each pair once, where the better one stands"
    assert lines[3] == "|---|--:|--:|--:|--:|--:|"
    assert lines[7] == ""


def test_a_match_is_the_same_from_the_other_side() -> None:
    result = Result("easy", "medium", [lost(2), lost(1), lost(2)])
    other = turned(result)
    assert other is not None
    assert (other.first, other.second) == ("medium", "easy")
    assert other.share == pytest.approx(1 / 6)
    assert (other.low, other.high) == pytest.approx((1 - result.high, 1 - result.low))
    assert turned(None) is None


def test_the_picture_has_a_row_for_each_bot_with_two_sigmas_on_either_side(
    told: Ladder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From 10 to 40: the width without what is kept free on the left and the right is 450."""
    rungs = [Rung("easy", [], 30.0, 5.0), Rung("<me>", [], 20.0, 5.0)]
    monkeypatch.setattr(told, "rungs", lambda: rungs)
    drawn = picture(told)
    tree = ElementTree.fromstring(drawn)
    svg = "{http://www.w3.org/2000/svg}"
    assert tree.get("viewBox") == "0 0 640 126"
    assert [(each.get("x1"), each.get("x2"), each.get("y1")) for each in tree.iter(f"{svg}line")] == [
        ("300.0", "600.0", "63"),
        ("150.0", "450.0", "97"),
    ]
    assert [(each.get("cx"), each.get("cy")) for each in tree.iter(f"{svg}circle")] == [
        ("450.0", "63"),
        ("300.0", "97"),
    ]
    said = [(each.text, each.get("x"), each.get("y")) for each in tree.iter(f"{svg}text")]
    assert said[1:3] == [("easy", "12", "68"), ("30.0", "450.0", "54")]
    assert said[3:] == [("<me>", "12", "102"), ("20.0", "300.0", "88")]


def test_a_single_rating_can_be_drawn(told: Ladder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "rungs", lambda: [Rung("easy", [], 30.0, 0.0)])
    assert 'cx="150.0"' in picture(told)


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


def test_heat_is_tried_on_the_same_deals_each_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[Task] = []

    def won(task: Task) -> Pairing:
        played.append(task)
        return lost(1.5)

    monkeypatch.setattr(heats, "play", won)
    assert heats.share(GAME, "easy", "beginner", 4, 3, 9) == 0.75
    assert [(task.first, task.second, task.seats, task.seed, task.number) for task in played] == [
        ("easy", "beginner", 4, 9, number) for number in range(3)
    ]
    asked: list[Any] = []
    monkeypatch.setattr(heats, "calibrate", noting(asked, [("easy", 1.5, 0.675)]))
    monkeypatch.setattr("sys.argv", ["heats", GAME])
    heats.main()
    assert asked == [(GAME, 2, 40, 11)]
    assert capsys.readouterr().out == "easy: heat 1.5, beaten in 68% of 80 games\n"
