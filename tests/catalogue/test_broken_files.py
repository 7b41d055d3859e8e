"""Whoever changes a catalogue file is told, for each mistake, where it is and what to do."""

from importlib.resources import files
from pathlib import Path

import pytest

from hindmost.catalogue import Catalogue, CatalogueError, load, load_text
from hindmost.kernel.errors import HindmostError, UnknownGame

ORIGINAL = files("hindmost.catalogue").joinpath("glen-more.toml").read_text("utf-8")
FOREST = next(line for line in ORIGINAL.splitlines() if "s0-forest-river" in line)
ARMADALE = next(line for line in ORIGINAL.splitlines() if 'tile = "s1-armadale-castle"' in line)


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = ORIGINAL
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def problems(path: Path) -> list[str]:
    with pytest.raises(CatalogueError) as caught:
        load("glen-more", path)
    assert str(caught.value) == "\n".join(caught.value.problems)
    assert all(line.startswith(f"{path}: ") for line in caught.value.problems)
    return [line.removeprefix(f"{path}: ") for line in caught.value.problems]


def in_forest(old: str, new: str) -> tuple[str, str]:
    assert old in FOREST
    return FOREST, FOREST.replace(old, new)


def in_armadale(old: str, new: str) -> tuple[str, str]:
    assert old in ARMADALE
    return ARMADALE, ARMADALE.replace(old, new)


TILE = "tile s0-forest-river: "
CARD = "card armadale-castle: "

