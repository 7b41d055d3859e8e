"""The components of Glen More are those of the printed game."""

import json
from collections import Counter
from importlib.resources import files

import pytest

import hindmost
from hindmost.catalogue import Card, Catalogue, Tile, load
from hindmost.mechanics.effects import CountDouble, Exchange, PerTile, Receive
from tests.catalogue.in_words import in_words
from tests.corrected import glen_more_with_copies

SPECIAL = "special"
BY_STACK = {
    "forest": [2, 2, 1, 1],
    "quarry": [2, 2, 1, 1],
    "cornfield": [1, 2, 2, 1],
    "meadow": [1, 1, 1, 1],
    "pasture": [1, 1, 1, 1],
    "distillery": [0, 2, 1, 1],
    "village": [1, 5, 3, 3],
    "butcher": [0, 2, 1, 0],
    "fair": [0, 2, 1, 1],
    "tavern": [0, 0, 2, 1],
    "grocer": [0, 0, 0, 1],
    "bridge": [0, 0, 0, 1],
    SPECIAL: [0, 4, 5, 4],
}
COLOURS = {
    "yellow": [4, 6, 4, 3],
    "green": [3, 4, 4, 3],
    "brown": [0, 4, 4, 4],
    "grey": [1, 8, 5, 5],
    "blue": [0, 1, 2, 2],
}
CARDS = {
    "armadale-castle": (1, "placed", "3 coins"),
    "castle-moil": (1, "placed", "1 whisky"),
    "castle-stalker": (1, "placed", "1 member"),
    "loch-lochy": (0, "placed", "place 2 any"),
    "castle-of-mey": (1, "scoring", "double parliament"),
    "duart-castle": (0, "end", "3 vp per type village"),
    "iona-abbey": (0, "end", "2 vp per colour yellow"),
    "loch-morar": (0, "end", "2 vp per colour green"),
    "loch-ness": (0, "turn", "extra activation"),
    "cawdor-castle": (3, "scoring", None),
    "donan-castle": (1, "placed", "2 whisky"),
    "loch-oich": (0, "placed", "activate all"),
    "loch-shiel": (0, "placed", "fill producers"),
}
SPECIAL_TILES = {
    "s1-armadale-castle": ("1 wood + 1 stone", "1 member + 3 coins", "1 movement"),
    "s1-castle-moil": ("1 wood + 1 stone + 1 grain", "1 member + 1 whisky", "1 movement"),
    "s1-castle-stalker": ("1 wood + 1 stone", "2 members", "1 movement"),
    "s1-loch-lochy": ("free", "place 2 any", None),
    "s2-castle-of-mey": ("1 wood + 1 stone + 1 cattle", "1 member", "1 movement"),
    "s2-duart-castle": ("1 wood + 1 stone + 1 sheep", "1 member", "1 movement"),
    "s2-iona-abbey": ("1 wood + 1 stone + 1 sheep", None, "produce any"),
    "s2-loch-morar": ("free", None, None),
    "s2-loch-ness": ("1 member", None, None),
    "s3-cawdor-castle": ("1 wood + 1 stone + 1 cattle", "1 member", "1 movement"),
    "s3-donan-castle": ("1 wood + 1 stone + 1 grain", "1 member + 2 whisky", "1 movement"),
    "s3-loch-oich": ("2 any", "activate all", None),
    "s3-loch-shiel": ("free", "fill producers", None),
}
PRODUCE = {"forest": "wood", "quarry": "stone", "cornfield": "grain", "meadow": "sheep", "pasture": "cattle"}


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load("glen-more")


def by_stack(tiles: list[Tile]) -> list[int]:
    return [sum(tile.count for tile in tiles if tile.stack == stack) for stack in "0123"]


def words(catalogue: Catalogue, tile: Tile) -> tuple[str, str | None, str | None]:
    shown = in_words(tile.to_json(catalogue.lexicon))
    return shown["cost"], shown["immediate"], shown["activation"]


def test_header(catalogue: Catalogue) -> None:
    assert catalogue.goods == ("wood", "stone", "grain", "sheep", "cattle")
    assert catalogue.stacks == {"0": 8, "1": 23, "2": 19, "3": 17}
    assert catalogue.facts.number == {"rondel_spaces": 14, "starting_coins": 6}
    assert catalogue.facts.numbers == {
        "market_prices": (1, 2, 3),
        "die_faces": (1, 1, 1, 2, 2, 3),
        "scoring": (0, 1, 2, 3, 5, 8),
    }
    assert catalogue.facts.names["scoring_categories"] == ("whisky", "parliament", "cards")
    assert catalogue.facts.names["unlimited_goods"] == catalogue.goods
    assert catalogue.facts.names["unlimited_pieces"] == ("members", "whisky", "coins", "vp")


