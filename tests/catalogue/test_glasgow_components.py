"""The components of Glasgow: counts and check sums, a source for every value, sentences for every mistake."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import hindmost
from hindmost.catalogue import CatalogueError
from hindmost.catalogue.glasgow import load_glasgow

CATALOGUE = load_glasgow()
TEXT = files("hindmost.catalogue").joinpath("glasgow.toml").read_text("utf-8")
PK5 = next(line for line in TEXT.splitlines() if '"pk5"' in line)


@pytest.fixture(scope="module", autouse=True)
def _read_anew() -> None:
    """When tests run, not only when they are collected: a fault of the reading is to be noticed then."""
    global CATALOGUE
    CATALOGUE = load_glasgow()


def test_counts() -> None:
    types = Counter(building.type for building in CATALOGUE.buildings)
    assert types == {"factory": 8, "shop": 3, "park": 6, "tenement": 6, "station": 3, "bank": 4, "monument": 7}
    assert (len(CATALOGUE.buildings), len(CATALOGUE.contracts)) == (37, 14)
    kinds = Counter(contract.kind for contract in CATALOGUE.contracts)
    assert kinds == {"goods": 8, "any": 1, "trade": 1, "refresh": 1, "activate": 1, "reveal": 1, "double": 1}


def test_buildings_of_a_type_are_numbered_from_one() -> None:
    for house in CATALOGUE.facts.names["types"]:
        numbers = [building.number for building in CATALOGUE.buildings if building.type == house]
        assert numbers == list(range(1, len(numbers) + 1)), house


def test_goods_contracts_add_up() -> None:
    gives = Counter(good for contract in CATALOGUE.contracts for good in contract.gives)
    assert gives == {"brick": 5, "steel": 3, "gold": 1, "whisky": 1}
    assert sum(len(contract.gives) > 1 for contract in CATALOGUE.contracts) == 2


def test_no_cost_exceeds_a_store_and_none_holds_whisky() -> None:
    for building in CATALOGUE.buildings:
        for good, capacity in zip(CATALOGUE.goods, CATALOGUE.facts.numbers["capacity"], strict=True):
            assert building.cost.count(good) <= capacity, building.id
        assert set(building.cost) <= {"brick", "steel", "gold"}, building.id


def test_costs_are_in_order_and_add_up() -> None:
    for building in CATALOGUE.buildings:
        assert list(building.cost) == sorted(building.cost, key=CATALOGUE.goods.index), building.id
    first_steel = {building.id for building in CATALOGUE.buildings if building.cost[0] == "steel"}
    assert first_steel == {"sh3", "st3", "bk1", "m3"}
    total = Counter(good for building in CATALOGUE.buildings for good in building.cost)
    assert total == {"brick": 57, "steel": 38, "gold": 11}


def test_printed_points_add_up() -> None:
    vp: Counter[str] = Counter()
    for building in CATALOGUE.buildings:
        vp[building.type] += building.vp
    assert vp == {"factory": 8, "shop": 3, "park": 0, "tenement": 12, "station": 0, "bank": 4, "monument": 58}
    assert sum(vp.values()) == 85


def test_facts_of_the_rules() -> None:
    facts = CATALOGUE.facts
    assert facts.numbers["capacity"] == (5, 4, 3)
    assert facts.numbers["starting_goods"] == (1, 1, 0)
    assert facts.numbers["park_points"] == (0, 1, 4, 9, 16, 25, 36)
    bonuses = (facts.number[f"{name}_bonus"] for name in ("tenement", "shop", "station"))
    assert tuple(bonuses) == (3, 5, 10)
    for conversions in (CATALOGUE.conversions, CATALOGUE.factory_conversions):
        assert [each.words for each in conversions] == ["brick>steel", "steel>brick", "steel>gold", "gold>steel"]
        assert {(each.number, each.received) for each in conversions} == {(1, 1)}
    assert CATALOGUE.once == ("steel>gold",)
    assert {facts.source[name] for name in ("conversions", "factory_conversions", "once")} == {"R"}


def test_every_value_has_a_source() -> None:
    for fact in CATALOGUE.to_json()["facts"].values():
        assert fact["source"] in ("S", "P", "R")
    for record, fields in (
        (CATALOGUE.contracts, {"kind", "gives"}),
        (CATALOGUE.buildings, {"type", "cost", "vp", "effect"}),
    ):
        for item in record:
            assert set(item.source) == fields, item.id
            assert set(item.source.values()) <= {"S", "P", "R"}, item.id


def test_costs_are_called_reconstructed_and_types_are_not() -> None:
    assert {building.source["cost"] for building in CATALOGUE.buildings} == {"R"}
    assert {building.source["type"] for building in CATALOGUE.buildings} == {"S"}
    assert CATALOGUE.source_of("f5", "vp") == "P"
    assert CATALOGUE.source_of("game", "capacity") == "S"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "glasgow"', 'game = "chess"', 'game: is "chess"; this is no file for "glasgow"'),
        ("value = [5, 4, 3]", "value = [5, 4]", "capacity: must have a number for each of: brick, steel, gold"),
        ("value = [5, 4, 3]", "value = [0, 4, 3]", "starting_goods: nobody starts with more than a store holds"),
        ('"brick", "steel", "gold"]', '"brick", "steel", "golf"]', "goods: are brick, steel, golf; the game"),
        ("value = 12", "value = 9", "ring_contracts: the ring has room for 12 contracts"),
        ("value = [5, 4] ", "value = [4, 5] ", "city: write the long side, then the short one, like [5, 4]"),
        ('"steel>gold", "gold', '"steel>tin", "gold', '"steel>tin" is no conversion'),
        ("16, 25, 36]", "16, 25]", "park_points: must say what 0 to 6 parks are worth"),
        ('["monument", "factory"', '["monument", "pub"', 'station_set: "pub" does not fit'),
        ('"factory", "shop", "park"', '"factory", "park"', 'types: "shop" does not fit'),
        ('"factory", "shop", "park"', '"factory", "shop", "pub", "park"', 'types: "pub" does not fit'),
        ('kind = "any",      gives = "-"', 'kind = "any",      gives = "gold"', "c09: gives: a goods tile gives"),
        ('kind = "refresh"', 'kind = "refrsh"', "c11: kind:"),
        ('id = "c02"', 'id = "c01"', "c01: two records have this id; rename one"),
        ('effect = "trade"', 'effect = "trde"', 'f7: effect: is "trde"; write one of:'),
        ('effect = "2 per factory"', 'effect = "two per factory"', 'bk1: effect: is "two per factory"; write it like'),
        (PK5, PK5.replace("brick gold", "gold gold gold gold"), "pk5: cost: more gold than a store holds can never be"),
        (PK5, PK5.replace('effect = "-"', 'effect = "trade"'), 'pk5: effect: a park has none; write "-"'),
        (PK5, PK5.replace("brick", "whisky"), 'pk5: cost: "whisky" is unknown'),
        (PK5, PK5.replace("brick gold", "-"), "pk5: cost: every building costs"),
        ("vp = 11", 'vp = "11"', "m7: vp:"),
    ],
)  # fmt: skip
def test_a_mistake_is_told(old: str, new: str, sentence: str) -> None:
    assert TEXT.count(old) >= 1, old
    with pytest.raises(CatalogueError) as caught:
        load_glasgow(TEXT.replace(old, new, 1))
    assert sentence in str(caught.value), str(caught.value)


def test_too_few_buildings_are_told() -> None:
    lines = [line for line in TEXT.splitlines() if not line.strip().startswith(('{ id = "t', '{ id = "m'))]
    with pytest.raises(CatalogueError, match="the city and the offers take 28; there must be more"):
        load_glasgow("\n".join(lines))


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    dear = TEXT.replace('cost = "brick brick brick steel",     vp = 6', 'cost = "brick brick brick steel",     vp = 60')
    assert dear != TEXT
    path = tmp_path / "mine.toml"
    path.write_text(dear, "utf-8")
    game = hindmost.new_game("glasgow", 2, seed=1, catalogue=path)
    assert hindmost.replay(game.record()).hash() == game.hash()


def with_line(after: str, new: str) -> str:
    """The file with one more line, a copy of another under a new id."""
    line = next(line for line in TEXT.splitlines() if f'id = "{after}"' in line)
    return TEXT.replace(line, f"{line}\n{line.replace(after, new)}")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (with_line("f8", "f9"), "tiles: there are 9 of factory, but tiles says 8; change the lines or the number"),
        (with_line("c14", "c15"), "tiles: there are 15 of contract, but tiles says 14"),
        ("\n".join(line for line in TEXT.splitlines() if '"c14"' not in line), "tiles: there are 13 of contract"),
        ("\n".join(line for line in TEXT.splitlines() if '"m7"' not in line), "tiles: there are 6 of monument"),
        (TEXT.replace("bank = 4", "pub = 4"), 'tiles: there are no tiles called "pub"'),
    ],
    ids=["38 buildings", "15 contracts", "13 contracts", "36 buildings", "another type"],
)
def test_a_line_left_out_or_copied_twice_is_told(text: str, sentence: str) -> None:
    """Covers: GLA-COMP-02, GLA-COMP-03"""
    with pytest.raises(CatalogueError) as caught:
        load_glasgow(text)
    assert sentence in str(caught.value), str(caught.value)


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        (with_line("f8", "f9").replace("factory = 8", "factory = 9"), (14, 38)),
        (
            "\n".join(line for line in TEXT.splitlines() if '"c14"' not in line).replace("ract = 14", "ract = 13"),
            (13, 37),
        ),
        (
            "\n".join(line for line in TEXT.splitlines() if '"c13"' not in line and '"c14"' not in line).replace(
                "ract = 14", "ract = 12"
            ),
            (12, 37),
        ),
        (
            with_line("pk6", "pk7").replace("park = 6", "park = 7").replace("25, 36]", "25, 36, 49]"),
            (14, 38),
        ),
    ],
    ids=["9 factories", "13 contracts", "as many contracts as there are on the ring", "7 parks"],
)
def test_whoever_means_another_number_of_tiles_says_so_and_plays(
    text: str, counts: tuple[int, int], tmp_path: Path
) -> None:
    catalogue = load_glasgow(text)
    assert (len(catalogue.contracts), len(catalogue.buildings)) == counts
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    game = hindmost.new_game("glasgow", 2, seed=1, catalogue=path)
    source = Random(1)
    while not game.over:
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
        assert game.check() == []
    assert hindmost.replay(game.record()).hash() == game.hash()


def without_later_facts() -> str:
    """The file as it was before trades of factories and numbers of tiles were in it."""
    later = ("factory_conversions", "tiles =")
    return "\n".join(line for line in TEXT.splitlines() if not line.startswith(later))


def test_files_from_before_are_read_as_they_were() -> None:
    old = load_glasgow(without_later_facts())
    assert [each.words for each in old.factory_conversions] == [each.words for each in old.conversions]
    more = without_later_facts().replace(
        'id = "c14"', 'id = "c15", kind = "any", gives = "-", source = "SS" },\n{ id = "c14"'
    )
    assert len(load_glasgow(more).contracts) == 15


@pytest.mark.parametrize(
    ("rate", "sentence"),
    [
        ("0 brick>steel", '"0 brick>steel" is no conversion; write it like "brick>steel" or "2 brick>steel"'),
        ("brick>brick", '"brick>brick" is no conversion'),
        ("gold>whisky", '"gold>whisky" is no conversion'),
        ("2 steel>brick", '"steel>brick": there is a rate for steel to brick already'),
    ],
)
def test_a_rate_that_is_none_is_told(rate: str, sentence: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        load_glasgow(TEXT.replace('["brick>steel"', f'["{rate}"', 1))
    assert sentence in str(caught.value), str(caught.value)
