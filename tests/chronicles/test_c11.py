"""Chronicle 11, Plans and Prosperity: taking plans, paying them, and what they cost in the end."""

from __future__ import annotations

import pytest

from hindmost.api import new_game
from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import DESIGNS, KEY, PLANS
from tests.chronicles.made_up import play_through
from tests.chronicles.plans import AT_LAST, LAST, LATE, filling, planned
from tests.glen_more_ii_scenario import Scene, laid

TAKE = f"rondel: 0 1 2 a-new-lanark a-design-new-fort-george * * * * * * * * -; {LATE}"
FIELD = "seat 0; 0,-1: s-inshriach, wood 2"


def test_c11_setup_01_what_joins_the_game() -> None:
    book = Scene("chronicles 11; seats 3").book
    plain = Scene("seats 3").book
    more = [many - few for many, few in zip(book.stack_sizes, plain.stack_sizes, strict=True)]
    assert more == [0, 5, 5, 1, 0]
    assert len(PLANS) == 11
    assert len(DESIGNS) == 3
    ours = [tile for tile, name in enumerate(book.ids) if name and name not in plain.ids]
    assert all(book.guarded[tile] and not book.barred[tile] for tile in ours)
    assert set(book.card_ids) - set(plain.card_ids) == {
        "new-fort-george", "stirling-castle", "glamis-castle", "forth-bridge",
    }  # fmt: skip
    ogilvy = book.domain_ids.index("ogilvy")
    assert book.in_use[ogilvy]
    assert not plain.in_use[ogilvy]
    assert book.beside[book.number["michael-scotus"]]


