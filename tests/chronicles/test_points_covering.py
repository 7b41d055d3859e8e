"""Tiles that cover others though they are no overlays, and double tiles: proved by a chronicle made up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from hindmost.catalogue import CatalogueError
from hindmost.games.glen_more_ii.activate import ACTIVATE_WITHIN
from hindmost.games.glen_more_ii.fetching import Resume
from hindmost.games.glen_more_ii.moving import movable
from hindmost.games.glen_more_ii.place import PLACE_TILE, TILE_EFFECTS
from hindmost.games.glen_more_ii.placing import legal_places
from hindmost.games.glen_more_ii.points import ELSEWHERE, PLACE
from hindmost.games.glen_more_ii.removing import RemoveTiles
from hindmost.games.glen_more_ii.roles import OTHER
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Fold, Hook, Insert, Patch, Veto
from hindmost.kernel.messages import Json, Reason
from hindmost.kernel.plans import Plan
from hindmost.kernel.state import Slice
from hindmost.mechanics.cells import cell, name_of
from hindmost.mechanics.glen import NO_TILE, NOWHERE, PLACED
from tests.chronicles.made_up import (
    MadeUp,
    Told,
    keeps,
    last_of,
    new_game,
    play_through,
    random_games,
    restored,
    scene_with,
)
from tests.glen_more_ii_scenario import Scene


def tile(id_: str, **fields: Json) -> dict[str, Json]:
    """A castle of stack A that gives a VP when it is activated, and is free."""
    record: dict[str, Json] = {
        "list": "tiles",
        "name": "inshriach",
        "stack": "A",
        "type": "castle",
        "cost": "free",
        "activation": "1 vp",
        "source": "RRRRRRRRR",
    }
    record |= fields
    return {id_: {field: value for field, value in record.items() if value is not None}}


class Yard(Slice):
    """The tiles that are still to be built, by seat."""

    __slots__ = ("kept",)

    def __init__(self, kept: list[list[int]]) -> None:
        self.kept = kept

    @classmethod
    def new(cls, seats: int) -> Yard:
        return cls([[] for _ in range(seats)])

    @classmethod
    def revive(cls, data: Json) -> Yard:
        return cls([list(kept) for kept in data["kept"]])

    def copy(self) -> Yard:
        return Yard([kept[:] for kept in self.kept])

    def to_json(self) -> Json:
        return {"kept": [kept[:] for kept in self.kept]}


def yard(g: Any) -> Yard:
    part = g.table.slice_of(g, "made-up")
    assert isinstance(part, Yard)
    return part


class IntoTheYard(Frame[GlenMoreII]):
    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        yard(g).kept[g.active].append(g.hand)
        g.hand = NO_TILE


class InTheYard(Fold[GlenMoreII, "list[int]"]):
    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [*value, *(each for kept in yard(g).kept for each in kept)]


class Build(Frame[GlenMoreII]):
    """At the end of a turn a tile of the yard is built, if it has a place."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        kept = yard(g).kept[g.active]
        if kept and legal_places(g, g.estates[g.active], kept[0]):
            g.stack.append(Resume(g.spot, int(g.everywhere)))
            g.hand = kept.pop(0)
            g.spot = NOWHERE
            g.push_plan("build")


class Masons(MadeUp):
    """A keep goes on pastures, a folly is built at the end of a turn, a bridge and a wall cover two tiles each."""

    part: ClassVar[type[Slice] | None] = Yard
    records: ClassVar[dict[str, Json]] = {
        **tile("a-keep", covers=["animal"], clause="C20-01"),
        **tile("a-pier", covers=["animal"]),
        **tile("a-crag", covers=["castle"]),
        **tile("a-quay", covers=["village", "castle"], river=True),
        **tile("a-folly", covers=["material"], use="yard", immediate="1 coin"),
        **tile("a-bridge", covers=["village", "animal"], right_half="bridge-right", river=True, clause="C20-02"),
        **tile("bridge-right", covers=["castle", "village"], river=True, stack=None, immediate="1 member; 1 coin"),
        **tile("a-wall", covers=["material", "castle"], right_half="wall-right", immediate="1 vp", type="trade"),
        **tile("wall-right", covers=["animal", "castle"], stack=None, landmark="wall-card"),
        "wall-card": {"list": "landmarks", "tile": "wall-right", "when": "placed", "effect": "1 coin", "source": "RRR"},
    }

    def patch(self) -> Patch:
        return Patch(self.records, {}, ())

    def plans(self) -> tuple[Plan, ...]:
        build = (("site", PLACE_TILE), ("opening", TILE_EFFECTS), ("neighbours", ACTIVATE_WITHIN))
        return (
            Plan("yard", (("yard", IntoTheYard()),), within=("use",)),
            Plan("build", build, within=("resume",)),
        )


