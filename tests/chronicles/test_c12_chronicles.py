"""Lady Auto MacNifique with other chronicles, one after the other."""

from __future__ import annotations

from typing import ClassVar

import pytest

import hindmost
from hindmost import BadConfiguration, new_game
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import DATA as RACE
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import NEUTRAL, course, home_of, ring
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import mountain, space_of
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import SALES, cellars
from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import tables
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import CARDS as GREAT_GLEN
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import council
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import best, measure
from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import PLANS, plans
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conducts import CONDUCTS, conducts_with
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.scoring import StonesLine
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import SECOND_RULES, GlenMoreIIRules
from hindmost.games.glen_more_ii.scoring import line_awards, territory_size
from tests.chronicles.solo import board, codes, hers, tiles, took, vp, with_her
from tests.glen_more_ii_scenario import RULES, Scene
from tests.properties.playing import through_json, walk

LATE = "stack D: d-strathdon d-rannoch"
IN_C = "stack C: c-ullapool c-breadalbane c-carse-of-gowrie c-clachaig-inn"
KNOWN = tuple(conduct.chronicle for conduct in CONDUCTS)


# ---------------------------------------------------------------- in general


def test_c12_setup_09_the_chronicle_cards_lie_in_ascending_order() -> None:
    table = new_game("glen-more-ii", 1, (11, 2, 5), seed=1, automa="raiglar").setup.table
    assert [each.chronicle for each in table.modules[-1].conducts] == [2, 5, 11]  # type: ignore[attr-defined]


def test_c12_chr_01_a_rule_fires_up_to_its_number() -> None:
    line = "rondel: 1 0 die s-inshriach a-halkirk a-drovers-inn * * * * * * * -"
    assert took(with_her(line, cards="a05", chronicles="5")) == "a-drovers-inn"  # 1
    assert took(with_her(line, cards="a03", chronicles="5")) == "a-halkirk"  # 2, and the rule has 1


def test_c12_chr_02_in_ascending_order() -> None:
    line = f"rondel: 1 0 die a-new-lanark a-drovers-inn * * * * * * * * -; {LATE}"
    assert took(with_her(line, cards="a01", chronicles="5 11")) == "a-drovers-inn"
    assert took(with_her(line.replace("a-drovers-inn", "*"), cards="a01", chronicles="5 11")) == "a-new-lanark"
    games = line.replace("a-drovers-inn", "a-tournament")
    assert took(with_her(games, cards="a01", chronicles="10 11")) == "a-tournament"
    assert tuple(sorted(KNOWN)) == KNOWN
    bare = with_her("rondel: 0 1 die * * * * * * * * * * -", chronicles="7")
    assert all(not conduct.rules(bare.state) for conduct in CONDUCTS if conduct.chronicle in (7, 8, 9))


def test_c12_chr_03_what_a_rule_finds_she_takes_and_otherwise_goes_on() -> None:
    line = "rondel: 1 0 die s-inshriach a-halkirk * * * * * * * * -"
    scene = with_her(line, cards="a01", chronicles="5")
    assert took(scene) == "s-inshriach"
    assert codes(scene)[codes(scene).index("marker") + 1 :][:3] == ["looks", "row", "found"]


def test_c12_chr_04_the_rules_of_the_cards() -> None:
    scene = with_her("rondel: 0 1 die * * * * * * * * * * -", chronicles="1 2 3 5 6 10 11")
    race(scene.state).started = 1
    found = {
        each.chronicle: [rule.most for rule in each.rules(scene.state)]
        for each in CONDUCTS
        if each.chronicle not in (7, 8, 9)
    }
    assert found == {1: [4, 0], 2: [2, 0], 3: [3, 0], 5: [1], 6: [2, 0], 10: [3], 11: [2]}


class Unknown(Chronicle):
    """A chronicle that somebody has brought."""

    number: ClassVar[int] = 40


def test_a_chronicle_that_she_does_not_know_is_refused_with_a_sentence() -> None:
    known = "does not know how to play with Chronicle 40; she knows: 1, 2, 3, 5, 6, 7, 8, 9, 10, 11"
    with pytest.raises(BadConfiguration, match=known):
        conducts_with((Unknown(),))


def test_c12_chr_05_she_knows_all_but_chronicle_4() -> None:
    assert tuple(number for number in hindmost.games()[1].chronicles if number != 4) == KNOWN


