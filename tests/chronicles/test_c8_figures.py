"""Chronicle 8: the mobs whose Scotsmen stand on rivals' tiles, and what mobs do with other chronicles."""

from __future__ import annotations

from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import CARDS
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import measure
from hindmost.games.glen_more_ii.moving import shift_tile
from hindmost.games.glen_more_ii.scoring import tally
from hindmost.kernel.messages import Award
from hindmost.mechanics.cells import cell
from tests.chronicles.made_up import keeps, play_through
from tests.chronicles.penny_mobs import KEY, at_end, laid_kit, mobs, with_mobs
from tests.chronicles.test_c0 import NO_VOTES
from tests.glen_more_ii_scenario import Scene


def marks(scene: Scene, mob: str) -> list[int]:
    found: list[int] = scene.part(KEY).to_json()[mob]
    return found


# ---------------------------------------------------------------- Kenneth McSnitch


WALK = "seat 1; 0,0: scotsmen 0; 1,0: wood 1, sheep 1; 0,1: s-lochridge, cattle 1, scotsmen 1; 1,1: s-black-isle"
"""Kenneth of seat 0 stands on the home village of seat 1: wood and sheep lie unguarded, a cow is guarded."""


def sneaking(*position: str) -> Scene:
    scene = with_mobs(WALK, *position, mcsnitch="0 1 0")
    scene.follow("0 take 3", "0 place 0,1", "refuses: sneak mcsnitch C8-24", "0 activate 0,0", "movement 1")
    return scene


def test_c8_24_he_is_set_on_any_tile_of_a_rival() -> None:
    scene = with_mobs(WALK, mcsnitch="0 -1 -1")
    play_through(scene, "0 call mcsnitch")
    scene.follow("offers also: lurk 1 0,1 / lurk 1 1,0 / lurk 2 0,0")
    assert not [option for option in scene.offers if option.startswith("lurk 0")]
    play_through(scene, "0 lurk 1 0,1", "asks 0 recruit-figure")
    scene.follow("offers: recruit reserve / recruit 0,0")
    play_through(scene, "0 recruit 0,0", "asks 0 take")
    scene.follow("seat 0: scotsmen 0, reserve 8", "seat 1: cattle 1, scotsmen 1")
    assert marks(scene, "mcsnitch") == [0, 1, 2]
    assert scene.game.view(2)["table"]["figures"] == [{"mob": "mcsnitch", "seat": 0, "host": 1, "cell": "0,1"}]


def test_c8_24_own_movement_points_move_him_by_side_or_corner() -> None:
    scene = sneaking()
    play_through(scene, "0 sneak mcsnitch", "asks 0 sneak-step")
    scene.follow(
        "offers: sneak-to 1,0 / sneak-to 0,1 / sneak-to 1,1", "0 sneak-to 1,1", "movement 0", "asks 0 activate"
    )
    assert marks(scene, "mcsnitch") == [0, 1, 3]
    scene.follow("shows: sneak mcsnitch = sneak mcsnitch @ cell:1:1,1")


def test_c8_24_he_steals_one_resource_from_an_unguarded_tile() -> None:
    scene = sneaking()
    play_through(scene, "0 sneak mcsnitch", "0 sneak-to 1,0", "asks 0 steal")
    scene.follow("offers: loot wood / loot sheep / pass")
    play_through(scene, "0 loot sheep", "asks 0 spread-goods", "0 put sheep 1,0", "asks 0 escape")
    scene.follow("seat 0: sheep 1", "seat 1: sheep 0, wood 1")
    play_through(scene, "0 pass", "asks 0 activate")
    assert marks(scene, "mcsnitch") == [0, 1, 1]
    scene.follow("tells: 0 sneaked sky 1,0 / 0 looted 1 sheep sky / 0 produced 1 sheep 1,0")


def test_c8_24_or_leaves_it() -> None:
    scene = sneaking()
    play_through(scene, "0 sneak mcsnitch", "0 sneak-to 1,0", "0 pass", "asks 0 activate")
    scene.follow("seat 1: sheep 1, wood 1")


def test_c8_24_not_from_a_tile_that_a_scotsman_of_the_host_guards() -> None:
    scene = sneaking()
    play_through(scene, "0 sneak mcsnitch", "0 sneak-to 0,1", "asks 0 activate")
    scene.follow("seat 1: cattle 1")


