"""What she would take next, told before it comes (C12-PICK), and the lines in which she says how far she looked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS
from hindmost.text.render import render
from tests.chronicles.solo import hers, with_her
from tests.glen_more_ii_scenario import Scene

BOARD = "automa-board"


def her_board(view: Any) -> Any:
    return view["seats"][1][BOARD]


@pytest.mark.parametrize("chronicles", [(), (2,), (1, 3, 5), (7, 11)])
@pytest.mark.parametrize("seed", range(6))
def test_she_does_what_was_foretold_of_the_card_that_comes(chronicles: tuple[int, ...], seed: int) -> None:
    """Unless the Die acted in between, a scoring moved her priorities, or the card reached what had not come yet."""
    rng = Random(seed)
    game = hindmost.new_game("glen-more-ii", 1, chronicles, seed, automa="raiglar")
    kept = 0
    while not game.over:
        before, lines = her_board(game.view(0)), len(game.journal)
        game.play(0, rng.choice(game.questions[0].options).id)
        new = game.journal[lines:]
        at = next((place for place, note in enumerate(new) if note.code == "lady-card"), None)
        if at is None or {note.code for note in new[:at]} & {"rolled", "lady-priority-left", "lady-priority-right"}:
            continue
        name = CARDS[new[at].a].name
        went = next(note for note in new[at:] if note.code in ("lady-took", "lady-stopped"))
        if name in before["unsure"]:
            continue
        told = next(each for each in before["odds"] if name in each["cards"])
        assert told["space"] == went.b, [note.code for note in new]
        kept += 1
    assert kept >= 2


def test_all_unseen_cards_are_told_and_no_other() -> None:
    rng = Random(4)
    game = hindmost.new_game("glen-more-ii", 1, (), 4, automa="skelp")
    names = {card.name for card in CARDS}
    while not game.over:
        board = her_board(game.view(0))
        told = [card for each in board["odds"] for card in each["cards"]]
        if board["odds"]:
            unseen = names - set(board["seen"])
            assert sorted(told) == sorted(unseen if board["draw"] else names)
        game.play(0, rng.choice(game.questions[0].options).id)


def test_looking_changes_nothing() -> None:
    game = hindmost.new_game("glen-more-ii", 1, (1, 2), 9, automa="raiglar")
    before, lines = game.snapshot(), len(game.journal)
    game.view(0)
    assert game.snapshot() == before
    assert len(game.journal) == lines


def told(scene: Scene, code: str) -> list[str]:
    game = scene.game
    return [render(game._entry(note), "en") for note in hers(scene) if note.code == code]


def test_she_says_how_far_she_looked_and_what_was_too_far() -> None:
    line = "rondel: 1 0 die s-glen-etive s-inshriach s-ballachulish a-dornie * * * * * * -"
    scene = with_her(line, cards="a03")
    assert told(scene, "lady-looks") == ["looks at the 3 nearest tiles: Glen Etive, Inshriach, Ballachulish"]
    assert told(scene, "lady-too-far") == ["leaves Dornie: number 4 is too far"]


def test_exchanges_that_would_be_made_are_those_that_are_made() -> None:
    rng = Random(2)
    game = hindmost.new_game("glen-more-ii", 1, (), 2, automa="bodach")
    seen = 0
    while not game.over:
        before, lines = her_board(game.view(0)), len(game.journal)
        game.play(0, rng.choice(game.questions[0].options).id)
        new = game.journal[lines:]
        cards = [place for place, note in enumerate(new) if note.code == "lady-card"]
        made = [place for place, note in enumerate(new) if note.code.startswith("lady-exchanged")]
        if made and (not cards or made[0] < cards[0]):
            vp = [new[place].a if new[place].code.endswith("start") else new[place].b for place in made]
            assert [each["vp"] for each in before["exchanges"]] == vp[: len(before["exchanges"])]
            seen += 1
    assert seen