YARD: Final[Hook] = (ELSEWHERE, InTheYard())
BUILD: Final = Insert("turn", BEFORE, "lapse", "build", Build())
RONDEL: Final = "rondel: 0 1 2 a-keep a-bridge a-wall a-folly a-quay * * * * * -"
FIELDS: Final = "seat 0; 0,1: s-inshriach; 1,1: s-black-isle; 2,1: s-lochridge"
"""Two materials, an animal to the right of them, all without a river."""


def masons(*position: str, parts: tuple[Hook | Insert, ...] = ()) -> Scene:
    """Tiles that lie in a territory are not on the rondel."""
    laid = "; ".join(position)
    rondel = " ".join("*" if word[:2] == "a-" and word in laid else word for word in RONDEL.split())
    return scene_with(Masons(YARD, *parts), rondel, *position)


def types(scene: Scene) -> list[str]:
    ground = scene.state.estates[0].ground
    return [scene.kit.types[each] for each in ground.tiles]


# ---------------------------------------------------------------- covering another type


def test_a_tile_covers_the_type_that_it_names() -> None:
    scene = masons(FIELDS, "1,1: scotsmen 1")
    assert types(scene) == ["village", "castle", "material", "material", "animal"]
    play_through(scene, "0 take 3", "asks 0 place", "offers: place 2,1")
    scene.follow("refuses: place 1,1 C20-01", "refuses: place 2,0 C20-01")
    play_through(scene, "0 place 2,1", "asks 0 activate")
    scene.follow("seat 0: tiles 5, cell 2,1 a-keep", "offers also: activate 2,1")


def test_of_several_types_it_covers_any_and_the_river_must_fit() -> None:
    """Home tiles too; a castle without a river is not for it."""
    scene = masons("seat 0; 0,1: s-inshriach, scotsmen 1; 1,1: a-castle-stalker")
    play_through(scene, "0 take 7", "offers: place 0,0 / place 1,0", "0 place 1,0")
    scene.follow("seat 0: cell 1,0 a-quay")


def test_somebody_must_be_near() -> None:
    scene = masons(FIELDS, "0,0: scotsmen 0; 2,1: scotsmen 1")
    scene.follow("refuses: take 3 GM2-TAKE-05")
    usual = masons(FIELDS, "0,0: scotsmen 0; 1,0: scotsmen 1")
    usual.follow("0 take 3", "offers: place 2,1")


def test_it_is_no_overlay() -> None:
    """MacPherson counts overlays only."""
    scene = masons(FIELDS, "1,1: scotsmen 1")
    assert not scene.book.overlays[scene.kit.number["a-keep"]]


def test_a_tile_that_must_cover_lies_on_nothing_else() -> None:
    assert masons("seat 0; 0,1: a-pier").game.check() == ["seat 0: the overlay on 0,1 covers nothing"]
    problem = "seat 0: a tile on 0,1 may not cover the one beneath it"
    assert masons("seat 0; 0,1: s-inshriach > a-pier").game.check() == [problem]


def test_what_a_chronicle_uses_otherwise_may_lie_in_a_territory_in_the_end() -> None:
    scene = masons(FIELDS, "1,1: scotsmen 1", parts=(BUILD,))
    folly = scene.kit.number["a-folly"]
    assert scene.book.roles[folly] == OTHER
    play_through(scene, "0 take 6", "asks 0 activate", "0 end", "asks 0 place", "offers: place 0,1 / place 1,1")
    play_through(scene, "0 place 0,1", "asks 0 activate", "0 activate 0,1", "0 pass", "asks 1 take")
    scene.follow("seat 0: cell 0,1 a-folly, coins 1, vp 1")


# ---------------------------------------------------------------- double tiles