def test_c8_24_after_stealing_he_may_go_to_another_player() -> None:
    scene = sneaking("seat 2; 1,0: stone 1")
    scene.follow("0 sneak mcsnitch", "0 sneak-to 1,0", "0 loot wood", "0 put wood 0,0")
    hosts = {offer.split()[1] for offer in scene.offers if offer.startswith("lurk")}
    assert hosts == {"2"}, "neither the host nor the controller"
    play_through(scene, "0 lurk 2 1,0", "asks 0 activate")
    scene.follow("seat 2: stone 1")
    assert marks(scene, "mcsnitch") == [0, 2, 1], "that is no step, and steals nothing"


def test_c8_24_he_is_proposed_where_most_can_be_stolen_and_nobody_stands() -> None:
    rondel = "rondel: 1 0 2 s-inshriach * * * * * * * * * -"
    scene = with_mobs(rondel, "seat 2; 1,0: wood 1; 0,1: s-lochridge", mcsnitch="0 1 1")
    scene.follow("1 take 3", "1 place 0,1", "1 activate 0,0", "1 move 0,0", "1 to 1,0", "asks 0 relocate")
    default = scene.game.questions[0].default
    assert default is not None
    assert default.id == "lurk 2 0,1", "beside the wood; beside the home village there is none"


VILLAGE = "rondel: 1 0 2 a-halkirk a-robert-i * * * * * * * * -"


def test_c8_24_a_scotsman_of_the_host_drives_him_away_on_foot() -> None:
    rondel = "rondel: 1 0 2 s-inshriach * * * * * * * * * -"
    scene = with_mobs(rondel, mcsnitch="0 1 1")
    scene.follow("1 take 3", "1 place 0,1", "1 activate 0,0", "1 move 0,0", "1 to 1,0", "asks 0 relocate")
    question = scene.game.questions[0]
    assert question.reaction
    assert question.default is not None, "there is a sensible place"
    hosts = {offer.split()[1] for offer in scene.offers}
    assert hosts == {"2"}
    play_through(scene, "0 lurk 2 0,0", "asks 1 activate")
    assert marks(scene, "mcsnitch") == [0, 2, 0]


def test_c8_24_and_from_the_reserve() -> None:
    scene = with_mobs(VILLAGE, "seat 1: coins 2", mcsnitch="0 1 1")
    scene.follow(
        "1 take 4", "1 claim ross", "1 enlist 1,0", "asks 0 relocate", "0 lurk 2 1,0", "asks 1 enlist-scotsmen"
    )


def test_c8_24_nobody_else_drives_him_away() -> None:
    """A Scotsman on a tile of the same number in another territory."""
    scene = with_mobs("seat 0: coins 2", mcsnitch="1 2 1")
    scene.follow("0 take 4", "0 claim ross", "0 enlist 1,0", "asks 0 enlist-scotsmen")


def test_c8_24_if_his_tile_is_removed_he_is_put_on_another() -> None:
    """MacMillan removes a tile; the host's other tiles will do."""
    scene = with_mobs("seat 0: coins 3; 0,1: a-butcher", mcsnitch="1 0 2")
    scene.follow("0 take 4", "0 claim macmillan", "0 remove 0,1", "asks 1 relocate")
    scene.follow("offers also: lurk 0 0,0 / lurk 2 1,0")
    keeps(scene.game)
    play_through(scene, "1 lurk 0 1,0", "asks 0 activate")


def test_c8_24_he_goes_along_with_a_tile_that_is_moved_with_all_on_it() -> None:
    scene = with_mobs("seat 1; 0,1: s-black-isle; 0,2: s-lochridge", mcsnitch="0 1 3")
    shift_tile(scene.state, 1, 3, cell(1, 1))
    assert marks(scene, "mcsnitch") == [0, 1, 4]
    assert scene.game.check() == []


def test_c8_24_he_is_nobodys_scotsman() -> None:
    """Where he stands nothing can be placed for his sake, and he counts on no home castle."""
    scene = with_mobs("seat 0; 0,0: scotsmen 0; 1,0: scotsmen 1", mcsnitch="1 0 0")
    castle = scene.book.categories.index("castle")
    assert [tally(scene.state, seat, castle) for seat in range(3)] == [1, 0, 0]
    scene.follow("0 take 3", "not offered: place 0,2", "refuses: place -1,1 GM2-PLACE-02")


