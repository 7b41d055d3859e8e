"""What chronicles leave unfinished in a snapshot: their steps lie only on what they may interrupt."""

from __future__ import annotations

import pytest

import hindmost
from hindmost import DamagedSnapshot, Game
from hindmost.kernel.messages import Json
from tests.chronicles.test_c0 import NO_VOTES
from tests.glen_more_ii_scenario import Scene

NOBODY_VOTED = [4, 0, 1, 2, 3, -1, -1, -1, -1]


def a_toll() -> Game:
    """Seat 0 has crossed the Mountain with a tile in hand."""
    scene = Scene("chronicles 2; rondel: * * * * * * * * - 0 1 2 mountain; every seat: coins 3")
    scene.follow("0 take 1", "asks 0 pay-toll")
    return scene.game


def an_errand() -> Game:
    """The Englishman is hindmost, and seat 0 has the token."""
    his_turn = "chronicles 4; rondel: 1 2 * * * * * * * - englishman 0 * *"
    scene = Scene(his_turn, "every seat: coins 3; part hammer-of-the-scots: holder 0, filled 1")
    scene.follow("asks 0 errand")
    return scene.game


def a_vote() -> Game:
    scene = Scene("chronicles 7; rondel: 0 1 2 3 a-robert-i * * * * * * * * -", NO_VOTES)
    scene.follow("0 take 4", "0 claim macleod", "0 propose herds")
    return scene.game


GAMES = {"toll": a_toll, "errand": an_errand, "vote": a_vote}


def with_frames(name: str, frames: list[list[Json]]) -> Game:
    """The game with other steps ahead of it, the first of them first."""
    data = GAMES[name]().snapshot()
    data["state"]["frames"] = frames
    return hindmost.restore(data)


REST: list[list[Json]] = [["activate", 0], ["lapse"], ["clean-up"], ["next-actor"]]
TO_BE_PAID: list[list[Json]] = [["pay-tile"], ["use-tile"], *REST]


@pytest.mark.parametrize("name", GAMES)
def test_what_the_rules_leave_unfinished_can_be_restored(name: str) -> None:
    game = GAMES[name]()
    assert hindmost.restore(game.snapshot()).hash() == game.hash()


@pytest.mark.parametrize(
    ("name", "frames", "step"),
    [
        pytest.param("toll", [["pay-toll"], *REST], "pay-toll", id="a toll for a tile that is not to be paid"),
        pytest.param("toll", [["pay-toll"], ["next-actor"]], "pay-toll", id="a toll and no turn"),
        pytest.param("toll", [["pay-toll"], ["descend"], *TO_BE_PAID], "descend", id="a descent on the way up"),
        pytest.param("toll", [["keep-goods", 1], *TO_BE_PAID], "keep-goods", id="the end in the middle of a turn"),
        pytest.param("errand", [["errand"], *REST], "errand", id="an errand within a turn"),
        pytest.param(
            "errand", [["errand"], ["fill-row"], ["clean-up"], ["next-actor"]], "errand", id="a fee before it"
        ),
        pytest.param("vote", [["vote", *NOBODY_VOTED, 0], ["next-actor"]], "vote", id="a vote in nobody's turn"),
        pytest.param("vote", [["vote", *NOBODY_VOTED, 0], *TO_BE_PAID], "vote", id="a vote before the tile is paid"),
        pytest.param("vote", [["propose"], ["score-cards"], *REST], "score-cards", id="the last scoring in a turn"),
    ],
)
def test_a_step_on_what_it_cannot_interrupt_is_refused(name: str, frames: list[list[Json]], step: str) -> None:
    with pytest.raises(DamagedSnapshot, match=f"the step {step} cannot come before these"):
        with_frames(name, frames)


def test_beneath_a_chronicles_step_a_turn_is_a_turn() -> None:
    """The base game's own steps are looked at as ever, though a council is to come."""
    with pytest.raises(DamagedSnapshot, match="the step compensation cannot come before these"):
        with_frames("vote", [["compensation"], ["propose"], *REST])


def test_nothing_is_in_hand_when_an_errand_begins() -> None:
    data = an_errand().snapshot()
    data["state"]["turn"]["hand"] = data["state"]["stacks"][1].pop()
    with pytest.raises(DamagedSnapshot, match="a tile is in hand exactly from taking it to placing it"):
        hindmost.restore(data)


def test_a_toll_is_paid_with_the_tile_in_hand_unless_the_pawn_has_stopped() -> None:
    data = a_toll().snapshot()
    data["state"]["discards"].append(data["state"]["turn"]["hand"])
    data["state"]["turn"]["hand"] = None
    with pytest.raises(DamagedSnapshot, match="a tile is in hand exactly from taking it to placing it"):
        hindmost.restore(data)
