"""Chronicle 6, The Dubious Tome of Scottish History: how events are carried out, with other chronicles, examples."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.gathering import event_refusal
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import sets
from hindmost.games.glen_more_ii.scoring import round_awards, tally
from hindmost.text.messages import keys
from hindmost.text.render import render
from tests.chronicles.c6_positions import KEY, LAST, LATE, TAKE_IT, at_last, gathered, turned, with_c4
from tests.chronicles.made_up import keeps, play_through
from tests.glen_more_ii_scenario import Scene

ENGLAND = "hammer-of-the-scots"
MEY = "0,-1: d-castle-of-mey"


# ---------------------------------------------------------------- removing two tiles


def test_c6_43_the_rest_is_judged_when_both_are_gone() -> None:
    """Easdale hangs on Castle of Mey, which goes only together with it."""
    scene = at_last(f"seat 0; {MEY}; 0,-2: a-easdale, stone 1, scotsmen 1")
    scene.follow("0 event castle-of-mey", "0 pay scotsman 0,0", "asks 0 remove-tiles")
    scene.follow("offers: remove 0,1 / remove 0,-1 / remove 0,-2", "refuses: remove 0,0 GM2-REMOVE-05")
    play_through(scene, "0 remove 0,-1", "offers: remove 0,-2", "0 remove 0,-2", "asks 0 activate")
    scene.follow("seat 0: tiles 3, cards castle-of-mey, cell 1,0 stone 1 scotsmen 1")


def test_c6_43_exactly_two_go_and_the_gathering_may_be_one() -> None:
    scene = at_last(f"seat 0; {MEY}; 0,-2: a-easdale")
    scene.follow("0 event castle-of-mey", "0 remove 0,1", "asks 0 remove-tiles", "offers: remove 0,-2")
    play_through(scene, "0 remove 0,-2", "asks 0 activate", "seat 0: tiles 3")
    assert turned(scene) == ["castle-of-mey"]


def test_c6_43_one_goes_alone_where_no_two_can() -> None:
    scene = at_last("seat 0: cards castle-of-mey")
    scene.follow("0 event castle-of-mey", "offers: remove 0,1", "0 remove 0,1", "asks 0 activate", "seat 0: tiles 2")


def refusal_of(scene: Scene, card: str) -> str:
    """The clause by which seat 0 could not trigger the event of a card now."""
    g = scene.state
    g.active = g.whose = 0
    reason = event_refusal(g, scene.kit.card_ids.index(card))
    return "" if reason is None else reason.clause


def test_c6_43_where_none_can_go_the_scotsman_stays() -> None:
    bare = Scene("chronicles 6; seats 3", "seat 0: cards castle-of-mey; 0,0: scotsmen 3")
    assert refusal_of(bare, "castle-of-mey") == "GM2-REMOVE-02"
    built = Scene("chronicles 6; seats 3", "seat 0: cards castle-of-mey; 0,0: scotsmen 3; 0,1: a-easdale")
    assert refusal_of(built, "castle-of-mey") == ""


def test_c6_43_an_overlay_goes_with_everything_beneath_it() -> None:
    scene = at_last(f"seat 0; {MEY}; 1,1: a-easdale > b-abernethy")
    scene.follow("0 event castle-of-mey", "0 remove 1,1", "0 remove 0,1", "asks 0 activate", "seat 0: tiles 3")
    gone = {scene.kit.ids[tile] for tile in scene.state.removed}
    assert {"a-easdale", "b-abernethy", "a-gathering"} <= gone


def test_c6_43_what_lies_there_may_be_sold_before_and_the_owner_chooses_what_is_kept() -> None:
    built = f"seat 0; {MEY}, wood 1, barley 2; 1,0: stone 2; 1,-1: a-easdale"
    scene = at_last(built, "market: wood 1")
    scene.follow("0 event castle-of-mey", "asks 0 remove-tiles", "sells: sell wood 0,-1")
    scene.follow("0 remove 0,-1", "0 remove 1,-1", "asks 0 stow", "offers: choose wood / choose barley")
    play_through(scene, "0 choose barley", "asks 0 activate", "seat 0: barley 1, wood 0, stone 2")


# ---------------------------------------------------------------- tiles of rivals


def donan(*position: str) -> Scene:
    scene = gathered("seat 0; 0,-1: a-donan-castle", *position)
    scene.follow("0 event donan-castle")
    return scene


def test_c6_44_none_one_or_two_tiles() -> None:
    scene = donan("seat 1; 0,1: b-kingshouse-inn")
    scene.follow("allows: pass C6-44")
    (none,) = [option for option in scene.game.questions[0].options if option.id == "pass"]
    assert none.message.key in keys("en")
    play_through(scene, "0 pass", "asks 0 activate", "seat 0: vp 0")
    scene = donan("seat 1; 0,1: b-kingshouse-inn")
    scene.follow("0 borrow 1 0,1", "asks 0 borrow-tiles", "0 pass", "asks 0 activate", "seat 0: vp 2")
    assert turned(scene) == ["donan-castle"]


def test_c6_44_movement_points_move_own_scotsmen_and_nothing_is_marked() -> None:
    scene = donan("seat 1; 0,1: b-kingshouse-inn")
    play_through(scene, "0 borrow 1 0,0", "movement 1", "offers also: move 0,0", "0 borrow 1 0,1", "asks 0 activate")
    ground = scene.state.estates[0].ground
    assert scene.state.activated == 1 << ground.slot_at[ground.cells[3]], "the Gathering, and no other"
    scene.follow("seat 1: vp 0, scotsmen 1")
    scene.follow("tells: 0 borrowed kingshouse-inn / 0 gained-vp-from 2 kingshouse-inn / 0 event-turned donan-castle")


def test_c6_44_home_tiles_of_two_rivals_are_two_tiles() -> None:
    scene = donan()
    scene.follow(
        "0 borrow 1 0,0", "offers also: borrow 2 0,0", "refuses: borrow 1 0,0 C6-44", "0 borrow 2 0,0", "movement 2"
    )
    scene.follow("tells: 0 gained-movement-from 1 home-village / 0 event-turned donan-castle")


def test_c6_44_trades_take_own_goods_with_ones_own_sinclair_and_macgregor() -> None:
    own = "seat 0: coins 1, domains sinclair macgregor; 0,0: scotsmen 1, barley 1"
    scene = gathered(own, "0,-1: a-donan-castle", "seat 1; 0,1: b-crieff-tryst, wood 3; 1,1: a-pulteney")
    scene.follow("0 event donan-castle", "0 borrow 1 1,1", "0 pay barley 0,0", "asks 0 distil-or-points", "0 distil vp")
    scene.follow("seat 0: vp 3, barley 0", "refuses: borrow 1 0,1 C6-44", "seat 1: wood 3")
    trade = gathered(own, "0,-1: a-donan-castle", "seat 1; 0,1: b-crieff-tryst, wood 3")
    trade.follow(
        "0 event donan-castle", "0 borrow 1 0,1", "asks 0 pay", "0 pay coins", "seat 0: vp 4, barley 0, coins 0"
    )


@pytest.mark.parametrize(("lang", "words"), [("en", "in another territory"), ("fr", "d’un autre territoire")])
def test_c6_44_a_tile_that_does_nothing_is_refused_in_words(lang: str, words: str) -> None:
    scene = donan("seat 1; 0,1: b-kingshouse-inn; 0,-1: a-loch-lochy")
    scene.follow("refuses: borrow 1 0,-1 C6-44")
    said = {option.id: render(option.message, lang) for option, _ in scene.game.questions[0].refused}
    assert said["borrow 1 0,-1"].endswith(words)


def test_c6_44_nothing_to_do_in_other_territories() -> None:
    scene = donan("seat 1; 0,1: a-butcher")
    scene.follow("refuses: borrow 1 0,1 C6-44")


def test_c6_44_a_rivals_gathering_triggers_an_event_of_ones_own() -> None:
    scene = donan("2,0: c-loch-ness", "seat 1; 0,1: b-gathering; 2,0: a-loch-lochy")
    play_through(scene, "0 borrow 1 0,1", "asks 0 choose-event", "offers: event loch-ness / turn loch-ness")
    scene.follow("0 event loch-ness", "asks 0 borrow-tiles", "seat 0: coins 1")


# ---------------------------------------------------------------- a tile from the discard pile


def test_c6_45_the_place_is_judged_without_the_scotsman() -> None:
    """A river tile fits only beside whoever stands on a home tile."""
    built = "seat 0; 0,0: scotsmen 1; 0,-1: a-castle-stalker; 0,-2: a-easdale, scotsmen 1"
    scene = gathered(built, "discards: s-glen-etive")
    scene.follow("0 event castle-stalker", "asks 0 fetch-tile", "seat 0: cell 0,-2 scotsmen 0, cell 0,0 scotsmen 1")
    refused = gathered("seat 0; 0,0: scotsmen 1; 0,-1: a-castle-stalker", "discards: s-glen-etive")
    refused.follow("offers: turn castle-stalker", "refuses: event castle-stalker C6-45")
    assert refused.state.reserve(0) == 8, "none is returned"


def test_c6_45_only_a_scotsman_whom_the_tile_can_spare() -> None:
    built = "seat 0; 0,0: scotsmen 1; 0,-1: a-castle-stalker, scotsmen 1; 0,-2: a-easdale, scotsmen 1"
    scene = gathered(built, "discards: s-glen-etive")
    scene.follow(
        "0 event castle-stalker",
        "asks 0 give-scotsmen",
        "offers: pay scotsman 0,-1 / pay scotsman 0,-2 / pay scotsman 0,0",
    )
    lonely = gathered(
        built.replace("0,-1: a-castle-stalker, scotsmen 1", "0,-1: a-castle-stalker"), "discards: s-glen-etive"
    )
    lonely.follow("0 event castle-stalker", "asks 0 fetch-tile")


def test_c6_45_nothing_to_be_had_from_the_pile() -> None:
    scene = Scene("chronicles 6; seats 3; discards: a-easdale", "seat 0: cards castle-stalker; 0,0: scotsmen 2")
    assert refusal_of(scene, "castle-stalker") == ""
    scene.state.discards.clear()
    assert refusal_of(scene, "castle-stalker") == "GM2-DOM-18a"


def test_c6_45_immediate_effects_and_activations_as_with_munro() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 2; 0,-1: a-castle-stalker", "discards: a-easdale")
    scene.follow("0 event castle-stalker", "0 fetch a-easdale", "0 place -1,1", "asks 0 activate", "seat 0: coins 1")
    play_through(scene, "offers: activate -1,1 / activate 0,0 / pass", "0 activate -1,1", "seat 0: stone 1", "0 pass")
    scene.follow(
        "asks 0 activate", "offers also: activate 1,0 / activate 0,0 / end", "refuses: activate -1,1 GM2-ACT-03"
    )


# ---------------------------------------------------------------- the Englishman and a tile


def monument(rondel: str, *position: str, late: str = LATE) -> Scene:
    """Seat 0 activates a Gathering, and has the card of Glenfinnan Monument."""
    scene = Scene(f"chronicles 4 6; rondel: {rondel}; {late}", "seat 0: cards glenfinnan-monument", *position)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    return scene


AHEAD = "0 1 2 a-gathering a-loch-lomond * * * englishman * * * * -"
TOKEN = f"part {ENGLAND}: holder 1, filled 1"


def test_c6_46_any_tile_but_those_of_chronicle_4() -> None:
    scene = monument(AHEAD, TOKEN, late="stack D: d-strathdon d-rannoch")
    scene.follow("0 event glenfinnan-monument", "refuses: swap 4 C6-46")
    assert [option for option in scene.offers if option.startswith("swap")] == [
        f"swap {n}" for n in (5, 6, 7, 9, 10, 11, 12)
    ]
    scene.follow("0 swap 12", f"part {ENGLAND}: holder 1, filled 1", "seat 0: coins 0")


def test_c6_46_hindmost_he_plays_next_and_a_tile_behind_everybody_is_discarded() -> None:
    card = f"chronicles 4 6; stack D: d-strathdon d-rannoch; {TOKEN}; seat 0: cards glenfinnan-monument"
    scene = Scene(card, "rondel: 0 s-inshriach a-gathering englishman 1 2 * * * * * * * -")
    scene.follow("0 take 2", "0 place 0,1", "0 activate 0,1", "0 event glenfinnan-monument", "0 swap 1")
    assert scene.rondel[:4] == ["-", "englishman", "0", "s-inshriach"]
    scene.follow("0 end", "asks 1 errand")
    behind = Scene(card, "rondel: 0 englishman 1 2 a-gathering s-inshriach * * * * * * * -")
    behind.follow("0 take 4", "0 place 0,1", "0 activate 0,1", "0 event glenfinnan-monument", "0 swap 5", "0 end")
    behind.follow("discards: s-inshriach")


END = "chronicles 4 6; rondel: 0 1 2 a-gathering"


@pytest.mark.parametrize(
    "rondel",
    [
        "* * * * * * worlds-end * englishman -",
        "* * * * * * worlds-end * * -",
    ],
    ids=["beyond World's End", "off the rondel"],
)
def test_c6_46_if_he_is_out_of_play_the_event_does_nothing(rondel: str) -> None:
    scene = Scene(f"{END} {rondel}; {LAST}", "seat 0: cards glenfinnan-monument", TOKEN)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "offers: turn glenfinnan-monument")
    scene.follow("refuses: event glenfinnan-monument C6-46")


def test_c6_46_beyond_worlds_end_he_has_passed_it_and_worlds_end_stays() -> None:
    scene = Scene(f"{END} * * * englishman * * worlds-end * * -; {LAST}", "seat 0: cards glenfinnan-monument", TOKEN)
    scene.follow(
        "0 take 3",
        "0 place 0,1",
        "0 activate 0,1",
        "0 event glenfinnan-monument",
        "refuses: swap 10 C6-46",
        "0 swap 11",
    )
    assert scene.state.has_finished(3)


def test_c6_46_the_owner_of_the_card_decides() -> None:
    scene = monument(AHEAD, f"part {ENGLAND}: holder 2, filled 1", late="stack D: d-strathdon d-rannoch")
    scene.follow("0 event glenfinnan-monument", "asks 0 swap-him")
    scene.follow("shows: swap 5 = swap inshriach @ rondel:5")
    scene.follow("shows: leave = leave-swap-him")


# ---------------------------------------------------------------- events within events


def test_c6_47_an_inner_event_comes_first_and_spares_the_outer_card() -> None:
    built = "seat 0; 0,-1: a-donan-castle; 2,0: c-loch-ness; 3,0: a-loch-lochy; 1,-1: b-wallace-monument"
    scene = gathered(built, "seat 1; 0,1: b-gathering", f"part {KEY}: turned loch-lochy")
    scene.follow("0 event donan-castle", "0 borrow 1 0,1", "asks 0 choose-event", "refuses: turn donan-castle C6-47")
    play_through(scene, "0 event wallace-monument", "asks 0 turn-other", "offers: turn loch-ness / leave", "0 leave")
    scene.follow("asks 0 borrow-tiles")
    assert turned(scene) == ["wallace-monument", "loch-lochy"]
    scene.follow("0 pass")
    assert turned(scene) == ["wallace-monument", "loch-lochy", "donan-castle"]


def test_c6_47_a_card_under_way_is_no_face_for_loch_ness() -> None:
    built = "seat 0; 0,-1: a-donan-castle; 2,0: c-loch-ness; 3,0: a-loch-lochy"
    scene = gathered(built, "seat 1; 0,1: b-gathering", f"part {KEY}: turned loch-lochy")
    scene.follow("0 event donan-castle", "0 borrow 1 0,1", "0 event loch-ness", "seat 0: coins 2")
    scene.follow("shows: borrow 1 0,0 = borrow home-village 0,0 receive 1 movement-point @ cell:1:0,0")
    scene.follow("shows: extra 0,0 = extra home-village 0,0 receive 1 movement-point @ cell:0:0,0")


def test_c6_47_the_tile_of_castle_stalker_may_be_a_gathering() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 2; 0,-1: a-castle-stalker; 2,0: c-loch-ness", "discards: b-gathering")
    scene.follow(
        "0 event castle-stalker", "0 fetch b-gathering", "0 place -1,1", "0 activate -1,1", "asks 0 choose-event"
    )
    play_through(
        scene, "offers: event loch-ness / turn loch-ness", "0 event loch-ness", "seat 0: coins 1", "asks 0 activate"
    )
    assert turned(scene) == ["loch-ness"]
    scene.follow("0 pass")
    assert turned(scene) == ["castle-stalker", "loch-ness"]


def test_c6_47_and_so_may_a_neighbour_of_glenfinnan_church() -> None:
    scene = with_c4("seat 0; 1,1: b-glenfinnan-church; 2,1: b-gathering; 2,0: c-loch-ness")
    scene.follow(
        "0 event glenfinnan-church", "0 activate 2,1", "refuses: turn glenfinnan-church C6-47", "0 event loch-ness"
    )
    scene.follow("asks 0 activate-for-event", "seat 0: coins 1")


def test_c6_48_activations_go_on_without_what_has_left() -> None:
    scene = at_last(f"seat 0; {MEY}; 1,1: a-easdale; -1,0: a-glen-lyon")
    scene.follow("0 event castle-of-mey", "0 remove 0,1", "0 remove 1,1", "asks 0 activate")
    keeps(scene.game)
    scene.follow("offers also: activate -1,0 / activate 0,0 / activate 1,0 / end", "not offered: activate 1,1")
    play_through(scene, "0 activate -1,0", "seat 0: cattle 1")


# ---------------------------------------------------------------- with other chronicles


def test_px_2_4_03_the_mountain_is_not_swapped() -> None:
    rondel = "rondel: 0 1 2 a-gathering * * * englishman * * * mountain -"
    scene = Scene(
        f"chronicles 2 4 6; {rondel}; stack D: d-strathdon d-rannoch", "seat 0: cards glenfinnan-monument", TOKEN
    )
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event glenfinnan-monument", "refuses: swap 11 C6-46")


def test_px_4_6_01_the_token_comes_with_the_front_and_stays_when_the_card_is_turned() -> None:
    scene = Scene(
        "chronicles 4 6; rondel: 0 1 2 a-loch-lomond * * * * englishman * * * * -",
        "seat 0; 0,0: scotsmen 1, wood 1",
        TOKEN,
    )
    scene.follow("0 take 3", "0 place 0,1", f"part {ENGLAND}: holder 0")
    turning = with_c4("seat 0; 0,-1: a-loch-lomond", f"part {ENGLAND}: holder 2, filled 1")
    turning.follow("0 turn loch-lomond", f"part {ENGLAND}: holder 2, filled 1")


def test_px_4_6_01_an_englishmans_turn_may_trigger_an_event() -> None:
    his = "chronicles 4 6; rondel: 1 2 a-gathering * * * * * * - englishman 0 * *"
    scene = Scene(his, "every seat: coins 9; seat 0; 2,0: a-loch-lochy", f"part {ENGLAND}: holder 0, filled 1")
    scene.follow(
        "0 use 2", "0 place 0,1", "0 activate 0,1", "asks 0 choose-event", "0 event loch-lochy", "0 put cattle 0,0"
    )
    play_through(scene, "asks 0 activate", "seat 0: cattle 1")
    assert turned(scene) == ["loch-lochy"]


OPEN_CARDS = "herds timber-and-stone full-sets far-frontier leftovers"
LEFTOVERS = f"part rock-and-hard-place: cards {OPEN_CARDS}, verdicts 0 0 0 0 0, laid 0 0 0 0 0"


def test_px_6_7_01_castle_stalker_takes_from_any_pile_and_a_person_calls_a_council() -> None:
    scene = Scene(
        f"chronicles 6 7; {TAKE_IT}; {LATE}; discards: a-robert-i",
        "seat 0; 0,0: scotsmen 2; 0,-1: a-castle-stalker",
        LEFTOVERS,
    )
    robert = scene.kit.number["a-robert-i"]
    scene.part("rock-and-hard-place").piles[1] = [robert]
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event castle-stalker", "0 fetch a-robert-i")
    assert scene.part("rock-and-hard-place").piles[1] == []
    scene.follow("0 claim macleod", "asks 0 propose")
    keeps(scene.game)
    scene.follow("shows: propose herds = propose glen-herds glen-herds-effect @ great-glen:herds")


def test_px_6_7_01_event_faces_add_to_full_sets() -> None:
    full = "seat 0: cards loch-ness, whisky 2, persons a-robert-i a-macbeth; 1,0: scotsmen 2"
    without = Scene("chronicles 6 7; seats 3", full, LEFTOVERS)
    scene = Scene("chronicles 6 7; seats 3", full, LEFTOVERS, f"part {KEY}: turned loch-ness")
    assert (sets(without.state, 0), sets(scene.state, 0)) == (1, 2)


# ---------------------------------------------------------------- examples


def test_ex_c6_01_three_cards_one_of_them_turned() -> None:
    cards = "seat 0: cards loch-ness inverness loch-shiel; seat 1: cards loch-lochy donan-castle"
    scene = Scene("chronicles 6; seats 2", cards, f"part {KEY}: turned loch-ness")
    category = scene.book.categories.index("landmarks")
    assert [tally(scene.state, seat, category) for seat in (0, 1)] == [4, 2]
    assert [(award.seat, award.vp) for award in round_awards(scene.state)] == [(0, 2)]


def test_ex_c6_02_loch_ness_with_two_other_faces() -> None:
    scene = gathered(
        "seat 0; 2,0: c-loch-ness; 0,-1: a-castle-stalker; 3,0: a-loch-lochy",
        f"part {KEY}: turned castle-stalker loch-lochy",
    )
    scene.follow("0 event loch-ness", "seat 0: coins 3")


def test_ex_c6_03_wallace_monument_turns_donan_castle() -> None:
    scene = gathered(
        "seat 0: persons a-william-wallace; 0,-1: b-wallace-monument; 1,-1: a-donan-castle",
        "seat 1; 0,1: b-kingshouse-inn",
    )
    category = scene.book.categories.index("landmarks")
    before = tally(scene.state, 0, category)
    scene.follow("0 event wallace-monument", "0 turn donan-castle", "asks 0 activate", "seat 0: vp 4")
    assert tally(scene.state, 0, category) == before + 2
    assert turned(scene) == ["wallace-monument", "donan-castle"]


# ---------------------------------------------------------------- common to all chronicles


def test_c0_17_a_removed_tile_is_on_no_pile() -> None:
    scene = at_last(f"seat 0; {MEY}; 1,-1: a-easdale")
    scene.follow("0 event castle-of-mey", "0 remove 1,-1", "0 remove 0,1", "0 end")
    gone = {scene.kit.ids[tile] for tile in scene.state.removed}
    assert {"a-easdale", "a-gathering"} <= gone
    assert not gone & {scene.kit.ids[tile] for tile in scene.state.discards}


def test_c0_18_paid_from_home_and_returned_from_anywhere() -> None:
    built = "seat 0; 0,0: scotsmen 1; 0,-1: a-old-man-of-storr, scotsmen 1; 1,-1: d-fort-george; 2,-1: a-easdale"
    paying = at_last(built)
    paying.follow("0 event old-man-of-storr", "seat 0: cell 0,0 scotsmen 0, cell 0,-1 scotsmen 1")
    returning = at_last(built)
    returning.follow("0 event fort-george", "offers: pay scotsman 0,0 / pay scotsman 0,-1")
