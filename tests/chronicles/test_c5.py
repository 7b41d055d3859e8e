"""Chronicle 5, Address to a Haggis: how tokens are gained, and what stays secret of them."""

from __future__ import annotations

import json
from random import Random

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import DATA, TOKENS
from tests.chronicles.haggis import FULL, INN, KEY, at_the_inn, dinner
from tests.glen_more_ii_scenario import Scene
from tests.properties.secrets import with_other_secrets
from tests.properties.test_non_interference import known_to, log_texts

INNS = {
    "a-drovers-inn": 1,
    "b-ye-olde-inn": 1,
    "b-creek-inn": 0,
    "c-haggis-house": 2,
    "d-beast-feast-inn": 1,
}
"""With the tokens of their immediate effects."""
AT_HOME = "chronicles 5; rondel: 0 1 2 s-inshriach * * * * * * * * * -"
EMPTY = ((2, 1, 1, 1, 1), (1, 2, 2, 2, 3), (1, 3, 3))
"""All 13 tokens lie on tables."""


def activating(*position: str, tables: tuple[tuple[int, ...], ...] = (), shown: tuple[int, ...] = (1, 3)) -> Scene:
    """Seat 0 has an inn, and may activate it."""
    scene = dinner(AT_HOME, "seat 0; 1,1: b-ye-olde-inn", *position, tables=tables, shown=shown)
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate")
    return scene


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c5_01_for_two_to_four(seats: int) -> None:
    assert hindmost.new_game("glen-more-ii", seats, chronicles=(5,), seed=1).questions


def test_c5_02_six_tiles_thirteen_tokens_four_tables() -> None:
    tiles = [id_ for id_, record in DATA.patch.add.items() if record["list"] == "tiles"]
    assert sorted(tiles) == sorted([*INNS, "a-shetland-sheep"])
    assert len(TOKENS) == 13
    assert set(TOKENS) == {1, 2, 3}
    assert DATA.facts.number["serving_tables"] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c5_03_two_of_the_supply_lie_face_up(seats: int) -> None:
    drawn = set()
    for seed in range(30):
        game = hindmost.new_game("glen-more-ii", seats, chronicles=(5,), seed=seed)
        supply = game.view(None)["table"]["haggis-supply"]
        assert (len(supply["shown"]), supply["hidden"]) == (2, 11)
        assert [seat["haggis"] for seat in game.view(None)["seats"]] == [0] * seats
        drawn |= set(supply["shown"])
    assert drawn == {1, 2, 3}


def test_c5_03_the_tiles_are_in_their_stacks() -> None:
    scene = Scene("chronicles 5; seats 3")
    sizes = [len(stack) for stack in scene.state.stacks]
    bare = [len(stack) for stack in Scene("seats 3").state.stacks]
    assert [more - less for more, less in zip(sizes, bare, strict=True)] == [0, 2, 2, 1, 1]
    for tile in [*INNS, "a-shetland-sheep"]:
        assert scene.book.guarded[scene.kit.number[tile]], "the Die never takes it"


def test_c5_04_the_inns_are_whisky_tiles_and_shetland_sheep_an_animal() -> None:
    kit = Scene(AT_HOME).kit
    assert {kit.types[kit.number[inn]] for inn in INNS} == {"whisky"}
    assert kit.types[kit.number["a-shetland-sheep"]] == "animal"


@pytest.mark.parametrize("domain", ["macdonell", "maclean"])
def test_c5_04_macdonell_and_maclean_may_activate_an_inn(domain: str) -> None:
    scene = dinner(
        "chronicles 5; rondel: 0 1 2 a-robert-i * * * * * * * * * -",
        "seat 0: coins 9; 1,1: b-ye-olde-inn, sheep 1",
    )
    scene.follow("0 take 3", f"0 claim {domain}", "asks 0 activate-types", "offers also: activate 1,1")
    scene.follow("0 activate 1,1", "0 pay sheep 1,1", "0 haggis 3")
    assert scene.part(KEY).tables[0] == [3]


