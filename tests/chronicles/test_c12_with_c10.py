"""Lady Auto MacNifique with Chronicle 10, Of Stones and Cabers."""

from __future__ import annotations

import pytest

from hindmost import new_game
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import CABER, FREE, STONE, games, reward_at
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, PRIORITIES, YOU, Board
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.printed import print_of
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.scoring import HerExchanges, HerItems
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c10 import CABER_FACE, LateReward, RollForTrack
from hindmost.games.glen_more_ii.scoring import result, tally, territory_size
from hindmost.kernel.messages import Json
from tests.chronicles.solo import board, codes, hers, path, tiles, took, vp, with_her
from tests.glen_more_ii_scenario import Scene

TOURNAMENT = "rondel: 1 0 die a-tournament * * * * * * * * * -"
SPECTATOR = "rondel: 1 0 die a-spectator * * * * * * * * * -"
VILLAGE = "rondel: 1 0 die a-halkirk * * * * * * * * * -"
WOOD = "rondel: 1 0 die s-inshriach * * * * * * * * * -"
LAST_OF_A = "rondel: 1 0 die a-halkirk * * * * * * * * * -; stack A: a-dornie"
YOURS = "rondel: 0 1 die * * * * * * * * * * -"


def at_games(
    *position: str,
    cards: str = "",
    levels: tuple[int, int] = (0, 0),
    track: int = CABER,
    centre: str = "-1 -1 -1 -1 -1",
    part: str = "",
    level: str = "raiglar",
    chronicles: str = "10",
) -> Scene:
    """Her champions stand on these levels, and she prefers this track."""
    games_part = f"part highland-games: levels 0 0 / {levels[CABER]} {levels[STONE]}, centre {centre}"
    mine = f"track {track}" + (f", {part}" if part else "")
    return with_her(*position, games_part, cards=cards, part=mine, level=level, chronicles=chronicles)


def levels_of(scene: Scene) -> list[int]:
    return games(scene.state).levels[HER]


@pytest.mark.parametrize(("face", "track"), [(1, CABER), (2, STONE), (3, STONE)])
def test_c12_c10_01_the_die_says_which_track_she_prefers(face: int, track: int) -> None:
    scene = at_games(YOURS, track=1 - track)
    assert RollForTrack().ask(scene.state) == scene.kit.die_faces
    assert CABER_FACE == 1
    RollForTrack().choose(scene.state, face)
    assert board(scene).track == track


def test_c12_c10_01_at_the_beginning_her_champions_stand_below() -> None:
    tracks = set()
    for seed in range(8):
        game = new_game("glen-more-ii", 1, (10,), seed=seed, automa="raiglar")
        seat = game.view(0)["seats"][HER]
        tracks.add(seat["automa-track"])
        if not seat["automa-board"]["seen"]:
            assert (seat["champions"]["caber"], seat["champions"]["stone"]) == (0, 0)
        assert "automa-track" not in game.view(0)["seats"][YOU]
    assert tracks == {"caber-tosser", "stone-carrier"}


@pytest.mark.parametrize("champion", [CABER, STONE])
def test_c12_c10_02_her_levels_give_what_stands_at_the_edges(champion: int) -> None:
    """One level after the other by tiles of her pile; a village gives nothing of its own but a Scotsman."""
    gained = []
    for level in range(5):
        standing = (level, 0) if champion == CABER else (0, level)
        scene = at_games(WOOD, cards="a01", levels=standing, track=champion)
        e = scene.state.estates[HER]
        raised = result(scene.state, HER, scene.book.categories.index(("castle", "whisky")[champion]))
        gained.append((vp(scene), board(scene).stones - 2, e.members[1] - 1, e.whisky, raised - (1 - champion)))
    five = (0, 0, 1, 0, 3) if champion == CABER else (0, 0, 0, 1, 3)
    assert gained == [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 0, 1), (0, 0, 0, 0, 2), five]
    edge = print_of(scene.state).edges[champion]
    assert [prize.name for prize in edge[:4]] == [
        "vp-1",
        "stone-1",
        "score-1",
        "score-2",
    ]


