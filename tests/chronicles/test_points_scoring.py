"""Categories that a chronicle brings, their order, and the lines of the final scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import CARDS as GREAT_GLEN
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import best, measure
from hindmost.games.glen_more_ii.points import CATEGORIES, COUNT, FINAL_LINE, RANK, SCORED, SIZE, STEPS
from hindmost.games.glen_more_ii.scoring import CARDS, FINAL_SCORE, LINES, FinalLine, winners
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.verbs import PASS
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import AFTER, BEFORE, Fold, Insert
from hindmost.kernel.messages import Award, Msg
from hindmost.mechanics.verbs import END
from tests.chronicles.made_up import (
    NUMBER,
    PLAIN,
    MadeUp,
    Told,
    WithModule,
    keeps,
    last_of,
    random_games,
    restored,
    scene_with,
)
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


COIN_CARD: Final = next(card for card, worth in enumerate(Scene(PLAIN).book.coins_worth) if worth is not None)
ARMADALE: Final = Scene(PLAIN).kit.card_ids[COIN_CARD]


class Charity(Fold[GlenMoreII, int]):
    """Coins count double for seat 0, a large territory costs nobody anything, and cards are worth nothing to seat 1."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if subject == CARDS:
            return 0 if seat == 1 else value
        name = LINES[subject][0]
        if name == "size":
            return 0
        assert name == "coins"
        return 2 * value if seat == 0 else value


class Alms(Frame[GlenMoreII]):
    """A line more: a VP for seat 0, two for seat 1, and so on."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        assert g.active in range(g.table.seats)
        g.give([Award(g.active, g.active + 1, "score-coins", "C20-01", g.scorings + 1)])


class Wager(Frame[GlenMoreII]):
    """Every seat is asked in the middle of its lines, and has a VP for the answer."""

    __slots__ = ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [PASS, END]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.award(Award(g.active, 1, "score-coins", "C20-02", g.scorings + 1))

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-take", {})


class Reckoning(MadeUp):
    """Its frames are those of this file."""


def reckoned(scene: Scene) -> list[tuple[int, str, int]]:
    """The lines of the final scoring, were it held now, in the order in which they are given."""
    g = scene.state.copy()
    g.stack[:] = [FINAL_SCORE]
    while g.stack:
        g.stack.pop().run(g)
    assert g.active == scene.state.active
    return [(award.seat, award.source, award.vp) for award in g.sheet if award.when == g.scorings + 1]


RICH: Final = f"seat 0: coins 3; 0,1: s-black-isle; seat 1: coins 2, cards {ARMADALE}"


def test_a_line_of_the_final_scoring_is_folded_for_each_seat() -> None:
    usual, scene = Scene(PLAIN, RICH), scene_with(MadeUp((FINAL_LINE, Charity())), PLAIN, RICH)
    card = f"landmark-{ARMADALE}"
    assert reckoned(usual) == [(0, "score-size", -3), (0, "score-coins", 3), (1, "score-coins", 2), (1, card, 2)]
    assert reckoned(scene) == [(0, "score-coins", 6), (1, "score-coins", 2)]


def test_a_line_comes_where_its_step_is_put_and_every_seat_goes_through_it() -> None:
    scene = scene_with(Reckoning(Insert("lines", BEFORE, "coins", "alms", Alms())), PLAIN, RICH)
    found = reckoned(scene)
    assert [vp for seat, _, vp in found if seat == 0] == [-3, 1, 3]
    assert [vp for seat, _, vp in found if seat == 1] == [2, 2, 2]
    assert [vp for seat, _, vp in found if seat == 2] == [3]


def test_a_seat_is_asked_in_the_middle_of_its_lines() -> None:
    """Such a position can be kept: what is left are the lines of this seat and of those after it."""
    asked = []
    for game in random_games(Reckoning(Insert("lines", AFTER, "coins", "wager", Wager())), games=1):
        if not game.over and game.questions[0].kind == "wager":
            asked.append(game.questions[0].seat)
            assert restored(game).hash() == game.hash()
            assert not [award for award in game.score_sheet() if award.when == 5 and award.seat > asked[-1]]
            twin = game.clone()
            twin.state.stack[twin.state.stack.index(FinalLine(CARDS))] = FinalLine(7)
            assert "the step final-line cannot come before these" in twin.check()[0]
    assert asked == [0, 1, 2]


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


# ---------------------------------------------------------------- size and rank


class Moor(Fold[GlenMoreII, int]):
    """Seat 2 has four tiles more, that lie beside its territory."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        assert subject == 0
        return value + 4 if seat == 2 else value


MOOR: Final = MadeUp((SIZE, Moor()))


def test_tiles_beside_a_territory_add_to_its_size() -> None:
    position = "seat 0; 0,1: s-black-isle"
    assert reckoned(Scene(PLAIN, position)) == [(0, "score-size", -3)]
    assert reckoned(scene_with(MOOR, PLAIN, position)) == [(0, "score-size", -3), (2, "score-size", -12)]


def test_the_smallest_territory_is_the_same_to_everybody_who_asks() -> None:
    """C7-34: by the count of the final scoring."""
    scene = Scene(f"chronicles 7 {NUMBER}", PLAIN, "seat 0; 0,1: s-black-isle", rules=WithModule(MOOR))
    card = GREAT_GLEN.index("smallest-territory")
    assert [measure(scene.state, card, seat) for seat in range(3)] == [3, 2, 6]
    assert best(scene.state, card) == [1]


class Courtesy(Fold[GlenMoreII, "tuple[int, ...]"]):
    """In a tie seat 2 is last, before the resources are looked at."""

    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        assert subject == 0
        return value[0], -int(seat == 2), *value[1:]


def test_what_breaks_a_tie_is_folded() -> None:
    position = "seat 0: vp 9; 0,0: wood 1; seat 1: vp 9; 0,0: wood 1; seat 2: vp 9"
    usual, scene = Scene(PLAIN, position), scene_with(MadeUp((RANK, Courtesy())), PLAIN, position)
    assert winners(usual.state) == (2,), "with the fewest resources"
    assert winners(scene.state) == (0, 1)
    ahead = scene_with(MadeUp((RANK, Courtesy())), PLAIN, position, "seat 2: vp 10")
    assert winners(ahead.state) == (2,), "where there is no tie nothing breaks it"


def test_a_position_with_a_new_category_can_be_kept() -> None:
    scene = scene_with(Fleece((COUNT, Sheep()), (CATEGORIES, Backwards())), PLAIN, FLOCK)
    keeps(scene.game)