def test_c5_04_macgregor_has_nothing_to_do_with_them() -> None:
    scene = activating("seat 0: domains macgregor; 0,0: sheep 1")
    scene.follow("0 activate 1,1", "asks 0 gain-haggis", "0 haggis 1", "asks 0 activate")


# ---------------------------------------------------------------- gaining


def test_c5_05_one_that_lies_face_up() -> None:
    scene = at_the_inn(shown=(1, 3))
    scene.follow("asks 0 gain-haggis", "offers: haggis 1 / haggis 3 / draw-haggis", "refuses: haggis 2 C5-05")
    scene.follow("allows: haggis 3 C5-05", "draw haggis: 2", "0 haggis 3")
    part = scene.part(KEY)
    assert (part.tables[0], part.shown) == ([3], [1, 2])


def test_c5_05_or_one_drawn_unseen() -> None:
    scene = at_the_inn()
    scene.follow("draw haggis: 2", "0 draw-haggis", "asks 0 activate")
    part = scene.part(KEY)
    assert (part.tables[0], part.shown, len(part.hidden)) == ([2], [1, 3], 10)


def test_c5_05_each_that_lies_face_down_is_as_likely_as_the_next() -> None:
    scene = at_the_inn(tables=[(), (1, 1, 1, 1, 1), (2, 2, 2)], shown=(2, 3))
    drawn = []
    for seed in range(200):
        twin = scene.game.redealt(0, seed=seed)
        twin.play(0, "draw-haggis")
        drawn += twin.view(0)["seats"][0]["haggis"]
    # Of the eleven that seat 0 has not seen, six are of value 1, three of value 2, two of value 3.
    assert drawn.count(1) > drawn.count(2) > drawn.count(3) > 0


def test_c5_05_two_of_one_value_are_one_choice() -> None:
    at_the_inn(shown=(2, 2)).follow("offers: haggis 2 / draw-haggis", "refuses: haggis 3 C5-05")


def test_c5_06_on_a_full_table_the_new_one_is_seen_first_and_an_old_one_goes() -> None:
    scene = at_the_inn(tables=[FULL])
    scene.follow("draw haggis: 3", "0 draw-haggis", "asks 0 replace-haggis")
    assert scene.game.questions[0].text("en").startswith("Your table is full and this haggis is a 3")
    assert scene.game.view(0)["seats"][0]["haggis"] == [*FULL, 3]
    scene.follow("offers: return-haggis 1 / return-haggis 2 / return-haggis 3", "allows: return-haggis 1 C5-06")
    scene.follow("shows: return-haggis 1 = return-haggis 1 @ haggis:0:1")
    scene.follow("0 return-haggis 1", "asks 0 activate")
    part = scene.part(KEY)
    assert part.tables[0] == [1, 2, 2, 3, 3]
    assert part.hidden.count(1) == 4, "it has gone back"
    assert part.fresh == [[], [], []]


def test_c5_06_the_new_one_stays() -> None:
    scene = at_the_inn(tables=[(1, 1, 2, 2, 2)])
    scene.follow("0 haggis 3", "asks 0 replace-haggis", "refuses: return-haggis 3 C5-06", "0 return-haggis 2")
    assert scene.part(KEY).tables[0] == [1, 1, 2, 2, 3]


def test_c5_06_a_table_with_a_free_place_asks_nothing() -> None:
    scene = at_the_inn(tables=[(1, 1, 2, 2)])
    scene.follow("0 haggis 3", "asks 0 activate")
    assert scene.part(KEY).tables[0] == [1, 1, 2, 2, 3]


def test_c5_07_a_new_one_is_turned_up_after_each() -> None:
    scene = dinner(
        "chronicles 5; rondel: 0 1 2 c-haggis-house * * * * * * * * * -; stack C: c-glengorm",
        "seat 0; 0,0: wood 1, stone 1",
    )
    scene.follow("0 take 3", "0 place 0,1", "draw haggis: 2 3")
    scene.follow("0 haggis 1", "offers: haggis 2 / haggis 3 / draw-haggis", "0 haggis 2", "asks 0 activate")
    part = scene.part(KEY)
    assert (part.tables[0], part.shown) == ([1, 2], [3, 3])


