"""Chronicle 8: the mobs with tokens and coins, those that take VP and tiles, and Elspeth McTrick."""

from __future__ import annotations

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import prison
from hindmost.kernel.frames import Reaction
from hindmost.kernel.messages import Award
from tests.chronicles.cellars import casks
from tests.chronicles.made_up import keeps, play_through
from tests.chronicles.penny_mobs import KEY, at_end, laid_kit, mobs, with_mobs
from tests.glen_more_ii_scenario import Scene

CLAN = "rondel: 0 1 2 s-inshriach a-robert-i a-william-wallace * * * * * * * -"
"""Two persons lie ahead, on 4 and 5."""
CLAIMS = CLAN.replace("0 1", "1 0")
"""The same in the turn of seat 1."""
KIT = laid_kit()


def marks(scene: Scene, mob: str) -> list[int]:
    found: list[int] = scene.part(KEY).to_json()[mob]
    return found


def domain(scene: Scene, name: str) -> int:
    return scene.book.domain_ids.index(name)


# ---------------------------------------------------------------- Peggy McWander


def test_c8_20_tokens_go_on_free_domains_in_an_own_turn() -> None:
    scene = with_mobs(CLAN, "seat 1: domains ross", mcwander="0 -1 -1")
    scene.follow("0 call mcwander", "offers also: tollgate macleod 2 / tollgate macleod 3 / tollgate douglas 2")
    scene.follow("not offered: tollgate ross 2")
    play_through(scene, "0 tollgate macleod 3", "0 call mcwander")
    scene.follow("not offered: tollgate macleod 2", "offers also: tollgate gunn 2")
    play_through(scene, "0 tollgate douglas 2", "asks 0 take", "not offered: call mcwander")
    gates = scene.game.view(1)["table"]["tollgates"]
    assert [(gate["domain"], gate["coins"], gate["seat"]) for gate in gates] == [("douglas", 2, 0), ("macleod", 3, 0)]


def tolled(coins: int, *position: str) -> Scene:
    """Seat 1 places a marker; MacLeod bears the token for 3 of seat 0."""
    scene = with_mobs(CLAIMS, f"seat 1: coins {coins}", *position, mcwander="0 -1 -1")
    scene.part(KEY).marks[0] = [-1, domain(scene, "macleod")]
    scene.follow("1 take 4", "asks 1 place-marker")
    return scene


def test_c8_20_another_pays_the_coins_beside_the_road() -> None:
    scene = tolled(3)
    option = next(option for option in scene.game.questions[0].options if option.id == "claim macleod")
    assert "3 coins" in option.text()
    assert scene.game.view(1)["table"]["clans"]["macleod"]["coins"] == 3
    play_through(scene, "1 claim macleod")
    scene.follow("seat 0: coins 3", "seat 1: coins 3, domains macleod")
    assert marks(scene, "mcwander") == [0, -1, 127], "the token is gone"


def test_c8_20_or_may_not_claim_it() -> None:
    scene = tolled(2)
    scene.follow("refuses: claim macleod GM2-CLAN-03", "refuses: pass GM2-IMM-06")


def nearly_all_taken() -> tuple[str, str]:
    """All domains are taken but MacLeod and Douglas, and both bear a token: three coins each, roads included."""
    used = [name for name, used in zip(KIT.domain_ids, KIT.in_use, strict=True) if used]
    others = [name for name in used if name not in ("macleod", "douglas")]
    shares = (others[:6], others[6:12], others[12:])
    taken = "; ".join(f"seat {seat}: domains {' '.join(share)}" for seat, share in enumerate(shares))
    return taken, f"{KIT.domain_ids.index('douglas')} {KIT.domain_ids.index('macleod')}"


def test_c8_20_nobody_has_to_choose_it() -> None:
    taken, tokens = nearly_all_taken()
    scene = with_mobs(CLAIMS, taken, "seat 1: coins 3", mcwander=f"0 {tokens}")
    scene.follow("1 take 4", "offers: claim macleod / claim douglas / pass")
    play_through(scene, "1 pass")
    scene.follow("seat 1: coins 3", "seat 0: coins 0")
    poor = with_mobs(CLAIMS, taken, "seat 1: coins 2", mcwander=f"0 {tokens}")
    poor.follow("1 take 4", "asks 1 activate")


