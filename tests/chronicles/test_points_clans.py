"""Markers on other terms: what the roads cost, markers that are free or share a domain, and how many one holds."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.points import CLAIM_TOLL, CLAIMED, CROWD, MARKERS, ROAD
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Fold, Insert
from tests.chronicles.made_up import LATE, PLAIN, MadeUp, Told, keeps, last_of, play_through, random_games, scene_with
from tests.glen_more_ii_scenario import Scene

DOMAINS: Final = Scene(PLAIN).book.domain_ids
ROSS: Final = DOMAINS.index("ross")
CHISHOLM: Final = DOMAINS.index("chisholm")


class Toll(Fold[GlenMoreII, "list[int]"]):
    """Whatever costs seat 0 something costs it two coins more, and Ross is free for seat 1."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        if seat == 1:
            return [0 if domain == ROSS else cost for domain, cost in enumerate(value)]
        return [cost + 2 if cost and seat == 0 else cost for cost in value]


class FreeMarker(PlaceMarker):
    """Costs nothing."""

    __slots__ = ()

    def costs(self, g: GlenMoreII) -> list[int]:
        return [0] * len(g.book.domain_ids)


class SharingMarker(PlaceMarker):
    """Goes to a domain of somebody else, and only there."""

    __slots__ = ()

    def domains(self, g: GlenMoreII) -> list[int]:
        others = [placed for seat, placed in enumerate(g.clans.markers) if seat != g.active]
        return sorted({domain for placed in others for domain in placed} - set(g.clans.markers[g.active]))


class TwoOfThem(Fold[GlenMoreII, int]):
    """A second marker has room on every domain but Chisholm."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value if subject == CHISHOLM else max(value, 2)


class Envoy(Frame[GlenMoreII]):
    """Whoever has the turn places a free marker."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.stack.append(FreeMarker(0))


class Clans(MadeUp):
    """Its frames are those of this file."""


# ---------------------------------------------------------------- roads


def test_the_road_is_folded_for_whoever_places_a_marker() -> None:
    scene = scene_with(Clans((ROAD, Toll())), PLAIN, "seat 0: coins 3")
    play_through(scene, "0 take 4", "asks 0 place-marker")
    scene.follow("roads: macleod 0, ross 3, munro 4", "offers also: claim ross / claim macleod")
    scene.follow("refuses: claim munro GM2-CLAN-03")
    option = next(option for option in scene.game.questions[0].options if option.id == "claim ross")
    assert "3 coins" in option.text()
    assert scene.game.view()["table"]["clans"]["ross"]["coins"] == 3
    play_through(scene, "0 claim ross")
    scene.follow("seat 0: coins 0, domains ross")


def test_the_road_of_another_seat_is_another() -> None:
    rondel = "rondel: 1 0 2 s-inshriach a-robert-i * * * * * * * * -"
    scene = scene_with(Clans((ROAD, Toll())), rondel)
    scene.follow("1 take 4", "offers also: claim ross", "roads: ross 0, munro 2", "1 claim ross", "seat 1: coins 0")


def test_an_exchange_for_a_marker_keeps_what_the_folded_road_costs() -> None:
    """With MacLeod taken the cheapest road costs seat 0 three coins instead of one."""
    built = "0,1: a-easdale; 2,0: b-scone-abbey; seat 1: domains macleod"
    for coins, offered in (("2", False), ("3", True)):
        position = f"seat 0: coins {coins}; 0,0: barley 1; {built}"
        scene = scene_with(Clans((ROAD, Toll())), LATE, position)
        scene.follow("0 take 3", "0 place 1,1")
        assert ("activate 2,0" in scene.offers) is offered
    play_through(scene, "0 activate 2,0", "0 pay barley 0,0", "0 claim ross")
    scene.follow("seat 0: coins 0")


# ---------------------------------------------------------------- markers on other terms


def placing(marker: PlaceMarker, *position: str) -> Scene:
    scene = scene_with(Clans(Insert("turn", BEFORE, "take", "gift", marker), (CROWD, TwoOfThem())), PLAIN, *position)
    keeps(scene.game)
    return scene


