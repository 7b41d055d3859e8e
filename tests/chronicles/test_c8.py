"""Chronicle 8, The Penny Mobs: setup, pennies, and what holds for all mobs. Each mob is in the files beside this."""

from __future__ import annotations

from collections import Counter

import pytest

import hindmost
from hindmost import DamagedSnapshot, Game
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.drawing import drawn, pool
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.dues import owe
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.module import PENNY_MOBS
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, EARLY, NAMES, prison
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.scoring import mob_awards
from hindmost.games.glen_more_ii.paying import Pay
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.stock import PayFromStock
from hindmost.kernel.acting import acting, seen_by
from hindmost.kernel.messages import Json
from tests.chronicles.made_up import keeps, play_through
from tests.chronicles.penny_mobs import KEY, PLAIN, at_end, mobs, with_mobs
from tests.glen_more_ii_scenario import Scene


def names(numbers: list[int]) -> set[str]:
    return {NAMES[number] for number in numbers}


def new_game(seats: int, seed: int, *others: int) -> Game:
    return hindmost.new_game("glen-more-ii", seats, chronicles=(*others, 8), seed=seed)


def state_of(game: Game) -> GlenMoreII:
    assert isinstance(game.state, GlenMoreII)
    return game.state


# ---------------------------------------------------------------- setup


def test_c8_01_for_two_to_four() -> None:
    assert (PENNY_MOBS.minutes, PENNY_MOBS.difficulty) == (10, "high")
    for seats in (2, 3, 4):
        assert new_game(seats, 1).questions


def test_c8_02_the_mobs_pennies_and_tokens_of_the_box() -> None:
    facts = DATA.facts
    assert [chronicle == 0 for chronicle in facts.numbers["mob_chronicles"]] == [True] * 9 + [False] * 10
    assert sum(facts.numbers["mob_tokens"]) == 14
    by_name = dict(zip(facts.names["mobs"], facts.numbers["mob_tokens"], strict=True))
    assert {name: number for name, number in by_name.items() if number} == {
        "mcwander": 2,
        "mcduff": 3,
        "mclaird": 3,
        "mcsnitch": 1,
        "macdarkie": 1,
        "mccastle": 1,
        "mcclaim": 3,
    }
    assert len(EARLY & set(range(9))) == 5, "five of the nine have an S on the back"
    assert facts.to_json()["mob_penalties"]["source"] == "R"


def test_c8_03_seven_pennies_for_everybody() -> None:
    for seats in (2, 3, 4):
        view = new_game(seats, 2).view(0)["seats"]
        assert [seat["pennies"] for seat in view] == [{"minus": 7, "plus": 0}] * seats


def test_c8_03_pennies_take_no_room() -> None:
    scene = with_mobs("seat 0: coins 2")
    scene.follow("0 take 4", "0 claim chisholm", "0 put barley 1,0", "seat 0: cell 1,0 home-castle barley 1")
    assert scene.state.room_on(1) == 2


ABROAD = ("mcsnitch", "macdarkie", "mccastle")


@pytest.mark.parametrize(
    ("seats", "others", "absent"),
    [
        (2, (), {*ABROAD, *NAMES[9:]}),
        (3, (), {*NAMES[9:]}),
        (4, (), {*NAMES[9:]}),
        (2, (2,), {*ABROAD, *NAMES[9:]} - {"mctrick"}),
        (2, (1, 2, 3, 5, 6), {*ABROAD, "mcdenial", "mcglory", "mcswitch"}),
        (4, (1, 2, 3, 4, 5, 6, 7), {"mcdenial", "mcglory", "mcswitch"}),
        (4, (1, 2, 3, 4, 5, 6, 7, 10), {"mcdenial", "mcswitch"}),
        (4, (1, 2, 3, 4, 5, 6, 7, 9, 10, 11), set()),
    ],
)
def test_c8_04_who_may_be_drawn(seats: int, others: tuple[int, ...], absent: set[str]) -> None:
    found = names(pool(state_of(new_game(seats, 1, *others))))
    assert found == {*NAMES} - absent


