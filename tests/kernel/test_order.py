"""Where the rules leave an order to a player, the player is asked."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import hindmost
from hindmost import DamagedSnapshot, Game
from hindmost.kernel.frames import Frame
from hindmost.kernel.order import AnyOrder, in_any_order
from hindmost.kernel.state import State
from hindmost.kernel.verbs import KERNEL_VERBS, MOST_MODULES, VERBS_PER_MODULE
from tests.kernel.table import all_of, asking, ids, scripted
from tests.kernel.toy.moonlight import Glimmer, Moonrise, Wisp
from tests.kernel.toy.piper import Echo, Tune
from tests.properties.playing import text_of, through_json

ALL = {"omen": [0, 0], "moonrise": [5]}


def pending(*groups: list[Frame[Any]]) -> Game:
    """Seat 0 is about to stride and must first say in which order these are done."""
    game = scripted(2, (1, 2), ALL)
    game.state.push(in_any_order(0, groups))
    game.position.settle()
    game.mark_barrier()
    return game


def notes(game: Game) -> list[str]:
    return [note.code for note in game.journal if note.code in ("glimmer", "echo", "followed", "danced")]


def test_listeners_of_one_event_wait_for_their_owner() -> None:
    """Moonlight's group of two frames and the piper's one, as the modules pushed them when seat 0 landed."""
    game = scripted(2, (1, 2), ALL)
    game.play(0, "stride thorn")
    assert game.questions[0].kind == "any-order"
    assert game.questions[0].seat == 0
    assert ids(game) == ["next glimmer", "next tune"]
    assert [option.text() for option in game.questions[0].options] == [
        "en:option-next(step=en:step-glimmer())",
        "en:option-next(step=en:step-tune())",
    ]
    assert game.questions[0].text("fr") == "fr:ask-any-order()"


@pytest.mark.parametrize(
    ("chosen", "answers"),
    [("next glimmer", ["follow", "dance"]), ("next tune", ["dance", "follow"])],
)
def test_the_chosen_group_is_done_first_and_whole(chosen: str, answers: list[str]) -> None:
    game = scripted(2, (1, 2), ALL)
    game.play(0, "stride thorn")
    game.play(0, chosen)
    for answer in answers:
        assert answer in ids(game)
        game.play(0, answer)
    assert game.questions[0].kind == "rest"
    assert notes(game) == (
        ["glimmer", "followed", "danced", "echo", "glimmer"]
        if chosen == "next glimmer"
        else ["danced", "glimmer", "followed", "echo", "glimmer"]
    )


def test_only_one_listener_needs_no_question() -> None:
    game = scripted(2, (1, 2), {"omen": [0, 0], "moonrise": [7], "pedlar": [0]})
    game.play(0, "stride fair")  # an odd space: no wisps
    assert game.questions[0].kind == "tune"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_three_groups_in_every_order(order: tuple[int, ...]) -> None:
    groups: list[list[Frame[Any]]] = [[Echo()], [Glimmer(), Glimmer()], [Wisp(0)]]
    names = ["next echo", "next glimmer", "next wisp"]
    steps = [["echo"], ["glimmer", "glimmer"], ["followed"]]
    game = pending(*groups)
    assert ids(game) == names
    for place in order[:2]:
        game.play(0, names[place])
        if place == 2:
            game.play(0, "follow")
    if order[2] == 2:
        game.play(0, "follow")
    assert notes(game) == [code for place in order for code in steps[place]]
    assert game.questions[0].kind == "stride"


def test_what_is_alike_is_no_choice() -> None:
    game = pending([Wisp(0)], [Wisp(0)], [Wisp(0)])
    assert game.questions[0].kind == "wisp"
    for _ in range(3):
        game.play(0, "stay")
    assert game.questions[0].kind == "stride"


def test_what_is_alike_is_offered_once() -> None:
    game = pending([Wisp(0)], [Tune(0)], [Wisp(0)])
    assert ids(game) == ["next wisp", "next tune"]


def test_namesakes_are_numbered() -> None:
    game = pending([Wisp(0)], [Tune(0)], [Wisp(1)], [Wisp(0), Echo()])
    assert ids(game) == ["next wisp", "next tune", "next wisp 2", "next wisp 3"]
    game.play(0, "next wisp 2")
    assert game.questions[0].seat == 1
    game.play(1, "stay")
    assert ids(game) == ["next wisp", "next tune", "next wisp 2"]


def test_nothing_or_one_group_is_simply_done() -> None:
    assert in_any_order(0, []) == []
    assert in_any_order(0, [[], []]) == []
    assert in_any_order(0, [[], [Echo(), Glimmer()]]) == [Echo(), Glimmer()]
    assert in_any_order(1, [[Echo()], [], [Glimmer(), Echo()]]) == [AnyOrder(1, (1, 2)), Echo(), Glimmer(), Echo()]


def test_a_group_may_ask_for_an_order_of_its_own() -> None:
    inner = in_any_order(0, [[Echo()], [Glimmer()]])
    game = pending(inner, [Tune(0)])
    assert ids(game) == ["next any-order", "next tune"]
    game.play(0, "next any-order")
    assert ids(game) == ["next echo", "next glimmer"]
    game.play(0, "next glimmer")
    assert notes(game) == ["glimmer", "echo"]
    assert game.questions[0].kind == "tune"


def test_another_seat_may_be_asked() -> None:
    game = scripted(2, (1, 2), ALL)
    game.state.push(in_any_order(1, [[Echo()], [Glimmer()]]))
    game.position.settle()
    assert [question.seat for question in game.questions] == [1]
    game.play(1, "next glimmer")
    assert notes(game) == ["glimmer", "echo"]
    assert game.questions[0].seat == 0


def test_choosing_an_order_can_be_taken_back() -> None:
    game = pending([Echo()], [Wisp(0)], [Tune(0)])
    before = all_of(game)
    for option in game.questions[0].options:
        assert not option.reveals
    game.play(0, "next tune")
    game.play(0, "dance")
    game.play(0, "next wisp")
    for _ in range(3):
        game.undo()
    assert all_of(game) == before


def test_what_asks_nature_says_so() -> None:
    game = pending([Moonrise()], [Wisp(0)])
    assert [option.reveals for option in game.questions[0].options] == [True, False]
    game.play(0, "next moonrise")
    assert not game.can_undo


def test_a_frame_may_say_that_it_shows_something() -> None:
    class Flip(Glimmer):
        def reveals(self, g: State) -> bool:
            return True

    game = pending([Flip()], [Wisp(0)])
    assert [option.reveals for option in game.questions[0].options] == [True, False]
    game.play(0, "next flip")
    assert not game.can_undo


def test_it_is_saved_copied_and_brought_back() -> None:
    game = asking("any-order", 3, (1, 2))
    assert game.snapshot()["state"]["frames"][0][0] == "any-order"
    for one in (hindmost.restore(through_json(game.snapshot())), game.clone()):
        assert ids(one) == ids(game)
        seat = game.questions[0].seat
        for option_id in ids(game):
            left, right = one.clone(), game.clone()
            left.play(seat, option_id)
            right.play(seat, option_id)
            assert text_of(left.snapshot()) == text_of(right.snapshot())


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (["any-order", 0], "has the fields seat, sizes, so it cannot be"),
        (["any-order"], "has the fields seat, sizes, so it cannot be"),
        (["any-order", 9, 2, 1], "cannot have the seat 9"),
        (["any-order", 0, 0, 1], "cannot have the size 0"),
        (["any-order", 0, -1, 1], "cannot have the size -1"),
        (["any-order", 0, 20, 1], "wants 21 frames to follow it, but there are"),
    ],
)
def test_one_that_cannot_be_is_refused(frame: list[object], reason: str) -> None:
    data = through_json(asking("any-order", 3, (1, 2)).snapshot())
    data.pop("draft", None)
    data["state"]["frames"][0] = frame
    with pytest.raises(DamagedSnapshot, match=reason):
        hindmost.restore(data)


def test_the_kernels_verb_is_beyond_all_modules() -> None:
    table = scripted(2, (), {}).setup.table
    assert table.verbs[KERNEL_VERBS].name == "next"
    assert KERNEL_VERBS >= MOST_MODULES * VERBS_PER_MODULE
    assert table.frames["any-order"] is AnyOrder