@pytest.mark.parametrize(("level", "reward"), [(1, ""), (2, ""), (3, "barrel-1"), (4, "popularity-1"), (5, "vp-5")])
def test_c12_c10_02_centre_rewards_from_level_3_on(level: int, reward: str) -> None:
    scene = at_games(TOURNAMENT, cards="a01", levels=(level - 1, 0))
    e = scene.state.estates[HER]
    owner = games(scene.state).centre[level - 1]
    assert owner == (HER if reward else FREE)
    if reward:
        assert reward_at(scene.state, level).name == reward
        assert e.whisky == (reward == "barrel-1")
        assert games(scene.state).popularity[HER] == (reward == "popularity-1")
        assert vp(scene) == 1 + 5 * (reward == "vp-5")  # 1 VP: the stone carrier's first level


def test_c12_c10_03_tiles_of_the_chronicle_are_looked_for() -> None:
    line = "rondel: 1 0 die s-inshriach a-halkirk {} * * * * * * * -; stack D: d-strathdon d-rannoch"
    for tile in ("s-boreray-and-kyloe", "a-tournament", "b-spectator", "d-friends-in-high-places"):
        assert took(at_games(line.format(tile), cards="a08")) == tile  # 3
    assert took(at_games(line.format("a-tournament"), cards="a02")) == "a-halkirk"  # 4
    free = at_games(line.format("c-triumphant-return"), cards="a08")
    assert games(free.state).popularity == [0, 0]


def test_c12_c10_04_a_tournament_raises_both_and_turns_her_marker() -> None:
    scene = at_games(TOURNAMENT, cards="a01", levels=(2, 3), track=CABER)
    assert levels_of(scene) == [3, 4]
    assert games(scene.state).centre == [FREE, FREE, HER, FREE, FREE]  # at the level of the caber tosser, not at 4
    assert board(scene).track == STONE
    assert board(scene).pile == []
    assert scene.kit.number["a-tournament"] in scene.state.removed
    assert territory_size(scene.state, HER) == 0
    assert scene.game.check() == []


def test_c12_c10_04_the_reward_must_be_possible() -> None:
    taken = at_games(TOURNAMENT, cards="a01", levels=(2, 2), centre="-1 -1 0 -1 -1")
    assert games(taken.state).centre == [FREE, FREE, YOU, FREE, FREE]
    again = at_games(TOURNAMENT, cards="a01", levels=(3, 3), centre="-1 -1 1 -1 -1")
    assert games(again.state).centre == [FREE, FREE, HER, FREE, FREE]
    ten = f"seat 1: domains {' '.join((*path(0)[1:], *path(1)[1:2], *path(1)[3:5]))}"
    empty = at_games(TOURNAMENT, ten, cards="a01", levels=(2, 2))
    assert empty.state.markers_left(HER) == 0
    assert games(empty.state).centre == [FREE] * 5


def test_c12_c10_05_a_tile_on_her_pile_raises_the_preferred_champion() -> None:
    for track, wanted in ((CABER, [1, 0]), (STONE, [0, 1])):
        scene = at_games(VILLAGE, cards="a07", track=track)
        assert tiles(scene, board(scene).pile) == ["a-halkirk"]
        assert levels_of(scene) == wanted
        assert board(scene).track == track
    beyond = at_games(VILLAGE, cards="a07", levels=(5, 0))
    assert (levels_of(beyond), vp(beyond)) == ([5, 0], 2)
    no_reward = at_games(VILLAGE, cards="a07", levels=(2, 0))
    assert games(no_reward.state).centre == [FREE] * 5


def test_c12_c10_05_what_is_not_on_her_pile_raises_nobody() -> None:
    trade = at_games("rondel: 1 0 die a-butcher * * * * * * * * * -", cards="a10")
    assert (tiles(trade, board(trade).trades), levels_of(trade)) == (["a-butcher"], [0, 0])
    person = at_games("rondel: 1 0 die a-macbeth * * * * * * * * * -", cards="a05")
    assert (took(person), levels_of(person)) == ("a-macbeth", [0, 0])
    river = at_games(
        f"{VILLAGE}; stack D: d-strathdon d-rannoch; discards: b-race-start",
        "part dragon-boats: started 1, rivers 0 3", cards="a07", chronicles="1 10",
    )  # fmt: skip
    assert (took(river), levels_of(river)) == ("a-halkirk", [0, 0])
    monument = at_games(
        "rondel: 1 0 die a-glamis-castle * * * * * * * * * -; stack B: b-plockton", cards="a03", chronicles="10 11"
    )
    assert (took(monument), levels_of(monument)) == ("a-glamis-castle", [0, 0])