def test_c8_05_so_many_are_drawn() -> None:
    for seats, number in ((2, 3), (3, 4), (4, 6)):
        assert drawn(seats) == number
        for seed in range(6):
            table = new_game(seats, seed).view(0)["table"]["prison"]
            assert len(table["mobs"]) + table["face_down"] == number
            assert all(NAMES.index(mob["mob"]) in EARLY for mob in table["mobs"])


def test_c8_05_every_mob_is_as_likely() -> None:
    found: Counter[str] = Counter()
    for seed in range(120):
        part = prison(new_game(3, seed).state)
        found.update(name for name, place in zip(NAMES, part.where, strict=True) if place != -3)
    assert set(found) == set(NAMES[:9])
    assert all(30 < number < 80 for number in found.values()), "about 53 of 120 each"


def test_c8_05_b_mobs_come_with_the_first_b_tile() -> None:
    places = {"anderson": "face-down", "macsponge": "face-down"}
    scene = Scene(PLAIN, "stack A: a-dornie", mobs(**places))
    assert scene.game.check() == []
    scene.draw("stack B", "b-plockton")
    scene.follow("0 take 5")
    at_end(scene)
    scene.follow("0 pass")
    assert scene.game.view(0)["table"]["prison"]["face_down"] == 2, "the last A tile has come"
    at_end(scene, 1)
    scene.follow("1 pass")
    table = scene.game.view(0)["table"]["prison"]
    assert table["face_down"] == 0
    assert {"anderson", "macsponge"} <= {mob["mob"] for mob in table["mobs"]}
    assert scene.game.check() == []


def test_c8_05_nobody_knows_which_lie_face_down() -> None:
    """Views, journals and questions are the same whichever it is; whoever thinks about it deals them anew."""
    seen = set()
    for hidden in (("anderson", "macsponge"), ("mccastle", "macdarkie")):
        scene = Scene(PLAIN, mobs(**dict.fromkeys(hidden, "face-down")))
        question = scene.game.questions[0]
        seen.add(str([scene.game.view(seat) for seat in (0, 1, None)]) + str([o.id for o in question.options]))
    assert len(seen) == 1
    dealt = set()
    for seed in range(40):
        position = scene.game.redeal(0, seed=seed)
        dealt.add(tuple(sorted(names(prison(position.state).at(-2)))))
    assert len(dealt) == 6, "any two of the four"


def test_c8_05_the_journal_does_not_name_them() -> None:
    for seed in range(5):
        game = new_game(3, seed)
        hidden = names(prison(game.state).at(-2))
        lines = [game.speak(line, "en") for _, line in game.log()]
        words = [game.speak(hindmost_name(name), "en") for name in hidden]
        assert not [line for line in lines for word in words if word in line]
        assert sum("face down" in line for line in lines) == len(hidden)


def hindmost_name(name: str) -> hindmost.Msg:
    return hindmost.Msg(f"mob-{name}", {})


@pytest.mark.parametrize(
    ("chronicle", "joining"),
    [
        (1, {"mcquack", "mcmuscle"}),
        (2, {"mctrick"}),
        (3, {"macmalt"}),
        (4, set()),
        (5, {"mcstarve", "mchagg"}),
        (6, {"mcclaim"}),
        (7, set()),
        (9, {"mcdenial"}),
        (10, {"mcglory"}),
        (11, {"mcswitch"}),
    ],
)
def test_c8_06_with_which_chronicle_a_mob_comes(chronicle: int, joining: set[str]) -> None:
    assert names(pool(state_of(new_game(3, 1, chronicle)))) == {*NAMES[:9]} | joining


# ---------------------------------------------------------------- pennies and taking mobs