def test_c8_20_the_controller_pays_the_road_only() -> None:
    scene = with_mobs(CLAN, "seat 0: coins 1", mcwander="0 -1 -1")
    scene.follow(
        "0 call mcwander",
        "0 tollgate ross 2",
        "0 take 4",
        "roads: ross 1",
        "0 claim ross",
        "seat 0: coins 0, domains ross",
    )
    assert marks(scene, "mcwander") == [0, 127, -1]
    scene.follow("tells: 0 tollgate ross 2 / 0 took robert-i 4 / 0 person robert-i / 0 claimed ross 1")


def test_c8_20_douglas_may_carry_one_though_it_is_taken() -> None:
    scene = with_mobs(CLAN, "seat 1: domains douglas", mcwander="0 -1 -1")
    scene.follow("0 call mcwander", "offers also: tollgate douglas 3")
    scene.follow("shows: tollgate brodie 2 = tollgate brodie 2 @ domain:brodie")


def test_c8_20_no_road_is_counted_from_a_token() -> None:
    scene = with_mobs(CLAN, mcwander="0 -1 -1")
    before = scene.state.road_costs()
    scene.follow("0 call mcwander", "0 tollgate munro 3")
    assert scene.state.road_costs() == before
    scene.follow("shows: call mcwander = call-mcwander mcwander @ mob:mcwander")


def test_c8_20_an_exchange_for_a_marker_needs_the_coins_too() -> None:
    taken, tokens = nearly_all_taken()
    built = "0,0: barley 1; 0,1: a-easdale; 2,0: b-scone-abbey"
    for coins, offered in ((2, False), (3, True)):
        scene = with_mobs(f"seat 0: coins {coins}; {built}", taken, mcwander=f"1 {tokens}")
        scene.follow("0 take 3", "0 place 1,1")
        assert ("activate 2,0" in scene.offers) is offered


# ---------------------------------------------------------------- Joe McDuff


def test_c8_21_each_token_takes_the_largest_pile_of_a_row() -> None:
    scene = with_mobs("market: wood 3, stone 1", mcduff="0 3")
    scene.follow("0 call mcduff", "offers: skim wood / skim stone / pass")
    play_through(scene, "0 skim wood", "0 call mcduff", "0 skim wood", "0 call mcduff", "0 skim stone")
    scene.follow("seat 0: coins 6", "market: wood 1, stone 0", "not offered: call mcduff")
    assert scene.game.view(0)["seats"][0]["mobs"][0] == {"mob": "mcduff", "vp": 6, "tokens": [], "spent": True}


def test_c8_21_coins_that_he_could_bring_pay_for_nothing() -> None:
    """Macbeth costs a coin."""
    scene = with_mobs("rondel: 0 1 2 s-inshriach a-macbeth * * * * * * * * -; market: wood 3", mcduff="0 3")
    scene.follow("refuses: take 4 GM2-TAKE-01", "0 call mcduff", "0 skim wood", "offers also: take 4")
    scene.follow("shows: call mcduff = call-mcduff mcduff @ mob:mcduff")


# ---------------------------------------------------------------- Bruce McMail


BESIDE = "rondel: 0 1 2 s-inshriach * * * * * * * * * -"


def produced(*position: str, coins: int = 3) -> Scene:
    """Seat 0 has made a wood; seat 1 controls Bruce."""
    scene = with_mobs(*position, mcmail=f"1 {coins}")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    return scene


def test_c8_22_a_coin_of_his_for_what_another_has_produced() -> None:
    scene = produced()
    scene.follow("asks 1 intercept", "offers: mail wood / pass", "seat 0: wood 1")
    assert isinstance(scene.state.stack[-1], Reaction)
    question = scene.game.questions[0]
    assert question.reaction
    assert question.default is not None
    assert question.default.id == "pass", "nobody is hurried into it"
    play_through(scene, "1 mail wood", "asks 1 deliver", "1 put wood 1,0", "asks 0 activate")
    scene.follow("seat 0: wood 0, coins 1", "seat 1: wood 1, coins 0, cell 1,0 home-castle wood 1")
    assert marks(scene, "mcmail") == [1, 2]


def test_c8_22_or_nothing() -> None:
    scene = produced()
    play_through(scene, "1 pass", "asks 0 activate")
    scene.follow("seat 0: wood 1", f"part {KEY}: mcmail 1 3")


