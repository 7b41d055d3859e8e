"""Chronicle 10, Of Stones and Cabers: champion markers, training, levels and rewards."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import DATA
from tests.chronicles.highland import (
    CATTLE,
    TOURNAMENT,
    VILLAGE,
    WOOD,
    at_games,
    champions,
    next_tile,
    part_of,
    won,
)
from tests.glen_more_ii_scenario import Scene

TRAINED = "seat 0; 0,0: scotsmen 1; 0,1: s-inshriach"
"""With a marker on it, the caber tosser trains beside it."""
HERDED = "seat 0; 0,0: scotsmen 1; 0,1: s-lochridge"

# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "more"), [(2, [1, 2, 2, 4, 3]), (3, [1, 2, 2, 4, 3]), (4, [3, 2, 2, 4, 3])])
def test_c10_setup_01_02_the_tiles_are_in_their_stacks(seats: int, more: list[int]) -> None:
    sizes = Scene(f"chronicles 10; seats {seats}").book.stack_sizes
    bare = Scene(f"seats {seats}").book.stack_sizes
    assert [one - other for one, other in zip(sizes, bare, strict=True)] == more


@pytest.mark.parametrize(
    ("seats", "die", "laid"),
    [(2, "with", 4), (2, "without", 5), (3, "with", 3), (3, "without", 4), (4, "without", 1), (4, "with", 0)],
)
def test_c10_setup_02_all_s_tiles_and_then_a_tiles_are_laid_out(seats: int, die: str, laid: int) -> None:
    for seed in range(5):
        game = hindmost.new_game("glen-more-ii", seats, chronicles=(10,), options={"die": die}, seed=seed)
        tiles = [space["tile"] for space in game.view(None)["table"]["rondel"] if space["tile"]]
        assert sum(tile.startswith("s-") for tile in tiles) == (8 if seats == 4 else 6)
        assert sum(tile.startswith("a-") for tile in tiles) == laid


def test_c10_setup_03_ruthven_and_murray_bear_crests() -> None:
    book, bare = Scene(WOOD).book, Scene("seats 3").book
    domains = [bare.domain_ids.index(name) for name in ("ruthven", "murray")]
    assert [book.in_use[domain] for domain in domains] == [True, True]
    assert [bare.in_use[domain] for domain in domains] == [False, False]


def test_c10_setup_04_everybody_begins_on_level_0_with_two_markers() -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=(10,), seed=1)
    view = game.view(None)
    for seat in view["seats"]:
        assert seat["champions"] == {
            "caber": 0,
            "stone": 0,
            "markers": [],
            "faces": [],
            "left": 2,
            "rewards": 1,
        }
        assert (seat["caber-tosser"], seat["stone-carrier"]) == (0, 0)
        assert seat["popularity"] == 0
    assert view["table"]["games-board"]["taken"] == [None] * 5
    centre = [(prize["name"], prize["tokens"], prize["raises"]) for prize in view["table"]["games-board"]["centre"]]
    assert centre == [
        ("coins-2", [2, "coin"], 0),
        ("resource-any", ["any"], 0),
        ("barrel-1", ["whisky"], 0),
        ("popularity-1", ["popularity"], 0),
        ("vp-5", [5, "vp"], 0),
    ]
    stone = view["table"]["games-board"]["stone"]
    assert [prize["things"] for prize in stone] == [["coin"], ["sheep", "cattle"], ["whisky"], ["whisky"], ["whisky"]]
    assert [prize["raises"] for prize in stone] == [0, 0, 1, 2, 0]
    assert stone[3]["tokens"] == ["+2", "whisky"]


def test_c10_setup_05_the_die_takes_none_of_its_tiles() -> None:
    book = Scene("chronicles 10; seats 4").book
    own = [book.number[tile] for tile, record in DATA.patch.add.items() if record["list"] in ("tiles", "persons")]
    assert len(own) == 14
    assert all(book.guarded[tile] for tile in own)


# ---------------------------------------------------------------- champion markers


def test_c10_mark_01_the_first_resource_tile_gets_a_marker_unasked() -> None:
    scene = at_games(WOOD)
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate")
    assert champions(scene)["markers"] == ["0,1"]
    assert part_of(scene).levels[0] == [0, 0]


def test_c10_mark_01_other_tiles_get_none() -> None:
    scene = at_games(VILLAGE)
    scene.follow("0 take 3", "0 place -1,0", "asks 0 activate")
    assert (champions(scene)["markers"], part_of(scene).begun[0]) == ([], 0)


@pytest.mark.parametrize(("under", "levels"), [("s-inshriach", [1, 0]), ("s-lochridge", [0, 1])])
def test_c10_mark_02_the_tile_says_which_face_is_up(under: str, levels: list[int]) -> None:
    scene = at_games(next_tile("a-halkirk"), f"seat 0; 0,1: {under}", markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place -1,0", "asks 0 reached")
    assert part_of(scene).levels[0] == levels


def test_c10_mark_03_a_marker_may_move_to_the_new_tile_and_turns_over() -> None:
    scene = at_games(CATTLE, TRAINED, markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place 1,1", "asks 0 reached", "0 leave-games", "asks 0 place-champion")
    scene.follow("offers: champion 0,1 / leave-games", "refuses: champion new C10-MARK-04", "0 champion 0,1")
    assert champions(scene)["markers"] == ["1,1"]
    scene.follow("asks 0 activate")


def test_c10_mark_03_or_stay_where_it_is() -> None:
    scene = at_games(CATTLE, TRAINED, markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place 1,1", "0 leave-games", "allows: leave-games C10-MARK-03", "0 leave-games")
    assert champions(scene)["markers"] == ["0,1"]


def test_c10_mark_03_or_the_second_one_comes() -> None:
    scene = at_games(WOOD, "seat 0; 0,0: scotsmen 1; -1,1: s-lochridge; 0,1: a-dornie", markers={0: ["-1,1"]})
    scene.follow(
        "0 take 3", "0 place 1,1", "asks 0 place-champion", "offers: champion -1,1 / champion new / leave-games"
    )
    scene.follow("allows: champion new C10-MARK-03", "0 champion new")
    assert champions(scene)["markers"] == ["-1,1", "1,1"]
    assert champions(scene)["left"] == 0


def test_c10_mark_03_there_are_two_and_no_more() -> None:
    row = "0,1: a-dornie; 1,1: s-lochridge; 2,1: s-black-isle; 3,1: s-inshriach"
    scene = at_games(next_tile("s-ballachulish"), f"seat 0; 0,0: scotsmen 1; {row}", markers={0: ["1,1", "3,1"]})
    scene.follow("0 take 3", "0 place -1,1", "offers: champion 1,1 / champion 3,1 / leave-games")
    scene.follow("refuses: champion new C10-MARK-03")


def test_c10_mark_03_an_overlay_keeps_the_marker_and_asks_for_no_other() -> None:
    scene = at_games(
        next_tile("b-abernethy"), "seat 0: coins 1; 0,0: scotsmen 1; 0,1: s-inshriach", markers={0: ["0,1"]}
    )
    scene.follow("0 take 3", "0 place 0,1", "asks 0 reached")
    assert sum(part_of(scene).levels[0]) == 1
    scene.follow("0 leave-games", "asks 0 activate")
    assert champions(scene)["markers"] == ["0,1"]


def test_c10_mark_04_never_on_adjacent_tiles() -> None:
    row = "0,1: s-inshriach; 1,1: a-dornie; 2,1: s-ballachulish"
    scene = at_games(CATTLE, f"seat 0; 0,0: scotsmen 1; {row}", markers={0: ["0,1", "2,1"]})
    scene.follow("0 take 3", "0 place -1,1", "asks 0 reached", "0 leave-games")
    scene.follow("offers: champion 0,1 / leave-games", "refuses: champion 2,1 C10-MARK-04")


def test_c10_mark_05_a_marker_just_put_there_does_not_train() -> None:
    scene = at_games(WOOD)
    scene.follow("0 take 3", "0 place 0,1")
    assert part_of(scene).levels[0] == [0, 0]


def test_c10_mark_05_the_immediate_effect_comes_before_training() -> None:
    scene = at_games(next_tile("a-halkirk"), "seat 0; 0,1: s-inshriach", markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place -1,0", "asks 0 reached", "seat 0: scotsmen 2")


def morar() -> Scene:
    return at_games(
        next_tile("d-loch-morar"),
        "seat 0: whisky 1; 0,0: scotsmen 1; 0,1: s-inshriach",
        markers={0: ["0,1"]},
    )


def test_c10_mark_05_a_marker_whose_tile_is_removed_still_trains() -> None:
    scene = morar()
    scene.follow("0 take 3", "0 place 1,1", "asks 0 remove-tiles", "0 remove 0,1", "0 pass", "asks 0 reached")
    assert part_of(scene).levels[0] == [1, 0]


def test_c10_mark_06_the_marker_of_a_removed_tile_goes_back() -> None:
    scene = morar()
    scene.follow("0 take 3", "0 place 1,1", "0 remove 0,1", "0 pass")
    assert champions(scene)["markers"] == []
    assert champions(scene)["left"] == 2


def test_c10_mark_06_once_taken_back_a_marker_need_not_be_placed() -> None:
    scene = at_games(WOOD, "seat 0; 0,0: scotsmen 1", markers={0: []})
    scene.follow(
        "0 take 3", "0 place 0,1", "asks 0 place-champion", "offers: champion new / leave-games", "0 leave-games"
    )
    assert champions(scene)["markers"] == []


# ---------------------------------------------------------------- training


@pytest.mark.parametrize("cell", ["1,1", "-1,0"])
def test_c10_train_01_beside_it_or_across_a_corner(cell: str) -> None:
    tile = "a-halkirk" if cell == "-1,0" else "s-lochridge"
    scene = at_games(next_tile(tile), TRAINED, markers={0: ["0,1"]})
    scene.follow("0 take 3", f"0 place {cell}", "asks 0 reached")
    assert part_of(scene).levels[0] == [1, 0]


def test_c10_train_01_not_farther_away() -> None:
    scene = at_games(VILLAGE, "seat 0; 0,0: scotsmen 1; 1,1: s-inshriach", markers={0: ["1,1"]})
    scene.follow("0 take 3", "0 place -1,0", "asks 0 activate")
    assert part_of(scene).levels[0] == [0, 0]


def trained_to(scene: Scene) -> tuple[int, int]:
    seat = scene.game.view(0)["seats"][0]
    return seat["caber-tosser"], seat["stone-carrier"]


BETWEEN = "seat 0; 0,0: scotsmen 1; 1,0: scotsmen 1; -1,1: s-inshriach; 0,1: a-dornie, scotsmen 1; 1,1: s-lochridge"


def test_c10_train_01_both_train_in_the_order_the_player_likes() -> None:
    scene = at_games(next_tile("s-black-isle"), BETWEEN, markers={0: ["-1,1", "1,1"]})
    scene.follow("0 take 3", "0 place 0,2", "asks 0 levels", "offers: raise caber-tosser / raise stone-carrier")
    assert trained_to(scene) == (1, 1), "so that a preview can say it"
    assert part_of(scene).levels[0] == [0, 0]
    scene.follow("0 raise stone-carrier", "asks 0 reached")
    assert trained_to(scene) == (1, 1)
    assert part_of(scene).levels[0] == [0, 1]
    scene.follow("0 leave-games", "asks 0 reached")
    assert part_of(scene).levels[0] == [1, 1]


def test_c10_train_01_a_rival_s_marker_trains_nobody() -> None:
    scene = at_games(VILLAGE, "seat 1; 0,1: s-inshriach", markers={1: ["0,1"]})
    scene.follow("0 take 3", "0 place -1,0", "asks 0 activate")
    assert part_of(scene).levels == [[0, 0]] * 3


def test_c10_train_02_two_markers_may_train_the_same_champion() -> None:
    scene = at_games(CATTLE, BETWEEN.replace("s-lochridge", "s-ballachulish"), markers={0: ["-1,1", "1,1"]})
    scene.follow("0 take 3", "0 place 0,2", "asks 0 reached", "0 leave-games", "asks 0 reached")
    assert part_of(scene).levels[0] == [2, 0]


# ---------------------------------------------------------------- levels


def trained(level: int, champion: str = "caber-tosser", *position: str) -> Scene:
    """Seat 0's champion rises to a level by training."""
    under = TRAINED if champion == "caber-tosser" else HERDED
    levels = [level - 1, 0] if champion == "caber-tosser" else [0, level - 1]
    scene = at_games(VILLAGE, under, *position, levels=[levels], markers={0: ["0,1"]})
    scene.follow("0 take 3", "0 place -1,0")
    return scene