def test_c8_07_a_penny_or_a_mob_or_neither() -> None:
    scene = with_mobs(mcduff="prison 2")
    at_end(scene)
    in_prison = ["mcduff", "mcwander", "mcmail", "mclaird"]
    scene.follow("offers: pass / " + " / ".join(f"{verb} {mob}" for mob in in_prison for verb in ("penny", "take-mob")))
    question = scene.game.questions[0]
    assert question.default is not None
    assert question.default.id == "pass"
    keeps(scene.game)
    scene.follow("0 penny mcduff", "asks 1 take", f"part {KEY}: minus 6 7 5, mcduff prison 3, plus 0 0 0")


def test_c8_07_a_mob_with_all_its_pennies() -> None:
    scene = with_mobs(mcduff="prison 2")
    at_end(scene)
    scene.follow("0 take-mob mcduff", "asks 1 take", f"part {KEY}: minus 7 7 5, plus 2 0 0, mcduff 0 3")


def test_c8_08_after_all_else_and_before_the_clean_up() -> None:
    """The movement point is lost by then, and the tile that everybody has passed is still there."""
    scene = Scene("chronicles 8; rondel: 0 s-lochridge 1 2 s-inshriach * * * * * * * * -; stack C: c-ullapool", mobs())
    scene.follow(
        "0 take 4", "0 place 0,1", "0 activate 0,0", "movement 1", "0 end", "asks 0 penny-action", "movement 0"
    )
    assert scene.rondel[1] == "s-lochridge"
    assert scene.game.check() == []
    scene.follow("0 pass")
    assert "s-lochridge" not in scene.rondel


def test_c8_08_also_after_worlds_end() -> None:
    scene = Scene("chronicles 8; rondel: 0 1 2 * worlds-end * * * * * * * * -; stack D:", mobs())
    scene.follow("0 stop 4", "asks 0 penny-action")
    scene.follow("shows: penny mcwander = penny mcwander 0 @ mob:mcwander")
    scene.follow("shows: take-mob mcwander = take-mob mcwander 0 4 @ mob:mcwander")


def test_c8_08_also_after_the_mountain() -> None:
    scene = Scene("chronicles 2 8; rondel: 0 1 2 * * * * * * * * mountain -; stack C: c-ullapool", mobs())
    scene.follow("0 stop 11", "asks 0 activate", "0 end", "asks 0 penny-action")


def test_c8_08_one_may_still_sell_then() -> None:
    scene = with_mobs("market: wood 1; seat 0; 0,0: wood 1")
    at_end(scene)
    assert "sell wood 0,0" in scene.all_offers
    scene.follow("0 sell wood 0,0", "asks 0 penny-action", "seat 0: coins 1")


def test_c8_09_only_pennies_with_minus_up_can_be_put() -> None:
    scene = with_mobs(mcduff="prison 0")
    prison(scene.state).minus[0] = 0
    prison(scene.state).plus[0] = 7
    at_end(scene)
    assert not [option for option in scene.offers if option.startswith("penny")]
    scene.follow("refuses: penny mcduff C8-09", "offers also: take-mob mcduff", "0 take-mob mcduff")
    assert prison(scene.state).plus[0] == 7, "a mob without pennies can be taken, and brings none"


def test_c8_09_a_penny_on_a_mob_is_nobodys() -> None:
    scene = with_mobs(mcduff="prison 4")
    assert [mob_awards(scene.state, seat)[0].vp for seat in range(3)] == [-7, -7, -3]


def test_c8_10_without_a_mob_in_prison_there_is_no_question() -> None:
    scene = with_mobs(mcduff="0 3", mcmail="1 3", mclaird="2 -1 0 1 2 3", mcwander="0 -1 -1")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")


def test_c8_11_it_works_at_once_and_a_player_may_have_several() -> None:
    """Bruce is taken at the end of a turn and asked for in the next player's."""
    scene = with_mobs("rondel: 0 1 2 s-inshriach s-lochridge * * * * * * * * -", mcduff="0 3", mcmail="prison 0")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "0 take-mob mcmail", f"part {KEY}: mcmail 0 3, mcduff 0 3")
    scene.follow("1 take 4", "1 place 0,1", "1 activate 0,1", "asks 0 intercept")
    assert [mob["mob"] for mob in scene.game.view(1)["seats"][0]["mobs"]] == ["mcduff", "mcmail"]