# ---------------------------------------------------------------- Fergus MacDarkie


def test_c8_25_a_coin_for_a_tile_beside_him_before_its_effects() -> None:
    """Easdale gives a coin when it is placed: that comes later."""
    scene = with_mobs("rondel: 0 1 2 a-easdale * * * * * * * * * -; seat 0: coins 1", macdarkie="1 0 0")
    play_through(scene, "0 take 3", "0 place 0,1", "asks 1 relocate")
    scene.follow("seat 0: coins 0", "seat 1: coins 1")
    hosts = {offer.split()[1] for offer in scene.offers}
    assert hosts == {"2"}, "he must go to another player"
    play_through(scene, "1 lurk 2 1,0", "asks 0 activate")
    scene.follow("seat 0: coins 1")


def test_c8_25_by_a_corner_too() -> None:
    scene = with_mobs("seat 0: coins 1", macdarkie="1 0 0")
    scene.follow("0 take 3", "0 place 1,1", "asks 1 relocate", "seat 1: coins 1")


def test_c8_25_whoever_cannot_pay_may_not_place_it_there() -> None:
    """Fergus stands on the tile above the home village."""
    scene = with_mobs("seat 0; 0,1: s-black-isle", macdarkie="1 0 2")
    scene.follow("0 take 3", "refuses: place 1,1 GM2-TAKE-01", "offers also: place 0,-1 / place 1,-1")


def test_c8_25_a_tile_whose_every_place_is_beside_him_is_not_taken() -> None:
    scene = with_mobs(macdarkie="1 0 0")
    scene.follow("refuses: take 3 GM2-TAKE-05")


def test_c8_25_nothing_is_owed_elsewhere() -> None:
    scene = with_mobs("seat 0: coins 1; 0,1: s-black-isle", macdarkie="1 0 2")
    scene.follow("0 take 3", "0 place 0,-1", "asks 0 activate", "seat 0: coins 1")


def test_c8_25_a_tile_over_a_neighbouring_one_counts_and_one_over_his_own_does_not() -> None:
    """Abernethy costs a coin and is laid over a material tile."""
    rondel = "rondel: 0 1 2 b-abernethy * * * * * * * * * -"
    lands = "seat 0: coins 2; 0,1: s-ballachulish; 1,1: s-black-isle"
    own = with_mobs(rondel, lands, macdarkie="1 0 2")
    own.follow("0 take 3", "0 place 0,1", "asks 0 activate", "seat 0: coins 1")
    assert marks(own, "macdarkie") == [1, 0, 2], "he stays on top"
    beside = with_mobs(rondel, lands, macdarkie="1 0 2")
    beside.follow("0 take 3", "0 place 1,1", "asks 1 relocate", "seat 0: coins 0")


def test_c8_25_a_tile_that_derek_brings_does_not_count() -> None:
    lands = "seat 0: coins 1; seat 1; 0,1: s-lochridge"
    scene = with_mobs(lands, macdarkie="1 0 0", anderson="0")
    scene.follow("0 call anderson", "0 lift 1 0,1", "0 drop 0 0,1", "asks 0 take", "seat 0: coins 1")
    scene.follow("tells: 0 carried lochridge sky rust / 0 moved-tile lochridge 0,1")


def test_c8_25_a_tile_from_the_discard_pile_does() -> None:
    scene = with_mobs("discards: s-ballachulish; seat 0: coins 3", macdarkie="1 0 0")
    scene.follow("0 take 4", "0 claim munro", "0 fetch s-ballachulish", "0 place 0,1", "asks 1 relocate")
    scene.follow("seat 0: coins 0", "seat 1: coins 1")


def test_c8_25_a_scotsman_of_the_host_drives_him_away() -> None:
    scene = with_mobs("seat 0: coins 2", macdarkie="1 0 1")
    scene.follow("0 take 4", "0 claim ross", "0 enlist 1,0", "asks 1 relocate")


