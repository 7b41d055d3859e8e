"""Chronicle 8: the mobs that belong to another chronicle too. Elspeth McTrick is among those with tokens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import hindmost
from hindmost import DamagedSnapshot
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import REWARDS
from hindmost.games.glen_more_ii.chronicles.c05_haggis.scoring import ROLLS
from hindmost.games.glen_more_ii.craft import tally
from hindmost.kernel.frames import Reaction
from hindmost.kernel.messages import Json
from tests.chronicles.c6_positions import turned
from tests.chronicles.cellars import barrels, casks, on_sale
from tests.chronicles.haggis import END_OF_B, END_OF_GAME, FULL, dinner, haggis_vp
from tests.chronicles.made_up import keeps, play_through
from tests.chronicles.penny_mobs import KEY, at_end, mobs
from tests.chronicles.test_c1 import PASSED, RONDEL, give_movement, racing
from tests.chronicles.test_c1_rewards import AT_VILLAGE, castle, kept
from tests.chronicles.test_c3_sale import AHEAD, INN
from tests.chronicles.test_c8_mobs import marks
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import questions_of, text_of

RACE = "dragon-boats"
SUPPLY = "haggis"
NO_TOKENS = ("", "", "", "")


def minus(scene: Scene) -> list[int]:
    found: list[int] = scene.part(KEY).minus
    return found


# ---------------------------------------------------------------- on boats


def sailing(points: int, boats: str = AT_VILLAGE, lying: tuple[str, ...] = NO_TOKENS, **places: str) -> Scene:
    """Seat 0 has placed a tile and may sail."""
    scene = Scene(RONDEL[3], "chronicles 1 8", PASSED, racing(3, lying, boats), mobs(**places))
    assert scene.game.check() == []
    scene.follow("0 take 3", "0 place 0,1")
    return give_movement(scene, points)


def test_c8_30_a_penny_for_whoever_is_overtaken() -> None:
    """The boat of seat 1 has not left its castle; seat 0 comes to it, and moves on."""
    scene = sailing(2, mcquack="0 0")
    scene.follow("0 sail", "asks 0 activate", "0 sail", "asks 0 pass-penny", "offers: slip-penny 1 / pass")
    scene.follow("allows: slip-penny 1 C8-30")
    assert not scene.game.question(0).option("slip-penny 1").targets, "the mobs ask, and no boat is to be moved"
    play_through(scene, "0 slip-penny 1", "asks 0 activate")
    assert minus(scene) == [6, 8, 7], "it lies with -1 up, and is the other's from then on"
    assert scene.part(KEY).plus == [0, 0, 0]
    scene.follow("tells: 0 slipped-penny sky")


def test_c8_30_and_for_whoever_overtakes() -> None:
    scene = sailing(1, "rivers 1 1 2, places 1 1 1", mcquack="1 0")
    scene.follow("0 sail", "asks 1 pass-penny", "offers: slip-penny 0 / pass")
    assert isinstance(scene.state.stack[-1], Reaction)
    play_through(scene, "1 pass", "asks 0 activate")
    assert minus(scene) == [7, 7, 7], "nobody has to"


def test_c8_30_one_for_each_boat_that_is_overtaken() -> None:
    scene = sailing(1, "rivers 1 1 1, places 1 1 1", mcquack="0 0")
    scene.follow("0 sail")
    for _ in range(2):
        scene.follow("asks 0 pass-penny", f"0 {scene.offers[0]}")
    scene.follow("asks 0 activate")
    assert minus(scene) == [5, 8, 8]


@pytest.mark.parametrize(
    ("boats", "controller"),
    [
        ("rivers 1 1 2, places 0 1 1", 0),  # another tile
        ("rivers 1 1 2, places 1 1 1", 2),  # Calum is on neither boat
        ("rivers 1 1 2, places 1 1 1, home 1", 0),  # the other has finished; it rests there
    ],
)
def test_c8_30_only_a_racing_boat_on_the_same_tile(boats: str, controller: int) -> None:
    scene = sailing(1, boats, mcquack=f"{controller} 0")
    scene.follow("0 sail", "asks 0 activate")


def test_c8_30_nothing_is_asked_without_a_penny() -> None:
    scene = sailing(1, "rivers 1 1 2, places 1 1 1", mcquack="0 0")
    scene.part(KEY).minus[0] = 0
    scene.follow("0 sail", "asks 0 activate")


def test_c8_30_the_penny_comes_before_what_the_boat_comes_to() -> None:
    """Looking at tokens cannot be taken back, so whatever leads to it says so."""
    scene = sailing(1, "rivers 0 0 2, places 0 0 1", ("", "coins-2 vp-3", "", ""), mcquack="0 0")
    assert not scene.game.question(0).option("sail").reveals
    scene.follow("0 sail", "asks 0 pass-penny")
    assert all(option.reveals for option in scene.game.question(0).options)
    scene.follow("0 slip-penny 1", "asks 0 look-at-tokens")
    assert not scene.game.can_undo


@pytest.mark.parametrize(("mob", "fresh", "clause"), [("mcquack", "0", "C8-30"), ("mcmuscle", "0 0", "C8-31")])
def test_c8_30_c8_31_once_a_second_token_at_random(mob: str, fresh: str, clause: str) -> None:
    lying = ("", "coins-2 vp-3 vp-2", "coins-3 vp-2", "")
    scene = sailing(3, lying=lying, **{mob: f"0 {fresh}"})
    scene.follow("0 sail", "0 keep-token vp-3", "asks 0 take-second", f"offers: second-token {mob} / pass")
    scene.follow(f"allows: second-token {mob} {clause}")
    keeps(scene.game)
    scene.draw("second token", str(REWARDS.index("coins-2")))
    play_through(scene, f"0 second-token {mob}", "asks 0 activate", "seat 0: coins 2")
    assert (kept(scene), castle(scene, 1)) == (["vp-3", "coins-2"], ["vp-2"])
    assert marks(scene, mob)[1] == 1
    at_second = race_to_second_castle(scene)
    at_second.follow("0 keep-token coins-3", "asks 0 activate")


def race_to_second_castle(scene: Scene) -> Scene:
    """Past whatever is asked on the way to the castle of seat 2."""
    while scene.asked[1] != "look-at-tokens":
        scene.follow("0 pass" if scene.asked[1] == "pass-penny" else "0 sail")
    return scene


def test_c8_30_the_second_token_may_wait() -> None:
    lying = ("", "coins-2 vp-3", "coins-3 vp-2", "")
    scene = sailing(3, lying=lying, mcquack="0 0")
    scene.follow("0 sail", "0 keep-token vp-3", "0 pass", "asks 0 activate")
    assert castle(scene, 1) == ["coins-2"]
    race_to_second_castle(scene).follow("0 keep-token coins-3", "asks 0 take-second")
    scene.follow("shows: second-token mcquack = second-token mcquack @ mob:mcquack")


def test_c8_30_whoever_keeps_none_takes_no_second_one() -> None:
    scene = sailing(1, lying=("", "coins-2 vp-3", "", ""), mcquack="0 0")
    scene.follow("0 sail", "0 leave-tokens", "asks 0 activate")
    alone = sailing(1, lying=("", "coins-2", "", ""), mcquack="0 0")
    alone.follow("0 sail", "0 keep-token coins-2", "asks 0 activate")
    others = sailing(1, lying=("", "coins-2 vp-3", "", ""), mcquack="1 0")
    others.follow("0 sail", "0 keep-token coins-2", "asks 0 activate")


def test_c8_30_the_reward_of_the_first_comes_before_the_second() -> None:
    scene = sailing(1, lying=("", "resource-1 vp-3", "", ""), mcquack="0 0")
    play_through(scene, "0 sail", "0 keep-token resource-1", "asks 0 spread-gift", "0 put sheep 1,0")
    scene.follow("asks 0 take-second", "0 second-token mcquack", "awards 0: score-reward 3")
    scene.follow("tells: 0 mob-second-token mcquack / 0 kept-token vp-3")


def test_c8_30_with_bully_too_only_one_second_token_at_a_castle() -> None:
    lying = ("", "coins-2 vp-3 vp-2", "coins-3 vp-2", "")
    scene = sailing(3, lying=lying, mcquack="0 0", mcmuscle="0 0 0")
    scene.follow("0 sail", "0 keep-token vp-3", "offers: second-token mcquack / pass", "0 second-token mcquack")
    scene.follow("asks 0 activate")
    race_to_second_castle(scene).follow("0 keep-token coins-3", "offers: second-token mcmuscle / pass")


def test_c8_31_a_tile_with_a_rivals_boat_is_passed_for_nothing() -> None:
    """Two steps for one movement point."""
    scene = sailing(1, mcmuscle="0 0 0")
    scene.follow("0 sail", "movement 0", "offers also: sail", "0 sail", "movement 0", "not offered: sail")
    assert scene.part(RACE).boat(0) == (1, 0)


def test_c8_31_also_several_in_a_row() -> None:
    scene = sailing(1, "rivers 0 1 1, places 0 1 0", mcmuscle="0 0 0")
    scene.follow("0 sail", "0 sail", "0 sail", "movement 0", "not offered: sail")
    assert scene.part(RACE).boat(0) == (2, 1)


def test_c8_31_stopping_there_costs_one() -> None:
    scene = sailing(2, mcmuscle="0 0 0")
    scene.follow("0 sail", "movement 1", "0 sail", "movement 1", "0 sail", "movement 0")
    stopped = sailing(1, mcmuscle="0 0 0")
    stopped.follow("0 sail", "movement 0")
    at_end(stopped)
    stopped.follow("0 pass")
    assert marks(stopped, "mcmuscle") == [0, 0, 0], "in another turn nothing comes back"


@pytest.mark.parametrize(
    ("boats", "controller"),
    [
        ("rivers 0 1 2, places 0 0 1", 0),  # nobody is there
        ("rivers 0 1 2, places 0 1 1, home 1", 0),  # nobody who still races
        (AT_VILLAGE, 1),  # Bully is on another boat
    ],
)
def test_c8_31_only_past_a_racing_boat_of_another(boats: str, controller: int) -> None:
    scene = sailing(1, boats, mcmuscle=f"{controller} 0 0")
    scene.follow("0 sail", "movement 0", "not offered: sail")


# ---------------------------------------------------------------- Erin MacMalt


def crossing(*position: str, erin: str = "0", line: str = AHEAD) -> Scene:
    scene = Scene(line, "chronicles 3 8", *position, mobs(macmalt=erin))
    assert scene.game.check() == []
    scene.follow("0 take 5")
    return scene


def test_c8_33_two_barrels_are_sold_on_the_way() -> None:
    scene = crossing(casks("1+3"))
    scene.follow("asks 0 sell-casks", "offers: cask 1 bonus / cask 3 bonus / cask 1 / cask 3 / keep-casks")
    play_through(scene, "0 cask 3 bonus", "offers: cask 1 / keep-casks", "0 cask 1", "asks 0 place")
    assert (barrels(scene), on_sale(scene)) == ([], (1, 1))
    scene.follow("seat 0: vp 4")


def test_c8_33_or_one_or_none() -> None:
    scene = crossing(casks("1+3"))
    play_through(scene, "0 cask 3 bonus", "0 keep-casks", "asks 0 place")
    assert barrels(scene) == [1]
    crossing(casks("1+3")).follow("0 keep-casks", "asks 0 place")


def test_c8_33_as_far_as_the_spaces_are_free() -> None:
    taken = crossing(casks("1+3", sales="bonus 1 0 0"))
    taken.follow("offers: cask 1 / cask 3 / keep-casks", "0 cask 3", "asks 0 place")
    full = crossing(casks("1+3", sales="sold 2 0 0"))
    full.follow("offers: cask 1 bonus / cask 3 bonus / keep-casks", "0 cask 3 bonus", "asks 0 place")


def test_c8_33_only_for_whoever_controls_her() -> None:
    crossing(casks("1+3"), erin="1").follow("offers: cask 1 / cask 3 / keep-casks", "0 cask 3", "asks 0 place")


def test_c8_33_stopping_is_as_for_everybody() -> None:
    scene = Scene(AHEAD, "chronicles 3 8", casks("1+3+0"), mobs(macmalt="0"))
    scene.follow("0 stop 4", "0 cask 3 bonus", "0 cask 1", "asks 0 activate")
    assert (barrels(scene), on_sale(scene)) == ([0], (1, 1))


def test_c8_33_the_barrel_that_the_destination_costs_is_kept() -> None:
    scene = crossing(casks("1+3"), line=INN)
    scene.follow("0 cask 3 bonus", "asks 0 place")
    assert barrels(scene) == []


# ---------------------------------------------------------------- Fraser McStarve


def feast(
    *position: str,
    tables: Sequence[Sequence[int]] = ((1, 2), (1, 3), (2,)),
    head: str = END_OF_B,
    rolls: str = "1 1 1 1",
    shown: Sequence[int] = (1, 3),
    **places: str,
) -> Scene:
    """The last tile of stack B has been laid and scored; the haggis scoring begins."""
    arrivals = [1] if head == END_OF_GAME else []
    seats = 2 if head == END_OF_GAME else 3
    position = (*position, mobs(seats, **places))
    scene = dinner(head, "chronicles 5 8", *position, tables=tables, shown=shown, arrivals=arrivals)
    scene.follow(f"draw haggis die: {rolls}")
    if head == END_OF_GAME:
        scene.follow("0 stop 2")
    else:
        scene.follow("0 take 3", "0 place 0,1", "0 end")
    scene.follow("0 pass")
    return scene


def tables_of(scene: Scene) -> list[list[int]]:
    found: list[list[int]] = scene.part(SUPPLY).tables
    return found


def test_c8_34_before_the_first_roll_a_haggis_that_the_victim_chooses() -> None:
    scene = feast(mcstarve="0 0")
    scene.follow("asks 0 starve", "offers: steal-haggis 1 / steal-haggis 2 / pass", "allows: steal-haggis 1 C8-34")
    assert not [note for note in scene.game.journal if note.code == "haggis-rolled"]
    scene.follow("0 steal-haggis 1", "asks 1 give-up-haggis", "offers: give-haggis 1 / give-haggis 3")
    default = scene.game.questions[0].default
    assert default is not None
    assert default.id == "give-haggis 1"
    scene.game.check()
    hindmost.restore(scene.game.snapshot())
    scene.follow("1 give-haggis 3")
    stolen = next(note for note in scene.game.journal if note.code == "haggis-stolen")
    assert (stolen.seat, stolen.a) == (0, 1)
    assert sorted([*tables_of(scene)[0], *[1]]) == [1, 2, 3], "its own 1 was served, the 3 is its own now"
    assert marks(scene, "mcstarve") == [0, 1]


def test_c8_34_or_later_and_only_once() -> None:
    scene = feast(mcstarve="0 0")
    scene.follow("0 pass")
    assert marks(scene, "mcstarve") == [0, 0]
    assert scene.game.view(0)["seats"][0]["mobs"][0]["spent"] is False
    used = feast(mcstarve="0 1")
    assert used.asked[1] != "starve"
    assert used.game.view(0)["seats"][0]["mobs"][0]["spent"] is True


def test_c8_34_also_in_the_scoring_after_the_final_one() -> None:
    scene = feast(tables=((1, 2), (1, 3)), head=END_OF_GAME, mcstarve="0 0")
    scene.follow("asks 0 starve", "offers: steal-haggis 1 / pass")
    scene.follow("tells: 1 award-score-pennies-minus 7 pennies-minus / - haggis-scoring")
    scene.follow("shows: steal-haggis 1 = steal-haggis sky")


def test_c8_34_from_whoever_has_none_nothing_is_stolen() -> None:
    scene = feast(tables=((1, 2), (), (2,)), mcstarve="0 0")
    scene.follow("offers: steal-haggis 2 / pass")
    nobody = feast(tables=((1, 2), (), ()), mcstarve="0 0")
    assert nobody.asked[1] != "starve"
    assert marks(nobody, "mcstarve") == [0, 0], "he is not spent"


def test_c8_34_on_a_full_table_it_replaces_another() -> None:
    scene = feast(tables=(FULL, (3,), ()), shown=(1, 2), mcstarve="0 0")
    scene.follow("0 steal-haggis 1", "1 give-haggis 3", "asks 0 replace-haggis")
    scene.follow("offers: return-haggis 1 / return-haggis 2 / return-haggis 3")
    assert scene.game.view(0)["seats"][0]["haggis"] == [*FULL, 3], "whoever stole it has seen it"
    assert scene.game.check() == []
    assert hindmost.restore(scene.game.snapshot()).hash() == scene.game.hash()
    scene.follow("0 return-haggis 1")
    assert tables_of(scene)[0] == [2, 2, 3, 3], "five again, of which the first roll has served one"


def test_c8_34_nobody_else_learns_its_value() -> None:
    """Neither views nor journals nor questions of the third differ by what was stolen."""
    seen = []
    for value in (1, 3):
        scene = feast(tables=((), (1, 3), ()), rolls="2 2 2 2", mcstarve="0 0")
        scene.follow("0 steal-haggis 1", f"1 give-haggis {value}")
        told = [text_of([line.to_json() for _, line in scene.game.log(seat)]) for seat in (0, 1, 2, None)]
        seen.append((told, [text_of(scene.game.view(seat)) for seat in (0, 1, 2, None)]))
    for what in (0, 1):
        assert [a == b for a, b in zip(seen[0][what], seen[1][what], strict=True)] == [False, False, True, True]


def test_c8_34_the_victim_is_asked_even_if_all_are_alike() -> None:
    """For otherwise everybody would know that they are."""
    scene = feast(tables=((), (2, 2), ()), mcstarve="0 0")
    scene.follow("0 steal-haggis 1", "asks 1 give-up-haggis", "offers: give-haggis 2")
    scene.follow("shows: give-haggis 2 = give-haggis 2 @ haggis:1:2")


# ---------------------------------------------------------------- Oonagh McHagg


def rolls_of(scene: Scene) -> list[int]:
    return [note.a for note in scene.game.journal if note.code == "haggis-rolled"]


def served(scene: Scene) -> list[list[int]]:
    found: list[list[int]] = scene.part(SUPPLY).served
    return found


def test_c8_35_a_roll_is_rolled_again_before_tokens_are_turned() -> None:
    scene = feast(tables=((1, 2), (1, 3), ()), rolls="1 2 3 3 3", mchagg="1 0")
    scene.follow("asks 1 let-it-count", "offers: reroll mchagg / pass", "allows: reroll mchagg C8-35")
    assert isinstance(scene.state.stack[-1], Reaction)
    assert served(scene) == [[], [], []], "nothing is turned yet"
    keeps(scene.game)
    scene.follow("1 reroll mchagg")
    assert rolls_of(scene) == [1, 2, 3, 3, 3], "once in a scoring: the others count"
    assert len(rolls_of(scene)) == ROLLS + 1
    scene.until("take")
    assert haggis_vp(scene) == {0: 2, 1: 3}, "the new roll counts for everybody, and the old one for nobody"


def test_c8_35_or_any_later_one_of_the_four() -> None:
    scene = feast(tables=((1, 2), (), ()), rolls="1 3 3 3 2", mchagg="1 0")
    scene.follow("1 pass")
    assert served(scene) == [[1], [], []]
    scene.follow("1 pass", "1 pass", "1 reroll mchagg")
    scene.until("take")
    assert haggis_vp(scene) == {0: 6}
    assert marks(scene, "mchagg") == [1, 2]
    scene.follow("tells: 1 haggis-rerolled / - haggis-rolled 2 / 0 haggis-served 2 / 0 award-score-haggis 6 haggis")


def test_c8_35_again_in_the_next_scoring() -> None:
    scene = feast(tables=((1, 2), (1,)), head=END_OF_GAME, rolls="1 2 3 3 3", mchagg="0 3")
    scene.follow("asks 0 let-it-count", "0 reroll mchagg")
    assert marks(scene, "mchagg") == [0, 4]


def test_c8_35_never_a_roll_that_was_bought() -> None:
    scene = feast("seat 1: whisky 2", tables=((), (3,), ()), rolls="1 1 1 1 2 2", mchagg="1 0")
    scene.follow("1 pass", "1 pass", "1 pass", "1 pass", "asks 1 more-haggis", "1 roll-haggis", "asks 1 more-haggis")


def test_c8_35_only_for_whoever_controls_her() -> None:
    scene = feast(tables=((1, 2), (), ()), mchagg="prison 0")
    assert scene.asked[1] != "let-it-count"


def test_c8_15_the_haggis_mobs_work_from_the_moment_of_taking() -> None:
    """She is taken at the end of the turn in whose refill haggis is scored."""
    scene = dinner(END_OF_B, "chronicles 5 8", mobs(mchagg="prison 0"), tables=((1,), (), ()))
    scene.follow("draw haggis die: 1 1 1 1 1", "0 take 3", "0 place 0,1", "0 end", "0 take-mob mchagg")
    scene.follow("asks 0 let-it-count")
    scene.follow("tells: - laid plockton 13 / - scoring 2 / - haggis-scoring / - haggis-rolled 1")
    scene.follow("shows: reroll mchagg = reroll mchagg @ mob:mchagg")


# ---------------------------------------------------------------- John McClaim


CARDS = "seat 1; 0,1: a-castle-stalker; -1,0: a-loch-lochy; seat 2; 0,1: a-donan-castle; seat 0; 0,-1: b-loch-shiel"
TOME = (
    "chronicles 6 8; rondel: 0 1 2 s-inshriach a-gathering * * * * * * * * -; stack C: c-glengorm c-ullapool"
    " c-carrbridge"
)


def claiming(*position: str, john: str = "0 -1 -1 -1") -> Scene:
    scene = Scene(TOME, CARDS, *position, mobs(mcclaim=john))
    assert scene.game.check() == []
    return scene


def counted(scene: Scene) -> list[int]:
    category = scene.state.book.categories.index("landmarks")
    return [tally(scene.state, seat, category) for seat in range(3)]


def card(scene: Scene, name: str) -> int:
    return scene.kit.card_ids.index(name)


def test_c8_36_tokens_go_on_rivals_cards_that_were_not_turned() -> None:
    scene = claiming("part dubious-tome: turned loch-lochy")
    assert counted(scene) == [1, 3, 1]
    scene.follow("offers also: call mcclaim", "0 call mcclaim", "asks 0 claim-card")
    scene.follow("offers: claim-card castle-stalker / claim-card donan-castle / pass")
    scene.follow("allows: claim-card castle-stalker C8-36")
    play_through(scene, "0 claim-card castle-stalker", "offers: claim-card donan-castle / pass")
    scene.follow("0 claim-card donan-castle", "asks 0 take", "not offered: call mcclaim")
    claims = scene.game.view(1)["table"]["claimed-cards"]
    assert [(each["card"], each["owner"], each["seat"]) for each in claims] == [
        ("donan-castle", 2, 0),
        ("castle-stalker", 1, 0),
    ]
    assert scene.game.view(1)["seats"][0]["mobs"][0]["tokens"] == [0]
    assert scene.game.check() == []


def test_c8_36_such_a_card_counts_for_the_controller_and_not_for_its_owner() -> None:
    scene = claiming()
    assert counted(scene) == [1, 2, 1]
    scene.follow("0 call mcclaim", "0 claim-card castle-stalker", "0 claim-card donan-castle", "0 pass")
    assert counted(scene) == [3, 1, 0]
    assert len(scene.state.estates[1].cards) == 2, "the owner keeps it, with all its effects"
    scene.follow("tells: 0 claimed-card castle-stalker sky / 0 claimed-card donan-castle gold")
    scene.follow("shows: call mcclaim = call-mcclaim mcclaim @ mob:mcclaim")


def test_c8_36_at_the_moment_of_taking_or_later() -> None:
    scene = claiming(john="prison 0")
    at_end(scene)
    play_through(scene, "0 take-mob mcclaim", "asks 0 claim-card", "0 claim-card loch-lochy", "0 pass", "asks 1 take")
    assert counted(scene) == [2, 1, 1]
    late = claiming(john="prison 0")
    at_end(late)
    play_through(late, "0 take-mob mcclaim", "0 pass", "asks 1 take")
    assert marks(late, "mcclaim") == [0, -1, -1, -1]


def test_c8_36_the_token_goes_when_the_card_is_turned() -> None:
    scene = claiming(john="2 -1 -1 -1")
    scene.part(KEY).marks[15] = [-1, -1, card(scene, "loch-shiel")]
    assert counted(scene) == [0, 2, 2]
    scene.follow("0 take 4", "0 place 0,1", "0 activate 0,1", "0 turn loch-shiel")
    assert marks(scene, "mcclaim") == [2, -1, -1, 127]
    assert turned(scene) == ["loch-shiel"]
    assert counted(scene) == [2, 2, 1], "an event face counts two for its owner again"
    assert scene.game.check() == []


def test_c8_36_one_token_for_each_card_and_none_on_own_ones() -> None:
    scene = claiming()
    scene.follow("0 call mcclaim", "not offered: claim-card loch-shiel", "0 claim-card castle-stalker")
    scene.follow("not offered: claim-card castle-stalker")
    scene.follow("shows: claim-card loch-lochy = claim-card loch-lochy sky @ landmark:loch-lochy")


def test_c8_36_without_a_card_there_is_nothing_to_call_him_for() -> None:
    scene = Scene(TOME, mobs(mcclaim="0 -1 -1 -1"))
    scene.follow("not offered: call mcclaim")


# ---------------------------------------------------------------- what cannot be


def broken(scene: Scene, **changes: Json) -> Json:
    data = scene.game.snapshot()
    data["state"]["slices"][KEY].update(changes)
    return data


@pytest.mark.parametrize(
    "changes",
    [
        {"mcquack": [0, 2]},
        {"mcquack": [0]},
        {"mcmuscle": [0, 1]},
        {"mcmuscle": [0, 0, 2]},
        {"mcstarve": [0, 2]},
        {"mchagg": [0, 1]},
        {"mchagg": [0, 4]},
        {"mcclaim": [0, -1, -1]},
        {"mcclaim": [0, -1, -1, 120]},
        {"mcclaim": [0, 127, -1, -1]},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(changes: dict[str, Json]) -> None:
    (name,) = changes
    fresh = {"mcquack": "0 0", "mcmuscle": "0 0 0", "mcstarve": "0 0", "mchagg": "0 0", "mcclaim": "0 -1 -1 -1"}[name]
    head = TOME.replace("chronicles 6 8", "chronicles 1 5 6 8")
    scene = dinner(head, PASSED, racing(3, NO_TOKENS, ""), mobs(**{name: fresh}))
    scene.follow("asks 0 take")
    assert hindmost.restore(scene.game.snapshot()).questions
    with pytest.raises(DamagedSnapshot):
        hindmost.restore(broken(scene, **changes))


def test_questions_of_whole_games_with_them_can_be_kept() -> None:
    """All that is asked of mobs goes through a snapshot."""
    asked = set()
    for seed in range(2):
        game = hindmost.new_game("glen-more-ii", 3, chronicles=(1, 3, 5, 6, 8), seed=seed)
        while not game.over:
            question = game.questions[0]
            if question.kind not in asked:
                asked.add(question.kind)
                assert questions_of(hindmost.restore(game.snapshot())) == questions_of(game)
            game.play(question.seat, question.options[len(game.choices) % len(question.options)].id)
    assert "penny-action" in asked