def test_c11_setup_01_plans_and_double_monuments_lie_open_beside_the_rondel() -> None:
    game = new_game("glen-more-ii", seats=4, chronicles=(11,), seed=1)
    assert game.view(0)["table"]["open-plans"] == list(PLANS)
    assert all(seat["monument-plans"] == [] for seat in game.view(0)["seats"])
    assert "new-fort-george" in game.view(0)["table"]["landmarks"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c11_setup_01_for_two_to_four_players(seats: int) -> None:
    assert laid(seats, (11,)).table.seats == seats


# ---------------------------------------------------------------- taking


def test_c11_take_01_a_monument_is_laid_on_its_plan() -> None:
    scene = planned("seat 0: coins 3", head=TAKE)
    play_through(scene, "0 take 3", "asks 0 activate")
    scene.follow("offers: end", "hand -", f"part {KEY}: held 3", "seat 0: coins 3, tiles 2, vp 0")
    assert scene.game.view(1)["seats"][0]["monument-plans"] == [
        {"monument": "a-new-lanark", "goods": [], "paid": False, "needs": 2, "price": 3, "sites": []}
    ]
    assert "a-new-lanark" not in scene.game.view(1)["table"]["open-plans"]
    scene.follow("tells: 0 took new-lanark 3 / 0 plan-taken new-lanark")


def test_c11_take_01_there_is_no_limit_to_plans() -> None:
    most = ", ".join(name for name in PLANS if name != "a-new-lanark")
    scene = planned("seat 0", mine=most, head=TAKE.replace("a-design-new-fort-george", "*"))
    scene.follow("0 take 3")
    assert len(scene.part(KEY).held[0]) == len(PLANS)


def test_c11_take_02_a_design_brings_the_double_monument_of_its_name() -> None:
    scene = planned("seat 0", head=TAKE)
    play_through(scene, "0 take 4", "asks 0 activate")
    scene.follow(f"part {KEY}: held 8")
    assert PLANS[8] == "new-fort-george-left"
    assert scene.state.removed[-1] == scene.kit.number["a-design-new-fort-george"]
    assert {name: PLANS[plan] for name, plan in DESIGNS.items()} == {
        "a-design-new-fort-george": "new-fort-george-left",
        "b-design-caledonian-canal": "caledonian-canal-left",
        "b-design-forth-bridge": "forth-bridge-left",
    }


def test_c11_take_03_what_all_have_passed_is_discarded_and_its_plan_stays() -> None:
    head = f"rondel: 0 a-new-lanark a-design-new-fort-george 1 2 s-ballachulish * * * * * * * -; {LATE}"
    scene = planned("seat 0", head=head)
    scene.follow("0 take 5", "0 place 0,1", "0 end", "discards: a-new-lanark a-design-new-fort-george")
    assert {"a-new-lanark", "new-fort-george-left"} <= set(scene.game.view(0)["table"]["open-plans"])


def test_c11_take_04_it_can_always_be_taken_and_then_nothing_is_discarded_in_vain() -> None:
    nobody = "seat 0; 0,0: scotsmen 0"
    scene = planned(nobody, head=TAKE)
    scene.follow("offers also: take 3 / take 4", "refuses: take 5 GM2-TAKE-05")
    plain = planned(nobody, head=f"rondel: 0 1 2 s-ballachulish * * * * * * * * * -; {LATE}")
    plain.follow("offers also: take 3")
    plain.follow("0 take 3", "asks 0 compensation")


def test_c11_take_04_loch_ness_works_and_the_plan_step_follows() -> None:
    scene = planned("seat 0; 2,0: c-loch-ness; 0,1: s-inshriach, wood 1", head=TAKE)
    play_through(scene, "0 take 3", "offers: extra 0,0 / extra 0,1 / extra 1,0 / end", "0 extra 0,1", "0 end")
    play_through(scene, "asks 0 fill-plans", "offers: plan a-new-lanark / pass", "0 plan a-new-lanark")
    scene.follow(f"part {KEY}: held 3, goods / / / 0", "seat 0: wood 1")


# ---------------------------------------------------------------- paying


def test_c11_pay_01_one_resource_on_each_plan_in_a_turn() -> None:
    scene = filling("seat 0; 0,-1: s-inshriach, wood 1, stone 1", mine="a-new-lanark, a-melrose-abbey")
    scene.follow("offers: plan a-new-lanark / plan a-melrose-abbey / pass", "allows: plan a-new-lanark C11-PAY-01")
    play_through(scene, "0 plan a-new-lanark", "asks 0 pay-for-plan", "0 pay stone 0,-1", "asks 0 fill-plans")
    scene.follow("refuses: plan a-new-lanark C11-PAY-01", "offers: plan a-melrose-abbey / pass")
    play_through(scene, "0 plan a-melrose-abbey", "offers: pass", "0 pass", "asks 1 take")
    scene.follow("seat 0: wood 0, stone 0", f"part {KEY}: held 3 0, goods 0 / / / 1, paid")
    plan = scene.game.view(0)["seats"][0]["monument-plans"][0]
    assert (plan["monument"], plan["goods"], plan["paid"]) == ("a-new-lanark", ["stone"], False)


def test_c11_pay_01_resources_may_be_bought_for_it_and_need_not_be_put() -> None:
    scene = filling("seat 0: coins 1", mine="a-new-lanark")
    play_through(
        scene, "0 plan a-new-lanark", "offers also: pay cattle market / pay wood market", "0 pay cattle market"
    )
    scene.follow("seat 0: coins 0, cattle 0", "market: cattle 1", f"part {KEY}: held 3, goods / / / 4")
    idle = filling("seat 0: coins 1", mine="a-new-lanark")
    idle.follow("0 pass", "asks 1 take", "seat 0: coins 1", f"part {KEY}: held 3, goods / / / ")


def test_c11_pay_01_without_a_resource_or_a_coin_nothing_is_asked() -> None:
    scene = planned("seat 0", mine="a-new-lanark")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")


def test_c11_pay_01_in_the_very_turn_in_which_the_plan_was_taken() -> None:
    scene = planned(FIELD, head=TAKE)
    scene.follow("0 take 3", "0 end", "0 plan a-new-lanark", "0 pass", "asks 1 take", "seat 0: wood 1")


def test_c11_pay_01_after_a_stop_on_worlds_end() -> None:
    scene = planned(FIELD, mine="a-new-lanark", head=f"{AT_LAST}; {LAST}")
    play_through(scene, "0 stop 9", "asks 0 fill-plans", "0 plan a-new-lanark", "0 pass", "asks 1 take")


def test_c11_pay_01_after_a_stop_on_the_mountain() -> None:
    head = f"rondel: 0 1 2 * * * * * * * mountain * -; {LATE}"
    scene = planned(FIELD, mine="a-new-lanark", head=head, chronicles="2 11")
    play_through(scene, "0 stop 10", "0 end", "asks 0 fill-plans")


def test_c11_pay_01_not_after_an_englishman_turn() -> None:
    head = f"rondel: englishman 0 1 2 s-ballachulish * * * * * * * * -; {LATE}"
    scene = planned(FIELD, "part hammer-of-the-scots: holder 0", mine="a-new-lanark", head=head, chronicles="4 11")
    scene.follow("asks 0 errand")
    scene.until("take")
    assert scene.part(KEY).goods[3] == []
    assert scene.state.estates[0].stock


def test_c11_pay_01_before_the_penny() -> None:
    scene = Scene("chronicles 8 11; seats 3")
    steps = [name for name, _ in scene.table.woven["turn"].steps]
    assert steps.index("activate") < steps.index("plans") < steps.index("lapse") < steps.index("penny")
    assert steps.index("plans") < steps.index("clean-up")


def test_c11_pay_01_what_lies_on_plans_is_out_of_the_territory() -> None:
    scene = planned("seat 0", mine="a-new-lanark wood", head=f"market: wood 1; {TAKE.replace('a-new-lanark', '*')}")
    scene.follow("seat 0: wood 0", "sells: ")
    assert scene.game.check() == []


def test_c11_pay_02_the_second_resource_builds_at_once() -> None:
    scene = filling(FIELD, mine="a-new-lanark wood")
    scene.follow("allows: plan a-new-lanark C11-PAY-02")
    play_through(scene, "0 plan a-new-lanark", "asks 0 place", "hand a-new-lanark")
    scene.follow("offers: place 0,-1 / place 0,1")
    play_through(scene, "0 place 0,1", "asks 0 activate")
    scene.follow("seat 0: cell 0,1 a-new-lanark, vp 3, tiles 4")


def test_c11_pay_02_only_if_there_is_a_place_at_that_moment() -> None:
    scene = filling("seat 0; 0,-1: s-inshriach, wood 1", mine="b-kilchurn-castle wood, a-glamis-castle")
    scene.follow("refuses: plan b-kilchurn-castle C11-PAY-02", "offers: plan a-glamis-castle / pass")


def test_c11_pay_02_several_plans_in_the_players_order() -> None:
    scene = filling(
        "seat 0; 0,-1: s-inshriach, wood 2; 1,1: s-black-isle", mine="a-new-lanark wood, b-carron-ironworks wood"
    )
    scene.follow("0 plan b-carron-ironworks", "offers: place 0,-1 / place 0,1 / place 1,1", "0 place 0,1", "0 pass")
    scene.follow("0 plan a-new-lanark", "0 pay wood 0,-1", "offers: place 0,-1 / place 0,1 / place 1,1", "0 place 0,1")
    scene.follow("seat 0: cell 0,1 a-new-lanark, tiles 5")
    ground = scene.state.estates[0].ground
    pile = [scene.kit.ids[tile] for tile in ground.stack_at(len(ground.cells) - 1)]
    assert pile == ["s-ballachulish", "b-carron-ironworks", "a-new-lanark"]


def test_c11_pay_03_the_plan_is_out_of_the_game_and_the_resources_go_to_the_supply() -> None:
    scene = filling(FIELD, mine="a-new-lanark wood")
    scene.follow("0 plan a-new-lanark", "0 place 0,1", f"part {KEY}: held / / , goods / / / , used 3", "seat 0: wood 1")
    assert scene.game.view(0)["seats"][0]["monument-plans"] == []
    assert "a-new-lanark" not in scene.game.view(0)["table"]["open-plans"]


# ---------------------------------------------------------------- the end


def at_the_end(*position: str, mine: str, chronicles: str = "11") -> Scene:
    """Only seat 0 has not passed World's End."""
    head = f"rondel: 0 * worlds-end 1 2 * * * * * * * * -; {LAST}"
    return planned(*position, mine=mine, head=head, chronicles=chronicles)


def test_c11_end_01_each_plan_that_was_not_built_costs_3_vp() -> None:
    scene = at_the_end("seat 0", mine="a-new-lanark wood, caledonian-canal-left")
    scene.follow("0 stop 2", "over", "awards 0: score-plans -6", "scores: -6 0 0")
    assert scene.game.score_sheet()[-1].clause == "C11-END-01"


def test_c11_end_01_it_counts_for_no_territory_and_breaks_no_tie() -> None:
    """Both have -3 VP and no resource: what lies on a plan is nobody's."""
    head = f"rondel: 0 * worlds-end 1 2 * * * * * * * * -; {LAST}"
    scene = planned(
        "seat 0; 0,0: scotsmen 1; seat 2: vp -10", mine="a-new-lanark wood", theirs="a-melrose-abbey", head=head
    )
    scene.follow("0 stop 2", "over", "scores: -3 -3 -10", "winners: 0 1")


def test_c11_end_01_comes_after_the_great_glen_cards_and_before_mobs() -> None:
    scene = Scene("chronicles 7 8 11; seats 3")
    steps = [name for name, _ in scene.table.woven["final"].steps]
    assert steps.index("great-glen") < steps.index("plans") < steps.index("mobs")
