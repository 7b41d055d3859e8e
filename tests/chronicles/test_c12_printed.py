"""Whoever has the printed cards in hand types what they say, and Lady Auto MacNifique plays by it (C12-COMP-12)."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest

import hindmost
from hindmost import Game
from hindmost.api import printed_facts
from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.catalogue.glen_more_ii.model import GlenMoreIICatalogue
from hindmost.catalogue.problems import CatalogueError
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import course
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import room
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import steps_of
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import vp_table
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import reward_at, score_bonus
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import ChoiceRule, Looking, automa
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.printed import number_at, print_of
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Json
from hindmost.mechanics.track import OFF
from tests.chronicles.solo import FILLED, board, marked, took, vp, with_her
from tests.chronicles.test_c12 import LATE
from tests.chronicles.test_c12_companion import ALL
from tests.chronicles.witness import Retold, Witness, hers, sheet_of
from tests.corrected import own
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import through_json

OURS: Final = {(each.number, each.name): each for each in printed_facts("glen-more-ii")}
EVERY: Final[dict[tuple[int, str], Json]] = {
    (12, "a01"): ["purple", "distance-2", "n3-village-plain", "priority", "box-2"],
    (12, "castle_icons"): ["loch", "village"],
    (12, "blue_path"): ["macdonell", "cameron", "macintosh"],
    **{(12, f"chronicle_{n}_card"): ["4-icon", "plain-animal"] for n in (1, 3, 5, 6, 10, 11)},
    (12, "chronicle_2_card"): ["4-before-mountain", "plain-mountain"],
    **{(12, each.name): each.value + 1 for each in OURS.values() if isinstance(each.value, int) and each.number == 12},
    (12, "caber_edge"): ["stone-1", "vp-4", "score-2", "score-3", "coins-2"],
    (1, "neutral_spaces"): 7,
    (3, "sale_spaces"): [2, 2, 3],
    (6, "castle_table"): [0, 3, 9],
    (9, "score_table"): [0, 2, 5, 5, 12],
    (10, "centre_track"): ["coins-2", "resource-any", "vp-2", "coins-3", "barrel-2"],
    (10, "stone_track"): ["coins-1", "resource-sheep-cattle", "score-2", "score-4", "barrel-1"],
}
"""Something else for a fact of every kind."""


def read(told: dict[tuple[int, str], Json]) -> str:
    """The text of a corrected file."""
    tables: dict[int, str] = {}
    for (number, name), value in told.items():
        tables[number] = tables.get(number, "") + f'{name} = {{ source = "P", value = {json.dumps(value)} }}\n'
    return own("glen-more-ii") + "".join(f"\n[chronicles.{number}]\n{lines}" for number, lines in tables.items())


class Reading(GlenMoreIIRules):
    """The rules at a table where this has been read."""

    def __init__(self, **told: Json) -> None:
        super().__init__()
        self.text = read({(12, name): value for name, value in told.items()})

    def load(self, text: str | None) -> GlenMoreIICatalogue:
        return load_glen_more_ii(self.text)


def reading(*position: str, cards: str, told: dict[str, Json], **more: Any) -> Scene:
    return with_her(*position, cards=cards, rules=Reading(**told), **more)


def begun(told: dict[tuple[int, str], Json], *chronicles: int, seed: int = 3, **more: Any) -> Game:
    corrected = read(told) if told else None
    return hindmost.new_game("glen-more-ii", 1, chronicles, seed, automa="raiglar", corrected=corrected, **more)


def state_of(game: Game) -> GlenMoreII:
    assert isinstance(game.state, GlenMoreII)
    return game.state


# ---------------------------------------------------------------- what can be read otherwise


def test_c12_comp_12_all_that_the_clause_names_and_nothing_that_is_stated() -> None:
    found = set(OURS)
    cards = {(12, card.name) for card in CARDS}
    icons = {(12, f"{name}_icons") for name in ("castle", "landmarks", "whisky", "persons")}
    chronicle_cards = {(12, f"chronicle_{number}_card") for number in (1, 2, 3, 5, 6, 10, 11)}
    paths = {(12, "blue_path"), (12, "purple_path")}
    edges = {(12, "caber_edge"), (12, "stone_edge")}
    others = {(1, "neutral_spaces"), (3, "sale_spaces"), (6, "castle_table"), (6, "whisky_table"), (9, "score_table")}
    tracks = {(10, "centre_track"), (10, "caber_track"), (10, "stone_track")}
    named = cards | icons | chronicle_cards | paths | edges | others | tracks
    assert named < found
    assert all(isinstance(OURS[each].value, int) and each[0] == 12 for each in found - named)
    assert {each.source for each in OURS.values()} == {"R"}
    missing = (12, "levels"), (12, "start_vp"), (12, "mob_cards"), (12, "boat_steps"), (12, "feast_most")
    assert found.isdisjoint(missing)


def test_c12_comp_12_until_told_she_plays_with_the_reconstructed_ones() -> None:
    g = state_of(begun({}, *ALL))
    assert [card.rows[0].icons for card in print_of(g).cards] == [card.rows[0].icons for card in CARDS]
    assert begun({}).setup.to_json().get("catalogue") is None
    same = begun({key: list(each.value) if isinstance(each.value, tuple) else each.value for key, each in OURS.items()})
    while not same.over:
        (question,) = same.questions
        same.play(question.seat, question.options[0].id)
    usual = begun({})
    for choice in same.choices:
        usual.play(choice.seat, choice.option_id)
    assert usual.scores == same.scores


@pytest.mark.parametrize(
    ("fact", "value", "fault"),
    [
        ((12, "item_vp"), 21, "from 0 to 20"),
        ((12, "item_vp"), [1], "from 0 to 20"),
        ((12, "first_face"), 4, "from 1 to 3"),
        ((12, "a01"), [], "no Distance"),
        ((12, "a01"), ["distance-4"], "no rows"),
        ((12, "a01"), ["distance-15", "box-1"], "from 1 to 14"),
        ((12, "a01"), ["distance-4", "box-0"], "no row"),
        ((12, "a01"), ["distance-4", "hill"], "no row"),
        ((12, "a01"), ["distance-4", "village-n1"], "C12-CARD-03"),
        ((12, "a01"), ["distance-4", "village", "n1"], "C12-CARD-03"),
        ((12, "a01"), ["distance-4", "village-village"], "twice"),
        ((12, "a01"), ["purple", "blue", "distance-4", "box-1"], "in this order"),
        ((12, "a01"), ["distance-4", "box-1", "blue"], "in this order"),
        ((12, "a01"), ["distance-4", *["priority"] * 9], "1 to 8"),
        ((12, "castle_icons"), [], "1 to 4"),
        ((12, "castle_icons"), ["hill"], "is unknown"),
        ((12, "castle_icons"), ["loch", "loch"], "twice"),
        ((12, "blue_path"), ["cameron", "macdonell"], 'begin with "macdonell"'),
        ((12, "blue_path"), ["macdonell", "smith"], "is unknown"),
        ((12, "blue_path"), ["macdonell", "sutherland"], "paths of both markers"),
        ((12, "chronicle_1_card"), ["river"], "does not say when"),
        ((12, "chronicle_1_card"), ["0-river"], "does not say when"),
        ((12, "chronicle_1_card"), ["4-mountain"], "is no target"),
        ((12, "chronicle_1_card"), ["4-river", "4-river"], "twice"),
        ((12, "chronicle_1_card"), [], "1 to 4 rules"),
        ((12, "caber_edge"), ["vp-1"], "write 5 words"),
        ((12, "caber_edge"), ["vp-1", "vp-1", "vp-1", "vp-1", "vp-99"], "cannot be number 5"),
        ((10, "centre_track"), ["vp-1", "resource-any", "vp-1", "vp-1", "vp-1"], "cannot be number 1"),
        ((6, "castle_table"), [0, 3, 2], "never fall"),
        ((6, "castle_table"), [1, 3], "begin with 0"),
        ((3, "sale_spaces"), [1, 2], "3 of them"),
        ((1, "neutral_spaces"), 2, "from 3 to 12"),
        ((12, "levels"), ["gentle"], "cannot be read otherwise"),
        ((2, "items"), 3, "cannot be read otherwise; there are: none"),
    ],
    ids=str,
)
def test_c12_comp_12_what_cannot_be_printed_is_refused(fact: tuple[int, str], value: Json, fault: str) -> None:
    with pytest.raises(CatalogueError, match="chronicles") as told:
        begun({fact: value}, *ALL)
    assert fault in str(told.value)


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ("chronicles = 3\n", "write a table for each chronicle"),
        ("[chronicles.x]\na01 = 1\n", "is no chronicle"),
        ("[chronicles]\n12 = 4\n", "is no chronicle"),
        ("[chronicles.12]\na01 = 1\n", "value = ..., source = ..."),
        ('[chronicles.12]\na01 = { source = "X", value = 1 }\n', "one of the letters"),
        ('[chronicles.12]\nitem_vp = { source = "P" }\n', "value: is missing"),
    ],
)
def test_c12_comp_12_so_is_what_is_not_written_as_a_table(table: str, fault: str) -> None:
    text = own("glen-more-ii")
    text = table + text if table.startswith("chronicles =") else f"{text}\n{table}"
    with pytest.raises(CatalogueError) as told:
        load_glen_more_ii(text)
    assert fault.removeprefix("one of ") in str(told.value)


# ---------------------------------------------------------------- she plays by it


def test_c12_comp_12_an_action_card() -> None:
    line = "rondel: 1 0 die a-dornie a-pulteney s-inshriach * * * * * * * -"
    card = ["purple", "distance-2", "material", "whisky", "box-1"]
    assert took(with_her(line, cards="a01")) == "s-inshriach"
    scene = reading(line, cards="a01", told={"a01": card})
    assert took(scene) == "a-pulteney"
    assert marked(scene) == ["macdonell", "sutherland"]


def test_c12_comp_12_the_icons_of_the_priority_tiles() -> None:
    line = "rondel: 1 0 die a-dornie a-pulteney * * * * * * * * -"
    assert took(with_her(line, cards="a07", priorities="castle whisky landmarks persons")) == "a-dornie"
    told: dict[str, Json] = {"castle_icons": ["loch", "whisky"]}
    assert took(reading(line, cards="a07", priorities="castle whisky landmarks persons", told=told)) == "a-pulteney"


def test_c12_comp_12_the_paths_of_her_markers() -> None:
    told: dict[str, Json] = {"blue_path": ["macdonell", "ruthven", "munro", "cameron"]}
    scene = reading(f"rondel: {FILLED}", cards="a03", told=told)
    assert marked(scene) == ["munro", "sutherland"]  # Ruthven is not in play


@pytest.mark.parametrize(
    ("fact", "value", "tile", "card", "gained"),
    [
        ("whisky_barrels", 3, "a-pulteney", "a08", (3, 0)),
        ("resource_stones", 4, "s-inshriach", "a01", (0, 4)),
        ("resource_stones", 0, "s-inshriach", "a01", (0, 0)),
    ],
)
def test_c12_comp_12_what_a_type_gives(fact: str, value: int, tile: str, card: str, gained: tuple[int, int]) -> None:
    scene = reading(f"rondel: 1 0 die {tile} * * * * * * * * * -", cards=card, told={fact: value})
    assert (scene.state.estates[HER].whisky, board(scene).stones) == gained


def test_c12_comp_12_bodach_takes_what_is_stated_or_more() -> None:
    line = "rondel: 1 0 die s-inshriach * * * * * * * * * -"
    stones = [
        board(reading(line, cards="a01", level="bodach", told={"resource_stones": n})).stones for n in (1, 2, 3, 5)
    ]
    assert stones == [3, 3, 3, 5]


def test_c12_comp_12_the_market_beyond_its_rows() -> None:
    told: dict[str, Json] = {"beyond_price": 5, "beyond_share": 2}
    line = "rondel: 0 1 die a-dornie * * * * * * * * * -; market: stone 3"
    scene = reading(line, "seat 0: coins 5", cards="", told=told)
    scene.follow("0 take 3", "seat 0: coins 0", "seat 1: coins 2")


def test_c12_comp_12_the_statue() -> None:
    position = "rondel: 1 0 die d-central-square-statue * * * * * * * * * -; stack D: d-strathdon d-rannoch"
    usual = with_her(position, cards="a02", chronicles="10")
    other = reading(position, cards="a02", chronicles="10", told={"statue_vp": 5})
    assert vp(other) - vp(usual) == 2
    position = f"rondel: 1 0 die b-scone-abbey * * * * * * * * * -; {LATE}"
    nothing = reading(position, cards="a10", told={"statue_vp": 5})
    assert vp(nothing) == 0, "no trade tile without an exchange gives what the statue does"


def test_c12_comp_12_values_of_other_chronicles() -> None:
    g = state_of(begun(EVERY, *ALL))
    assert course(g, 1) == list(range(7))
    assert room(g) == 2
    assert steps_of(g, "castle") == (0, 3, 9)
    assert steps_of(g, "whisky") == OURS[6, "whisky_table"].value
    assert vp_table(g) == (0, 2, 5, 5, 12)
    assert reward_at(g, 5).name == "barrel-2"
    assert [score_bonus(g, level, 1) for level in range(6)] == [0, 0, 0, 2, 4, 4]
    assert [prize.name for prize in print_of(g).edges[0]] == EVERY[12, "caber_edge"]
    names = [name for number, name in EVERY if number == 12 and isinstance(OURS[number, name].value, int)]
    assert [number_at(g, name) for name in names] == [EVERY[12, name] for name in names]
    assert len(names) > 15


class Fires:
    """Which rules of a chronicle card fire at an icon."""

    def __init__(self, g: GlenMoreII, chronicle: int) -> None:
        (conduct,) = (each for each in automa(g).conducts if each.chronicle == chronicle)
        self.rules: tuple[ChoiceRule, ...] = conduct.rules(g)

    def first(self, g: GlenMoreII, available: list[int], number: int) -> int:
        looking = Looking(available, available, 5, False)
        for rule in self.rules:
            if number <= rule.most if number else not rule.most:
                space = rule.target(g, looking)
                if space != OFF:
                    return space
        return OFF


@pytest.mark.parametrize("chronicle", [3, 5, 6, 10, 11])
def test_c12_comp_12_triggers_and_targets_of_a_chronicle_card(chronicle: int) -> None:
    """`4-landmark`, `plain-animal`: whatever the chronicle."""
    told: dict[tuple[int, str], Json] = {(12, f"chronicle_{chronicle}_card"): ["4-landmark", "plain-animal"]}
    g = state_of(begun(told, chronicle))
    spaces = [space for space, tile in enumerate(g.track.tiles) if tile >= 0]
    rules = Fires(g, chronicle)
    landmarks = [space for space in spaces if g.kit.cards[g.track.tiles[space]] >= 0]
    animals = [space for space in spaces if g.kit.types[g.track.tiles[space]] == "animal"]
    for number, wanted in ((1, landmarks), (4, landmarks), (5, []), (0, animals)):
        assert rules.first(g, spaces, number) == (wanted[0] if wanted else OFF)


def played_on(game: Game, random: Random, most: int) -> None:
    for _ in range(most):
        if game.over:
            return
        (question,) = game.questions
        ids = [option.id for option in question.options]
        stops = [each for each in ids if each.startswith("at ")][:4]
        numbers = [each for each in ids if each.startswith("count ")]
        game.play(question.seat, random.choice(stops or numbers[:6] or ids))


@pytest.mark.parametrize("companion", [False, True])
@pytest.mark.parametrize("chronicles", [(), ALL])
def test_c12_comp_12_a_game_is_kept_replayed_and_restored_with_them(
    chronicles: tuple[int, ...], companion: bool
) -> None:
    told = {key: value for key, value in EVERY.items() if key[0] in (12, *chronicles)}
    game = begun(told, *chronicles, companion=companion)
    played_on(game, Random(7), 60)
    assert hindmost.restore(through_json(game.snapshot())).hash() == game.hash()
    played_on(game, Random(8), 5_000)
    assert game.over
    record = through_json(game.record())
    assert record["catalogue"] == read(told)
    again = hindmost.replay(record)
    assert (again.scores, again.hash()) == (game.scores, game.hash())
    assert print_of(state_of(again)).cards[0].distance == 2


@pytest.mark.parametrize(("chronicles", "seed"), [((), 4), ((1, 2, 3), 5), (ALL, 6)])
def test_c12_comp_13_the_very_same_game_with_what_was_read(chronicles: tuple[int, ...], seed: int) -> None:
    told = {key: value for key, value in EVERY.items() if key[0] in (12, *chronicles)}
    witness = Witness(chronicles, "raiglar", seed, read(told))
    retold = Retold(witness)
    assert hers(retold.game) == hers(witness.game)
    assert sheet_of(retold.game) == sheet_of(witness.game)
    assert retold.game.scores == witness.game.scores
