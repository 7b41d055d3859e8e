"""The bots themselves: found by name, deterministic, and blind to what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hindmost.bots import Bot, Outlook, bot_names, make
from hindmost.bots.judge import JUDGES
from hindmost.bots.levels import NAMES, LevelBot
from hindmost.bots.random_bot import RandomBot, play_out
from hindmost.kernel.chance import Nature
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.game import Game

from .tables import games_under_way, quick


def test_bots_are_found_by_name() -> None:
    assert {"random", "greedy"} <= set(bot_names())
    assert [make(name, seed=1).name for name in bot_names()] == list(bot_names())


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadConfiguration, match="no bot 'gredy'; there are: random, planner, greedy, search"):
        make("gredy", seed=1)


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_is_of_its_own_class_whatever_was_asked_before(name: str) -> None:
    """Compiled abstract classes of Python share what they remember: one was of the class that another had been of."""
    bot = make(name, seed=1)
    asked = [(isinstance(bot, Bot), isinstance(bot, LevelBot), isinstance(bot, RandomBot)) for _ in range(2)]
    assert asked == [(True, name in NAMES, name == RandomBot.name)] * 2


def test_a_bot_that_cannot_choose_says_so() -> None:
    class Mute(Bot):
        name = "mute"

    game = next(games_under_way(2, 1, 1))
    with pytest.raises(NotImplementedError, match="Mute does not say what it chooses"):
        Mute().choose(Outlook(game, game.questions[0].seat))  # type: ignore[abstract]


@pytest.mark.parametrize("name", bot_names())
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    def choices() -> list[str]:
        bot = quick(name, seed=12)
        return [bot.choose(Outlook(game, game.questions[0].seat)) for game in games_under_way(3, 6, 9)]

    assert choices() == choices()


@pytest.mark.parametrize("name", bot_names())
def test_every_choice_is_one_of_the_options(name: str) -> None:
    bot = quick(name, seed=1)
    for game in games_under_way(5, 7, 8):
        outlook = Outlook(game, game.questions[0].seat)
        assert bot.choose(outlook) in outlook.options


@pytest.mark.parametrize("name", bot_names())
def test_a_turn_can_be_played_as_it_was_planned(name: str) -> None:
    """Its first answer is what the bot chooses; the others follow as long as nothing comes to light."""
    for game in games_under_way(4, 8, 13):
        seat = game.questions[0].seat
        answers = quick(name, seed=4).turn(Outlook(game, seat))
        assert answers[0] == quick(name, seed=4).choose(Outlook(game, seat))
        real = game.clone()
        for answer in answers:
            assert real.questions[0].seat == seat
            real.play(seat, answer)


def test_the_random_bot_gives_every_option_its_chance() -> None:
    bot = RandomBot(seed=3)
    drawn = Counter(bot.pick(4) for _ in range(4000))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 850


def test_playing_out_ends_the_game_and_counts() -> None:
    position = next(iter(games_under_way(4, 9, 1))).position.clone()
    assert play_out(position, Random(1)) > 50
    assert position.over


# ---------------------------------------------------------------- no peeking


def shift_secrets(game: Game, seat: int) -> Game:
    """The same game as far as `seat` can tell: the others' VP are passed round and raised, chance is another."""
    twin = game.clone()
    estates = twin.state.estates  # type: ignore[attr-defined]
    others = [owner for owner in range(len(estates)) if owner != seat]
    secrets = [estates[owner].vp for owner in others]
    for place, owner in enumerate(others):
        estates[owner].vp = secrets[place - 1] + 7 * place
    twin.position.nature = Nature(987654321, {"stack 1": 5})
    assert twin.view(seat) == game.view(seat)
    assert twin.hash() != game.hash()
    return twin


@pytest.mark.parametrize("name", bot_names())
def test_hidden_things_do_not_change_a_choice(name: str) -> None:
    for game in games_under_way(4, 10, 11):
        seat = game.questions[0].seat
        choice = quick(name, seed=2).choose(Outlook(game, seat))
        assert quick(name, seed=2).choose(Outlook(shift_secrets(game, seat), seat)) == choice


# ---------------------------------------------------------------- the greedy bot


def test_greedy_needs_a_judge_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(games_under_way(2, 1, 1)))
    monkeypatch.delitem(JUDGES, "glen-more")
    with pytest.raises(BadConfiguration, match="no judge for 'glen-more'"):
        make("greedy", seed=1).choose(Outlook(game, game.questions[0].seat))


def test_the_worth_is_the_sum_of_its_named_terms() -> None:
    for game in games_under_way(4, 11, 17):
        outlook = Outlook(game, game.questions[0].seat)
        judge = outlook.judge()
        position = outlook.imagine()
        terms = position.features(judge)
        assert position.worth(judge) == pytest.approx(sum(terms.values()))
        assert terms["vp"] == outlook.view()["seats"][outlook.seat]["vp"]