@pytest.mark.parametrize("chronicles", [*((number,) for number in KNOWN), KNOWN], ids=str)
def test_random_games_with_chronicles_are_sound_and_replayed(chronicles: tuple[int, ...]) -> None:
    game = new_game("glen-more-ii", 1, chronicles, seed=3, automa="bodach")
    for number, step in enumerate(walk(game, 3)):
        assert step.question.seat == YOU
        assert game.check() == []
        if number % 40 == 0:
            assert hindmost.restore(through_json(game.snapshot())).hash() == game.hash()
            assert game.redealt(0, seed=number).view(0) == game.view(0)
    assert game.check() == []
    assert hindmost.replay(through_json(game.record())).hash() == game.hash()
    for lang in ("en", "fr"):
        assert all(game.speak(message, lang) for _, message in game.log(0))


# ---------------------------------------------------------------- Chronicle 1


def racing(line: str, cards: str, *more: str, chronicles: str = "1", started: int = 1) -> Scene:
    return with_her(
        f"rondel: {line}; {LATE}; discards: b-race-start", f"part dragon-boats: started {started}, rivers 0 3", *more,
        cards=cards, chronicles=chronicles,
    )  # fmt: skip


PLAIN_LINE = "1 0 die s-inshriach s-ballachulish s-black-isle * * * * * * * -"


def test_c12_c1_01_the_ring_goes_from_you_over_two_neutral_rivers_to_her() -> None:
    game = new_game("glen-more-ii", 1, (1,), seed=1, automa="raiglar")
    assert ring(game.state) == (YOU, NEUTRAL, NEUTRAL, HER)  # type: ignore[arg-type]
    assert race(game.state).boat(HER) == home_of(game.state, HER)  # type: ignore[arg-type]


def test_c12_c1_02_race_start_is_passed_and_never_counted() -> None:
    line = "rondel: 1 0 die b-race-start s-inshriach s-ballachulish a-easdale * * * * * * -"
    scene = with_her(f"{line}; stack B: b-plockton", "part dragon-boats: rivers 0 3", cards="a10", chronicles="1")
    assert scene.kit.ids[scene.state.track.tiles[3]] == "b-race-start"
    assert race(scene.state).started == 1
    assert next(note.a for note in hers(scene) if note.code == "lady-box") == 4
    assert scene.state.track.pieces[HER] == 7


def test_c12_c1_03_river_tiles_lie_at_the_left_end_of_her_river() -> None:
    scene = racing("1 0 die a-halkirk s-inshriach * * * * * * * * -", "a07")
    ground = scene.state.estates[HER].ground
    assert [scene.kit.ids[tile] for tile in ground.tiles[2:]] == ["a-halkirk"]
    assert course(scene.state, 3)[-1] == 2
    assert board(scene).pile == []
    trade = racing("1 0 die c-carrbridge s-inshriach * * * * * * * * -", "a10")
    assert tiles(trade, board(trade).trades) == ["c-carrbridge"]


def test_c12_c1_04_shipyards_while_the_race_runs() -> None:
    line = "1 0 die s-inshriach s-ballachulish a-shipyard * * * * * * * -"
    scene = racing(line, "a08")
    assert took(scene) == "a-shipyard"
    assert vp(scene) == 2
    early = f"rondel: {line}; stack B: b-race-start b-plockton"
    before = with_her(early, "part dragon-boats: rivers 0 3", cards="a08", chronicles="1")
    assert race(before.state).started == 0
    assert vp(before) == 0


def test_c12_c1_05_her_home_tiles_count_for_her_size() -> None:
    scene = racing("1 0 die a-halkirk s-inshriach * * * * * * * * -", "a07")
    assert territory_size(scene.state, HER) == 3


@pytest.mark.parametrize(("card", "steps"), [("a04", 2), ("a08", 3), ("a02", 3), ("a01", 4)])
def test_c12_c1_06_her_boat_moves_by_the_card(card: str, steps: int) -> None:
    scene = racing(PLAIN_LINE, card)
    assert len([note for note in scene.game.journal if note.code == "sailed"]) == steps
    still = racing(PLAIN_LINE, card, started=0)
    assert not [note for note in still.game.journal if note.code == "sailed"]


def test_c12_c1_07_reward_tokens_are_discarded_on_the_way() -> None:
    scene = racing(
        PLAIN_LINE,
        "a01",
        "part dragon-boats: started 1, rivers 0 3, castles 0 1 / 0 1 / 0 1 / 0 1, box 2 2 3 3 4 4 5 5",
    )
    # from her castle over her village to your river: your castle is reached
    assert [len(castle) for castle in race(scene.state).castles].count(1) == 1
    assert codes(scene).count("token") == 1