ONE_MISTAKE = {
    "unknown field": (
        in_forest("river =", "rivr ="),
        TILE + 'rivr: there is no such field; did you mean "river"?',
    ),
    "missing field": (in_forest('colour = "yellow", ', ""), TILE + "colour: is missing; add it"),
    "missing id": (in_forest('id = "s0-forest-river",', ""), "tile number 1: id: is missing; add it"),
    "id is no name": (
        in_forest('id = "s0-forest-river"', 'id = "Forest!"'),
        'tile Forest!: id: "Forest!" is no name;',
    ),
    "id is no text": (
        in_forest('id = "s0-forest-river"', "id = 7"),
        "tile 7: id: is 7; write a text in quotes",
    ),
    "name is no name": (
        in_forest('name = "forest"', 'name = ""'),
        TILE + 'name: "" is no name; use lower-case',
    ),
    "a long value is cut": (in_forest('"yellow"', "1" * 61), TILE + f"colour: is {'1' * 57}...; write a text"),
    "a value that just fits": (in_forest('"yellow"', "1" * 60), TILE + f"colour: is {'1' * 60}; write a text"),
    "colour is no text": (in_forest('"yellow"', "5"), TILE + 'colour: is 5; write a text in quotes, "..."'),
    "unknown colour": (
        in_forest("yellow", "yelow"),
        TILE + 'colour: "yelow" is unknown; did you mean "yellow"?',
    ),
    "very unknown colour": (
        in_forest("yellow", "x"),
        TILE + 'colour: "x" is unknown; there are: yellow, green,',
    ),
    "unknown type": (
        in_forest('type = "forest"', 'type = "forrest"'),
        TILE + 'type: "forrest" is unknown; did you',
    ),
    "unknown stack": (
        in_forest('stack = "0"', 'stack = "4"'),
        TILE + 'stack: "4" is unknown; there are: 0, 1, 2, 3',
    ),
    "stack as a number": (
        in_forest('stack = "0"', "stack = 0"),
        TILE + "stack: is 0; write a text in quotes",
    ),
    "river is no flag": (
        in_forest("river = true", 'river = "yes"'),
        TILE + 'river: is "yes"; write true or false',
    ),
    "flag as a number": (in_forest("river = true", "river = 1"), TILE + "river: is 1; write true or false"),
    "no tiles counted": (
        in_forest("river = true", "count = 0"),
        TILE + "count: is 0; write a whole number, 1 or more",
    ),
    "less than no tiles": (
        in_forest("river = true", "count = -1"),
        TILE + "count: is -1; write a whole number",
    ),
    "count as a flag": (
        in_forest("river = true", "count = true"),
        TILE + "count: is true; write a whole number",
    ),
    "bad cost": (
        in_forest('cost = "free"', 'cost = "1 gold"'),
        TILE + 'cost: "1 gold": expected one of wood, stone, grain, sheep, cattle, any, different, whisky, coins, '
        'members, found "gold"; write it like "1 wood + 1 stone", or "free"',
    ),
    "cost of none": (in_forest('cost = "free"', 'cost = "-"'), TILE + 'cost: "-": expected an amount'),
    "cost is no text": (in_forest('cost = "free"', "cost = 0"), TILE + "cost: is 0; write a text"),
    "bad activation": (
        in_forest("produce wood", "produce wod"),
        TILE + 'activation: "produce wod": expected one of wood, stone, grain, sheep, cattle or any, found "wod"; '
        'write a gain like "3 vp"',
    ),
    "card effect as activation": (
        in_forest("produce wood", "extra activation"),
        TILE + 'activation: "extra activation" cannot stand here; write a gain like "3 vp", "produce wood" or',
    ),
    "activation as immediate": (
        in_forest("river = true", 'immediate = "produce wood"'),
        TILE + 'immediate: "produce wood" cannot stand here; write a gain like "1 member + 3 coins"',
    ),
    "source too short": (
        in_forest("PSPPSSS", "PSPPSS"),
        TILE + 'source: is "PSPPSS"; write 7 of the letters SPR, for: stack count; name type card; colour;',
    ),
    "unknown source": (
        in_forest("PSPPSSS", "PSPPSSX"),
        TILE + 'source: is "PSPPSSX"; write 7 of the letters SPR',
    ),
    "source is no text": (in_forest('"PSPPSSS"', "7"), TILE + "source: is 7; write a text"),
    "tile is no record": (
        (FOREST, '  "forest",\n' + FOREST),
        'tile number 1: is "forest"; write { id = ..., name =',
    ),
    "same id twice": (
        (FOREST, FOREST + "\n" + FOREST),
        "id s0-forest-river: stands on 2 records; give each its own",
    ),
    "tile too many": (
        (FOREST, FOREST + "\n" + FOREST.replace("s0-forest-river", "mine")),
        "stack 0: has 9 tiles, but stacks says 8; change the tiles or the number in stacks",
    ),
    "tile too few": ((FOREST, ""), "stack 0: has 7 tiles, but stacks says 8"),
    "count too many": (in_forest("river = true", "count = 3"), "stack 0: has 10 tiles, but stacks says 8"),
    "card that is not there": (
        in_forest("river = true", 'card = "loch-mess"'),
        TILE + 'card: there is no card "loch-mess"; add it to the cards or leave it out here',
    ),
    "card without a name": (in_forest("river = true", 'card = ""'), TILE + 'card: there is no card ""; add it'),
    "card of another tile": (
        in_forest("river = true", 'card = "loch-ness"'),
        TILE + 'card: card loch-ness comes with tile "s2-loch-ness"; choose one',
    ),
    "card without a tile": (
        in_armadale('"s1-armadale-castle"', '"nowhere"'),
        CARD + 'tile: there is no tile "nowhere"; name the tile that brings the card',
    ),
    "card of a plain tile": (
        in_armadale('"s1-armadale-castle"', '"s0-forest-river"'),
        CARD + 'tile: tile s0-forest-river does not bring it; add card = "armadale-castle" there',
    ),
    "card with an unknown field": (
        in_armadale("bonnets", "bonets"),
        CARD + "bonets: there is no such field; did",
    ),
    "card with a missing field": (in_armadale('when = "placed",', ""), CARD + "when: is missing; add it"),
    "negative bonnets": (
        in_armadale("bonnets = 1", "bonnets = -1"),
        CARD + "bonnets: is -1; write a whole number, 0",
    ),
    "unknown moment": (
        in_armadale('"placed"', '"later"'),
        CARD + 'when: "later" is unknown; there are: placed, scoring, turn, end',
    ),
    "effect at the wrong moment": (
        in_armadale('"placed"', '"end"'),
        CARD + 'effect: "3 coins" cannot stand here; write "2 vp per colour yellow" or',
    ),
    "card gives what its tile does not": (
        in_armadale("3 coins", "4 coins"),
        CARD + "effect: is not in the immediate of tile s1-armadale-castle; add it there",
    ),
    "tile lost what its card gives": (
        ('"1 member + 3 coins"', '"1 member"'),
        CARD + "effect: is not in the immediate of tile s1-armadale-castle; add it there",
    ),
    "points for an unknown colour": (
        ("per colour yellow", "per colour pink"),
        'card iona-abbey: effect: "pink" is unknown; there are: yellow, green,',
    ),
    "points for an unknown type": (
        ("per type village", "per type town"),
        'card duart-castle: effect: "town" is unknown; there are: forest,',
    ),
    "unknown category": (
        ("double parliament", "double council"),
        'card castle-of-mey: effect: "council" is unknown; there are: whisky, parliament, cards',
    ),
    "start village in a stack": (
        ('{ id = "start-village",', '{ id = "start-village", stack = "0",'),
        "start_village: stack: there is no such field",
    ),
    "start village called like a tile": (
        ('id = "start-village"', 'id = "s0-forest-river"'),
        "id s0-forest-river: stands on 2 records",
    ),
    "another game": (
        ('game = "glen-more"', 'game = "glasgow"'),
        'game: is "glasgow"; this is no file for "glen-more"',
    ),
    "unknown fact": (
        ("rondel_spaces ", "rondel_space "),
        'rondel_space: there is no such field; did you mean "rondel',
    ),
    "fact without a source": (
        ('source = "S", value = 14', "value = 14"),
        "rondel_spaces: source: is missing; add it",
    ),
    "fact with an unknown source": (
        ('source = "S", value = 14', 'source = "Q", value = 14'),
        'rondel_spaces: source: is "Q"; write 1 of the letters SPR, for: value',
    ),
    "fact is no record": (
        ('{ source = "S", value = 14 }', "14"),
        "rondel_spaces: is 14; write { value = ..., source = ... }",
    ),
    "negative coins": (
        ("value = 6 ", "value = -6 "),
        "starting_coins: value: is -6; write a whole number, 0 or more",
    ),
    "fraction of a coin": (
        ("value = 6 ", "value = 6.5 "),
        "starting_coins: value: is 6.5; write a whole number",
    ),
    "negative in a row": (
        ("[1, 2, 3]", "[1, -2, 3]"),
        "market_prices: value: is [1, -2, 3]; write whole numbers, 0",
    ),
    "empty row": (("[1, 2, 3]", "[]"), "market_prices: value: is []; write whole numbers"),
    "good that is no name": (
        ('["wood",', '["Wood",'),
        'goods: value: "Wood" is no name; use lower-case letters',
    ),
    "goods that are no texts": (
        ('["wood",', "[1,"),
        "goods: value: is [1, 'stone', 'grain', 'sheep', 'cattle']; write",
    ),
    "good named twice": (
        ('["wood",', '["wood", "wood",'),
        'goods: value: "wood" stands there twice; leave one',
    ),
    "too many goods": (('["wood",', '["a", "b", "c", "wood",'), "goods: are 8; a game has 7 at most"),
    "stacks are no table": (
        ("{ 0 = 8, 1 = 23, 2 = 19, 3 = 17 }", "4"),
        "stacks: value: is 4; write numbers, 0 or more",
    ),
    "negative stack": (
        ("0 = 8, 1", "0 = -8, 1"),
        "stacks: value: is {'0': -8, '1': 23, '2': 19, '3': 17}; write",
    ),
    "small rondel": (
        ("value = 14 ", "value = 8 "),
        "rondel_spaces: 8 spaces have no room for five pawns, the gap and the Die's longest move; write 9",
    ),
    "lame die": (
        ("[1, 1, 1, 2, 2, 3]", "[0, 1]"),
        "die_faces: the Die always moves on; write faces of 1 or more",
    ),
    "falling prices": (
        ("[1, 2, 3]", "[3, 2, 1]"),
        "market_prices: prices rise from left to right, like [1, 2, 3]",
    ),
    "scoring that falls once": (
        ("[0, 1, 2, 3, 5, 8]", "[0, 1, 2, 3, 5, 4]"),
        "scoring: the fewest get 0 and more is never worth less",
    ),
    "prices that stand still once": (
        ("[1, 2, 3]", "[1, 2, 2]"),
        "market_prices: prices rise from left to right",
    ),
    "scoring from nothing": (
        ("[0, 1, 2, 3, 5, 8]", "[1, 2]"),
        "scoring: the fewest get 0 and more is never worth less",
    ),
    "unknown unlimited piece": (
        ('["members",', '["men",'),
        'unlimited_pieces: "men" is unknown; there are: members,',
    ),
    "letters for unknown facts": (
        ('"river road"', '"river rail"'),
        "tile_facts: must name each of these once: activation, card, colour, cost, count, immediate, name,",
    ),
    "letters left out": (
        ('card_facts = ["tile", ', "card_facts = ["),
        "card_facts: must name each of these once:",
    ),
}


