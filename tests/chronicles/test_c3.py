"""Chronicle 3, Ol' Jamey's Single Cask Reserve: cellars, ageing and building. The sales are in `test_c3_sale`."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.ageing import AgeBarrel
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import cellars
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.storing import SPEND, SPEND_BARREL
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.craft import BEFORE, Frame, Insert, acting
from tests.chronicles.cellars import KEY, barrels, casks
from tests.chronicles.made_up import MadeUp, scene_with
from tests.glen_more_ii_scenario import RULES, Scene, laid

SWAPPED = ("a-pulteney", "b-glen-mhor", "b-glenlochy", "c-edradour", "d-millburn")
LATE = "stack C: c-ullapool c-glengorm"
PULTENEY_NEXT = f"chronicles 3; rondel: 0 1 2 a-pulteney * * * * * * * * * -; {LATE}"
"""Seat 0 may take Pulteney, which costs 1 stone and gives a barrel at once."""
EDRADOUR_NEXT = f"chronicles 3; rondel: 0 1 2 c-edradour * * * * * * * * * -; {LATE}"


def beside(distillery: str, *more: str) -> Scene:
    """Seat 0 has a distillery on 0,1 and has just placed a tile beside it, without using the tile."""
    position = f"chronicles 3; rondel: 0 1 2 s-lochridge * * * * * * * * * -; {LATE}"
    scene = Scene(position, f"seat 0; 0,1: {distillery}", *more)
    scene.follow("0 take 3", "0 place 1,1", "asks 0 activate")
    return scene


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c3_01_for_two_to_four_and_of_medium_difficulty(seats: int) -> None:
    assert hindmost.new_game("glen-more-ii", seats, chronicles=(3,), seed=1).questions
    about = next(each for each in hindmost.games()[1].about if each.number == 3)
    assert (about.seats, about.minutes, about.difficulty) == ((2, 3, 4), 10, "medium")


def test_c3_02_the_components() -> None:
    kit = laid(3, (3,)).table.kit  # type: ignore[attr-defined]
    stacks = {name: kit.stack_names[kit.stacks[kit.number[name]]] for name in ("b-ben-wyvis", "c-glen-albyn")}
    assert stacks == {"b-ben-wyvis": "B", "c-glen-albyn": "C"}
    sales = [tile for tile in kit.ids if tile.endswith("single-cask-sale")]
    assert [kit.stack_names[kit.stacks[kit.number[tile]]] for tile in sales] == ["B", "C", "D"]
    assert all(kit.number[tile] for tile in SWAPPED)
    catalogue = RULES.patched(load_glen_more_ii(), tuple(m for m in RULES.modules() if m.number == 3))
    assert catalogue.chronicles[3].number["cellar_cards"] == 4
    view = hindmost.new_game("glen-more-ii", 3, chronicles=(3,), seed=1).view()["table"][KEY]
    assert (view["values"], view["ends"]) == (list(range(10)), [3, 6, 9])
    assert view["costs"] == [{"wood": 1, "stone": 1}, {"wood": 1, "stone": 2}]


@pytest.mark.parametrize("tile", SWAPPED)
def test_c3_03_a_swapped_distillery_keeps_all_but_its_activation(tile: str) -> None:
    base = load_glen_more_ii()
    swapped = RULES.patched(base, tuple(m for m in RULES.modules() if m.number == 3))
    before, after = base.tile(tile).to_json(base.lexicon), swapped.tile(tile).to_json(swapped.lexicon)
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"activation", "chronicle", "clause"}
    assert after["chronicle"], "the Die leaves it"
    assert after["source"]["activation"] == "R"


def test_c3_04_new_tiles_in_the_stacks_and_a_first_cellar_for_everybody() -> None:
    view = hindmost.new_game("glen-more-ii", 3, chronicles=(3,), seed=1).view()
    sizes = view["table"]["stacks"]
    assert (sizes["B"], sizes["C"], sizes["D"]) == (17 + 2, 17 + 2, 17 + 1)
    assert [seat["cellars"] for seat in view["seats"]] == [{"built": 1, "barrels": [0, 0, 0, 0]}] * 3


# ---------------------------------------------------------------- barrels in cellars


def test_c3_05_a_barrel_in_a_cellar_pays_and_counts() -> None:
    scene = Scene(PULTENEY_NEXT.replace("a-pulteney", "b-kingshouse-inn"), casks("3"))
    scene.follow("0 take 3", "seat 0: whisky 0", "part single-cask: barrels / /")
    counted = Scene(f"chronicles 3; rondel: 0 1 2 {'* ' * 10}-; stack A: a-macbeth", casks("0+3", "-", "-"))
    counted.follow("0 take 3")
    counted.finish()
    assert next(each for each in counted.game.score_sheet() if each.source == "score-whisky").vp == 2


def test_c3_06_a_new_barrel_goes_to_the_leftmost_empty_space_or_to_the_0_area() -> None:
    scene = Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks("1+3"))
    scene.follow("0 take 3", "0 place 0,1", "asks 0 store-barrel")
    scene.follow("offers: store 2 / store 0")
    assert scene.game.question(0).default.id == "store 2"  # type: ignore[union-attr]
    other = Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks("1+3"))
    other.follow("0 take 3", "0 place 0,1", "0 store 0")
    assert barrels(other) == [0, 1, 3]
    scene.follow("0 store 2")
    assert barrels(scene) == [1, 2, 3]
    scene.follow("tells: 0 gave 1 stone 0,0 / 0 placed pulteney 0,1 / 0 gained-whisky 1 0,1 / 0 stored 2")


def test_c3_06_with_all_spaces_taken_it_goes_to_the_0_area_and_never_to_another_cellar() -> None:
    scene = Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks("1+2+3", built="2 0 0"))
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate")
    assert barrels(scene) == [0, 1, 2, 3]
    open_one = Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks("1+2", built="1 0 0"))
    open_one.follow("0 take 3", "0 place 0,1", "offers: store 3 / store 0", "refuses: store 4 C3-06")
    open_one.follow("refuses: store 1 C3-06")


def test_c3_06_produced_barrels_and_those_of_landmarks_alike() -> None:
    made = beside("a-pulteney", "0,0: barley 1", casks("1"))
    made.follow("0 activate 0,1", "0 either exchange", "asks 0 store-barrel", "0 store 2")
    assert barrels(made) == [1, 2]
    shiel = f"chronicles 3; rondel: 0 1 2 b-loch-shiel * * * * * * * * * -; {LATE}"
    given = Scene(shiel, "seat 0: coins 9; 0,0: wood 3, scotsmen 2", "1,0: stone 3")
    given.follow("0 take 3")
    given.until("store-barrel")
    given.follow("0 store 1")
    assert barrels(given) == [1]


def test_c3_07_one_barrel_moves_one_space_onto_an_empty_one() -> None:
    scene = beside("c-glen-albyn", casks("1+3+4", built="1 0 0"))
    scene.follow("0 activate 0,1", "asks 0 age-barrel", "offers: age 1 / age 4 / leave-casks")
    scene.follow("refuses: age 3 C3-07")
    assert scene.game.question(0).default.id == "age 4"  # type: ignore[union-attr]
    scene.follow("0 age 1")
    assert barrels(scene) == [2, 3, 4]
    scene.follow("shows: age 4 = age 4 5 @ cask:0:4")
    scene.follow("shows: leave-casks = leave-casks")


def test_c3_07_from_the_last_space_of_a_cellar_to_the_first_of_the_next() -> None:
    scene = beside("c-glen-albyn", casks("3+6", built="2 0 0"))
    scene.follow("0 activate 0,1", "0 age 3", "0 age 6")
    assert barrels(scene) == [4, 7]


def test_c3_08_from_the_0_area_no_further_than_the_last_cellar_and_only_who_likes() -> None:
    scene = beside("c-glen-albyn", casks("0+0+3"))
    scene.follow("0 activate 0,1", "offers: age 0 / leave-casks", "refuses: age 3 C3-08", "0 age 0")
    assert barrels(scene) == [0, 1, 3]
    scene.follow("0 leave-casks", "asks 0 activate")
    assert barrels(scene) == [0, 1, 3]
    stuck = beside("c-glen-albyn", casks("3"))
    stuck.follow("refuses: activate 0,1 C3-07")
    last = beside("c-glen-albyn", casks("9", built="2 0 0"))
    last.follow("refuses: activate 0,1 C3-07")


def test_c3_09_of_two_with_a_slash_exactly_one() -> None:
    scene = beside("a-pulteney", "0,0: barley 1", casks("1"))
    scene.follow("allows: activate 0,1 C3-09", "0 activate 0,1", "asks 0 either-use")
    scene.follow("offers: either exchange / either ageing", "0 either ageing", "0 age 1", "asks 0 activate")
    assert (barrels(scene), scene.seat(0)["barley"]) == ([2], 1)
    assert scene.why("activate 0,1") == "GM2-ACT-03"
    produced = beside("a-pulteney", "0,0: barley 1", casks("1"))
    produced.follow("0 activate 0,1", "0 either exchange", "0 store 2", "asks 0 activate")
    assert (barrels(produced), produced.seat(0)["barley"]) == ([1, 2], 0)


def test_c3_09_nobody_is_asked_where_only_one_can_be_done() -> None:
    ageing = beside("a-pulteney", casks("1"))
    ageing.follow("0 activate 0,1", "asks 0 age-barrel")
    making = beside("a-pulteney", "0,0: barley 1")
    making.follow("0 activate 0,1", "asks 0 store-barrel")
    neither = beside("a-pulteney")
    neither.follow("refuses: activate 0,1 GM2-TRADE-01")


def test_c3_10_production_first_then_ageing_even_of_the_new_barrel() -> None:
    scene = beside("b-ben-wyvis", "0,0: barley 1, wood 1")
    scene.follow("allows: activate 0,1 C3-10", "0 activate 0,1", "asks 0 store-barrel", "0 store 1")
    scene.follow("asks 0 age-barrel", "offers: age 1 / leave-casks", "0 age 1", "asks 0 activate")
    assert barrels(scene) == [2]
    assert (scene.seat(0)["barley"], scene.seat(0)["wood"]) == (0, 0)


def test_c3_10_who_does_not_pay_does_not_age_and_who_has_paid_need_not() -> None:
    poor = beside("c-edradour", "0,0: barley 1", casks("1"))
    poor.follow("refuses: activate 0,1 GM2-TRADE-01")
    scene = beside("c-edradour", "0,0: barley 1, wood 1", casks("1"))
    scene.follow("0 activate 0,1", "0 store 0", "0 leave-casks", "asks 0 activate")
    assert barrels(scene) == [0, 1]


def test_c3_10_ageing_comes_with_the_vp_of_macgregor_too() -> None:
    scene = beside("c-edradour", "0,0: barley 1, wood 1", "seat 0: domains macgregor", casks("1"))
    scene.follow("0 activate 0,1", "asks 0 distil-or-points", "0 distil vp", "asks 0 age-barrel", "0 age 1")
    assert (barrels(scene), scene.state.estates[0].vp) == ([2], 3)
    scene.follow("tells: 0 distilled-vp 3 / 0 aged 1 2")


def test_c3_11_macgregor_needs_the_production() -> None:
    scene = beside("a-pulteney", "0,0: barley 1", "seat 0: domains macgregor", casks("1"))
    scene.follow("0 activate 0,1", "0 either exchange", "asks 0 distil-or-points", "0 distil vp", "asks 0 activate")
    assert (barrels(scene), scene.seat(0)["barley"], scene.state.estates[0].vp) == ([1], 0, 3)
    aged = beside("a-pulteney", "0,0: barley 1", "seat 0: domains macgregor", casks("1"))
    aged.follow("0 activate 0,1", "0 either ageing", "0 age 1", "asks 0 activate")
    only = beside("c-glen-albyn", "seat 0: domains macgregor", casks("1"))
    only.follow("0 activate 0,1", "asks 0 age-barrel")
    assert aged.state.estates[0].vp == only.state.estates[0].vp == 0


def test_c3_12_the_owner_says_which_barrel_is_given() -> None:
    inn = PULTENEY_NEXT.replace("a-pulteney", "b-kingshouse-inn")
    scene = Scene(inn, casks("0+2+5", built="1 0 0"))
    scene.follow("0 take 3", "asks 0 spend-barrel", "offers: spend 0 / spend 2 / spend 5")
    assert scene.game.question(0).default.id == "spend 0"  # type: ignore[union-attr]
    scene.follow("0 spend 5", "asks 0 place")
    assert (barrels(scene), scene.state.estates[0].whisky) == ([0, 2], 2)
    several = Scene(inn, casks("0+2+5", built="1 0 0")).state
    several.estates[0].whisky = 1
    several.stack.append(SPEND_BARREL)
    for space in (5, 2):
        frame = several.stack.pop()
        assert len(frame.ask(several) or ()) == len(cellars(several).spaces(0)), "any of them, until none is owed"
        frame.choose(several, SPEND | space)
    assert (cellars(several).spaces(0), SPEND_BARREL in several.stack) == ([0], False)
    alike = Scene(inn, casks("0+0"))
    alike.follow("0 take 3", "asks 0 place")
    assert barrels(alike) == [0], "there is no choice between equals"


def test_c3_25_several_barrels_are_put_down_one_after_the_other() -> None:
    scene = Scene(EDRADOUR_NEXT, "seat 0; 0,0: stone 1, wood 1", casks("2"))
    scene.follow("0 take 3", "0 place 0,1", "offers: store 1 / store 0", "0 store 1", "asks 0 store-barrel")
    scene.follow("offers: store 3 / store 0", "0 store 3", "asks 0 activate")
    assert barrels(scene) == [1, 2, 3]


def test_c3_23_two_icons_are_two_moves_of_one_barrel_or_of_two() -> None:
    one = beside("c-glen-albyn", casks("1"))
    one.follow("allows: activate 0,1 C3-23", "0 activate 0,1", "0 age 1", "0 age 2", "asks 0 activate")
    assert barrels(one) == [3]
    two = beside("c-glen-albyn", casks("0+2"))
    two.follow("0 activate 0,1", "0 age 2", "0 age 0", "asks 0 activate")
    assert barrels(two) == [1, 3]


# ---------------------------------------------------------------- building cellars

GOODS = "seat 0; 0,0: wood 2, stone 1; 1,0: stone 2"


def test_c3_13_the_next_cellar_for_its_price_second_then_third() -> None:
    scene = Scene(PULTENEY_NEXT, GOODS)
    scene.follow("allows: cellar 2 C3-13", "not offered: cellar 3", "0 cellar 2")
    scene.until("take")
    assert scene.part(KEY).built == [1, 0, 0]
    scene.follow("0 cellar 3")
    scene.until("take")
    assert scene.part(KEY).built == [2, 0, 0]
    assert (scene.seat(0)["wood"], scene.seat(0)["stone"]) == (0, 0)
    assert not [option for option in scene.offers if option.startswith("cellar")]


def test_c3_13_resources_may_be_bought_for_it() -> None:
    scene = Scene(PULTENEY_NEXT, "seat 0: coins 2; market: wood 0, stone 0")
    scene.follow("0 cellar 2")
    scene.until("take")
    assert (scene.part(KEY).built[0], scene.state.estates[0].coins, scene.state.market.rows[:2]) == (1, 0, [1, 1])
    Scene(PULTENEY_NEXT, "seat 0: coins 1").follow("refuses: cellar 2 C3-13")
    scene.follow("tells: 0 built-cellar second")


def test_c3_26_in_ones_own_turn_between_two_steps_and_used_at_once() -> None:
    scene = beside("c-glen-albyn", "0,0: wood 1, stone 1", casks("0+3"))
    scene.follow("0 activate 0,1", "refuses: age 3 C3-08", "offers also: cellar 2", "0 cellar 2", "asks 0 age-barrel")
    scene.follow("0 age 3", "0 age 4", "asks 0 activate")
    assert barrels(scene) == [0, 5]


def test_c3_26_not_in_the_middle_of_a_payment() -> None:
    scene = Scene(EDRADOUR_NEXT, "seat 0: coins 9; 0,0: wood 2; 1,0: wood 1, stone 1")
    scene.follow("offers also: cellar 2", "0 take 3", "asks 0 pay")
    assert not [option for option in scene.offers if option.startswith("cellar")]
    assert scene.why("cellar 2") == "C3-26"


class Visit(Frame[GlenMoreII]):
    """Two seats age a barrel: whoever has the turn, and seat 1."""

    def run(self, g: GlenMoreII) -> None:
        g.push([*acting(g, 0, [AgeBarrel(1)]), *acting(g, 1, [AgeBarrel(1)])])


class Visits(MadeUp):
    """Its frames are those of this file."""


def test_c3_26_neither_in_another_turn_nor_in_a_scoring() -> None:
    """Both could pay for a cellar, and are asked something during which one may be built."""
    rich = "every seat: coins 9; 0,0: wood 1, stone 1"
    in_turn = Insert("turn", BEFORE, "lapse", "visit", Visit())
    scene = scene_with(Visits(in_turn), PULTENEY_NEXT.replace("chronicles 3", "chronicles 3 20"), rich, casks("1", "1"))
    scene.follow("0 take 3", "0 pay stone 0,0", "0 place 0,1", "0 store 2", "0 end", "asks 0 age-barrel")
    scene.follow("offers also: cellar 2")
    scene.follow("0 leave-casks", "asks 1 age-barrel", "refuses: cellar 2 C3-26")
    at_scoring = Insert("scoring", BEFORE, "score", "visit", Visit())
    last = f"chronicles 3 20; rondel: 0 1 2 {'* ' * 10}-; stack A: a-macbeth"
    scored = scene_with(Visits(at_scoring), last, rich, casks("1", "1"))
    scored.follow("0 take 3", "0 place 0,1", "0 end", "asks 0 age-barrel", "refuses: cellar 2 C3-26")


# ---------------------------------------------------------------- examples


def test_ex_c3_01_four_barrels_and_what_can_age_then() -> None:
    """Covers: C3-06, C3-07, C3-25"""
    scene = Scene(EDRADOUR_NEXT, "seat 0; 0,0: stone 1, wood 1")
    scene.follow("0 take 3", "0 place 0,1", "0 store 1", "0 store 2")
    assert barrels(scene) == [1, 2]
    more = Scene(EDRADOUR_NEXT, "seat 0; 0,0: stone 1, wood 1", casks("1+2"))
    more.follow("0 take 3", "0 place 0,1", "0 store 3", "asks 0 activate")
    assert barrels(more) == [0, 1, 2, 3]
    ageing = beside("c-glen-albyn", casks("0+1+2+3", built="1 0 0"))
    ageing.follow("0 activate 0,1", "offers: age 3 / leave-casks", "0 age 3", "offers: age 2 / age 4 / leave-casks")
    ageing.follow("0 age 2")
    assert barrels(ageing) == [0, 1, 3, 4]
    rest = beside("c-glen-albyn", casks("0+1+3+4", built="1 0 0"))
    rest.follow("0 activate 0,1", "0 age 1", "0 age 0")
    assert barrels(rest) == [1, 2, 3, 4]
    beside("c-glen-albyn", casks("0+1+2+3")).follow("refuses: activate 0,1 C3-07")


def test_ex_c3_02_between_one_and_three() -> None:
    scene = Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks("1+3"))
    scene.follow("0 take 3", "0 place 0,1", "0 store 2")
    assert barrels(scene) == [1, 2, 3]
