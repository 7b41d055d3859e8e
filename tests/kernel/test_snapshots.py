"""Snapshots: whole at every question, and refused with reasons when edited into what cannot be."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import hindmost
from hindmost import DamagedRecord, DamagedSnapshot, Game, api
from hindmost.games.glen_more_ii.gains import Stow, StowProduce
from hindmost.games.registry import RULES
from hindmost.kernel import snapshots
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json
from hindmost.mechanics.goods import unit
from tests.glen_more_ii_scenario import Scene
from tests.kernel.table import TABLES, all_of, asking, first, ids, lay, played
from tests.kernel.toy.data import RECORDS
from tests.kernel.toy.treasure import Bid, Draw
from tests.properties.playing import face_of, text_of, through_json, walk

NONSENSE: tuple[Json, ...] = (None, True, -7, 10**40, 2.5, "", "x", [], {}, [None], {"x": []}, [[[]]])
"""What somebody might have put in the place of anything."""


@pytest.mark.parametrize(("seats", "chronicles"), TABLES)
def test_every_question_is_saved_and_brought_back(seats: int, chronicles: tuple[int, ...]) -> None:
    game = lay(seats, chronicles, 9)
    for _ in walk(game, 9):
        saved = text_of(game.snapshot())
        restored = hindmost.restore(through_json(game.snapshot()))
        assert text_of(restored.snapshot()) == saved
        assert restored.hash() == game.hash()
        assert restored.draft == game.draft
        twin = game.clone()
        for one, other in ((restored, twin),):
            while one.can_undo:
                one.undo()
                other.undo()
            assert text_of(one.snapshot()) == text_of(other.snapshot())
    over = hindmost.restore(through_json(game.snapshot()))
    assert over.over
    assert over.scores == game.scores


def test_a_restored_game_has_the_same_future() -> None:
    game = played(15, 3, (1, 2), 2)
    restored = hindmost.restore(through_json(game.snapshot()))
    for step in walk(game, 3):
        restored.play(step.question.seat, step.option.id)
    assert text_of(restored.snapshot()) == text_of(game.snapshot())
    assert restored.scores == game.scores


def drafted() -> Game:
    """A game in which three answers can be taken back."""
    return first(lambda game: len(game.draft) == 3, 2, (2,))


def test_a_draft_is_restored_with_its_undo() -> None:
    game = drafted()
    restored = hindmost.restore(through_json(game.snapshot()))
    assert restored.draft == game.draft
    assert [str(choice) for choice in restored.choices] == [str(choice) for choice in game.choices]
    again = hindmost.restore(through_json(restored.snapshot()))
    for one in (restored, again, game):
        one.undo()
    assert text_of(restored.snapshot()) == text_of(game.snapshot()) == text_of(again.snapshot())
    choice = "dance" if "dance" in ids(game) else ids(game)[0]
    for one in (restored, game):
        one.play(one.questions[0].seat, choice)
        while one.can_undo:
            one.undo()
    assert text_of(restored.snapshot()) == text_of(game.snapshot())
    assert not restored.can_undo


@pytest.mark.parametrize("settled", [-1, -100, 10**9, True, "2", None])
def test_a_draft_that_begins_nowhere_is_refused(settled: Json) -> None:
    data = through_json(drafted().snapshot())
    data["draft"]["settled"] = settled
    with pytest.raises(DamagedSnapshot, match="settled"):
        hindmost.restore(data)


def test_a_draft_that_leads_elsewhere_is_refused() -> None:
    game = drafted()
    data = through_json(game.snapshot())
    data["state"]["coins"][0] += 1
    with pytest.raises(DamagedSnapshot, match="not the one that the draft's answers lead to"):
        hindmost.restore(data)
    data = through_json(game.snapshot())
    data["choices"][-1] = "0 fly"
    with pytest.raises(DamagedSnapshot, match=r"Choice 3 \(0 fly\) cannot be played"):
        hindmost.restore(data)
    data = through_json(game.snapshot())
    data["draft"]["base"]["frames"][0] = ["nonsense"]
    with pytest.raises(DamagedSnapshot, match="no frame called 'nonsense'"):
        hindmost.restore(data)
    data = through_json(game.snapshot())
    data["draft"] = []
    with pytest.raises(DamagedSnapshot, match="'base' is missing"):
        hindmost.restore(data)


def test_a_draft_with_an_answer_that_stands_is_refused() -> None:
    """Somebody moved the barrier back beyond a reveal."""
    game = asking("stride", 2)
    before = game.clone()
    game.play(game.questions[0].seat, next(option.id for option in game.questions[0].options if option.reveals))
    data = through_json(game.snapshot())
    data["draft"] = {"base": through_json(before.snapshot())["state"], "settled": len(before.choices)}
    with pytest.raises(DamagedSnapshot, match=r"can no longer be taken back|not the one"):
        hindmost.restore(data)


def test_a_snapshot_is_not_changed_by_the_game_that_came_from_it() -> None:
    data = through_json(played(12, 3, (1, 2)).snapshot())
    before = copy.deepcopy(data)
    game = hindmost.restore(data)
    for _ in walk(game, 1):
        pass
    assert data == before


# ---------------------------------------------------------------- edited by hand


def broken(change: Callable[[Any], None], game: Game) -> str:
    """The reason for which the changed snapshot is refused."""
    data = through_json(game.snapshot())
    data.pop("draft", None)
    hindmost.restore(copy.deepcopy(data))
    change(data)
    with pytest.raises(DamagedSnapshot) as caught:
        hindmost.restore(data)
    return str(caught.value)


def put(*path: Any) -> Callable[[Any], None]:
    """A change: the last of the path is put where the rest leads."""

    def change(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    "field", ["game", "rules", "seats", "chronicles", "options", "seed", "counters", "choices", "state", "format"]
)
def test_a_missing_field_is_named(field: str) -> None:
    reason = broken(lambda data: data.pop(field), lay(2, (1,)))
    assert field in reason


@pytest.mark.parametrize("field", ["at", "coins", "bags", "shown", "barrow", "sheet", "active", "frames", "slices"])
def test_a_missing_field_of_the_state_is_named(field: str) -> None:
    assert broken(lambda data: data["state"].pop(field), lay(2, (1,))) == (
        f"The snapshot's state lacks the field '{field}'."
    )


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("format", "hindmost-record/1"), "its format is 'hindmost-record/1', not 'hindmost-snapshot/1'"),
        (put("game", "go"), "There is no game 'go'"),
        (put("game", 3), "'game' must be of type str, not int"),
        (put("rules", "0"), "version '0' of the rules of Hollow Hill; this is version '7'"),
        (put("seats", 9), "for 1 to 4 seats, not 9"),
        (put("seats", 2.0), "'seats' must be of type int, not float"),
        (put("seats", True), "'seats' must be of type int, not bool"),
        (put("chronicles", [[1]]), r"no Chronicle \[1\]"),
        (put("chronicles", [True]), "no Chronicle True"),
        (put("chronicles", [99]), "no Chronicle 99"),
        (put("chronicles", 1), "'chronicles' must be of type list"),
        (put("options", {"length": "endless"}), "can be 'long', 'short', not 'endless'"),
        (put("options", {"width": 1}), "no option 'width'; it has: length"),
        (put("catalogue", 5), "'catalogue' must hold the text"),
        (put("catalogue", "{"), "Its catalogue cannot be used"),
        (put("catalogue", "[" * 100_000), "Its catalogue cannot be used"),
        (put("seed", 10**100), "at most 256 bits"),
        (put("seed", "1"), "'seed' must be of type int"),
        (put("counters", {"barrow": -1}), "must hold a number below"),
        (put("counters", {"barrow": True}), "must hold a number below"),
        (put("counters", {"barrow": 10**30}), "must hold a number below"),
        (put("counters", []), "'counters' must be of type dict"),
        (put("choices", ["take 4"]), "'take 4' is not a choice; choices are written like '0 take 4'"),
        (put("choices", ["0"]), "is not a choice"),
        (put("choices", ["0 "]), "is not a choice"),
        (put("choices", ["9" * 5000 + " end"]), "is not a choice"),
        (put("choices", ["² end"]), "is not a choice"),
        (put("choices", [["0 end"]]), "not a value of type list"),
        (put("state", []), "'state' must be of type dict"),
        (put("state", "coins", [1, 2]), "coins must be 3 whole numbers"),
        (put("state", "coins", [1, 2, "3"]), "coins must be 3 whole numbers"),
        (put("state", "coins", None), "cannot be read"),
        (put("state", "coins", [1, 2, -3]), "This position cannot be: coins cannot be negative"),
        (put("state", "at", [4, 4, 5]), "two pieces stand on one space"),
        (put("state", "bags", 0, ["crown"]), "cannot be read"),
        (put("state", "bags", 0, []), "there must be"),
        (put("state", "barrow", [99, 3, 5]), "there must be 4 of cup"),
        (put("state", "active", "0"), "active must be a whole number, not '0'"),
        (put("state", "active", None), "active must be a whole number, not None"),
        (put("state", "active", 17), "make no sense together|asks nobody"),
        (put("state", "active", -1), "asks nobody at the table"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(change: Callable[[Any], None], reason: str) -> None:
    found = broken(change, lay(3))
    assert re.search(reason, found), found


@pytest.mark.parametrize(
    ("frames", "reason"),
    [
        (None, "frames must be a list, not NoneType"),
        ([None], "a frame must be a list, not NoneType"),
        (["stride"], "a frame must be a list, not str"),
        ([[]], "there is no frame called None"),
        ([["fly"]], "there is no frame called 'fly'"),
        ([[["stride"]]], r"there is no frame called \['stride'\]"),
        ([["stride", 1]], r"the frame 'stride' has no fields, so it cannot be \[1\]"),
        ([["stride"], ["wages"]], r"the frame 'wages' has the fields space, so it cannot be \[\]"),
        ([["stride"], ["wages", 1, 2]], "the frame 'wages' has the fields space"),
        ([["stride"], ["wages", "ford"]], "a field of the frame 'wages' must be a whole number, not 'ford'"),
        ([["stride"], ["wages", True]], "must be a whole number, not True"),
        ([["stride"], ["wages", 1.0]], "must be a whole number, not 1.0"),
        ([["stride"], ["wages", 99]], "the frame 'wages' cannot have the space 99"),
        ([["stride"], ["wages", -1]], "the frame 'wages' cannot have the space -1"),
        ([["stride"], ["draw", 3]], "the frame 'draw' cannot have the seat 3"),
        ([["march", 0], ["stride"]], "there is no frame called 'march'"),
        ([["bid"]], "the frame 'bid' has the fields seats, answers, treasure"),
        ([["bid", -1]], "the frame 'bid' has the fields"),
        ([["bid", 3, 0, 1, 2, -1, -1]], "the frame 'bid' has the fields"),
        ([["bid", 2, 0, 1, -1, -1]], "the frame 'bid' has the fields"),
        ([["bid", 2, 0, 1, -1, -1, 0, 0]], "the frame 'bid' has the fields"),
        ([["bid", 2, 0, 7, -1, -1, 0]], "the frame 'bid' cannot have the seat 7"),
        ([["bid", 2, 0, 0, -1, -1, 0]], "the frame 'bid' asks a seat twice"),
        ([["bid", 2, 0, 1, -1, 5, 0]], "the frame 'bid' has an answer of seat 1 that was not offered"),
        ([["bid", 2, 0, 1, -2, -1, 0]], "the frame 'bid' cannot have the answer -2"),
        ([["bid", 2, 0, 1, -1, -1, 8]], "the frame 'bid' cannot have the treasure 8"),
        ([["land"], ["rest"], ["next-actor"]], r"its first frame Land\(\) asks nothing"),
        ([["draw", 0], ["rest"], ["next-actor"]], r"its first frame Draw\(0,\) asks nobody at the table"),
        ([], "somebody is not home yet"),
    ],
)
def test_frames_that_cannot_be_are_refused(frames: Json, reason: str) -> None:
    found = broken(put("state", "frames", frames), lay(3))
    assert re.search(reason, found), found


def test_a_secret_with_all_answers_asks_nothing() -> None:
    game = asking("bid", 2)
    data = through_json(game.snapshot())
    data.pop("draft", None)
    frame = data["state"]["frames"][0]
    bidders = frame[1]
    frame[2 + bidders : 2 + 2 * bidders] = [4 << 24] * bidders
    with pytest.raises(DamagedSnapshot, match="asks nothing"):
        hindmost.restore(data)


def test_meanings_of_modules_are_checked_by_them() -> None:
    game = lay(2, (2,))
    frames = through_json(game.snapshot())["state"]["frames"]
    reason = broken(put("state", "frames", [frames[0], ["march", 1], *frames[1:]]), game)
    assert "the frame 'march' cannot have the piece 1" in reason


def test_all_reasons_are_given_at_once() -> None:
    def change(data: Any) -> None:
        data["state"]["coins"] = [1, 1, -1]
        data["state"]["at"] = [5, 5, 5]

    reason = broken(change, lay(3))
    assert "coins cannot be negative; two pieces stand on one space" in reason


def test_any_value_in_any_place_is_read_or_refused() -> None:
    """Every value of a snapshot is replaced by every nonsense; no other exception ever comes out."""
    game = first(lambda game: game.questions[0].kind == "bid" and len(game.questions) == 3, 3, (1, 2))
    game.play(0, "bid 0")
    whole = through_json(game.snapshot())

    def walk_into(data: Any, path: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
        return [path] * bool(path) + [each for key, value in items for each in walk_into(value, (*path, key))]

    for path in walk_into(whole, ()):
        if path[0] == "choices" and len(path) > 1:
            continue
        for value in NONSENSE:
            data = copy.deepcopy(whole)
            put(*path, value)(data)
            with suppress(DamagedSnapshot):
                assert face_of(hindmost.restore(data))


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("format", None), "its format is None, not 'hindmost-record/1'"),
        (put("seed", None), "'seed' must be of type int"),
        (put("choices", None), "'choices' must be of type list"),
        (put("choices", [5]), "not a value of type int"),
        (put("choices", ["0 fly"]), r"Choice 1 \(0 fly\) cannot be played: 'fly' is not offered to seat 0"),
        (put("choices", ["2 end"]), r"Choice 1 \(2 end\) cannot be played: Seat 2 has nothing to answer now"),
        (put("scores", [1]), r"says the scores are \[1\], but its choices give"),
        (put("over", False), "Its choices end the game, but it says otherwise"),
        (put("over", None), "Its choices end the game, but it says otherwise"),
        (lambda data: data["choices"].pop(), "Its choices do not end the game, but it says otherwise"),
        (lambda data: data["choices"].append("0 end"), "cannot be played: The game is over"),
    ],
)
def test_a_record_that_cannot_be_is_refused(change: Callable[[Any], None], reason: str) -> None:
    game = lay(2, (), 1)
    for _ in walk(game, 1):
        pass
    data = through_json(game.record())
    change(data)
    with pytest.raises(DamagedRecord) as caught:
        hindmost.replay(data)
    assert re.search(reason, str(caught.value)), caught.value


def test_a_table_of_ones_own_records_is_kept_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "hill.json"
    file.write_text(json.dumps({**RECORDS, "cup": {"is": "treasure", "count": 4, "worth": 30}}), "utf-8")
    game = hindmost.new_game("hollow-hill", 2, seed=1, catalogue=file)
    for _ in walk(game, 1):
        pass
    assert "cup" in game.snapshot()["catalogue"]
    assert hindmost.replay(through_json(game.record())).scores == game.scores
    assert hindmost.restore(through_json(game.snapshot())).scores == game.scores
    assert "catalogue" not in game.view(0)


# ---------------------------------------------------------------- what frames say of themselves


def test_frames_are_values() -> None:
    assert Draw(1) == Draw(1)
    assert hash(Draw(1)) == hash(Draw(1))
    assert Draw(1) != Draw(2)
    assert repr(Draw(1)) == "Draw(1,)"
    assert Bid((0, 2), (-1, 5), 1).to_json() == ["bid", 2, 0, 2, -1, 5, 1]
    assert Bid.revive([2, 0, 2, -1, 5, 1]) == Bid((0, 2), (-1, 5), 1)
    assert Bid((0, 2), (-1, 5), 1).meanings() == [
        ("seat", 0),
        ("seat", 2),
        ("answer", -1),
        ("answer", 5),
        ("treasure", 1),
    ]


def test_every_field_of_every_frame_of_every_game_is_checked() -> None:
    """A meaning that nobody knows would let anything pass: -99 is nonsense for all of them."""
    for rules in RULES.values():
        modules = rules.modules()
        for chosen in [(), *((module.number,) for module in modules)]:
            seats = next(
                n for n in rules.seats if all(not m.seats or n in m.seats for m in modules if m.number in chosen)
            )
            game = api.new_game(rules.id, seats, chosen, 1)
            for kind, frame in game.setup.table.frames.items():
                for meaning in frame.shape.values():
                    meaning = {"sizes": "size"}.get(meaning, meaning)
                    assert not rules.fits(game.state, meaning, -99), f"{rules.id}: {kind} has an unchecked {meaning}"


def test_every_frame_on_the_stack_has_the_fields_that_its_shape_names() -> None:
    game = lay(3, (1, 2), 4)
    for _ in walk(game, 4):
        for frame in game.state.stack:
            assert isinstance(frame, Frame)
            assert frame.meanings() is not None
            assert game.setup.table.frames[frame.kind()].revive(list(frame.fields())) == frame


def test_problems_are_the_same_for_a_game_and_for_its_snapshot() -> None:
    game = played(8, 3, (1,))
    assert game.check() == snapshots.problems(game.setup.rules, game.state) == []
    game.state.stack.insert(0, Draw(8))
    assert game.check() == ["the frame 'draw' cannot have the seat 8"]
    assert all_of(game)


def test_a_draft_kept_before_frames_were_told_apart_goes_on() -> None:
    """What a tile makes was stowed like a gift, and the snapshot of that time says so."""
    scene = Scene("rondel: 0 1 2 b-crieff-tryst; seat 0: coins 9; 0,0: sheep 3, scotsmen 2", "market: sheep 3")
    produced = StowProduce(0, unit(0) + unit(1))
    game = scene.game
    state = game.state.copy()
    game.state.stack.append(produced)
    state.stack.append(Stow(0, unit(0) + unit(1)))
    assert snapshots.state_to_json(game.state) != snapshots.state_to_json(state)
    assert snapshots.is_same(game.state, state)
    state.stack[-1] = Stow(0, unit(0))
    assert not snapshots.is_same(game.state, state)
