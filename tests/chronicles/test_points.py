"""What a chronicle may change at the game's own points, where no chronicle of today does: proved by one made up."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.activate import ActivateTypes
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.points import CLAIM, COUNTED, CREW, PASSED, REMOVE, STEPS, TILE_PRICE, USABLE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Fold, FoldPoint, Hook, Insert, Listener, Veto, VetoPoint
from hindmost.kernel.messages import Reason
from hindmost.kernel.modules import Module
from hindmost.mechanics.effects import Price
from hindmost.mechanics.glen import NO_TILE
from tests.glen_more_ii_scenario import Scene

NUMBER = 20
FORBIDDEN = Reason("reason-protected", "C20-01")
TYPES = Scene("seats 3").book.type_names
PERSON_NEXT = "rondel: 0 1 2 a-robert-i * * * * * * * * * -"


class Feud(Chronicle):
    """Brings the hook that a test gives it."""

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "feud"

    def __init__(self, hook: Hook) -> None:
        self.hook = hook

    def hooks(self) -> tuple[Hook, ...]:
        return (self.hook,)


class WithFeud(GlenMoreIIRules):
    def __init__(self, feud: Feud) -> None:
        self.feud = feud

    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), self.feud)


def folding(point: FoldPoint[Any], fold: Fold[Any, Any], *position: str) -> Scene:
    return Scene(f"chronicles {NUMBER}", *position, rules=WithFeud(Feud((point, fold))))


def vetoing(point: VetoPoint, veto: Veto[Any], *position: str) -> Scene:
    return Scene(f"chronicles {NUMBER}", *position, rules=WithFeud(Feud((point, veto))))


# ---------------------------------------------------------------- folds


class OneMore(Fold[GlenMoreII, int]):
    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value + (seat == 1)


def test_crew_gives_a_seat_more_scotsmen() -> None:
    """Seat 1 has one in reserve more than the others, and may have one more in the territory."""
    usual = Scene(PERSON_NEXT).state.reserve(1)
    scene = folding(CREW, OneMore(), PERSON_NEXT)
    assert [scene.state.reserve(seat) for seat in range(3)] == [usual, usual + 1, usual]
    assert [seat["reserve"]["scotsmen"] for seat in scene.game.view()["seats"]] == [usual, usual + 1, usual]
    e = scene.state.estates[1]
    e.members[0] += usual + 1
    assert scene.game.check() == []
    e.members[0] += 1
    assert any("Scotsmen" in problem for problem in scene.game.check())


class Doubled(Fold[GlenMoreII, "tuple[int, ...]"]):
    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        is_whisky = g.book.categories[subject] == "whisky"
        return tuple(2 * vp for vp in value) if seat == 0 and is_whisky else value


def test_steps_give_a_seat_other_points_in_a_category() -> None:
    """Seats 0 and 1 have two barrels more than seat 2; only for seat 0 they count double."""
    position = f"{PERSON_NEXT}; seat 0: whisky 2; seat 1: whisky 2"
    usual = Scene(position).game.view()["table"]["scoring"]["if_scored_now"]
    changed = folding(STEPS, Doubled(), position).game.view()["table"]["scoring"]["if_scored_now"]
    assert usual[0]["whisky"] > 0
    assert changed[0] == {**usual[0], "whisky": 2 * usual[0]["whisky"]}
    assert changed[1:] == usual[1:]


class TwoCoinsMore(Fold[GlenMoreII, Price]):
    def fold(self, g: GlenMoreII, value: Price, seat: int, subject: int) -> Price:
        return value.with_coins(2)


def test_tile_price_is_asked_before_a_tile_is_taken_and_paid_with_it() -> None:
    rich = folding(TILE_PRICE, TwoCoinsMore(), PERSON_NEXT, "seat 0: coins 3")
    assert "take 4" in rich.offers
    rich.follow("0 take 4", "0 place 0,1")
    assert rich.state.estates[0].coins == 1
    poor = folding(TILE_PRICE, TwoCoinsMore(), PERSON_NEXT, "seat 0: coins 1")
    poor.follow("0 take 4")
    assert poor.asked == (0, "compensation"), "no tile can be paid, so one is discarded"


class NoMaterials(Fold[GlenMoreII, "list[int]"]):
    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [tile for tile in value if g.kit.types[tile] != "material"]


def test_usable_narrows_what_may_be_fetched() -> None:
    position = f"{PERSON_NEXT}; seat 0: coins 2; discards: a-butcher a-dornie a-easdale"
    usual = Scene(position)
    changed = folding(USABLE, NoMaterials(), position)
    for scene in (usual, changed):
        scene.follow("0 take 3", "0 claim munro")
    materials = [option for option in usual.offers if option not in changed.offers]
    assert materials
    assert changed.offers
    kit = usual.state.kit
    assert {kit.types[kit.number[option.split()[1]]] for option in materials} == {"material"}
    assert changed.why(materials[0]) == "GM2-DOM-18a"


class NotTheNearest(Fold[GlenMoreII, "list[int]"]):
    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        assert subject == g.mover
        return value[1:]


def test_counted_says_which_spaces_the_die_counts() -> None:
    scene = folding(COUNTED, NotTheNearest(), "rondel: 1 * * * * * * * * - - die * 0")
    scene.draw("die", "1")
    assert scene.state.track.pieces[2] == 1


class Milestone(Frame[GlenMoreII]):
    """Notes the space at which it was passed."""

    __slots__ = ("space",)

    shape: ClassVar[dict[str, str]] = {"space": "space"}

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, g: GlenMoreII) -> None:
        WAY.append((self.space, g.hand != NO_TILE, g.estates[0].coins))


class Milestones(Listener[GlenMoreII]):
    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [Milestone(b)]


class Pilgrimage(Chronicle):
    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "pilgrimage"

    def hooks(self) -> tuple[Hook, ...]:
        return ((PASSED, Milestones()),)


class WithPilgrimage(GlenMoreIIRules):
    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), Pilgrimage())


WAY: list[tuple[int, bool, int]] = []
"""The spaces passed, in the order in which it was told, whether a tile was in hand, and the coins of seat 0 then."""


def test_c0_13_every_crossing_comes_in_the_order_of_the_spaces_before_the_tile_is_paid() -> None:
    WAY.clear()
    position = f"chronicles {NUMBER}; rondel: 0 1 2 * a-macbeth * * * * * * * * -; seat 0: coins 1"
    scene = Scene(position, rules=WithPilgrimage())
    scene.follow("0 take 4")
    assert WAY == [(1, True, 1), (2, True, 1), (3, True, 1)]
    assert scene.state.estates[0].coins == 0


class Leisure(Chronicle):
    """Lets a material tile be activated before the activations of every turn."""

    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "leisure"

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", BEFORE, "activate", "breather", ActivateTypes(1 << TYPES.index("material"))),)


class WithLeisure(GlenMoreIIRules):
    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), Leisure())


def test_gm2_land_13_nothing_more_is_activated_in_a_turn_that_ends_on_worlds_end() -> None:
    """Even if a chronicle asks something before such a turn is over."""
    position = "rondel: 0 1 2 * worlds-end * * * * * * * * -; seat 0; 2,0: c-loch-ness; 2,1: b-craigleith; stack D:"
    for answer, offered in (("stop 4", False), ("take 3", True)):
        scene = Scene(f"chronicles {NUMBER}", position, rules=WithLeisure())
        scene.game.play(0, answer)
        while scene.asked == (0, "place"):
            scene.game.play(0, scene.offers[0])
        scene.follow("asks 0 activate-types")
        assert ("extra 2,1" in scene.offers) is offered


# ---------------------------------------------------------------- vetoes


class NotMacLeod(Veto[GlenMoreII]):
    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return FORBIDDEN if g.book.domain_ids[subject] == "macleod" else None


def test_claim_may_be_forbidden_with_a_reason() -> None:
    scene = vetoing(CLAIM, NotMacLeod(), PERSON_NEXT, "seat 0: coins 2")
    usual = Scene(PERSON_NEXT, "seat 0: coins 2")
    for each in (scene, usual):
        each.follow("0 take 3")
    scene.follow("asks 0 place-marker")
    assert set(usual.offers) - set(scene.offers) == {"claim macleod"}
    scene.follow("refuses: claim macleod C20-01")


class NotTheFirst(Veto[GlenMoreII]):
    """Against removing what lies on 0,-1."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return FORBIDDEN if subject == 2 else None


def test_remove_may_be_forbidden_with_a_reason() -> None:
    scene = vetoing(REMOVE, NotTheFirst(), PERSON_NEXT, "seat 0: coins 9; 0,-1: a-dornie; 0,1: a-butcher")
    scene.follow("0 take 3", "0 claim macmillan", "asks 0 remove-tiles")
    assert scene.offers == ["remove 0,1"]
    scene.follow("refuses: remove 0,-1 C20-01")
