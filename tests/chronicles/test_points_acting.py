"""A seat does something in another's turn, in a scoring, or after the last one: proved by chronicles made up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from hindmost.games.glen_more_ii.activate import ActivateTypes
from hindmost.games.glen_more_ii.gains import EnlistScotsmen, SpreadGoods
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.paying import Pay
from hindmost.games.glen_more_ii.points import ACTIVATED
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.verbs import PASS
from hindmost.kernel.acting import acting
from hindmost.kernel.frames import ANYWHERE, NATURE, Frame, Reaction
from hindmost.kernel.hooks import AFTER, BEFORE, Insert, Listener
from hindmost.kernel.messages import Msg
from hindmost.mechanics.goods import unit
from hindmost.mechanics.verbs import CHOOSE
from tests.chronicles.made_up import (
    LATE,
    PLAIN,
    MadeUp,
    keeps,
    last_of,
    new_game,
    play_through,
    random_games,
    scene_with,
)
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import walk

GOODS: Final = Scene(PLAIN).kit.goods
TYPES: Final = Scene(PLAIN).book.type_names
WOOD: Final = GOODS.index("wood")
SHEEP: Final = GOODS.index("sheep")


class Levy(Frame[GlenMoreII]):
    """Everybody but whoever has the turn receives a sheep and then a Scotsman."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        for seat in reversed(range(g.table.seats)):
            if seat != g.whose:
                g.push(acting(g, seat, [SpreadGoods(unit(SHEEP)), EnlistScotsmen(1)]))


class Tribute(Frame[GlenMoreII]):
    """Seat 1 pays a wood and a coin, as far as it has them or can buy."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        pay = Pay(unit(WOOD), 0, 0, 0, 1, 0, 0)
        e = g.estates[1]
        if pay.payable(g, e.coins, e.stock, -1):
            g.push(acting(g, 1, [pay]))


class Visit(Frame[GlenMoreII]):
    """Seat 1 places a marker."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        g.push(acting(g, 1, [PlaceMarker(0)]))


class Guests(MadeUp):
    """Its frames are those of this file."""


class Calling(Listener[GlenMoreII]):
    """Whatever seat 0 activates, another has something to do, once."""

    def __init__(self, seat: int, *frames: Frame[Any]) -> None:
        self.seat = seat
        self.frames = list(frames)

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return acting(g, self.seat, self.frames) if owner == 0 else []


LEVY: Final = Levy()
TRIBUTE: Final = Tribute()


# ---------------------------------------------------------------- in a turn


def tribute(*position: str) -> Scene:
    return scene_with(Guests(Insert("turn", AFTER, "take", "tribute", TRIBUTE)), PLAIN, *position)


def test_another_pays_in_somebodys_turn_from_whichever_tile_it_likes() -> None:
    scene = tribute("market: sheep 1; seat 1: coins 1; 0,0: wood 1, sheep 1; 1,0: wood 1")
    play_through(scene, "0 take 3", "asks 1 pay")
    scene.follow("offers also: pay wood 0,0 / pay wood 1,0")
    assert scene.game.view()["active"] == 1
    play_through(scene, "1 pay wood 1,0", "asks 0 place", "0 place 0,1", "0 activate 0,1")
    scene.follow("seat 1: coins 0, wood 1, sheep 1", "seat 0: wood 1")


def test_another_sells_to_pay_in_somebodys_turn() -> None:
    """It has no coin, and a sheep to sell for one."""
    scene = tribute("market: sheep 1; seat 1; 0,0: wood 1, sheep 1")
    play_through(scene, "0 take 3")
    assert scene.game.questions[0].seat == 1
    assert scene.all_offers == ["sell sheep 0,0"]
    play_through(scene, "1 sell sheep 0,0", "asks 0 place")
    scene.follow("seat 1: wood 0, sheep 0, coins 0", "market: sheep 0")


def test_nobody_else_is_asked_what_is_anothers() -> None:
    scene = tribute("seat 1: coins 1; 0,0: wood 1; 1,0: wood 1")
    scene.follow("0 take 3")
    assert scene.game.view(0)["asked"] == [1]
    assert not scene.game.can_undo, "the other has seen it"