def test_c5_07_a_replaced_one_is_mixed_in_before() -> None:
    """The only token that lies face down then is the one that was replaced."""
    scene = at_the_inn(tables=[(2, 2, 2, 2, 3), (1, 1, 1, 1, 1), (1,)], shown=(3, 3))
    scene.follow("0 return-haggis 2")
    part = scene.part(KEY)
    assert (part.shown, part.hidden, part.tables[0]) == ([2, 3], [], [2, 2, 2, 3, 3])


def test_c5_07_the_last_ones_all_lie_face_up() -> None:
    scene = at_the_inn(tables=[(), (1, 1, 1, 1, 1), (1, 2, 2, 2, 2)], shown=(3, 3))
    scene.follow("asks 0 gain-haggis", "refuses: haggis 1 C5-05", "0 draw-haggis")
    assert scene.part(KEY).hidden == []
    scene = at_the_inn(tables=[(3,), (1, 1, 1, 1, 1), (1, 2, 2, 2, 2)], shown=(3, 3))
    scene.follow("asks 0 activate")
    part = scene.part(KEY)
    assert (part.shown, part.tables[0]) == ([3], [3, 3]), "there was nothing to choose"


def test_c5_07_without_any_face_down_none_is_drawn() -> None:
    scene = at_the_inn(tables=[(3,), (1, 1, 1, 1, 1), (2, 2, 2, 2, 3)], shown=(1, 3))
    scene.follow("offers: haggis 1 / haggis 3", "refuses: draw-haggis C5-07", "0 haggis 3")
    assert scene.part(KEY).shown == [1]


def test_c5_08_with_an_empty_supply_no_sheep_is_paid() -> None:
    scene = activating("seat 0; 0,0: sheep 1", tables=EMPTY, shown=())
    scene.follow("refuses: activate 1,1 C5-08", "0 end", "seat 0: sheep 1")


def test_c5_08_an_immediate_effect_gives_nothing_then() -> None:
    scene = at_the_inn(tables=EMPTY, shown=())
    scene.follow("asks 0 activate", "seat 0: cell 0,1 a-drovers-inn")
    assert scene.part(KEY).tables == [sorted(table) for table in EMPTY]


def test_c5_08_everybody_looks_at_the_own_tokens_and_nobody_at_others() -> None:
    game = dinner(AT_HOME, tables=[(1, 3), (2,)]).game
    seen = [[seat["haggis"] for seat in game.view(eyes)["seats"]] for eyes in (0, 1, 2, None)]
    assert seen == [[[1, 3], 1, 0], [2, [2], 0], [2, 1, []], [2, 1, 0]]


def test_c5_09_an_inn_gives_a_token_for_a_sheep_if_its_owner_likes() -> None:
    scene = activating("seat 0; 0,0: sheep 2")
    scene.follow("allows: activate 1,1 C5-09", "offers also: end", "0 activate 1,1", "0 haggis 3")
    scene.follow("seat 0: sheep 1", "refuses: activate 1,1 GM2-ACT-03")
    assert scene.part(KEY).tables[0] == [3]


def test_c5_09_the_sheep_may_be_bought() -> None:
    scene = activating("seat 0: coins 1")
    scene.follow("0 activate 1,1", "0 haggis 1", "seat 0: coins 0", "market: sheep 1")
    assert scene.part(KEY).tables[0] == [1]
    scene.follow("tells: 0 bought 1 sheep 1 / 0 haggis-taken 1 / - haggis-turned-up 1")


def test_c5_09_without_sheep_and_coins_there_is_nothing_to_pay_with() -> None:
    activating().follow("refuses: activate 1,1 GM2-TRADE-01")


@pytest.mark.parametrize(("inn", "tokens"), INNS.items())
def test_c5_10_what_an_inn_gives_at_once(inn: str, tokens: int) -> None:
    river = "2,0" if inn == "b-creek-inn" else "0,1"
    scene = dinner(
        f"chronicles 5; rondel: 0 1 2 {inn} * * * * * * * * * -; stack D: d-millburn",
        "seat 0; 0,0: wood 1, stone 1, cattle 1; 1,0: scotsmen 1",
    )
    scene.follow("0 take 3")
    while scene.asked[1] == "pay":
        scene.play(0, scene.offers[0])
    scene.follow(f"0 place {river}")
    for _ in range(tokens):
        scene.follow("asks 0 gain-haggis", "0 draw-haggis")
    scene.follow("asks 0 activate")
    assert len(scene.part(KEY).tables[0]) == tokens


