"""The search: what it tries, how it spends its rollouts, and where it cuts them off."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, make, thinks_long
from hindmost.bots.rollout import Memory, Rollout
from hindmost.bots.search import SearchBot, margin
from hindmost.bots.settings import BY_GAME, NUMBERS, USUAL, Settings, settings_for
from hindmost.bots.turns import Care, Turns
from hindmost.kernel.going import Going
from tests.configurations import SHOWN, Configuration


def middle(configuration: Configuration, seed: int = 4, answers: int = 60) -> Game:
    """A random game under way."""
    game, source = configuration.new_game(seed), Random(seed)
    for _ in range(answers):
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
    return game


def glen_more(answers: int = 0) -> Game:
    game, source = hindmost.new_game("glen-more", seats=3, seed=3), Random(3)
    for _ in range(answers):
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
    return game


def outlook_of(game: Game) -> Outlook:
    return Outlook(game, game.questions[0].seat)


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_it_plans_turns_of_everything_that_can_be_played(configuration: Configuration) -> None:
    outlook = outlook_of(middle(configuration))
    plan = SearchBot(3, 5).plan(outlook)
    start = outlook.imagine(1)
    for choice in plan:
        assert start.mine
        assert choice in start.choices
        start.play(choice)


@pytest.mark.parametrize("rollouts", [0, 1, 5, 6, 20, 47])
def test_it_never_spends_more_rollouts_than_it_has(rollouts: int) -> None:
    bot = SearchBot(1, rollouts)
    assert bot.used == 0
    bot.plan(outlook_of(glen_more()))
    assert bot.used <= rollouts
    if rollouts >= 6:
        assert bot.used > rollouts // 2
    assert not bot.hurried


def test_without_rollouts_it_takes_the_turn_that_looks_best() -> None:
    outlook = outlook_of(glen_more())
    turns = Turns(outlook.judge(), outlook.seat, care=Care(shortlist=settings_for("glen-more").candidates))
    best = max(turns.closely(outlook.imagine(1).position), key=lambda turn: turn.value)
    bot = SearchBot(1, 0)
    assert bot.plan(outlook) == turns.plan(best)
    assert bot.used == 0


def test_the_worse_half_is_given_up_after_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six turns, two rollouts each; three, four each; two, six each."""
    if hindmost.is_compiled():
        pytest.skip("what is compiled cannot be changed from outside")
    settings = settings_for("glen-more").copy()
    settings.candidates, settings.prior = 6, 0.0
    tried: list[list[int]] = []
    worth = count()

    def followed(turns: Turns, world: object, plan: list[int]) -> object:
        tried.append(plan)
        return world

    def values(rollout: Rollout, position: object, memory: object) -> list[float]:
        return [-float(next(worth) % 6 if len(tried) <= 12 else 0)] * 3

    monkeypatch.setattr("hindmost.bots.search.followed", followed)
    monkeypatch.setattr(Rollout, "values", values)
    settings.rivals = 0.0
    bot = SearchBot(1, 36, settings=settings)
    plan = bot.plan(outlook_of(glen_more()))
    assert [tried.count(each) for each in tried[:6]] == [2 + 4 + 6, 2 + 4 + 6, 2 + 4, 2, 2, 2]
    assert plan == tried[0], "of equals the one that looked better before"
    assert bot.used == 36


def test_everything_in_question_is_tried_on_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    if hindmost.is_compiled():
        pytest.skip("what is compiled cannot be changed from outside")
    outlook = outlook_of(glen_more())
    seeds: list[int] = []
    imagine = outlook.imagine

    def counted(seed: int = 0) -> object:
        seeds.append(seed)
        return imagine(seed)

    monkeypatch.setattr(outlook, "imagine", counted)
    bot = SearchBot(1, 36)
    bot.plan(outlook)
    assert len(seeds) == len(set(seeds)) < bot.used


