"""GM2-SETUP: before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hindmost
from hindmost import BadConfiguration
from hindmost.games.glen_more_ii.refill import Lay
from hindmost.games.glen_more_ii.state import GlenMoreII
from tests.glen_more_ii_scenario import RULES, laid, run


def new_game(seats: int, seed: int = 1, **options: Any) -> hindmost.Game:
    return hindmost.new_game("glen-more-ii", seats=seats, seed=seed, options=options)


def state_of(game: hindmost.Game) -> GlenMoreII:
    assert isinstance(game.state, GlenMoreII)
    return game.state


def test_gm2_setup_01_two_to_four_players_with_every_tile_card_and_domain() -> None:
    for seats in (2, 3, 4):
        g = state_of(new_game(seats))
        on_rondel = [tile for tile in g.track.tiles if tile >= 0]
        assert sum(map(len, g.stacks)) + len(on_rondel) == 70
        assert len(g.kit.card_ids) == 11
        assert sum(g.book.in_use) == 22
    for seats in (1, 5):
        with pytest.raises(BadConfiguration, match="2 to 4 seats"):
            new_game(seats)


def test_gm2_setup_02_a_scotsman_on_the_home_village_and_ten_markers() -> None:
    view = new_game(3).view()
    for seat in view["seats"]:
        assert seat["reserve"] == {"scotsmen": 8, "markers": 10}
        assert [(item["cell"], item["scotsmen"]) for item in seat["territory"]] == [("0,0", 1), ("1,0", 0)]


def test_gm2_setup_03_the_double_tile_is_two_tiles_on_the_river() -> None:
    g = state_of(new_game(2))
    ground = g.estates[0].ground
    assert ground.size == 2
    assert [g.kit.ids[tile] for tile in ground.tiles] == ["home-village", "home-castle"]
    assert all(g.book.rivers[tile] for tile in ground.tiles)


def test_gm2_setup_04_pawns_in_random_order_and_the_hindmost_begins() -> None:
    orders = set()
    for seed in range(20):
        game = new_game(3, seed)
        order = tuple(sorted(range(3), key=lambda seat: state_of(game).track.pieces[seat]))
        assert sorted(state_of(game).track.pieces) == [0, 1, 2]
        assert game.questions[0].seat == order[0]
        orders.add(order)
    assert len(orders) > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gm2_setup_05_five_to_eight_coins_in_the_order_of_play(seats: int) -> None:
    g = state_of(new_game(seats))
    by_place = sorted(range(seats), key=lambda seat: g.track.pieces[seat])
    assert [g.estates[seat].coins for seat in by_place] == [5, 6, 7, 8][:seats]


def test_gm2_setup_06_stacks_are_sorted_by_their_backs_and_face_down() -> None:
    game = new_game(4)
    g = state_of(game)
    for number, stack in enumerate(g.stacks):
        assert all(g.kit.stacks[tile] == number for tile in stack)
    assert game.view(0)["table"]["stacks"] == {"S": 0, "A": 10, "B": 17, "C": 17, "D": 17}


def draws_of_the_last_stack(**options: str | int) -> list[Any]:
    """What nature is asked for each of the 17 tiles of D, if World's End does not come before it must."""
    setup = laid(2, **options)
    g = RULES.new_state(setup.table)
    g.stacks[:4] = [[], [], [], []]
    found = []
    lay = Lay(0, 13)
    while g.stacks[-1]:
        g.track.tiles = [-1] * 14
        outcomes, weights = lay.ask(g), lay.weights(g)
        assert outcomes is not None
        found.append((outcomes, weights))
        others = [tile for tile in outcomes if tile != g.book.worlds_end]
        chosen = (others or outcomes)[0]
        g.stacks[-1] = [tile for tile in g.stacks[-1] if tile != chosen]
    return found