def test_c8_22_it_may_be_sold_at_once() -> None:
    scene = produced("market: wood 2")
    play_through(scene, "1 mail wood", "1 fence wood", "asks 0 activate")
    scene.follow("seat 1: coins 2, wood 0", "market: wood 1", "seat 0: coins 1")
    scene.follow("tells: 1 mailed 1 wood rust / 1 fenced 1 wood 2")


def test_c8_22_only_coins_on_him_can_be_used() -> None:
    scene = produced("seat 1: coins 9", coins=0)
    scene.follow("asks 0 activate")


def test_c8_22_not_what_the_controller_produces() -> None:
    scene = with_mobs(mcmail="0 3")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "asks 0 activate")


def test_c8_22_only_animal_and_material_tiles() -> None:
    """Iona Abbey makes any resource and is of the type material; a distillery makes barrels."""
    built = "0,1: a-pulteney; 0,0: barley 1"
    scene = with_mobs(f"seat 0; {built}", mcmail="1 3")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "asks 0 activate", "seat 0: whisky 1")


def test_c8_22_the_kind_is_chosen_once_for_each_tile() -> None:
    """Abernethy makes a wood and a stone."""
    scene = with_mobs("seat 0; 0,1: s-ballachulish > b-abernethy", mcmail="1 3")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "offers: mail wood / mail stone / pass")
    play_through(scene, "1 mail stone", "1 put stone 0,0", "asks 0 activate")
    scene.follow("seat 0: wood 1, stone 0", f"part {KEY}: mcmail 1 2")
    scene.follow("0 activate 1,1", "asks 1 intercept", "offers: mail wood / pass")
    scene.follow("shows: mail wood = mail 1 wood @ good:wood")


def test_c8_22_what_did_not_fit_was_not_produced() -> None:
    scene = with_mobs("seat 0; 0,1: s-ballachulish > b-abernethy, cattle 2", mcmail="1 3")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "0 choose wood")
    scene.follow("asks 1 intercept", "offers: mail wood / pass")


def test_c8_22_what_was_sold_meanwhile_cannot_be_bought() -> None:
    """The wood that was made first is sold to make room for the stone."""
    scene = with_mobs("market: wood 1; seat 0; 0,1: s-ballachulish > b-abernethy, cattle 2", mcmail="1 3")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "0 choose wood", "0 sell wood 0,1")
    scene.follow("asks 1 intercept", "offers: mail stone / pass")


def test_c8_22_what_cannot_be_put_or_sold_is_not_offered() -> None:
    scene = produced("seat 1; 0,0: sheep 3; 1,0: sheep 3")
    scene.follow("asks 0 activate")
    sold = produced("market: wood 1; seat 1; 0,0: sheep 3; 1,0: sheep 3")
    sold.follow("asks 1 intercept", "1 mail wood", "asks 1 deliver", "offers: fence wood")


def test_c8_22_also_after_worlds_end() -> None:
    rondel = "rondel: 0 * * s-inshriach worlds-end 1 2 * * * * * * -; stack D:"
    scene = Scene(f"chronicles 8; {rondel}", mobs(mcmail="1 3"))
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "asks 1 intercept")


# ---------------------------------------------------------------- Peggy McLaird


AHEAD = "rondel: 0 1 2 s-inshriach a-robert-i a-macbeth s-lochridge * * * * * * -"
OTHERS = AHEAD.replace("0 1", "1 0")
"""The same in the turn of seat 1."""


def reserving(*position: str) -> Scene:
    """Seat 0 has taken the wood tile, and may reserve."""
    scene = with_mobs(*position, mclaird="0 -1 0 1 2 3")
    scene.follow("asks 0 take")
    assert "call mclaird" not in scene.offers, "the pawn has not moved"
    scene.follow("0 take 3", "0 place 0,1")
    return scene


def test_c8_23_a_tile_ahead_that_could_be_taken_now() -> None:
    scene = reserving(AHEAD)
    scene.follow("0 call mclaird", "offers also: reserve 4 1 / reserve 4 3 / reserve 6 2 / pass")
    scene.follow("refuses: reserve 5 1 GM2-TAKE-01")
    play_through(scene, "0 reserve 6 2")
    scene.follow("not offered: call mclaird", "refuses: call mclaird C8-23")
    view = scene.game.view(1)["table"]["reserved"]
    assert view == {"tile": "s-lochridge", "space": 6, "seat": 0, "coins": 2}
    assert marks(scene, "mclaird")[2:] == [2, 1, 3]
    scene.follow("tells: 0 reserved lochridge 2")


