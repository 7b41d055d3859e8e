"""A tile of another territory is activated for somebody: proved by a chronicle made up that lends one every turn."""

from __future__ import annotations

from typing import ClassVar, Final

import pytest

from hindmost.games.glen_more_ii.activate import borrow, can_borrow
from hindmost.games.glen_more_ii.gains import ChooseGoods, SpreadGift
from hindmost.games.glen_more_ii.points import ACTIVATED
from hindmost.games.glen_more_ii.roles import FROM_TILE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Insert
from hindmost.kernel.messages import Msg
from hindmost.mechanics.glen import PRODUCED, PUT
from hindmost.mechanics.ground import GONE
from tests.chronicles.made_up import LATE, PLAIN, MadeUp, Told, keeps, last_of, play_through, random_games, scene_with
from tests.glen_more_ii_scenario import Scene

NUMBERS: Final = Scene(PLAIN).kit.number


class Loan(Frame[GlenMoreII]):
    """The active player activates a tile, wherever it lies, if that does anything."""

    __slots__ = ("tile",)

    shape: ClassVar[dict[str, str]] = {"tile": "tile"}
    within: ClassVar[tuple[str, ...]] = ("rounds",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, g: GlenMoreII) -> None:
        if can_borrow(g, self.tile):
            borrow(g, self.tile)