def test_gm2_setup_07_worlds_end_is_the_eighth_ninth_or_tenth_each_with_a_third() -> None:
    end = laid(2).table.kit.worlds_end  # type: ignore[attr-defined]
    draws = draws_of_the_last_stack()
    chances = []
    for outcomes, weights in draws[:10]:
        whole = sum(weights) if weights else len(outcomes)
        part = 0
        if end in outcomes:
            part = weights[outcomes.index(end)] if weights else 1
        chances.append(part / whole)
    assert chances[:7] == [0] * 7
    assert chances[7:] == [pytest.approx(1 / 3), pytest.approx(1 / 2), 1], "a third of all cases each"


def test_gm2_setup_07_an_option_puts_worlds_end_on_top() -> None:
    end = laid(2).table.kit.worlds_end  # type: ignore[attr-defined]
    assert draws_of_the_last_stack(worlds_end_position=1)[0][0] == [end]


def test_gm2_setup_08_worlds_end_is_one_of_the_seventeen_tiles_of_d() -> None:
    g = state_of(new_game(2))
    assert len(g.stacks[-1]) == 17
    assert g.book.worlds_end in g.stacks[-1]


@pytest.mark.parametrize(
    ("seats", "die", "tiles_of_a"),
    [(2, "without", 6), (2, "with", 5), (3, "without", 5), (3, "with", 4), (4, "without", 4), (4, "with", 3)],
)
def test_gm2_setup_09_pawns_die_s_tiles_a_tiles_and_one_empty_space(seats: int, die: str, tiles_of_a: int) -> None:
    g = state_of(new_game(seats, die=die))
    pieces = seats + (die == "with")
    stacks = [g.kit.stacks[tile] if tile >= 0 else -1 for tile in g.track.tiles]
    assert stacks == [-1] * pieces + [0] * 5 + [1] * tiles_of_a + [-1]
    assert sorted(g.track.pieces) == list(range(pieces))
    assert g.track.gap == 13


def test_gm2_setup_09_the_s_tiles_come_in_any_order() -> None:
    orders = {tuple(state_of(new_game(4, seed)).track.tiles[4:9]) for seed in range(8)}
    assert len(orders) > 4
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_gm2_setup_10_the_market_starts_empty_with_the_die_too() -> None:
    assert state_of(new_game(3, die="with")).market.rows == [0] * 5
    assert state_of(new_game(3, die="without")).market.rows == [0] * 5


def test_gm2_setup_11_landmark_cards_lie_open_when_their_stack_comes_into_play() -> None:
    game = new_game(2)
    assert game.view()["table"]["landmarks"] == ["donan-castle", "castle-stalker", "loch-lochy"]
    g = state_of(game)
    g.stacks[1] = []
    assert Counter(game.view()["table"]["landmarks"]) == Counter(
        ["donan-castle", "castle-stalker", "loch-lochy", "duart-castle", "inverness", "loch-shiel"]
    )


def test_gm2_setup_12_the_clan_board_is_empty_and_david_hume_beside_it() -> None:
    game = new_game(4)
    assert all(not domain["markers"] for domain in game.view()["table"]["clans"].values())
    g = state_of(game)
    assert all(g.book.david_hume not in persons for persons in g.persons)
    places = (*g.persons, *g.stacks, g.track.tiles, g.discards, g.removed)
    assert all(g.book.david_hume not in place for place in places)
    scene = run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 2
        ---
        0 take 2
        0 claim mckay
        seat 0: domains mckay
    """)
    names = [scene.kit.ids[tile] for tile in scene.state.persons[0]]
    assert names == ["a-robert-i", "david-hume"], "he lies there for whoever claims McKay"


@pytest.mark.parametrize(("seats", "usual"), [(2, True), (3, False), (4, False)])
def test_gm2_setup_13_the_die_is_used_with_two_and_can_be_chosen_by_all(seats: int, usual: bool) -> None:
    assert len(state_of(new_game(seats)).track.pieces) == seats + usual
    assert len(state_of(new_game(seats, die="with")).track.pieces) == seats + 1
    assert len(state_of(new_game(seats, die="without")).track.pieces) == seats
