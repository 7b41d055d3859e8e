"""GM1-INV: what always holds: looked for in random games, from the state as it is written down, and broken by hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from hindmost import catalogue
from hindmost.api import start
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.chance import Nature
from hindmost.kernel.snapshots import state_from_json, state_to_json
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.goods import unit
from hindmost.mechanics.verbs import DISCARD, END, SELL
from tests.scenario import RULES, SETUPS, Scene

TILES = {tile.id: tile for tile in catalogue.load("glen-more").tiles}
PRODUCERS = ("forest", "quarry", "cornfield", "meadow", "pasture", "abbey")
GAMES = [(seats, seed) for seats in (2, 3, 4, 5) for seed in (1, 2)]
LAZY = (END >> VERB_SHIFT, SELL >> VERB_SHIFT, DISCARD >> VERB_SHIFT)

State = dict[str, Any]


class Played:
    """A game that was played through: how it looked at every question and at the start of every turn, and its log."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.turns: list[tuple[int, State]] = []
        """The piece whose turn begins, and the state then."""
        self.notes: list[tuple[str, str]] = []
        """What happened, and the id of the tile, if it happened to one."""


class Watching(Nature):
    """Looks at the game each time the Die is rolled."""

    __slots__ = ("look",)

    def __init__(self, seed: int, counters: dict[str, int]) -> None:
        super().__init__(seed, counters)
        self.look: Callable[[], None] = lambda: None

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        if stream == "die":
            self.look()
        return super().pick(stream, outcomes, weights)


@cache
def played(seats: int, seed: int) -> Played:
    """A whole game of random players who take near tiles and like to do things."""
    nature = Watching(seed, {})
    game = start(SETUPS[seats], nature)
    position = game.position
    seen = Played()
    nature.look = lambda: seen.turns.append((seats, state_to_json(game.state)))
    chance = random.Random(seed)
    while position.options:
        seen.states.append(state_to_json(game.state))
        eager = [choice for choice in position.options if choice >> VERB_SHIFT not in LAZY]
        if game.questions[0].kind == "take":
            seen.turns.append((position.seat, seen.states[-1]))
            eager = eager[:3]
        position.play(chance.choice(eager if eager and chance.random() < 0.8 else position.options))
    seen.states.append(state_to_json(game.state))
    g = game.state
    assert isinstance(g, GlenMore)
    seen.notes = [(note.code, g.kit.ids[note.a] if note.code == "laid" else "") for note in game.journal]
    return seen


def all_tiles(state: State) -> list[str]:
    """Every tile, wherever it is, start villages aside."""
    found = [tile for stack in state["stacks"] for tile in stack]
    found += [tile for tile in state["rondel"]["tiles"] if tile is not None]
    found += state["discards"]
    found += [item["tile"] for estate in state["estates"] for item in estate["territory"]]
    if state["turn"]["hand"] is not None:
        found.append(state["turn"]["hand"])
    return [tile for tile in found if tile != "start-village"]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_gm1_inv_01_67_tiles_at_all_times(seats: int, seed: int) -> None:
    states = played(seats, seed).states
    for state in states:
        tiles = all_tiles(state)
        assert len(tiles) == 67
        assert sorted(tiles) == sorted(TILES)
    assert any(state["turn"]["hand"] is not None for state in states)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_gm1_inv_02_coins_come_from_nowhere_else(seats: int, seed: int) -> None:
    for state in played(seats, seed).states:
        held = sum(estate["coins"] for estate in state["estates"])
        on_market = sum(sum((1, 2, 3)[:filled]) for filled in state["market"])
        placed = any("armadale-castle" in estate["cards"] for estate in state["estates"])
        assert held + on_market == 6 * seats + (5 if seats <= 3 else 0) + (3 if placed else 0)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_gm1_inv_03_thirteen_spaces_and_the_gap_behind_who_acts(seats: int, seed: int) -> None:
    """At the start of every turn, the Die's included."""
    turns = played(seats, seed).turns
    assert {piece for piece, _ in turns} == set(range(seats + (seats <= 3)))
    for piece, state in turns:
        tiles, pieces, gap = (state["rondel"][part] for part in ("tiles", "pieces", "gap"))
        occupied = [space for space, tile in enumerate(tiles) if tile is not None] + pieces
        assert sorted(occupied) == [space for space in range(14) if space != gap]
        assert pieces[piece] == (gap + 1) % 14


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_gm1_inv_04_territories_stay_whole(seats: int, seed: int) -> None:
    for state in played(seats, seed).states:
        for estate in state["estates"]:
            assert_territory(estate["territory"])


