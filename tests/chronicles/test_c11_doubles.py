"""Chronicle 11: double monuments, the clans, and the monuments with rules of their own."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import CARDS
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import measure
from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import KEY
from hindmost.games.glen_more_ii.moving import movable
from hindmost.games.glen_more_ii.paying import paying_slots
from hindmost.games.glen_more_ii.scoring import tally, territory_size
from hindmost.mechanics.cells import name_of
from tests.chronicles.made_up import play_through
from tests.chronicles.plans import AT_LAST, LAST, LATE, filling, planned
from tests.chronicles.test_c7 import cards
from tests.glen_more_ii_scenario import Scene

PERSON = f"rondel: 0 1 2 a-robert-i * * * * * * * * * -; {LATE}"
MORAR = f"rondel: 0 1 2 d-loch-morar * * * * * worlds-end * * * -; {LAST}"
FORT = "0,-1: a-castle-stalker > new-fort-george-left; 1,-1: s-black-isle > new-fort-george-right"
CANAL = "0,0: scotsmen 1; 1,0: > caledonian-canal-left; 2,0: a-halkirk > caledonian-canal-right"


# ---------------------------------------------------------------- placing them


def test_c11_dbl_01_left_and_right_must_be_those_of_a_face() -> None:
    """A castle and a material, or two materials, but no material and a castle."""
    right = filling("seat 0; 0,-1: a-castle-stalker, wood 1; 1,-1: s-black-isle", mine="new-fort-george-left wood")
    right.follow("0 plan new-fort-george-left", "offers: place 0,-1", "refuses: place 1,-1 C11-DBL-01")
    two = filling("seat 0; 0,-1: s-inshriach, wood 1; 1,-1: s-black-isle", mine="new-fort-george-left wood")
    two.follow("0 plan new-fort-george-left", "offers: place 0,-1")
    wrong = planned("seat 0; 0,-1: s-inshriach, wood 1; 1,-1: a-castle-stalker", mine="new-fort-george-left wood")
    wrong.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")


def test_c11_dbl_01_never_one_above_the_other() -> None:
    scene = planned("seat 0; 0,-1: s-inshriach, wood 1; 0,-2: s-black-isle", mine="new-fort-george-left wood")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")


def test_c11_dbl_01_the_halves_have_the_same_types_on_both_faces() -> None:
    book = Scene("chronicles 11; seats 3").book
    for name, types in (
        ("new-fort-george", ("castle", "castle")),
        ("caledonian-canal", ("village", "village")),
        ("forth-bridge", ("trade", "castle")),
    ):
        left = book.number[f"{name}-left"]
        assert (book.types[left], book.types[book.right_half[left]]) == types
        assert len(book.faces[left]) == 2


def test_c11_dbl_02_it_takes_two_turns_at_least() -> None:
    scene = filling("seat 0; 0,-1: s-inshriach, wood 3; 1,-1: s-black-isle", mine="new-fort-george-left")
    scene.follow("0 plan new-fort-george-left", "0 pass", "asks 1 take", f"part {KEY}: held 8, used")


def test_c11_dbl_03_both_halves_and_all_around_them_are_activated() -> None:
    land = "2,0: a-halkirk, wood 1; 3,0: b-kingussie; 0,-1: s-inshriach; 3,-1: s-lochridge; 3,1: s-black-isle"
    scene = filling(f"seat 0; {land}; 2,1: b-plockton", mine="caledonian-canal-left wood")
    scene.follow("0 plan caledonian-canal-left", "0 place 1,0")
    scene.until("activate")
    woken = {offer for offer in scene.offers if offer.startswith("activate")}
    around = ("1,0", "2,0", "0,0", "3,0", "0,-1", "3,-1", "3,1", "0,1")
    assert {f"activate {where}" for where in around} <= woken


def test_c11_dbl_03_then_the_halves_are_two_tiles() -> None:
    scene = planned(f"seat 0; {FORT}; 0,-1: wood 3; 1,-1: stone 3")
    assert scene.game.check() == []
    assert territory_size(scene.state, 0) == 4
    scene.follow("0 take 3", "0 place 1,1", "0 activate 1,0", "not offered: activate 0,-1")


# ---------------------------------------------------------------- removing them


def test_c11_dbl_04_an_effect_for_one_tile_takes_no_half() -> None:
    scene = planned(f"seat 0: coins 9; {FORT}; 0,1: s-inshriach", head=PERSON)
    scene.follow("0 take 3", "0 claim macmillan", "offers: remove 0,1", "refuses: remove 0,-1 C11-DBL-01")


def test_c11_dbl_04_loch_morar_takes_both_halves_or_none() -> None:
    scene = planned(f"seat 0: whisky 1; {FORT}; 0,-1: scotsmen 1", head=MORAR)
    play_through(scene, "0 take 3", "0 place 0,1", "asks 0 remove-tiles", "0 remove 0,-1")
    assert scene.offers == ["remove 1,-1"]
    play_through(scene, "0 remove 1,-1")
    scene.follow("seat 0: empty 0,-1, empty 1,-1, tiles 3, cell 1,0 home-castle scotsmen 1")
    gone = {scene.kit.ids[tile] for tile in scene.state.removed}
    assert {"s-black-isle", "a-castle-stalker", "new-fort-george-left", "new-fort-george-right"} <= gone


def test_c11_dbl_04_not_with_a_half_on_a_home_tile() -> None:
    scene = planned(f"seat 0: whisky 1; {CANAL}; 0,-1: s-inshriach", head=MORAR)
    scene.follow("0 take 3", "0 place 0,1", "not offered: remove 2,0 / remove 1,0")


@pytest.mark.parametrize("card", ["fort-george", "castle-of-mey"])
def test_c11_dbl_04_the_events_that_remove_two_tiles_may_take_it(card: str) -> None:
    tile = {"fort-george": "d-fort-george", "castle-of-mey": "d-castle-of-mey"}[card]
    head = f"rondel: 0 1 2 a-gathering * * * * * worlds-end * * * -; {LAST}"
    scene = planned(f"seat 0; {FORT}; 1,1: {tile}; 0,0: scotsmen 2", head=head, chronicles="6 11")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", f"0 event {card}")
    scene.until("remove-tiles")
    scene.follow("0 remove 0,-1", "offers: remove 1,-1", "0 remove 1,-1", "seat 0: empty 0,-1, empty 1,-1")


def test_c11_dbl_05_piles_may_be_of_different_heights() -> None:
    land = "0,-1: s-inshriach > b-carron-ironworks, wood 1; 1,-1: s-black-isle"
    scene = filling(f"seat 0; {land}", mine="new-fort-george-left wood")
    play_through(scene, "0 plan new-fort-george-left", "offers: place 0,-1", "0 place 0,-1")
    assert [len(scene.state.estates[0].ground.stack_at(slot)) for slot in (2, 3)] == [3, 2]


def test_c11_dbl_06_the_scotsman_stands_around_it() -> None:
    land = "0,-1: s-inshriach, wood 2, scotsmen 1; 1,-1: s-black-isle, barley 1, scotsmen 1"
    lonely = planned(f"seat 0; 0,0: scotsmen 0; {land}", mine="new-fort-george-left wood")
    lonely.follow("0 take 3", "0 place 1,-2", "0 end", "asks 1 take")
    scene = filling(f"seat 0; {land}", mine="new-fort-george-left wood")
    scene.follow("0 plan new-fort-george-left", "0 pay wood 0,-1", "0 place 0,-1")
    scene.follow("seat 0: cell 0,-1 new-fort-george-left wood 1, cell 1,-1 new-fort-george-right barley 1")
    assert scene.state.estates[0].members[2:4] == [1, 1]


def test_c11_dbl_07_a_covered_half_still_binds_its_pile() -> None:
    covered = FORT.replace("new-fort-george-right", "new-fort-george-right > a-glamis-castle")
    scene = planned(f"seat 0: coins 9; {covered}; 0,1: s-inshriach", head=PERSON)
    assert scene.game.check() == []
    cells = scene.state.estates[0].ground.cells
    assert [name_of(cells[slot]) for slot in movable(scene.state, 0)] == ["0,1"]
    scene.follow("0 take 3", "0 claim macmillan", "offers: remove 0,1")


def test_c11_dbl_07_three_piles_that_are_bound_together_stay() -> None:
    """The Forth Bridge lies on an animal tile and on the left half of the canal."""
    piles = (
        "2,0: a-glen-lyon > forth-bridge-left; 3,0: a-halkirk > caledonian-canal-left > forth-bridge-right",
        "4,0: b-kingussie > caledonian-canal-right",
    )
    scene = planned("seat 0: whisky 1", *piles, "0,-1: s-inshriach", head=MORAR)
    assert scene.game.check() == []
    scene.follow("0 take 3", "0 place 0,1", "not offered: remove 2,0 / remove 3,0 / remove 4,0")
    scene.follow("offers also: remove 0,-1", "refuses: remove 4,0 C11-NAME-01")


def test_ex_c11_02_where_the_canal_may_lie() -> None:
    home = planned("seat 0; 0,0: wood 1; 0,-1: s-inshriach, scotsmen 1", mine="caledonian-canal-left wood")
    home.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")
    east = filling("seat 0; 2,0: a-halkirk, wood 1", mine="caledonian-canal-left wood")
    east.follow("0 plan caledonian-canal-left", "offers: place 1,0")
    two = filling("seat 0; -1,0: a-halkirk, wood 1; 0,-1: s-inshriach, scotsmen 1", mine="caledonian-canal-left wood")
    two.follow("0 plan caledonian-canal-left", "offers: place -1,0")


# ---------------------------------------------------------------- clans


def ogilvy(*built: str) -> Scene:
    scene = planned("seat 0: coins 9", *built, mine="c-holyrood-palace", head=PERSON)
    scene.follow("0 take 3", "0 claim ogilvy")
    return scene


TWO = "1,1: s-inshriach > b-carron-ironworks; 0,1: s-ballachulish > a-new-lanark"


def test_c11_clan_01_ogilvy_gives_5_vp_for_three_and_8_for_four_monuments() -> None:
    assert ogilvy(TWO).game.score_sheet() == []
    ogilvy(TWO, "1,0: > b-stirling-castle").follow("awards 0: domain-ogilvy 5")
    ogilvy(TWO, "1,0: > b-stirling-castle", "0,0: > a-melrose-abbey").follow("awards 0: domain-ogilvy 8")


def test_c11_clan_01_covered_ones_count_and_a_double_one_counts_once() -> None:
    ogilvy(TWO, FORT).follow("awards 0: domain-ogilvy 5")
    pile = "0,0: > a-melrose-abbey > a-royal-lochnagar; 1,1: s-inshriach > b-carron-ironworks"
    ogilvy(pile).follow("awards 0: domain-ogilvy 5")


def test_hg_crest_01_ogilvy_is_in_use_with_its_crest_only() -> None:
    plain = Scene(PERSON, "seat 0: coins 9")
    plain.follow("0 take 3", "refuses: claim ogilvy GM2-CLAN-07")
    planned("seat 0: coins 9", head=PERSON).follow("0 take 3", "roads: ogilvy 5", "allows: claim ogilvy C11-CLAN-01")


def test_c11_clan_02_munro_takes_a_monument_with_a_resource_of_the_supply() -> None:
    scene = planned(
        "seat 0: coins 9; 0,-1: s-inshriach, wood 1", head=f"{PERSON}; discards: a-new-lanark a-design-new-fort-george"
    )
    play_through(scene, "0 take 3", "0 claim munro", "0 fetch a-new-lanark", "asks 0 endow")
    play_through(scene, "0 choose sheep", "asks 0 activate", "0 end", "asks 0 fill-plans")
    scene.follow("allows: plan a-new-lanark C11-PAY-02", "0 plan a-new-lanark", "0 pay wood 0,-1", "0 place 0,-1")
    scene.follow("seat 0: cell 0,-1 a-new-lanark, vp 3, sheep 0")


def test_c11_clan_02_a_design_likewise() -> None:
    scene = planned("seat 0: coins 2", head=f"{PERSON}; discards: a-design-new-fort-george")
    play_through(scene, "0 take 3", "0 claim munro", "0 fetch a-design-new-fort-george", "0 choose stone")
    scene.follow(f"part {KEY}: held 8")
    assert scene.part(KEY).goods[8] == [1]
    assert scene.state.removed[-1] == scene.kit.number["a-design-new-fort-george"]


def test_c11_clan_02_within_the_plan_step() -> None:
    scene = filling(
        "seat 0: coins 9; -1,0: a-loch-lochy; 0,-1: s-inshriach, wood 2; 1,0: scotsmen 1",
        mine="a-melrose-abbey wood",
        head=f"rondel: 0 1 2 s-ballachulish * * * * * * * * * -; discards: a-new-lanark; {LATE}",
    )
    scene.follow("0 plan a-melrose-abbey", "0 pay wood 0,-1", "0 place 0,0", "0 claim munro", "0 fetch a-new-lanark")
    play_through(scene, "0 choose cattle", "asks 0 activate", "0 pass", "asks 0 fill-plans")
    scene.follow("0 plan a-new-lanark", "0 pay wood 0,-1", "offers: place 0,-1 / place 0,1", "0 place 0,-1")


def test_c11_clan_02_castle_stalkers_event_works_the_same_way() -> None:
    head = f"rondel: 0 1 2 a-gathering * * * * * * * * * -; discards: a-new-lanark; {LATE}"
    scene = planned("seat 0; 0,-1: a-castle-stalker, scotsmen 1", head=head, chronicles="6 11")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event castle-stalker")
    scene.until("fetch-tile")
    play_through(
        scene, "0 fetch a-new-lanark", "0 choose wood", "asks 0 activate", f"part {KEY}: held 3, goods / / / 0"
    )


# ---------------------------------------------------------------- monuments by name


def test_c11_name_01_each_half_of_the_canal_gives_a_vp_and_a_point() -> None:
    scene = planned(f"seat 0; {CANAL}")
    play_through(scene, "0 take 3", "0 place 0,1", "0 activate 1,0")
    scene.follow("seat 0: vp 1", "movement 1", "0 end", "seat 0: vp 1")
    both = planned(f"seat 0; {CANAL}; 1,0: scotsmen 1")
    both.follow("0 take 3", "0 place 1,1", "0 activate 1,0", "0 activate 2,0", "seat 0: vp 2", "movement 2")


def castle(scene: Scene, seat: int = 0) -> int:
    return tally(scene.state, seat, scene.book.categories.index("castle"))


def test_c11_name_02_scotsmen_in_the_fort_count_as_on_the_home_castle() -> None:
    scene = planned(f"seat 0; {FORT}, scotsmen 2; 0,-1: scotsmen 1; 1,0: scotsmen 1")
    assert castle(scene) == 4
    assert castle(scene, 1) == 0


def test_c11_name_02_castle_moil_doubles_them_and_they_are_not_paid_from_home() -> None:
    head = f"{AT_LAST}; {LAST}"
    scene = planned(f"seat 0; {FORT}, scotsmen 2; 0,1: d-castle-moil; 1,0: scotsmen 1; 0,0: scotsmen 0", head=head)
    assert castle(scene) == 6
    assert paying_slots(scene.state, scene.state.estates[0]) == [1]


def test_c11_name_02_a_covered_half_counts_no_longer() -> None:
    covered = FORT.replace("new-fort-george-right", "new-fort-george-right > a-glamis-castle")
    scene = planned(f"seat 0; {covered}, scotsmen 2; 0,-1: scotsmen 1")
    assert castle(scene) == 1


def test_c11_name_02_its_scotsman_comes_onto_either_half() -> None:
    land = "0,-1: a-castle-stalker, wood 1; 1,-1: s-black-isle"
    scene = filling(f"seat 0; {land}", mine="new-fort-george-left wood")
    play_through(scene, "0 plan new-fort-george-left", "0 place 0,-1", "asks 0 enlist-on-half")
    scene.follow(
        "offers: enlist 0,-1 / enlist 1,-1", "0 enlist 1,-1", "seat 0: cell 1,-1 new-fort-george-right scotsmen 1"
    )


def test_c11_name_03_melrose_abbey_beside_a_loch_brings_michael_scotus() -> None:
    scene = filling("seat 0: coins 3; -1,0: a-loch-lochy; 1,0: scotsmen 1, wood 1", mine="a-melrose-abbey wood")
    play_through(scene, "0 plan a-melrose-abbey", "0 pay wood 1,0", "0 place 0,0", "asks 0 place-marker")
    scene.follow("0 claim ross", "seat 0: persons michael-scotus, domains ross")
    assert tally(scene.state, 0, scene.book.categories.index("persons")) == 1
    dry = filling(
        "seat 0; -1,-1: b-loch-shiel; 0,-1: s-inshriach; 1,0: scotsmen 1, wood 1", mine="a-melrose-abbey wood"
    )
    dry.follow("0 plan a-melrose-abbey", "0 place 0,0", "asks 0 activate")
    assert dry.state.persons[0] == []


def test_c7_10_a_council_meets_for_michael_scotus() -> None:
    land = "seat 0: coins 3; -1,0: a-loch-lochy; 1,0: scotsmen 1, wood 1"
    scene = filling(land, cards(), mine="a-melrose-abbey wood", chronicles="7 11")
    play_through(
        scene, "0 plan a-melrose-abbey", "0 pay wood 1,0", "0 place 0,0", "asks 0 place-marker", "0 claim ross"
    )
    scene.follow(
        "asks 0 enlist-scotsmen",
        "0 enlist 0,0",
        "0 enlist 0,0",
        "asks 0 propose",
        "seat 0: persons michael-scotus, domains ross",
    )


def stirling(*position: str) -> Scene:
    scene = planned("seat 0: coins 3; 1,0: > b-stirling-castle", *position)
    scene.follow("0 take 3", "0 place 0,1")
    return scene


def test_c11_name_04_stirling_castle_gives_two_resources_for_exactly_two_coins() -> None:
    scene = stirling()
    play_through(scene, "0 activate 1,0", "asks 0 choose-goods", "0 choose sheep", "0 choose wood", "asks 0 activate")
    scene.follow("seat 0: coins 1, cell 1,0 b-stirling-castle sheep 1 wood 1")
    poor = planned("seat 0: coins 1; 1,0: > b-stirling-castle")
    poor.follow("0 take 3", "0 place 0,1", "refuses: activate 1,0 C11-NAME-04")


def test_c11_name_04_what_finds_no_room_is_lost() -> None:
    scene = stirling("1,0: wood 2")
    scene.follow("0 activate 1,0", "0 choose sheep", "asks 0 activate", "seat 0: coins 1, sheep 1, wood 2")
    stirling("1,0: wood 3").follow("refuses: activate 1,0 C11-NAME-04")


# ---------------------------------------------------------------- with other chronicles


def test_px_6_11_01_the_four_cards_have_events_with_chronicle_6() -> None:
    book = Scene("chronicles 6 11; seats 3").book
    ours = [
        book.card_ids.index(name) for name in ("new-fort-george", "stirling-castle", "glamis-castle", "forth-bridge")
    ]
    assert [back.clause for card in ours if (back := book.backs[card]) is not None] == [
        "C6-39",
        "C6-40",
        "C6-41",
        "C6-42",
    ]


def test_px_7_11_01_the_great_glen_cards_read_the_tiles_on_top() -> None:
    scene = planned(
        "seat 0; 0,0: > a-royal-lochnagar, scotsmen 1; 1,1: s-lochridge > b-kilchurn-castle, scotsmen 1",
        mine="a-glamis-castle",
        chronicles="7 11",
    )
    cards = [CARDS.index(name) for name in ("distillers", "garrisons", "linked-pastures")]
    assert [measure(scene.state, card, 0) for card in cards] == [1, 1, 0]