def test_c8_23_also_before_the_tile_is_placed() -> None:
    scene = with_mobs(AHEAD, mclaird="0 -1 0 1 2 3")
    scene.follow("0 take 3", "asks 0 place", "0 call mclaird", "offers also: reserve 4 1")


def mclaird(coins: int = 2, tile: str = "s-lochridge") -> str:
    """Peggy with seat 0, a token on a tile."""
    rest = [str(each) for each in (1, 2, 3) if each != coins]
    return f"0 {KIT.number[tile]} {coins} {' '.join(rest)}"


def reserved_by_0(*position: str, coins: int = 2, tile: str = "s-lochridge", rondel: str = OTHERS) -> Scene:
    """A tile is reserved by seat 0."""
    return with_mobs(rondel, *position, mclaird=mclaird(coins, tile))


def test_c8_23_another_pays_the_coins_with_the_tile() -> None:
    scene = reserved_by_0("seat 1: coins 2")
    option = next(option for option in scene.game.questions[0].options if option.id == "take 6")
    assert "2 coins" in option.text()
    play_through(scene, "1 take 6")
    scene.follow("seat 1: coins 0", "seat 0: coins 2")
    assert marks(scene, "mclaird") == [0, -1, 0, 1, 3], "the token is spent, and nothing is owed any more"


def test_c8_23_or_cannot_take_it() -> None:
    scene = reserved_by_0("seat 1: coins 1")
    scene.follow("refuses: take 6 GM2-TAKE-01")


def test_c8_23_the_controller_must_take_it_on_the_next_turn_without_that_payment() -> None:
    scene = reserved_by_0(rondel=AHEAD)
    scene.follow("offers: take 6", "refuses: take 3 C8-23", "refuses: take 4 C8-23")
    play_through(scene, "0 take 6")
    scene.follow("asks 0 place", "seat 0: coins 0")
    assert marks(scene, "mclaird") == [0, -1, 0, 1, 3]
    scene.follow("shows: call mclaird = call-mclaird mclaird @ mob:mclaird")


def test_c8_23_whoever_cannot_turns_her_over() -> None:
    """Macbeth costs a coin that seat 0 no longer has."""
    scene = reserved_by_0(rondel=AHEAD, tile="a-macbeth")
    scene.follow("offers also: take 3 / take 4 / take 6")
    play_through(scene, "0 take 3", "asks 0 place")
    assert marks(scene, "mclaird") == [0, -1, 0], "all her tokens are gone"
    assert scene.game.view(0)["seats"][0]["mobs"] == [{"mob": "mclaird", "vp": 5, "tokens": [], "spent": True}]
    scene.follow("0 place 0,1")
    scene.follow("not offered: call mclaird")
    scene.follow("tells: 0 mob-turned-over mclaird / 0 placed inshriach 0,1")


def test_c8_23_not_from_worlds_end_on() -> None:
    line = "rondel: 0 1 2 * worlds-end s-inshriach s-lochridge * * * * * * -; stack D:"
    scene = Scene(f"chronicles 8; {line}", mobs(mclaird="0 -1 0 1 2 3"))
    scene.follow("0 take 5", "0 place 0,1")
    scene.follow("not offered: call mclaird")


def test_c8_23_neither_worlds_end_nor_another_stop_instead() -> None:
    line = "rondel: 0 1 2 * worlds-end s-lochridge * * * * * * * -; stack D:"
    scene = Scene(f"chronicles 8; {line}", mobs(mclaird=mclaird()))
    scene.follow("offers: take 5", "refuses: stop 4 C8-23")


def test_c8_23_only_what_is_taken_can_be_reserved() -> None:
    line = "rondel: 0 1 2 s-inshriach * worlds-end s-lochridge * * * * * * -; stack D:"
    scene = Scene(f"chronicles 8; {line}", mobs(mclaird="0 -1 0 1 2 3"))
    scene.follow("0 take 3", "0 place 0,1", "0 call mclaird", "refuses: reserve 5 1 C8-23", "offers also: reserve 6 1")


