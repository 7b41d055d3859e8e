"""Simultaneous secrets: everybody may answer and change the answer until all are in; the order is nothing."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import hindmost
from hindmost import Game, NotAsked, NothingToUndo, NotOffered
from hindmost.kernel.frames import Secret
from hindmost.kernel.verbs import PAYLOAD
from tests.kernel.table import all_of, first, hill, ids, lay, scripted
from tests.kernel.toy.treasure import Bid
from tests.properties.playing import questions_of, text_of, through_json


def fair(seats: int = 3) -> Game:
    """Seat n has n + 1 coins, seat 0 goes to the fair, the pedlar brings a torc."""
    game = scripted(seats, (), {"pedlar": [1]})
    game.play(0, "stride fair")
    assert [question.kind for question in game.questions] == ["bid"] * seats
    return game


def outcome(game: Game) -> tuple[object, ...]:
    return game.hash(), [note.to_json() for note in game.journal], questions_of(game), game.view(0), game.view(None)


def test_everybody_is_asked_at_once() -> None:
    game = fair()
    assert [question.seat for question in game.questions] == [0, 1, 2]
    assert [ids(game, seat) for seat in range(3)] == [
        ["bid 0", "bid 1"],
        ["bid 0", "bid 1", "bid 2"],
        ["bid 0", "bid 1", "bid 2", "bid 3"],
    ]
    assert game.view(0)["asked"] == [0, 1, 2]


@pytest.mark.parametrize("bids", list(product((0, 1), (0, 2), (1, 2, 3))))
def test_the_order_of_answering_is_nothing(bids: tuple[int, ...]) -> None:
    results = set()
    for order in permutations(range(3)):
        game = fair()
        for seat in order:
            game.play(seat, f"bid {bids[seat]}")
        results.add(str(outcome(game)))
    assert len(results) == 1


def test_the_last_answer_counts() -> None:
    """Changed again and again, in whatever order: as if everybody had only said the last word."""
    plain = fair()
    for seat, bid in enumerate((1, 2, 0)):
        plain.play(seat, f"bid {bid}")
    changed = fair()
    changed.play(2, "bid 3")
    changed.play(0, "bid 0")
    changed.play(2, "bid 0")
    changed.play(0, "bid 1")
    assert [question.seat for question in changed.questions] == [1]
    assert ids(changed, 0) == ["bid 0", "bid 1"], "whoever has answered may still look and change"
    changed.play(1, "bid 2")
    assert outcome(changed) == outcome(plain)
    assert hill(changed).shown[1] == [1]


def test_changed_answers_are_in_the_record() -> None:
    game = lay(3, (), 4)
    while game.questions[0].kind != "bid":
        game.play(game.questions[0].seat, ids(game)[-1])
    for seat, option_id in ((2, "bid 1"), (2, "bid 0"), (0, "bid 0"), (0, "bid 0")):
        game.play(seat, option_id)
    again = hindmost.replay(through_json(game.record()))
    assert all_of(again) == all_of(game)
    assert [str(choice) for choice in again.choices][-4:] == ["2 bid 1", "2 bid 0", "0 bid 0", "0 bid 0"]


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    """One has bid nothing, the other everything: nobody else's screen or question differs by a byte."""
    low, high = fair(), fair()
    low.play(2, "bid 0")
    high.play(2, "bid 3")
    for onlooker in (0, 1, None):
        assert text_of(low.view(onlooker)) == text_of(high.view(onlooker))
        assert low.log(onlooker) == high.log(onlooker)
    assert text_of(questions_of(low)) == text_of(questions_of(high))
    assert low.view(0)["asked"] == [0, 1]


def test_one_s_own_answer_can_be_read_until_all_are_in() -> None:
    game = fair()
    assert game.question(2).given is None
    for bid in ("bid 3", "bid 1"):
        game.play(2, bid)
        given = game.question(2).given
        assert given is not None
        assert given.id == bid
    assert [question.given for question in game.questions] == [None, None], "those who are missing have given nothing"
    game.play(1, "bid 0")
    game.play(0, "bid 0")
    assert game.questions[0].given is None, "what is asked next is no secret"


def test_answers_in_secret_are_not_redealt_as_they_are() -> None:
    """A search for seat 0 must not find out what seat 2 has bid; its own bid it knows."""
    game = fair()
    game.play(2, "bid 3")
    game.play(0, "bid 1")
    seen = set()
    for seed in range(40):
        frame = game.redeal(0, seed=seed).state.stack[-1]
        assert isinstance(frame, Bid)
        assert frame.missing() == [1]
        assert frame.answers[0] & PAYLOAD == 1
        assert frame.prize == 1
        seen.add(frame.answers[2] & PAYLOAD)
    assert seen == {0, 1, 2, 3}
    assert isinstance(game.state.stack[-1], Bid)
    assert game.state.stack[-1].answers[2] & PAYLOAD == 3, "the game itself is as it was"


def test_any_number_is_an_answer_that_is_not_negative() -> None:
    secret = Bid((0, 1, 2), (0, -1, 7), 0)
    assert secret.missing() == [1]
    assert [secret.answer_of(seat) for seat in range(3)] == [0, -1, 7]


def test_whoever_answers_last_cannot_take_it_back() -> None:
    """All answers are open then, even where the same seat goes on and nature is not asked."""
    game = fair()
    for seat in (2, 1):
        game.play(seat, "bid 1")
        assert not game.can_undo
    game.play(0, "bid 0")
    assert game.questions[0].seat == 0
    assert game.questions[0].kind == "rest"
    with pytest.raises(NothingToUndo):
        game.undo()


def test_questions_asked_at_once_can_be_answered_one_by_one() -> None:
    game = fair()
    for question in game.questions:
        game.play(question.seat, question.options[-1].id)
    assert game.questions[0].kind == "rest"
    assert hill(game).shown[2] == [1]


def test_saved_between_two_answers() -> None:
    game = first(lambda game: len(game.questions) == 3)
    game.play(1, "bid 0")
    restored = hindmost.restore(through_json(game.snapshot()))
    assert [question.seat for question in restored.questions] == [0, 2]
    for one in (game, restored):
        one.play(2, "bid 0")
        one.play(0, "bid 0")
    assert restored.hash() == game.hash()


def test_whoever_has_no_coin_is_not_asked() -> None:
    game = fair()
    hill(game).coins[:] = [1, 0, 0]
    game.state.stack[-1] = Bid((0,), (-1,), 1)
    with pytest.raises(NotAsked, match="Seat 1 has nothing to answer now: wait for seat 0"):
        game.play(1, "bid 0")
    game.play(0, "bid 1")
    assert hill(game).shown[0] == [1]


def test_a_secret_of_nobody_resolves_itself() -> None:
    game = fair()
    before = hill(game).barrow[1]
    game.state.stack[-1] = Bid((), (), 1)
    game.position.settle()
    assert game.questions[0].kind == "rest"
    assert hill(game).barrow[1] == before + 1


def test_what_is_not_offered_is_no_answer() -> None:
    game = fair()
    before = all_of(game)
    with pytest.raises(NotOffered, match="'bid 2' is not offered to seat 0"):
        game.play(0, "bid 2")
    assert all_of(game) == before


def test_a_search_asks_one_after_the_other() -> None:
    position = fair().position
    seats = []
    while isinstance(position.state.stack[-1], Secret):
        seats.append(position.seat)
        position.play(position.options[0])
    assert seats == [0, 1, 2]