def test_c8_25_movement_points_do_not_move_him() -> None:
    scene = with_mobs("seat 0: coins 1", macdarkie="0 1 0")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,0", "movement 1")
    assert not [option for option in scene.offers if option.startswith("sneak")]


# ---------------------------------------------------------------- Mike McCastle


def counts(scene: Scene) -> list[int]:
    castle = scene.book.categories.index("castle")
    return [tally(scene.state, seat, castle) for seat in range(scene.setup.seats)]


def test_c8_28_he_is_set_on_a_rivals_home_castle() -> None:
    scene = with_mobs(mccastle="0 -1 -1")
    play_through(scene, "0 call mccastle")
    scene.follow("offers: lurk 1 1,0 / lurk 2 1,0 / pass")
    play_through(scene, "0 lurk 2 1,0", "0 recruit reserve", "asks 0 take")
    assert marks(scene, "mccastle") == [0, 2, 1]


def test_ex_c8_04_mike_on_blues_home_castle() -> None:
    scene = with_mobs("seat 0; 1,0: scotsmen 1; seat 1; 1,0: scotsmen 3", mccastle="0 1 1")
    assert counts(scene) == [2, 2, 0]


def test_c8_28_no_count_drops_below_nothing() -> None:
    assert counts(with_mobs(mccastle="0 1 1")) == [1, 0, 0]


def test_c8_28_while_his_token_is_in_hand_nothing_changes() -> None:
    assert counts(with_mobs("seat 1; 1,0: scotsmen 2", mccastle="0 -1 -1")) == [0, 2, 0]


def test_c8_28_castle_moil_doubles_what_is_left_on_both_sides() -> None:
    line = "chronicles 8; rondel: 0 1 2 * worlds-end * * * * * * * * -; stack D:"
    moil = "0,1: d-castle-moil"
    host = Scene(line, f"seat 0; 1,0: scotsmen 1; seat 1; {moil}; 1,0: scotsmen 3", mobs(mccastle="0 1 1"))
    assert counts(host) == [2, (3 - 1) * 2, 0]
    owner = Scene(line, f"seat 0; {moil}; 1,0: scotsmen 1; seat 1; 1,0: scotsmen 3", mobs(mccastle="0 1 1"))
    assert counts(owner) == [(1 + 1) * 2, 2, 0]


def test_c8_28_he_flees_from_a_scotsman_of_the_host() -> None:
    scene = with_mobs("seat 0: coins 2", mccastle="1 0 1", seats=4)
    scene.follow("0 take 5", "0 claim ross", "0 enlist 1,0", "asks 1 relocate", "offers: lurk 2 1,0 / lurk 3 1,0")
    play_through(scene, "1 lurk 3 1,0", "asks 0 enlist-scotsmen")


def test_c8_28_nobody_is_asked_where_there_is_but_one() -> None:
    scene = with_mobs("seat 0: coins 2", mccastle="1 0 1")
    scene.follow("0 take 4", "0 claim ross", "0 enlist 1,0", "asks 0 enlist-scotsmen")
    assert marks(scene, "mccastle") == [1, 2, 1]


# ---------------------------------------------------------------- with other chronicles


def test_px_2_8_01_the_mountain_is_not_reserved_and_no_stop_for_whoever_must_take() -> None:
    peak = "chronicles 2 8; rondel: 0 1 2 s-inshriach * * * * * * * mountain -; stack C: c-ullapool"
    scene = Scene(peak, mobs(mclaird="0 -1 0 1 2 3"))
    scene.follow(
        "0 take 3", "0 place 0,1", "0 call mclaird", "refuses: reserve 11 1 C8-23", "offers also: reserve 10 1"
    )
    number = laid_kit(2).number["s-inshriach"]
    bound = Scene(peak, mobs(mclaird=f"0 {number} 2 1 3"))
    bound.follow("offers: take 3", "refuses: stop 11 C8-23")
    free = Scene(peak, mobs(mclaird="0 -1 0 1 2 3"))
    free.follow("0 stop 11", "0 end", "asks 0 penny-action")
    scene.follow("shows: reserve 4 1 = reserve ballachulish 1 @ rondel:4")


HIS_TURN = "rondel: 1 2 s-inshriach s-lochridge * * * * * - englishman 0 * *; stack C: c-ullapool"


