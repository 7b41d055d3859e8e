"""Chronicle 6, The Dubious Tome of Scottish History: set-up, how events are triggered, and the scorings."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.worth import RIVALS
from hindmost.games.glen_more_ii.scoring import coin_card_awards, round_awards, tally
from hindmost.kernel.errors import DamagedSnapshot
from hindmost.mechanics.living import Prospects, stakes_of
from tests.chronicles.c6_positions import KEY, LATE, TAKE_IT, at_last, gathered, tables, turned
from tests.chronicles.made_up import keeps, play_through
from tests.glen_more_ii_scenario import Scene, laid

# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c6_01_for_two_to_four(seats: int) -> None:
    assert hindmost.new_game("glen-more-ii", seats, chronicles=(6,), seed=1).questions
    about = next(each for each in hindmost.games() if each.id == "glen-more-ii").about
    mine = next(each for each in about if each.number == 6)
    assert (mine.minutes, mine.difficulty) == (20, "complex")


@pytest.mark.parametrize(
    ("tile", "card"),
    [
        *((f"{stack}-gathering", "") for stack in "abcd"),
        ("a-old-man-of-storr", "old-man-of-storr"),
        ("b-wallace-monument", "wallace-monument"),
        ("c-dunvegan-castle", "dunvegan-castle"),
        ("d-fort-george", "fort-george"),
    ],
)
def test_c6_02_eight_tiles(tile: str, card: str) -> None:
    kit = Scene("chronicles 6; seats 3").book
    number = kit.number[tile]
    assert kit.stack_names[kit.stacks[number]] == tile[0].upper()
    assert kit.guarded[number], "the Die leaves it (C0-05)"
    assert (kit.card_ids[kit.cards[number]] if kit.cards[number] >= 0 else "") == card


def test_c6_02_four_own_cards_eleven_of_the_base_game_and_four_of_chronicle_4() -> None:
    alone, both = Scene("chronicles 6; seats 3").book, Scene("chronicles 4 6; seats 3").book
    assert sum(back is not None for back in alone.backs) == 4 + 11
    assert sum(back is not None for back in both.backs) == 4 + 11 + 4


def test_c6_03_every_landmark_card_is_replaced() -> None:
    for chronicles in ("6", "2 6 7", "4 6"):
        kit = Scene(f"chronicles {chronicles}; seats 3").book
        assert all(back is not None and back.clause.startswith("C6-") for back in kit.backs)
    assert not any(Scene("chronicles 4; seats 3").book.backs)


def test_c6_03_the_tiles_are_in_their_stacks() -> None:
    view = hindmost.new_game("glen-more-ii", 3, chronicles=(6,), seed=1).view(None)["table"]
    laid_out = sum((space["tile"] or "").startswith("a-") for space in view["rondel"])
    assert view["stacks"] == {"S": 0, "A": 16 - laid_out, "B": 19, "C": 19, "D": 19}


@pytest.mark.parametrize(
    ("tile", "cost", "after"),
    [
        ("a-castle-stalker", "wood 1, stone 1", "coins 3, scotsmen 2"),
        ("a-old-man-of-storr", "wood 1, sheep 1", "stone 2"),
    ],
)
def test_c6_05_the_landmark_effect_works_when_the_card_is_taken(tile: str, cost: str, after: str) -> None:
    scene = Scene(f"chronicles 6; rondel: 0 1 2 {tile} * * * * * * * * * -", f"seat 0; 0,0: scotsmen 1, {cost}")
    scene.follow("0 take 3", "0 place 0,1", f"seat 0: {after}, cards {tile[2:]}")
    assert turned(scene) == [], "the event is on the other half, and waits"


# ---------------------------------------------------------------- triggering


def test_c6_06_a_gathering_triggers_one_event_and_once_in_a_turn() -> None:
    scene = gathered("seat 0; 2,0: a-loch-lochy; 0,-1: a-castle-stalker")
    play_through(scene, "0 turn loch-lochy", "asks 0 activate", "refuses: activate 0,1 GM2-ACT-03")
    assert turned(scene) == ["loch-lochy"]


def test_c6_06_it_is_optional() -> None:
    scene = Scene(f"chronicles 6; {TAKE_IT}", "seat 0; 2,0: a-loch-lochy")
    scene.follow("0 take 3", "0 place 0,1", "allows: activate 0,1 C6-06", "0 end", "asks 1 take")
    assert turned(scene) == []


def test_c6_06_every_gathering_has_an_icon_of_its_own() -> None:
    scene = gathered("seat 0; 2,0: a-loch-lochy; 0,-1: a-castle-stalker; 1,1: b-gathering")
    scene.follow("0 turn loch-lochy", "0 activate 1,1", "asks 0 choose-event", "0 turn castle-stalker")
    assert turned(scene) == ["loch-lochy", "castle-stalker"]
    kit = scene.book
    icons = [
        kit.ids[tile] for tile, effect in enumerate(kit.effects) if effect and effect.words(kit.lexicon) == "event"
    ]
    assert icons == ["a-gathering", "b-gathering", "c-gathering", "d-gathering"]


def test_c6_07_an_own_card_is_chosen_its_event_carried_out_and_then_it_is_turned() -> None:
    scene = gathered(
        "seat 0; 2,0: a-loch-lochy; 0,0: scotsmen 1, cattle 2; 3,0: c-dunvegan-castle", "seat 1; 2,0: c-loch-ness"
    )
    scene.follow("offers: event loch-lochy / turn loch-lochy / event dunvegan-castle / turn dunvegan-castle")
    scene.follow("allows: event dunvegan-castle C6-22")
    play_through(scene, "0 event dunvegan-castle", "asks 0 activate", "seat 0: cattle 0, vp 7")
    codes = [note.code for note in scene.game.journal]
    assert codes.index("event") < codes.index("gained-vp-from") < codes.index("event-turned")
    assert turned(scene) == ["dunvegan-castle"]


def test_c6_08_a_card_is_turned_without_its_event() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 1, cattle 2; 2,0: c-dunvegan-castle")
    scene.follow("allows: turn dunvegan-castle C6-08")
    play_through(scene, "0 turn dunvegan-castle", "asks 0 activate", "seat 0: cattle 2, vp 0")
    assert turned(scene) == ["dunvegan-castle"]


def test_c6_09_no_partial_payment() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 1, cattle 1; 2,0: c-dunvegan-castle; market: cattle 3")
    scene.follow("offers: turn dunvegan-castle", "refuses: event dunvegan-castle C6-09")
    play_through(scene, "0 turn dunvegan-castle", "seat 0: cattle 1, vp 0")
    assert turned(scene) == ["dunvegan-castle"], "the card is turned nevertheless"


def test_c6_09_nor_with_too_few_scotsmen() -> None:
    scene = at_last("seat 0; 0,0: scotsmen 1; 1,-1: d-loch-morar")
    scene.follow("offers: turn loch-morar", "refuses: event loch-morar C6-09")
    scene.follow("shows: turn loch-morar = turn loch-morar @ landmark:loch-morar")
    scene.follow("shows: event loch-morar = event loch-morar loch-morar-event @ landmark:loch-morar")


def test_c6_09_any_number_may_be_none() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 1, stone 2; 1,1: c-armadale-castle")
    play_through(
        scene, "0 event armadale-castle", "asks 0 offer-goods", "0 return 0", "asks 0 activate", "seat 0: stone 2, vp 0"
    )
    assert turned(scene) == ["armadale-castle"]


def test_c6_10_a_turned_card_is_never_chosen_again() -> None:
    scene = gathered("seat 0; 2,0: a-loch-lochy; 0,-1: a-castle-stalker", f"part {KEY}: turned loch-lochy")
    assert not [option for option in scene.offers if "loch-lochy" in option]
    scene.follow("refuses: event loch-lochy C6-10", "refuses: turn loch-lochy C6-10")


def test_c6_10_without_a_card_the_icon_does_nothing() -> None:
    for cards in ("", f"2,0: a-loch-lochy; part {KEY}: turned loch-lochy"):
        scene = Scene(f"chronicles 6; {TAKE_IT}", f"seat 0; {cards}")
        scene.follow("0 take 3", "0 place 0,1", "refuses: activate 0,1 C6-10")


def test_c6_11_a_turned_card_goes_on_working() -> None:
    loch = f"chronicles 6; {TAKE_IT}; {LATE}"
    scene = Scene(loch, "seat 0; 2,0: c-loch-ness; 2,1: b-craigleith", f"part {KEY}: turned loch-ness")
    scene.follow("0 take 3", "0 place 0,1", "offers also: extra 2,1")
    moil = Scene(
        "chronicles 6; seats 3",
        "seat 0: cards castle-moil armadale-castle, coins 9; 1,0: scotsmen 3",
        f"part {KEY}: turned castle-moil armadale-castle",
    )
    assert tally(moil.state, 0, 0) == 6
    assert [award.vp for award in coin_card_awards(moil.state, 0)] == [8]


def test_c6_12_resources_of_an_event_may_be_bought() -> None:
    scene = gathered("seat 0: coins 2; 0,0: scotsmen 1, cattle 1; 2,0: c-dunvegan-castle; market: cattle 1")
    play_through(scene, "0 event dunvegan-castle", "asks 0 pay", "0 pay cattle market", "asks 0 activate")
    scene.follow("seat 0: coins 0, cattle 0, vp 7", "market: cattle 2")


def test_c6_12_sinclair_replaces_none_of_them() -> None:
    scene = gathered("seat 0: coins 2, domains sinclair; 0,0: scotsmen 1, cattle 2; 2,0: c-dunvegan-castle")
    scene.follow("0 event dunvegan-castle", "asks 0 pay", "not offered: pay coins")


def test_c6_13_tiles_activated_before_are_left_out() -> None:
    built = "seat 0; 2,0: a-loch-lochy; -1,1: s-lochridge; 1,1: b-ardnamurchan"
    scene = Scene(f"chronicles 6; {TAKE_IT}; {LATE}", built)
    scene.follow(
        "0 take 3", "0 place 0,1", "0 activate 1,1", "0 activate 0,1", "0 event loch-lochy", "0 put cattle 0,0"
    )
    scene.follow("asks 0 activate-for-event", "offers: activate -1,1 / pass")
    scene.follow("refuses: activate 1,1 GM2-ACT-03", "refuses: activate 0,1 GM2-ACT-03")
    play_through(scene, "0 activate -1,1", "asks 0 activate", "refuses: activate -1,1 GM2-ACT-03")


def test_c6_14_what_is_put_on_a_tile_that_has_left_goes_to_the_castle() -> None:
    scene = gathered("seat 0: cards loch-shiel, vp 3")
    scene.follow("0 event loch-shiel", "seat 0: cell 1,0 home-castle scotsmen 2, vp 2")
    scene.follow("tells: 0 event loch-shiel / 0 event-vp 1 / 0 gained-scotsmen 2 1,0 / 0 event-turned loch-shiel")


# ---------------------------------------------------------------- scoring


def landmarks(scene: Scene, seat: int) -> int:
    return tally(scene.state, seat, scene.book.categories.index("landmarks"))


def test_c6_15_an_event_face_counts_one_landmark_more() -> None:
    scene = gathered("seat 0; 2,0: a-loch-lochy; 0,-1: a-castle-stalker")
    assert landmarks(scene, 0) == 2
    scene.follow("0 turn loch-lochy", "seat 0: vp 0")
    assert landmarks(scene, 0) == 3, "it is no VP, but one more before the comparison"
    assert scene.game.view(1)["seats"][0]["tome"] == {"turned": ["loch-lochy"], "tables": []}


def lead(castle: int, whisky: int, *position: str) -> list[tuple[int, str, int]]:
    """What a scoring would give seat 0 and seat 1, who both lead the last by so many."""
    both = f"every seat; 1,0: scotsmen {castle}; every seat: whisky {whisky}"
    scene = Scene("chronicles 6; seats 3", both, "seat 2: whisky 0; 1,0: scotsmen 0", *position)
    return [
        (award.seat, award.source, award.vp) for award in round_awards(scene.state) if award.source != "score-landmarks"
    ]


@pytest.mark.parametrize(
    ("ahead", "normal", "better"), [(1, 1, 2), (2, 2, 4), (3, 3, 6), (4, 5, 8), (5, 8, 10), (7, 8, 10)]
)
def test_c6_16_whoever_has_triggered_the_event_scores_by_its_table(ahead: int, normal: int, better: int) -> None:
    cards = "seat 0: cards old-man-of-storr inverness"
    used = f"part {KEY}: turned old-man-of-storr inverness, tables old-man-of-storr inverness"
    assert lead(ahead, ahead, cards, used) == [
        (0, "score-castle", better),
        (1, "score-castle", normal),
        (0, "score-whisky", better),
        (1, "score-whisky", normal),
    ]
    one = f"part {KEY}: turned old-man-of-storr inverness, tables inverness"
    assert lead(ahead, ahead, cards, one)[0] == (0, "score-castle", normal)


def test_c6_16_each_event_brings_its_own_table() -> None:
    scene = gathered(
        "seat 0; 0,0: scotsmen 2; 2,0: a-halkirk > b-inverness; 0,-1: a-old-man-of-storr; 1,1: b-gathering"
    )
    play_through(scene, "0 event inverness", "asks 0 activate")
    assert tables(scene) == ["inverness"]
    assert scene.game.view(1)["seats"][0]["tome"]["tables"] == ["whisky"]
    play_through(scene, "0 activate 1,1", "0 event old-man-of-storr", "asks 0 activate")
    assert tables(scene) == ["old-man-of-storr", "inverness"]
    scene.follow("tells: 0 gave-scotsman 0,0 / 0 event-table castle / 0 event-turned old-man-of-storr")


def test_c6_17_without_the_event_the_normal_table_stays() -> None:
    scene = gathered("seat 0; 2,0: a-halkirk > b-inverness")
    scene.follow("0 turn inverness")
    assert (turned(scene), tables(scene)) == (["inverness"], [])
    assert lead(4, 4, "seat 0: cards inverness", f"part {KEY}: turned inverness") == lead(4, 4)


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"turned": ["loch-lochy"], "tables": []}, "nobody has the landmark card loch-lochy"),
        ({"turned": ["no-such"], "tables": []}, "must be different ones of"),
        ({"turned": ["castle-stalker", "castle-stalker"], "tables": []}, "must be different ones of"),
        ({"turned": ["castle-stalker"], "tables": ["castle-stalker"]}, "a score table is in use without its event"),
        ({"turned": [], "tables": ["inverness"]}, "a score table is in use without its event"),
    ],
)
def test_a_tome_that_cannot_be_is_refused(part: dict[str, list[str]], said: str) -> None:
    scene = Scene(f"chronicles 6; {TAKE_IT}; {LATE}", "seat 0; 2,0: a-halkirk > b-inverness; 0,-1: a-castle-stalker")
    snapshot = scene.game.snapshot()
    snapshot["state"]["slices"][KEY] = part
    with pytest.raises(DamagedSnapshot, match=said):
        hindmost.restore(snapshot)


def test_turned_cards_tables_and_events_to_come_are_worth_something_to_a_seat() -> None:
    cards = "seat 0: cards inverness castle-stalker, whisky 4; 0,1: a-gathering"
    ahead = Prospects(scorings=2, turns=8.0, done=0.5)
    waiting = stakes_of(Scene("chronicles 6; seats 2", cards).state, 0, ahead)
    used = Scene("chronicles 6; seats 2", cards, f"part {KEY}: turned inverness, tables inverness").state
    assert waiting["event-faces"] == waiting["event-tables"] == 0
    assert waiting["events-to-come"] > stakes_of(used, 0, ahead)["events-to-come"] > 0
    assert stakes_of(used, 0, ahead)["event-faces"] == 1.8 * (3 - 2)
    assert stakes_of(used, 0, ahead)["event-tables"] == 1.8 * (8 - 5)
    assert stakes_of(used, 1, ahead)["events-to-come"] == 0


def test_what_landmarks_give_to_rivals_is_a_loss_which_an_own_face_lessens() -> None:
    ahead = Prospects(scorings=2, turns=8.0, done=0.5)
    cards = "seat 0: cards inverness; seat 1: cards castle-stalker loch-ness duart-castle"
    behind = stakes_of(Scene("chronicles 6; seats 2", cards).state, 0, ahead)["event-rivals"]
    turned = stakes_of(Scene("chronicles 6; seats 2", cards, f"part {KEY}: turned inverness").state, 0, ahead)
    theirs = stakes_of(Scene("chronicles 6; seats 2", cards, f"part {KEY}: turned loch-ness").state, 0, ahead)
    assert behind == pytest.approx(-1.8 * RIVALS * 2)
    assert turned["event-rivals"] == pytest.approx(-1.8 * RIVALS * 1)
    assert theirs["event-rivals"] == pytest.approx(-1.8 * RIVALS * 3)


def test_every_question_of_an_event_can_be_kept() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 2; 0,-1: a-castle-stalker")
    keeps(scene.game)
    assert laid(3, (6,)).table.modules[-1].key == KEY