def test_c12_c1_08_if_she_is_first_you_get_a_last_card() -> None:
    scene = racing(
        PLAIN_LINE,
        "a01",
        f"part dragon-boats: started 1, rivers 0 2, places 1 {RACE.facts.number['neutral_spaces'] - 1}",
    )
    assert race(scene.state).home == [HER]
    assert race(scene.state).last == [YOU]
    assert vp(scene) == 15
    scene.follow("seat 1: whisky 1")
    second = "part dragon-boats: started 1, rivers 0 3, home 0, last 1"
    lost = racing("0 1 die s-inshriach * * * * * * * * * -", "", second, "seat 1: coins 3")
    assert line_awards(lost.state, 1, HER) == []


def test_ex_c12_03_a_number_a_type_and_the_plain_icon() -> None:
    scene = racing("1 0 die s-inshriach s-ballachulish s-glen-etive * * * * * * * -", "a02")
    assert took(scene) == "s-glen-etive"


def test_ex_c12_04_with_two_chronicles() -> None:
    line = "1 0 die s-inshriach a-drovers-inn s-glen-etive * * * * * * * -"
    scene = racing(line, "a02", chronicles="1 5")
    assert took(scene) == "s-glen-etive"


# ---------------------------------------------------------------- Chronicle 2

ON_ITS_WAY = "rondel: 1 0 s-inshriach die mountain s-ballachulish s-black-isle * * * * * -; gap 12"


def peak(line: str, cards: str, coins: int = 0) -> Scene:
    return with_her(line, f"part highlander: coins {coins}", cards=cards, chronicles="2")


def test_c12_c2_01_she_stops_on_the_mountain_if_something_lies_there() -> None:
    scene = peak(ON_ITS_WAY, "a03", coins=1)
    assert scene.state.track.pieces[HER] == space_of(scene.state)
    assert board(scene).pile == []
    empty = peak(ON_ITS_WAY, "a03")
    assert empty.state.track.pieces[HER] != space_of(empty.state)
    yours = peak(
        "rondel: 1 die s-inshriach 0:mountain s-ballachulish s-black-isle * * * * * * -; gap 12", "a03", coins=1
    )
    assert took(yours) == "s-inshriach"


def test_c12_c2_01_or_takes_the_tile_just_before_it() -> None:
    line = "rondel: 1 0 a-pulteney s-ballachulish die mountain a-halkirk * * * * * -; gap 12"
    scene = peak(line, "a10")
    assert took(scene) == "s-ballachulish"


def test_c12_c2_02_the_last_to_pass_stops_there() -> None:
    line = "rondel: 1 s-inshriach mountain 0 die a-halkirk s-glen-etive * * * * * -; gap 12"
    scene = peak(line, "a04")
    assert codes(scene)[: codes(scene).index("stopped") + 1][-2:] == ["mountain", "stopped"]
    assert next(note.b for note in hers(scene) if note.code == "lady-stopped") == space_of(scene.state)
    not_yet = peak("rondel: 1 0 mountain die a-halkirk s-glen-etive * * * * * * -; gap 12", "a04")
    assert took(not_yet) == "s-glen-etive"


def test_c12_c2_03_the_mountain_is_not_counted() -> None:
    line = "rondel: 1 0 s-inshriach mountain die s-ballachulish a-easdale a-rothiemurchus * * * * -; gap 12"
    scene = peak(line, "a04")
    assert took(scene) == "a-easdale"


def test_c12_c2_04_a_vp_for_passing_and_all_for_leaving() -> None:
    line = "rondel: 1 0 mountain die a-halkirk s-glen-etive * * * * * * -; gap 12"
    assert board(peak(line, "a04")).peak == 1
    leaves = "rondel: 1:mountain 0 die a-halkirk s-glen-etive * * * * * * * -; gap 12"
    scene = with_her(leaves, "part highlander: coins 2, goods 1 0 0 1", cards="a04", chronicles="2", part="peak 3")
    assert vp(scene) == 3 + 2 + 2
    assert (mountain(scene.state).coins, mountain(scene.state).goods, board(scene).peak) == (0, 0, 0)
    yours = with_her(
        "rondel: 0:mountain 1 die s-inshriach * * * * * * * * -; gap 12", chronicles="2", part="peak 2",
    )  # fmt: skip
    yours.follow("seat 0: vp 2")


