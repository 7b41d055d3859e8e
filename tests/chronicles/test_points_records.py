"""What the records of a chronicle may say of their tiles: a clause, a use, a place in a stack, how many players."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hindmost.api import catalogue_of, new_game, start
from hindmost.catalogue import CatalogueError
from hindmost.catalogue.glen_more_ii import load_chronicle, load_glen_more_ii
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.refill import drawn_from, possible, window
from hindmost.games.glen_more_ii.roles import OTHER
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.chance import Nature
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Json
from hindmost.kernel.modules import Module
from hindmost.kernel.plans import Plan
from hindmost.mechanics.effects import FREE
from hindmost.mechanics.glen import NO_TILE
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import walk

NUMBER = 20


def tile(id_: str, **fields: Json) -> dict[str, Json]:
    """A trade tile of stack A that gives a VP when it is activated, and is free."""
    record: dict[str, Json] = {
        "list": "tiles",
        "name": "inshriach",
        "stack": id_[0].upper(),
        "type": "trade",
        "cost": "free",
        "activation": "1 vp",
        "source": "RRRRRRRRR",
    }
    return {id_: {**record, **fields}}


class Burn(Frame[GlenMoreII]):
    """The tile in hand is out of the game, for 2 VP."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.removed.append(g.hand)
        g.hand = NO_TILE
        g.estates[g.active].coins += 2


class Fair(Chronicle):
    """Brings the records that a test gives it."""

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "fair"

    def __init__(self, patch: Patch) -> None:
        self.records = patch

    def patch(self) -> Patch:
        return self.records

    def plans(self) -> tuple[Plan, ...]:
        return (Plan("bonfire", (("burn", Burn()),), within=("use",)),)


class WithFair(GlenMoreIIRules):
    def __init__(self, **records: Any) -> None:
        self.fair = Fair(Patch(records.get("add", {}), records.get("replace", {}), records.get("remove", ())))

    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), self.fair)

    def new_game(self, seats: int, seed: int) -> Game:
        options: dict[str, Json] = {spec.name: spec.values[0] for spec in self.options}
        return start(Setup(self, seats, (NUMBER,), options, None), Nature(seed, {}))


# ---------------------------------------------------------------- clauses


def test_a_tile_cites_its_own_clause() -> None:
    rules = WithFair(add=tile("a-stall", clause="C20-07"))
    scene = Scene(f"chronicles {NUMBER}; rondel: 0 1 2 a-stall", rules=rules)
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.game.questions[0].option("activate 0,1").rule == "C20-07"
    scene.follow("0 activate 0,1")
    assert scene.game.score_sheet()[-1].clause == "C20-07"


def test_a_corrected_file_without_clauses_follows_ours() -> None:
    """Files that were corrected before records named them are read as ever."""
    ours = load_glen_more_ii()
    text = (Path(sys.modules["hindmost.catalogue"].__path__[0]) / "glen-more-ii.toml").read_text("utf-8")
    bare = re.sub(r'clause = "[^"]*", ', "", text)
    assert "clause =" not in bare
    read = load_glen_more_ii(bare)
    assert [domain.clause for domain in read.domains] == [domain.clause for domain in ours.domains]
    assert [card.clause for card in read.landmarks] == [card.clause for card in ours.landmarks]
    assert read.worlds_end.clause == "GM2-END-03"


# ---------------------------------------------------------------- several effects


def test_a_tile_gives_several_things_at_once() -> None:
    """The coins may be wanted for the marker, so the player says what comes first."""
    rules = WithFair(add=tile("a-stall", immediate="2 coins; place 1 any; 1 marker"))
    scene = Scene(f"chronicles {NUMBER}; rondel: 0 1 2 a-stall; seat 0: coins 0", rules=rules)
    scene.follow("0 take 3", "0 place 0,1", "asks 0 effects", "offers: effect 1 / effect 2 / effect 3")
    scene.follow("0 effect 1", "seat 0: coins 2", "0 effect 2", "asks 0 choose-goods", "0 choose wood")
    scene.follow("asks 0 place-marker", "seat 0: cell 0,1 a-stall wood 1")