@pytest.mark.parametrize(
    ("levels", "track", "centre", "wanted"),
    [
        ((3, 4), CABER, "-1 -1 -1 -1 -1", 4),
        ((3, 4), CABER, "-1 -1 -1 0 -1", 3),
        ((2, 1), CABER, "-1 -1 -1 -1 -1", 0),
        ((3, 5), STONE, "-1 -1 1 -1 -1", 3),
    ],
)
def test_c12_c10_06_a_late_reward_before_the_scoring(
    levels: tuple[int, int], track: int, centre: str, wanted: int
) -> None:
    scene = at_games(YOURS, levels=levels, track=track, centre=centre)
    LateReward().run(scene.state)
    held = [level for level, owner in enumerate(games(scene.state).centre, 1) if owner == HER]
    assert held == ([wanted] if wanted else [])


def test_c12_c10_06_comes_before_popularity_is_given_and_in_every_scoring() -> None:
    scene = at_games(LAST_OF_A, cards="a07", levels=(4, 0))
    told = [note.code for note in scene.game.journal]
    assert told.index("centre-reward") < told.index("popularity") < told.index("scoring")
    assert [award.vp for award in scene.state.sheet if award.source == "score-champions"] == [5]
    for plan in ("scoring", "final"):
        steps = [name for name, _ in scene.table.woven[plan].steps]
        assert steps.index("late-reward") < steps.index("cheer") < steps.index("score")


def test_c12_c10_07_score_tokens_and_popularity_move_no_priority_tile() -> None:
    """Two barrels more by the token of level 4, and she has none."""
    scene = with_her(
        LAST_OF_A, "part highland-games: levels 0 0 / 0 4",
        cards="a07", chronicles="10", priorities="whisky castle landmarks persons", part="track 0",
    )  # fmt: skip
    gained = {award.source: award.vp for award in scene.state.sheet if award.seat == HER and award.when == 1}
    assert (gained["score-whisky"], gained["score-popularity"]) == (2, 3)
    moved = [PRIORITIES[note.a] for note in hers(scene) if "priority" in note.code]
    assert moved == ["whisky", "landmarks", "persons"]
    assert [PRIORITIES[tile] for tile in board(scene).priorities] == ["castle", "whisky", "landmarks", "persons"]


def test_c12_c10_07_popularity_counts_among_her_items_and_score_tokens_do_not() -> None:
    scene = at_games(YOURS, levels=(4, 4))
    games(scene.state).popularity[HER] = 3
    assert tally(scene.state, HER, scene.book.categories.index("popularity")) == 3
    scene.state.scorings = 1
    HerItems().run(scene.state)
    assert vp(scene) == 1 + 3  # a Scotsman, and three tokens


def test_c12_c10_08_spectators_are_persons_and_no_more() -> None:
    scene = at_games(SPECTATOR, cards="a05")
    assert tiles(scene, scene.state.persons[HER]) == ["a-spectator"]
    assert scene.state.clans.markers[HER] == []
    assert levels_of(scene) == [1, 1]
    assert vp(scene) == 2  # of the two levels, not of the person
    assert "person-vp" not in codes(scene)
    assert tally(scene.state, HER, scene.book.categories.index("persons")) == 1


def test_c12_c10_09_the_statue_gives_its_vp_without_a_stone() -> None:
    late = "rondel: 1 0 die d-central-square-statue * * * * * * * * * -; stack D: d-strathdon d-rannoch"
    scene = at_games(late, cards="a10")
    assert tiles(scene, board(scene).trades) == ["d-central-square-statue"]
    assert (vp(scene), board(scene).stones) == (3, 1)
    board(scene).stones = 0
    HerExchanges().run(scene.state)
    assert (vp(scene), board(scene).stones) == (6, 0)


def test_a_board_that_was_kept_before_can_be_read() -> None:
    kept: dict[str, Json] = Board.new(2).to_json()
    for name in ("track", "numbers", "column"):
        del kept[name]
    assert Board.revive(kept).to_json() == Board.new(2).to_json()
