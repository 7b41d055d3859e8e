"""Chronicle 7, Between a Rock and a Hard Place: every clause, and the examples with their exact numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
from hindmost.mechanics.goods import unit
from tests.chronicles.board import Board

KEY = "rock-and-hard-place"
OPEN = ("herds", "timber-and-stone", "garrisons", "smallest-territory", "leftovers")
AT_START = "0 1 2 a-robert-i * * * * * * * * * -"
FOUR = "0 1 2 3 a-robert-i * * * * * * * * -"
TWO = "0 1 a-robert-i * * * * * * * * * * -"


def cards(names: Sequence[str] = OPEN, verdicts: Sequence[int] = (UNDECIDED,) * 5, **more: Any) -> dict[str, Any]:
    laid = [2 if verdict == ACCEPTED else 0 for verdict in verdicts]
    return {KEY: {"cards": [CARDS.index(name) for name in names], "verdicts": list(verdicts), "laid": laid, **more}}


def verdict(board: Board, name: str) -> int:
    part = board.part(KEY)
    found: int = part.verdicts[part.cards.index(CARDS.index(name))]
    return found


def values(board: Board, name: str) -> list[int]:
    return [measure(board.g, CARDS.index(name), seat) for seat in range(board.g.table.seats)]


def council(board: Board, *votes: str) -> None:
    """Robert I is taken, his marker placed on MacLeod, and Herds voted on, by all seats in their order."""
    space = next(space for space in range(14) if board.tile(space) == "a-robert-i")
    board.play(f"0 take {space}", "0 claim macleod", "0 propose herds")
    board.play(*(f"{seat} vote {vote}" for seat, vote in enumerate(votes)))


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
    board = Board((7,), AT_START, parts=cards())
    board.play("0 take 3", "0 claim macleod")
    assert board.g.estates[0].coins == 3
    assert board.asked() == "0 propose"


def test_c7_04_also_if_no_marker_could_be_placed() -> None:
    board = Board((7,), AT_START, parts=cards())
    board.prepared.clans.place(1, board.prepared.book.domain_ids.index("macleod"))
    board.play("0 take 3")
    assert board.g.markers_left(0) == 10
    assert board.asked() == "0 propose"


def test_c7_05_a_card_that_has_not_been_voted_on() -> None:
    decided = (ACCEPTED, UNDECIDED, REJECTED, UNDECIDED, UNDECIDED)
    board = Board((7,), AT_START, parts=cards(OPEN, decided, ayes=[2, 2, 2]))
    board.play("0 take 3", "0 claim macleod")
    assert board.offered() == ["propose timber-and-stone", "propose smallest-territory", "propose leftovers"]
    assert board.refusal("propose herds") == "C7-05"


def test_c7_06_all_are_asked_at_once_and_pieces_do_not_come_back() -> None:
    board = Board((7,), AT_START, parts=cards())
    board.play("0 take 3", "0 claim macleod", "0 propose herds")
    assert [question.seat for question in board.game.questions] == [0, 1, 2]
    board.play("2 vote nay", "0 vote aye")
    assert verdict(board, "herds") == UNDECIDED, "nothing is shown before all have voted"
    assert board.part(KEY).nays == [3, 3, 3]
    board.play("1 vote aye")
    assert (board.part(KEY).ayes, board.part(KEY).nays) == ([3, 3, 4], [3, 3, 2])
    herds, other, *_ = board.game.view(None)["table"]["great-glen"]
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
    board = Board((7,), AT_START, parts=cards())
    council(board, *votes)
    assert verdict(board, "herds") == expected


def test_c7_08_no_council_once_all_have_been_voted_on() -> None:
    board = Board((7,), AT_START, parts=cards(OPEN, (ACCEPTED,) * 5, ayes=[0, 0, 0], nays=[2, 2, 2]))
    board.play("0 take 3", "0 claim macleod")
    assert board.asked() == "0 activate"


def test_c7_08_the_last_card_needs_no_proposal() -> None:
    decided = (ACCEPTED, ACCEPTED, REJECTED, UNDECIDED, ACCEPTED)
    board = Board((7,), AT_START, parts=cards(OPEN, decided, ayes=[0, 0, 0]))
    board.play("0 take 3", "0 claim macleod")
    assert board.asked() == "0 vote"


def at_the_end(names: Sequence[str], verdicts: Sequence[int], seats: int = 2, **layout: Any) -> Board:
    """Everybody but seat 0 stands on World's End, and seat 0 joins them."""
    others = "+".join(str(seat) for seat in range(1, seats))
    voted = sum(each != UNDECIDED for each in verdicts)
    board = Board(
        (7,),
        f"0 * worlds-end+{others} - - - - - - - - - - -",
        seats=seats,
        left={"D": ""},
        parts=cards(names, verdicts, ayes=[4 - min(4, voted)] * seats, nays=[3 - max(0, voted - 4)] * seats),
        **layout,
    )
    board.prepared.track.gap = 13
    board.play("0 stop 2")
    assert board.game.over
    return board