DEAR = "a-dornie a-pulteney a-butcher a-donan-castle b-plockton b-loch-shiel b-glenlochy b-crieff-tryst c-edradour"


def test_c8_23_whoever_discards_it_owes_the_coins_too() -> None:
    """Seat 1 can take none of the tiles: one coin buys nothing in a full market, and pays no token of two."""
    line = f"rondel: 1 0 2 {DEAR} a-castle-stalker -; market: wood 3, stone 3, barley 3"
    scene = reserved_by_0("seat 1: coins 1", rondel=line, tile="a-butcher")
    scene.follow("refuses: take 5 C8-23", "offers also: take 3 / take 12")
    rich = reserved_by_0("seat 1: coins 1", rondel=line, coins=1, tile="a-butcher")
    play_through(rich, "1 take 5", "asks 1 compensation")
    rich.follow("seat 0: coins 1", "seat 1: coins 0")
    assert marks(rich, "mclaird") == [0, -1, 0, 2, 3]


def test_c8_23_what_is_left_after_a_toll_on_the_way_is_paid_for_a_discard() -> None:
    """Seat 1 puts its only coin on the Mountain before it comes to the tile."""
    dear = " ".join(DEAR.split()[:8])
    line = f"rondel: 1 0 2 mountain {dear} -; market: wood 3, stone 3, barley 3; chronicles 2 8"
    number = laid_kit(2).number["a-butcher"]
    scene = Scene(f"{line}; stack C: c-ullapool", "seat 1: coins 1", mobs(mclaird=f"0 {number} 1 2 3"))
    play_through(scene, "1 take 6", "1 toll-coin", "asks 1 compensation")
    scene.follow("seat 1: coins 0", "seat 0: coins 0", "part highlander: coins 1")
    assert marks(scene, "mclaird") == [0, -1, 0, 2, 3]
    scene.follow("shows: receive coin = receive-coin")
    scene.follow("shows: receive movement = receive-movement")


def test_c8_23_whoever_reserved_it_and_discards_it_turns_her_over() -> None:
    line = f"rondel: 0 1 2 {DEAR} a-castle-stalker -"
    scene = reserved_by_0(rondel=line, tile="a-butcher")
    play_through(scene, "0 take 5", "asks 0 compensation")
    assert marks(scene, "mclaird") == [0, -1, 0]


def test_c8_23_the_die_is_not_hindered() -> None:
    """Its token is lost, and nothing is owed."""
    line = "rondel: die 0 1 2 s-inshriach s-lochridge * * * * * * * -"
    rich = "seat 0: coins 3; seat 1: coins 3; seat 2: coins 3"
    scene = Scene(f"chronicles 8; {line}; stack C: c-ullapool", rich, mobs(mclaird=mclaird(tile="s-inshriach")))
    scene.draw("die", "1")
    scene.follow("asks 0 take", "offers also: take 5 / take 6")
    scene.follow("seat 0: coins 3", "seat 1: coins 3", "seat 2: coins 3")
    assert marks(scene, "mclaird") == [0, -1, 0, 1, 3]


# ---------------------------------------------------------------- Sibyl MacSponge


FIVE = "a-macbeth a-robert-i a-william-wallace b-john-napier b-mary-stuart"
MARKET = "seat 0; 0,0: cattle 2; 0,1: a-butcher"


def test_c8_26_six_vp_from_one_source_in_an_own_turn() -> None:
    """The Butcher gives 7 VP for 2 cows."""
    scene = with_mobs(MARKET, macsponge="1 0")
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1")
    scene.follow("0 give 2 cattle", "seat 0: vp 6", "seat 1: vp 1")
    assert marks(scene, "macsponge") == [1, 1]
    at_end(scene)
    scene.follow("0 pass")
    assert marks(scene, "macsponge") == [1, 0], "the next turn is another"


def award(scene: Scene, seat: int, vp: int, source: str = "tile-butcher") -> None:
    scene.state.award(Award(seat, vp, source, "GM2-TRADE-01", scene.state.scorings))


def test_c8_26_less_than_six_is_free_and_so_are_own_gains() -> None:
    scene = with_mobs(macsponge="1 0")
    award(scene, 0, 5)
    scene.follow("seat 0: vp 5", "seat 1: vp 0")
    own = with_mobs(macsponge="0 0")
    award(own, 0, 9)
    own.follow("seat 0: vp 9")