def errand(*position: str, holder: int = 0, filled: int = 1, **places: str) -> Scene:
    """The Englishman is hindmost; ahead of him are the tiles on 12, 13 and 2 to 8."""
    england = f"part hammer-of-the-scots: holder {holder}, filled {filled}"
    scene = Scene(f"chronicles 4 8; {HIS_TURN}", england, *position, mobs(**places))
    assert scene.game.check() == []
    return scene


def test_px_4_8_01_mcduff_may_empty_a_space_of_england() -> None:
    own = "chronicles 4 8; rondel: 0 1 2 s-inshriach * * * * englishman * * * * -; stack C: c-ullapool"
    scene = Scene(own, "part hammer-of-the-scots: holder 1, filled 3", mobs(mcduff="0 3"))
    play_through(scene, "0 call mcduff", "0 skim england", "0 call mcduff", "0 skim england")
    scene.follow("seat 0: coins 5", "part hammer-of-the-scots: filled 1")
    empty = Scene(own, "part hammer-of-the-scots: holder 1, filled 0", mobs(mcduff="0 3"))
    empty.follow("not offered: call mcduff")
    scene.follow("tells: 0 skimmed row 3 / 0 skimmed row 2")


def test_px_4_8_01_no_penny_action_after_the_englishman() -> None:
    scene = errand()
    scene.follow("0 banish 3")
    assert scene.asked[1] != "penny-action"


def reserved(tile: str, seat: int = 1) -> str:
    return f"{seat} {laid_kit(4).number[tile]} 2 1 3"


def test_px_4_8_02_the_holder_pays_for_a_reserved_tile() -> None:
    """The fee is 2 coins, the token 2 more."""
    poor = errand("seat 0: coins 3", mclaird=reserved("s-inshriach"))
    poor.follow("refuses: use 2 GM2-TAKE-01")
    scene = errand("seat 0: coins 4", mclaird=reserved("s-inshriach"))
    option = next(option for option in scene.game.questions[0].options if option.id == "use 2")
    assert option.text().count("2 coins") == 2
    play_through(scene, "0 use 2")
    scene.follow("seat 0: coins 0", "seat 1: coins 2", "part hammer-of-the-scots: filled 2")
    assert marks(scene, "mclaird") == [1, -1, 0, 1, 3]


def test_px_4_8_02_and_to_discard_it() -> None:
    poor = errand("seat 0: coins 1", mclaird=reserved("s-inshriach"))
    poor.follow("refuses: banish 2 C8-23", "offers also: banish 3")
    scene = errand("seat 0: coins 2", mclaird=reserved("s-inshriach"))
    scene.follow("0 banish 2", "seat 0: coins 1", "seat 1: coins 2")


def test_px_4_8_02_the_controller_takes_it_for_nothing_and_is_free() -> None:
    scene = errand("seat 0: coins 2", mclaird=reserved("s-inshriach", 0))
    scene.follow("offers also: use 3 / banish 2", "0 use 2", "seat 0: coins 0")
    assert marks(scene, "mclaird") == [0, -1, 0, 1, 3]
    banished = errand("seat 0: coins 2", mclaird=reserved("s-inshriach", 0))
    banished.follow("0 banish 2")
    assert marks(banished, "mclaird") == [0, -1, 0, 1, 3], "she is not turned over"


def test_px_4_8_03_movement_points_of_his_turn_move_kenneth() -> None:
    scene = errand("seat 0: coins 2", mcsnitch="0 1 0")
    scene.follow("0 use 2", "0 place 0,1", "0 activate 0,0", "0 sneak mcsnitch", "0 sneak-to 1,0", "asks 0 activate")
    assert marks(scene, "mcsnitch") == [0, 1, 1]


def test_px_4_8_04_it_is_a_turn_of_the_holder() -> None:
    """For Sibyl, who charges in it and in the own turn, for Bruce and for Fergus."""
    scene = errand("seat 0: coins 3", macsponge="1 0", mcmail="1 3", macdarkie="1 0 0")
    scene.follow("0 use 2", "0 place 0,1", "asks 1 relocate", "seat 0: coins 0", "seat 1: coins 1", "1 lurk 2 0,0")
    scene.follow("0 activate 0,1", "asks 1 intercept", "1 pass")
    scene.state.award(Award(0, 6, "tile-butcher", "GM2-TRADE-01", scene.state.scorings))
    assert scene.seat(1)["vp"] == 1
    scene.follow("0 end", "asks 0 take")
    scene.state.award(Award(0, 6, "tile-butcher", "GM2-TRADE-01", scene.state.scorings))
    assert scene.seat(1)["vp"] == 2


