"""Whoever sits at a real table answers for nature in Hollow Hill."""

from __future__ import annotations

import pytest

import hindmost
from hindmost import NATURE, BadConfiguration, DamagedRecord, DamagedSnapshot, Game, NotAsked, NothingToUndo, NotOffered
from hindmost.kernel.chance import possible
from hindmost.kernel.game import Choice
from tests.kernel.table import all_of, hill, ids
from tests.properties.playing import face_of, through_json, walk


def told(chance: str = "told", seats: int = 2, chronicles: tuple[int, ...] = (2,), seed: int = 1) -> Game:
    return hindmost.new_game("hollow-hill", seats, chronicles, seed, chance=chance)


def asking(kind: str, chance: str = "told") -> Game:
    """A game up to the first time nature is asked this."""
    for seed in range(50):
        game = told(chance, seed=seed)
        for step in walk(game, seed):
            if step.question.seat == NATURE and step.question.kind == kind:
                return game
    raise AssertionError(f"nobody is asked {kind}")


def test_nature_is_asked_like_a_seat() -> None:
    game = asking("march")
    (question,) = game.questions
    assert question.seat == NATURE
    assert ids(game) == ["march 0", "march 1"]
    assert [option.kind for option in question.options] == ["comes", "comes"]
    assert question.text("en") == "en:ask-march()"
    assert [option.text("fr") for option in question.options] == ["fr:comes-march(n=0)", "fr:comes-march(n=1)"]
    assert game.view(None)["asked"] == [NATURE]
    before = hill(game).at[2]
    ahead = hill(game).free_ahead(2)
    game.play(NATURE, "march 1")
    assert ahead[1] != before
    assert game.choices[-1] == Choice(NATURE, "march 1", "comes")
    assert game.record()["choices"][-1] == "nature march 1"


def test_only_what_may_come_is_offered() -> None:
    game = asking("draw", "told-all")
    barrow = hill(game).barrow
    assert ids(game) == [f"draw {kind}" for kind, number in enumerate(barrow) if number]
    frame = game.state.stack[-1]
    outcomes = frame.ask(game.state)
    assert outcomes is not None
    assert possible(game.state, frame, [*outcomes]) == [kind for kind, number in enumerate(barrow) if number]
    with pytest.raises(NotOffered):
        game.play(NATURE, "draw 9")


def test_nobody_else_is_asked_meanwhile() -> None:
    game = asking("march")
    before = all_of(game)
    with pytest.raises(NotAsked, match="what has come must be told first"):
        game.play(0, "stay")
    assert all_of(game) == before
    drawn = hindmost.new_game("hollow-hill", 2, (2,), 1)
    with pytest.raises(NotAsked, match="Seat -1 has nothing to answer now: wait for seat"):
        drawn.play(NATURE, "march 0")


@pytest.mark.parametrize("seed", range(6))
def test_what_lies_face_down_is_drawn_unless_all_is_told(seed: int) -> None:
    kinds: dict[str, set[str]] = {}
    for chance in ("told", "told-all"):
        game = told(chance, 3, (1, 2), seed)
        steps = walk(game, seed)
        kinds[chance] = {step.question.kind for step in steps if step.question.seat == NATURE}
        assert game.over
        assert hindmost.replay(through_json(game.record())).hash() == game.hash()
    assert not kinds["told"] & {"draw", "gift"}
    assert "march" in kinds["told"]
    assert kinds["told-all"] >= {"gift", "march"}


def test_a_slip_is_taken_back_until_somebody_answers() -> None:
    game = asking("march")
    with pytest.raises(NothingToUndo):
        game.undo()  # whoever brought it about has ended the turn
    before = face_of(game)
    game.play(NATURE, "march 0")
    assert game.draft == (Choice(NATURE, "march 0"),)
    game.undo()
    assert face_of(game) == before
    game.play(NATURE, "march 1")
    while (seat := game.questions[0].seat) == NATURE:
        game.play(NATURE, ids(game)[0])
    assert game.choices[-1] in game.draft
    game.play(seat, ids(game)[0])
    assert all(choice.seat == seat for choice in game.draft)
    while game.can_undo:
        game.undo()
    assert game.choices[-1].seat == NATURE, "somebody has gone by it, and it stands"
    with pytest.raises(NothingToUndo):
        game.undo()


def test_what_was_drawn_after_it_stands() -> None:
    """The gifts at the beginning are drawn face down: nothing before them can be taken back."""
    for seed in range(40):
        game = told("told", 3, (1, 2), seed)
        for step in walk(game, seed):
            counters = dict(game.position.nature.counters)
            if step.question.seat == NATURE:
                twin = game.clone()
                twin.play(NATURE, step.option.id)
                assert twin.can_undo is (twin.position.nature.counters == counters)


def test_it_is_kept_in_the_middle() -> None:
    game = asking("march")
    game.play(NATURE, "march 0")
    for each in (game, _taken_back(game)):
        kept = hindmost.restore(through_json(each.snapshot()))
        assert kept.snapshot() == each.snapshot()
        assert kept.snapshot()["chance"] == "told"
        assert kept.draft == each.draft
        assert kept.stands_at(each.snapshot())
    assert "chance" not in hindmost.new_game("hollow-hill", 2, (2,), 1).snapshot()
    assert "chance" not in hindmost.new_game("hollow-hill", 2, (2,), 1).record()


def _taken_back(game: Game) -> Game:
    twin = game.clone()
    twin.undo()
    return twin


def test_only_where_chance_is_told_it_is_waited_for() -> None:
    data = asking("march").snapshot()
    del data["chance"]
    with pytest.raises(DamagedSnapshot, match="asks nobody at the table"):
        hindmost.restore(data)


def test_chance_is_one_of_three() -> None:
    with pytest.raises(BadConfiguration, match="Chance can be 'drawn', 'told', 'told-all', not 'fate'"):
        told("fate")
    game = asking("march")
    with pytest.raises(DamagedSnapshot, match="not 7"):
        hindmost.restore({**game.snapshot(), "chance": 7})
    with pytest.raises(DamagedRecord, match="not None"):
        hindmost.replay({**game.record(), "chance": None})
    with pytest.raises(DamagedRecord, match=r"Choice \d+ \(nature .*\) cannot be played: Seat -1"):
        hindmost.replay({**_told_once(game).record(), "chance": "drawn"})


def _told_once(game: Game) -> Game:
    game.play(NATURE, "march 0")
    return game


def test_whoever_thinks_ahead_draws() -> None:
    """A redeal is for thinking: nobody is asked there what will come."""
    game = asking("march")
    position = game.redeal(0, seed=1)
    assert position.seat != NATURE
    assert game.position.seat == NATURE
