"""What a chronicle is told of, and when the frames come that it answers with: each event proved by one made up."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.activate import ActivateSome
from hindmost.games.glen_more_ii.points import ACTIVATED, ARRIVED, CLAIMED, PLACE, SCORED, STOPPED
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import ANYWHERE, NATURE, Frame
from hindmost.kernel.hooks import EventPoint, Listener, Veto
from hindmost.kernel.messages import Reason
from hindmost.mechanics.cells import cell
from hindmost.mechanics.glen import AWARDED, BARRELS_GAINED, BARRELS_SPENT, LAID, PLACED, PRODUCED, PUT
from hindmost.mechanics.goods import spread
from tests.chronicles.made_up import (
    LATE,
    PLAIN,
    MadeUp,
    Told,
    is_told,
    keeps,
    last_of,
    listening,
    play_through,
    random_games,
)
from tests.chronicles.made_up import scene_with as with_module
from tests.glen_more_ii_scenario import Scene

SEEN: list[dict[str, Any]] = []
"""What the witnesses have seen of seat 0, in order."""


class Witness(Frame[GlenMoreII]):
    """Writes down what seat 0 has when it is its turn to run."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def run(self, g: GlenMoreII) -> None:
        if is_told(g):
            e = g.estates[0]
            SEEN.append({"coins": e.coins, "whisky": e.whisky, "vp": e.vp, "goods": sum(spread(e.stock, g.kinds))})


class Watch(MadeUp):
    """Its frames are those of this file."""


def watching(point: EventPoint, *position: str) -> Scene:
    """A position in which every event of a point has a witness."""
    SEEN.clear()
    return with_module(Watch((point, Told(Witness()))), *position)


# ---------------------------------------------------------------- on the rondel


def test_stopped_is_told_of_a_place_and_not_of_a_tile_that_is_taken() -> None:
    position = "rondel: 0 1 2 * worlds-end * * * * * * * * -; stack D:"
    scene, heard = listening(STOPPED, position)
    scene.follow("0 stop 4")
    assert heard == [(0, 4, scene.book.worlds_end)]
    other, silent = listening(STOPPED, position)
    other.follow("0 take 3")
    assert silent == []


def test_gm2_land_13_what_a_chronicle_lets_somebody_activate_on_worlds_end_wakes_no_loch_ness() -> None:
    """The home village may be activated there, and elsewhere Loch Ness would add Inshriach."""
    rondel = "rondel: 0 1 2 {} worlds-end * * * * * * * * -; stack D:; seat 0: cards loch-ness; 0,1: s-inshriach"
    at_worlds_end = with_module(MadeUp((STOPPED, Told(ActivateSome(1 << HOME_VILLAGE)))), rondel.format("*"))
    at_worlds_end.follow("0 stop 4", "asks 0 activate-some", "offers: activate 0,0 / pass")
    elsewhere = with_module(MadeUp((CLAIMED, Told(ActivateSome(1 << HOME_VILLAGE)))), rondel.format("a-robert-i"))
    elsewhere.follow("0 take 3", "0 claim macleod", "asks 0 activate-some", "offers also: activate 0,0 / extra 0,1")


def test_laid_is_told_of_every_tile_that_is_drawn() -> None:
    scene, heard = listening(LAID, PLAIN)
    scene.draw("stack A", "a-dornie", "a-butcher")
    scene.follow("0 take 5")
    scene.finish()
    laid = [(note.b, note.a) for note in scene.game.journal if note.code == "laid"]
    assert laid
    assert heard == [(NATURE, space, tile) for space, tile in laid]


# ---------------------------------------------------------------- clans


def test_claimed_is_told_when_the_road_is_paid_and_the_bonus_not_yet_gained() -> None:
    scene, heard = listening(CLAIMED, PLAIN, "seat 0: coins 2")
    play_through(scene, "0 take 4", "0 claim ross")
    assert heard == [(0, scene.book.domain_ids.index("ross"), 1)]
    watched = watching(CLAIMED, PLAIN, "seat 0: coins 2")
    watched.follow("0 take 4", "0 claim macleod", "seat 0: coins 5")
    assert [seen["coins"] for seen in SEEN] == [2]


# ---------------------------------------------------------------- activation


BREWERY = "seat 0; 0,1: a-pulteney; 1,-1: s-black-isle, barley 1; 0,-1: a-rothiemurchus, barley 1"


def test_activated_is_told_with_the_slot_and_the_tile() -> None:
    scene, heard = listening(ACTIVATED, PLAIN)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    assert heard == [(0, 2, scene.kit.number["s-inshriach"])]


def test_what_follows_an_activation_comes_when_it_is_done() -> None:
    scene = watching(ACTIVATED, PLAIN)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    assert [seen["goods"] for seen in SEEN] == [1]


