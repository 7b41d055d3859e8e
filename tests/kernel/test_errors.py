"""Wrong use: a named error, a sentence that says what to do, and nothing has changed. Also questions that are old."""

from __future__ import annotations

from typing import Any

import pytest

import hindmost
from hindmost import (
    BadConfiguration,
    Game,
    GameOver,
    HindmostError,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Question,
    UnknownGame,
)
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Choice
from hindmost.kernel.state import State
from tests.kernel.table import all_of, asking, first, hill, ids, lay, played
from tests.properties.playing import text_of, through_json, walk


def finished() -> Game:
    game = lay(2, (), 1)
    for _ in walk(game, 1):
        pass
    return game


def refused(game: Game, error: type[HindmostError], seat: Any, option_id: Any) -> str:
    before = text_of(all_of(game))
    with pytest.raises(error) as caught:
        game.play(seat, option_id)
    assert type(caught.value) is error
    assert text_of(all_of(game)) == before, "nothing has changed"
    return str(caught.value)


@pytest.mark.parametrize(
    "option_id", ["fly", "", "stride", "stride  ford", "STRIDE ford", "end", 7, None, ["end"], b"end"]
)
def test_what_is_not_offered(option_id: Any) -> None:
    sentence = refused(lay(2), NotOffered, 0, option_id)
    assert sentence.startswith(f"{option_id!r} is not offered to seat 0: ")
    assert sentence.endswith("Offered: stride ford, stride fair, stride thorn.")


def test_a_long_list_is_cut() -> None:
    game = asking("bid", 2)
    hill(game).coins[:] = [30, 30]
    sentence = refused(game, NotOffered, 0, "bid 99")
    assert sentence.endswith("bid 10, bid 11, ...")


@pytest.mark.parametrize("seat", [1, 2, -1, 77, None, "0", 0.5])
def test_whoever_is_not_asked(seat: Any) -> None:
    assert refused(lay(3), NotAsked, seat, "stride fair") == (
        f"Seat {seat} has nothing to answer now: wait for seat 0."
    )


def test_when_several_are_asked_all_are_named() -> None:
    game = first(lambda game: len(game.questions) == 2, 3)
    others = [question.seat for question in game.questions]
    sentence = refused(game, NotAsked, 9, "bid 0")
    assert sentence.endswith(f"wait for seat {others[0]} and {others[1]}.")


def test_when_the_game_is_over() -> None:
    game = finished()
    assert refused(game, GameOver, 0, "end") == (
        "The game is over: nothing more can be played. Look at scores, or start a new game."
    )
    with pytest.raises(GameOver):
        game.question(0)


def test_when_there_is_nothing_to_take_back() -> None:
    for game in (lay(2), finished()):
        before = all_of(game)
        with pytest.raises(NothingToUndo, match="There is nothing to take back: what was revealed"):
            game.undo()
        assert all_of(game) == before


def test_an_answer_by_a_seat_written_otherwise_is_recorded_as_usual() -> None:
    """True is 1 in Python; the record is still one that can be replayed."""
    game = first(lambda game: game.questions[0].seat == 1, 2)
    game.play(True, ids(game)[0])
    bidding = first(lambda game: len(game.questions) == 2, 2)
    bidding.play(True, "bid 0")
    for one in (game, bidding):
        assert hindmost.replay(through_json(one.record())).hash() == one.hash()
        assert str(one.choices[-1]).startswith("1 ")


