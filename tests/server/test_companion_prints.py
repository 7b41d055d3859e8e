"""What somebody reads on the tiles of their printed game becomes a corrected catalogue."""

from __future__ import annotations

import tomllib

import pytest

from hindmost.catalogue.glen_more_ii.load import load_glen_more_ii
from hindmost.catalogue.glen_more_ii.model import GlenMoreIICatalogue, Tile
from hindmost.catalogue.problems import CatalogueError
from hindmost.server.companion.prints import forms_with, is_unsure, print_of, with_prints
from hindmost.server.wire.real import PrintedExchange as Exchange
from hindmost.server.wire.real import PrintedFact as Fact
from hindmost.server.wire.real import PrintedTile as Print

OURS = load_glen_more_ii()


def tile(name: str, catalogue: GlenMoreIICatalogue = OURS) -> Tile:
    return next(each for each in catalogue.tiles if each.id == name)


def corrected(*prints: Print) -> GlenMoreIICatalogue:
    text = with_prints(prints)
    assert text is not None
    return load_glen_more_ii(text)


def test_a_print_says_what_whoever_only_collects_tiles_must_know() -> None:
    assert print_of(tile("b-plockton")) == Print("b-plockton", "village", False, 1, [])
    assert print_of(tile("c-glengorm")).exchanges == [Exchange(2, 5), Exchange(3, 8)]
    assert print_of(tile("a-easdale")) == Print("a-easdale", "material", False, 0, [])


def test_every_tile_as_it_is_changes_nothing_but_where_it_is_known_from() -> None:
    tiles = [each for each in OURS.tiles if not each.is_person]
    after = corrected(*map(print_of, tiles))
    assert any(is_unsure(each, True) for each in tiles)
    for each in tiles:
        again = tile(each.id, after)
        assert not is_unsure(again, True)
        assert {**again.to_json(after.lexicon), "source": 0} == {**each.to_json(OURS.lexicon), "source": 0}


@pytest.mark.parametrize(
    "told",
    [
        Print("b-plockton", "whisky", False, 0, []),
        Print("b-plockton", "trade", True, 2, [Exchange(1, 3), Exchange(3, 9)]),
        Print("c-glengorm", "trade", True, 0, [Exchange(4, 7)]),
        Print("c-glengorm", "animal", False, 1, []),
        Print("c-fort-william", "village", False, 0, []),
        Print("a-easdale", "loch", True, 1, []),
    ],
    ids=str,
)
def test_what_was_read_counts(told: Print) -> None:
    after = corrected(told)
    assert print_of(tile(told.tile, after)) == told
    assert not is_unsure(tile(told.tile, after), True)
    others = [each for each in after.tiles if each.id != told.tile]
    assert [print_of(each) for each in others] == [print_of(each) for each in OURS.tiles if each.id != told.tile]


def test_whether_the_river_is_sure_is_asked_where_it_matters() -> None:
    with_a_river = [each for each in OURS.tiles if is_unsure(each, True) and not is_unsure(each, False)]
    assert all(each.source["river"] == "R" for each in with_a_river)


def test_other_tiles_are_left_out() -> None:
    assert with_prints([]) is None
    assert with_prints([Print("shipyard", "village", True, 0, []), Print('x"', "village", True, 0, [])]) is None


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(CatalogueError, match="is unknown"):
        corrected(Print("b-plockton", "palace", True, 0, []))


def test_c12_comp_12_what_was_read_on_her_cards_is_a_table_of_the_file() -> None:
    told = [Fact(12, "item_vp", 3), Fact(1, "neutral_spaces", 7), Fact(12, "a04", ["distance-3", "box-2"])]
    text = with_prints([], told)
    assert text is not None
    tables = tomllib.loads(text)["chronicles"]
    assert tables == {
        "12": {"item_vp": {"source": "P", "value": 3}, "a04": {"source": "P", "value": ["distance-3", "box-2"]}},
        "1": {"neutral_spaces": {"source": "P", "value": 7}},
    }


def test_c12_comp_12_facts_that_nobody_can_read_are_left_out() -> None:
    """They may come from a browser that has kept them for long."""
    assert with_prints([], [Fact(12, "levels", ["gentle"]), Fact(4, "item_vp", 1), Fact(12, 'x"] = 1', 1)]) is None


def test_c12_comp_12_the_forms_are_of_the_chronicles_in_play() -> None:
    alone = {(each.chronicle, each.fact) for each in forms_with(())}
    assert {number for number, _ in alone} == {12}
    assert (12, "cask_own_vp") not in alone
    with_cask = {(each.chronicle, each.fact) for each in forms_with((3,))}
    assert with_cask - alone == {
        (12, "chronicle_3_card"), (12, "cask_icon_vp"), (12, "cask_own_vp"), (12, "cask_supply_vp"), (3, "sale_spaces"),
    }  # fmt: skip
    assert all(each.reconstructed for each in forms_with((1, 2, 3, 5, 6, 9, 10, 11)))
