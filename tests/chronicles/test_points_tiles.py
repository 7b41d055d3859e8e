"""What a placement wakes, what a position costs, and Scotsmen who go home: proved by chronicles made up."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii.activate import ActivateSome
from hindmost.games.glen_more_ii.paying import Pay, ReturnScotsmen
from hindmost.games.glen_more_ii.points import DISCARD, PLACE_TOLL, SCOPE, TILE_PRICE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Fold, Insert, Listener, Veto
from hindmost.kernel.messages import Reason
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.effects import Price
from hindmost.mechanics.glen import PLACED
from tests.chronicles.made_up import PLAIN, MadeUp, keeps, last_of, play_through, random_games, scene_with
from tests.glen_more_ii_scenario import Scene

# ---------------------------------------------------------------- what a placement wakes


class Cross(Fold[GlenMoreII, "list[int]"]):
    """The row and the column of the tile, wherever the tiles lie."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        ground = g.estates[seat].ground
        here = ground.cells[subject]
        cells = ground.cells
        return [slot for slot in ground.slots() if x_of(cells[slot]) == x_of(here) or y_of(cells[slot]) == y_of(here)]


TOWER: Final = "seat 0; 0,1: s-black-isle; 0,2: s-ballachulish; 1,2: a-easdale; 1,1: s-lochridge; 2,2: a-rothiemurchus"


def test_a_placement_wakes_its_row_and_its_column() -> None:
    """Without it: the neighbours, two of which are on a diagonal."""
    usual = Scene(PLAIN, TOWER, "0,0: scotsmen 1")
    scene = scene_with(MadeUp((SCOPE, Cross())), PLAIN, TOWER)
    for each in (usual, scene):
        each.follow("0 take 3", "0 place 0,-1", "asks 0 activate")
    usual.follow("offers: activate 0,-1 / activate 0,0 / activate 1,0 / end")
    scene.follow("offers: activate 0,-1 / activate 0,0 / activate 0,1 / activate 0,2 / end")
    scene.follow("refuses: activate 1,0 GM2-ACT-01")
    assert sorted(scene.game.view()["table"]["turn"]["woken"]) == ["0,-1", "0,0", "0,1", "0,2"]
    play_through(scene, "0 activate 0,2", "0 activate 0,1")
    scene.follow("seat 0: stone 1, barley 1", "not offered: activate 0,2 / activate 0,1", "0 end", "asks 1 take")


def test_games_with_another_scope_come_to_an_end() -> None:
    assert last_of(random_games(MadeUp((SCOPE, Cross()))))


# ---------------------------------------------------------------- some tiles more


class Row(Frame[GlenMoreII]):
    """Every tile of the row above the river may be activated."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        ground = g.estates[g.active].ground
        g.stack.append(ActivateSome(sum(1 << slot for slot in ground.slots() if y_of(ground.cells[slot]) == 1)))


class Tiles(MadeUp):
    """Its frames are those of this file."""


def test_some_tiles_may_be_activated_each_once() -> None:
    scene = scene_with(Tiles(Insert("turn", BEFORE, "lapse", "row", Row())), PLAIN, TOWER)
    play_through(scene, "0 take 3", "0 place 0,-1", "0 end", "asks 0 activate-some")
    scene.follow("offers: activate 0,1 / activate 1,1 / pass", "refuses: activate 0,2 GM2-ACT-01")
    play_through(scene, "0 activate 1,1")
    scene.follow("offers: activate 0,1 / pass", "refuses: activate 1,1 GM2-ACT-03", "seat 0: cattle 1")
    play_through(scene, "0 activate 0,1", "asks 1 take")
    scene.follow("seat 0: cattle 1, barley 1")


def test_what_the_turn_has_activated_is_not_activated_again() -> None:
    scene = scene_with(Tiles(Insert("turn", BEFORE, "lapse", "row", Row())), PLAIN)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 end", "asks 1 take")


def test_games_with_some_activations_more_come_to_an_end() -> None:
    assert last_of(random_games(Tiles(Insert("turn", BEFORE, "lapse", "row", Row()))))


# ---------------------------------------------------------------- what a position costs


Tolls = dict[int, int]


class Frontier(Fold[GlenMoreII, Tolls]):
    """A coin for every step away from the river."""

    def fold(self, g: GlenMoreII, value: Tolls, seat: int, subject: int) -> Tolls:
        return {cell: value.get(cell, 0) + abs(y_of(cell)) for cell in g.estates[seat].ground.open}


class Customs(Listener[GlenMoreII]):
    """Takes what the frontier asks for."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        toll = abs(y_of(g.estates[owner].ground.cells[a]))
        return [Pay(0, 0, 0, 0, toll, 0, 0)] if toll else []


