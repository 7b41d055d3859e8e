"""Chronicle 7, Between a Rock and a Hard Place: every clause, and the examples with their exact numbers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import (
    ACCEPTED,
    CARDS,
    REJECTED,
    UNDECIDED,
)
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import best, measure
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.scoring import card_awards
from tests.glen_more_ii_scenario import Scene

KEY = "rock-and-hard-place"
OPEN = ("herds", "timber-and-stone", "garrisons", "smallest-territory", "leftovers")
AT_START = "chronicles 7; rondel: 0 1 2 a-robert-i * * * * * * * * * -"
FOUR = "chronicles 7; rondel: 0 1 2 3 a-robert-i * * * * * * * * -"
TWO = "chronicles 7; rondel: 0 1 a-robert-i * * * * * * * * * * -"


def cards(names: Sequence[str] = OPEN, verdicts: Sequence[int] = (UNDECIDED,) * 5, **more: list[int]) -> str:
    laid = [2 if verdict == ACCEPTED else 0 for verdict in verdicts]
    fields = {"cards": names, "verdicts": verdicts, "laid": laid, **more}
    return f"part {KEY}: " + ", ".join(f"{name} {' '.join(map(str, each))}" for name, each in fields.items())


def verdict(scene: Scene, name: str) -> int:
    part = scene.part(KEY)
    found: int = part.verdicts[part.cards.index(CARDS.index(name))]
    return found


def values(scene: Scene, name: str) -> list[int]:
    return [measure(scene.state, CARDS.index(name), seat) for seat in range(scene.state.table.seats)]


def council(scene: Scene, *votes: str) -> None:
    """Robert I is taken, his marker placed on MacLeod, and Herds voted on, by all seats in their order."""
    scene.follow(f"0 take {scene.rondel.index('a-robert-i')}", "0 claim macleod", "0 propose herds")
    scene.follow(*(f"{seat} vote {vote}" for seat, vote in enumerate(votes)))


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c7_01_for_two_to_four(seats: int) -> None:
    assert hindmost.new_game("glen-more-ii", seats, chronicles=(7,), seed=1).questions


def test_c7_02_four_ayes_and_three_nays_each() -> None:
    assert len(CARDS) == 10
    game = hindmost.new_game("glen-more-ii", 4, chronicles=(7,), seed=1)
    assert [seat["votes"] for seat in game.view(None)["seats"]] == [{"aye": 4, "nay": 3}] * 4


def test_c7_03_five_different_cards_are_open() -> None:
    drawn = set()
    for seed in range(12):
        game = hindmost.new_game("glen-more-ii", 2, chronicles=(7,), seed=seed)
        names = [card["card"] for card in game.view(None)["table"]["great-glen"]]
        assert len(set(names)) == 5
        drawn |= set(names)
    assert drawn == set(CARDS), "any of the ten may come"


# ---------------------------------------------------------------- the council


def test_c7_04_it_meets_after_the_marker_and_its_bonus() -> None:
    scene = Scene(AT_START, cards())
    scene.follow("0 take 3", "0 claim macleod")
    assert scene.state.estates[0].coins == 3
    scene.follow("asks 0 propose")


def test_c7_04_also_if_no_marker_could_be_placed() -> None:
    scene = Scene(AT_START, "seat 1: domains macleod", cards())
    scene.follow("0 take 3", "seat 0: markers 10", "asks 0 propose")


def test_c7_05_a_card_that_has_not_been_voted_on() -> None:
    decided = (ACCEPTED, UNDECIDED, REJECTED, UNDECIDED, UNDECIDED)
    scene = Scene(AT_START, cards(OPEN, decided, ayes=[2, 2, 2]))
    scene.follow("0 take 3", "0 claim macleod")
    assert scene.offers == ["propose timber-and-stone", "propose smallest-territory", "propose leftovers"]
    scene.follow("refuses: propose herds C7-05")


def test_c7_06_all_are_asked_at_once_and_pieces_do_not_come_back() -> None:
    scene = Scene(AT_START, cards())
    scene.follow("0 take 3", "0 claim macleod", "0 propose herds")
    assert [question.seat for question in scene.game.questions] == [0, 1, 2]
    scene.follow("2 vote nay", "0 vote aye")
    assert verdict(scene, "herds") == UNDECIDED, "nothing is shown before all have voted"
    assert scene.part(KEY).nays == [3, 3, 3]
    scene.follow("1 vote aye")
    assert (scene.part(KEY).ayes, scene.part(KEY).nays) == ([3, 3, 4], [3, 3, 2])
    herds, other, *_ = scene.game.view(None)["table"]["great-glen"]
    assert (herds["aye"], herds["nay"]) == (2, 1), "they lie on the card, for all to see"
    assert (other["aye"], other["nay"]) == (0, 0)


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        (("aye", "aye", "nay"), ACCEPTED),
        (("aye", "nay", "nay"), REJECTED),
        (("nay", "nay", "nay"), REJECTED),
        (("aye", "aye", "aye"), ACCEPTED),
    ],
)
def test_c7_07_at_least_as_many_ayes(votes: tuple[str, ...], expected: int) -> None:
    scene = Scene(AT_START, cards())
    council(scene, *votes)
    assert verdict(scene, "herds") == expected


def test_c7_08_no_council_once_all_have_been_voted_on() -> None:
    scene = Scene(AT_START, cards(OPEN, (ACCEPTED,) * 5, ayes=[0, 0, 0], nays=[2, 2, 2]))
    scene.follow("0 take 3", "0 claim macleod", "asks 0 activate")


def test_c7_08_the_last_card_needs_no_proposal() -> None:
    decided = (ACCEPTED, ACCEPTED, REJECTED, UNDECIDED, ACCEPTED)
    scene = Scene(AT_START, cards(OPEN, decided, ayes=[0, 0, 0]))
    scene.follow("0 take 3", "0 claim macleod", "asks 0 vote")
    scene.follow("shows: vote nay = vote-nay @ vote:nay")


def at_the_end(verdicts: Sequence[int], *holdings: str) -> Scene:
    """Seat 1 stands on World's End, and seat 0 joins it."""
    voted = sum(each != UNDECIDED for each in verdicts)
    scene = Scene(
        "chronicles 7; rondel: 0 * 1:worlds-end - - - - - - - - - - -; gap 13; stack D:",
        cards(OPEN, verdicts, ayes=[4 - min(4, voted)] * 2, nays=[3 - max(0, voted - 4)] * 2),
        *holdings,
    )
    scene.follow("0 stop 2", "over")
    return scene


