"""Tiles that are neither in a stack nor in a territory: with a chronicle, or beside the board."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from hindmost.catalogue import CatalogueError
from hindmost.games.glen_more_ii.points import ELSEWHERE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import Fold, Hook, Patch
from hindmost.kernel.messages import Json
from hindmost.kernel.plans import Plan
from hindmost.kernel.state import Slice
from hindmost.mechanics.glen import NO_TILE
from tests.chronicles.made_up import MadeUp, keeps, last_of, new_game, play_through, random_games, scene_with


def tile(id_: str, **fields: Json) -> dict[str, Json]:
    """A trade tile of stack A that gives a VP when it is activated, and is free."""
    record: dict[str, Json] = {
        "list": "tiles",
        "name": "inshriach",
        "stack": "A",
        "type": "trade",
        "cost": "free",
        "activation": "1 vp",
        "source": "RRRRRRRRR",
    }
    record |= fields
    return {id_: {field: value for field, value in record.items() if value is not None}}


class Loft(Slice):
    """The tiles that each seat has put away."""

    __slots__ = ("kept",)

    def __init__(self, kept: list[list[int]]) -> None:
        self.kept = kept

    @classmethod
    def new(cls, seats: int) -> Loft:
        return cls([[] for _ in range(seats)])

    @classmethod
    def revive(cls, data: Json) -> Loft:
        return cls([list(kept) for kept in data["kept"]])

    def copy(self) -> Loft:
        return Loft([kept[:] for kept in self.kept])

    def to_json(self) -> Json:
        return {"kept": [kept[:] for kept in self.kept]}


def loft(g: Any) -> Loft:
    part = g.table.slice_of(g, "made-up")
    assert isinstance(part, Loft)
    return part


class PutAway(Frame[GlenMoreII]):
    """The tile in hand goes into the loft."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        loft(g).kept[g.active].append(g.hand)
        g.hand = NO_TILE


class InTheLoft(Fold[GlenMoreII, "list[int]"]):
    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [*value, *(each for kept in loft(g).kept for each in kept)]


class Lofts(MadeUp):
    """Some tiles are kept by those who take them."""

    part: ClassVar[type[Slice] | None] = Loft
    records: ClassVar[dict[str, Json]] = {
        **tile("a-chest", use="loft"),
        **tile("a-crate", use="loft"),
        **tile("a-trunk", use="loft"),
    }

    def patch(self) -> Patch:
        return Patch(self.records, {}, ())

    def plans(self) -> tuple[Plan, ...]:
        return (Plan("loft", (("put-away", PutAway()),), within=("use",)),)


KEPT: Final[Hook] = (ELSEWHERE, InTheLoft())
CHEST: Final = "rondel: 0 1 2 a-chest * * * * * * * * * -"

# ---------------------------------------------------------------- with a chronicle


def test_a_tile_that_a_chronicle_keeps_is_not_missing() -> None:
    scene = scene_with(Lofts(KEPT), CHEST)
    play_through(scene, "0 take 3", "asks 0 activate", "0 end", "asks 1 take")
    assert loft(scene.state).kept[0] == [scene.kit.number["a-chest"]]


def test_a_chronicle_that_does_not_say_what_it_keeps_is_told() -> None:
    scene = scene_with(Lofts(), CHEST)
    scene.game.play(0, "take 3")
    assert scene.game.check() == ["missing: a-chest"]


def test_what_a_chronicle_keeps_is_nowhere_else() -> None:
    scene = scene_with(Lofts(KEPT), CHEST)
    loft(scene.state).kept[1] = [scene.kit.number["a-chest"]]
    assert scene.game.check() == ["the tile a-chest is in 2 places at once"]


def test_games_in_which_tiles_are_kept_come_to_an_end() -> None:
    games = last_of(random_games(Lofts(KEPT)))
    assert any(kept for game in games for kept in loft(game.state).kept)


# ---------------------------------------------------------------- beside the board