@pytest.mark.parametrize("mistake", ONE_MISTAKE)
def test_one_mistake(tmp_path: Path, mistake: str) -> None:
    change, sentence = ONE_MISTAKE[mistake]
    found = problems(changed(tmp_path, change))
    assert any(line.startswith(sentence) for line in found), "\n".join(found)


@pytest.mark.parametrize("mistake", ["unknown colour", "unknown stack", "bad cost", "missing field", "same id twice"])
def test_one_mistake_is_told_once(tmp_path: Path, mistake: str) -> None:
    change, sentence = ONE_MISTAKE[mistake]
    found = problems(changed(tmp_path, change))
    assert [line for line in found if not line.startswith("stack 0: has 9 tiles")] == [
        line for line in found if line.startswith(sentence)
    ]


def test_all_mistakes_are_told_together(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        in_forest('colour = "yellow"', 'colour = "pink"'),
        ('cost = "2 any"', 'cost = "2 many"'),
        in_armadale("bonnets = 1", "bonnets = -1"),
        ("double parliament", "double council"),
        ("value = 14 ", "value = 3 "),
    )
    found = problems(path)
    assert [line.split(":")[0] for line in found] == [
        "rondel_spaces",
        "tile s0-forest-river",
        "tile s3-loch-oich",
        "card armadale-castle",
        "card castle-of-mey",
    ]


