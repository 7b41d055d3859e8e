"""The table between an answer and the next question, shown line by line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.kernel.halfway import view_halfway
from hindmost.kernel.messages import ALL_SEATS
from tests.configurations import SHOWN, Configuration

LADY = "lady-took"


def her_turn(seed: int = 3) -> tuple[Game, Game, str]:
    """A game before an answer that her turn follows, the same after it, and the answer."""
    random = Random(seed)
    game = hindmost.new_game("glen-more-ii", 1, seed=seed, automa="raiglar")
    while True:
        before, noted = game.clone(), len(game.journal)
        option = random.choice(game.question(0).options).id
        game.play(0, option)
        if any(note.code == LADY for note in game.journal[noted:]):
            return before, game, option


def moment(game: Game, option: str, lines: int) -> Any:
    return view_halfway(game.clone(), 0, option, lines, 0)


def rondel(view: Any) -> list[str | None]:
    return [space["tile"] for space in view["table"]["rondel"]]


def test_she_looks_at_the_rondel_as_it_was_and_then_takes_a_tile() -> None:
    before, after, option = her_turn()
    codes = [note.code for note in after.journal[len(before.journal) :]]
    took = codes.index(LADY)
    note = after.journal[len(before.journal) + took]
    tile = after.state.kit.ids[note.a]  # type: ignore[attr-defined]
    looking, taken = moment(before, option, took), moment(before, option, took + 1)
    assert rondel(looking)[note.b] == tile
    assert rondel(taken)[note.b] is None
    assert looking["seats"][1]["automa-board"]["card"] is not None
    assert note.b in looking["seats"][1]["automa-board"]["line"]
    assert looking["asked"] == []
    assert not looking["over"]


def test_when_all_is_told_the_table_is_as_the_answer_leaves_it() -> None:
    before, after, option = her_turn()
    end, then = moment(before, option, 10_000), after.view(0)
    assert {key: end[key] for key in ("table", "seats")} == {key: then[key] for key in ("table", "seats")}


def test_the_game_itself_is_as_it_was() -> None:
    before, after, option = her_turn()
    hashed = before.hash()
    moment(before, option, 4)
    assert before.hash() == hashed
    before.play(0, option)
    assert before.hash() == after.hash()


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_every_answer_of_every_game_comes_to_its_end(configuration: Configuration) -> None:
    random = Random(configuration.id)
    game = configuration.new_game(5)
    for _ in range(60):
        if game.over:
            break
        question = random.choice(game.questions)
        option = random.choice(question.options).id
        before, reader = game.clone(), random.choice([None, *range(game.setup.seats)])
        game.play(question.seat, option)
        lines = sum(note.to in (ALL_SEATS, reader) for note in game.journal[len(before.journal) :])
        view_halfway(before.clone(), question.seat, option, random.randrange(lines + 1), reader)
        end, then = view_halfway(before, question.seat, option, lines, reader), game.view(reader, closed=True)
        assert (end["table"], end["seats"]) == (then["table"], then["seats"])