def test_c10_level_01_each_level_is_settled_by_itself() -> None:
    scene = at_games(TOURNAMENT)
    scene.follow("0 take 3", "asks 0 tournament", "0 contest caber-tosser", "asks 0 reached")
    assert part_of(scene).levels[0] == [1, 0]
    scene.follow("0 use-level caber-tosser 1", "0 leave-games", "asks 0 reached")
    assert part_of(scene).levels[0] == [2, 0]


def test_c10_level_02_level_1_of_the_caber_tosser_is_a_movement_point() -> None:
    scene = trained(1)
    scene.follow("allows: use-level caber-tosser 1 C10-LEVEL-02", "0 use-level caber-tosser 1", "0 leave-games")
    assert scene.state.movement == 1


def test_c10_level_02_level_1_of_the_stone_carrier_is_a_coin() -> None:
    scene = trained(1, "stone-carrier", "seat 0: coins 2")
    scene.follow("0 use-level stone-carrier 1", "seat 0: coins 3")


@pytest.mark.parametrize(
    ("champion", "goods"), [("caber-tosser", ("wood", "stone")), ("stone-carrier", ("sheep", "cattle"))]
)
def test_c10_level_02_level_2_is_a_resource_on_any_tile(champion: str, goods: tuple[str, str]) -> None:
    scene = trained(2, champion)
    scene.follow(f"0 use-level {champion} 2", "asks 0 spread-one-of")
    puts = {option.id.split()[1] for option in scene.game.questions[0].options if option.id.startswith("put ")}
    assert puts == set(goods)
    scene.follow(f"0 put {goods[1]} 1,0", f"seat 0: cell 1,0 home-castle {goods[1]} 1")


