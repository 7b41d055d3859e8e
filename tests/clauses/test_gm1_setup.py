"""GM1-SETUP: the table before the first turn."""

from __future__ import annotations

import pytest

from hindmost.api import new_game, start
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.chance import Nature, ScriptedNature
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.game import Game
from tests.scenario import RULES, SETUPS

ALL = [2, 3, 4, 5]


def state(game: Game) -> GlenMore:
    assert isinstance(game.state, GlenMore)
    return game.state


def fresh(seats: int, seed: int = 1) -> GlenMore:
    return state(start(SETUPS[seats], Nature(seed, {})))


def spaces(g: GlenMore) -> list[str]:
    """What is on each space: a tile id, a seat number, "die", or "-"."""
    names = ["-" if tile < 0 else g.kit.ids[tile] for tile in g.track.tiles]
    for piece, space in enumerate(g.track.pieces):
        assert names[space] == "-"
        names[space] = str(piece) if piece < g.table.seats else "die"
    return names


def test_gm1_setup_01_for_2_to_5_players() -> None:
    for seats in ALL:
        assert len(state(new_game("glen-more", seats=seats, seed=1)).estates) == seats
    for seats in (0, 1, 6):
        with pytest.raises(BadConfiguration, match="2 to 5"):
            new_game("glen-more", seats=seats, seed=1)


def test_gm1_setup_02_the_67_tiles_lie_in_four_stacks() -> None:
    for seats in ALL:
        g = RULES.new_state(SETUPS[seats].table)
        assert [len(stack) for stack in g.stacks] == [8, 23, 19, 17]
        tiles = [g.kit.ids[tile] for stack in g.stacks for tile in stack]
        assert len(set(tiles)) == 67
        assert "start-village" not in tiles
        for number, stack in enumerate(g.stacks):
            assert all(g.kit.ids[tile].startswith(f"s{number}-") for tile in stack)


def test_gm1_setup_02_the_stacks_are_shuffled() -> None:
    """Any tile of a stack may be the first to be drawn from it."""
    first = {spaces(fresh(5, seed))[5] for seed in range(100)}
    assert len(first) == 8, "stack 0"
    last = {spaces(fresh(4, seed))[12] for seed in range(400)}
    assert len(last) == 23, "stack 1"


def test_gm1_setup_02_the_13_cards_belong_to_nobody_and_are_open() -> None:
    game = new_game("glen-more", seats=4, seed=1)
    assert len(state(game).kit.card_ids) == 13
    for viewer in (0, 3, None):
        assert [seat["cards"] for seat in game.view(viewer)["seats"]] == [[], [], [], []]


@pytest.mark.parametrize("seats", ALL)
def test_gm1_setup_03_what_each_player_gets(seats: int) -> None:
    g = fresh(seats)
    assert len(g.estates) == seats
    for e in g.estates:
        assert [g.kit.ids[tile] for tile in e.ground.tiles] == ["start-village"]
        assert list(e.ground.slot_at) == [e.ground.cells[0]]
        assert e.members == [1]
        assert e.coins == 6
        assert (e.stock, e.goods, e.whisky, e.parliament, e.cards, e.vp) == (0, [0], 0, 0, [], 0)
    names = spaces(g)
    assert all(names.count(str(seat)) == 1 for seat in range(seats)), "one pawn each"


@pytest.mark.parametrize("seats", ALL)
def test_gm1_setup_04_pawns_stand_in_a_row_and_the_hindmost_acts_first(seats: int) -> None:
    for seed in range(20):
        game = new_game("glen-more", seats=seats, seed=seed)
        g = state(game)
        row = spaces(g)[:seats]
        assert sorted(row) == [str(seat) for seat in range(seats)], "spaces 0, 1, 2 and so on"
        assert game.questions[0].seat == g.active == int(row[0])
        assert g.track.hindmost() == int(row[0])


def test_gm1_setup_04_the_order_of_all_players_is_drawn() -> None:
    orders = [tuple(spaces(fresh(3, seed))[:3]) for seed in range(600)]
    assert len(set(orders)) == 6
    assert all(60 <= orders.count(order) <= 140 for order in set(orders)), "each about as often as the others"


def test_gm1_setup_04_the_start_player_stands_on_0() -> None:
    nature = ScriptedNature(1, {})
    nature.script["seat-order"] = [2, 0, 3, 1]
    game = start(SETUPS[4], nature)
    assert spaces(state(game))[:4] == ["2", "0", "3", "1"]
    assert game.questions[0].seat == 2


@pytest.mark.parametrize(("seats", "row"), [(2, ["0", "1", "die"]), (3, ["0", "1", "2", "die"])])
def test_gm1_setup_05_the_die_stands_in_front_of_all_pawns(seats: int, row: list[str]) -> None:
    for seed in range(10):
        names = spaces(fresh(seats, seed))
        assert sorted(names[:seats]) == row[:-1]
        assert names[seats] == "die"


@pytest.mark.parametrize("seats", [4, 5])
def test_gm1_setup_05_no_die_with_4_or_5_players(seats: int) -> None:
    g = fresh(seats)
    assert "die" not in spaces(g)
    assert len(g.track.pieces) == seats


@pytest.mark.parametrize("seats", ALL)
def test_gm1_setup_06_stack_0_first_then_stack_1(seats: int) -> None:
    for seed in range(10):
        g = fresh(seats, seed)
        pieces = len(g.track.pieces)
        names = spaces(g)
        assert names[13] == "-"
        assert g.track.gap == 13
        laid = [name[:3] for name in names[pieces:13]]
        assert laid == ["s0-"] * 8 + ["s1-"] * (13 - pieces - 8)
        assert [len(stack) for stack in g.stacks] == [0, 23 - (13 - pieces - 8), 19, 17]
        assert g.discards == []


@pytest.mark.parametrize(("seats", "tiles"), [(5, (8, 0)), (4, (8, 1)), (3, (8, 1)), (2, (8, 2))])
def test_gm1_setup_07_how_many_tiles_lie_on_the_rondel(seats: int, tiles: tuple[int, int]) -> None:
    names = spaces(fresh(seats))
    assert sum(name.startswith("s0-") for name in names) == tiles[0]
    assert sum(name.startswith("s1-") for name in names) == tiles[1]
    assert sum(name.startswith("s") for name in names) == sum(tiles)


@pytest.mark.parametrize(("seats", "filled"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_gm1_setup_08_coins_on_the_market(seats: int, filled: int) -> None:
    g = fresh(seats)
    assert g.market.rows == [filled] * 5
    assert g.market.prices[0] == 1, "the coin lies on the space 1"
    assert g.market.coins() == 5 * filled
    assert [e.coins for e in g.estates] == [6] * seats, "the coins come from the supply"
