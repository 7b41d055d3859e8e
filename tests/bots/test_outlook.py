"""What a seat is given to think with, and what it is not."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost.bots import Outlook
from hindmost.kernel.errors import NotOffered
from hindmost.kernel.frames import Secret

from .tables import games_under_way


def outlook_at(number: int) -> Outlook:
    """The outlook of whoever is asked at the so-manieth question of a game."""
    game = next(game for place, game in enumerate(games_under_way(4, 3, 1)) if place == number)
    return Outlook(game, game.questions[0].seat)


def test_question_and_options_are_those_of_the_game() -> None:
    for game in games_under_way(3, 1, 5):
        asked = game.questions[0]
        outlook = Outlook(game, asked.seat)
        assert outlook.question.kind == asked.kind
        assert outlook.options == [option.id for option in asked.options]
        assert (outlook.game, outlook.seats) == ("glen-more", 3)


def test_an_imagined_position_looks_like_the_real_one() -> None:
    for game in games_under_way(4, 2, 11):
        outlook = Outlook(game, game.questions[0].seat)
        assert outlook.imagine(9).view() == outlook.view() == game.view(outlook.seat)


def test_playing_on_an_imagination_changes_nothing_real() -> None:
    for game in games_under_way(4, 4, 23):
        before, view = game.hash(), game.view()
        outlook = Outlook(game, game.questions[0].seat)
        future = outlook.imagine(1)
        while not future.over:
            future.play(future.options[-1])
        assert future.seat == -1
        assert (game.hash(), game.view()) == (before, view)
        assert not outlook.imagine(1).over


def test_clones_are_independent() -> None:
    position = outlook_at(20).imagine(5)
    twin = position.clone()
    options = list(position.options)
    twin.play(twin.choices[0])
    assert position.options == options
    assert position.view() == outlook_at(20).view()


def test_the_same_seed_imagines_the_same_chance() -> None:
    def last_tiles(seed: int) -> object:
        future = outlook_at(30).imagine(seed)
        for _ in range(40):
            if not future.over:
                future.play(future.choices[0])
        return future.see("rondel")

    assert last_tiles(1) == last_tiles(1)
    assert len({str(last_tiles(seed)) for seed in range(4)}) > 1


def test_imagined_chance_is_not_the_games_own_even_if_the_seeds_are_equal() -> None:
    """A bot that tries every seed, the game's included, finds the next real tile as often as by guessing."""
    guessed = 0
    for seed in range(40):
        game = next(iter(games_under_way(4, seed, 1)))
        stacks = game.view()["table"]["stacks"]
        future = Outlook(game, game.questions[0].seat).imagine(seed)
        while future.see("stacks") == stacks or future.kind != "take":
            option_id = "end" if "end" in future.options else future.options[0]
            game.play(game.questions[0].seat, option_id)
            future.play(option_id)
        guessed += game.view()["table"]["rondel"] == future.see("rondel")
    assert guessed < 8


def test_see_gives_the_parts_of_the_view() -> None:
    outlook = outlook_at(40)
    position, view = outlook.imagine(), outlook.view()
    for name, part in view["table"].items():
        assert position.see(name) == part
    for owner, parts in enumerate(view["seats"]):
        for name, part in parts.items():
            if name != "seat":
                assert position.see(name, owner) == part
    other = (outlook.seat + 1) % 4
    assert position.see("vp", other) is None
    with pytest.raises(KeyError):
        position.see("crystal ball")


def test_ids_kinds_and_choices_belong_together() -> None:
    position = outlook_at(0).imagine()
    assert position.kind == "take"
    assert position.mine
    assert [position.id(choice) for choice in position.choices] == position.options
    assert {position.kind_of(choice) for choice in position.choices} == {"take"}
    with pytest.raises(NotOffered, match="is not offered here; there are: take"):
        position.play("take the lot")


def test_an_imagination_proposes_what_the_rules_do() -> None:
    game = hindmost.new_game("glen-more-ii", 2, seed=3)
    proposed = 0
    for _ in range(60):
        question = game.questions[0]
        imagined = Outlook(game, question.seat).imagine(1)
        choice = imagined.default
        told = question.default
        if choice is not None:
            assert told is not None
            assert imagined.id(choice) == told.id
            proposed += 1
        game.play(question.seat, (told or question.options[0]).id)
    assert 0 < proposed < 60


def test_what_others_have_answered_in_secret_is_asked_again() -> None:
    game, source = hindmost.new_game("glen-more-ii", 3, (7,), seed=2), Random(2)
    while len(game.questions) < 3:
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
    voter, other, third = (question.seat for question in game.questions)
    for option in game.question(other).options:
        voted = game.clone()
        voted.play(other, option.id)
        imagined = Outlook(voted, voter).imagine(1).position.state.stack[-1]
        assert isinstance(imagined, Secret)
        assert imagined.missing() == [voter, other, third]


def test_the_outlook_has_no_state_and_no_seed() -> None:
    """Whatever has a public name leads to views, ids and redealt positions only."""
    outlook = outlook_at(10)
    assert {name for name in dir(outlook) if not name.startswith("_")} == {
        "catalogue",
        "game",
        "imagine",
        "judge",
        "options",
        "question",
        "rules",
        "seat",
        "seats",
        "view",
    }
    assert outlook.catalogue.game == "glen-more"