def great_glen(scene: Scene) -> dict[tuple[int, str], int]:
    awards = [award for award in scene.game.score_sheet() if award.source.startswith("great-glen-")]
    return {(award.seat, award.source.removeprefix("great-glen-")): award.vp for award in awards}


def test_c7_09_without_a_vote_a_card_is_not_scored() -> None:
    decided = (UNDECIDED, ACCEPTED, REJECTED, UNDECIDED, UNDECIDED)
    scene = at_the_end(decided, "seat 0; 0,0: sheep 2; 1,0: wood 1")
    assert great_glen(scene) == {(0, "timber-and-stone"): 10}
    scene.follow("tells: 0 award-great-glen-timber-and-stone 10 glen-timber-and-stone")


def test_c7_10_from_the_discard_pile_too_and_one_council_for_each_tile() -> None:
    scene = Scene(AT_START, "seat 0: coins 5; discards: a-macbeth", cards())
    scene.follow("0 take 3", "0 claim munro", "0 fetch a-macbeth", "0 claim macleod", "asks 0 propose")
    scene.follow("0 propose herds", "0 vote aye", "1 vote aye", "2 vote aye")
    scene.until("propose")
    assert len(scene.offers) == 4, "Robert I calls a second one"
    scene.follow("tells: 0 proposed glen-herds / 0 voted-aye / 1 voted-aye / 2 voted-aye / - accepted glen-herds")


def test_c7_10_david_hume_calls_none() -> None:
    scene = Scene(AT_START, "seat 0: coins 5", cards())
    scene.follow("0 take 3", "0 claim mckay", "0 propose herds", "0 vote aye", "1 vote aye", "2 vote aye")
    assert len(scene.state.persons[0]) == 2
    scene.follow("asks 0 activate")


def test_c7_11_with_one_kind_left_there_is_no_choice() -> None:
    decided = (ACCEPTED, ACCEPTED, ACCEPTED, UNDECIDED, UNDECIDED)
    scene = Scene(AT_START, cards(OPEN, decided, ayes=[4, 1, 1], nays=[0, 3, 3]))
    scene.follow("0 take 3", "0 claim macleod", "0 propose leftovers")
    offered = [[option.id for option in scene.game.question(seat).options] for seat in (0, 1)]
    assert offered == [["vote aye"], ["vote aye", "vote nay"]]