def assert_territory(territory: list[State]) -> None:
    at = {(int(x), int(y)): item for item in territory for x, y in [item["cell"].split(",")]}
    assert len(at) == len(territory)
    assert at[0, 0]["tile"] == "start-village"
    assert reached(set(at)) == set(at)
    river = sorted(where for where, item in at.items() if item["tile"] == "start-village" or TILES[item["tile"]].river)
    assert all(x == 0 for x, _ in river)
    assert [y for _, y in river] == list(range(river[0][1], river[0][1] + len(river)))
    road = sorted(where for where, item in at.items() if item["tile"] == "start-village" or TILES[item["tile"]].road)
    assert all(y == 0 for _, y in road)
    assert [x for x, _ in road] == list(range(road[0][0], road[0][0] + len(road)))
    assert sum(item["members"] for item in territory) >= 1
    for item in territory:
        room = 0
        if item["tile"] != "start-village":
            room = 3 if TILES[item["tile"]].type in PRODUCERS else 2 if item["tile"] == "s1-loch-lochy" else 0
        assert sum(item["goods"].values()) <= room
        assert item["members"] >= 0


def reached(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells that can be walked to from the start village, across edges."""
    seen: set[tuple[int, int]] = set()
    frontier = [(0, 0)]
    while frontier:
        x, y = frontier.pop()
        if (x, y) in cells and (x, y) not in seen:
            seen.add((x, y))
            frontier += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return seen


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_gm1_inv_05_three_scorings_and_the_end_with_the_59th_tile(seats: int, seed: int) -> None:
    notes = played(seats, seed).notes
    codes = [code for code, _ in notes]
    assert codes.count("scoring") == 3
    assert codes.count("final-scoring") == 1
    laid = [place for place, (code, tile) in enumerate(notes) if code == "laid" and TILES[tile].stack != "0"]
    assert len(laid) == 59 == 23 + 19 + 17
    assert codes[laid[-1] + 1] == "scoring"
    assert not {"laid", "took", "rolled"} & set(codes[laid[-1] + 1 :])


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_gm1_inv_06_every_turn_lays_a_tile_so_turns_are_limited(seats: int, seed: int) -> None:
    turns: list[int] = []
    for code, _ in played(seats, seed).notes:
        if code in ("took", "rolled"):
            turns.append(0)
        elif code == "laid" and turns:
            turns[-1] += 1
    assert min(turns) >= 1
    assert len(turns) <= {5: 59, 4: 58, 3: 58, 2: 57}[seats]


# ---------------------------------------------------------------- positions that cannot be


def middle_game() -> GlenMore:
    """A fair position with tiles, cubes and members about, at the start of a turn."""
    data = next(state for piece, state in played(3, 1).turns[30:] if piece < 3)
    state = state_from_json(RULES, SETUPS[3].table, data)
    assert isinstance(state, GlenMore)
    return state


def the_same_tile_twice(g: GlenMore) -> None:
    g.discards.append(g.stacks[3][0])


def a_tile_lost(g: GlenMore) -> None:
    g.stacks[3] = g.stacks[3][1:]


def a_tile_in_hand_from_nowhere(g: GlenMore) -> None:
    g.hand = g.stacks[3][0]


def a_coin_too_many(g: GlenMore) -> None:
    g.estates[0].coins += 1


def a_coin_lost_on_the_market(g: GlenMore) -> None:
    kind = next(kind for kind, filled in enumerate(g.market.rows) if filled)
    g.market.rows[kind] -= 1


def a_tile_missing_on_the_rondel(g: GlenMore) -> None:
    space = next(space for space, tile in enumerate(g.track.tiles) if tile >= 0)
    g.discards.append(g.track.tiles[space])
    g.track.tiles[space] = -1


def the_gap_elsewhere(g: GlenMore) -> None:
    g.track.gap = (g.track.gap + 3) % 14


def a_tile_in_the_gap(g: GlenMore) -> None:
    g.track.tiles[g.track.gap] = g.stacks[3][0]
    g.stacks[3] = g.stacks[3][1:]


def two_pieces_on_one_space(g: GlenMore) -> None:
    g.track.pieces[0] = g.track.pieces[1]


def nobody_at_home(g: GlenMore) -> None:
    e = g.estates[0]
    e.members = [0] * len(e.members)


def four_cubes_on_a_producer(g: GlenMore) -> None:
    e = g.estates[0]
    slot = next(slot for slot, tile in enumerate(e.ground.tiles) if g.kit.types[tile] in PRODUCERS)
    e.goods[slot] = 4 * unit(0)
    e.stock = sum(e.goods)


def a_cube_on_the_start_village(g: GlenMore) -> None:
    e = g.estates[0]
    e.goods[0] = unit(0)
    e.stock = sum(e.goods)


def a_scoring_too_many(g: GlenMore) -> None:
    g.scorings += 1


def stack_3_empty_and_the_game_goes_on(g: GlenMore) -> None:
    g.discards += [tile for stack in g.stacks for tile in stack]
    g.stacks = [[], [], [], []]
    g.scorings = 3


@pytest.mark.parametrize(
    "tamper",
    [
        the_same_tile_twice,
        a_tile_lost,
        a_tile_in_hand_from_nowhere,
        a_coin_too_many,
        a_coin_lost_on_the_market,
        a_tile_missing_on_the_rondel,
        the_gap_elsewhere,
        a_tile_in_the_gap,
        two_pieces_on_one_space,
        nobody_at_home,
        four_cubes_on_a_producer,
        a_cube_on_the_start_village,
        a_scoring_too_many,
        stack_3_empty_and_the_game_goes_on,
    ],
)
def test_gm1_inv_01_to_05_are_checked(tamper: Callable[[GlenMore], None]) -> None:
    """Covers: GM1-INV-01, GM1-INV-02, GM1-INV-03, GM1-INV-04, GM1-INV-05"""
    g = middle_game()
    assert RULES.check(g) == []
    tamper(g)
    assert RULES.check(g) != []


@pytest.mark.parametrize(
    "tiles",
    [
        "0,2: s0-forest-river",
        "1,1: s1-forest-plain-a",
        "1,0: s0-forest-river",
        "0,1: s0-forest-road",
        "0,1: s1-forest-plain-a",
        "0,1: s1-loch-lochy, wood 3",
        "0,1: s2-loch-morar, wood 1",
        "0,1: s1-village-river-wood, wood 1",
        "1,0: s1-distillery-road, grain 1",
        # A second river with a hole in between, reached by land: 0,1 is empty.
        "1,0: s0-forest-road|1,1: s1-forest-plain-a|1,2: s1-forest-plain-b|0,2: s0-meadow-river|0,3: s0-pasture-river",
        "0,1: s0-forest-river|1,1: s1-forest-plain-a|2,1: s1-forest-plain-b|2,0: s0-quarry-road|3,0: s0-cornfield-road",
    ],
)
def test_gm1_inv_04_a_territory_that_cannot_be_is_reported(tiles: str) -> None:
    lines = "".join(f"\n              {line}" for line in tiles.split("|"))
    scene = Scene(f"""
            seats 4
            seat 0: coins 6
              0,0: start-village, member 1{lines}
    """)
    assert any(problem.startswith("seat 0: ") for problem in RULES.check(scene.state))


def test_gm1_inv_04_a_fair_territory_is_not_reported() -> None:
    scene = Scene("""
        seats 4
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s1-loch-lochy, wood 2
          0,-1: s0-forest-river, wood 3
          1,0: s0-forest-road, member 2
          1,1: s1-cornfield-plain, grain 3
    """)
    assert RULES.check(scene.state) == []