def test_c5_10_shetland_sheep_gives_none_and_makes_sheep() -> None:
    scene = dinner("chronicles 5; rondel: 0 1 2 a-shetland-sheep * * * * * * * * * -")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "seat 0: sheep 1")
    assert scene.part(KEY).tables[0] == []


def test_c5_18_a_token_of_an_immediate_effect_must_be_taken() -> None:
    scene = at_the_inn()
    assert not [offer for offer in scene.all_offers if not offer.startswith(("haggis", "draw-haggis"))]


def test_c5_18_with_a_full_table_too() -> None:
    scene = at_the_inn(tables=[FULL])
    scene.follow("0 haggis 3", "asks 0 replace-haggis")
    assert {offer.split()[0] for offer in scene.all_offers} == {"return-haggis"}


def test_c5_18_of_two_as_many_as_there_are() -> None:
    scene = dinner(
        "chronicles 5; rondel: 0 1 2 c-haggis-house * * * * * * * * * -; stack C: c-glengorm",
        "seat 0; 0,0: wood 1, stone 1",
        tables=[(1, 3), (1, 1, 1, 1, 1), (2, 2, 2, 2, 3)],
        shown=(3,),
    )
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate")
    assert (scene.part(KEY).tables[0], scene.part(KEY).shown) == ([1, 3, 3], [])


def test_what_is_drawn_or_turned_up_cannot_be_taken_back() -> None:
    scene = at_the_inn()
    reveals = {option.id: option.reveals for option in scene.game.questions[0].options}
    assert reveals == {"haggis 1": True, "haggis 3": True, "draw-haggis": True}
    scene.follow("0 draw-haggis")
    assert not scene.game.can_undo
    scene = at_the_inn(tables=[FULL])
    reveals = {option.id: option.reveals for option in scene.game.questions[0].options}
    assert reveals == {"haggis 1": False, "haggis 3": False, "draw-haggis": True}
    scene.follow("0 haggis 1")
    assert all(option.reveals for option in scene.game.questions[0].options)
    scene.follow("undo", "asks 0 gain-haggis")
    assert scene.part(KEY).shown == [1, 3]


# ---------------------------------------------------------------- secrets


def seen_by(scene: Scene, seat: int | None) -> str:
    """Everything that a seat can look at, as text."""
    game = scene.game
    asked = [
        [question.kind, question.text("en"), [(option.id, option.text("fr")) for option in question.options]]
        for question in game.questions
        if question.seat == seat
    ]
    log = [(by, game.speak(line, lang)) for by, line in game.log(seat) for lang in ("en", "fr")]
    return json.dumps([game.view(seat), asked, log])


@pytest.mark.parametrize("rival", [1, 2, None])
def test_c5_19_nobody_learns_what_is_drawn_or_given_back(rival: int | None) -> None:
    """At every step the same for rivals, byte for byte, even if all tokens of the table are alike."""
    courses = (
        ((1, 1, 1, 1, 1), "2", "1"),
        ((1, 1, 1, 1, 2), "1", "2"),
        ((1, 2, 2, 3, 3), "1", "3"),
    )
    seen = []
    for table, drawn, given in courses:
        scene = at_the_inn(tables=[table, (1,)], shown=(2, 3))
        steps = [seen_by(scene, rival)]
        scene.follow(f"draw haggis: {drawn}", "0 draw-haggis")
        assert scene.asked == (0, "replace-haggis"), "asked also where there is one answer"
        steps += [seen_by(scene, rival), str([option.reveals for option in scene.game.questions[0].options[:1]])]
        scene.follow(f"0 return-haggis {given}")
        seen.append([*steps, seen_by(scene, rival)])
    assert seen[0] == seen[1] == seen[2]


