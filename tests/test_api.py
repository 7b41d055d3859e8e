"""The public API, line by line: what it promises to bots, environments, servers and clients, errors included."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import hindmost
from hindmost import (
    BadConfiguration,
    DamagedRecord,
    DamagedSnapshot,
    Game,
    GameOver,
    HindmostError,
    NotAsked,
    NothingToUndo,
    NotOffered,
    UnknownGame,
)
from hindmost.catalogue import CatalogueError
from hindmost.kernel.messages import Json


@pytest.fixture
def game() -> Game:
    return hindmost.new_game("glen-more", seats=3, seed=42)


@pytest.fixture
def finished(game: Game) -> Game:
    while not game.over:
        question = game.questions[0]
        game.play(question.seat, question.options[0].id)
    return game


# ---------------------------------------------------------------- what can be played


def test_every_chronicle_says_for_whom_it_is_how_long_and_how_hard() -> None:
    """As the rules of each chronicle begin: C2-01, C4-01, C7-01."""
    about = [chronicle for info in hindmost.games() for chronicle in info.about]
    said = {each.number: (each.seats, each.minutes, each.difficulty) for each in about}
    assert said[2] == ((2, 3, 4), 5, "low")
    assert said[4] == ((3, 4), 10, "high")
    assert said[7] == ((2, 3, 4), 10, "medium")
    assert all(seats and minutes > 0 and difficulty for seats, minutes, difficulty in said.values())


def test_games_lists_every_game_with_what_it_takes() -> None:
    infos = hindmost.games()
    assert len({info.id for info in infos}) == len(infos)
    glen_more = next(info for info in infos if info.id == "glen-more")
    assert glen_more.title == "Glen More"
    assert glen_more.seats == (2, 3, 4, 5)
    assert glen_more.chronicles == ()
    assert glen_more.options == {}
    for info in infos:
        assert json.loads(json.dumps(info.to_json()))["id"] == info.id
        assert info.id in repr(info)
        for seats in info.seats:
            assert hindmost.new_game(info.id, seats=seats, seed=1).questions


def test_everything_public_is_exported_and_documented() -> None:
    for name in hindmost.__all__:
        thing = getattr(hindmost, name)
        assert inspect.getdoc(thing), name
    assert {"new_game", "games", "restore", "replay"} <= set(hindmost.__all__)


def test_a_game_without_a_seed_draws_one() -> None:
    seeds = {hindmost.new_game("glen-more", seats=2).record()["seed"] for _ in range(5)}
    assert len(seeds) == 5


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (hindmost.new_game("glen-more", seats=4, seed=7) for _ in range(2))
    assert one.hash() == other.hash()
    assert one.hash() != hindmost.new_game("glen-more", seats=4, seed=8).hash()


@pytest.mark.parametrize("seed", [0, -5, 2**63, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = hindmost.new_game("glen-more", seats=2, seed=seed)
    assert hindmost.replay(json.loads(json.dumps(game.record()))).hash() == game.hash()


def test_keyed_chance_is_another_and_is_kept_by_records_and_snapshots() -> None:
    keyed, plain = (hindmost.new_game("glen-more", seats=3, seed=2**200, keyed=keyed) for keyed in (True, False))
    assert keyed.view(None)["table"] != plain.view(None)["table"], "other tiles came"
    assert (keyed.record()["keyed"], "keyed" in plain.record(), "keyed" in plain.snapshot()) == (True, False, False)
    for game in (hindmost.restore(json.loads(json.dumps(keyed.snapshot()))), keyed):
        while not game.over:
            question = game.questions[0]
            game.play(question.seat, question.options[-1].id)
    assert hindmost.replay(json.loads(json.dumps(keyed.record()))).hash() == keyed.hash() == game.hash()
    assert "keyed" not in str(keyed.view(0))


# ---------------------------------------------------------------- playing


def test_the_loop_of_the_manual(game: Game) -> None:
    answers = 0
    while not game.over:
        question = game.questions[0]
        game.play(question.seat, question.options[0].id)
        answers += 1
    assert answers == len(game.choices)
    assert len(game.scores) == 3
    assert all(isinstance(score, int) for score in game.scores)
    assert game.winners
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
    assert game.questions == ()


def test_questions_and_options(game: Game) -> None:
    (question,) = game.questions
    assert question.kind == "take"
    assert question.seat in range(3)
    assert game.question(question.seat).kind == "take"
    option = question.options[0]
    assert option.id.startswith("take ")
    assert option.targets == [f"rondel:{option.id.split()[1]}"]
    assert option.rule.startswith("GM1-")
    assert option.reveals is False
    assert question.text("en") != question.text("fr")
    assert option.text("en") != option.text("fr")
    assert option.text() == option.text("en")
    assert question.option(option.id).choice == option.choice
    assert option.id in repr(option)
    assert "take" in repr(question)


def test_explain_says_why_and_why_not(game: Game) -> None:
    (question,) = game.questions
    offered = question.explain(question.options[0].id)
    assert offered.offered
    assert offered.reason is None
    assert offered.rule == question.options[0].rule
    assert offered.text() == ""
    game.play(question.seat, question.options[0].id)
    (question,) = game.questions
    assert question.kind == "place"
    refused = question.explain("place 0,0")
    assert not refused.offered
    assert refused.reason is not None
    assert refused.rule == "GM1-PLACE-01"
    assert refused.text("en") != refused.text("fr")
    assert question.explain("dance").rule == ""
    assert "dance" in question.explain("dance").text()


def test_the_score_sheet_is_itemised(finished: Game) -> None:
    sheet = finished.score_sheet()
    for seat, score in enumerate(finished.scores):
        assert sum(award.vp for award in sheet if award.seat == seat) == score
    assert all(award.clause.startswith("GM1-") and award.source for award in sheet)
    assert json.loads(json.dumps([award.to_json() for award in sheet]))


def test_views(game: Game) -> None:
    mine, theirs, spectators = game.view(0), game.view(1), game.view(None)
    assert json.loads(json.dumps(mine)) == mine
    assert (mine["you"], theirs["you"], spectators["you"]) == (0, 1, None)
    assert game.view() == spectators
    assert "vp" in mine["seats"][0]
    assert "vp" not in mine["seats"][1]
    assert not any("vp" in seat for seat in spectators["seats"])


def test_after_the_end_all_points_are_open(finished: Game) -> None:
    assert [seat["vp"] for seat in finished.view(None)["seats"]] == list(finished.scores)


def test_clone_and_undo(game: Game) -> None:
    (question,) = game.questions
    before = game.snapshot()
    twin = game.clone()
    game.play(question.seat, question.options[0].id)
    assert twin.snapshot() == before
    assert game.can_undo
    assert [str(choice) for choice in game.draft] == [f"{question.seat} {question.options[0].id}"]
    game.undo()
    assert game.snapshot() == before
    assert game.draft == ()


def test_snapshot_and_restore(game: Game) -> None:
    while not game.over:
        data = json.loads(json.dumps(game.snapshot()))
        again = hindmost.restore(data)
        assert again.snapshot() == game.snapshot()
        assert data == game.snapshot(), "restoring changes what it reads"
        question = game.questions[0]
        option = question.options[len(question.options) // 2]
        game.play(question.seat, option.id)
        again.play(question.seat, option.id)
        assert again.hash() == game.hash()


def test_record_and_replay(finished: Game) -> None:
    record = json.loads(json.dumps(finished.record()))
    again = hindmost.replay(record)
    assert again.record() == record == finished.record()
    assert again.scores == finished.scores
    assert again.log() == finished.log()
    assert record["scores"] == list(finished.scores)


def test_the_log_tells_what_happened(game: Game) -> None:
    (question,) = game.questions
    before = len(game.log())
    game.play(question.seat, question.options[0].id)
    seat, message = game.log()[before]
    assert seat == question.seat
    assert game.speak(message, "en") != game.speak(message, "fr")


# ---------------------------------------------------------------- wrong use of new_game


@pytest.mark.parametrize("game_id", ["", "glen", "Glen More", "GLEN-MORE", "chess", None, 7])
def test_unknown_game(game_id: Json) -> None:
    with pytest.raises(UnknownGame, match="glen-more"):
        hindmost.new_game(game_id, seats=3)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99, 2.0, "3", True, None])
def test_seats_out_of_range(seats: Json) -> None:
    with pytest.raises(BadConfiguration, match="2 to 5 seats"):
        hindmost.new_game("glen-more", seats=seats)


@pytest.mark.parametrize("chronicles", [(1,), (2, 7), (0,), ("1",), (None,), ([1],), (1.5,)])
def test_chronicle_not_allowed(chronicles: Json) -> None:
    with pytest.raises(BadConfiguration, match="Chronicle"):
        hindmost.new_game("glen-more", seats=3, chronicles=chronicles)


def test_unknown_option_of_the_game() -> None:
    with pytest.raises(BadConfiguration, match="moonlight"):
        hindmost.new_game("glen-more", seats=3, options={"moonlight": True})


def test_glen_more_has_no_automa() -> None:
    with pytest.raises(BadConfiguration, match="solo opponent"):
        hindmost.new_game("glen-more", seats=2, automa="raiglar")


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ({"chronicles": 2}, "numbers in a tuple"),
        ({"options": ["moonlight"]}, "dictionary of names and values"),
        ({"catalogue": 5}, "path of a file"),
        ({"seats": "two"}, "2 to 5 seats"),
    ],
)
def test_an_argument_of_another_kind_is_told_in_a_sentence(wrong: dict[str, Any], advice: str) -> None:
    with pytest.raises(BadConfiguration, match=advice):
        hindmost.new_game(**{"game": "glen-more", "seats": 3, **wrong})


def test_a_game_that_is_no_name_is_unknown() -> None:
    with pytest.raises(UnknownGame, match="there are: glen-more"):
        hindmost.new_game(["glen-more"], seats=2)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["42", 4.2, True, [1], 2**300])
def test_a_seed_is_a_whole_number(seed: Json) -> None:
    with pytest.raises(BadConfiguration, match="seed"):
        hindmost.new_game("glen-more", seats=3, seed=seed)


def test_every_error_for_people_has_one_base() -> None:
    for error in (
        BadConfiguration,
        CatalogueError,
        DamagedRecord,
        DamagedSnapshot,
        GameOver,
        NotAsked,
        NotOffered,
        NothingToUndo,
        UnknownGame,
    ):
        assert issubclass(error, HindmostError)
        assert inspect.getdoc(error)


# ---------------------------------------------------------------- wrong use of a game


def test_wrong_answers_change_nothing(game: Game) -> None:
    (question,) = game.questions
    other = (question.seat + 1) % 3
    before = (game.hash(), game.record(), game.snapshot(), game.log())
    with pytest.raises(NotAsked, match=f"wait for seat {question.seat}"):
        game.play(other, question.options[0].id)
    with pytest.raises(NotOffered, match="take 99"):
        game.play(question.seat, "take 99")
    with pytest.raises(NotOffered, match=question.options[0].id):
        game.play(question.seat, "dance")
    with pytest.raises(NothingToUndo):
        game.undo()
    with pytest.raises(NotAsked):
        game.view(3)
    with pytest.raises(NotAsked):
        game.question(other)
    assert (game.hash(), game.record(), game.snapshot(), game.log()) == before


def test_nothing_can_be_played_after_the_end(finished: Game) -> None:
    before = (finished.hash(), finished.record(), finished.snapshot())
    with pytest.raises(GameOver, match="over"):
        finished.play(0, "end")
    with pytest.raises(NothingToUndo):
        finished.undo()
    assert (finished.hash(), finished.record(), finished.snapshot()) == before


# ---------------------------------------------------------------- damaged snapshots and records

Edit = Callable[[dict[str, Json]], object]

HEADS: dict[str, Edit] = {
    "no format": lambda data: data.pop("format"),
    "another format": lambda data: data.update(format="hindmost-snapshot/99"),
    "no game": lambda data: data.pop("game"),
    "unknown game": lambda data: data.update(game="chess"),
    "game is a number": lambda data: data.update(game=1),
    "no seats": lambda data: data.pop("seats"),
    "one seat": lambda data: data.update(seats=1),
    "six seats": lambda data: data.update(seats=6),
    "seats are text": lambda data: data.update(seats="3"),
    "no chronicles": lambda data: data.pop("chronicles"),
    "unknown chronicle": lambda data: data.update(chronicles=[13]),
    "chronicle in a list": lambda data: data.update(chronicles=[[1]]),
    "unknown option": lambda data: data.update(options={"moonlight": True}),
    "another version of the rules": lambda data: data.update(rules="0"),
    "no version of the rules": lambda data: data.pop("rules"),
    "no seed": lambda data: data.pop("seed"),
    "seed is text": lambda data: data.update(seed="1"),
    "keyed is text": lambda data: data.update(keyed="yes"),
    "no choices": lambda data: data.pop("choices"),
    "choices are text": lambda data: data.update(choices="0 end"),
    "a choice is a number": lambda data: data["choices"].append(1),
    "a choice without a seat": lambda data: data["choices"].append("end"),
    "catalogue is a number": lambda data: data.update(catalogue=1),
    "catalogue is no TOML": lambda data: data.update(catalogue="goods = ["),
    "catalogue lacks all": lambda data: data.update(catalogue=""),
}
"""What can be wrong with a snapshot and with a record alike."""

STATES: dict[str, Edit] = {
    "no state": lambda data: data.pop("state"),
    "state is a list": lambda data: data.update(state=[]),
    "no counters": lambda data: data.pop("counters"),
    "negative counter": lambda data: data["counters"].update(die=-1),
    "no estates": lambda data: data["state"].pop("estates"),
    "one estate too few": lambda data: data["state"]["estates"].pop(),
    "a coin from nowhere": lambda data: data["state"]["estates"][0].update(coins=7),
    "negative whisky": lambda data: data["state"]["estates"][0].update(whisky=-1),
    "unknown tile": lambda data: data["state"]["discards"].append("s9-palace"),
    "a tile twice": lambda data: data["state"]["discards"].append(data["state"]["stacks"][3][0]),
    "a tile is missing": lambda data: data["state"]["stacks"][3].pop(),
    "two pieces on a space": lambda data: data["state"]["rondel"].update(pieces=[0, 0, 1, 3]),
    "a piece too many": lambda data: data["state"]["rondel"]["pieces"].append(4),
    "full market": lambda data: data["state"].update(market=[9, 9, 9, 9, 9]),
    "active seat is not there": lambda data: data["state"].update(active=5),
    "unknown frame": lambda data: data["state"]["frames"].insert(0, ["fly"]),
    "frame with too many fields": lambda data: data["state"]["frames"].insert(0, ["take", 1, 2]),
    "frames asks nobody": lambda data: data["state"].update(frames=[["next-actor"]]),
    "a scoring too many": lambda data: data["state"].update(scorings=3),
    "an empty territory": lambda data: data["state"]["estates"][0].update(territory=[]),
    "nobody at home": lambda data: data["state"]["estates"][0]["territory"][0].update(members=0),
    "cubes where none can lie": lambda data: data["state"]["estates"][0]["territory"][0].update(goods={"wood": 1}),
    "draft without base": lambda data: data.update(draft={"settled": 0}),
    "draft settled too late": lambda data: data.update(draft={"base": data["state"], "settled": 99}),
    "draft is a list": lambda data: data.update(draft=[1]),
}

RECORDS: dict[str, Edit] = {
    "a choice that is not offered": lambda data: data["choices"].insert(0, "0 take 99"),
    "a choice after the end": lambda data: data["choices"].append("0 end"),
    "a choice of a seat that is not there": lambda data: data["choices"].insert(0, "7 take 4"),
    "a choice too few": lambda data: data["choices"].pop(),
    "other scores": lambda data: data.update(scores=[100, 0, 0]),
    "scores are text": lambda data: data.update(scores="all"),
    "over, it says": lambda data: data.update(over=False, scores=None),
}


@pytest.mark.parametrize("damage", [*HEADS, *STATES])
def test_damaged_snapshots_are_refused(game: Game, damage: str) -> None:
    data = json.loads(json.dumps(game.snapshot()))
    assert hindmost.restore(data).hash() == game.hash()
    {**HEADS, **STATES}[damage](data)
    with pytest.raises(DamagedSnapshot) as caught:
        hindmost.restore(data)
    assert len(str(caught.value).split()) > 3, "it says what is wrong"


@pytest.mark.parametrize("damage", [*HEADS, *RECORDS])
def test_damaged_records_are_refused(finished: Game, damage: str) -> None:
    data = json.loads(json.dumps(finished.record()))
    {**HEADS, **RECORDS}[damage](data)
    with pytest.raises(DamagedRecord) as caught:
        hindmost.replay(data)
    assert len(str(caught.value).split()) > 3, "it says what is wrong"


@pytest.mark.parametrize(
    "data", [None, 1, "text", [], {}, {"format": None}, {"format": ["hindmost-record/1"]}], ids=repr
)
def test_what_is_neither(data: Json) -> None:
    with pytest.raises(DamagedSnapshot, match="not a hindmost snapshot"):
        hindmost.restore(data)
    with pytest.raises(DamagedRecord, match="not a hindmost record"):
        hindmost.replay(data)


def test_a_record_is_no_snapshot_and_the_other_way_round(game: Game) -> None:
    with pytest.raises(DamagedSnapshot, match="hindmost-record/1"):
        hindmost.restore(game.record())
    with pytest.raises(DamagedRecord, match="hindmost-snapshot/1"):
        hindmost.replay(game.snapshot())


def test_an_edited_snapshot_that_can_be_is_accepted(game: Game) -> None:
    """A position can be built by hand: a coin goes from one seat to another."""
    data = game.snapshot()
    data["state"]["estates"][0]["coins"] -= 1
    data["state"]["estates"][1]["coins"] += 1
    edited = hindmost.restore(data)
    assert edited.check() == []
    assert edited.view()["seats"][1]["coins"] == 7


def test_the_record_of_another_version_says_which(game: Game) -> None:
    with pytest.raises(DamagedRecord, match=r"'0'.*'1'"):
        hindmost.replay({**game.record(), "rules": "0"})


# ---------------------------------------------------------------- corrected catalogues


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """A copy of the data file in which everybody begins with nine coins."""
    text = files("hindmost.catalogue").joinpath("glen-more.toml").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("starting_coins"))
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(line, 'starting_coins = { source = "R", value = 9 }'), "utf-8")
    return path


@pytest.mark.parametrize("kind", [str, Path])
def test_a_corrected_catalogue_is_played_with(corrected: Path, kind: Callable[[Path], Path | str]) -> None:
    game = hindmost.new_game("glen-more", seats=3, seed=42, catalogue=kind(corrected))
    assert [seat["coins"] for seat in game.view()["seats"]] == [9, 9, 9]
    assert game.check() == []
    assert "catalogue" not in game.view()


def test_a_catalogue_with_a_byte_order_mark_is_read(corrected: Path) -> None:
    corrected.write_bytes(b"\xef\xbb\xbf" + corrected.read_bytes())
    assert hindmost.new_game("glen-more", seats=2, seed=1, catalogue=corrected).questions


def test_record_and_snapshot_carry_their_catalogue(corrected: Path) -> None:
    game = hindmost.new_game("glen-more", seats=3, seed=42, catalogue=corrected)
    for _ in range(30):
        question = game.questions[0]
        game.play(question.seat, question.options[-1].id)
    record, snapshot = json.loads(json.dumps(game.record())), json.loads(json.dumps(game.snapshot()))
    assert record["catalogue"] == snapshot["catalogue"] == corrected.read_text("utf-8")
    corrected.unlink()
    assert hindmost.replay(record).snapshot() == game.snapshot()
    assert hindmost.restore(snapshot).snapshot() == game.snapshot()


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("starting_coins", "starting_cions", "starting_cions"),
        ("value = 9", 'value = "nine"', "starting_coins"),
        ("value = 9", "value = -9", "starting_coins"),
        ('cost = "free"', 'cost = "gold"', "s0-forest-river"),
        ('type = "forest"', 'type = "jungle"', "s0-forest-river"),
        ('activation = "produce wood"', 'activation = "explode"', "s0-forest-river"),
        ('id = "s0-forest-river",', "", "id: is missing"),
        ('game = "glen-more"', 'game = "chess"', "game"),
        ("starting_coins", "[[[", "TOML"),
    ],
)
def test_a_wrong_field_is_a_catalogue_error_and_nothing_else(corrected: Path, old: str, new: str, place: str) -> None:
    text = corrected.read_text("utf-8")
    assert old in text
    corrected.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(CatalogueError, match=place) as caught:
        hindmost.new_game("glen-more", seats=3, catalogue=corrected)
    assert type(caught.value) is CatalogueError
    assert caught.value.problems


def test_a_catalogue_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadConfiguration, match="cannot be read"):
        hindmost.new_game("glen-more", seats=3, catalogue=tmp_path / "nowhere.toml")
    with pytest.raises(BadConfiguration, match="cannot be read"):
        hindmost.new_game("glen-more", seats=3, catalogue=tmp_path)
    (tmp_path / "latin.toml").write_bytes('name = "Môr"'.encode("latin-1"))
    with pytest.raises(BadConfiguration, match="UTF-8"):
        hindmost.new_game("glen-more", seats=3, catalogue=tmp_path / "latin.toml")