def test_c12_c2_04_a_game_that_ends_on_the_mountain_gives_her_all_as_vp_at_once() -> None:
    scene = ends_on_the_mountain()
    sheet = scene.game.score_sheet()
    assert [award.vp for award in sheet if award.seat == HER and award.source == "tile-mountain"] == [3 + 2 + 2]
    assert (scene.state.estates[HER].coins, scene.state.estates[HER].stock) == (0, 0)
    assert (mountain(scene.state).coins, mountain(scene.state).goods, board(scene).peak) == (0, 0, 0)
    assert scene.game.scores[HER] == sum(award.vp for award in sheet if award.seat == HER)


def test_in_the_second_version_she_kept_the_coins_of_the_mountain() -> None:
    scene = ends_on_the_mountain(SECOND_RULES)
    sheet = scene.game.score_sheet()
    assert [award.vp for award in sheet if award.seat == HER and award.source == "tile-mountain"] == [2, 3]
    assert (scene.state.estates[HER].coins, scene.state.estates[HER].stock) == (2, 0)
    assert scene.game.scores[HER] == ends_on_the_mountain().game.scores[HER], "they are VP at the end"


def ends_on_the_mountain(rules: GlenMoreIIRules = RULES) -> Scene:
    line = "rondel: 1 worlds-end mountain s-ballachulish 0 die - - - - - - -; gap 12; stack D:"
    pile = "part highlander: coins 2, goods 1 0 0 1"
    scene = with_her(line, pile, cards="a04", chronicles="2", part="peak 3", rules=rules)
    assert scene.game.over
    assert scene.game.check() == []
    return scene


# ---------------------------------------------------------------- Chronicle 3

SALE = SALES[0]
BEHIND = f"s-inshriach s-ballachulish a-easdale a-rothiemurchus a-strathearn * * * * -; {IN_C}"


def test_c12_c3_01_her_barrels_lie_in_no_cellar() -> None:
    scene = with_her(
        f"rondel: 1 0 die b-kingshouse-inn * * * * * * * * * -; {IN_C}",
        cards="a08",
        chronicles="3",
    )
    assert scene.state.estates[HER].whisky == 2
    assert cellars(scene.state).stored(HER) == 0
    assert scene.game.check() == []


def test_c12_c3_02_a_sale_tile_counts_unless_it_is_full_or_yours() -> None:
    line = f"rondel: 1 0 die {SALE} {BEHIND}"
    assert took(with_her(line, cards="a04", chronicles="3")) == "s-ballachulish"
    full = with_her(line, "part single-cask: bonus 1 0 0, sold 2 0 0", cards="a04", chronicles="3")
    assert took(full) == "a-easdale"
    yours = line.replace(f"1 0 die {SALE}", f"1 die 0:{SALE}")
    assert took(with_her(yours, cards="a04", chronicles="3")) == "a-easdale"


def test_c12_c3_03_two_vp_more_for_a_distillery() -> None:
    scene = with_her("rondel: 1 0 die a-pulteney * * * * * * * * * -", cards="a08", chronicles="3")
    assert (took(scene), vp(scene)) == ("a-pulteney", 2)
    inn = with_her(
        f"rondel: 1 0 die b-kingshouse-inn * * * * * * * * * -; {IN_C}",
        cards="a08",
        chronicles="3",
    )
    assert vp(inn) == 0
    plain = with_her("rondel: 1 0 die s-inshriach a-pulteney s-glen-etive * * * * * * * -", cards="a02", chronicles="3")
    assert took(plain) == "a-pulteney"


@pytest.mark.parametrize(("card", "sold"), [("a02", 1), ("a10", 0)])
def test_c12_c3_04_passing_she_sells_with_a_number(card: str, sold: int) -> None:
    """Both cards lead her to the trade tile behind the Sale; the number 4 of the first is too high to stop for it."""
    scene = with_her(f"rondel: 1 0 die {SALE} a-butcher * * * * * * * * -", cards=card, chronicles="3")
    assert took(scene) == "a-butcher"
    assert (cellars(scene.state).bonus[0], cellars(scene.state).sold[0]) == (0, sold)
    assert codes(scene).count("cask") == sold