def test_everybody_receives_in_somebodys_turn() -> None:
    scene = scene_with(Guests(Insert("turn", AFTER, "take", "levy", LEVY)), PLAIN)
    play_through(
        scene, "0 take 3", "1 put sheep 1,0", "1 enlist 0,0", "2 put sheep 0,0", "2 enlist 1,0", "asks 0 place"
    )
    scene.follow("seat 1: sheep 1, scotsmen 2, cell 1,0 home-castle sheep 1", "seat 2: cell 1,0 home-castle scotsmen 1")
    scene.follow("seat 0: sheep 0, scotsmen 1", "0 place 0,1", "0 activate 0,1", "0 end", "asks 1 take")


class Envy(Reaction[GlenMoreII]):
    """Wood, or nothing, for whatever another has activated."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [CHOOSE | WOOD, PASS]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != PASS:
            g.put(0, WOOD)

    def declined(self, g: GlenMoreII) -> int:
        return PASS

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-activate-within", {})


def test_a_reaction_is_told_apart_and_proposes_to_let_it_be() -> None:
    scene = scene_with(Guests((ACTIVATED, Calling(1, Envy()))), PLAIN)
    play_through(scene, "0 take 3")
    assert not scene.game.questions[0].reaction
    play_through(scene, "0 place 0,1", "0 activate 0,1", "asks 1 envy")
    question = scene.game.questions[0]
    assert question.reaction
    assert question.default is not None
    assert question.default.id == "pass"
    play_through(scene, "1 choose wood", "asks 0 activate")
    scene.follow("seat 1: wood 1")


# ---------------------------------------------------------------- whose movements and activations


NESS: Final = """
    seat 0: coins 3; 2,0: c-loch-ness; 3,0: a-glen-lyon; 0,-1: a-butcher
    seat 1: coins 5; 0,1: s-black-isle; 1,1: b-crieff-tryst, wood 1, stone 1; 0,-1: s-lochridge; 1,-1: a-pulteney
    2,1: a-easdale; 3,1: a-rothiemurchus