def test_what_follows_an_exchange_comes_when_it_is_paid_and_collected() -> None:
    scene = watching(ACTIVATED, PLAIN, BREWERY)
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "asks 0 pay")
    keeps(scene.game)
    assert SEEN == []
    play_through(scene, "0 pay barley 1,-1")
    assert SEEN == [{"coins": 0, "whisky": 1, "vp": 0, "goods": 1}]


def test_what_follows_a_production_of_choice_comes_when_all_is_chosen() -> None:
    scene = watching(ACTIVATED, LATE, "seat 0; 0,1: a-easdale > c-iona-abbey")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "asks 0 choose-produce")
    assert SEEN == []
    play_through(scene, "0 choose sheep")
    assert [seen["goods"] for seen in SEEN] == [1]


# ---------------------------------------------------------------- goods


def goods_told(*position: str) -> tuple[Scene, Told, Told]:
    """A position with what is told of goods that are put and of those that are produced."""
    put, produced = Told(), Told()
    return with_module(MadeUp((PUT, put), (PRODUCED, produced)), *position), put, produced


def test_an_activation_produces_and_puts() -> None:
    scene, put, produced = goods_told(PLAIN)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    wood = scene.kit.goods.index("wood")
    assert put.heard == produced.heard == [(0, 2, wood)]


def test_what_finds_no_room_is_not_produced() -> None:
    scene, put, produced = goods_told(LATE, "seat 0; 0,1: s-ballachulish > b-abernethy, stone 2")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "asks 0 stow-produce")
    play_through(scene, "0 choose stone")
    assert put.heard == produced.heard == [(0, 2, scene.kit.goods.index("stone"))]


def test_what_the_player_chooses_is_produced() -> None:
    scene, put, produced = goods_told(LATE, "seat 0; 0,1: a-easdale > c-iona-abbey")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "0 choose sheep")
    assert put.heard == produced.heard == [(0, 2, scene.kit.goods.index("sheep"))]


def test_a_domain_gives_goods_that_nothing_has_produced() -> None:
    scene, put, produced = goods_told(PLAIN, "seat 0: coins 2")
    scene.follow("0 take 4", "0 claim chisholm", "0 put barley 0,0")
    assert put.heard == [(0, HOME_VILLAGE, scene.kit.goods.index("barley"))]
    assert produced.heard == []


def test_a_landmark_card_gives_goods_that_nothing_has_produced() -> None:
    scene, put, produced = goods_told("rondel: 0 1 2 a-loch-lochy * * * * * * * * * -")
    scene.follow("0 take 3", "0 place -1,0", "0 choose sheep", "0 choose cattle")
    assert put.heard == [(0, 2, scene.kit.goods.index(kind)) for kind in ("sheep", "cattle")]
    assert produced.heard == []


def test_barrels_are_told_when_they_come() -> None:
    distillery_next = "rondel: 0 1 2 a-pulteney * * * * * * * * * -"
    scene, heard = listening(BARRELS_GAINED, distillery_next, "seat 0; 0,0: barley 1, stone 1")
    scene.follow("0 take 3", "0 place 0,1")
    assert heard == [(0, 1, 0)], "the tile gives one when it is placed"
    scene.follow("0 activate 0,1")
    assert heard == [(0, 1, 0)] * 2, "and one for barley"


def test_barrels_are_told_when_they_go() -> None:
    scene, heard = listening(
        BARRELS_SPENT, "rondel: 0 1 2 c-robert-burns * * * * * * * * * -; seat 0: whisky 2, coins 1"
    )
    scene.follow("0 take 3", "0 claim macleod", "seat 0: whisky 1")
    assert heard == [(0, 1, 0)]


def test_awarded_is_told_of_vp_by_whatever_they_come() -> None:
    scene, heard = listening(AWARDED, PLAIN, "seat 0; 0,1: b-kingshouse-inn")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "seat 0: vp 2")
    assert heard == [(0, 2, 0)]


# ---------------------------------------------------------------- Scotsmen


def test_arrived_is_told_of_a_walk() -> None:
    scene, heard = listening(ARRIVED, PLAIN)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,0", "0 move 0,0", "0 to 0,1")
    assert heard == [(0, 2, 1)]


def test_arrived_is_told_of_everyone_who_enlists() -> None:
    scene, heard = listening(ARRIVED, PLAIN, "seat 0: coins 2")
    scene.follow("0 take 4", "0 claim ross", "0 enlist 0,0", "0 enlist 1,0")
    assert heard == [(0, HOME_VILLAGE, 1), (0, HOME_CASTLE, 1)]


def test_what_follows_an_arrival_comes_before_the_next_one_enlists() -> None:
    scene = watching(ARRIVED, PLAIN, "seat 0: coins 2")
    scene.follow("0 take 4", "0 claim ross", "0 enlist 0,0", "asks 0 enlist-scotsmen")
    assert len(SEEN) == 1