def test_stacks(catalogue: Catalogue) -> None:
    assert len(catalogue.tiles) == 67
    assert by_stack(list(catalogue.tiles)) == [8, 23, 19, 17]


@pytest.mark.parametrize("name", BY_STACK)
def test_tiles_by_name_and_stack(catalogue: Catalogue, name: str) -> None:
    tiles = [tile for tile in catalogue.tiles if (SPECIAL if tile.card else tile.name) == name]
    assert by_stack(tiles) == BY_STACK[name]


@pytest.mark.parametrize("colour", COLOURS)
def test_tiles_by_colour_and_stack(catalogue: Catalogue, colour: str) -> None:
    assert by_stack([tile for tile in catalogue.tiles if tile.colour == colour]) == COLOURS[colour]


def test_rivers_and_roads(catalogue: Catalogue) -> None:
    assert by_stack([tile for tile in catalogue.tiles if tile.river]) == [4, 4, 4, 4]
    assert by_stack([tile for tile in catalogue.tiles if tile.road]) == [4, 4, 5, 5]
    assert by_stack([tile for tile in catalogue.tiles if not (tile.river or tile.road)]) == [0, 15, 10, 8]


def test_ids_tell_what_the_tile_is(catalogue: Catalogue) -> None:
    for tile in catalogue.tiles:
        assert tile.id.startswith(f"s{tile.stack}-{tile.name}")
        if not tile.card and tile.name != "butcher":
            assert tile.river == ("-river" in tile.id)
            assert tile.road == ("-road" in tile.id)
            assert ("-plain" in tile.id) == (not tile.river and not tile.road)


@pytest.mark.parametrize("name", PRODUCE)
def test_producers_are_free(catalogue: Catalogue, name: str) -> None:
    tiles = [tile for tile in catalogue.tiles if tile.name == name]
    assert {words(catalogue, tile) for tile in tiles} == {("free", None, f"produce {PRODUCE[name]}")}


def test_villages(catalogue: Catalogue) -> None:
    villages = [tile for tile in catalogue.tiles if tile.name == "village"]
    assert Counter(words(catalogue, tile) for tile in villages) == {
        ("free", "1 member", "1 movement"): 1,
        ("1 stone", "1 member", "1 movement"): 6,
        ("1 wood", "1 member", "1 movement"): 5,
    }
    for village in villages:
        assert village.id.endswith(village.cost.words(catalogue.lexicon).removeprefix("1 "))


def test_distilleries(catalogue: Catalogue) -> None:
    tiles = [tile for tile in catalogue.tiles if tile.name == "distillery"]
    assert {words(catalogue, tile) for tile in tiles} == {("1 stone", "1 whisky", "1 grain > 1 whisky")}


@pytest.mark.parametrize(
    ("tile", "cost", "activation"),
    [
        ("s1-butcher-sheep", "free", "1 sheep > 2 vp / 2 sheep > 4 vp"),
        ("s1-butcher-cattle", "free", "1 cattle > 2 vp / 2 cattle > 4 vp"),
        ("s2-butcher-mixed", "1 wood", "1 sheep + 1 cattle > 5 vp"),
        ("s2-tavern-plain-a", "1 whisky", "3 vp"),
        ("s2-tavern-plain-b", "1 whisky", "3 vp"),
        ("s3-tavern-plain", "1 whisky", "4 vp"),
        ("s3-grocer-plain", "1 stone", "3 any > 8 vp"),
        ("s3-bridge-river", "free", "1 wood + 1 stone > 7 vp"),
    ],
)
def test_tiles_for_points(catalogue: Catalogue, tile: str, cost: str, activation: str) -> None:
    assert words(catalogue, catalogue.tile(tile)) == (cost, None, activation)


@pytest.mark.parametrize(
    ("tile", "values"),
    [
        ("s1-fair-road", [1, 3, 5]),
        ("s1-fair-plain", [1, 3, 5]),
        ("s2-fair-road", [1, 3, 5, 8]),
        ("s3-fair-road", [1, 3, 5, 8, 12]),
    ],
)
def test_fairs(catalogue: Catalogue, tile: str, values: list[int]) -> None:
    fair = catalogue.tile(tile)
    assert isinstance(fair.activation, Exchange)
    assert fair.cost.words(catalogue.lexicon) == "1 wood"
    assert [line.gain.vp for line in fair.activation.lines] == values
    assert [line.price.any for line in fair.activation.lines] == list(range(1, len(values) + 1))
    assert all(line.price.different for line in fair.activation.lines)


def test_special_tiles(catalogue: Catalogue) -> None:
    special = {tile.id: words(catalogue, tile) for tile in catalogue.tiles if tile.card}
    assert special == SPECIAL_TILES


def test_start_village(catalogue: Catalogue) -> None:
    village = catalogue.start_village
    assert words(catalogue, village) == ("free", "1 member", "1 movement")
    assert (village.type, village.colour, village.count, village.stack) == ("village", "grey", 5, "")
    assert village.river
    assert village.road
    assert catalogue.tile("start-village") is village


