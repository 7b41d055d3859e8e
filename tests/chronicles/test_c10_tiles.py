"""Chronicle 10, Of Stones and Cabers: scorings, tiles, crests, other chronicles, and the examples."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import sets
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import games
from hindmost.games.glen_more_ii.moving import move_tile, shift_tile
from tests.chronicles.c6_positions import LATE, TAKE_IT
from tests.chronicles.highland import (
    CATTLE,
    END_OF_A,
    END_OF_GAME,
    TOURNAMENT,
    WOOD,
    at_games,
    champions,
    next_tile,
    part_of,
    won,
)
from tests.chronicles.test_c7 import cards
from tests.glen_more_ii_scenario import Scene
from tests.scenario_lines import cell_of


def scored(*position: str, levels: list[list[int]], popularity: list[int] | None = None) -> Scene:
    """The scoring of stack A has been held."""
    scene = at_games(END_OF_A, *position, levels=levels, popularity=popularity or [])
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    return scene


# ---------------------------------------------------------------- scoring


def test_c10_score_01_the_highest_of_each_track_gain_popularity() -> None:
    assert part_of(scored(levels=[[2, 0], [1, 3], [0, 3]])).popularity == [1, 1, 1]
    assert part_of(scored(levels=[[2, 4], [1, 3], [0, 3]])).popularity == [2, 0, 0]


def test_c10_score_01_also_on_level_0() -> None:
    assert part_of(scored(levels=[[1, 0], [0, 0], [0, 0]])).popularity == [2, 1, 1]


def test_c10_score_01_what_a_scoring_would_give_now_reckons_with_it() -> None:
    scene = at_games(WOOD, levels=[[2, 0], [1, 3], [0, 3]], popularity=[0, 1, 0])
    table = scene.game.view(None)["table"]
    assert table["games-board"]["leading"] == [[0], [1, 2]]
    assert [seat["popularity"] for seat in table["scoring"]["counts"]] == [0, 1, 0]
    assert [seat["popularity"] for seat in table["scoring"]["if_scored_now"]] == [0, 1, 0]
    level = at_games(WOOD, levels=[[1, 0], [0, 0], [0, 0]]).game.view(None)["table"]["scoring"]
    assert [seat["popularity"] for seat in level["if_scored_now"]] == [1, 0, 0]


def test_c10_score_01_in_the_last_scoring_too() -> None:
    scene = at_games(END_OF_GAME, levels=[[1, 1], [0, 0]])
    scene.follow("0 stop 2")
    assert part_of(scene).popularity == [2, 0]
    assert won(scene, "score-popularity") == {0: 2}


def test_c10_score_02_score_tokens_count_once_and_go_back() -> None:
    scene = scored(levels=[[3, 0], [0, 4], [0, 0]])
    assert won(scene, "score-castle") == {0: 1}
    assert won(scene, "score-whisky") == {1: 2}
    counts = scene.game.view(None)["table"]["scoring"]["counts"]
    assert (counts[0]["castle"], counts[1]["whisky"]) == (0, 0)


def test_hg_scoreicon_01_a_token_changes_the_next_scoring_and_no_other() -> None:
    scene = at_games(WOOD, "stack A: a-dornie", "seat 1; 1,0: scotsmen 1", levels=[[3, 0]])
    castle = [each["castle"] for each in scene.game.view(None)["table"]["scoring"]["if_scored_now"]]
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")
    assert castle == [won(scene, "score-castle").get(seat, 0) for seat in range(3)]
    assert [each["castle"] for each in scene.game.view(None)["table"]["scoring"]["counts"]] == [0, 1, 0]


def test_hg_scoreicon_02_when_the_last_tile_of_a_stack_is_laid_and_not_when_it_is_taken() -> None:
    laid = at_games(END_OF_A, levels=[[3, 0]])
    laid.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")
    assert won(laid, "score-castle") == {0: 1}
    taken = at_games(next_tile("a-dornie", "; stack A:"), "seat 0; 0,0: wood 1; 1,0: stone 1", levels=[[3, 0]])
    taken.follow("0 take 3", "0 place 0,1", "0 end", "asks 1 take")
    assert won(taken, "score-castle") == {}


def test_c10_score_02_they_are_not_doubled() -> None:
    position = "seat 0: cards castle-moil; 1,0: scotsmen 1; 0,0: scotsmen 1"
    scene = at_games(next_tile("s-inshriach"), position, levels=[[4, 0]])
    counts = scene.game.view(None)["table"]["scoring"]["counts"]
    assert counts[0]["castle"] == 2 * 1 + 2


def test_c10_score_03_popularity_is_a_category_scored_first() -> None:
    scene = scored(levels=[[0, 0], [1, 1], [0, 0]], popularity=[3, 0, 0])
    assert won(scene, "score-popularity") == {0: 3, 1: 2}
    awards = [award for award in scene.game.score_sheet() if award.source.startswith("score-")]
    assert (awards[0].source, awards[0].clause) == ("score-popularity", "C10-SCORE-03")
    assert part_of(scene).popularity == [3, 2, 0], "the tokens are kept"


def test_c10_score_03_the_base_game_knows_no_popularity() -> None:
    assert "popularity" not in Scene("seats 3").book.categories
    assert Scene(WOOD).book.categories[-1] == "popularity"


def test_c10_score_04_the_games_begin_anew() -> None:
    scene = at_games(
        END_OF_A, "seat 1; 0,1: s-lochridge", levels=[[1, 0], [3, 2], [0, 0]], markers={1: ["0,1"]}, taken={1: 0, 3: 1}
    )
    assert scene.game.state is not None
    scene.follow("seat 1: markers 9", "0 take 3", "0 place 0,1", "0 end", "seat 1: markers 10")
    part = part_of(scene)
    assert part.levels == [[0, 0]] * 3
    assert part.centre == [-1] * 5
    assert champions(scene, 1)["markers"] == ["0,1"]


# ---------------------------------------------------------------- tournaments and spectators


@pytest.mark.parametrize(
    ("answer", "levels"),
    [("contest both", [1, 1]), ("contest caber-tosser", [2, 0]), ("contest stone-carrier", [0, 2])],
)
def test_c10_tile_01_both_or_one_twice(answer: str, levels: list[int]) -> None:
    scene = at_games(TOURNAMENT)
    scene.follow("0 take 3", f"0 {answer}")
    if answer == "contest both":
        scene.follow("0 raise caber-tosser")
    scene.follow("0 leave-games", "0 leave-games", "asks 0 activate", "removed: a-tournament")
    assert part_of(scene).levels[0] == levels


def test_c10_tile_01_or_none_and_no_single_level() -> None:
    scene = at_games(TOURNAMENT)
    scene.follow("0 take 3", "offers: contest both / contest caber-tosser / contest stone-carrier / leave-games")
    scene.follow("allows: leave-games C10-TILE-01", "0 leave-games", "asks 0 activate", "offers: end")
    assert part_of(scene).levels[0] == [0, 0]
    assert scene.kit.number["a-tournament"] not in scene.state.discards


def test_c10_tile_01_nothing_is_trained() -> None:
    scene = at_games(TOURNAMENT, "seat 0; 0,1: s-inshriach", markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 leave-games")
    assert part_of(scene).levels[0] == [0, 0]


def test_c10_tile_02_a_spectator_is_a_person_without_a_clan_marker() -> None:
    scene = at_games(next_tile("a-spectator"))
    scene.follow("0 take 3", "asks 0 levels", "0 raise stone-carrier", "0 leave-games", "0 leave-games")
    scene.follow("asks 0 activate", "seat 0: persons a-spectator, markers 10")
    assert part_of(scene).levels[0] == [1, 1]
    assert scene.game.view(None)["table"]["scoring"]["counts"][0]["persons"] == 1


def test_c10_tile_02_one_champion_of_choice() -> None:
    scene = at_games(next_tile("b-spectator"), "seat 0: coins 1")
    scene.follow("0 take 3", "0 raise stone-carrier", "0 leave-games", "asks 0 reached", "0 leave-games")
    assert part_of(scene).levels[0] == [0, 2]


def test_c10_tile_02_three_levels_split_freely() -> None:
    scene = at_games(next_tile("c-spectator"), "seat 0: whisky 1")
    scene.follow("0 take 3", "0 raise caber-tosser", "0 leave-games", "0 raise stone-carrier", "0 leave-games")
    scene.follow("asks 0 levels", "0 raise caber-tosser", "0 leave-games", "asks 0 activate", "seat 0: whisky 0")
    assert part_of(scene).levels[0] == [2, 1]


# ---------------------------------------------------------------- popularity tiles


def test_c10_tile_03_popularity_is_paid() -> None:
    scene = at_games(next_tile("d-central-square-statue"), popularity=[3])
    scene.follow("0 take 3", "0 place 0,1")
    assert part_of(scene).popularity[0] == 1


def test_c10_tile_03_nothing_else_will_do() -> None:
    scene = at_games(next_tile("d-central-square-statue"), "seat 0: coins 20", popularity=[1])
    scene.follow("refuses: take 3 GM2-TAKE-01")


def test_c10_tile_03_they_train_champions_like_any_other_tile() -> None:
    scene = at_games(
        next_tile("d-central-square-statue"), "seat 0; 0,1: s-inshriach", popularity=[2], markers={0: ["0,1"]}
    )
    scene.follow("0 take 3", "0 place 1,1", "asks 0 reached")


CROSS = "seat 0; 0,0: scotsmen 1; 0,1: a-dornie; 1,1: s-lochridge; -1,1: s-ballachulish; 0,2: s-inshriach"


def test_c10_tile_04_its_row_and_its_column_instead_of_its_neighbours() -> None:
    scene = at_games(next_tile("c-triumphant-return"), CROSS, popularity=[1])
    scene.follow("0 take 3", "0 place 0,-1")
    within = {option.id for option in scene.game.questions[0].options if option.id.startswith("activate")}
    assert within == {"activate 0,-1", "activate 0,0", "activate 0,1", "activate 0,2"}
    scene.follow("refuses: activate 1,0 GM2-ACT-01")


FRIENDS = next_tile("d-friends-in-high-places")


def test_c10_tile_05_a_marker_without_road_cost_beside_another() -> None:
    scene = at_games(FRIENDS, "seat 0: coins 0, domains ross; seat 1: domains brodie", popularity=[2])
    scene.follow(
        "0 take 3",
        "0 place 0,1",
        "asks 0 befriend-clan",
        "offers also: claim brodie",
        "refuses: claim ross GM2-CLAN-01",
    )
    scene.follow("0 claim brodie", "seat 0: domains ross brodie, coins 0")
    assert not [problem for problem in scene.game.check() if "brodie" in problem]


def test_c10_tile_05_it_must_be_placed() -> None:
    scene = at_games(FRIENDS, popularity=[2])
    scene.follow("0 take 3", "0 place 0,1", "refuses: pass GM2-IMM-06")


def test_c10_tile_05_douglas_may_be_one_s_own() -> None:
    scene = at_games(FRIENDS, "seat 0: domains douglas", popularity=[2])
    scene.follow("0 take 3", "0 place 0,1", "offers also: claim douglas")


def test_c10_tile_05_david_hume_stays_where_he_is() -> None:
    scene = at_games(FRIENDS, "seat 1: domains mckay, persons david-hume", popularity=[2])
    scene.follow("0 take 3", "0 place 0,1", "0 claim mckay", "seat 0: domains mckay", "seat 1: persons david-hume")
    assert scene.state.persons[0] == []


def test_c10_tile_06_a_scotsman_comes_home_from_anywhere() -> None:
    scene = at_games(
        next_tile("c-heros-home-town"),
        "seat 0; 0,0: scotsmen 1; 0,1: a-dornie, scotsmen 1; 1,0: scotsmen 0",
        popularity=[1],
    )
    scene.follow("0 take 3", "0 place 1,1", "asks 0 homecoming", "offers: come-home 0,0 / come-home 0,1 / leave-games")
    scene.follow("allows: come-home 0,1 C10-TILE-06", "0 come-home 0,1", "seat 0: cell 1,0 home-castle scotsmen 1")


def test_c10_tile_06_or_nobody() -> None:
    scene = at_games(next_tile("c-heros-home-town"), "seat 0; 0,0: scotsmen 1", popularity=[1])
    scene.follow("0 take 3", "0 place 1,1", "allows: leave-games C10-TILE-06", "0 leave-games", "asks 0 activate")


def test_c10_tile_07_the_statue_gives_3_vp() -> None:
    scene = at_games(next_tile("d-central-square-statue"), popularity=[2])
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    assert won(scene, "tile-central-square-statue") == {0: 3}
    kit = scene.kit
    assert kit.types[kit.number["d-central-square-statue"]] == "trade"


def test_c10_tile_08_a_tournament_may_be_fetched_from_the_discard_pile() -> None:
    scene = at_games(next_tile("a-robert-i"), "discards: a-tournament", "seat 0: coins 20")
    scene.follow("0 take 3", "0 claim munro", "asks 0 fetch-tile", "0 fetch a-tournament", "asks 0 tournament")
    scene.follow("0 contest stone-carrier", "0 leave-games", "0 leave-games", "removed: a-tournament")
    scene.follow("asks 0 activate", "offers: end")


def test_c10_tile_08_a_popularity_tile_costs_nothing_then() -> None:
    scene = at_games(next_tile("a-robert-i"), "discards: d-central-square-statue", "seat 0: coins 20")
    scene.follow("0 take 3", "0 claim munro", "0 fetch d-central-square-statue", "0 place 0,1")
    assert part_of(scene).popularity[0] == 0


def test_c10_tile_09_no_place_is_needed_and_nothing_is_thrown_away_meanwhile() -> None:
    """Without a Scotsman in the territory nothing can be placed."""
    scene = at_games(TOURNAMENT, "seat 0; 0,0: scotsmen 0; 1,0: scotsmen 0")
    scene.follow("allows: take 3 GM2-ORDER-04", "refuses: take 4 GM2-TAKE-05")


def test_c10_tile_09_movement_points_of_a_level_may_be_used() -> None:
    scene = at_games(TOURNAMENT, "seat 0; 0,0: scotsmen 1")
    scene.follow(
        "0 take 3",
        "0 contest both",
        "0 raise caber-tosser",
        "0 use-level caber-tosser 1",
        "0 leave-games",
        "0 leave-games",
    )
    scene.follow("asks 0 activate", "0 move 0,0", "0 to 1,0", "seat 0: cell 1,0 home-castle scotsmen 1")


# ---------------------------------------------------------------- crests


def test_c10_clan_01_ruthven() -> None:
    scene = at_games(next_tile("a-robert-i"), "seat 0: coins 20")
    scene.follow("0 take 3", "allows: claim ruthven C10-CLAN-01", "0 claim ruthven", "0 leave-games", "0 leave-games")
    scene.follow("asks 0 activate", "seat 0: whisky 1")
    assert part_of(scene).levels[0] == [0, 2]


def test_c10_clan_02_murray() -> None:
    scene = at_games(next_tile("a-robert-i"), "seat 0: coins 20")
    scene.follow("0 take 3", "allows: claim murray C10-CLAN-02", "0 claim murray", "0 leave-games", "0 leave-games")
    scene.follow("asks 0 enlist-scotsmen", "0 enlist 1,0", "asks 0 activate", "seat 0: scotsmen 2")
    assert part_of(scene).levels[0] == [2, 0]


# ---------------------------------------------------------------- Boreray & Kyloe


@pytest.mark.parametrize("good", ["sheep", "cattle"])
def test_c10_setup_02_boreray_and_kyloe_makes_a_sheep_or_a_cow(good: str) -> None:
    scene = at_games(next_tile("s-boreray-and-kyloe"))
    scene.follow(
        "0 take 3", "0 place 0,1", "0 activate 0,1", "asks 0 choose-breed", "offers: choose sheep / choose cattle"
    )
    scene.follow(f"0 choose {good}", f"seat 0: cell 0,1 s-boreray-and-kyloe {good} 1")


# ---------------------------------------------------------------- with other chronicles


def test_px_7_10_01_a_spectator_calls_a_council_after_its_effect() -> None:
    scene = at_games(next_tile("a-spectator").replace("chronicles 10", "chronicles 7 10"), cards())
    scene.follow("0 take 3", "asks 0 levels", "0 raise caber-tosser", "0 leave-games", "0 leave-games")
    scene.follow("asks 0 propose")


def test_px_7_10_01_full_sets_look_at_the_four_categories_alone() -> None:
    scene = at_games(
        next_tile("s-inshriach").replace("chronicles 10", "chronicles 7 10"),
        "seat 0: whisky 1, cards castle-moil, persons a-robert-i; 1,0: scotsmen 1",
        levels=[[4, 4]],
    )
    assert sets(scene.state, 0) == 1


def test_c10_train_01_a_tile_that_is_taken_away_gives_the_marker_back() -> None:
    """As Loch Morar does: whatever lifts a tile (C10-MARK-06)."""
    scene = at_games(WOOD, "seat 0; 0,1: s-lochridge; seat 1; 0,0: scotsmen 1", markers={0: ["0,1"]})
    g = scene.state
    before = part_of(scene).levels[1][:]
    move_tile(g, 0, 2, 1, cell_of("0,1"))
    assert games(g).markers[0] == []
    assert games(g).levels[1] == before


def test_c10_mark_06_a_marker_stays_on_a_tile_that_is_moved_if_it_may() -> None:
    def shifted(cell: str) -> list[str]:
        scene = at_games(
            WOOD, "seat 0; 0,1: a-dornie; 1,1: s-lochridge; -1,1: s-ballachulish", markers={0: ["1,1", "-1,1"]}
        )
        shift_tile(scene.state, 0, 3, cell_of(cell))
        markers: list[str] = champions(scene)["markers"]
        return markers

    assert shifted("1,-1") == ["-1,1", "1,-1"]
    assert shifted("0,2") == ["-1,1"]


# ---------------------------------------------------------------- examples


def test_ex_c10_01_beyond_the_highest_level() -> None:
    scene = at_games(TOURNAMENT, levels=[[4, 0]])
    scene.follow("0 take 3", "0 contest caber-tosser", "asks 0 reached")
    scene.follow(
        "offers: use-level caber-tosser 5 / centre-reward 5 / leave-games", "0 centre-reward 5", "0 leave-games"
    )
    scene.follow("asks 0 activate")
    assert won(scene, "score-champions") == {0: 5 + 2}
    assert part_of(scene).levels[0] == [5, 0]


def test_ex_c10_02_popularity_of_three_players() -> None:
    scene = scored(levels=[[3, 0], [3, 2], [0, 1]])
    assert part_of(scene).popularity == [1, 2, 0]
    assert won(scene, "score-popularity") == {0: 1, 1: 2}


def test_ex_c10_03_a_marker_moves_and_turns_over() -> None:
    scene = at_games(
        CATTLE, "seat 0; 0,0: scotsmen 1; 0,1: s-inshriach; 1,1: a-dornie, scotsmen 1", markers={0: ["0,1"]}
    )
    scene.follow("0 take 3", "0 place 1,2", "asks 0 reached", "0 leave-games")
    assert part_of(scene).levels[0] == [1, 0]
    scene.follow("refuses: champion new C10-MARK-04", "0 champion 0,1")
    assert champions(scene)["markers"] == ["1,2"]


@pytest.mark.parametrize(
    ("chronicles", "die", "laid"), [((4, 10), "with", 7), ((2, 4, 10), "without", 6), ((2, 4, 10), "with", 5)]
)
def test_c10_setup_02_s_tiles_that_find_no_room_lie_on_stack_a(
    chronicles: tuple[int, ...], die: str, laid: int
) -> None:
    """C0-08: the Englishman and the Mountain have their places all the same."""
    game = hindmost.new_game("glen-more-ii", 4, chronicles=chronicles, options={"die": die}, seed=1)
    rondel = game.view(None)["table"]["rondel"]
    tiles = [space["tile"] for space in rondel if space["tile"] not in (None, "mountain")]
    assert [tile[:2] for tile in tiles] == ["s-"] * laid
    assert game.view(None)["table"]["stacks"]["S"] == 8 - laid
    englishman = next(
        place for place, space in enumerate(rondel) if any(piece >= 4 + (die == "with") for piece in space["pieces"])
    )
    assert englishman == 4 + (die == "with") + laid
    assert game.check() == []


def test_c10_setup_02_what_another_s_boreray_and_kyloe_makes_comes_onto_any_own_tile() -> None:
    """Woken by an event of Chronicle 6: sheep or cattle all the same, and nothing else."""
    lands = ("seat 0; 0,-1: a-donan-castle", "seat 1; 0,1: s-boreray-and-kyloe")
    scene = at_games(f"chronicles 6 10; {TAKE_IT}; {LATE}", *lands)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event donan-castle", "0 borrow 1 0,1")
    scene.follow("asks 0 spread-breed")
    assert {each.split()[1] for each in scene.offers if each.startswith("put ")} == {"sheep", "cattle"}
    scene.follow("0 put cattle 0,0", "seat 0: cattle 1", "seat 1: cattle 0")