def test_c10_level_02_level_5_is_a_scotsman_or_a_barrel() -> None:
    scene = trained(5)
    scene.follow("0 use-level caber-tosser 5", "asks 0 enlist-scotsmen", "0 enlist 1,0", "seat 0: scotsmen 3")
    scene = trained(5, "stone-carrier")
    scene.follow("0 use-level stone-carrier 5", "seat 0: whisky 1")


def test_c10_level_02_it_may_be_left() -> None:
    scene = trained(1, "stone-carrier", "seat 0: coins 2")
    scene.follow("allows: leave-games C10-LEVEL-02", "0 leave-games", "asks 0 activate", "seat 0: coins 2")


@pytest.mark.parametrize(("level", "more"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_c10_level_03_a_score_token_raises_the_next_scoring(level: int, more: int) -> None:
    scene = at_games(WOOD, levels=[[level, 0], [0, level]])
    counts = scene.game.view(None)["table"]["scoring"]["counts"]
    assert [counts[0]["castle"], counts[1]["whisky"]] == [more, more]
    assert [counts[1]["castle"], counts[0]["whisky"]] == [0, 0]


@pytest.mark.parametrize("level", [3, 4])
def test_c10_level_03_nothing_is_asked_but_for_the_centre_track(level: int) -> None:
    scene = trained(level)
    scene.follow("asks 0 reached", f"offers: centre-reward {level} / leave-games")


def test_c10_level_04_beyond_the_highest_there_are_2_vp() -> None:
    scene = trained(6)
    scene.follow("asks 0 activate")
    assert won(scene, "score-champions") == {0: 2}
    assert part_of(scene).levels[0] == [5, 0]


# ---------------------------------------------------------------- the centre track


def test_c10_centre_01_the_reward_of_the_level_for_a_clan_marker() -> None:
    scene = trained(1, "caber-tosser", "seat 0: coins 2")
    scene.follow("allows: centre-reward 1 C10-CENTRE-01", "0 centre-reward 1", "seat 0: coins 4, markers 9")
    assert part_of(scene).centre == [0, -1, -1, -1, -1]


@pytest.mark.parametrize(
    ("level", "expected"), [(3, "seat 0: whisky 1"), (2, "asks 0 spread-gift"), (4, "asks 0 activate")]
)
def test_c10_centre_01_each_level_has_its_own(level: int, expected: str) -> None:
    scene = trained(level)
    if level == 2:
        scene.follow("0 use-level caber-tosser 2", "0 put wood 1,0")
    scene.follow(f"0 centre-reward {level}", expected)
    assert part_of(scene).popularity[0] == int(level == 4)


def test_c10_centre_01_level_5_is_5_vp() -> None:
    scene = trained(5)
    scene.follow("0 centre-reward 5")
    assert won(scene, "score-champions") == {0: 5}


def test_c10_centre_01_not_what_another_has_taken() -> None:
    scene = at_games(VILLAGE, TRAINED, markers={0: ["0,1"]}, levels=[[0, 0], [1, 0]], taken={1: 1})
    scene.follow("0 take 3", "0 place -1,0", "refuses: centre-reward 1 C10-CENTRE-01")


def test_c10_centre_01_not_without_a_clan_marker() -> None:
    scene = at_games(
        VILLAGE, f"seat 0: domains {'douglas ' * 10}; 0,0: scotsmen 1; 0,1: s-inshriach", markers={0: ["0,1"]}
    )
    scene.follow("0 take 3", "0 place -1,0", "refuses: centre-reward 1 C10-CENTRE-01")


def test_c10_centre_02_one_reward_until_the_next_scoring() -> None:
    scene = at_games(VILLAGE, TRAINED, markers={0: ["0,1"]}, levels=[[1, 1]], taken={1: 0})
    scene.follow("0 take 3", "0 place -1,0", "refuses: centre-reward 2 C10-CENTRE-02")


def test_c10_centre_03_in_either_order() -> None:
    scene = trained(1)
    scene.follow("0 centre-reward 1", "offers: use-level caber-tosser 1 / leave-games")
    scene = trained(1)
    scene.follow("0 use-level caber-tosser 1", "offers also: centre-reward 1 / leave-games")


def test_c10_centre_03_a_useless_reward_may_be_taken() -> None:
    full = "seat 0; 0,0: scotsmen 1, wood 3; 1,0: wood 3; 0,1: s-inshriach, wood 3"
    scene = at_games(TOURNAMENT, full, levels=[[1, 0]])
    scene.follow("0 take 3", "0 contest both", "0 raise caber-tosser", "0 centre-reward 2", "asks 0 reached")
    assert part_of(scene).centre[1] == 0
