"""A game that begins where another one stands: with the same position as a seat knows it, and another future."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import BadConfiguration, DamagedRecord, Game, GameOver
from hindmost.review import analyse

PLAYED: list[tuple[str, int, tuple[int, ...], str | None]] = [
    ("glen-more", 3, (), None),
    ("glasgow", 2, (), None),
    ("glen-more-ii", 3, (2, 4, 7), None),
    ("glen-more-ii", 1, (), "raiglar"),
]


def played(game: Game, answers: int, source: Random) -> Game:
    for _ in range(answers):
        if game.over:
            break
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
    return game


def somewhere(game: str, seats: int, chronicles: tuple[int, ...], automa: str | None, answers: int) -> Game:
    return played(hindmost.new_game(game, seats, chronicles, 5, automa=automa), answers, Random(answers))


@pytest.mark.parametrize(("game", "seats", "chronicles", "automa"), PLAYED)
def test_a_seat_sees_what_it_saw_and_the_record_proves_the_rest(
    game: str, seats: int, chronicles: tuple[int, ...], automa: str | None
) -> None:
    for answers in (0, 17, 40):
        before = somewhere(game, seats, chronicles, automa, answers)
        seat = before.questions[0].seat
        on = hindmost.laid_from(before, seat, seed=3, keyed=True)
        assert on.view(seat) == before.view(seat)
        assert [option.id for option in on.questions[0].options] == [o.id for o in before.questions[0].options]
        assert not on.choices
        assert not on.can_undo
        again = hindmost.restore(played(on, 12, Random(1)).snapshot())
        assert again.record() == on.record()
        played(on, 10**6, Random(2))
        assert on.over
        replayed = hindmost.replay(on.record())
        assert (replayed.hash(), replayed.record()) == (on.hash(), on.record())


def test_what_comes_is_not_what_came() -> None:
    """Whoever has seen the game to its end knows nothing of the one that is laid from it."""
    before = somewhere("glen-more", 3, (), None, 10)
    futures = {tuple(played(before.clone(), 30, Random(1)).log(None)[-1:]) for _ in range(2)}
    assert len(futures) == 1
    laid = {hindmost.laid_from(before, 0, seed).position.nature.seed for seed in (1, 2)}
    assert laid == {1, 2}
    hashes = {played(hindmost.laid_from(before, 0, seed), 30, Random(1)).hash() for seed in range(8)}
    assert len(hashes) > 1
    assert played(before.clone(), 30, Random(1)).hash() not in hashes


def test_a_game_that_is_told_goes_on_with_what_is_drawn() -> None:
    before = hindmost.new_game("glen-more", 2, seed=5, chance="told")
    source = Random(1)
    while len(before.choices) < 60:
        played(before, 1, source)
    on = hindmost.laid_from(before, 0, seed=1)
    assert on.position.nature.chance == "drawn"
    assert played(on, 10**6, source).over


def test_where_nobody_can_go_on_it_is_refused() -> None:
    over = somewhere("glasgow", 2, (), None, 10**6)
    with pytest.raises(GameOver):
        hindmost.laid_from(over, 0)
    companion = hindmost.new_game("glen-more-ii", 1, automa="raiglar", companion=True, seed=1)
    with pytest.raises(BadConfiguration):
        hindmost.laid_from(companion, 0)


def test_a_record_that_begins_nowhere_is_refused() -> None:
    record = hindmost.laid_from(somewhere("glasgow", 2, (), None, 9), 0, seed=1).record()
    for origin in (7, {}, {**record["origin"], "active": 9}, {**record["origin"], "frames": []}):
        with pytest.raises(DamagedRecord):
            hindmost.replay({**record, "origin": origin, "over": False})


def test_it_is_thought_over_like_any_other() -> None:
    on = played(hindmost.laid_from(somewhere("glasgow", 2, (), None, 60), 0, seed=1), 6, Random(1))
    found = analyse(on.record(), deals=1)
    assert found.turns[0]["at"] == 0