def test_cards(catalogue: Catalogue) -> None:
    shown = {card.id: in_words(card.to_json(catalogue.lexicon)) for card in catalogue.cards}
    assert {name: (card["bonnets"], card["when"], card["effect"]) for name, card in shown.items()} == CARDS
    assert sum(card.bonnets for card in catalogue.cards) == 8


def test_each_card_comes_with_its_tile(catalogue: Catalogue) -> None:
    assert len(catalogue.cards) == 13
    for card in catalogue.cards:
        tile = catalogue.tile(card.tile)
        assert catalogue.card(tile.card or "") is card
        assert tile.name == card.id


def test_what_a_card_does_when_placed_is_in_its_tile(catalogue: Catalogue) -> None:
    for card in catalogue.cards:
        immediate = catalogue.tile(card.tile).immediate
        if card.when != "placed":
            assert not isinstance(card.effect, Receive)
        elif isinstance(card.effect, Receive):
            assert isinstance(immediate, Receive)
            assert immediate.gain.includes(card.effect.gain)
        else:
            assert immediate == card.effect


def test_cards_name_what_exists(catalogue: Catalogue) -> None:
    for card in catalogue.cards:
        if isinstance(card.effect, PerTile):
            assert card.effect.what in (*catalogue.colours, *catalogue.types)
        if isinstance(card.effect, CountDouble):
            assert card.effect.noun in catalogue.facts.names["scoring_categories"]


def test_the_file_is_written_as_effects_write_themselves(catalogue: Catalogue) -> None:
    text = files("hindmost.catalogue").joinpath("glen-more.toml").read_text("utf-8")
    for tile in catalogue.tiles:
        line = next(line for line in text.splitlines() if f'id = "{tile.id}"' in line)
        for value in words(catalogue, tile):
            assert value is None or f'"{value}"' in line


def records(catalogue: Catalogue) -> list[Tile | Card]:
    return [*catalogue.tiles, catalogue.start_village, *catalogue.cards]


def test_every_value_has_a_source(catalogue: Catalogue) -> None:
    for record in records(catalogue):
        for field in record.to_json(catalogue.lexicon).keys() - {"id", "source"}:
            assert catalogue.source_of(record.id, field) in "SP", f"{record.id}: {field}"
    facts = catalogue.facts
    for fact in (*facts.number, *facts.numbers, *facts.names, *facts.counts):
        assert catalogue.source_of("game", fact) in "SP"


def test_known_sources(catalogue: Catalogue) -> None:
    assert catalogue.source_of("game", "rondel_spaces") == "S"
    assert catalogue.source_of("game", "die_faces") == "P"
    assert catalogue.source_of("s1-fair-road", "activation") == "P"
    assert catalogue.source_of("s1-fair-road", "cost") == "S"
    assert catalogue.source_of("s1-village-road-stone", "cost") == "P"
    assert catalogue.source_of("s1-village-road-stone", "road") == "P"
    assert catalogue.source_of("cawdor-castle", "bonnets") == "S"


def test_json_has_everything(catalogue: Catalogue) -> None:
    data = json.loads(json.dumps(catalogue.to_json()))
    assert data["game"] == "glen-more"
    assert data["counts"] == {
        "tiles": 67,
        "stacks": {"0": 8, "1": 23, "2": 19, "3": 17},
        "river": 16,
        "road": 18,
        "plain": 33,
        "cards": 13,
    }
    assert data["facts"]["die_faces"] == {"value": [1, 1, 1, 2, 2, 3], "source": "P"}
    tile = next(tile for tile in data["tiles"] if tile["id"] == "s3-loch-oich")
    cubes = {"code": "unit-any", "args": {"n": 2}}
    assert tile["cost"] == {
        "words": "2 any",
        "message": {"code": "counted", "args": {"amount": "2", "thing": cubes}},
        "tokens": [2, "any"],
    }
    assert tile["immediate"]["words"] == "activate all"
    assert tile["source"]["stack"] == "P"
    assert len(data["tiles"]) == 67
    assert len(data["cards"]) == 13
    assert data["start_village"]["count"] == 5


def test_loaded_once(catalogue: Catalogue) -> None:
    assert load("glen-more") is catalogue


def test_copies_of_one_record_are_told_apart() -> None:
    """As in a corrected catalogue that writes alike tiles once."""
    game = hindmost.new_game("glen-more", 2, seed=1, corrected=glen_more_with_copies())
    ids = game.state.kit.ids  # type: ignore[attr-defined]
    assert [tile for tile in ids if tile.startswith("s1-quarry-plain")] == ["s1-quarry-plain-a", "s1-quarry-plain-a#2"]
    assert len(set(ids)) == len(ids)