def test_tiles_must_be_there(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(ORIGINAL[: ORIGINAL.index("tiles = [")], "utf-8")
    assert problems(path) == [
        "card_facts: is missing; add it",
        "tiles: is missing; add it",
        "start_village: is missing; add it",
        "cards: is missing; add it",
    ]


@pytest.mark.parametrize("cards", ["3", "[]", "{}"])
def test_cards_must_be_a_list(tmp_path: Path, cards: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(ORIGINAL[: ORIGINAL.index("cards = [")] + f"cards = {cards}", "utf-8")
    assert problems(path)[0] == f"cards: is {cards}; write records in brackets: [{{ id = ... }}, ...]"


def test_not_toml(tmp_path: Path) -> None:
    path = changed(tmp_path, ("tiles = [", "tiles = "))
    assert problems(path)[0].startswith("is not TOML: ")
    assert "line" in problems(path)[0]


def test_nested_without_end(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("x = " + "[" * 100_000, "utf-8")
    assert problems(path) == ["is nested too deeply; a catalogue is a flat list"]


def test_not_text(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes("game = 'glen-more'\nname = 'Château'".encode("latin-1"))
    assert problems(path) == ["line 2 is not UTF-8; save the file as UTF-8"]


def test_no_file(tmp_path: Path) -> None:
    assert problems(tmp_path / "none.toml") == ["cannot be read: No such file or directory"]


def test_errors_are_caught_as_what_one_expects(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        load("glen-more", tmp_path / "none.toml")
    with pytest.raises(HindmostError):
        load("glen-more", tmp_path / "none.toml")


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match='there is no game "chess"; there are: glen-more'):
        load("chess")


def same(one: Catalogue, other: Catalogue) -> bool:
    return {**one.to_json(), "file": ""} == {**other.to_json(), "file": ""}


def test_a_copy_is_the_same_catalogue(tmp_path: Path) -> None:
    path = changed(tmp_path)
    copy = load("glen-more", path)
    assert same(copy, load("glen-more"))
    assert copy.file == str(path)


def test_a_text_is_read_like_a_file() -> None:
    assert same(load_text("glen-more", ORIGINAL), load("glen-more"))
    with pytest.raises(CatalogueError, match="catalogue: is not TOML"):
        load_text("glen-more", "?")
    with pytest.raises(UnknownGame):
        load_text("chess", ORIGINAL)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_text(ORIGINAL.replace("\n", "\r\n"), "utf-8-sig", newline="")
    assert same(load("glen-more", path), load("glen-more"))


def test_a_corrected_value_is_used(tmp_path: Path) -> None:
    path = changed(tmp_path, ('activation = "4 vp"', 'activation = "5 vp"'))
    corrected = load("glen-more", path).tile("s3-tavern-plain")
    assert corrected.activation != load("glen-more").tile("s3-tavern-plain").activation


def test_tiles_alike_can_be_written_once(tmp_path: Path) -> None:
    second = next(line for line in ORIGINAL.splitlines() if "s1-forest-plain-b" in line)
    path = changed(
        tmp_path,
        (second, ""),
        ('id = "s1-forest-plain-a",', 'count = 2, id = "s1-forest-plain-a",'),
    )
    counts = load("glen-more", path).to_json()["counts"]
    assert counts == load("glen-more").to_json()["counts"]
