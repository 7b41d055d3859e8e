"""What a view says will follow does follow: the tempo line, and which answer wrote which line of the log."""

from __future__ import annotations

from itertools import pairwise

import pytest

import hindmost
from hindmost import Game
from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.games.glasgow.kit import RING
from hindmost.games.glen_more.game import GlenMoreTable
from hindmost.games.glen_more_ii.game import GlenMoreIITable
from hindmost.kernel.messages import Json
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.ending import Ending, let_be
from tests.properties.playing import walk

WITH_TEMPO = [each for each in PLAYED if "tempo" in each.new_game(0).view()["table"]]
MOVES = ("take", "stop")


@pytest.mark.parametrize("configuration", WITH_TEMPO, ids=lambda each: each.id)
def test_the_end_of_a_turn_brings_what_its_view_said(configuration: Configuration) -> None:
    """Wherever a turn may be ended: who acts next, what is left behind, how many tiles are laid, whether there is a
    scoring, what it gives to whom, and whether the game is over with it."""
    turns = scorings = 0
    for seed in range(30):
        if seed >= len(seeds(2, 30)) and scorings:
            break
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            if step.question.offered("end") is None:
                continue
            table, ending = game.view()["table"], Ending(game)
            tempo = table["tempo"]
            at = f"seed {seed}, answer {len(game.choices)}"
            assert tempo["final"] == ending.over, at
            assert ending.over or tempo["order"][0]["piece"] == ending.next, at
            assert tempo["drawn"] == ending.laid, at
            assert [table["rondel"][space]["tile"] for space in tempo["left"]] == names(game, ending.passed_by), at
            assert tempo["scoring"] == bool(ending.scorings), at
            if ending.scorings == 1:
                for seat, sources in enumerate(said_to_come(table)):
                    given = ending.awards(seat)
                    assert {source: given.get(source, 0) for source in sources} == sources, at
            turns += 1
            scorings += ending.scorings
    assert turns
    assert scorings


def names(game: Game, tiles: list[int]) -> list[str]:
    table = game.setup.table
    assert isinstance(table, GlenMoreTable | GlenMoreIITable)
    return [table.kit.ids[tile] for tile in tiles]


def said_to_come(table: Json) -> list[dict[str, int]]:
    """By seat: what a scoring would give now, and what cards would give besides if the game ends with it."""
    told = table["scoring"]
    awards = [{f"score-{name}": vp for name, vp in points.items()} for points in told["if_scored_now"]]
    if table["tempo"]["final"] and "at_end" in told:
        awards = [points | cards for points, cards in zip(awards, told["at_end"], strict=True)]
    return awards


@pytest.mark.parametrize("configuration", WITH_TEMPO, ids=lambda each: each.id)
def test_nobody_has_more_turns_in_a_row_than_the_view_says(configuration: Configuration) -> None:
    """And whoever always goes to what lies next has as many, wherever that may be had."""
    several = 0
    for seed in range(30):
        if seed >= len(seeds(2, 30)) and several:
            break
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            if step.question.kind != "take":
                continue
            first = game.view()["table"]["tempo"]["order"][0]
            taken, all_had = in_a_row(game.clone())
            at = f"seed {seed}, answer {len(game.choices)}"
            assert first["piece"] == step.question.seat, at
            assert taken <= first["turns"], at
            assert taken == first["turns"] or not all_had, at
            several += all_had and taken > 1
    assert several


def in_a_row(game: Game) -> tuple[int, bool]:
    """How many turns the seat has that is asked, going to what lies next each time, until another piece moves; and
    whether it could have all that lay there, before the game was over."""
    seat = game.questions[0].seat
    others = pieces(game) | {seat: -1}
    taken, all_had = 0, True
    while not game.over and pieces(game) | {seat: -1} == others:
        question = game.questions[0]
        if question.kind != "take":
            let_be(game)
        elif question.seat != seat:
            break
        else:
            rondel = game.view()["table"]["rondel"]
            here = pieces(game)[seat]
            ways = [(int(option.id.split()[1]), option.id) for option in question.options if option.name in MOVES]
            steps, way = min(((space - here) % len(rondel), way) for space, way in ways)
            before = [rondel[(here + step) % len(rondel)]["tile"] for step in range(1, steps)]
            all_had = all_had and not any(before)
            taken += 1
            game.play(seat, way)
    return taken, all_had and not game.over


def pieces(game: Game) -> dict[int, int]:
    """By piece: its space."""
    at: dict[int, int] = {}
    for space, item in enumerate(game.view()["table"]["rondel"]):
        here = item["pieces"] if "pieces" in item else [item["piece"]]
        at |= {piece: space for piece in here if piece is not None}
    return at


def test_glasgow_says_who_acts_next_and_how_far_behind() -> None:
    """Wherever a turn may be ended; and what the city gives is what it gives when it is full."""
    seen = passed = 0
    for seed in seeds(24, 60):
        game = hindmost.new_game("glasgow", seats=2, seed=seed)
        for step in walk(game, seed):
            if step.question.offered("end") is None:
                continue
            ring = game.view()["table"]["ring"]
            later = game.clone()
            later.play(step.question.seat, "end")
            merchants = later.view()["table"]["ring"]["merchants"]
            if not later.over:
                assert later.questions[0].seat == ring["hindmost"]
                assert (merchants[1 - ring["hindmost"]] - merchants[ring["hindmost"]]) % RING == ring["gap"]
                passed += ring["hindmost"] != step.question.seat
            seen += 1
        assert [seat["score"]["vp"] for seat in game.view()["seats"]] == list(game.scores)
    assert seen > passed > 0


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
