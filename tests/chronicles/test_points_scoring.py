"""Categories that a chronicle brings, their order, and the lines of the final scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.points import CATEGORIES, COUNT, FINAL_LINE, SCORED, STEPS
from hindmost.games.glen_more_ii.scoring import LINES, final_awards
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import NATURE
from hindmost.kernel.hooks import Fold
from tests.chronicles.made_up import PLAIN, MadeUp, Told, keeps, last_of, random_games, scene_with
from tests.glen_more_ii_scenario import Scene

USUAL: Final = Scene(PLAIN).book.categories
LAST_OF_A: Final = "rondel: 0 1 2 s-inshriach * * * * * * * * * -; stack A: a-dornie"
DONE: Final = ("0 take 3", "0 place 0,1", "0 end")


class Fleece(MadeUp):
    """Sheep are counted in every scoring."""

    categories: ClassVar[tuple[str, ...]] = ("sheep",)


class Sheep(Fold[GlenMoreII, int]):
    """What a seat has in the new category."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if g.book.categories[subject] != "sheep":
            return value
        assert value == 0, "the game counts nothing there"
        return g.estates[seat].stock >> 8 * g.kit.goods.index("sheep") & 0xFF


class Backwards(Fold[GlenMoreII, "list[int]"]):
    """The last category is scored first; seat is nature, and the subject is the number of the scoring."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        assert seat == NATURE
        assert subject in range(1, 5)
        return value[::-1]


class NoWhisky(Fold[GlenMoreII, "list[int]"]):
    """Whisky is not counted."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [category for category in value if g.book.categories[category] != "whisky"]


class TenEach(Fold[GlenMoreII, "tuple[int, ...]"]):
    """For sheep, every lead is worth ten."""

    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        is_sheep = g.book.categories[subject] == "sheep"
        return tuple(10 * (lead > 0) for lead in range(len(value))) if is_sheep else value


FLOCK: Final = "seat 0; 0,0: sheep 2; seat 1; 0,0: sheep 1"


def test_a_category_is_shown_and_scored() -> None:
    scene = scene_with(Fleece((COUNT, Sheep())), LAST_OF_A, FLOCK)
    assert scene.book.categories == (*USUAL, "sheep")
    scoring = scene.game.view()["table"]["scoring"]
    assert [counts["sheep"] for counts in scoring["counts"]] == [2, 1, 0]
    expected = [points["sheep"] for points in scoring["if_scored_now"]]
    assert expected[0] > expected[1] > expected[2] == 0
    scene.follow(*DONE, "scorings 1", f"awards 0: score-sheep {expected[0]}", f"awards 1: score-sheep {expected[1]}")
    assert scene.game.check() == []


def test_a_category_that_nobody_counts_gives_nothing() -> None:
    scene = scene_with(Fleece(), LAST_OF_A, FLOCK)
    scene.follow(*DONE, "scorings 1", "awards 0:")


def test_a_category_has_steps_of_its_own() -> None:
    scene = scene_with(Fleece((COUNT, Sheep()), (STEPS, TenEach())), LAST_OF_A, FLOCK, "seat 0: whisky 1")
    usual = Scene(LAST_OF_A, "seat 0: whisky 1").game.view()["table"]["scoring"]["if_scored_now"][0]["whisky"]
    scene.follow(*DONE, f"awards 0: score-sheep 10, score-whisky {usual}", "awards 1: score-sheep 10")


def test_categories_are_scored_in_the_order_that_is_given() -> None:
    told = Told()
    module = Fleece((COUNT, Sheep()), (CATEGORIES, Backwards()), (SCORED, told))
    scene = scene_with(module, LAST_OF_A, FLOCK, "seat 0: whisky 1")
    scene.follow(*DONE)
    assert [category for _, category, _ in told.heard] == list(range(len(USUAL) + 1))[::-1]
    sources = [award.source for award in scene.game.score_sheet() if award.seat == 0]
    assert sources == ["score-sheep", "score-whisky"]


def test_a_category_that_is_left_out_is_neither_scored_nor_foreseen() -> None:
    scene = scene_with(MadeUp((CATEGORIES, NoWhisky())), LAST_OF_A, "seat 0: whisky 1")
    assert scene.game.view()["table"]["scoring"]["if_scored_now"][0]["whisky"] == 0
    scene.follow(*DONE, "scorings 1", "awards 0:")


# ---------------------------------------------------------------- the final scoring


class Charity(Fold[GlenMoreII, int]):
    """Coins count double for seat 0, and a large territory costs nobody anything."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        name = LINES[subject][0]
        if name == "size":
            return 0
        assert name == "coins"
        return 2 * value if seat == 0 else value


def test_a_line_of_the_final_scoring_is_folded_for_each_seat() -> None:
    position = "seat 0: coins 3; 0,1: s-black-isle; seat 1: coins 2"
    usual, scene = Scene(PLAIN, position), scene_with(MadeUp((FINAL_LINE, Charity())), PLAIN, position)
    found = [{(award.seat, award.source): award.vp for award in final_awards(each.state)} for each in (usual, scene)]
    assert found[0] == {(0, "score-size"): -3, (0, "score-coins"): 3, (1, "score-coins"): 2}
    assert found[1] == {(0, "score-coins"): 6, (1, "score-coins"): 2}


def test_games_with_other_scorings_come_to_an_end() -> None:
    module = Fleece((COUNT, Sheep()), (CATEGORIES, Backwards()), (STEPS, TenEach()), (FINAL_LINE, Charity()))
    sources = set()
    for game in last_of(random_games(module)):
        sheet = game.score_sheet()
        sources |= {award.source for award in sheet}
        last = [award for award in sheet if award.source == "score-coins" and award.seat == 0]
        state = game.state
        assert isinstance(state, GlenMoreII)
        assert [award.vp for award in last] == [2 * state.estates[0].coins] * bool(state.estates[0].coins)
    assert "score-sheep" in sources
    assert "score-size" not in sources


def test_a_position_with_a_new_category_can_be_kept() -> None:
    scene = scene_with(Fleece((COUNT, Sheep()), (CATEGORIES, Backwards())), PLAIN, FLOCK)
    keeps(scene.game)