# ---------------------------------------------------------------- scoring


@pytest.mark.parametrize(("seats", "share"), [(1, 10), (2, 5), (3, 4), (4, 3)])
def test_c7_12_the_best_share_ten_vp_rounded_up(seats: int, share: int) -> None:
    scene = Scene(FOUR, cards(), *(f"seat {seat}; 0,0: sheep 2" for seat in range(seats)))
    awards = card_awards(scene.state, CARDS.index("herds"))
    assert [(award.seat, award.vp) for award in awards] == [(seat, share) for seat in range(seats)]


def test_c7_13_in_the_final_scoring_and_never_for_nothing() -> None:
    scene = at_the_end((ACCEPTED, ACCEPTED, UNDECIDED, UNDECIDED, UNDECIDED), "seat 1; 0,0: stone 1")
    assert great_glen(scene) == {(1, "timber-and-stone"): 10}, "nobody has sheep or cattle"
    sources = [award.source for award in scene.game.score_sheet()]
    assert sources[-1] == "great-glen-timber-and-stone", "after everything else"


def test_c7_31_herds() -> None:
    scene = Scene(AT_START, "seat 0; 0,0: sheep 1; 1,0: cattle 2; seat 1; 0,0: wood 3", cards())
    assert values(scene, "herds") == [3, 0, 0]


def test_c7_32_timber_and_stone() -> None:
    scene = Scene(AT_START, "seat 0; 0,0: sheep 1; 1,0: stone 2; seat 1; 0,0: wood 3", cards())
    assert values(scene, "timber-and-stone") == [2, 3, 0]


def test_c7_33_garrisons() -> None:
    scene = Scene(
        AT_START,
        "seat 0; 1,1: a-donan-castle, scotsmen 1; 0,0: scotsmen 0; 1,0: scotsmen 2",
        "seat 1; 1,1: a-castle-stalker, scotsmen 1; 0,0: scotsmen 1",
        cards(),
    )
    assert values(scene, "garrisons") == [2, 1, 0]


def test_c7_34_smallest_territory() -> None:
    scene = Scene(AT_START, "seat 0; 0,1: a-dornie; seat 1; 1,1: a-butcher", cards())
    assert values(scene, "smallest-territory") == [3, 3, 2]
    assert best(scene.state, CARDS.index("smallest-territory")) == [2]


def test_c7_35_far_frontier() -> None:
    scene = Scene(
        AT_START,
        "seat 0; 1,1: a-donan-castle; 1,2: a-castle-stalker, scotsmen 1; 2,3: a-dornie; 0,0: scotsmen 1",
        "seat 1; 0,0: scotsmen 0; 1,0: scotsmen 1",
        cards(),
    )
    # Dornie does not touch Castle Stalker by a side, but the way counts steps over corners, too.
    assert values(scene, "far-frontier") == [2, 0, 1]


def test_c7_35_a_step_may_lead_over_a_corner() -> None:
    """Castle Stalker touches the home castle by a corner alone: one step, though by the sides it would be two."""
    scene = Scene(
        AT_START,
        "seat 0; 1,1: a-donan-castle; 2,1: a-castle-stalker, scotsmen 1; 0,0: scotsmen 0",
        "seat 1; 0,0: scotsmen 0; 1,0: scotsmen 1",
        cards(),
    )
    assert values(scene, "far-frontier") == [1, 0, 1]


def test_c7_36_great_square() -> None:
    scene = Scene(AT_START, "seat 0; 0,1: a-donan-castle; 1,1: a-castle-stalker; 0,2: a-dornie", cards())
    assert values(scene, "great-square") == [2, 1, 1]


def with_everything(castle: int, persons: str, fourth: str = "b-loch-shiel") -> Scene:
    return Scene(
        "chronicles 7; rondel: 0 1 2 * * * * * * * * * - -",
        "stack D: worlds-end d-millburn d-rannoch d-strathdon d-hawick-mill d-aberfeldy d-balmoral-castle d-loch-morar",
        f"seat 0: whisky 5, persons {persons}; 0,0: scotsmen 0; 1,0: scotsmen {castle}",
        f"0,1: a-donan-castle; 1,1: a-castle-stalker; 0,2: b-duart-castle; 0,3: {fourth}",
        cards(),
    )