CUSTOMS: Final = Tiles((PLACE_TOLL, Frontier()), (PLACED, Customs()))


def test_a_cell_that_cannot_be_paid_is_refused() -> None:
    scene = scene_with(CUSTOMS, PLAIN, "seat 0: coins 1; 0,1: s-black-isle, scotsmen 1")
    play_through(scene, "0 take 3")
    scene.follow("offers also: place 0,-1 / place 1,1", "refuses: place 0,2 GM2-TAKE-01")
    play_through(scene, "0 place 0,-1")
    scene.follow("seat 0: coins 0")


def test_a_tile_whose_every_place_is_too_dear_is_not_taken() -> None:
    scene = scene_with(CUSTOMS, PLAIN)
    assert "take 3" in Scene(PLAIN).offers
    scene.follow("refuses: take 3 GM2-TAKE-05")
    keeps(scene.game)


def test_a_toll_may_be_raised_by_a_sale() -> None:
    scene = scene_with(CUSTOMS, PLAIN, "market: sheep 1; seat 0; 0,0: sheep 1")
    play_through(scene, "0 take 3", "0 place 0,1")
    assert scene.all_offers == ["sell sheep 0,0"], "it must be sold"
    play_through(scene, "0 sell sheep 0,0", "asks 0 activate")
    scene.follow("seat 0: coins 0, sheep 0")


def test_the_toll_is_kept_free_while_the_price_is_paid() -> None:
    """The tile costs a stone. Whoever buys it with the only coin must be able to sell one for the place."""
    position = "rondel: 0 1 2 a-dornie * * * * * * * * * -"
    poor = scene_with(CUSTOMS, position, "seat 0: coins 1")
    poor.follow("refuses: take 3 GM2-TAKE-01")
    without_tolls = Scene(position, "seat 0: coins 1")
    without_tolls.follow("offers also: take 3")
    scene = scene_with(CUSTOMS, position, "seat 0: coins 1; 0,0: stone 1; 1,0: stone 1")
    play_through(scene, "0 take 3", "asks 0 pay")
    pay = scene.state.stack[-1]
    assert isinstance(pay, Pay)
    assert pay.keep == 1
    play_through(scene, "0 pay stone market", "asks 0 place", "0 place 0,1")
    assert scene.all_offers == ["sell stone 0,0", "sell stone 1,0"]
    play_through(scene, "0 sell stone 0,0", "asks 0 activate")
    scene.follow("seat 0: coins 0, stone 1")


def test_a_river_tile_costs_no_toll() -> None:
    scene = scene_with(CUSTOMS, "rondel: 0 1 2 s-glen-etive * * * * * * * * * -")
    play_through(scene, "0 take 3", "0 place -1,0", "asks 0 activate")
    scene.follow("seat 0: coins 0")


class CoinForTheLoch(Fold[GlenMoreII, Price]):
    """Loch Ness costs a coin beside its Scotsman."""

    def fold(self, g: GlenMoreII, value: Price, seat: int, subject: int) -> Price:
        if g.kit.ids[subject] != "c-loch-ness":
            return value
        return Price(value.goods, value.any, value.among, value.different, value.whisky, 1, value.members)


class DearWest(Fold[GlenMoreII, Tolls]):
    """Three coins west of home."""

    def fold(self, g: GlenMoreII, value: Tolls, seat: int, subject: int) -> Tolls:
        return {cell: 3 for cell in g.estates[seat].ground.open if x_of(cell) < 0}


def test_no_scotsman_is_paid_whose_place_is_the_only_one_that_can_be_paid() -> None:
    """With three coins the west could be paid, but not once the loch is."""
    module = Tiles((TILE_PRICE, CoinForTheLoch()), (PLACE_TOLL, DearWest()))
    position = "rondel: 0 1 2 c-loch-ness * * * * * * * * * -; stack C: c-ullapool c-carrbridge"
    for coins, offers in ((3, []), (4, ["pay scotsman 0,0", "pay scotsman 1,0"])):
        scene = scene_with(module, position, f"seat 0: coins {coins}; 0,0: scotsmen 1; 1,0: scotsmen 1")
        scene.follow("0 take 3")
        if offers:
            assert scene.offers == offers
            scene.follow("0 pay scotsman 1,0", "asks 0 place", "offers: place -1,0")
        else:
            scene.follow("asks 0 place", "offers: place 2,0", "seat 0: cell 0,0 home-village scotsmen 0")
        keeps(scene.game)


