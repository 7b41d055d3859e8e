"""What follows the immediate effects of a tile, and what raises one scoring."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.points import AFTERMATH, BOOST, EXPECTED
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import Fold
from tests.chronicles.made_up import PLAIN, MadeUp, keeps, scene_with

VILLAGE = "rondel: 0 1 2 a-halkirk * * * * * * * * * -"


class Toast(Frame[GlenMoreII]):
    """As many coins as Scotsmen stood in the territory when it was settled, and a barrel for each who stands there."""

    __slots__ = ("coins",)

    shape: ClassVar[dict[str, str]] = {"coins": "number"}
    within: ClassVar[tuple[str, ...]] = ("effects",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, g: GlenMoreII) -> None:
        e = g.estates[g.active]
        e.coins += self.coins
        e.whisky += sum(e.members)


class Toasting(MadeUp):
    """Its frames are those of this file."""


class Toasts(Fold[GlenMoreII, "list[Frame[Any]]"]):
    def fold(self, g: GlenMoreII, value: list[Frame[Any]], seat: int, subject: int) -> list[Frame[Any]]:
        assert subject == g.spot
        return [*value, Toast(sum(g.estates[seat].members))]


class TwoMoreBarrels(Fold[GlenMoreII, int]):
    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value + 2 if g.book.categories[subject] == "whisky" and seat == 1 else value


def test_it_is_settled_before_the_effects_and_comes_after_them() -> None:
    scene = scene_with(Toasting((AFTERMATH, Toasts())), VILLAGE, "seat 0: coins 0")
    scene.follow("0 take 3", "0 place -1,0", "seat 0: coins 1, whisky 2, scotsmen 2")
    keeps(scene.game)


def test_a_person_has_no_such_aftermath() -> None:
    scene = scene_with(Toasting((AFTERMATH, Toasts())), PLAIN, "seat 0: coins 9")
    scene.follow("0 take 4", "0 claim ross", "seat 0: whisky 0")


def test_a_boost_counts_in_the_next_scoring() -> None:
    scene = scene_with(Toasting((BOOST, TwoMoreBarrels())), "rondel: 0 1 2 s-inshriach; stack A: a-dornie")
    counts = scene.game.view(None)["table"]["scoring"]["counts"]
    assert [each["whisky"] for each in counts] == [0, 2, 0]
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    assert [(each.seat, each.vp) for each in scene.game.score_sheet() if each.source == "score-whisky"] == [(1, 2)]


def test_what_is_expected_is_foretold_and_scored_only_if_it_comes() -> None:
    scene = scene_with(Toasting((EXPECTED, TwoMoreBarrels())), "rondel: 0 1 2 s-inshriach; stack A: a-dornie")
    told = scene.game.view(None)["table"]["scoring"]
    assert [each["whisky"] for each in told["counts"]] == [0, 0, 0]
    assert [each["whisky"] for each in told["if_scored_now"]] == [0, 2, 0]
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    assert [each for each in scene.game.score_sheet() if each.source == "score-whisky"] == []