def test_c8_26_the_first_source_of_a_turn_only() -> None:
    scene = with_mobs(macsponge="1 0")
    award(scene, 0, 6)
    award(scene, 0, 8)
    scene.follow("seat 0: vp 13", "seat 1: vp 1")


def test_c8_26_not_in_another_players_turn() -> None:
    scene = with_mobs(macsponge="1 0")
    award(scene, 2, 8)
    scene.follow("seat 2: vp 8", "seat 1: vp 0")


def test_c8_26_movement_points_kept_with_maclachlan_are_one_source() -> None:
    scene = with_mobs("seat 0: domains maclachlan", macsponge="1 0")
    scene.follow("0 take 3", "0 place 0,1")
    scene.state.movement = 8
    scene.follow("0 end", "asks 0 penny-action")
    assert scene.seat(1)["vp"] == 1
    assert scene.seat(0)["vp"] >= 7
    scene.follow("tells: 0 kept-movement 8 maclachlan / 1 sponged rust")


def scored(*position: str, sponge: str = "1 0") -> Scene:
    """The last A tile has been laid, and scored."""
    rondel = "chronicles 8; rondel: 0 1 2 * * * * * * * * * * -; stack B: b-plockton"
    scene = Scene(rondel, *position, mobs(macsponge=sponge))
    scene.follow("0 take 3")
    at_end(scene)
    scene.follow("0 pass", "scorings 2")
    return scene


def test_c8_26_every_category_of_a_scoring_is_a_source() -> None:
    """Five barrels and five persons more than the fewest give 8 VP each."""
    scene = scored(f"seat 0: whisky 5; seat 2: whisky 5, persons {FIVE}")
    assert scene.seat(0)["vp"] == 8 - 1
    assert scene.seat(2)["vp"] == 16 - 2
    assert scene.seat(1)["vp"] == 3
    scene.follow("tells: 2 award-score-persons 8 persons / 1 sponged gold")


def test_c8_26_fewer_than_six_in_a_category_are_free() -> None:
    scene = scored("seat 0: whisky 4")
    assert (scene.seat(0)["vp"], scene.seat(1)["vp"]) == (5, 0)


def test_c8_26_the_lines_of_the_final_scoring_do_not_count() -> None:
    scene = Scene(
        "chronicles 8; rondel: - - - - - * 0 worlds-end 1 2 * * * *; gap 4; stack D:",
        "seat 0: coins 20; seat 2: coins 9",
        mobs(macsponge="1 0"),
    )
    scene.follow("0 stop 7")
    while not scene.game.over:
        scene.follow(f"{scene.asked[0]} pass")
    charged = [award for award in scene.game.score_sheet() if award.source == "mob-macsponge" and award.vp > 0]
    assert charged == []


def test_ex_c8_03_red_pays_once_on_the_turn_and_twice_in_the_scoring() -> None:
    scene = with_mobs("seat 0: whisky 0", macsponge="1 0")
    award(scene, 0, 8)
    award(scene, 0, 5, "domain-brodie")
    assert scene.seat(0)["vp"] == 12
    later = scored(f"seat 0: whisky 5, persons {FIVE}")
    assert later.seat(0)["vp"] == 8 + 8 - 2


# ---------------------------------------------------------------- Derek Anderson


LANDS = """
    seat 0; 0,1: s-black-isle; seat 2; -1,0: s-glen-etive
    seat 1; 0,1: s-lochridge, cattle 1, scotsmen 1; 1,1: a-butcher
"""


def carrying(*position: str) -> Scene:
    scene = with_mobs("rondel: 0 1 2 s-inshriach * * * * * * * * * -", *position, anderson="0")
    scene.follow("offers also: call anderson", "0 call anderson", "asks 0 lift-tile")
    keeps(scene.game)
    return scene


def test_c8_27_any_tile_but_trade_and_home_tiles() -> None:
    scene = carrying(LANDS)
    scene.follow("offers: lift 0 0,1 / lift 1 0,1 / lift 2 -1,0 / pass")
    scene.follow("shows: lift 0 0,1 = lift rust black-isle 0,1 @ cell:0:0,1")