def test_a_fetched_tile_is_one_whose_place_can_be_paid() -> None:
    position = "rondel: 0 1 2 a-robert-i * * * * * * * * * -; discards: s-ballachulish s-glen-etive"
    for coins, offers in ((2, ["fetch s-glen-etive"]), (3, ["fetch s-ballachulish", "fetch s-glen-etive"])):
        scene = scene_with(CUSTOMS, position, f"seat 0: coins {coins}")
        play_through(scene, "0 take 3", "0 claim munro")
        assert scene.offers == offers


def test_games_with_tolls_never_come_to_a_dead_end() -> None:
    assert last_of(random_games(CUSTOMS, games=3))


def test_the_mountain_leaves_what_a_place_costs() -> None:
    """Another toll is paid between taking a tile and placing it."""
    assert last_of(random_games(CUSTOMS, beside=(2,)))


# ---------------------------------------------------------------- what may be discarded


class Kept(Veto[GlenMoreII]):
    """Against discarding what lies on some spaces."""

    def __init__(self, *spaces: int) -> None:
        self.spaces = spaces

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return Reason("reason-protected", "C20-01") if subject in self.spaces else None


DEAR: Final = """
    a-dornie a-pulteney a-butcher a-donan-castle b-plockton b-loch-shiel b-glenlochy b-crieff-tryst a-macbeth c-ullapool
""".strip()
POOR: Final = f"rondel: 0 1 2 {DEAR} -; stack C: c-glengorm c-carrbridge"
"""No tile can be paid by seat 0: one of them must be discarded."""


def test_a_tile_may_be_kept_from_being_discarded() -> None:
    scene = scene_with(MadeUp((DISCARD, Kept(3))), POOR)
    scene.follow("offers also: take 4 / take 12", "refuses: take 3 C20-01")
    keeps(scene.game)


def test_one_of_the_tiles_can_always_be_discarded() -> None:
    scene_with(MadeUp((DISCARD, Kept(*range(14)))), POOR).follow("offers also: take 3 / take 12")


def test_what_can_be_taken_is_taken_though_it_may_not_be_discarded() -> None:
    scene = scene_with(MadeUp((DISCARD, Kept(3))), PLAIN)
    scene.follow("offers also: take 3")


def test_the_price_that_is_told_is_the_one_that_is_paid() -> None:
    module = Tiles((TILE_PRICE, CoinForTheLoch()))
    position = "rondel: 0 1 2 c-loch-ness * * * * * * * * * -; stack C: c-ullapool c-carrbridge"
    scene = scene_with(module, position, "seat 0: coins 3; 0,0: scotsmen 2")
    option = next(option for option in scene.game.questions[0].options if option.id == "take 3")
    assert "1 coin" in option.text()


# ---------------------------------------------------------------- Scotsmen go home


class Recall(Frame[GlenMoreII]):
    """Two Scotsmen go back, as far as there are any; then somebody may be alone."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.stack.append(ReturnScotsmen(2))


RECALL: Final = Tiles(Insert("turn", BEFORE, "lapse", "recall", Recall()))
DONE: Final = ("0 take 3", "0 place 0,1", "0 end")


def test_scotsmen_return_from_wherever_they_stand() -> None:
    scene = scene_with(RECALL, PLAIN, "seat 0; 0,0: scotsmen 1; 1,0: scotsmen 2")
    play_through(scene, *DONE, "asks 0 return-scotsmen")
    reserve = scene.state.reserve(0)
    scene.follow("offers: pay scotsman 0,0 / pay scotsman 1,0")
    play_through(scene, "0 pay scotsman 1,0", "0 pay scotsman 0,0", "asks 1 take")
    scene.follow("seat 0: scotsmen 1, cell 1,0 home-castle scotsmen 1")
    assert scene.state.reserve(0) == reserve + 2


def test_nobody_is_asked_who_returns_where_there_is_no_choice() -> None:
    scene = scene_with(RECALL, PLAIN, "seat 0; 0,0: scotsmen 3")
    play_through(scene, *DONE, "asks 1 take")
    scene.follow("seat 0: scotsmen 1")


def test_no_more_return_than_there_are() -> None:
    scene = scene_with(RECALL, PLAIN)
    play_through(scene, *DONE, "asks 1 take")
    scene.follow("seat 0: scotsmen 0")
