"""Landmark cards with something on their back: proved by a chronicle made up that turns them."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.games.glen_more_ii.deeds import EFFECTS
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.roles import FROM_BACK
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Insert, Patch
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import RemoveTiles, TakeDiscarded
from hindmost.mechanics.living import deeds_of
from tests.chronicles.made_up import LATE, MadeUp, play_through, scene_with
from tests.glen_more_ii_scenario import Scene

LIVES = {living.effect: living for living in EFFECTS}


class Overleaf(Frame[GlenMoreII]):
    """The backs of all cards of whoever has the turn are carried out."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        frames: list[Frame[Any]] = []
        for card in g.estates[g.active].cards:
            for deed in g.book.back_deeds[card]:
                frames += deed.begin(g, FROM_BACK + card)
        g.push(frames)


class Backs(MadeUp):
    """Brings backs, by the ids of the cards."""

    made: ClassVar[dict[str, Json]] = {}

    def patch(self) -> Patch:
        return Patch(
            {
                f"back-{card}": {"list": "backs", "card": card, "price": "1 wood", "source": "SR", **record}
                for card, record in self.made.items()
            },
            {},
            (),
        )


def overleaf(effect: str, card: str, *position: str) -> Scene:
    class Turning(Backs):
        made: ClassVar[dict[str, Json]] = {card: {"effect": effect, "clause": "C20-01"}}

    return scene_with(Turning(Insert("turn", BEFORE, "activate", "overleaf", Overleaf())), LATE, *position)


def test_points_of_a_back_are_the_cards() -> None:
    scene = overleaf("7 vp; 1 coin", "loch-lochy", "seat 0; 2,0: a-loch-lochy")
    play_through(scene, "0 take 3", "0 place 0,1", "asks 0 activate")
    (award,) = scene.state.sheet
    assert (award.source, award.vp, award.clause) == ("landmark-loch-lochy", 7, "C20-01")
    said = [scene.game.speak(line, "en") for _, line in scene.game.log()]
    assert "scores 7 VP with Loch Lochy" in said
    scene.follow("seat 0: coins 1")


@pytest.mark.parametrize(
    ("built", "cell"),
    [
        ("2,0: b-kingussie; 3,0: a-loch-lochy", "3,0 a-loch-lochy"),
        ("2,0: a-halkirk > b-inverness > c-fort-william", "2,0 c-fort-william"),
    ],
)
def test_scotsmen_of_a_back_come_onto_the_tile_of_the_card(built: str, cell: str) -> None:
    card = "inverness" if "inverness" in built else "loch-lochy"
    scene = overleaf("2 members", card, f"seat 0; {built}")
    play_through(scene, "0 take 3", "0 place 0,1", "asks 0 activate")
    scene.follow(f"seat 0: cell {cell} scotsmen 2")


def test_scotsmen_of_a_back_come_to_the_castle_once_the_tile_has_left() -> None:
    scene = overleaf("2 members", "loch-lochy", "seat 0: cards loch-lochy")
    assert scene.state.slot_of_card(scene.kit.card_ids.index("loch-lochy")) == -1
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "seat 0: cell 1,0 home-castle scotsmen 2")


def test_a_back_is_printed_with_its_card() -> None:
    class Printed(Backs):
        made: ClassVar[dict[str, Json]] = {"loch-ness": {"effect": "remove 2", "home": True, "clause": "C20-01"}}

    catalogue = GlenMoreIIRules().patched(load_glen_more_ii(), (Printed(),))
    back = catalogue.landmark("loch-ness").back
    assert back is not None
    assert (back.price.goods, back.home, back.source) == (1, True, {"price": "S", "effect": "R"})
    shown = {card["id"]: card["back"] for card in catalogue.to_json()["landmarks"]}
    assert shown["loch-ness"]["effect"]["words"] == "remove 2"
    assert shown["loch-morar"] is None


def test_the_back_of_a_card_that_is_not_there_is_left_out() -> None:
    class Elsewhere(Backs):
        made: ClassVar[dict[str, Json]] = {"no-such-card": {"effect": "words nobody knows"}}

    catalogue = GlenMoreIIRules().patched(load_glen_more_ii(), (Elsewhere(),))
    assert not any(card.back for card in catalogue.landmarks)


@pytest.mark.parametrize("effect", ["produce wood", "words nobody knows", "activate 1 cloth"])
def test_what_cannot_stand_on_a_back_is_told(effect: str) -> None:
    class Wrong(Backs):
        made: ClassVar[dict[str, Json]] = {"loch-ness": {"effect": effect}}

    with pytest.raises((BadConfiguration, ValueError), match="loch-ness"):
        GlenMoreIIRules().patched(load_glen_more_ii(), (Wrong(),))


# ---------------------------------------------------------------- exactly so many tiles


def removing(*position: str) -> Scene:
    return overleaf("remove 2", "loch-lochy", *position)


def test_two_tiles_go_though_one_of_them_alone_could_not() -> None:
    """Loch Lochy holds Strathearn to the river: it goes only together with it."""
    scene = removing("seat 0; 2,0: a-loch-lochy; 3,0: a-strathearn")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 remove-tiles", "offers: remove 2,0 / remove 3,0 / remove 0,1")
    play_through(scene, "0 remove 2,0")
    scene.follow("asks 0 remove-tiles", "offers: remove 3,0", "refuses: remove 0,1 GM2-REMOVE-02")
    play_through(scene, "0 remove 3,0", "asks 0 activate")
    scene.follow("seat 0: tiles 3")


def test_nobody_stops_before_two_are_gone() -> None:
    """Nobody may stop after one, or before it."""
    scene = removing("seat 0; 0,-1: a-rothiemurchus; 2,0: a-loch-lochy")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 remove-tiles")
    assert "pass" not in scene.offers


def test_one_tile_goes_where_no_two_can() -> None:
    scene = removing("seat 0: cards loch-lochy")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 remove-tiles", "offers: remove 0,1")
    play_through(scene, "0 remove 0,1", "asks 0 activate")
    scene.follow("seat 0: tiles 2")


def test_what_would_come_to_nothing_says_so() -> None:
    bare = Scene("rondel: 0 1 2 * * * * * * * * * * -").state
    bare.active = 0
    bare.discards.clear()
    reasons = [deeds_of(effect, LIVES)[0].refusal(bare, 0) for effect in (RemoveTiles(2, False), TakeDiscarded())]
    assert [reason.clause for reason in reasons if reason] == ["GM2-REMOVE-02", "GM2-DOM-18a"]
    assert deeds_of(RemoveTiles(1, False), LIVES)[0].refusal(Scene("seats 3; seat 0; 0,1: a-easdale").state, 0) is None