def test_c7_37_full_sets() -> None:
    scene = with_everything(3, "a-robert-i b-mary-stuart")
    assert values(scene, "full-sets") == [2, 0, 0]
    doubled = with_everything(1, "a-robert-i b-mary-stuart", "d-castle-moil")
    assert values(doubled, "full-sets") == [2, 0, 0], "Castle Moil makes two of one Scotsman"


def test_c7_38_distillers() -> None:
    scene = Scene(AT_START, "seat 1; 0,1: a-pulteney", cards())
    assert values(scene, "distillers") == [0, 1, 0]


def test_c7_39_linked_pastures() -> None:
    # Two animal tiles side by side, and a third that touches them by a corner only.
    scene = Scene(
        "chronicles 7",
        "rondel: 0 1 2 a-robert-i a-halkirk a-easdale a-strathearn s-black-isle * * * - - -",
        "seat 0; 0,1: b-ardnamurchan; 0,2: c-breadalbane; 1,1: a-dornie; 1,3: d-strathdon; 1,2: a-butcher",
        "stack D: worlds-end d-millburn d-rannoch d-hawick-mill d-aberfeldy d-balmoral-castle d-loch-morar",
        cards(),
    )
    assert values(scene, "linked-pastures")[0] == 2


def test_c7_40_leftovers() -> None:
    scene = Scene(AT_START, "discards: a-dornie a-butcher a-macbeth", cards())
    first, second, third, *_ = scene.state.discards
    scene.part(KEY).piles = [[first, second], [third], []]
    assert values(scene, "leftovers") == [2, 1, 0]


# ---------------------------------------------------------------- personal discard piles

PASSING = "chronicles 7; rondel: 1 2 * * * * * * * - 0 * * *"
"""Seat 0 is hindmost; behind the others lie three tiles that are discarded as soon as it has gone past them."""


def test_c7_20_what_a_move_discards_is_the_movers() -> None:
    scene = Scene(PASSING, cards())
    passed = scene.rondel[11:]
    scene.follow("0 take 2")
    scene.finish()
    assert [scene.state.kit.ids[tile] for tile in scene.part(KEY).piles[0]] == passed
    assert values(scene, "leftovers") == [3, 0, 0]
    assert scene.game.view(1)["seats"][0]["pile"] == passed


def test_c7_21_any_pile_may_be_fetched_from_and_then_counts_no_more() -> None:
    scene = Scene(AT_START, "seat 0: coins 5; discards: a-dornie", cards())
    scene.part(KEY).piles = [[], [scene.kit.number["a-dornie"]], []]
    scene.follow("0 take 3", "0 claim munro", "0 fetch a-dornie")
    assert scene.part(KEY).piles == [[], [], []]


def test_c7_22_what_the_die_discards_is_nobodys() -> None:
    scene = Scene("chronicles 7; rondel: 1 * * * * * * * - die 0 * * *", cards())
    scene.draw("die", "2")
    assert scene.state.track.pieces[2] == 12
    assert scene.part(KEY).piles == [[], []]


def test_c7_23_what_is_thrown_away_for_want_of_a_tile_is_ones_own() -> None:
    # Every tile costs something, and seat 0 has nothing.
    dear = "a-dornie a-pulteney a-butcher a-donan-castle a-castle-stalker a-macbeth b-inverness b-kingussie b-plockton"
    scene = Scene(f"chronicles 7; rondel: 0 1 2 {dear} b-loch-shiel -", "stack B: b-glen-mhor b-glenlochy", cards())
    scene.follow("0 take 3", "asks 0 compensation")
    assert [scene.state.kit.ids[tile] for tile in scene.part(KEY).piles[0]] == ["a-dornie"]


def test_c7_23_in_a_turn_with_a_lent_pawn_it_is_whoever_has_that_turn() -> None:
    lent = "part hammer-of-the-scots: holder 2, filled 0"
    scene = Scene("chronicles 4 7; rondel: 1 2 * * * * * * * - englishman 0 * *", lent, cards())
    thrown = scene.rondel[12]
    scene.follow("2 banish 12")
    assert [scene.state.kit.ids[tile] for tile in scene.part(KEY).piles[2]] == [thrown]