def great_glen(board: Board) -> dict[tuple[int, str], int]:
    awards = [award for award in board.game.score_sheet() if award.source.startswith("great-glen-")]
    return {(award.seat, award.source.removeprefix("great-glen-")): award.vp for award in awards}


def test_c7_09_without_a_vote_a_card_is_not_scored() -> None:
    board = at_the_end(
        OPEN, (UNDECIDED, ACCEPTED, REJECTED, UNDECIDED, UNDECIDED), goods={0: "0,0 sheep 2; 1,0 wood 1"}
    )
    assert great_glen(board) == {(0, "timber-and-stone"): 10}


def test_c7_10_from_the_discard_pile_too_and_one_council_for_each_tile() -> None:
    board = Board((7,), AT_START, coins=[5, 0, 0], parts=cards())
    macbeth = board.prepared.kit.number["a-macbeth"]
    board.prepared.stacks[1] = [tile for tile in board.prepared.stacks[1] if tile != macbeth]
    board.prepared.discards.append(macbeth)
    board.play("0 take 3", "0 claim munro", "0 fetch a-macbeth", "0 claim macleod")
    assert board.asked() == "0 propose"
    board.play("0 propose herds", "0 vote aye", "1 vote aye", "2 vote aye")
    board.until("propose")
    assert len(board.offered()) == 4, "Robert I calls a second one"


def test_c7_10_david_hume_calls_none() -> None:
    board = Board((7,), AT_START, coins=[5, 0, 0], parts=cards())
    board.play("0 take 3", "0 claim mckay", "0 propose herds", "0 vote aye", "1 vote aye", "2 vote aye")
    assert len(board.g.persons[0]) == 2
    assert board.asked() == "0 activate"


def test_c7_11_with_one_kind_left_there_is_no_choice() -> None:
    decided = (ACCEPTED, ACCEPTED, ACCEPTED, UNDECIDED, UNDECIDED)
    board = Board((7,), AT_START, parts=cards(OPEN, decided, ayes=[4, 1, 1], nays=[0, 3, 3]))
    board.play("0 take 3", "0 claim macleod", "0 propose leftovers")
    assert board.offered(0) == ["vote aye"]
    assert board.offered(1) == ["vote aye", "vote nay"]


# ---------------------------------------------------------------- scoring


@pytest.mark.parametrize(("seats", "share"), [(1, 10), (2, 5), (3, 4), (4, 3)])
def test_c7_12_the_best_share_ten_vp_rounded_up(seats: int, share: int) -> None:
    board = Board((7,), FOUR, seats=4, goods=dict.fromkeys(range(seats), "0,0 sheep 2"), parts=cards())
    awards = card_awards(board.g, CARDS.index("herds"))
    assert [(award.seat, award.vp) for award in awards] == [(seat, share) for seat in range(seats)]


