"""What a view says will follow does follow: the tempo line, and which answer wrote which line of the log."""

from __future__ import annotations

from itertools import pairwise

import pytest

import hindmost
from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.kernel.messages import Json
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import walk

WITH_TEMPO = [each for each in PLAYED if "tempo" in each.new_game(0).view()["table"]]


@pytest.mark.parametrize("configuration", WITH_TEMPO, ids=lambda each: each.id)
def test_the_end_of_a_turn_brings_what_its_view_said(configuration: Configuration) -> None:
    """Who is first in the order acts next, what was left behind is gone, so many tiles were laid, a scoring came."""
    turns = scorings = 0
    for seed in range(30):
        if seed >= len(seeds(2, 30)) and (scorings or configuration.seats < 4):
            break
        game = configuration.new_game(seed)
        before: Json = None
        for _ in walk(game, seed):
            after = game.view()["table"]
            # Tiles are laid at the end of every turn. Where the Die acts in between, it takes tiles of its own.
            ended = bool(game.choices) and game.choices[-1].option_id == "end"
            # Somebody may be asked in a scoring, while tiles are still being laid.
            done = not any(frame.kind() == "lay" for frame in game.state.stack)
            if ended and done and laid(before, after) and next_piece(before) < configuration.seats:
                tempo = before["tempo"]
                assert game.view()["active"] == next_piece(before)
                assert laid(before, after) == tempo["drawn"]
                left = [before["rondel"][space]["tile"] for space in tempo["left"]]
                assert after["discards"][len(after["discards"]) - len(left) :] == left
                assert after["scoring"]["held"] - before["scoring"]["held"] == tempo["scoring"]
                assert not tempo["final"]
                turns += 1
                scorings += tempo["scoring"]
            before = after
        ended = game.choices[-1].option_id == "end"
        assert not ended or before["tempo"]["final"] or next_piece(before) >= configuration.seats
    assert turns
    assert scorings or configuration.seats < 4  # with the Die, most refills follow a move of its own


def laid(before: Json, after: Json) -> int:
    return left(before) - left(after)


def left(table: Json) -> int:
    """Tiles that are still to come."""
    stacks = table["stacks"]
    return int(sum(stacks.values() if isinstance(stacks, dict) else stacks))


def next_piece(table: Json) -> int:
    return int(table["tempo"]["order"][0]["piece"])


@pytest.mark.parametrize("configuration", WITH_TEMPO, ids=lambda each: each.id)
def test_what_a_placement_wakes_is_what_is_offered(configuration: Configuration) -> None:
    seen = 0
    for seed in seeds(2, 30):
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            question = step.question
            if question.kind == "activate":
                offered = {option.id.partition(" ")[2] for option in question.options if option.sort}
                woken = set(game.view()["table"]["turn"]["woken"])
                assert woken <= offered
                seen += bool(woken)
    assert seen


def test_the_road_to_a_domain_costs_what_its_view_says() -> None:
    """It leads from the start domain or somebody's marker, along roads that cost together what the marker would."""
    coins = {(road.start, road.end): road.coins for road in load_glen_more_ii(None).roads}
    coins |= {(end, start): price for (start, end), price in coins.items()}
    seen = 0
    game = hindmost.new_game("glen-more-ii", seats=4, seed=3)
    for number, _ in enumerate(walk(game, 3)):
        clans = game.view()["table"]["clans"] if number % 8 == 0 else {}
        for name, domain in clans.items():
            road = domain["road"]
            assert bool(road) == (domain["coins"] is not None)
            if road:
                assert road[-1] == name
                assert road[0] == "start" or clans[road[0]]["markers"]
                assert sum(coins[step] for step in pairwise(road)) == domain["coins"]
                seen += len(road) > 2
    assert seen


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_every_line_of_the_log_knows_its_answer(configuration: Configuration) -> None:
    """The game replayed up to that answer has the line, and one answer earlier it has not."""
    game = configuration.new_game(4)
    for number, _ in enumerate(walk(game, 4)):
        if number > 40:
            break
        if game.can_undo and number % 3 == 0:
            again = game.clone()
            last = again.choices[-1]
            again.undo()
            again.play(last.seat, last.option_id)
            lines = range(len(game.journal))
            assert [again.answer_of(line) for line in lines] == [game.answer_of(line) for line in lines]
    then = configuration.new_game(4)
    ends = [len(then.journal)]
    for choice in game.choices:
        then.play(choice.seat, choice.option_id)
        ends.append(len(then.journal))
    for line in range(len(game.journal)):
        at = game.answer_of(line)
        assert ends[at] > line
        assert at == 0 or ends[at - 1] <= line