def test_c12_c3_04_passing_she_sells_nothing_where_the_spaces_below_are_full() -> None:
    full = "part single-cask: sold 2 0 0"
    scene = with_her(f"rondel: 1 0 die {SALE} a-butcher * * * * * * * * -", full, cards="a02", chronicles="3")
    assert cellars(scene.state).sold[0] == 2


def test_c12_c3_04_stopping_she_sells_two() -> None:
    line = f"rondel: 1 0 die {SALE} {BEHIND}"
    scene = with_her(line, "seat 1: whisky 1", cards="a03", chronicles="3")
    assert (cellars(scene.state).bonus[0], cellars(scene.state).sold[0]) == (1, 1)
    assert board(scene).pile == []
    assert scene.state.track.pieces[HER] == 3


def test_c12_c3_05_five_vp_for_a_barrel_of_hers_and_two_for_one_of_the_supply() -> None:
    line = f"rondel: 1 0 die {SALE} {BEHIND}"
    scene = with_her(line, "seat 1: whisky 1", cards="a03", chronicles="3")
    assert vp(scene) == 5 + 2
    scene.follow("seat 1: whisky 0")


# ---------------------------------------------------------------- Chronicle 5

INN = "rondel: 1 0 die a-drovers-inn * * * * * * * * * -"


def serving(line: str, card: str) -> Scene:
    return with_her(line, "part haggis: shown 1 2, hidden 1 1 1 1 1 2 2 2 3 3 3", cards=card, chronicles="5")


def test_c12_c5_01_she_has_no_serving_table_and_no_limit() -> None:
    scene = serving(INN, "a05")
    tables(scene.state).tables[HER] = [1] * 7
    tables(scene.state).hidden = []
    assert not any("serving table has" in sentence for sentence in scene.game.check())


def test_c12_c5_02_two_vp_for_the_icon() -> None:
    assert vp(serving(INN, "a05")) == 2
    sheep = serving("rondel: 1 0 die a-shetland-sheep * * * * * * * * * -", "a04")
    assert (took(sheep), vp(sheep)) == ("a-shetland-sheep", 2)


def test_c12_c5_03_she_takes_the_open_tokens_and_no_barrels() -> None:
    scene = serving(INN, "a05")
    assert took(scene) == "a-drovers-inn"
    assert tables(scene.state).tables[HER] == [1, 2]
    assert len(tables(scene.state).shown) == 2
    scene.follow("seat 1: whisky 0")


def test_c12_c5_04_three_vp_for_each_token_in_a_haggis_scoring() -> None:
    line = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack B: b-plockton"
    hidden = "part haggis: shown 1 2, hidden 1 2 2 2 3 3 3, tables / 1 1 1 1"
    scene = with_her(line, hidden, cards="a01", chronicles="5")
    assert scene.state.scorings == 2
    assert tables(scene.state).tables[HER] == []
    assert [award.vp for award in scene.state.sheet if award.clause == "C12-C5-04"] == [12]


# ---------------------------------------------------------------- Chronicle 7

LAST_OF_A = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack A: a-dornie"
TWO_NAYS = "part rock-and-hard-place: nays 2 0, ayes 0 0"


def test_c12_c7_01_two_nays_and_no_other_votes() -> None:
    game = new_game("glen-more-ii", 1, (7,), seed=1, automa="raiglar")
    assert [seat["votes"] for seat in game.view(0)["seats"]] == [{"aye": 0, "nay": 2}, {"aye": 0, "nay": 0}]
    assert game.view(0)["table"]["great-glen"] == []


def test_c12_c7_02_a_card_after_a_scoring_which_a_nay_replaces() -> None:
    scene = with_her(LAST_OF_A, TWO_NAYS, cards="a01", chronicles="7")
    scene.draw("great glen", "0", "3")
    scene.follow("asks 0 keep-great-glen", "offers: keep-card / nay", "0 nay", "asks 0 keep-great-glen", "0 keep-card")
    part = council(scene.state)
    assert (part.cards, part.verdicts, part.nays) == ([0, 3], [2, 1], [1, 0])
    person = with_her("rondel: 0 1 die a-robert-i * * * * * * * * * -", "seat 0: coins 9", TWO_NAYS, chronicles="7")
    person.follow("0 take 3", "0 claim macleod", "asks 0 activate")  # no council
    assert council(person.state).piles == [[], []]


