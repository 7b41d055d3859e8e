"""Random games come to an end, and at every state the rules' invariants hold and the question can be answered."""

from __future__ import annotations

import inspect

import pytest

import hindmost
from hindmost.kernel.frames import Frame, Secret
from hindmost.kernel.order import AnyOrder
from tests.configurations import CONFIGURATIONS, PLAYED, Configuration, seeds
from tests.properties.playing import LANGUAGES, questions_of, random_game, text_of, walk

SEEDS = seeds(12, 200)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_invariants_hold_at_every_state_and_the_game_ends(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            assert game.check() == [], f"seed {seed}, after {game.choices[-3:]}"
            assert game.questions, f"seed {seed}: nobody is asked, but the game is not over"
            assert step.question.options, f"seed {seed}: seat {step.question.seat} has nothing to answer"
        assert game.check() == [], f"seed {seed}, at the end"
        assert game.over
        assert game.questions == ()
        assert game.winners
        assert set(game.winners) <= set(range(configuration.seats))
        assert len(game.scores) == configuration.seats


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_option_ids_are_unique_and_stable(configuration: Configuration) -> None:
    for seed in SEEDS[:5]:
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            ids = [option.id for option in step.question.options]
            assert len(set(ids)) == len(ids), f"seed {seed}: two options have one id in {ids}"
            assert ids == [option.id for option in game.question(step.question.seat).options]
            refused = {option.id for option, _ in step.question.refused}
            assert not refused & set(ids), f"seed {seed}: offered and refused at once"
            asked = text_of(questions_of(game))
            assert asked == text_of(questions_of(game)), "asking changes the question"
            assert asked == text_of(questions_of(game.clone())), "a copy is asked something else"


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_the_score_sheet_adds_up_to_the_scores(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = random_game(configuration, seed)
        sums = [0] * configuration.seats
        for award in game.score_sheet():
            sums[award.seat] += award.vp
        assert tuple(sums) == game.scores


@pytest.mark.parametrize(
    "configuration",
    [each for each in CONFIGURATIONS if each.game == "glen-more"],
    ids=lambda each: each.id,
)
def test_glen_more_has_exactly_three_scorings(configuration: Configuration) -> None:
    for seed in SEEDS:
        keys = [message.key for _, message in random_game(configuration, seed).log()]
        assert keys.count("log-scoring") == 3
        assert keys.count("log-final-scoring") == 1


@pytest.mark.parametrize(
    "configuration",
    [each for each in CONFIGURATIONS if each.game == "glasgow"],
    ids=lambda each: each.id,
)
def test_every_city_of_glasgow_is_a_rectangle_of_twenty(configuration: Configuration) -> None:
    """`HINDMOST_FULL=1` plays 5,000 games."""
    for seed in seeds(40, 5000 // 3 + 1):
        game = random_game(configuration, seed)
        cells = [tuple(map(int, built["cell"].split(","))) for built in game.view()["table"]["city"]]
        xs, ys = {x for x, _ in cells}, {y for _, y in cells}
        assert len(set(cells)) == len(cells) == 20
        assert {max(xs) - min(xs) + 1, max(ys) - min(ys) + 1} == {4, 5}
        assert game.check() == []


RARE = {"keep-goods", "stow", "replace-haggis"} | {
    "envoy-marker",
    "make-trade",
    "march-out",
    "muster-one",
    "offer-goods",
    "activate-for-event",
    "pass-penny",
    "spread-breed",
    "swap-him",
}
"""Asked so seldom that only its clause proves it: goods without room, at the end (C0-19) or given (GM2-COMP-05), a full
table (C5-06), what single events ask (C6-23, 24, 29, 31, 33, 36 to 38), a boat overtaken with Calum (C8-30), and
Boreray & Kyloe of another player."""
FOR_CHRONICLES = {"activate-some", "pay-from-stock", "return-scotsmen", "spread-any", "spread-produce"}
"""What the base game asks only when a chronicle calls for it: `tests/chronicles/test_points_*.py` prove it."""


@pytest.mark.skipif(hindmost.is_compiled(), reason="it reads the sources of the frames")
@pytest.mark.parametrize("game_id", [info.id for info in hindmost.games()])
def test_random_games_meet_every_kind_of_question(game_id: str) -> None:
    """What the properties never see they cannot prove."""
    mine = [each for each in CONFIGURATIONS if each.game == game_id]
    expected = set()
    met = set()
    for configuration in mine:
        game = configuration.new_game(0)
        expected |= {kind for kind, frame in game.setup.table.frames.items() if _asks_a_seat(frame)}
        for seed in range(20):
            met |= {step.question.kind for step in walk(configuration.new_game(seed), seed)}
    seldom = RARE | FOR_CHRONICLES
    assert met | seldom == expected | seldom


def _asks_a_seat(frame: type[Frame[hindmost.kernel.state.State]]) -> bool:
    if issubclass(frame, Secret):
        return True
    if frame is AnyOrder:  # every table knows it, only some use it
        return False
    return frame.ask is not Frame.ask and "NATURE" not in inspect.getsource(frame.seat)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_everything_can_be_said_in_every_language(configuration: Configuration) -> None:
    for seed in SEEDS[:3]:
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            question = step.question
            for lang in LANGUAGES:
                assert question.text(lang)
                texts = [option.text(lang) for option in question.options]
                assert all(texts)
                assert all(question.explain(option.id).text(lang) for option, _ in question.refused)
        for seat in (*range(configuration.seats), None):
            for _, message in game.log(seat):
                assert all(game.speak(message, lang) for lang in LANGUAGES)