def test_c7_13_in_the_final_scoring_and_never_for_nothing() -> None:
    board = at_the_end(OPEN, (ACCEPTED, ACCEPTED, UNDECIDED, UNDECIDED, UNDECIDED), goods={1: "0,0 stone 1"})
    assert great_glen(board) == {(1, "timber-and-stone"): 10}, "nobody has sheep or cattle"
    sources = [award.source for award in board.game.score_sheet()]
    assert sources[-1] == "great-glen-timber-and-stone", "after everything else"


def test_c7_31_herds() -> None:
    board = Board((7,), AT_START, goods={0: "0,0 sheep 1; 1,0 cattle 2", 1: "0,0 wood 3"}, parts=cards())
    assert values(board, "herds") == [3, 0, 0]


def test_c7_32_timber_and_stone() -> None:
    board = Board((7,), AT_START, goods={0: "0,0 sheep 1; 1,0 stone 2", 1: "0,0 wood 3"}, parts=cards())
    assert values(board, "timber-and-stone") == [2, 3, 0]


def test_c7_33_garrisons() -> None:
    board = Board(
        (7,),
        AT_START,
        territory={0: "1,1 a-donan-castle", 1: "1,1 a-castle-stalker"},
        scotsmen={0: "1,0 2; 1,1 1", 1: "0,0 1; 1,1 1"},
        parts=cards(),
    )
    assert values(board, "garrisons") == [2, 1, 0]


def test_c7_34_smallest_territory() -> None:
    board = Board((7,), AT_START, territory={0: "0,1 a-dornie", 1: "1,1 a-butcher"}, parts=cards())
    assert values(board, "smallest-territory") == [3, 3, 2]
    assert best(board.g, CARDS.index("smallest-territory")) == [2]


def test_c7_35_far_frontier() -> None:
    board = Board(
        (7,),
        AT_START,
        territory={0: "1,1 a-donan-castle; 1,2 a-castle-stalker; 2,3 a-dornie"},
        scotsmen={0: "0,0 1; 1,2 1", 1: "1,0 1"},
        parts=cards(),
    )
    # Dornie does not touch Castle Stalker by a side, but the way counts steps over corners, too.
    assert values(board, "far-frontier") == [2, 0, 1]


def test_c7_35_a_step_may_lead_over_a_corner() -> None:
    """Castle Stalker touches the home castle by a corner alone: one step, though by the sides it would be two."""
    board = Board(
        (7,),
        AT_START,
        territory={0: "1,1 a-donan-castle; 2,1 a-castle-stalker"},
        scotsmen={0: "2,1 1", 1: "1,0 1"},
        parts=cards(),
    )
    assert values(board, "far-frontier") == [1, 0, 1]


def test_c7_36_great_square() -> None:
    board = Board(
        (7,), AT_START, territory={0: "0,1 a-donan-castle; 1,1 a-castle-stalker; 0,2 a-dornie"}, parts=cards()
    )
    assert values(board, "great-square") == [2, 1, 1]


def with_everything(castle: int, whisky: int, persons: Sequence[str], moil: bool) -> Board:
    landmarks = "0,1 a-donan-castle; 1,1 a-castle-stalker; 0,2 b-duart-castle; 0,3 b-loch-shiel"
    if moil:
        landmarks = landmarks.replace("b-loch-shiel", "d-castle-moil")
    board = Board(
        (7,),
        "0 1 2 * * * * * * * * * - -",
        territory={0: landmarks},
        whisky=[whisky, 0, 0],
        scotsmen={0: f"1,0 {castle}"},
        left={
            "D": "worlds-end d-millburn d-rannoch d-strathdon d-hawick-mill d-aberfeldy d-balmoral-castle d-loch-morar"
        },
        parts=cards(),
    )
    g = board.prepared
    for name in persons:
        tile = g.kit.number[name]
        g.discards = [other for other in g.discards if other != tile]
        g.persons[0] = [*g.persons[0], tile]
    return board


def test_c7_37_full_sets() -> None:
    board = with_everything(3, 5, ["a-robert-i", "b-mary-stuart"], moil=False)
    assert values(board, "full-sets") == [2, 0, 0]
    doubled = with_everything(1, 5, ["a-robert-i", "b-mary-stuart"], moil=True)
    assert values(doubled, "full-sets") == [2, 0, 0], "Castle Moil makes two of one Scotsman"