def test_px_4_8_04_no_token_and_no_power_in_it() -> None:
    lands = "market: wood 2; seat 0: coins 3; seat 1; 0,1: s-black-isle"
    scene = errand(lands, mcduff="0 3", anderson="0", mcsnitch="0 -1 -1")
    assert {option.split()[0] for option in scene.offers} == {"use", "banish"}
    scene.follow("0 use 2", "asks 0 place")
    assert {option.split()[0] for option in scene.offers} == {"place"}
    scene.follow("0 place 0,1")
    assert not {option.split()[0] for option in scene.offers} & {"call"}


def test_px_4_8_04_a_claim_in_it_pays_mcwander() -> None:
    line = HIS_TURN.replace("s-inshriach", "a-robert-i")
    token = laid_kit(4).domain_ids.index("macleod")
    england = "part hammer-of-the-scots: holder 0, filled 1"
    scene = Scene(f"chronicles 4 8; {line}", england, "seat 0: coins 5", mobs(mcwander=f"1 -1 {token}"))
    scene.follow("0 use 2", "0 claim macleod", "seat 1: coins 3")


def test_px_7_8_01_mike_in_garrisons_and_full_sets() -> None:
    line = "chronicles 7 8; rondel: 0 1 2 * * * * * * * * * * -; stack C: c-ullapool"
    lands = "seat 0: whisky 2, cards loch-ness, persons a-macbeth; seat 1; 1,0: scotsmen 1"
    scene = Scene(line, NO_VOTES, lands, mobs(mccastle="0 1 1"))
    garrisons, sets = CARDS.index("garrisons"), CARDS.index("full-sets")
    assert [measure(scene.state, garrisons, seat) for seat in range(3)] == [1, 1, 0], "it counts for both"
    assert measure(scene.state, sets, 0) == 1, "Mike is the Scotsman of the set"
    without = Scene(line, NO_VOTES, lands, mobs(mccastle="0 -1 -1"))
    assert measure(without.state, sets, 0) == 0
    assert [measure(without.state, garrisons, seat) for seat in range(3)] == [0, 1, 0]


def test_px_7_8_01_figures_are_not_in_the_own_territory() -> None:
    line = "chronicles 7 8; rondel: 0 1 2 * * * * * * * * * * -; stack C: c-ullapool"
    scene = Scene(line, NO_VOTES, "seat 1; 0,1: s-black-isle; 0,2: s-lochridge", mobs(mcsnitch="0 1 3"))
    frontier = CARDS.index("far-frontier")
    assert [measure(scene.state, frontier, seat) for seat in range(3)] == [1, 1, 1]


def test_px_7_8_01_great_glen_cards_are_not_charged() -> None:
    cards = "part rock-and-hard-place: cards herds timber-and-stone garrisons smallest-territory far-frontier"
    votes = f"{cards}, verdicts 1 0 0 0 0, laid 3 0 0 0 0, ayes 3 3 3, nays 3 3 3"
    scene = Scene(
        "chronicles 7 8; rondel: - - - - - * 0 worlds-end 1 2 * * * *; gap 4; stack D:; seat 0; 0,0: sheep 3",
        votes,
        mobs(macsponge="1 0"),
    )
    scene.follow("0 stop 7")
    at_end(scene)
    scene.follow("0 pass")
    assert scene.game.over
    sheet = [(award.source, award.vp) for award in scene.game.score_sheet() if award.seat == 0]
    assert ("great-glen-herds", 10) in sheet
    assert "mob-macsponge" not in dict(sheet)


def test_c8_24_a_tile_further_away_is_refused() -> None:
    scene = with_mobs("seat 1; 0,1: s-lochridge; 0,2: s-black-isle", mcsnitch="0 1 0")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,0", "0 sneak mcsnitch", "refuses: sneak-to 0,2 C8-24")