def test_choices_can_be_compared_and_read() -> None:
    assert Choice(1, "bid 2") == Choice(1, "bid 2")
    assert len({Choice(1, "bid 2"), Choice(1, "bid 2"), Choice(0, "bid 2")}) == 2
    assert repr(Choice(1, "bid 2")) == "Choice(1, 'bid 2')"


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"game": "chess", "seats": 2}, UnknownGame, "There is no game 'chess'; there are: .*hollow-hill"),
        ({"game": "hollow-hill", "seats": 5}, BadConfiguration, "Hollow Hill is for 1 to 4 seats, not 5"),
        ({"game": "hollow-hill", "seats": 2.0}, BadConfiguration, "seats, not 2.0"),
        ({"game": "hollow-hill", "seats": True}, BadConfiguration, "seats, not True"),
        ({"game": "hollow-hill", "seats": 2, "chronicles": ([],)}, BadConfiguration, r"no Chronicle \[\]"),
        ({"game": "hollow-hill", "seats": 2, "chronicles": ("1",)}, BadConfiguration, "no Chronicle '1'"),
        ({"game": "hollow-hill", "seats": 2, "options": {"length": []}}, BadConfiguration, r"not \[\]"),
        ({"game": "hollow-hill", "seats": 2, "seed": "x"}, BadConfiguration, "seed must be a whole number"),
        ({"game": "hollow-hill", "seats": 2, "seed": 1 << 300}, BadConfiguration, "at most 256 bits"),
        ({"game": "hollow-hill", "seats": 2, "automa": "x"}, BadConfiguration, "no solo opponent"),
        ({"game": "hollow-hill", "seats": 2, "catalogue": "/nowhere"}, BadConfiguration, "cannot be read"),
    ],
)
def test_a_table_that_cannot_be_laid(arguments: dict[str, Any], error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        hindmost.new_game(**arguments)


def test_a_game_without_a_seed_draws_one_and_can_be_replayed() -> None:
    one, other = hindmost.new_game("hollow-hill", 2), hindmost.new_game("hollow-hill", 2)
    assert one.record()["seed"] != other.record()["seed"]
    assert hindmost.replay(through_json(one.record())).hash() == one.hash()


@pytest.mark.parametrize("seed", [0, -5, (1 << 256) - 1])
def test_any_seed_can_be_written_down(seed: int) -> None:
    game = lay(2, (), seed)
    assert hindmost.replay(through_json(game.record())).hash() == game.hash()
    assert hindmost.restore(through_json(game.snapshot())).hash() == game.hash()


# ---------------------------------------------------------------- old questions


def old_question() -> tuple[Game, Question]:
    game = lay(2)
    question = game.questions[0]
    game.play(0, "stride ford")
    return game, question


@pytest.mark.parametrize(
    "use",
    [
        lambda question: question.options,
        lambda question: question.title,
        lambda question: question.text("fr"),
        lambda question: question.default,
        lambda question: question.refused,
        lambda question: question.explain("end"),
        lambda question: question.option("stride ford"),
    ],
)
def test_an_old_question_says_that_it_is_old(use: Any) -> None:
    _, question = old_question()
    with pytest.raises(NotAsked, match=r"belongs to an earlier position: take the present ones from game\.questions"):
        use(question)
    assert question.seat == 0
    assert question.kind == "stride"


def test_an_old_option_says_so_too_but_keeps_its_id() -> None:
    game = lay(2)
    read, unread = game.questions[0].options[0], game.questions[0].options[1]
    assert read.id == "stride ford"
    game.play(0, "stride ford")
    assert read.id == "stride ford"
    for use in (lambda: unread.id, lambda: read.text(), lambda: read.targets, lambda: read.reveals, lambda: read.rule):
        with pytest.raises(NotAsked, match="earlier position"):
            use()


def test_what_was_read_in_time_stays_as_it_was() -> None:
    game = lay(2)
    question = game.questions[0]
    offered = [option.id for option in question.options]
    game.play(0, "stride ford")
    assert [option.id for option in question.options] == offered


def test_undo_makes_questions_old_as_well() -> None:
    game = lay(2)
    game.play(0, "stride ford")
    question = game.questions[0]
    assert game.can_undo
    game.undo()
    with pytest.raises(NotAsked, match="earlier position"):
        _ = question.title
    assert game.questions[0].title.key == "ask-stride"


def test_a_question_of_a_copy_has_its_own_time() -> None:
    game = lay(2)
    copy = game.clone()
    question = copy.questions[0]
    game.play(0, "stride ford")
    assert question.options[0].text()
    copy.play(0, "stride fair")
    with pytest.raises(NotAsked, match="earlier position"):
        _ = question.title


def test_an_error_does_not_make_a_question_old() -> None:
    game = lay(2)
    question = game.questions[0]
    with pytest.raises(NotOffered):
        game.play(0, "fly")
    assert question.options[0].text() == "en:option-stride(space=ford, steps=2)"
    assert question.options[0].targets == ["space:2"]


def test_a_frame_that_asks_with_an_empty_list_is_a_fault_of_the_rules() -> None:
    """It must not pass for the end of the game."""

    class Mute(Frame[State]):
        def ask(self, g: State) -> list[int] | None:
            return []

    game = lay(2)
    game.state.stack.insert(-1, Mute())
    with pytest.raises(AssertionError, match=r"Mute\(\) asks with an empty list"):
        game.play(0, "stride ford")


def test_representations_help_whoever_debugs() -> None:
    game = played(3)
    question = game.questions[0]
    assert repr(question).startswith(f"Question(seat={question.seat}, kind=")
    assert repr(question.options[0]) == f"Option({question.options[0].id!r})"
    assert repr(question.explain("fly")).startswith("Explanation('fly', Reason(")