def test_c7_38_distillers() -> None:
    board = Board((7,), AT_START, territory={1: "0,1 a-pulteney"}, parts=cards())
    assert values(board, "distillers") == [0, 1, 0]


def test_c7_39_linked_pastures() -> None:
    # Two animal tiles side by side, and a third that touches them by a corner only.
    board = Board(
        (7,),
        "0 1 2 a-robert-i a-halkirk a-easdale a-strathearn s-black-isle * * * - - -",
        territory={0: "0,1 b-ardnamurchan; 0,2 c-breadalbane; 1,1 a-dornie; 1,3 d-strathdon; 1,2 a-butcher"},
        left={"D": "worlds-end d-millburn d-rannoch d-hawick-mill d-aberfeldy d-balmoral-castle d-loch-morar"},
        parts=cards(),
    )
    assert values(board, "linked-pastures")[0] == 2


def test_c7_40_leftovers() -> None:
    board = Board((7,), AT_START, left={"B": "b-plockton"}, parts=cards())
    first, second, third, *_ = board.prepared.discards
    board.part(KEY).piles = [[first, second], [third], []]
    assert values(board, "leftovers") == [2, 1, 0]


# ---------------------------------------------------------------- personal discard piles

PASSING = "1 2 * * * * * * * - 0 * * *"
"""Seat 0 is hindmost; behind the others lie three tiles that are discarded as soon as it has gone past them."""


def test_c7_20_what_a_move_discards_is_the_movers() -> None:
    board = Board((7,), PASSING, parts=cards())
    passed = [board.tile(space) for space in (11, 12, 13)]
    board.finish_turn("0 take 2")
    assert [board.g.kit.ids[tile] for tile in board.part(KEY).piles[0]] == passed
    assert values(board, "leftovers") == [3, 0, 0]
    assert board.game.view(1)["seats"][0]["pile"] == passed


def test_c7_21_any_pile_may_be_fetched_from_and_then_counts_no_more() -> None:
    board = Board((7,), AT_START, coins=[5, 0, 0], parts=cards())
    dornie = board.prepared.kit.number["a-dornie"]
    board.prepared.stacks[1] = [tile for tile in board.prepared.stacks[1] if tile != dornie]
    board.prepared.discards.append(dornie)
    board.part(KEY).piles = [[], [dornie], []]
    board.play("0 take 3", "0 claim munro", "0 fetch a-dornie")
    assert board.part(KEY).piles == [[], [], []]


def test_c7_22_what_the_die_discards_is_nobodys() -> None:
    board = Board((7,), "1 * * * * * * * - die 0 * * *", seats=2, parts=cards())
    board.draw("die", 2)
    assert board.g.track.pieces[2] == 12
    assert board.part(KEY).piles == [[], []]


def test_c7_23_what_is_thrown_away_for_want_of_a_tile_is_ones_own() -> None:
    # Every tile costs something, and seat 0 has nothing.
    dear = "a-dornie a-pulteney a-butcher a-donan-castle a-castle-stalker a-macbeth b-inverness b-kingussie b-plockton"
    board = Board((7,), f"0 1 2 {dear} b-loch-shiel -", left={"B": "b-glen-mhor b-glenlochy"}, parts=cards())
    board.play("0 take 3")
    assert board.asked() == "0 compensation"
    assert [board.g.kit.ids[tile] for tile in board.part(KEY).piles[0]] == ["a-dornie"]


def test_c7_23_in_a_turn_with_a_lent_pawn_it_is_whoever_has_that_turn() -> None:
    parts = {**cards(), "hammer-of-the-scots": {"holder": 2, "filled": 0}}
    board = Board((4, 7), "1 2 * * * * * * * - englishman 0 * *", parts=parts)
    thrown = board.tile(12)
    board.play("2 banish 12")
    assert [board.g.kit.ids[tile] for tile in board.part(KEY).piles[2]] == [thrown]