def test_c8_27_into_any_other_territory_by_the_rules_of_placement() -> None:
    scene = carrying(LANDS)
    scene.follow("0 lift 1 0,1", "asks 0 drop-tile")
    hosts = {offer.split()[1] for offer in scene.offers if offer != "pass"}
    assert hosts == {"0", "2"}
    assert "drop 0 1,1" in scene.offers
    river = carrying(LANDS)
    river.follow("0 lift 2 -1,0", "offers: drop 0 -1,0 / drop 0 2,0 / drop 1 -1,0 / drop 1 2,0 / pass")


def test_c8_27_what_was_on_it_goes_to_the_old_owners_home_castle() -> None:
    scene = carrying(LANDS)
    play_through(scene, "0 lift 1 0,1", "0 drop 0 0,2", "asks 0 take")
    scene.follow("seat 1: empty 0,1, cell 1,0 home-castle cattle 1 scotsmen 1, tiles 3")
    scene.follow("seat 0: cell 0,2 s-lochridge cattle 0 scotsmen 0, cattle 0, tiles 4", "not offered: call anderson")
    assert scene.game.view(0)["seats"][0]["mobs"][0]["spent"] is True


def test_c8_27_nothing_is_activated_and_no_effect_happens() -> None:
    """Easdale would give a coin when it is placed."""
    scene = carrying("seat 0; 0,1: a-easdale")
    play_through(scene, "0 lift 0 0,1", "0 drop 1 0,1", "asks 0 take")
    scene.follow("seat 1: coins 0, stone 0", "seat 0: coins 0")


def test_c8_27_the_landmark_card_stays() -> None:
    scene = carrying("seat 0; 0,1: a-castle-stalker")
    play_through(scene, "0 lift 0 0,1", "0 drop 1 0,1")
    scene.follow("seat 0: cards castle-stalker", "seat 1: cards")
    assert scene.game.check() == []


def test_c8_27_an_overlay_takes_all_beneath_it_along() -> None:
    scene = carrying("seat 1; 0,1: s-ballachulish > b-abernethy")
    play_through(scene, "0 lift 1 0,1", "0 drop 2 1,1")
    ground = scene.state.estates[2].ground
    slot = ground.slots()[-1]
    assert [scene.kit.ids[tile] for tile in ground.stack_at(slot)] == ["s-ballachulish", "b-abernethy"]


def test_c8_27_the_rest_must_hold_together() -> None:
    scene = carrying("seat 1; 0,1: s-lochridge; 0,2: s-black-isle")
    scene.follow("offers: lift 1 0,2 / pass")


def test_c8_27_figures_on_it_are_put_elsewhere() -> None:
    """Also on another tile of the same player."""
    scene = with_mobs(LANDS, mcsnitch="2 1 2", anderson="0")
    play_through(scene, "0 call anderson", "0 lift 1 0,1", "0 drop 0 0,2", "asks 2 relocate")
    scene.follow("offers also: lurk 1 0,0 / lurk 0 0,0", "2 lurk 1 1,1", "asks 0 take")


def test_c8_27_a_tile_without_which_the_one_in_hand_has_no_place_stays() -> None:
    """The only Scotsman would stand in the home castle, and both ends of the river two cells away."""
    lands = "seat 0; 0,0: scotsmen 0; -1,0: s-glen-etive, scotsmen 1; 2,0: a-strathearn; seat 1; 0,1: s-lochridge"
    scene = with_mobs("rondel: 0 1 2 a-halkirk * * * * * * * * * -", lands, anderson="0")
    scene.follow("not offered: lift 0 -1,0", "offers also: call anderson", "0 take 3", "0 call anderson")
    scene.follow("not offered: lift 0 -1,0", "offers also: lift 0 2,0 / lift 1 0,1")
    free = with_mobs(lands, anderson="0")
    free.follow("0 call anderson", "offers also: lift 0 -1,0")


def test_c8_27_the_tile_in_hand_keeps_a_place() -> None:
    """Between paying and placing, whatever is carried leaves the river tile in hand a place."""
    rondel = "rondel: 0 1 2 a-halkirk * * * * * * * * * -"
    lands = "seat 0; 0,0: scotsmen 0; -1,0: s-glen-etive, scotsmen 1; seat 1; 0,1: s-lochridge"
    scene = with_mobs(rondel, lands, anderson="0")
    scene.follow("0 take 3", "asks 0 place", "offers also: place -2,0 / call anderson", "0 call anderson")
    assert "lift 1 0,1" in scene.offers
    keeps(scene.game)
    for offer in scene.offers[:-1]:
        trial = scene.game.clone()
        trial.play(0, offer)
        trial.play(0, trial.questions[0].options[-2].id)
        assert trial.questions[0].kind == "place"
        assert trial.questions[0].options