def test_c8_12_mobs_and_pennies_count_in_the_final_scoring() -> None:
    scene = Scene(
        "chronicles 8; rondel: - * * * * * * worlds-end 0 1 * * * 2; stack D:",
        mobs(mcduff="2 0", macsponge="0 0", anderson="1 0 5", plus="3 0 0"),
    )
    assert [(award.source, award.vp) for award in mob_awards(scene.state, 0)] == [
        ("mob-macsponge", -8),
        ("score-pennies-minus", -7),
        ("score-pennies-plus", 3),
    ]
    assert [award.vp for award in mob_awards(scene.state, 2)] == [-6, -4], "used up, but it counts"


def test_c8_12_whole_games_end_with_it() -> None:
    """Totals may be negative, and a position after the end can be kept."""
    for seed in range(3):
        game = hindmost.new_game("glen-more-ii", 2, chronicles=(8,), seed=seed)
        while not game.over:
            question = game.questions[0]
            wanted = [option for option in question.options if option.id in ("end", "pass")]
            game.play(question.seat, (wanted or question.options)[-1].id)
        pennies = [award for award in game.score_sheet() if award.source == "score-pennies-minus"]
        assert [(award.seat, award.vp, award.clause) for award in pennies] == [(0, -7, "C8-12"), (1, -7, "C8-12")]
        assert game.score_sheet()[-1].source.startswith("score-pennies"), "after all else (C0-16)"
        assert hindmost.restore(game.snapshot()).hash() == game.hash()


def test_c8_13_what_is_not_immediate_waits_for_the_next_turn() -> None:
    scene = with_mobs("market: wood 3", mcduff="prison 0")
    at_end(scene)
    scene.follow("0 take-mob mcduff", "asks 1 take")
    assert not calls(scene)


def test_c8_13_a_figure_may_be_set_at_the_moment_of_taking() -> None:
    scene = with_mobs(mcsnitch="prison 0")
    at_end(scene)
    play_through(scene, "0 take-mob mcsnitch", "asks 0 set-figure", "0 lurk 1 0,0", "0 recruit reserve", "asks 1 take")
    scene.follow(f"part {KEY}: mcsnitch 0 1 0")


def test_c8_13_or_later() -> None:
    rondel = "rondel: 0 s-inshriach * * * * * * * * * 1 2 -"
    scene = with_mobs(rondel, mcsnitch="prison 0")
    at_end(scene)
    play_through(scene, "0 take-mob mcsnitch", "0 pass", "asks 0 take", "0 call mcsnitch", "0 lurk 2 1,0")
    scene.follow("0 recruit reserve", "asks 0 take", f"part {KEY}: mcsnitch 0 2 1")
    scene.follow("tells: 0 lurks mcsnitch gold 1,0")


def test_c8_14_sales_may_raise_what_is_owed_in_the_own_turn() -> None:
    """Fergus stands on the home village of seat 0, who has a sheep to sell and no coin."""
    scene = with_mobs("market: sheep 1; seat 0; 0,0: sheep 1", macdarkie="1 0 0")
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.all_offers == ["sell sheep 0,0"]
    scene.follow("0 sell sheep 0,0", "asks 1 relocate", "seat 1: coins 1", "seat 0: coins 0")
    scene.follow("tells: 0 sold 1 sheep 1 / 0 paid 1 / 1 mob-coins 1 macdarkie")
    scene.follow("shows: lurk 2 0,0 = lurk macdarkie gold home-village 0,0 @ cell:2:0,0")


def _as(g: GlenMoreII, seat: int) -> GlenMoreII:
    state = seen_by(g, seat)
    assert isinstance(state, GlenMoreII)
    return state


