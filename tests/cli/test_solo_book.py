"""The terminal's book of games against Lady Auto MacNifique: what was played to its end here counts, once."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest

import hindmost
from hindmost.cli.play import new_match
from hindmost.cli.table import saves, solo_book
from hindmost.cli.table.match import Match
from hindmost.cli.table.seating import seat_players, with_automa
from hindmost.cli.table.sheets import Sheet
from hindmost.kernel.messages import Json
from hindmost.occasions import daily_seed
from tests.cli.conftest import Run
from tests.cli.sitting import SIZES, sitting

GAME = "glen-more-ii"


@cache
def _played(seed: int, level: str = "ablach", chronicles: str = "") -> str:
    """The record of a whole game in which the first answer was always taken."""
    match = new_match(GAME, seed=seed, solo=level, chronicles=chronicles)
    while not match.over:
        match.play(match.question.options[0].id)
    return json.dumps(match.game.record())


def _end_of(seed: int, level: str = "ablach", chronicles: str = "") -> Match:
    """The same game, with one answer left."""
    record = json.loads(_played(seed, level, chronicles))
    game = hindmost.replay({**record, "choices": record["choices"][:-1], "over": False, "scores": None})
    return Match(game, with_automa(seat_players(GAME, None, None, [], 1), game.setup.automa))


def _saved(match: Match, file: Path) -> str:
    saves.save(match, file)
    return str(file)


def _finish(run: Run, file: str) -> str:
    """The last lines that are printed, without their breaks."""
    done = run("play", "--resume", file, "--plain", typed="1\n" * 100)
    assert done.code == 0, done.err
    return " ".join(done.out.rpartition("──")[2].split())


def _book(run: Run) -> Json:
    done = run("solo", "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_a_finished_game_is_told_and_kept(run: Run, tmp_path: Path) -> None:
    yours, hers = json.loads(_played(3))["scores"]
    end = _finish(run, _saved(_end_of(3), tmp_path / "game.json"))
    assert f"Not won: {yours} to {hers} VP (−{hers - yours})." in end
    assert f"Your best so far at Ablach, without Chronicles: {yours} VP (games: 1, won: 0)." in end
    book = _book(run)
    tally = {"level": "ablach", "chronicles": [], "games": 1, "won": 0, "best": yours, "points": yours}
    assert book["tallies"] == [tally]
    (best,) = book["best"]
    assert (best["yours"], best["hers"], best["won"], best["day"]) == (yours, hers, False, "")
    checked = run("replay", best["file"], "--check")
    assert checked.code == 0, "what is kept is the record of the game"
    assert not saves.kept(), "a finished game is none to go on with"


def test_games_are_told_apart_by_level_and_chronicles(run: Run, tmp_path: Path) -> None:
    games = ((3, "ablach", ""), (5, "ablach", ""), (3, "raiglar", ""), (3, "ablach", "2"))
    ends = [_finish(run, _saved(_end_of(*each), tmp_path / "game.json")) for each in games]
    first, second = (json.loads(_played(*each))["scores"][0] for each in games[:2])
    begins = "Best so far" if second <= first else "Your best so far"
    assert f"{begins} at Ablach, without Chronicles: {max(first, second)} VP (games: 2, won: 0)." in ends[1]
    assert "at Raiglar, without Chronicles" in ends[2]
    assert "at Ablach, Chronicles 2: " in ends[3]
    tallies = _book(run)["tallies"]
    assert [(each["level"], each["chronicles"], each["games"]) for each in tallies] == [
        ("ablach", [], 2),
        ("ablach", [2], 1),
        ("raiglar", [], 1),
    ]
    assert (tallies[0]["best"], tallies[0]["points"]) == (max(first, second), first + second)
    shown = run("solo")
    assert shown.code == 0
    assert f"{(first + second) / 2:.1f}" in shown.out
    assert "Your best games" in shown.out
    assert "Deals of the day" not in shown.out
    assert str(tmp_path / "saves" / "solo") in shown.err
    french = run("solo", "--lang", "fr").out
    assert "Vos meilleures parties" in french


def test_a_game_counts_once(run: Run, tmp_path: Path) -> None:
    file = _saved(_end_of(3), tmp_path / "game.json")
    yours = json.loads(_played(3))["scores"][0]
    _finish(run, file)
    before = _book(run)
    again = _finish(run, file)
    assert f"You have finished this game before, and that counts: {yours} VP." in again
    assert _book(run) == before
    (kept,) = solo_book.folder().iterdir()
    kept.with_name("copy.json").write_bytes(kept.read_bytes())
    assert _book(run)["tallies"] == before["tallies"]


def test_what_was_over_before_is_only_looked_at(run: Run, tmp_path: Path) -> None:
    match = _end_of(3)
    match.play(match.question.options[0].id)
    assert match.over
    assert "Not won" not in _finish(run, _saved(match, tmp_path / "game.json"))
    assert _book(run)["tallies"] == []


def test_of_a_deal_of_the_day_the_first_game_counts(run: Run, tmp_path: Path) -> None:
    """Whatever the level; also one that was saved, and finished on a later day."""
    day = datetime.now(UTC).date() - timedelta(days=2)
    seed = daily_seed(GAME, day)
    first = _finish(run, _saved(_end_of(seed), tmp_path / "game.json"))
    assert f"It counts as your deal of {day.isoformat()}." in first
    yours = json.loads(_played(seed))["scores"][0]
    second = _finish(run, _saved(_end_of(seed, "raiglar"), tmp_path / "game.json"))
    assert f"the deal of {day.isoformat()} before, and the first time counts: {yours} VP." in second
    book = _book(run)
    assert [(each["day"], each["level"]) for each in book["daily"]] == [(day.isoformat(), "ablach")]
    assert [each["games"] for each in book["tallies"]] == [1]
    assert "Deals of the day" in run("solo").out
    _finish(run, _saved(_end_of(seed, chronicles="2"), tmp_path / "game.json"))
    assert len(_book(run)["daily"]) == 1, "with Chronicles it is another deal"


def test_what_does_not_belong_into_the_book(tmp_path: Path) -> None:
    match = _end_of(3)
    on = hindmost.laid_from(match.game, 0, seed=1)
    for other in (Match(on, match.players), new_match("glen-more", seed=3, bots="random")):
        while not other.over:
            other.play(other.question.options[0].id)
        assert not solo_book.belongs(other)
    assert not solo_book.belongs(match), "it is not over"
    match.play(match.question.options[0].id)
    assert solo_book.belongs(match)
    by_a_bot = seat_players(GAME, 1, 0, ["random"], 1)
    bots = Match(_end_of(3).game, with_automa(by_a_bot, "ablach"))
    bots.play(bots.question.options[0].id)
    assert not solo_book.belongs(bots)


def test_a_game_that_was_changed_by_hand_is_not_counted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    turn = _end_of(3)
    turn.reset()
    _saved(turn, file)
    data = json.loads(file.read_text("utf-8"))
    data["state"]["estates"][0]["coins"] += 30
    file.write_text(json.dumps(data), "utf-8")
    assert "This game is not counted: its file was changed" in _finish(run, str(file))
    assert _book(run)["tallies"] == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe", "is not a text file"),
        (b'{"format": ', "is not JSON"),
        (b"[1, 2]", "is not the record of a game against a solo opponent."),
        (
            b'{"format": "hindmost-record/1", "automa": "ablach", "scores": [1]}',
            "does not tell how the game has ended.",
        ),
    ],
)
def test_a_file_that_is_not_ours_costs_no_other(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    file = _saved(_end_of(3), tmp_path / "game.json")
    foreign = solo_book.folder() / "foreign.json"
    foreign.parent.mkdir(parents=True)
    foreign.write_bytes(content)
    assert "(games: 1, won: 0)" in _finish(run, file)
    done = run("solo", "--json")
    assert done.code == 1
    assert [each["games"] for each in json.loads(done.out)["tallies"]] == [1]
    assert str(foreign) in done.err
    assert sentence in done.err
    assert "It is left as it is, and not counted." in done.err
    assert foreign.read_bytes() == content


def test_where_nothing_can_be_written_the_game_ends_well(run: Run, tmp_path: Path) -> None:
    file = _saved(_end_of(3), tmp_path / "game.json")
    (tmp_path / "saves").write_text("in the way")
    end = _finish(run, file)
    assert "MacNifique wins" in end
    assert "The game cannot be saved as" in end


def test_without_a_game_it_is_said_how_to_begin(run: Run) -> None:
    done = run("solo")
    assert (done.code, done.out) == (0, "")
    assert "hindmost play glen-more-ii --solo" in done.err
    assert _book(run)["best"] == []


def test_a_game_that_nobody_can_play_alone(run: Run) -> None:
    none = run("solo", "glen-more")
    assert (none.code, none.out) == (2, "")
    assert "glen-more has no solo opponent; these have: glen-more-ii." in none.err
    unknown = run("solo", "chess")
    assert unknown.code == 2
    assert "There is no game 'chess'" in unknown.err


@SIZES
async def test_the_full_screen_tells_it_too(size: tuple[int, int]) -> None:
    yours, hers = json.loads(_played(3))["scores"]
    async with sitting(_end_of(3), size) as player:
        await player.until_asked()
        await player.press("1")
        for _ in range(10):
            await player.comes_to(Sheet)
            sheet = player.app.screen
            if "MacNifique wins" in player.seen():
                break
            await player.press("enter")
            await player.until(lambda left=sheet: player.app.screen is not left)  # type: ignore[misc]
        await player.shows(f"Not won: {yours} to {hers} VP", "won: 0).")
    assert len(list(solo_book.folder().glob("*.json"))) == 1