def test_a_double_tile_covers_two_tiles_beside_each_other() -> None:
    told = Told()
    scene = masons(FIELDS, "0,1: wood 1", parts=((PLACED, told),))
    play_through(scene, "0 take 5", "asks 0 place", "offers: place 1,1")
    scene.follow("refuses: place 0,1 GM2-OVER-01")
    scene.follow("0 place 1,1", "asks 0 activate")
    assert restored(scene.game).hash() == scene.game.hash()
    scene.follow("seat 0: cell 1,1 a-wall, cell 2,1 wall-right, tiles 5, cards wall-card, coins 1, vp 1")
    assert told.heard == [(0, 3, scene.kit.number["a-wall"])], "it is one placement"
    assert scene.state.estates[0].ground.linked == {3: 1 << 4, 4: 1 << 3}


def test_both_halves_and_all_around_them_are_woken() -> None:
    scene = masons(
        "seat 0; 0,1: s-inshriach; 1,1: s-black-isle; 2,1: s-lochridge; 3,1: s-ballachulish", "1,1: barley 0"
    )
    scene.follow("0 take 5", "0 place 1,1")
    woken = ["activate 0,0", "activate 0,1", "activate 1,0", "activate 1,1", "activate 2,1", "activate 3,1"]
    assert sorted(offer for offer in scene.offers if offer.startswith("activate")) == [
        each for each in woken if each in scene.offers
    ]
    assert {"activate 1,1", "activate 2,1", "activate 3,1", "activate 0,1"} <= set(scene.offers)
    scene.follow("0 activate 2,1", "0 activate 1,1")
    scene.follow("not offered: activate 1,1 / activate 2,1", "seat 0: vp 3")


def test_a_half_gives_what_is_printed_on_it_on_its_own_place() -> None:
    """On the home tiles: the Scotsman comes onto the right half, which is the home castle."""
    scene = masons("seat 0; 0,1: s-inshriach, scotsmen 1; 0,0: scotsmen 0")
    play_through(scene, "0 take 4", "offers: place 0,0", "0 place 0,0", "asks 0 activate")
    scene.follow("seat 0: cell 1,0 bridge-right scotsmen 1, cell 0,0 a-bridge scotsmen 0, coins 1")


def test_the_faces_are_kept_apart() -> None:
    """A village beside a castle, or an animal beside a village, but no animal beside a castle."""
    scene = masons("seat 0; 0,1: s-inshriach, scotsmen 1")
    bridge = scene.kit.number["a-bridge"]
    kinds = scene.book.type_names
    assert [(kinds[face >> 8], kinds[face & 0xFF]) for face in scene.book.faces[bridge]] == [
        ("village", "castle"),
        ("animal", "village"),
    ]
    wall = masons("seat 0; 0,1: s-inshriach; 1,1: a-castle-stalker; 2,1: s-lochridge, scotsmen 1; 0,0: scotsmen 1")
    wall.follow("refuses: take 5 GM2-TAKE-05")
    problem = "seat 0: a-wall may not cover those two tiles together"
    mixed = masons("seat 0; 0,1: s-inshriach > a-wall; 1,1: a-castle-stalker > wall-right")
    assert problem in mixed.game.check()


def test_somebody_must_be_near_who_is_not_on_what_is_covered() -> None:
    lonely = masons(FIELDS, "0,0: scotsmen 0; 1,1: scotsmen 1; 2,1: scotsmen 1")
    lonely.follow("refuses: take 5 GM2-TAKE-05")
    masons(FIELDS, "0,0: scotsmen 0; 0,1: scotsmen 1").follow("0 take 5", "offers: place 1,1")


class NoRight(Veto[GlenMoreII]):
    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return Reason("reason-no-place", "C20-09") if subject == cell(2, 1) else None


def test_what_is_forbidden_to_a_half_is_forbidden_to_the_double_tile() -> None:
    masons(FIELDS, parts=((PLACE, NoRight()),)).follow("refuses: take 5 GM2-TAKE-05")


def test_halves_that_are_torn_apart_are_told() -> None:
    alone = masons("seat 0; 0,1: s-inshriach > a-wall").game.check()
    assert "seat 0: the right half of a-wall is not beside it" in alone
    other = masons("seat 0; 0,1: s-inshriach; 1,1: s-lochridge > wall-right").game.check()
    assert "seat 0: the left half of wall-right is missing" in other


