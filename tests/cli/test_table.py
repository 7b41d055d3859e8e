"""What the two ways to play have in common: moves as they are typed, previews, scorings, saved games."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

import hindmost
from hindmost import BadConfiguration
from hindmost.cli.play import new_match
from hindmost.cli.table import saves
from hindmost.cli.table.entry import Found, Refused, matching, read_move
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.players import Player
from hindmost.cli.table.scene import Offer, Scene
from hindmost.cli.table.scores import draw_sheet, scorings_in
from hindmost.cli.table.seating import seat_players
from tests.cli.test_art import a_match

# ---------------------------------------------------------------- typed moves


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "take 4"),
        ("9", "take 12"),
        ("take 4", "take 4"),
        ("TAKE  4", "take 4"),
        ("t 4", "take 4"),
        ("ta 12", "take 12"),
    ],
)
def test_a_move_by_number_by_name_and_by_its_beginning(typed: str, meant: str) -> None:
    assert read_move(typed, a_match().question, "en", a_match().art) == Found(meant)


def test_a_number_is_never_the_beginning_of_another() -> None:
    assert matching(["take", "1"], ["take 10", "take 12"]) == []
    assert matching(["place", "-1,0"], ["place -1,0", "place 1,0"]) == ["place -1,0"]


@pytest.mark.parametrize(
    ("typed", "words", "rule"),
    [
        ("", "Type the number of an option", ""),
        ("10", "There is no option 10: they go from 1 to 2.", ""),
        ("place", "That could be several: place -1,0, place 1,0.", ""),
        ("place 0,0", "There is a tile here already.", "GM1-PLACE-01"),
        ("pl 0,1", "River must meet river", "GM1-PLACE-03"),
        ("discard", "so you must", "GM1-COST-09"),
        ("castle", "There is no choice “castle” here.", ""),
    ],
)
def test_a_move_that_is_not_offered_has_a_reason(typed: str, words: str, rule: str) -> None:
    refused = read_move(typed, a_match("take 4").question, "en", a_match().art)
    assert isinstance(refused, Refused)
    assert words in refused.text
    assert refused.rule == rule


# ---------------------------------------------------------------- the match


def previewed(match: Match, scene: Scene, offer: Offer) -> str:
    after = match.preview(scene, offer)
    assert after is not None
    return str(match.art.preview(scene, offer, after))


def test_a_preview_tells_what_changes() -> None:
    match = a_match("take 4", "place 1,0")
    scene = match.scene(0, "en", MONO)
    changes = {offer.id: previewed(match, scene, offer) for offer in scene.offers}
    assert changes == {"activate 1,0": "+1ψ", "activate 0,0": "+1»", "end": ""}


def test_a_preview_tells_the_order_on_the_track() -> None:
    match = a_match()
    scene = match.scene(0, "en", MONO)
    assert previewed(match, scene, scene.offers[0]) == "Then on the track: ■S ▲G ⚄  ●R"


def test_a_preview_of_what_is_past_tells_nothing() -> None:
    match = a_match()
    scene = match.scene(0, "en", MONO)
    match.play("take 4")
    assert match.preview(scene, scene.offers[0]) is None


def test_what_is_free_is_activated_and_no_more() -> None:
    match = a_match("take 4", "place 1,0")
    assert match.take_what_is_free() == 2
    assert [option.id for option in match.question.options] == ["move 0,0", "end", "sell grain 1,0"]
    assert match.take_what_is_free() == 0


def test_the_turn_can_be_begun_again() -> None:
    match = a_match("take 4", "place 1,0", "activate 1,0")
    match.reset()
    assert match.question.kind == "take"


def test_news_are_what_happened_since_ones_last_turn() -> None:
    match = a_match("take 4", "place 1,0", "end")
    assert [line.seat for line in match.news(0)] == [-1]
    match.play("take 6")
    assert [line.message.key for line in match.news(0)] == ["log-laid", "log-took"]


def test_scorings_are_read_from_the_log() -> None:
    match = new_match("glen-more", seats=3, players=0, bots="random", seed=5)
    while not match.over:
        match.play(match.bot_choice())
    scorings = scorings_in(match.log(None))
    assert [scoring.title.key for scoring in scorings] == ["log-scoring"] * 3 + ["log-final-scoring"]
    sheet = str(draw_sheet(match.scene(None, "en", MONO), match.game.score_sheet()))
    totals = sheet.split("\n")[-1].replace("−", "-").split()
    assert totals == ["Total", *map(str, match.game.scores)]


# ---------------------------------------------------------------- seats


def kinds(players: tuple[Player, ...]) -> list[str | None]:
    return [player.bot for player in players]


def test_people_sit_first_and_empty_seats_get_bots() -> None:
    assert kinds(seat_players("glen-more", 3, 1, ["random"])) == [None, "random", "medium"]
    assert kinds(seat_players("glen-more", None, None, ["random", "random"])) == [None, "random", "random"]
    assert kinds(seat_players("glen-more", None, 2, [])) == [None, None]
    assert kinds(seat_players("glen-more", None, None, [])) == [None, "medium", "medium"]
    assert kinds(seat_players("glen-more", 2, 0, [])) == ["medium", "medium"]
    assert kinds(seat_players("glasgow", 2, 1, [])) == [None, "medium"]


def test_a_negative_number_of_people_is_refused() -> None:
    with pytest.raises(BadConfiguration, match="-1 people"):
        seat_players("glen-more", 2, -1, [])


# ---------------------------------------------------------------- saved games


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    match = new_match("glen-more", seats=3, bots="random", seed=7)
    for answer in ("take 4", "place 1,0"):
        match.play(answer)
    file = tmp_path / "new folder" / "game.json"
    saves.save(match, file)
    again = saves.resume(file)
    assert again.game.hash() == match.game.hash()
    assert again.players == match.players
    assert again.log(0) == match.log(0), "with its history"
    again.undo()
    assert again.question.kind == "place"


def test_the_file_is_a_snapshot(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saves.save(a_match("take 4"), file)
    assert hindmost.restore(json.loads(file.read_text("utf-8"))).question(0).kind == "place"


def test_any_snapshot_can_be_resumed_by_people(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_match().game.snapshot()), "utf-8")
    assert len(saves.resume(file).people) == 3


def test_a_position_edited_by_hand_is_played_without_a_history(tmp_path: Path) -> None:
    data = a_match("take 4", "place 1,0", "end").game.snapshot()
    data["state"]["estates"][0]["vp"] = 40
    data["state"]["sheet"].append([0, 40, "score-coins", "GM1-END-01", 0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    match = saves.resume(file)
    assert match.game.view(0)["seats"][0]["vp"] == 40
    assert match.log(0) == []


def test_saved_games_are_listed_the_latest_first() -> None:
    match = a_match()
    assert saves.kept() == []
    first = saves.new_file(match.game, datetime(2024, 1, 2, 3, 4, 5))
    assert first.name == "glen-more-2024-01-02-030405.hindmost.json"
    saves.save(match, first)
    assert saves.kept() == [first]


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadConfiguration, match="cannot be saved"):
        saves.save(a_match(), tmp_path / "file" / "game.json")


def test_bots_are_the_same_for_the_same_seed() -> None:
    def played() -> list[str]:
        match: Match = new_match("glen-more", seats=2, players=0, bots="random", seed=3)
        while not match.over:
            match.play(match.bot_choice())
        return [str(choice) for choice in match.game.choices]

    assert played() == played()