# ---------------------------------------------------------------- Elspeth McTrick


PEAK = "chronicles 2 8; rondel: 0 1 2 * * * * * * * * mountain -; stack C: c-ullapool"


def test_c8_32_an_exchange_on_reaching_the_mountain() -> None:
    scene = Scene(PEAK, "part highlander: coins 1, goods 0 0 0 1", mobs(mctrick="0"))
    scene.follow("0 stop 11", "asks 0 trick", "offers also: barter coin wood / barter sheep stone / pass")
    scene.follow("not offered: barter sheep sheep")
    play_through(scene, "0 barter coin wood", "asks 0 activate")
    scene.follow("part highlander: coins 0, goods 1 0 0 1")


def test_c8_32_and_one_just_before_leaving_it() -> None:
    on_it = "chronicles 2 8; rondel: 1 2 * * * * * * * * - 0:mountain *; stack C: c-ullapool"
    scene = Scene(on_it, "part highlander: coins 0, goods 0 0 0 1", mobs(mctrick="0"))
    scene.follow("asks 0 trick", "0 barter sheep cattle", "asks 0 carry-down", "0 put cattle 0,0", "asks 0 take")
    scene.follow("seat 0: cattle 1, sheep 0")
    scene.follow("tells: 0 swapped 1 sheep 1 cattle / 0 mountain-taken 0 1 cattle / 0 produced 1 cattle 0,0")


def test_c8_32_nothing_to_exchange_nothing_to_ask() -> None:
    scene = Scene(PEAK, mobs(mctrick="0"))
    scene.follow("0 stop 11", "asks 0 activate")
    other = Scene(PEAK, "part highlander: coins 1, goods 0", mobs(mctrick="1"))
    other.follow("0 stop 11", "asks 0 activate")


def test_c8_32_no_other_stop_is_the_mountain() -> None:
    line = "rondel: 0 1 2 s-lochridge b-single-cask-sale s-inshriach * * * * * mountain -"
    scene = Scene(f"chronicles 2 3 8; {line}; stack C: c-ullapool", casks("3"), mobs(mctrick="0"))
    scene.follow("0 stop 4", "asks 0 sell-casks")
    assert "trick" not in [frame.kind() for frame in scene.state.stack]


def test_c8_32_nobody_who_only_crosses_it() -> None:
    scene = Scene(
        "chronicles 2 8; rondel: * * * * - 0 1 2 mountain * * * *; stack C: c-ullapool; seat 0: coins 3",
        "part highlander: coins 1, goods 0",
        mobs(mctrick="0"),
    )
    scene.follow("0 take 9", "asks 0 pay-toll")
    scene.follow("shows: toll-coin = toll-coin")


def test_c8_32_no_second_exchange_at_the_end_of_the_game() -> None:
    scene = Scene(
        "chronicles 2 8; rondel: - - - - - * 0 worlds-end 1 2 mountain * *; gap 4; stack D:",
        "part highlander: coins 2, goods 0",
        mobs(mctrick="0"),
    )
    scene.follow("0 stop 10", "asks 0 trick", "0 pass")
    kinds = []
    while not scene.game.over:
        kinds.append(scene.asked[1])
        answer = next(each for each in scene.offers if each in ("end", "pass"))
        scene.follow(f"{scene.asked[0]} {answer}")
    assert "trick" not in kinds
    assert prison(scene.state).minus[0] == 7


def test_c8_27_why_a_tile_stays() -> None:
    """Home tiles, trade tiles, and what the rest hangs on."""
    scene = carrying("seat 1; 0,1: s-lochridge; 0,2: s-black-isle; 1,1: a-butcher")
    scene.follow("refuses: lift 1 1,1 C8-27", "refuses: lift 0 0,0 C8-27", "refuses: lift 1 0,1 C8-27")


def test_c8_22_it_is_not_put_on_a_full_tile() -> None:
    scene = produced("seat 1; 0,0: sheep 3")
    scene.follow("1 mail wood", "refuses: put wood 0,0 GM2-COMP-05")