"""


def called(*frames: Frame[Any]) -> Scene:
    """Seat 0 has a movement point, and its turn goes on when seat 1 has done what it is called for."""
    scene = scene_with(Guests((ACTIVATED, Calling(1, *frames))), LATE, NESS)
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "offers also: extra 3,0", "0 activate 0,0")
    return scene


def test_movements_and_activations_are_not_offered_to_another() -> None:
    scene = called(PlaceMarker(0))
    scene.follow("asks 1 place-marker", "movement 1")
    assert {offer.split()[0] for offer in scene.offers} == {"claim"}
    play_through(scene, "1 claim macleod", "asks 0 activate")
    scene.follow("movement 1", "offers also: move 0,0 / extra 3,0", "seat 0: coins 3", "seat 1: coins 8")


def test_anothers_movements_are_not_added_to_those_of_the_turn() -> None:
    """Cameron gives three, and an activation of a trade tile."""
    scene = called(PlaceMarker(0))
    play_through(scene, "1 claim cameron", "asks 1 activate-types", "1 pass")
    scene.follow("asks 0 activate", "movement 1")


def test_anothers_activations_are_not_those_of_the_turn() -> None:
    """Slot 2 of seat 0 has been activated, slot 2 of seat 1 has not; it has more slots than seat 0."""
    scene = called(ActivateTypes(1 << TYPES.index("material")))
    scene.state.activated |= 1 << 2
    scene.follow("asks 1 activate-types", "offers: activate 0,1 / activate 2,1 / activate 3,1 / pass")
    play_through(scene, "1 activate 3,1", "asks 0 activate")
    scene.follow("seat 1: cell 3,1 a-rothiemurchus wood 1", "seat 0: wood 0")
    assert scene.state.activated == 0b101
    assert scene.game.view()["table"]["turn"]["activated"] == ["0,0", "2,0"]


def test_another_may_activate_what_has_the_number_of_what_the_turn_has_activated() -> None:
    scene = scene_with(
        Guests((ACTIVATED, Calling(1, ActivateTypes(1 << TYPES.index("material"))))), PLAIN, "seat 1; 0,1: s-black-isle"
    )
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "asks 1 activate-types", "offers: activate 0,1 / pass")
    play_through(scene, "1 activate 0,1")
    scene.follow("seat 1: barley 1", "asks 0 activate", "not offered: activate 0,1")


def test_what_is_woken_is_shown_of_whoever_has_the_turn() -> None:
    scene = called(PlaceMarker(0))
    during = scene.game.view()["table"]["turn"]["woken"]
    scene.follow("1 claim macleod")
    assert during == scene.game.view()["table"]["turn"]["woken"]
    assert during


def test_another_fetches_a_tile_and_activates_around_it() -> None:
    """Each tile once, and nothing of the turn is lost: it has its own placement, and its own activations."""
    scene = scene_with(Guests((ACTIVATED, Calling(1, PlaceMarker(0)))), LATE, NESS, "discards: s-ballachulish")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,0", "1 claim munro")
    play_through(scene, "1 fetch s-ballachulish", "asks 1 place", "1 place -1,1", "asks 1 activate-some")
    scene.follow("not offered: activate 3,1")
    play_through(scene, "1 activate -1,1", "1 activate 0,1")
    scene.follow("not offered: activate -1,1 / activate 0,1", "seat 1: stone 2, barley 1")
    play_through(scene, "1 pass", "asks 0 activate", "0 activate 0,1")
    scene.follow("seat 0: wood 1", "movement 1", "hand -")


def test_nobody_fetches_while_a_tile_is_in_hand() -> None:
    """There is but one hand: the tile of whoever has the turn must not be lost."""
    claiming = Insert("turn", AFTER, "take", "visit", Visit())
    scene = scene_with(Guests(claiming), PLAIN, "seat 1: coins 3; discards: s-ballachulish")
    play_through(scene, "0 take 3", "1 claim munro", "asks 0 place")
    scene.follow("hand s-inshriach")


# ---------------------------------------------------------------- in scorings and at the end


PLACES: Final = (
    ("scoring", AFTER, "score"),
    ("scoring", BEFORE, "score"),
    ("final", BEFORE, "score"),
    ("final", AFTER, "score"),
    ("final", AFTER, "final"),
)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{['before', 'after'][place[1]]}-{place[2]}")
def test_seats_act_in_scorings_and_after_the_last_one(place: tuple[str, int, str]) -> None:
    """Seen by what lies on the stack: everybody answers twice in each of three scorings, or at the end."""
    plan, side, anchor = place
    module = Guests(Insert(plan, side, anchor, "levy", LEVY))
    game = new_game(module, 3, 5)
    asked = 0
    for step in walk(game, 5):
        assert game.check() == [], game.choices[-3:]
        state = game.state
        assert isinstance(state, GlenMoreII)
        if state.active != state.whose:
            asked += step.question.kind in ("spread-goods", "enlist-scotsmen")
            keeps(game)
    assert asked >= 3
    assert game.over
    assert game.check() == []
    assert game.state.active == NATURE or plan == "scoring"


def test_seats_act_in_a_scoring_to_which_the_die_has_led() -> None:
    """It is nobody's turn then, and nobody acts but those who are asked."""
    module = Guests(Insert("scoring", AFTER, "score", "levy", LEVY))
    met = False
    for seed in range(6):
        game = new_game(module, 2, seed)
        for _ in walk(game, seed):
            state = game.state
            assert isinstance(state, GlenMoreII)
            if state.whose == NATURE:
                keeps(game)
                met = True
                state.mover = 0
                assert game.check() == ["somebody's turn is under way, but nobody is active"]
                state.mover = 2
    assert met


def test_games_in_which_others_act_all_the_time_come_to_an_end() -> None:
    module = Guests(
        Insert("turn", BEFORE, "take", "tribute", TRIBUTE),
        Insert("turn", BEFORE, "lapse", "levy", LEVY),
        (ACTIVATED, Calling(1, PlaceMarker(0), ActivateTypes(1 << TYPES.index("material")))),
    )
    assert last_of(random_games(module))
    assert last_of(random_games(module, seats=4, games=1, beside=(2, 4, 7)))