def person(id_: str, **fields: Json) -> dict[str, Json]:
    record: dict[str, Json] = {"list": "persons", "name": "macbeth", "cost": "free", "source": "RRRRR"}
    return {id_: {**record, "immediate": "1 marker", **fields}}


class King(MadeUp):
    """An abbey brings a king who lies beside the board; there lies a bothy, too, which is for nobody."""

    records: ClassVar[dict[str, Json]] = {
        **tile("a-abbey", immediate="1 coin; person macbeth"),
        **tile("a-priory", immediate="person macbeth"),
        **tile("the-bothy", stack=None, landmark="bothy-card"),
        **person("macbeth"),
        "bothy-card": {
            "list": "landmarks",
            "tile": "the-bothy",
            "when": "placed",
            "effect": "1 coin",
            "source": "RRR",
        },
    }

    def patch(self) -> Patch:
        return Patch(self.records, {}, ())


ABBEY: Final = "rondel: 0 1 2 a-abbey a-priory * * * * * * * * -"


def test_what_comes_from_no_stack_lies_beside_the_board() -> None:
    scene = scene_with(King(), ABBEY)
    number = scene.kit.number
    assert [scene.kit.stacks[number[name]] for name in ("macbeth", "the-bothy")] == [-1, -1]
    keeps(scene.game)
    assert "bothy-card" in scene.game.view()["table"]["landmarks"]


def test_a_person_beside_the_board_comes_with_what_is_printed_on_him() -> None:
    scene = scene_with(King(), ABBEY, "seat 0: coins 0")
    play_through(scene, "0 take 3", "0 place 0,1", "asks 0 effects", "0 effect 1", "asks 0 place-marker")
    scene.follow("seat 0: persons macbeth, coins 1")
    play_through(scene, "0 claim macleod", "asks 0 activate")
    counts = scene.game.view()["table"]["scoring"]["counts"]
    assert [each["persons"] for each in counts] == [1, 0, 0]


def test_he_comes_but_once() -> None:
    scene = scene_with(King(), ABBEY, "seat 1: persons macbeth")
    play_through(scene, "0 take 4", "0 place 0,1", "asks 0 activate")
    scene.follow("seat 0: persons", "seat 1: persons macbeth")


def test_he_is_nowhere_but_beside_the_board_or_with_a_player() -> None:
    scene = scene_with(King(), ABBEY)
    scene.state.discards.append(scene.kit.number["macbeth"])
    assert scene.game.check() == ["the person macbeth is neither beside the board nor with a player"]


def test_a_tile_of_no_stack_may_lie_in_a_territory() -> None:
    keeps(scene_with(King(), ABBEY, "seat 0; 0,1: the-bothy").game)


def test_a_person_who_is_not_there_cannot_come() -> None:
    class Nobody(King):
        records: ClassVar[dict[str, Json]] = {**tile("a-abbey", immediate="person merlin")}

    with pytest.raises(CatalogueError, match='tile a-abbey: immediate: "merlin" is unknown; there are: david-hume'):
        new_game(Nobody(), 3, 1)


def test_a_person_of_a_stack_is_not_beside_the_board() -> None:
    class Stacked(King):
        records: ClassVar[dict[str, Json]] = {**King.records, **person("macbeth", stack="A")}

    with pytest.raises(CatalogueError, match='tile a-abbey: immediate: "macbeth" is unknown'):
        new_game(Stacked(), 3, 1)


def test_a_place_in_a_stack_is_for_what_is_in_one() -> None:
    class Drawn(King):
        records: ClassVar[dict[str, Json]] = {**tile("the-bothy", stack=None, top_part=3)}

    with pytest.raises(CatalogueError, match="tile the-bothy: top_part: it is in no stack"):
        new_game(Drawn(), 3, 1)


def test_games_with_tiles_beside_the_board_come_to_an_end() -> None:
    games = last_of(random_games(King(), games=4))
    taken = [game for game in games if any("macbeth" in seat["persons"] for seat in game.view()["seats"])]
    assert taken