def test_c7_24_without_the_card_there_is_one_common_pile() -> None:
    names = ("herds", "timber-and-stone", "garrisons", "smallest-territory", "far-frontier")
    scene = Scene(PASSING, cards(names))
    scene.follow("0 take 2")
    scene.finish()
    assert scene.part(KEY).piles == [[], [], []]
    assert "pile" not in scene.game.view(1)["seats"][0]


def test_c7_24_if_it_is_rejected_the_piles_stay_apart_without_effect() -> None:
    scene = at_the_end((UNDECIDED, UNDECIDED, UNDECIDED, UNDECIDED, REJECTED))
    assert great_glen(scene) == {}


# ---------------------------------------------------------------- with others


def test_px_2_7_01_goods_from_the_mountain_count_at_the_end() -> None:
    verdicts = (ACCEPTED, ACCEPTED, UNDECIDED, UNDECIDED, ACCEPTED)
    scene = Scene(
        "chronicles 2 7; rondel: 0 * worlds-end 1 * * * * * * * mountain -; stack D:",
        "part highlander: goods 1 0 0 1",
        cards(OPEN, verdicts, ayes=[1, 1], nays=[3, 3]),
    )
    scene.follow("0 stop 11", "0 end")
    assert scene.game.over
    assert great_glen(scene)[0, "herds"] == great_glen(scene)[0, "timber-and-stone"] == 10
    assert scene.state.kit.number["mountain"] not in scene.state.discards
    scene.follow("tells: 0 award-great-glen-leftovers 10 glen-leftovers")


def test_px_4_7_01_a_person_taken_with_the_englishman_calls_a_council() -> None:
    scene = Scene(
        "chronicles 4 7; rondel: 1 2 * * * * * * * - englishman 0 a-robert-i *; seat 2: coins 1",
        "part hammer-of-the-scots: holder 2, filled 0",
        cards(),
    )
    scene.follow("2 use 12", "2 claim macleod", "asks 2 propose")


def test_px_end_01_whoever_has_finished_still_votes() -> None:
    scene = Scene("chronicles 7; rondel: 0 a-robert-i 1+2:worlds-end - - - - - - - - - - -; gap 13; stack D:", cards())
    scene.follow("0 take 1", "0 claim macleod", "0 propose herds")
    assert [question.seat for question in scene.game.questions] == [0, 1, 2]


# ---------------------------------------------------------------- examples


def test_ex_c7_01_two_sets() -> None:
    scene = with_everything(3, "a-robert-i b-mary-stuart")
    assert values(scene, "full-sets")[0] == 2


def test_ex_c7_02_david_hume_and_castle_moil() -> None:
    scene = with_everything(3, "a-robert-i david-hume")
    assert values(scene, "full-sets")[0] == 3
    moil = with_everything(1, "a-robert-i david-hume", "d-castle-moil")
    assert values(moil, "full-sets")[0] == 2


@pytest.mark.parametrize(
    ("rondel", "votes", "expected"),
    [
        (TWO, ("aye", "nay"), ACCEPTED),
        (AT_START, ("aye", "nay", "nay"), REJECTED),
        (FOUR, ("aye", "nay", "aye", "nay"), ACCEPTED),
    ],
)
def test_ex_c7_03_votes(rondel: str, votes: tuple[str, ...], expected: int) -> None:
    scene = Scene("chronicles 7", rondel, cards())
    council(scene, *votes)
    assert verdict(scene, "herds") == expected


def test_ex_c7_04_two_smallest_territories() -> None:
    scene = Scene(AT_START, "seat 0; 0,1: a-dornie; 1,1: a-butcher", cards())
    awards = card_awards(scene.state, CARDS.index("smallest-territory"))
    assert [(award.seat, award.vp) for award in awards] == [(1, 5), (2, 5)]


def test_ex_c7_05_three_distillers() -> None:
    # There are not that many whisky tiles: for the count it does not matter that they are the same ones.
    two = "0,1: a-pulteney; 1,1: b-glenlochy"
    three = f"{two}; 0,2: c-edradour"
    scene = Scene(FOUR, cards(), *(f"seat {seat}; {three}" for seat in range(3)), f"seat 3; {two}")
    assert values(scene, "distillers") == [3, 3, 3, 2]
    awards = card_awards(scene.state, CARDS.index("distillers"))
    assert [(award.seat, award.vp) for award in awards] == [(0, 4), (1, 4), (2, 4)]