def test_the_guard_of_time_ends_a_thought() -> None:
    bot = make("search", 1)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0, "unless somebody waits the same seed gives the same turn"
    bot.hurry(1e-9)
    plan = bot.plan(outlook_of(glen_more()))
    assert bot.hurried
    assert 0 < bot.used <= settings_for("glen-more").candidates
    assert plan


def test_bots_that_think_long_say_so() -> None:
    assert [thinks_long(name) for name in ("search", "greedy", "random", "nobody")] == [True, False, False, False]
    make("greedy", 1).hurry(1.0)  # it need not care


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_a_rollout_is_judged_once_the_hindmost_has_gone_so_far(configuration: Configuration) -> None:
    outlook = outlook_of(middle(configuration))
    start = outlook.imagine(2).position
    settings = settings_for(outlook.game).copy()
    settings.horizon = 6
    rollout = Rollout(outlook.rules, outlook.judge(), settings, start.state, outlook.seat)
    going = Going(start.state)
    position = start
    parts = 0
    while not position.over:
        gone = going.look(position.state)
        if position.began and rollout.ahead[position.seat] + gone[position.seat] >= 6:
            break
        position = rollout.turn(position)
        parts += 1
    assert parts
    assert rollout.values(start) == rollout.judged(position)
    assert start.state.to_json() == outlook.imagine(2).position.state.to_json(), "the position stays as it was"


def test_at_the_end_of_a_game_the_score_counts() -> None:
    game = glen_more(answers=1)
    outlook = outlook_of(game)
    settings = settings_for("glen-more").copy()
    settings.horizon = 10_000
    position = outlook.imagine(5).position
    rollout = Rollout(outlook.rules, outlook.judge(), settings, position.state, outlook.seat)
    while not position.over:
        position = rollout.turn(position)
    assert rollout.values(position) == [float(score) for score in outlook.rules.scores(position.state)]


def test_a_piece_may_be_behind_where_the_question_comes_after_the_move() -> None:
    game = glen_more()
    outlook = outlook_of(game)
    state = outlook.imagine(1).position.state
    spaces = state.spaces()
    for seat in range(3):
        ahead = Rollout(outlook.rules, outlook.judge(), USUAL, state, seat).ahead
        assert ahead[seat] == 0
        assert all(-spaces < 2 * each <= spaces for each in ahead)
        assert [(state.place(seat) + each) % spaces for each in ahead] == [state.place(other) for other in range(3)]


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_what_other_deals_have_in_common_need_not_be_thought_of_again(configuration: Configuration) -> None:
    outlook = outlook_of(middle(configuration))
    settings = settings_for(outlook.game).copy()
    settings.horizon = 6
    start = outlook.imagine(2).position
    rollout = Rollout(outlook.rules, outlook.judge(), settings, start.state, outlook.seat)
    memory = Memory()
    first = rollout.values(start, memory)
    assert first == rollout.values(start)
    for seed in (2, 3):
        world = outlook.imagine(seed).position
        before = world.state.to_json()
        remembered = rollout.values(world, memory)
        assert seed > 2 or remembered == first
        assert len(remembered) == outlook.seats
        assert world.state.to_json() == before, "the position stays as it was"


def test_rivals_count_on_average() -> None:
    assert margin([10.0, 4.0, 2.0], 0, 0.5) == pytest.approx(8.5)
    assert margin([10.0, 4.0], 1, 1.0) == pytest.approx(-6.0)
    assert margin([10.0], 0, 1.0) == 10.0


def test_settings_are_copied_whole() -> None:
    mine = Settings(1, 2, 0.3, 4.0, 5, 6, 7, 8, 9, {"tempo": 2.0})
    assert [getattr(mine.copy(), name) for name in NUMBERS] == [1, 2, 0.3, 4.0, 5, 6, 7, 8, 9]
    assert mine.copy().terms == mine.terms
    assert mine.copy().terms is not mine.terms
    assert settings_for("a new game") is USUAL
    assert set(BY_GAME) <= {info.id for info in hindmost.games()}