def test_c5_19_whoever_draws_sees_it_in_the_log() -> None:
    scene = at_the_inn(tables=[FULL])
    scene.follow("draw haggis: 2", "0 draw-haggis", "0 return-haggis 1")
    logs = {seat: [scene.game.speak(line, "en") for _, line in scene.game.log(seat)] for seat in (0, 1, None)}
    drawn, returned = "has drawn a haggis of value 2", "has given back a haggis of value 1"
    assert drawn in logs[0]
    assert returned in logs[0]
    for seat in (1, None):
        assert drawn not in logs[seat]
        assert returned not in logs[seat]
        assert "draws a face-down haggis" in logs[seat]
        assert "gives a haggis back to the supply" in logs[seat]


def test_c5_19_everybody_sees_what_was_taken_face_up() -> None:
    scene = at_the_inn()
    scene.follow("0 haggis 3")
    assert "takes a haggis of value 3" in [scene.game.speak(line, "en") for _, line in scene.game.log(1)]


def test_c5_19_places_mean_nothing() -> None:
    tables = [at_the_inn(tables=[order]).part(KEY).tables[0] for order in ((1, 2, 3), (3, 1, 2))]
    assert tables[0] == tables[1] == [1, 2, 3]


def test_a_redeal_leaves_the_own_table_and_changes_the_others() -> None:
    scene = at_the_inn(tables=[FULL, (1, 2, 3)])
    scene.follow("draw haggis: 2", "0 draw-haggis")
    for eyes, other in ((0, 1), (1, 0)):
        met = set()
        for seed in range(40):
            twin = scene.game.redealt(eyes, seed=seed)
            assert twin.check() == []
            assert twin.view(eyes) == scene.game.view(eyes)
            met.add(tuple(twin.view(other)["seats"][other]["haggis"]))
        assert len(met) >= 4, "anything that they could be"


HUNGRY = """
    chronicles 5
    rondel: 0 1 2 a-drovers-inn b-ye-olde-inn b-creek-inn a-shetland-sheep * * * * * * -
    stack B: b-plockton b-kingussie
    every seat: coins 9, whisky 2
    0,0: wood 1, stone 1, sheep 1; 1,0: sheep 2
"""


def test_c5_19_whatever_the_others_have_nobody_can_tell() -> None:
    """Everybody gains as much haggis as can be, with tables that are full or nearly so. At every question it is dealt
    anew what a seat may not know, and nothing changes that reaches it, in the haggis scoring of B neither."""
    met = set()
    for seed in range(2):
        random = Random(seed)
        scene = dinner(HUNGRY, tables=[(1, 1, 1, 2, 3), (1, 2, 2, 3)])
        for _ in range(24):
            game = scene.game
            question = game.questions[0]
            met.add(question.kind)
            assert game.check() == []
            for seat in (0, 1, 2, None):
                twin = with_other_secrets(game, seat, random)
                assert known_to(twin, seat) == known_to(game, seat), f"seat {seat}, {question.kind}"
                assert log_texts(twin, seat) == log_texts(game, seat)
            options = [option.id for option in question.options]
            wanted = [each for each in options if "haggis" in each or tastes_good(scene, each)]
            ending = [each for each in options if each in ("end", "pass")]
            game.play(question.seat, random.choice(wanted or ending or options))
    assert {"gain-haggis", "replace-haggis", "more-haggis"} <= met


def tastes_good(scene: Scene, option_id: str) -> bool:
    """Whether it takes or activates an inn."""
    verb, _, where = option_id.partition(" ")
    if verb == "take":
        return scene.rondel[int(where)] in INNS
    tile = scene.cell(scene.asked[0], where) if verb == "activate" else None
    return tile is not None and tile["tile"] in INNS


def test_the_inn_is_drawn_from_its_record() -> None:
    catalogue = Scene(INN).setup.components
    inn = next(tile for tile in catalogue.tiles if tile.id == "a-drovers-inn")
    assert inn.activation.words(catalogue.lexicon) == "1 sheep > 1 haggis"
    assert inn.activation.signs(catalogue.lexicon) == [1, "sheep", ">", 1, "haggis"]