def test_c12_c7_02_piles_are_kept_from_the_beginning() -> None:
    """No card has been drawn. She goes past a wood tile, your pawn and a quarry: all have passed the first only."""
    line = "rondel: 1 s-inshriach 0 a-easdale die a-halkirk * * * * * * * -"
    scene = with_her(line, TWO_NAYS, cards="a04", chronicles="7")
    assert (took(scene), council(scene.state).cards) == ("a-halkirk", [])
    assert [tiles(scene, pile) for pile in council(scene.state).piles] == [[], ["s-inshriach"]]


def test_c12_c7_03_her_numbers() -> None:
    scene = with_her(
        f"rondel: 0 1 die * * * * * * * * * * -; {IN_C}",
        TWO_NAYS,
        chronicles="7",
    )
    pile = " ".join(str(scene.kit.number[name]) for name in ("a-pulteney", "b-glen-clova", "b-ardnamurchan"))
    held = (
        f"rondel: 0 1 die * * * * * * * * * * -; {IN_C}",
        TWO_NAYS,
        "seat 1: whisky 2, persons a-macbeth",
    )
    scene = with_her(*held, chronicles="7", part=f"pile {pile}")
    numbers = {name: measure(scene.state, card, HER) for card, name in enumerate(GREAT_GLEN)}
    assert numbers == {
        "herds": 4, "timber-and-stone": 4, "garrisons": 4, "smallest-territory": 1, "far-frontier": 4,
        "great-square": 3, "full-sets": 1, "distillers": 2, "linked-pastures": 2, "leftovers": 0,
    }  # fmt: skip
    more = with_her(held[0], TWO_NAYS, chronicles="3 7", part=f"pile {pile}")
    assert measure(more.state, GREAT_GLEN.index("distillers"), HER) == 3
    assert measure(more.state, GREAT_GLEN.index("great-square"), HER) == 4
    assert best(scene.state, GREAT_GLEN.index("great-square")) == [HER]  # 3.5 against 1


# ---------------------------------------------------------------- Chronicle 11


def test_c12_c11_01_monuments_and_designs_are_looked_for() -> None:
    line = "rondel: 1 0 die s-inshriach a-halkirk {} * * * * * * * -; stack B: b-plockton"
    for tile in ("a-glamis-castle", "a-design-new-fort-george"):
        assert took(with_her(line.format(tile), cards="a03", chronicles="11")) == tile
    assert took(with_her(line.format("a-glamis-castle"), cards="a08", chronicles="11")) == "a-halkirk"  # 3


def test_c12_c11_02_the_benefit_of_the_type_and_three_vp() -> None:
    line = f"rondel: 1 0 die {{}} * * * * * * * * * -; {IN_C}"
    whisky = with_her(line.format("a-royal-lochnagar"), cards="a01", chronicles="11")
    whisky.follow("seat 1: whisky 2, vp 3, coins 0")
    castle = with_her(line.format("b-stirling-castle"), cards="a01", chronicles="11")
    assert [castle.kit.card_ids[card] for card in castle.state.estates[HER].cards] == ["stirling-castle"]
    castle.follow("seat 1: vp 3, scotsmen 1")  # the Scotsmen of monuments are conditional
    double = with_her(line.format("b-design-forth-bridge"), cards="a01", chronicles="11")
    assert tiles(double, board(double).trades) == ["forth-bridge-left"]
    assert (vp(double), board(double).stones) == (5 + 3, 1)


def test_c12_c11_03_they_leave_the_game_with_their_plans() -> None:
    line = f"rondel: 1 0 die {{}} * * * * * * * * * -; {IN_C}"
    gone = with_her(line.format("a-glamis-castle"), cards="a01", chronicles="11")
    assert territory_size(gone.state, HER) == 0
    assert PLANS.index("a-glamis-castle") in plans(gone.state).used
    assert gone.game.check() == []
    trade = with_her(line.format("a-new-lanark"), cards="a01", chronicles="11")
    assert tiles(trade, board(trade).trades) == ["a-new-lanark"]
    assert territory_size(trade.state, HER) == 1
    assert trade.game.check() == []
    assert all(not held for held in plans(trade.state).held)
    double = with_her(line.format("a-design-new-fort-george"), cards="a01", chronicles="11")
    assert (territory_size(double.state, HER), double.game.check()) == (0, [])


def test_stones_are_hers_alone() -> None:
    scene = with_her("rondel: 0 1 die * * * * * * * * * * -", part="stones 2")
    StonesLine().run(scene.state)
    assert vp(scene) == 0