def test_a_free_marker_goes_anywhere_and_costs_nothing() -> None:
    scene = placing(FreeMarker(0), "seat 1: domains ross")
    scene.follow("asks 0 free-marker", "offers also: claim brodie / claim grant", "refuses: claim ross GM2-CLAN-01")
    option = next(option for option in scene.game.questions[0].options if option.id == "claim brodie")
    priced = placing(PlaceMarker(0), "seat 1: domains ross; seat 0: coins 9")
    dear = next(option for option in priced.game.questions[0].options if option.id == "claim brodie")
    assert "coin" in dear.text("en")
    assert option.message.args["coins"] == 0
    play_through(scene, "0 claim brodie", "asks 0 take")
    scene.follow("seat 0: coins 0, domains brodie")


def test_what_a_free_marker_costs_is_told() -> None:
    told = Told()
    scene = scene_with(Clans(Insert("turn", BEFORE, "take", "gift", FreeMarker(0)), (CLAIMED, told)), PLAIN)
    scene.follow("0 claim brodie")
    assert told.heard == [(0, DOMAINS.index("brodie"), 0)]


def test_a_marker_may_share_a_domain() -> None:
    scene = placing(SharingMarker(0), "seat 0: coins 2; seat 1: domains ross macleod")
    scene.follow("offers: claim macleod / claim ross", "refuses: claim gunn GM2-CLAN-01")
    play_through(scene, "0 claim macleod", "asks 0 take")
    scene.follow("seat 0: coins 5, domains macleod", "seat 1: domains ross macleod")
    assert scene.game.view()["table"]["clans"]["macleod"]["markers"] == [0, 1]


def test_a_marker_without_any_domain_lapses() -> None:
    scene = placing(SharingMarker(0), "seat 0: domains ross")
    scene.follow("asks 0 take")
    assert scene.seat(0)["domains"] == ["ross"]


def test_david_hume_comes_but_once() -> None:
    """McKay gives him to the first who comes there."""
    scene = placing(SharingMarker(0), "seat 0: coins 2; seat 1: domains mckay, persons david-hume")
    play_through(scene, "0 claim mckay", "asks 0 take")
    scene.follow("seat 0: persons", "seat 1: persons david-hume")


def test_a_tile_is_fetched_before_the_turn_has_one_and_after_its_activations() -> None:
    """Munro works whenever a marker is placed."""
    for anchor in ("take", "lapse"):
        gift = Insert("turn", BEFORE, anchor, "gift", FreeMarker(0))
        scene = scene_with(Clans(gift), PLAIN, "discards: s-ballachulish")
        if anchor == "lapse":
            play_through(scene, "0 take 3", "0 place 0,1", "0 activate 0,1", "0 end")
        play_through(scene, "0 claim munro", "0 fetch s-ballachulish", "0 place 0,-1", "0 activate 0,-1", "0 pass")
        scene.follow("seat 0: stone 1, cell 0,-1 s-ballachulish", "asks 0 take" if anchor == "take" else "asks 1 take")


# ---------------------------------------------------------------- tolls beside the road


class TollHouse(Fold[GlenMoreII, "list[int]"]):
    """Two coins for MacLeod, and for every other domain too if there are no others."""

    def __init__(self, everywhere: bool = False) -> None:
        self.everywhere = everywhere

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        wanted = [self.everywhere or name == "macleod" for name in DOMAINS]
        return [toll + 2 * far for toll, far in zip(value, wanted, strict=True)]


def test_a_toll_comes_on_top_of_the_road() -> None:
    scene = scene_with(Clans((CLAIM_TOLL, TollHouse())), PLAIN, "seat 0: coins 1")
    play_through(scene, "0 take 4")
    scene.follow("not offered: claim macleod / pass", "refuses: claim macleod GM2-CLAN-03", "refuses: pass GM2-IMM-06")
    assert scene.game.view()["table"]["clans"]["macleod"]["coins"] == 2
    scene.follow("roads: macleod 0")


