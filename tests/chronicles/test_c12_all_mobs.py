"""Lady Auto MacNifique with Chronicle 8 and the variant in which no mob is removed."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import BadConfiguration, new_game
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import river_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.drawing import pool
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, marks_of
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.odds import odds
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_all_mobs import hers as takeable
from hindmost.games.glen_more_ii.scoring import territory_size
from tests.chronicles.penny_mobs import mobs
from tests.chronicles.solo import codes, tiles, took, vp, with_her
from tests.chronicles.test_c12_with_c09 import TWO_TWO, laid, stacked
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import through_json
from tests.scenario_lines import cell_of

IN_C = "stack C: c-ullapool c-breadalbane c-carse-of-gowrie c-clachaig-inn"
HERS = f"rondel: 1 0 die s-inshriach a-halkirk * * * * * * * * -; {IN_C}"
"""She is hindmost; nearest is a material tile that makes wood, then a village."""
YOURS = f"rondel: 0 1 die * * * * * * * * * * -; {IN_C}"
REMOVED = ("mcmail", "anderson", "mclaird", "mcstarve", "mcdenial")


def with_all(
    *position: str, line: str = HERS, card: str = "", chronicles: str = "8", part: str = "", **places: str
) -> Scene:
    """A mob of yours and two others in prison, which stand in her column."""
    jailed = [name for name in ("mcwander", "mcduff") if name not in places]
    places |= dict.fromkeys(jailed, "prison 0")
    column = " ".join(str(NAMES.index(name)) for name in jailed)
    said = f"turns 0, column {column}" + (f", {part}" if part else "")
    return with_her(
        "option mobs: all", line, mobs(2, **places), *position, cards=card, chronicles=chronicles, part=said
    )


def marks(scene: Scene, name: str) -> list[int]:
    return marks_of(scene.state, NAMES.index(name))


# ---------------------------------------------------------------- the option


def test_c12_c8_07_no_mob_is_removed() -> None:
    game = new_game("glen-more-ii", 1, (5, 8, 9), seed=1, automa="raiglar", options={"mobs": "all"})
    assert set(REMOVED) <= {NAMES[mob] for mob in pool(game.state)}
    usual = new_game("glen-more-ii", 1, (5, 8, 9), seed=1, automa="raiglar")
    assert usual.record()["options"]["mobs"] == "some"
    assert not set(REMOVED) & {NAMES[mob] for mob in pool(usual.state)}


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 2},
        {"seats": 2, "chronicles": (8,)},
        {"seats": 1, "automa": "raiglar"},
        {"seats": 1, "automa": "raiglar", "chronicles": (5, 9)},
    ],
)
def test_c12_c8_07_the_variant_is_refused_without_her_and_the_mobs(setup: dict[str, object]) -> None:
    with pytest.raises(BadConfiguration, match="with Chronicle 8 \\(C12-C8-07\\)"):
        new_game("glen-more-ii", options={"mobs": "all"}, **setup)  # type: ignore[arg-type]
    new_game("glen-more-ii", options={"mobs": "some"}, **setup)  # type: ignore[arg-type]


def test_c12_c8_07_it_is_neither_for_a_printed_table_nor_for_earlier_rules() -> None:
    alone = {"seats": 1, "chronicles": (8,), "automa": "raiglar", "options": {"mobs": "all"}}
    with pytest.raises(BadConfiguration, match="printed table"):
        new_game("glen-more-ii", companion=True, **alone)  # type: ignore[arg-type]
    with pytest.raises(BadConfiguration, match="no option 'mobs'"):
        new_game("glen-more-ii", version="2", **alone)  # type: ignore[arg-type]


def test_set_up_screens_know_what_it_needs() -> None:
    (info,) = (each for each in hindmost.games() if each.id == "glen-more-ii")
    assert info.needs == {"mobs": 8}
    assert info.options["mobs"] == info.solo_options["mobs"] == ("some", "all")


# ---------------------------------------------------------------- Bruce McMail


def test_c12_c8_07_mcmail_buys_a_matching_resource_of_a_tile_that_she_takes() -> None:
    scene = with_all(card="a01", mcmail="0 2")
    assert took(scene) == "s-inshriach"
    assert scene.asked == (YOU, "buy-hers")
    assert scene.offers == ["mail wood", "pass"]
    scene.play(YOU, "mail wood")
    scene.play(YOU, "put wood 0,0")
    assert marks(scene, "mcmail") == [1]
    assert scene.state.estates[HER].coins == 1
    assert scene.game.check() == []


def test_c12_c8_07_mcmail_may_be_left_alone_and_asks_for_nothing_else() -> None:
    declined = with_all(card="a01", mcmail="0 2")
    declined.play(YOU, "pass")
    assert (marks(declined, "mcmail"), declined.state.estates[HER].coins) == ([2], 0)
    village = with_all(card="a07", mcmail="0 2")
    assert took(village) == "a-halkirk"
    assert village.asked[1] != "buy-hers"
    spent = with_all(card="a01", mcmail="0 0")
    assert spent.asked[1] != "buy-hers"


def test_c12_c8_07_mcmail_of_several_kinds_it_is_your_choice() -> None:
    line = "rondel: 1 0 die c-breadalbane * * * * * * * * * -; stack C: c-ullapool c-carse-of-gowrie c-clachaig-inn"
    scene = with_all(line=line, card="a04", mcmail="0 1")
    assert took(scene) == "c-breadalbane"
    assert sorted(scene.offers) == ["mail cattle", "mail sheep", "pass"]


# ---------------------------------------------------------------- Derek Anderson


def test_c12_c8_07_anderson_brings_a_tile_of_hers_into_your_territory() -> None:
    pile = "a-pulteney s-glen-etive"
    scene = with_all(line=YOURS, anderson="0", part=piled(pile))
    before = territory_size(scene.state, YOU), territory_size(scene.state, HER)
    scene.play(YOU, "call anderson")
    lifts = [option for option in scene.offers if option.startswith("lift")]
    assert "lift-hers s-glen-etive" in lifts
    assert all(option.startswith("lift-hers") for option in lifts), "none of yours is pushed on her"
    scene.play(YOU, "lift-hers s-glen-etive")
    drops = [option for option in scene.offers if option.startswith("drop")]
    assert all(option.startswith("drop 0 ") for option in drops)
    coins = scene.state.estates[YOU].coins
    scene.play(YOU, drops[0])
    assert scene.kit.ids[scene.state.estates[YOU].ground.tiles[-1]] == "s-glen-etive"
    assert (territory_size(scene.state, YOU), territory_size(scene.state, HER)) == (before[0] + 1, before[1] - 1)
    assert (scene.state.estates[YOU].stock, scene.state.estates[YOU].coins) == (0, coins), "nothing is activated"
    assert "call anderson" not in scene.offers, "once per game"
    assert scene.game.check() == []


def piled(ids: str) -> str:
    numbers = with_all(line=YOURS, anderson="0").kit.number
    return "pile " + " ".join(str(numbers[each]) for each in ids.split())


def test_c12_c8_07_anderson_lays_an_overlay_alone_over_a_tile_of_its_type() -> None:
    yours = "seat 0; 0,1: s-inshriach"
    scene = with_all(yours, line=YOURS, anderson="0", part=piled("b-abernethy"))
    scene.play(YOU, "call anderson")
    scene.play(YOU, "lift-hers b-abernethy")
    assert scene.offers == ["drop 0 0,1", "pass"]
    scene.play(YOU, "drop 0 0,1")
    ground = scene.state.estates[YOU].ground
    assert tiles(scene, ground.stack_at(ground.slot_of(cell_of("0,1")))) == ["s-inshriach", "b-abernethy"]
    assert scene.game.check() == []
    nowhere = with_all(line=YOURS, anderson="0", part=piled("b-abernethy"))
    assert "call anderson" not in nowhere.offers


def test_c12_c8_07_anderson_leaves_trade_tiles_persons_and_what_a_boat_lies_on() -> None:
    number = with_all(line=YOURS, anderson="0").kit.number
    trades = f"trades {number['a-dornie']}"
    assert "call anderson" not in with_all("seat 1: persons a-robert-i", line=YOURS, anderson="0", part=trades).offers
    river = "seat 1; -1,0: s-glen-etive; -2,0: a-glen-lyon"
    scene = with_all(river, line=YOURS, chronicles="1 8", anderson="0")
    scene.play(YOU, "call anderson")
    assert lifts(scene) == ["lift-hers a-glen-lyon"], "the last of her river, and no home tile"
    scene.play(YOU, "lift-hers a-glen-lyon")
    scene.play(YOU, next(option for option in scene.offers if option.startswith("drop")))
    assert len(scene.state.estates[HER].ground.slot_at) == 3
    boat = with_all(river, line=YOURS, chronicles="1 8", anderson="0")
    ground = boat.state.estates[HER].ground
    race(boat.state).put_boat(YOU, (river_of(boat.state, HER), ground.slot_of(cell_of("-2,0"))))
    assert not [tile for tile in takeable(boat.state) if boat.kit.ids[tile] == "a-glen-lyon"]


def lifts(scene: Scene) -> list[str]:
    return [option for option in scene.offers if option.startswith("lift")]


# ---------------------------------------------------------------- Peggy McLaird


def laid_on(tile: str, coins: int, *, card: str, hers: int = 9, purse: int = 0, line: str = HERS) -> Scene:
    number = with_all(line=HERS, mclaird="0 -1 0").kit.number[tile]
    rest = " ".join(str(each) for each in (1, 2, 3) if each != coins)
    return with_all(f"seat 1: vp {hers}, coins {purse}", line=line, card=card, mclaird=f"0 {number} {coins} {rest}")


def test_c12_c8_07_mclaird_a_dear_reserved_tile_is_not_counted() -> None:
    assert took(laid_on("s-inshriach", 1, card="a01")) == "s-inshriach", "the number of the card is 1"
    scene = laid_on("s-inshriach", 2, card="a01")
    assert took(scene) != "s-inshriach"
    assert took(laid_on("s-inshriach", 2, card="a03")) != took(laid_on("s-inshriach", 3, card="a06"))
    assert took(laid_on("s-inshriach", 1, card="a06")) != "s-inshriach", "no number counts 0"


def test_c12_c8_07_mclaird_the_odds_go_by_the_same_rule() -> None:
    number = with_all(line=HERS, mclaird="0 -1 0").kit.number["s-inshriach"]
    line = HERS.replace("1 0 die", "0 die 1")
    scene = with_all(line=line, mclaird=f"0 {number} 1 2 3")
    cards = {scene.kit.ids[scene.state.track.tiles[space]]: cards for space, cards in odds(scene.state)}
    assert 0 in cards["s-inshriach"], "a01 has the number 1"
    assert 5 not in cards["s-inshriach"], "a06 has none"


def test_c12_c8_07_mclaird_a_reserved_tile_that_she_takes_brings_you_its_coins() -> None:
    scene = laid_on("s-inshriach", 1, card="a01")
    assert scene.state.estates[YOU].coins == 1
    assert vp(scene) == 9 - 1
    assert marks(scene, "mclaird")[:2] == [-1, 0]
    assert "reserved" in codes(scene)
    poor = laid_on("s-inshriach", 1, card="a01", hers=0)
    assert (vp(poor), poor.state.estates[YOU].coins) == (0, 1), "not below 0"
    assert poor.game.check() == []


def test_c12_c8_07_mclaird_she_pays_nothing_for_one_that_she_leaves_behind() -> None:
    scene = laid_on(
        "s-inshriach", 3, card="a04", purse=5, line=HERS.replace("1 0 die s-inshriach", "1 s-inshriach 0 die")
    )
    assert scene.kit.number["s-inshriach"] not in scene.state.track.tiles, "her pawn has passed it"
    assert scene.state.estates[HER].coins == 5
    assert (scene.state.estates[YOU].coins, marks(scene, "mclaird")[:2]) == (0, [-1, 0]), "the token is spent"


# ---------------------------------------------------------------- Fraser McStarve and Mairead McDenial


def test_c12_c8_07_mcstarve_gets_a_random_haggis_of_hers_before_it_counts() -> None:
    tokens = "part haggis: shown 1 2, hidden 1 1 2 2 2 3 3, tables / 1 1 3 3"
    last = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack B: b-plockton"
    scene = with_all(tokens, line=last, card="a01", chronicles="5 8", mcstarve="0 0")
    scene.draw("stolen haggis", "1")
    while scene.asked[1] != "starve":
        scene.play(YOU, scene.offers[-1])
    assert scene.offers == ["steal-haggis 1", "pass"]
    scene.play(YOU, "steal-haggis 1")
    assert [note.a for note in scene.game.journal if note.code == "haggis-stolen-value"] == [1]
    counted = [award for award in scene.game.score_sheet() if award.source == "score-haggis" and award.seat == HER]
    assert [award.vp for award in counted] == [3 * 3], "three of hers are left"
    assert marks(scene, "mcstarve") == [1]


def test_c12_c8_07_mcdenial_takes_a_bid_token_and_a_card_is_drawn_all_the_same() -> None:
    last = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack B: b-plockton"
    events = laid(TWO_TWO)
    cards = "a01 a04 a06 a07 a10 a02"
    places = {"chronicles": "8 9", "line": last, "card": cards}
    scene = with_all(events, "seat 1: vp 9", mcdenial="0 0", **places)
    while scene.asked[1] != "deny":
        scene.play(YOU, scene.offers[-1])
    assert "bid" not in codes(scene), "before her first card"
    scene.play(YOU, "deny 1")
    scene.play(YOU, "bid -----")
    assert codes(scene).count("bid") == 5
    assert "bid-left" not in codes(scene), "the 4 of the last card, for event 1, has no effect"
    assert stacked(scene) == [2, 3]


# ---------------------------------------------------------------- whole games

LIKED = ("call", "lift-hers", "drop", "mail", "reserve", "steal-haggis", "deny", "free-mob")


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_all_mobs_are_sound(seed: int) -> None:
    chronicles = (1, 2, 3, 5, 6, 7, 8, 9, 10, 11) if seed % 2 else (5, 8, 9)
    game = new_game("glen-more-ii", 1, chronicles, seed=seed, automa="raiglar", options={"mobs": "all"})
    source = Random(seed)
    while not game.over:
        question = game.questions[0]
        assert question.seat == YOU
        liked = [option.id for option in question.options if option.id.split()[0] in LIKED]
        offered = liked if liked and source.random() < 0.6 else [option.id for option in question.options]
        game.play(YOU, source.choice(offered))
        if len(game.choices) % 9 == 0:
            assert game.check() == []
            assert hindmost.restore(through_json(game.snapshot())).hash() == game.hash()
    assert game.check() == []
    assert hindmost.replay(through_json(game.record())).hash() == game.hash()
    assert [game.speak(message, lang) for lang in ("en", "fr") for _, message in game.log(0)]