def test_barrels_among_several_things_pay_for_other_tiles() -> None:
    """Some tiles cost whisky, so that something must give it."""
    ours = load_glen_more_ii()
    stills = tuple(each.id for each in ours.tiles if "whisky" in (each.activation or FREE).words(ours.lexicon))
    with pytest.raises(CatalogueError, match="whisky can never be paid"):
        WithFair(remove=stills).new_game(3, 1)
    assert WithFair(remove=stills, add=tile("a-stall", immediate="1 coin; 1 whisky")).new_game(3, 1)


# ---------------------------------------------------------------- uses


def test_what_becomes_of_a_taken_tile_is_for_its_record_to_say() -> None:
    rules = WithFair(add=tile("a-effigy", use="bonfire", type="trade"))
    scene = Scene(f"chronicles {NUMBER}; rondel: 0 1 2 a-effigy; seat 0: coins 1", rules=rules)
    assert scene.state.book.roles[scene.state.kit.number["a-effigy"]] == OTHER
    scene.follow("0 take 3")
    assert scene.asked == (0, "activate"), "there is nothing to place"
    assert scene.state.estates[0].coins == 3
    assert [scene.state.kit.ids[each] for each in scene.state.removed] == ["a-effigy"]
    assert scene.game.check() == []


def test_it_can_be_taken_where_no_tile_has_a_place() -> None:
    """Only Scotsmen near make places; this one needs none."""
    rules = WithFair(add={**tile("a-effigy", use="bonfire"), **tile("a-stall")})
    scene = Scene(f"chronicles {NUMBER}; rondel: 0 1 2 a-effigy a-stall; seat 0: coins 1; 0,0: scotsmen 0", rules=rules)
    assert "take 3" in scene.offers
    assert "take 4" not in scene.offers


def test_a_use_that_no_plan_has_is_told_when_the_table_is_laid() -> None:
    with pytest.raises(BadConfiguration, match="tile 'a-effigy' is used by the plan 'bonfires', which is not there"):
        WithFair(add=tile("a-effigy", use="bonfires")).new_game(3, 1)


# ---------------------------------------------------------------- places in a stack


def test_a_tile_in_the_first_third_of_its_stack() -> None:
    """Stack B has seventeen others: it is one of the first six, each place alike."""
    rules = WithFair(add=tile("b-herald", top_part=3))
    g = rules.new_game(3, 1).state
    assert isinstance(g, GlenMoreII)
    number = g.book.stack_names.index("B")
    herald = g.kit.number["b-herald"]
    assert window(g, number) == (1, 6)
    assert g.book.seeded[number] == herald
    others = [each for each in g.stacks[number] if each != herald]
    for gone in range(5):
        g.stacks[number] = [herald, *others[gone:]]
        assert drawn_from(g, number) == gone
        assert herald in possible(g, number)
    g.stacks[number] = [herald, *others[5:]]
    assert possible(g, number) == [herald]


def test_where_it_came_is_drawn_alike() -> None:
    rules = WithFair(add=tile("b-herald", top_part=3))
    places = []
    for seed in range(40):
        game = rules.new_game(2, seed)
        laid = []
        for _ in walk(game, seed):
            state = game.state
            assert isinstance(state, GlenMoreII)
            if not state.stacks[1]:
                break
        laid = [note.a for note in game.journal if note.code == "laid"]
        book = game.state.table.kit  # type: ignore[attr-defined]
        of_b = [each for each in laid if book.stacks[each] == 2]
        herald = book.number["b-herald"]
        if herald in of_b:
            places.append(of_b.index(herald))
    assert places
    assert set(places) <= set(range(6))
    assert len(set(places)) > 3


def test_two_drawn_places_in_one_stack_are_refused() -> None:
    with pytest.raises(CatalogueError, match="two tiles of stack D have a place that is drawn"):
        WithFair(add=tile("d-herald", top_part=2)).new_game(3, 1)