def test_c8_14_in_anothers_turn_only_coins_of_the_own_stock_count() -> None:
    """Seat 1 has a sheep to sell, and may not."""
    scene = with_mobs("market: sheep 1; seat 1: coins 2; 0,0: sheep 1")
    g = scene.state
    assert isinstance(owe(g, 2, 1, 0)[0], Pay), "in the own turn sales are offered"
    g.push(acting(g, 1, owe(_as(g, 1), 2, 1, 0)))
    assert isinstance(g.stack[-2], PayFromStock)
    scene.game.position.settle()
    scene.follow("asks 0 take", "seat 1: coins 1, sheep 1", "seat 2: coins 1")


def test_c8_15_powers_are_used_between_steps_and_activations() -> None:
    """Before the move, before the placement, between activations; not when the turn has ended."""
    scene = with_mobs("market: wood 3, stone 3", "seat 0: coins 0", mcduff="0 3")
    scene.follow("asks 0 take", "offers also: call mcduff", "0 call mcduff", "0 skim wood", "seat 0: coins 3")
    scene.follow("0 take 3", "asks 0 place", "0 call mcduff", "offers: skim wood / skim stone / pass", "0 skim wood")
    scene.follow("0 place 0,1", "0 activate 0,1", "asks 0 activate", "offers also: call mcduff", "0 end")
    scene.follow("asks 0 penny-action", "not offered: call mcduff")


def calls(scene: Scene) -> list[str]:
    return [option for option in scene.offers if option.startswith("call")]


def test_c8_15_a_mob_is_one_action_which_then_asks_and_may_be_left() -> None:
    """Whatever it could do: two tokens for every domain, three for every tile, every tile of the rivals."""
    tile = "market: wood 3; seat 1; 0,1: s-lochridge"
    scene = with_mobs(tile, mcwander="0 -1 -1", mcduff="0 3", anderson="0", mcsnitch="0 -1 -1")
    held = ("anderson", "mcduff", "mcsnitch", "mcwander")
    assert sorted(calls(scene)) == [f"call {name}" for name in held]
    for name in held:
        before = scene.game.hash()
        play_through(scene, f"0 call {name}")
        assert scene.asked[1] != "take"
        assert len(scene.offers) > 1
        assert not calls(scene), "one after the other"
        assert scene.game.can_undo
        play_through(scene, "0 pass", "asks 0 take")
        assert scene.game.hash() == before, "nothing has come of it"


def test_c8_15_a_mob_that_could_do_nothing_is_not_called() -> None:
    scene = with_mobs(mcduff="0 3", mclaird="0 -1 0 1 2 3", anderson="0", mcwander="0 127 127")
    assert calls(scene) == [], "no coins, no move yet, no tile, no token"


def test_c8_15_never_within_a_payment_or_an_effect() -> None:
    scene = with_mobs("market: wood 3; seat 0: coins 3", mcduff="0 3")
    scene.follow("0 take 4", "asks 0 place-marker")
    assert not calls(scene)
    stones = "seat 0: coins 3; 0,0: stone 1; 1,0: stone 1"
    paying = with_mobs("rondel: 0 1 2 a-dornie * * * * * * * * * -; market: wood 3", stones, mcduff="0 3")
    paying.follow("0 take 3", "asks 0 pay")
    assert not calls(paying)


def test_c8_15_never_while_a_tile_is_fetched() -> None:
    scene = with_mobs("market: wood 3; discards: s-ballachulish; seat 0: coins 3", mcduff="0 3")
    scene.follow("0 take 4", "0 claim munro", "0 fetch s-ballachulish", "asks 0 place", "not offered: call mcduff")
    scene.follow("0 place 0,1", "asks 0 activate", "not offered: call mcduff")


def test_c8_15_the_tile_in_hand_keeps_a_place() -> None:
    """The only Scotsman cannot be set for Kenneth while a tile is to be placed beside him."""
    scene = with_mobs(mcsnitch="0 -1 -1")
    crew = scene.state.book.scotsmen
    scene.state.estates[0].members = [1, crew - 1]
    scene.follow("0 take 3", "asks 0 place", "0 call mcsnitch", "0 lurk 1 0,0")
    assert set(scene.offers) == {"recruit 0,0", "recruit 1,0"}, "one of many: the tile keeps a place"
    alone = with_mobs(mcsnitch="0 -1 -1")
    alone.follow("0 take 3", "0 call mcsnitch", "0 lurk 1 0,0", "asks 0 recruit-figure", "offers: recruit reserve")