def test_c7_24_without_the_card_there_is_one_common_pile() -> None:
    names = ("herds", "timber-and-stone", "garrisons", "smallest-territory", "far-frontier")
    board = Board((7,), PASSING, parts=cards(names))
    board.finish_turn("0 take 2")
    assert board.part(KEY).piles == [[], [], []]
    assert "pile" not in board.game.view(1)["seats"][0]


def test_c7_24_if_it_is_rejected_the_piles_stay_apart_without_effect() -> None:
    board = at_the_end(OPEN, (UNDECIDED, UNDECIDED, UNDECIDED, UNDECIDED, REJECTED))
    assert great_glen(board) == {}


# ---------------------------------------------------------------- with others


def test_px_2_7_01_goods_from_the_mountain_count_at_the_end() -> None:
    verdicts = (ACCEPTED, ACCEPTED, UNDECIDED, UNDECIDED, ACCEPTED)
    parts = {**cards(OPEN, verdicts, ayes=[1, 1], nays=[3, 3]), "highlander": {"coins": 0, "goods": unit(0) + unit(3)}}
    board = Board((2, 7), "0 * worlds-end 1 * * * * * * * mountain -", seats=2, left={"D": ""}, parts=parts)
    board.play("0 stop 11", "0 end")
    assert board.game.over
    assert great_glen(board)[0, "herds"] == great_glen(board)[0, "timber-and-stone"] == 10
    assert board.g.kit.number["mountain"] not in board.g.discards


def test_px_4_7_01_a_person_taken_with_the_englishman_calls_a_council() -> None:
    parts = {**cards(), "hammer-of-the-scots": {"holder": 2, "filled": 0}}
    board = Board((4, 7), "1 2 * * * * * * * - englishman 0 a-robert-i *", coins=[0, 0, 1], parts=parts)
    board.play("2 use 12", "2 claim macleod")
    assert board.asked() == "2 propose"


def test_px_end_01_whoever_has_finished_still_votes() -> None:
    board = Board((7,), "0 a-robert-i worlds-end+1+2 - - - - - - - - - - -", left={"D": ""}, parts=cards())
    board.prepared.track.gap = 13
    board.play("0 take 1", "0 claim macleod", "0 propose herds")
    assert [question.seat for question in board.game.questions] == [0, 1, 2]


# ---------------------------------------------------------------- examples


def test_ex_c7_01_two_sets() -> None:
    board = with_everything(3, 5, ["a-robert-i", "b-mary-stuart"], moil=False)
    assert values(board, "full-sets")[0] == 2


def test_ex_c7_02_david_hume_and_castle_moil() -> None:
    board = with_everything(3, 5, ["a-robert-i", "david-hume"], moil=False)
    assert values(board, "full-sets")[0] == 3
    moil = with_everything(1, 5, ["a-robert-i", "david-hume"], moil=True)
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
    board = Board((7,), rondel, seats=len(votes), parts=cards())
    council(board, *votes)
    assert verdict(board, "herds") == expected


def test_ex_c7_04_two_smallest_territories() -> None:
    board = Board((7,), AT_START, territory={0: "0,1 a-dornie; 1,1 a-butcher"}, parts=cards())
    awards = card_awards(board.g, CARDS.index("smallest-territory"))
    assert [(award.seat, award.vp) for award in awards] == [(1, 5), (2, 5)]


def test_ex_c7_05_three_distillers() -> None:
    # There are not that many whisky tiles: for the count it does not matter that they are the same ones.
    three = "0,1 a-pulteney; 1,1 b-glenlochy; 0,2 c-edradour"
    territories = {0: three, 1: three, 2: three, 3: "0,1 a-pulteney; 1,1 b-glenlochy"}
    board = Board((7,), FOUR, seats=4, territory=territories, parts=cards())
    assert values(board, "distillers") == [3, 3, 3, 2]
    awards = card_awards(board.prepared, CARDS.index("distillers"))
    assert [(award.seat, award.vp) for award in awards] == [(0, 4), (1, 4), (2, 4)]