VILLAGE_NEXT = "rondel: 0 1 2 a-halkirk * * * * * * * * * -"


def test_arrived_is_told_of_those_who_come_with_a_tile() -> None:
    scene, heard = listening(ARRIVED, VILLAGE_NEXT)
    scene.follow("0 take 3", "0 place -1,0")
    assert heard == [(0, 2, 1)]


def test_nobody_arrives_where_nobody_is_left_to_come() -> None:
    crew = Scene(VILLAGE_NEXT).book.scotsmen
    scene, heard = listening(ARRIVED, VILLAGE_NEXT, f"seat 0; 0,0: scotsmen {crew}")
    scene.follow("0 take 3", "0 place -1,0", "seat 0: cell -1,0 a-halkirk scotsmen 0")
    assert heard == []


def test_arrived_is_told_of_those_whose_tile_is_removed() -> None:
    scene, heard = listening(ARRIVED, PLAIN, "seat 0: coins 3; 0,1: a-butcher, scotsmen 2")
    scene.follow("0 take 4", "0 claim macmillan", "0 remove 0,1", "seat 0: cell 1,0 home-castle scotsmen 2")
    assert heard == [(0, HOME_CASTLE, 2)]


# ---------------------------------------------------------------- scorings


LAST_OF_A = (
    "rondel: 0 1 2 * * * * * * * * * * -; stack A: a-dornie; seat 0: whisky 3, cards loch-ness, persons a-macbeth"
)


def test_what_follows_a_category_comes_before_the_next() -> None:
    scene = watching(SCORED, LAST_OF_A, "0,-1: a-butcher", "seat 0; 1,0: scotsmen 2")
    scene.follow("0 take 3")
    scene.finish()
    scene.follow("scorings 1")
    by_source = {award.source: award.vp for award in scene.game.score_sheet() if award.seat == 0}
    assert len(by_source) > 1
    total, sums = 0, []
    for category in scene.book.categories:
        total += by_source.get(f"score-{category}", 0)
        sums.append(total)
    assert [seen["vp"] for seen in SEEN] == sums


def test_scored_is_told_of_every_category_in_every_scoring() -> None:
    told = Told()
    for game in last_of(random_games(MadeUp((SCORED, told)), games=1)):
        number = len(game.view()["table"]["scoring"]["if_scored_now"][0])
        assert told.heard == [(NATURE, category, 0) for category in range(number)] * 4


# ---------------------------------------------------------------- veto


FORBIDDEN = Reason("reason-protected", "C20-01")


class NotOn(Veto[GlenMoreII]):
    """Against cells."""

    def __init__(self, *cells: int) -> None:
        self.cells = cells

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return FORBIDDEN if seat == 0 and subject in self.cells else None


def test_place_may_be_forbidden_with_a_reason() -> None:
    scene = with_module(MadeUp((PLACE, NotOn(cell(0, 1)))), PLAIN)
    usual = Scene(PLAIN)
    for each in (scene, usual):
        each.follow("0 take 3")
    assert set(usual.offers) - set(scene.offers) == {"place 0,1"}
    scene.follow("refuses: place 0,1 C20-01")
    keeps(scene.game)


def test_a_tile_without_any_place_left_is_not_taken() -> None:
    river = "rondel: 0 1 2 s-glen-etive s-inshriach * * * * * * * * -"
    scene = with_module(MadeUp((PLACE, NotOn(cell(-1, 0), cell(2, 0)))), river)
    assert "take 3" in Scene(river).offers
    assert "take 3" not in scene.offers
    scene.follow("refuses: take 3 GM2-TAKE-05")


class NowhereNear(Veto[GlenMoreII]):
    """Whatever is not in the river's row lies on an even column."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return FORBIDDEN if subject % 2 and subject not in (cell(2, 0), cell(-1, 0)) else None


def test_games_in_which_places_are_forbidden_come_to_an_end() -> None:
    assert last_of(random_games(MadeUp((PLACE, NowhereNear()))))


# ---------------------------------------------------------------- the journal


class Gossip(Listener[GlenMoreII]):
    """Writes a line of which nobody has said what its numbers mean, and which has no sentence."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        g.note("gossip", owner, a, 7)
        return []


def test_a_line_that_nobody_has_named_is_told_as_it_is_and_silences_no_other() -> None:
    scene = with_module(MadeUp((PLACED, Gossip())), PLAIN)
    scene.follow("0 take 3", "0 place 0,-1")
    lines = [line for _, line in scene.game.log()]
    assert [line.args for line in lines if line.key == "log-gossip"] == [{"a": 2, "b": 7, "c": 0}]
    assert "log-placed" in [line.key for line in lines]