def test_a_free_marker_pays_the_toll() -> None:
    module = Clans(Insert("turn", BEFORE, "take", "gift", FreeMarker(0)), (CLAIM_TOLL, TollHouse()))
    scene = scene_with(module, PLAIN, "seat 0: coins 2")
    play_through(scene, "0 claim macleod", "asks 0 take")
    scene.follow("seat 0: coins 3", "seat 0: domains macleod")


def test_nobody_need_pay_a_toll() -> None:
    scene = scene_with(Clans((CLAIM_TOLL, TollHouse(everywhere=True))), PLAIN, "seat 0: coins 2")
    play_through(scene, "0 take 4")
    scene.follow("offers: claim macleod / pass")
    play_through(scene, "0 pass", "asks 0 activate")
    scene.follow("seat 0: coins 2, domains")


def test_an_exchange_for_a_marker_keeps_the_toll() -> None:
    built = "0,1: a-easdale; 2,0: b-scone-abbey"
    for coins, offered in ((1, False), (2, True)):
        position = f"seat 0: coins {coins}; 0,0: barley 1; {built}"
        scene = scene_with(Clans((CLAIM_TOLL, TollHouse(everywhere=True))), LATE, position)
        scene.follow("0 take 3", "0 place 1,1")
        assert ("activate 2,0" in scene.offers) is offered


def test_the_crowd_says_how_many_markers_a_domain_holds() -> None:
    """Two on Ross are possible, three are not, nor two on Chisholm; without the chronicle not even two on Ross."""
    for domain, seats, sound in (("ross", 2, True), ("ross", 3, False), ("chisholm", 1, True), ("chisholm", 2, False)):
        lines = [f"seat {seat}: domains {domain}" for seat in range(seats)]
        assert (scene_with(Clans((CROWD, TwoOfThem())), PLAIN, *lines).game.check() == []) is sound
    usual = Scene(PLAIN, "seat 0: domains ross; seat 1: domains ross")
    assert usual.game.check() == ["2 markers are on the domain ross"]


def test_games_with_markers_on_other_terms_come_to_an_end() -> None:
    module = Clans(
        Insert("turn", BEFORE, "lapse", "gift", SharingMarker(0)),
        Insert("turn", BEFORE, "take", "envoy", Envoy()),
        (ROAD, Toll()),
        (CROWD, Crowded()),
    )
    for game in last_of(random_games(module)):
        state = game.state
        assert isinstance(state, GlenMoreII)
        assert all(not state.markers_left(seat) for seat in range(3))


class Crowded(Fold[GlenMoreII, int]):
    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return 3


# ---------------------------------------------------------------- markers that lie elsewhere


class Lent(Fold[GlenMoreII, int]):
    """All markers of seat 0 but one lie on another board."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        assert subject == 0
        return 1 if seat == 0 else value


LENT: Final = Clans((MARKERS, Lent()))


def test_markers_that_lie_elsewhere_are_not_placed() -> None:
    scene = scene_with(LENT, PLAIN)
    assert [seat["reserve"]["markers"] for seat in scene.game.view()["seats"]] == [1, 10, 10]
    play_through(scene, "0 take 4", "0 claim macleod")
    scene.follow("seat 0: markers 0")
    without = scene_with(LENT, PLAIN, "seat 0: domains macleod, coins 9")
    play_through(without, "0 take 4", "asks 0 activate")
    usual = Scene(PLAIN, "seat 0: domains macleod, coins 9")
    usual.follow("0 take 4", "asks 0 place-marker")


def test_no_more_markers_are_on_the_clan_board_than_are_not_elsewhere() -> None:
    scene = scene_with(LENT, PLAIN, "seat 0: domains macleod ross; seat 1: domains munro chisholm")
    assert scene.game.check() == ["seat 0 has placed 2 markers, but has only 1"]
    assert scene.state.markers_left(0) == 0, "never fewer than none"


def test_an_exchange_for_a_marker_that_lies_elsewhere_is_not_made() -> None:
    assert scene_with(LENT, PLAIN, "seat 0: domains macleod").state.open_roads() == []
    assert scene_with(LENT, PLAIN).state.open_roads()