# ---------------------------------------------------------------- numbers of players


def test_a_record_for_some_numbers_of_players() -> None:
    rules = WithFair(add={**tile("a-four", seats=[4]), **tile("a-any")})
    ids = {seats: rules.new_game(seats, 1).state.table.kit.ids for seats in (3, 4)}  # type: ignore[attr-defined]
    assert ("a-four" in ids[3], "a-four" in ids[4]) == (False, True)
    assert "a-any" in ids[3]
    everything = rules.patched(rules.load(None), (rules.fair,)).to_json()["tiles"]
    assert "a-four" in [record["id"] for record in everything], "where nobody has said how many play"


# ---------------------------------------------------------------- replaced and removed


def chronicle_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Any:
    folder = tmp_path / "c20_made_up"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "components.toml").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("c20_made_up", None)
    return load_chronicle("c20_made_up.module")


def test_records_are_replaced_and_removed_by_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = 'remove = ["a-butcher"]\nreplace = [{ id = "a-dornie", cost = "2 wood" }]\n'
    patch = chronicle_of(tmp_path, monkeypatch, text).patch
    assert (patch.remove, patch.replace) == (("a-butcher",), {"a-dornie": {"cost": "2 wood"}})
    rules = WithFair(replace=patch.replace, remove=patch.remove)
    catalogue = rules.patched(rules.load(None), (rules.fair,))
    tiles = {each.id: each for each in catalogue.tiles}
    assert "a-butcher" not in tiles
    assert tiles["a-dornie"].cost.words(catalogue.lexicon) == "2 wood"
    for _ in walk(rules.new_game(3, 2), 2):
        pass


@pytest.mark.parametrize("chronicles", [(), (2, 4, 7)], ids=str)
def test_the_kit_has_what_the_records_say(chronicles: tuple[int, ...]) -> None:
    """Tile by tile and card by card: rules go by the kit, clients by the records."""
    catalogue = catalogue_of("glen-more-ii", chronicles)
    state = new_game("glen-more-ii", 3, chronicles, seed=1).state
    assert isinstance(state, GlenMoreII)
    kit = state.book
    tiles = [*catalogue.tiles, catalogue.worlds_end, catalogue.david_hume, *catalogue.home]
    assert kit.ids[:-1] == [tile.id for tile in tiles]
    for number, tile in enumerate(tiles):
        printed = (tile.name, tile.type, tile.cost, tile.immediate, tile.activation)
        lists = (kit.names, kit.types, kit.prices, kit.immediate, kit.effects)
        assert tuple(each[number] for each in lists) == printed, tile.id
        assert (kit.stack_names[kit.stacks[number]] if kit.stacks[number] >= 0 else "") == tile.stack, tile.id
        assert (kit.card_ids[kit.cards[number]] if kit.cards[number] >= 0 else None) == tile.landmark, tile.id
        assert (kit.activations[number] is None) == (tile.activation is None), tile.id
    assert kit.card_ids == [card.id for card in catalogue.landmarks]


def test_a_replacement_without_an_id_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CatalogueError, match="replace number 1: id: is missing"):
        chronicle_of(tmp_path, monkeypatch, 'replace = [{ cost = "2 wood" }]\n')


def test_where_nobody_may_stop_nobody_has_a_turn() -> None:
    rules = WithFair(add={**tile("a-stall", protected=True), **tile("a-booth")})
    position = "chronicles 20; rondel: 0 {} {} {} 1 2 * * * * * * * -"
    barred = Scene(position.format("a-stall", "s-inshriach", "a-booth"), rules=rules).game.view(0)["table"]["tempo"]
    open_ = Scene(position.format("s-black-isle", "s-inshriach", "a-booth"), rules=rules).game.view(0)["table"]["tempo"]
    assert [tempo["order"][0]["turns"] for tempo in (barred, open_)] == [3, 4]