# ---------------------------------------------------------------- removing and moving them


WALLED: Final = "seat 0; 0,1: s-inshriach; 1,1: s-black-isle > a-wall; 2,1: s-lochridge > wall-right; 2,0: a-halkirk"
"""The wall could go as a whole."""


def removing(number: int, optional: int, *position: str) -> Scene:
    scene = masons(*position, parts=(Insert("turn", BEFORE, "take", "remove", RemoveTiles(number, optional, 0)),))
    assert scene.asked == (0, "remove-tiles")
    return scene


def test_an_effect_for_one_tile_takes_no_half() -> None:
    scene = removing(1, 0, WALLED)
    scene.follow("offers: remove 0,1 / remove 2,0", "refuses: remove 1,1 GM2-REMOVE-02")
    keeps(scene.game)


def test_an_effect_for_two_tiles_takes_both_halves_or_none() -> None:
    scene = removing(2, 1, WALLED, "1,1: scotsmen 1")
    play_through(scene, "0 remove 1,1")
    assert scene.offers == ["remove 2,1"], "nor may one stop there"
    play_through(scene, "0 remove 2,1", "asks 0 take")
    scene.follow("seat 0: empty 1,1, empty 2,1, cell 1,0 home-castle scotsmen 1, cards wall-card")
    assert scene.state.estates[0].ground.linked == {}


def test_a_double_tile_on_a_home_tile_stays() -> None:
    scene = removing(2, 1, "seat 0; 0,0: > a-bridge; 1,0: > bridge-right; 0,1: s-inshriach")
    scene.follow("offers: remove 0,1 / pass")


def test_three_stacks_that_are_bound_together_stay() -> None:
    """Whichever of them is chosen, two are not enough."""
    scene = removing(2, 1, WALLED)
    e = scene.state.estates[0]
    e.ground = e.ground.with_link(2, 3)
    frame = scene.state.stack[-1]
    assert isinstance(frame, RemoveTiles)
    cells = e.ground.cells
    assert [name_of(cells[slot]) for slot in frame.candidates(scene.state, e)] == ["2,0"]


def test_no_half_is_moved_alone() -> None:
    scene = masons(WALLED)
    cells = scene.state.estates[0].ground.cells
    assert [name_of(cells[slot]) for slot in movable(scene.state, 0)] == ["0,1", "2,0"]


def test_a_half_may_be_covered_and_still_binds_its_stack() -> None:
    scene = masons("seat 0; 0,1: s-inshriach; 1,1: s-black-isle > a-wall; 2,1: s-lochridge > wall-right > a-crag")
    assert scene.game.check() == []
    assert scene.state.estates[0].ground.linked == {3: 1 << 4, 4: 1 << 3}
    assert movable(scene.state, 0) == [2]


# ---------------------------------------------------------------- whole games, and records that are wrong


def test_games_with_double_tiles_come_to_an_end() -> None:
    placed = set()
    for game in last_of(random_games(Masons(YARD, BUILD), games=6)):
        state = game.state
        assert isinstance(state, GlenMoreII)
        placed |= {
            state.kit.ids[each] for e in state.estates for slot in e.ground.slots() for each in e.ground.stack_at(slot)
        }
    assert placed & {"wall-right", "bridge-right"}
    assert placed & {"a-keep", "a-quay", "a-folly"}


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (tile("a-keep", covers=["animal"], overlay=True), "a-keep: covers: an overlay covers its own type"),
        (
            tile("a-keep", covers=["person"], river=True),
            "a-keep: covers: no person with a river lies beneath any overlay",
        ),
        (
            tile("a-keep", covers=["animal"], right_half="nothing"),
            'a-keep: right_half: there is no other tile "nothing"',
        ),
        (
            tile("a-keep", covers=["animal"], right_half="a-dornie"),
            "a-keep: right_half: a-dornie comes with its left half",
        ),
        (
            {**tile("a-keep", right_half="keep-right"), **tile("keep-right", stack=None)},
            "a-keep: right_half: both halves cover something",
        ),
    ],
)
def test_a_record_that_cannot_be_is_told(record: dict[str, Json], problem: str) -> None:
    class Wrong(Masons):
        records: ClassVar[dict[str, Json]] = record

    with pytest.raises(CatalogueError, match=problem):
        new_game(Wrong(), 3, 1)