class Rounds(Frame[GlenMoreII]):
    """Every tile of the next seat's territory is borrowed, one after the other."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        tiles = g.estates[(g.whose + 1) % g.table.seats].ground.tiles
        g.push([Loan(tile) for tile in tiles if tile != GONE])


class Neighbours(MadeUp):
    """Its frames are those of this file."""


def lending(tile: str, *position: str) -> Scene:
    """Seat 1 has the tile, and seat 0 activates it before the activations of its turn."""
    loan = Insert("turn", BEFORE, "activate", "loan", Loan(NUMBERS[tile]))
    return scene_with(Neighbours(loan), *position)


def said(scene: Scene, message: Msg) -> tuple[str, str]:
    return scene.game.speak(message, "en"), scene.game.speak(message, "fr")


def asked(scene: Scene) -> tuple[str, str]:
    question = scene.game.questions[0]
    return question.text("en"), question.text("fr")


def lines(scene: Scene) -> list[tuple[str, str]]:
    return [said(scene, line) for _, line in scene.game.log()]


def unmarked(scene: Scene) -> None:
    """Nobody but seat 0 has anything of it, and no tile counts as activated."""
    owner = scene.state.estates[1]
    assert scene.state.activated == 0
    assert (owner.coins, owner.whisky, owner.vp, owner.stock, sum(owner.members)) == (0, 0, 0, 0, 1)


def test_what_a_producer_makes_comes_onto_own_tiles() -> None:
    scene = lending("s-lochridge", PLAIN, "seat 1; 0,1: s-lochridge")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 spread-produce")
    scene.follow("offers: put cattle 0,0 / put cattle 1,0 / put cattle 0,1")
    assert asked(scene) == ("Choose tiles for 1 cow.", "Sur quelles tuiles poser 1 bœuf\N{NO-BREAK SPACE}?")
    play_through(scene, "0 put cattle 1,0", "asks 0 activate")
    unmarked(scene)
    scene.follow("seat 0: cell 1,0 home-castle cattle 1")
    assert ("activates Lochridge in another territory", "active Lochridge dans un autre territoire") in lines(scene)


def test_what_a_borrowed_tile_makes_is_produced() -> None:
    told, activated = Told(), Told()
    loan = Insert("turn", BEFORE, "activate", "loan", Loan(NUMBERS["s-lochridge"]))
    scene = scene_with(Neighbours(loan, (PRODUCED, told), (ACTIVATED, activated)), PLAIN, "seat 1; 0,1: s-lochridge")
    scene.follow("0 take 3", "0 place 0,1", "0 put cattle 1,0")
    assert told.heard == [(0, 1, scene.kit.goods.index("cattle"))]
    assert activated.heard == [(0, FROM_TILE + NUMBERS["s-lochridge"], NUMBERS["s-lochridge"])]


def test_what_a_producer_of_two_makes_is_split() -> None:
    scene = lending(
        "b-abernethy", LATE, "seat 0; 0,0: sheep 3; 1,0: sheep 2; seat 1; 0,1: s-ballachulish > b-abernethy"
    )
    scene.follow("0 take 3", "0 place 0,1", "asks 0 spread-produce")
    play_through(scene, "0 put wood 0,1", "0 put stone 1,0", "asks 0 activate")
    unmarked(scene)
    scene.follow("seat 0: cell 0,1 s-inshriach wood 1, cell 1,0 home-castle stone 1")


def test_nothing_is_produced_where_there_is_no_room() -> None:
    scene = lending("s-lochridge", PLAIN, "seat 0: coins 2; 0,0: wood 3; 1,0: wood 3; seat 1; 0,1: s-lochridge")
    scene.follow("0 take 4", "0 claim macleod", "asks 0 activate", "seat 0: cattle 0")
    assert "borrowed" not in [note.code for note in scene.game.journal]


def test_what_a_producer_of_any_makes_is_chosen_and_comes_onto_own_tiles() -> None:
    scene = lending("c-iona-abbey", LATE, "seat 1; 0,1: a-easdale > c-iona-abbey")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 spread-any", "offers also: put wood 0,0 / put cattle 0,1")
    assert len(scene.offers) == 5 * 3
    assert asked(scene) == (
        "Choose a resource and its tile.",
        "Quelle ressource, et sur quelle tuile\N{NO-BREAK SPACE}?",
    )
    play_through(scene, "0 put sheep 0,1", "asks 0 activate")
    unmarked(scene)
    scene.follow("seat 0: sheep 1")


def test_goods_of_choice_that_nobody_has_made_are_a_gift() -> None:
    put, produced = Told(), Told()
    gift = Insert("turn", BEFORE, "activate", "gift", SpreadGift(3))
    scene = scene_with(MadeUp(gift, (PUT, put), (PRODUCED, produced)), PLAIN)
    scene.follow("0 take 3", "0 place 0,1", "asks 0 spread-gift", "offers also: put wood 0,0 / put cattle 0,1")
    play_through(scene, "0 put sheep 0,1", "0 put wood 1,0", "0 put wood 0,0", "asks 0 activate")
    scene.follow("seat 0: sheep 1, wood 2")
    assert [kind for _, _, kind in put.heard] == [scene.kit.goods.index(good) for good in ("sheep", "wood", "wood")]
    assert produced.heard == []


def test_a_gift_without_room_is_lost_unless_something_is_sold() -> None:
    gift = Insert("turn", BEFORE, "activate", "gift", SpreadGift(1))
    scene = scene_with(MadeUp(gift), PLAIN, "market: wood 1; seat 0; 0,0: wood 3; 1,0: wood 3")
    scene.follow("0 take 4", "0 claim macleod", "asks 0 spread-gift", "offers also: pass / sell wood 0,0")
    assert scene.game.questions[0].option("pass").rule == "GM2-COMP-05"
    play_through(scene, "0 pass", "asks 0 activate")
    scene.follow("seat 0: wood 6")


def test_goods_of_choice_for_a_tile_without_room_are_lost_unless_something_is_sold() -> None:
    gift = Insert("turn", BEFORE, "activate", "gift", ChooseGoods(0, 1))
    scene = scene_with(MadeUp(gift), PLAIN, "market: wood 1; seat 0; 0,0: wood 3")
    scene.follow("0 take 4", "0 claim macleod", "asks 0 choose-goods", "offers: pass", "offers also: sell wood 0,0")
    scene.follow("0 sell wood 0,0", "offers also: choose wood / choose sheep", "not offered: pass")


def test_a_village_gives_a_movement_point() -> None:
    scene = lending("a-halkirk", PLAIN, "seat 1; 2,0: a-halkirk")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "movement 1", "offers also: move 0,0")
    keeps(scene.game)
    unmarked(scene)
    english, french = lines(scene)[-1]
    assert english == "receives 1 movement point from Halkirk"
    assert french == "reçoit 1 point de mouvement (Halkirk)"


def test_an_inn_gives_points() -> None:
    scene = lending("b-kingshouse-inn", LATE, "seat 1; 0,1: b-kingshouse-inn")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "awards 0: tile-kingshouse-inn 2")
    keeps(scene.game)
    unmarked(scene)


def test_an_exchange_is_paid_with_own_goods_and_by_a_line_of_choice() -> None:
    scene = lending("a-butcher", PLAIN, "seat 0; 0,0: cattle 2; 1,0: cattle 1; seat 1; 0,1: a-butcher")
    play_through(scene, "0 take 3", "0 place 0,1", "asks 0 trade")
    english, french = asked(scene)
    assert english == "Choose a trade at Butcher."
    assert french.startswith("Quel échange faire avec la tuile ")
    second = scene.offers[1]
    play_through(scene, f"0 {second}", "asks 0 pay", "0 pay cattle 0,0", "0 pay cattle 1,0", "asks 0 activate")
    unmarked(scene)
    scene.follow("seat 0: cattle 1", "awards 0: tile-butcher 7")


def test_an_exchange_that_cannot_be_paid_is_not_made() -> None:
    scene = lending("a-butcher", PLAIN, "seat 1; 0,1: a-butcher, cattle 2")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "seat 1: cattle 2", "seat 0: vp 0")


@pytest.mark.parametrize(("choice", "whisky", "vp"), [("whisky", 1, 0), ("vp", 0, 3)])
def test_a_distillery_leaves_macgregors_choice(choice: str, whisky: int, vp: int) -> None:
    scene = lending("a-pulteney", PLAIN, "seat 0: domains macgregor; 0,0: barley 1; seat 1; 0,1: a-pulteney")
    play_through(scene, "0 take 3", "0 place 0,1", "asks 0 distil-or-points")
    english, french = asked(scene)
    assert english == "Take whisky or VP at Pulteney?"
    assert french.startswith("Whisky ou PV avec la tuile ")
    play_through(scene, f"0 distil {choice}", "asks 0 activate")
    unmarked(scene)
    scene.follow(f"seat 0: whisky {whisky}, vp {vp}, barley 0")


def test_a_distillery_gives_a_barrel() -> None:
    scene = lending("a-pulteney", PLAIN, "seat 0; 0,0: barley 1; seat 1; 0,1: a-pulteney")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "seat 0: whisky 1, barley 0")
    assert lines(scene)[-1] == ("receives 1 barrel of whisky from Pulteney", "reçoit 1 tonneau de whisky (Pulteney)")


def test_an_abbey_gives_a_marker() -> None:
    scene = lending("b-scone-abbey", LATE, "seat 0: coins 1; 0,0: barley 1; seat 1; 2,0: b-scone-abbey")
    play_through(
        scene,
        "0 take 3",
        "0 place 0,1",
        "0 pay barley 0,0",
        "asks 0 place-marker",
        "0 claim macleod",
        "asks 0 activate",
    )
    scene.follow("seat 0: barley 0, coins 4, domains macleod")


def test_a_tile_that_does_nothing_is_not_borrowed() -> None:
    scene = lending("a-loch-lochy", PLAIN, "seat 1; 2,0: a-loch-lochy")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate")
    keeps(scene.game)


def test_games_in_which_everything_is_borrowed_come_to_an_end() -> None:
    borrowed = set()
    for game in last_of(random_games(Neighbours(Insert("turn", BEFORE, "activate", "rounds", Rounds())))):
        borrowed |= {note.a for note in game.journal if note.code == "borrowed"}
    assert len(borrowed) > 20