def test_c0_12_figures_come_out_of_the_ten() -> None:
    scene = with_mobs(mcsnitch="0 1 0", macdarkie="0 2 0", mccastle="0 1 1")
    assert scene.seat(0)["reserve"] == scene.seat(1)["reserve"] - 3 == 5
    full = with_mobs("rondel: 0 1 2 a-halkirk * * * * * * * * * -", mcsnitch="0 1 0")
    full.state.estates[0].members = [8, 0]
    assert full.seat(0)["reserve"] == 0
    full.follow("0 take 3", "0 place -1,0", "seat 0: cell -1,0 a-halkirk scotsmen 0")


# ---------------------------------------------------------------- what cannot be


def broken(**changes: Json) -> Json:
    data = with_mobs(mcduff="0 3", mcsnitch="0 1 0", mclaird="1 -1 0 1 2 3").game.snapshot()
    data["state"]["slices"][KEY].update(changes)
    return data


@pytest.mark.parametrize(
    "changes",
    [
        {"minus": [7, 7]},
        {"minus": [7, 7, 8]},
        {"plus": [1, 0, 0]},
        {"mcduff": [0, 4]},
        {"mcduff": [3, 3]},
        {"mcduff": ["gaol", 0]},
        {"mcduff": ["box", 1]},
        {"mcduff": ["box"]},
        {"mcduff": ["face-down"]},
        {"mcquack": ["prison", 0]},
        {"mcsnitch": [0, 0, 0]},
        {"mcsnitch": [0, 1, 9]},
        {"mcsnitch": [0, 1, -1]},
        {"mcsnitch": [0, 1]},
        {"mclaird": [1, 100, 1, 2, 3]},
        {"mclaird": [1, -1, 2, 1, 3]},
        {"mclaird": [1, -1, 0, 1, 1]},
        {"mclaird": [1]},
        {"mcwander": ["prison"]},
        {"mcwander": ["prison", -1]},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(changes: dict[str, Json]) -> None:
    assert hindmost.restore(broken()).questions
    with pytest.raises(DamagedSnapshot):
        hindmost.restore(broken(**changes))


# ---------------------------------------------------------------- examples


def test_ex_c8_01_how_many_of_how_many() -> None:
    two, three, four = state_of(new_game(2, 1)), state_of(new_game(3, 1, 1, 5)), state_of(new_game(4, 1))
    assert names(pool(two)) == {"mcwander", "mcduff", "mcmail", "mclaird", "macsponge", "anderson"}
    assert (len(pool(two)), drawn(2)) == (6, 3)
    assert (len(pool(three)), drawn(3)) == (9 + 2 + 2, 4)
    assert names(pool(three)) - {*NAMES[:9]} == {"mcquack", "mcmuscle", "mcstarve", "mchagg"}
    assert (len(pool(four)), drawn(4)) == (9, 6)


def test_ex_c8_02_a_mob_with_four_pennies() -> None:
    scene = with_mobs(mcduff="prison 4")
    prison(scene.state).minus = [3, 7, 7]
    at_end(scene)
    scene.follow("0 take-mob mcduff")
    assert sum(award.vp for award in mob_awards(scene.state, 0)) == -6 + 4 - 3 == -5
    assert sum(award.vp for award in mob_awards(scene.state, 1)) == -7


def test_once_the_activations_are_over_no_tile_waits_for_one() -> None:
    scene = with_mobs()
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.game.view(0)["table"]["turn"]["woken"] == ["0,1", "1,0", "0,0"]
    at_end(scene)
    assert scene.game.view(0)["table"]["turn"]["woken"] == []
