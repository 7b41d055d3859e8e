"""The components of Glen More II: counts and check sums, a source for every value, sentences for every mistake."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest

from hindmost.catalogue import CatalogueError
from hindmost.catalogue.glen_more_ii import Domain, Landmark, Road, Tile, load_glen_more_ii, patched
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.hooks import Patch
from hindmost.mechanics.goods import spread
from tests.catalogue.in_words import in_words

CATALOGUE = load_glen_more_ii()
GOODS = CATALOGUE.goods
WORDS = CATALOGUE.lexicon
TEXT = files("hindmost.catalogue").joinpath("glen-more-ii.toml").read_text("utf-8")

BY_STACK = {
    "village": [0, 2, 3, 2, 1],
    "castle": [0, 2, 1, 2, 3],
    "loch": [0, 1, 1, 1, 1],
    "material": [3, 3, 2, 2, 1],
    "animal": [2, 1, 2, 1, 1],
    "whisky": [0, 1, 3, 2, 2],
    "trade": [0, 1, 2, 3, 4],
    "person": [0, 3, 3, 4, 3],
}
LANDMARKS = {
    "armadale-castle": ("C", "end", "worth 2 vp per coin up to 8"),
    "donan-castle": ("A", "placed", "1 marker"),
    "castle-of-mey": ("D", "placed", "activate all"),
    "castle-stalker": ("A", "placed", "3 coins"),
    "castle-moil": ("D", "scoring", "double castle"),
    "duart-castle": ("B", "placed", "1 coin + 1 marker"),
    "inverness": ("B", "placed", "place 1 barley; 1 whisky"),
    "loch-lochy": ("A", "placed", "place 2 any"),
    "loch-morar": ("D", "placed", "remove up to 2"),
    "loch-ness": ("C", "turn", "extra activation"),
    "loch-shiel": ("B", "placed", "1 member + 1 whisky"),
}


@pytest.fixture(scope="module", autouse=True)
def _read_anew() -> None:
    """When tests run, not only when they are collected: a fault of the reading is to be noticed then."""
    global CATALOGUE
    CATALOGUE = load_glen_more_ii()


def by_stack(tiles: list[Tile]) -> list[int]:
    return [sum(tile.stack == stack for tile in tiles) for stack in CATALOGUE.stacks]


# ---------------------------------------------------------------- what is in the box


def test_stacks() -> None:
    assert CATALOGUE.stacks == {"S": 5, "A": 14, "B": 17, "C": 17, "D": 17}
    assert len(CATALOGUE.tiles) == 69, "World's End is the seventieth"
    assert CATALOGUE.to_json()["counts"]["stacks"] == CATALOGUE.stacks


@pytest.mark.parametrize("kind", BY_STACK)
def test_tiles_by_type_and_stack(kind: str) -> None:
    assert by_stack([tile for tile in CATALOGUE.tiles if tile.type == kind]) == BY_STACK[kind]


def test_rivers_overlays_and_landmarks_by_stack() -> None:
    assert by_stack([tile for tile in CATALOGUE.tiles if tile.river]) == [1, 4, 5, 5, 4]
    assert by_stack([tile for tile in CATALOGUE.tiles if tile.overlay]) == [0, 0, 2, 3, 3]
    assert by_stack([tile for tile in CATALOGUE.tiles if tile.landmark]) == [0, 3, 3, 2, 3]


def test_what_all_tiles_together_cost() -> None:
    sums: Counter[str] = Counter()
    for tile in CATALOGUE.tiles:
        sums.update(dict(zip(GOODS, spread(tile.cost.goods, len(GOODS)), strict=True)))
        sums.update(coin=tile.cost.coins, whisky=tile.cost.whisky, scotsman=tile.cost.members)
    assert sums == Counter(stone=25, wood=19, coin=16, whisky=6, barley=3, sheep=1, cattle=1, scotsman=1)


@pytest.mark.parametrize(
    ("tile", "cost", "immediate", "activation"),
    [
        ("s-inshriach", "free", None, "produce wood"),
        ("a-halkirk", "free", "1 member", "1 movement"),
        ("b-inverness", "1 wood + 1 stone", "1 member", "1 movement"),
        ("b-ardnamurchan", "free", "place 1 any", "produce cattle"),
        ("b-scone-abbey", "1 wood + 1 stone", None, "1 any > 1 marker"),
        ("c-loch-ness", "1 member", None, None),
        ("c-glengorm", "1 wood", None, "2 any of sheep or cattle > 5 vp / 3 any of sheep or cattle > 8 vp"),
        ("c-fort-william", "1 wood + 1 stone", "1 member + 2 vp", "1 movement"),
        ("d-highland-market", "1 wood", None, "3 any > 7 vp"),
        ("a-robert-i", "free", "1 marker", None),
        ("b-rob-roy-macgregor", "1 cattle", "1 marker", None),
        ("david-hume", "free", None, None),
        ("home-castle", "free", None, "1 movement"),
    ],
)
def test_tiles(tile: str, cost: str, immediate: str | None, activation: str | None) -> None:
    shown = in_words(CATALOGUE.tile(tile).to_json(WORDS))
    assert (shown["cost"], shown["immediate"], shown["activation"]) == (cost, immediate, activation)


def test_persons_count_one_and_david_hume_two() -> None:
    assert {tile.persons for tile in CATALOGUE.tiles if tile.is_person} == {1}
    assert {tile.persons for tile in CATALOGUE.tiles if not tile.is_person} == {0}
    assert CATALOGUE.david_hume.persons == 2


def test_landmarks() -> None:
    shown = {card.id: in_words(card.to_json(WORDS)) for card in CATALOGUE.landmarks}
    assert {name: (card["stack"], card["when"], card["effect"]) for name, card in shown.items()} == LANDMARKS
    for card in CATALOGUE.landmarks:
        assert CATALOGUE.tile(card.tile).landmark == card.id


def test_domains() -> None:
    used = [domain for domain in CATALOGUE.domains if not domain.closed]
    assert Counter(domain.colour for domain in used) == {"yellow": 8, "blue": 7, "violet": 7}
    assert [domain.id for domain in CATALOGUE.domains if domain.closed] == ["innes", "murray", "ogilvy", "ruthven"]
    assert [domain.id for domain in used if domain.open] == ["douglas"]
    always = [domain.id for domain in used if domain.when == "always"]
    assert always == ["macgregor", "macintosh", "maclachlan", "sinclair"]


def test_roads() -> None:
    assert len(CATALOGUE.roads) == 33
    assert CATALOGUE.distances()["macleod"] == 0
    assert CATALOGUE.distances()["mckay"] == 2
    assert max(CATALOGUE.distances()[domain.id] for domain in CATALOGUE.domains if not domain.closed) == 5


def test_set_up() -> None:
    assert CATALOGUE.facts.numbers["starting_coins"] == (5, 6, 7, 8)
    assert CATALOGUE.facts.numbers["die_faces"] == (1, 1, 1, 2, 2, 3)
    assert (CATALOGUE.facts.number["scotsmen"], CATALOGUE.facts.number["clan_markers"]) == (10, 10)
    assert tuple(CATALOGUE.colours) == ("red", "yellow", "blue", "green")


def test_the_file_is_written_as_effects_write_themselves() -> None:
    lines = TEXT.splitlines()
    records: list[Tile | Landmark | Domain] = [*CATALOGUE.tiles, *CATALOGUE.landmarks, *CATALOGUE.domains]
    for record in records:
        line = next(line for line in lines if f'id = "{record.id}"' in line)
        shown = in_words(record.to_json(WORDS))
        for field in ("cost", "immediate", "activation", "effect"):
            assert shown.get(field) is None or f'"{shown[field]}"' in line, (record.id, field)


# ---------------------------------------------------------------- where it is known from


def test_every_value_has_a_source() -> None:
    records: list[Tile | Landmark | Domain | Road] = [*CATALOGUE.home, *CATALOGUE.tiles, *CATALOGUE.landmarks]
    records += [*CATALOGUE.domains, *CATALOGUE.roads]
    for record in records:
        assert record.source, record
        assert set(record.source.values()) <= {"S", "P", "R"}
    for tile in CATALOGUE.tiles:
        allows = {"fixed", "one_pawn", "lent_stops", "lent_discards"}
        shown = tile.to_json(WORDS).keys() - {"id", "source", "chronicle", "protected", "persons", "clause", *allows}
        shown -= {"covers", "right_half"}
        assert set(tile.source) == (shown - {"river", "overlay", "landmark", "activation"} if tile.is_person else shown)


@pytest.mark.parametrize(
    ("record", "field", "letter"),
    [
        ("s-inshriach", "activation", "S"),
        ("s-inshriach", "cost", "R"),
        ("c-loch-ness", "cost", "S"),
        ("d-arthur-conan-doyle", "name", "P"),
        ("loch-morar", "when", "R"),
        ("loch-morar", "effect", "S"),
        ("mckay", "distance", "S"),
        ("mckay", "row", "R"),
        ("innes", "id", "S"),
        ("home-village", "activation", "R"),
        ("worlds-end", "name", "P"),
        ("game", "rondel_spaces", "R"),
        ("game", "starting_coins", "S"),
    ],
)
def test_known_sources(record: str, field: str, letter: str) -> None:
    assert CATALOGUE.source_of(record, field) == letter


def test_json_has_everything() -> None:
    data = json.loads(json.dumps(CATALOGUE.to_json()))
    assert (data["game"], data["file"]) == ("glen-more-ii", "glen-more-ii.toml")
    assert len(data["tiles"]) == 69
    assert data["facts"]["rondel_spaces"] == {"value": 14, "source": "R"}
    assert data["roads"][0] == {
        "from": "start",
        "to": "macleod",
        "coins": 0,
        "source": {"from": "S", "to": "S", "coins": "S"},
    }


# ---------------------------------------------------------------- corrected copies


def test_a_correction_is_read() -> None:
    corrected = load_glen_more_ii(TEXT.replace('cost = "1 cattle",', 'cost = "2 cattle",', 1))
    assert corrected.tile("b-rob-roy-macgregor").cost.words(WORDS) == "2 cattle"


ROSS = next(line for line in TEXT.splitlines() if 'id = "ross"' in line)
HALKIRK = next(line for line in TEXT.splitlines() if 'id = "a-halkirk"' in line)
NESS = next(line for line in TEXT.splitlines() if 'tile = "c-loch-ness"' in line)
OGILVY = next(line for line in TEXT.splitlines() if 'to = "ogilvy"' in line)
SCOTSMEN = next(line for line in TEXT.splitlines() if line.startswith("scotsmen "))
ROOM = next(line for line in TEXT.splitlines() if line.startswith("room "))
OLD_FORGE = next(line for line in TEXT.splitlines() if 'id = "d-old-forge-inn"' in line)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "glen-more-ii"', 'game = "chess"', 'game: is "chess"; this is no file for "glen-more-ii"'),
        ('["wood", "stone"', '["timber", "stone"', 'tile a-castle-stalker: cost: "1 wood + 1 stone": expected one of'),
        ("A = 14", "A = 15", "stack A: has 14 tiles, but stacks says 15"),
        ("value = 14 }", "value = 10 }", "rondel_spaces: 10 spaces have no room for 4 pawns, the Die, the gap"),
        ("value = [5, 6, 7, 8]", "value = [5, 6]", "starting_coins: must have 4 numbers"),
        ("value = [1, 2, 3] ", "value = [3, 2, 1] ", "market_prices: prices rise from left to right"),
        ("value = [1, 2, 3] ", "value = [1, 2, 2] ", "market_prices: prices rise from left to right"),
        ("value = [1, 2, 3] ", "value = [0, 2, 3] ", "market_prices: prices rise from left to right"),
        ('"R", value = 0 }', '"R", value = 4 }', "market_start: a row has only 3 spaces"),
        (SCOTSMEN, SCOTSMEN.replace("10", "1"), "scotsmen: one is the pawn"),
        (ROOM, ROOM.replace("3", "0"), "room: a tile holds a resource at least"),
        ("[1, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3]", "die_faces: the Die always moves on"),
        ("value = 14 }", "value = 9 }", "the first stack; write 11 or more"),
        ("[0, 1, 2, 3, 5, 8]", "[0, 1, 2, 1, 5, 8]", "scoring: the fewest get 0"),
        ("[0, 1, 2, 3, 5, 8]", "[1, 1, 2, 3, 5, 8]", "scoring: the fewest get 0"),
        ('["castle", "landmarks"', '["home", "landmarks"', 'scoring_categories: "castle" is missing'),
        ('{ id = "green",  source = "R" },', "", "colours: 4 players need a colour each"),
        ('type = "castle",  river = true', 'type = "castle",  river = false', "home: is the village, then the castle"),
        ('tile_facts = ["name", "stack"', 'tile_facts = ["name"', "tile_facts: must name each of these once"),
        (HALKIRK, HALKIRK.replace('"village"', '"vilage"'), 'tile a-halkirk: type: "vilage" is unknown; did you mean'),
        (HALKIRK, HALKIRK.replace('"village"', '"person"'), 'tile a-halkirk: type: "person" is unknown'),
        (HALKIRK, HALKIRK.replace('"free"', '"4 gold"'), 'tile a-halkirk: cost: "4 gold": expected one of'),
        (HALKIRK, HALKIRK.replace('"free"', '"10 members"'), "tile a-halkirk: cost: 10 members can never be paid"),
        (HALKIRK, HALKIRK.replace('"1 member"', '"activate all"'), "tile a-halkirk: immediate:"),
        (HALKIRK, HALKIRK.replace("SRSSSRRSS", "SRSS"), "tile a-halkirk: source: is"),
        (HALKIRK, HALKIRK.replace("a-halkirk", "a-dornie"), "id a-dornie: stands on 2 records"),
        (HALKIRK, HALKIRK.replace("river =", "rover ="), "tile a-halkirk: rover: there is no such field"),
        ('landmark = "loch-ness",', 'landmark = "loch-oich",', 'there is no landmark "loch-oich"'),
        ('tile = "c-loch-ness", ', 'tile = "c-loch-nes", ', 'there is no tile "c-loch-nes"'),
        (NESS, NESS.replace('stack = "C"', 'stack = "B"'), "landmark loch-ness: stack: tile c-loch-ness is in stack C"),
        ("double castle", "double council", 'landmark castle-moil: effect: "council" is unknown; there are: castle'),
        ('"remove up to 2"', '"distil 3 vp"', "landmark loch-morar: effect:"),
        ('"person david-hume"', '"person macbeth"', 'mckay: effect: "macbeth" is unknown; there are: david-hume'),
        ('"activate 1 animal + 1 whisky"', '"activate 1 beast"', 'domain maclean: effect: "beast" is unknown'),
        ('"treat castle as', '"treat cattle as', 'domain macintosh: effect: "cattle" is unknown'),
        (ROSS, ROSS.replace('"anywhere 2 members"', '"2 members"'), "domain ross: effect: no tile comes with it"),
        (ROSS, ROSS.replace('"anywhere 2 members"', '"-"'), "domain ross: effect: a domain in use does something"),
        (ROSS, ROSS.replace("distance = 1", "distance = 2"), "ross: distance: is 2, but the cheapest roads cost 1"),
        (ROSS, ROSS.replace("yellow", "pink"), 'domain ross: colour: "pink" is unknown'),
        ('to = "ogilvy", ', 'to = "oglivy", ', 'road oliphant to oglivy: there is no domain "oglivy"'),
        (OGILVY, OGILVY.replace("oliphant", "ogilvy"), "road ogilvy to ogilvy: leads back to where it begins"),
        (OGILVY, OGILVY.replace("ogilvy", "douglas"), "road oliphant to douglas: is there twice"),
        (OGILVY, "", 'domain ogilvy: no roads lead there from "start"; add one'),
        ('stack = "D", clause = ', 'stack = "C", clause = ', "worlds_end: stack: must be the last stack, D"),
        ('"1 marker", source = "PRPRS"', '"1 marker"', "person d-arthur-conan-doyle: source: is missing"),
    ],
)  # fmt: skip
def test_a_mistake_is_told(old: str, new: str, sentence: str) -> None:
    assert old in TEXT, old
    with pytest.raises(CatalogueError) as caught:
        load_glen_more_ii(TEXT.replace(old, new, 1), "mine.toml")
    assert sentence in str(caught.value), str(caught.value)
    assert all(problem.startswith("mine.toml: ") for problem in caught.value.problems)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("value = 14 }", "value = 11 }"),
        ('"R", value = 0 }', '"R", value = 3 }'),
        (SCOTSMEN, SCOTSMEN.replace("10", "2")),
        (ROOM, ROOM.replace("3", "1")),
        ("[0, 1, 2, 3, 5, 8]", "[0, 1, 1, 3, 5, 8]"),
    ],
)  # fmt: skip
def test_the_least_that_can_be_played_is_accepted(old: str, new: str) -> None:
    assert old in TEXT, old
    assert len(load_glen_more_ii(TEXT.replace(old, new, 1)).tiles) == len(CATALOGUE.tiles)


def test_an_overlay_needs_something_to_cover() -> None:
    changed = TEXT.replace(OLD_FORGE, OLD_FORGE.replace('"whisky",                 overlay', '"loch", overlay'), 1)
    assert "loch" in changed
    lochs = changed.replace('type = "loch",     ', 'type = "animal",   ')
    with pytest.raises(CatalogueError, match="tile d-old-forge-inn: overlay: no loch without a river"):
        load_glen_more_ii(lochs)


def test_a_list_must_be_a_list() -> None:
    broken = TEXT[: TEXT.index("roads = [")] + "roads = 3"
    with pytest.raises(CatalogueError, match="roads: is 3; write records in brackets"):
        load_glen_more_ii(broken)


# ---------------------------------------------------------------- what chronicles change

STORM = {
    "list": "tiles",
    "name": "storm",
    "stack": "A",
    "type": "village",
    "cost": "1 wood",
    "chronicle": True,
    "activation": "1 movement",
    "source": "RRRRRRRRR",
}


def test_a_chronicle_adds_replaces_and_removes() -> None:
    changes = {"storm": Patch({"storm": STORM}, {"a-halkirk": {"cost": "1 wood"}}, ("a-dornie",))}
    changed = patched(CATALOGUE, changes, {})
    assert changed.tile("storm").chronicle
    assert changed.tile("a-halkirk").cost.words(WORDS) == "1 wood"
    assert "a-dornie" not in [tile.id for tile in changed.tiles]
    assert CATALOGUE.tile("a-halkirk").cost.is_free, "the catalogue itself stays as it is"


def test_a_chronicle_brings_a_place() -> None:
    bog = {"list": "places", "name": "bog", "fixed": True, "chronicle": True, "source": "RR"}
    place = patched(CATALOGUE, {"bog": Patch({"bog": bog}, {}, ())}, {}).tile("bog")
    assert (place.type, place.stack, place.fixed, place.chronicle, place.protected) == ("", "", True, True, False)
    assert CATALOGUE.worlds_end.fixed
    assert (place.one_pawn, place.lent_stops, place.lent_discards) == (False, False, False)
    ferry = {**bog, "name": "ferry", "one_pawn": True, "lent_stops": True, "lent_discards": True}
    other = patched(CATALOGUE, {"ferry": Patch({"ferry": ferry}, {}, ())}, {}).tile("ferry")
    assert (other.one_pawn, other.lent_stops, other.lent_discards) == (True, True, True)


def test_without_changes_it_is_the_same_catalogue() -> None:
    assert patched(CATALOGUE, {"quiet": Patch({}, {}, ())}, {}) is CATALOGUE


def test_a_mistake_of_a_chronicle_names_it() -> None:
    with pytest.raises(CatalogueError, match=r"glen-more-ii\.toml \+ storm: tile storm: cost: "):
        patched(CATALOGUE, {"storm": Patch({"storm": {**STORM, "cost": "1 gold"}}, {}, ())}, {})
    with pytest.raises(BadConfiguration, match="removes 'a-nowhere', which is not there"):
        patched(CATALOGUE, {"storm": Patch({}, {}, ("a-nowhere",))}, {})
