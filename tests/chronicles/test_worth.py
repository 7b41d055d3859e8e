"""What bots think that the things of chronicles are worth; those of 5 and 8 have files of their own."""

from __future__ import annotations

from math import log

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats import worth as boats
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.finishing import RESULT_VP, WINNER_BARRELS
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rewards import WORTH, worth_of
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import way_home
from hindmost.games.glen_more_ii.chronicles.c02_highlander import worth as highlander
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import mountain, space_of
from hindmost.games.glen_more_ii.chronicles.c03_single_cask import worth as casks_worth
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import SALES, cellars
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots import worth as hammer
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import PRICES, england, piece_of
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome import worth as tome
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.scoring import UseTable
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place import worth as council_worth
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import ACCEPTED, CARD_VP, REJECTED, council
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.voting import AYE, NAY, VOTE, Vote
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.goods import unit
from hindmost.mechanics.living import Prospects
from hindmost.mechanics.track import OFF
from tests.chronicles.cellars import casks
from tests.glen_more_ii_scenario import Scene

AHEAD = Prospects(3, 8.0, 0.25)
LONG = Prospects(3, 80.0, 0.0)
HERDS = 0


def laid(number: int, seats: int = 3) -> GlenMoreII:
    state = hindmost.new_game("glen-more-ii", seats, (number,), 1).state
    assert isinstance(state, GlenMoreII)
    return state


# ---------------------------------------------------------------- the boats


def test_the_winner_has_a_barrel_beside_and_the_others_their_points() -> None:
    assert boats.prize(0) - RESULT_VP[0] == pytest.approx(WINNER_BARRELS * WORTH["barrel"])
    assert boats.prize(1) == RESULT_VP[1]


def test_boats_side_by_side_come_home_in_any_order_and_the_last_loses_coins() -> None:
    g = laid(1)
    steps = len(way_home(g, 0, race(g).boat(0)))
    assert {len(way_home(g, seat, race(g).boat(seat))) for seat in range(3)} == {steps}
    before_all, second, last = 1 / 4, 1 / 2, 1 / 4
    hoped = before_all * boats.prize(0) + second * boats.prize(1) - last * 8
    assert boats.result_to_come(g, 0, steps, 1.0, 8.0) == pytest.approx(hoped)
    assert boats.result_to_come(g, 0, steps, 0.0, 8.0) == -8, "who does not come home is last"
    race(g).home.append(1)
    assert boats.result_to_come(g, 0, steps, 1.0, 8.0) == pytest.approx(boats.prize(1) / 2 - 8 / 2)


def test_armadale_keeps_its_coins_from_the_last_card() -> None:
    g = laid(1)
    g.estates[0].coins = 10
    assert boats.lost_coins(g, 0) == 10
    g.estates[0].cards = [g.kit.card_ids.index("armadale-castle")]
    assert boats.lost_coins(g, 0) == 2
    g.estates[0].coins = 5
    assert boats.lost_coins(g, 0) == 0


def test_the_better_half_of_the_hidden_tokens_is_what_a_token_is_worth() -> None:
    g = laid(1)
    worths = sorted((worth_of(token) for token in race(g).hidden()), reverse=True)
    better = worths[: len(worths) // 2 + 1]
    assert worths[0] > boats.best_token(g) > sum(worths) / len(worths)
    assert boats.best_token(g) == pytest.approx(sum(better) / len(better))


def test_a_race_that_is_run_is_worth_nothing_more() -> None:
    g = laid(1)
    assert set(boats.stakes(g, 0, AHEAD)) == {"race", "reward tokens"}
    race(g).home.append(0)
    assert boats.stakes(g, 0, AHEAD) == {}


# ---------------------------------------------------------------- barrels


def maturing(barrels: str) -> GlenMoreII:
    """The first Sale tile lies ahead of seat 0 and two are still to come."""
    rondel = "chronicles 3; rondel: 0 1 2 * b-single-cask-sale * * * * * * * * -"
    return Scene(rondel, casks(barrels, built="1 0 0")).state


def test_barrels_are_sold_at_the_sales_to_come_the_oldest_first() -> None:
    g = maturing("0+3")
    near, *far = casks_worth.chances(g, 0)
    assert near == casks_worth.NEAR
    assert far == [casks_worth.FAR] * (len(SALES) - 1)
    expected = near * (3 - casks_worth.KEPT) + far[0] * max(0.0, 0 - casks_worth.KEPT)
    assert casks_worth.stakes(g, 0, AHEAD) == pytest.approx(expected)
    assert casks_worth.stakes(g, 1, AHEAD) == 0


def test_nobody_sells_where_there_is_no_space_below_or_behind() -> None:
    g = maturing("3")
    open_ = casks_worth.stakes(g, 0, AHEAD)
    cellars(g).sold[0] = 3
    full = casks_worth.stakes(g, 0, AHEAD)
    assert open_ > full == pytest.approx(casks_worth.FAR * (3 - casks_worth.KEPT))


def with_icons(g: GlenMoreII) -> GlenMoreII:
    """Seat 0 has a tile more, by which barrels age."""
    tile, ground = g.kit.number["c-glen-albyn"], g.estates[0].ground
    g.estates[0].ground = ground.with_tile(next(iter(ground.open)), tile, g.kit.edges[tile])
    return g


def test_barrels_grow_older_by_the_icons_of_the_territory_until_the_cellars_end() -> None:
    young = casks_worth.stakes(maturing("3"), 0, AHEAD)
    g = with_icons(maturing("3"))
    gained = casks_worth.AGED * casks_worth.icons(g, 0) * 0.5
    older = casks_worth.stakes(g, 0, Prospects(3, 0.5, 0.25))
    assert older - young == pytest.approx(casks_worth.NEAR * gained)
    assert casks_worth.stakes(g, 0, LONG) == casks_worth.stakes(g, 0, Prospects(3, 90.0, 0.0)) > older


def test_barrels_side_by_side_count_each_for_itself() -> None:
    one, three = with_icons(maturing("0")), with_icons(maturing("0+0+0"))
    near, far, *_ = casks_worth.chances(one, 0)
    each = casks_worth.stakes(one, 0, LONG) / near
    assert each > 0
    assert casks_worth.stakes(three, 0, LONG) == pytest.approx(each * (near + 2 * far))


# ---------------------------------------------------------------- the Mountain


def test_what_lies_on_the_mountain_is_for_whoever_stands_there() -> None:
    g = laid(2)
    assert highlander.stakes(g, 0, AHEAD) == 0
    mountain(g).coins = 3
    mountain(g).goods = 2 * unit(1)
    hoped = highlander.stakes(g, 0, AHEAD)
    g.track.pieces[0] = space_of(g)
    coming = [piece for piece in range(len(g.track.pieces)) if highlander.has_it_ahead(g, piece)]
    assert len(coming) == len(g.track.pieces) - 1, "all others have yet to pass"
    taken = 3 + 2 * highlander.GOOD + highlander.TOLL * len(coming)
    assert highlander.stakes(g, 0, AHEAD) == pytest.approx(highlander.SURE * taken)
    assert highlander.stakes(g, 0, AHEAD) > hoped > 0
    assert highlander.stakes(g, 1, AHEAD) == pytest.approx(-highlander.LOST * taken / (g.table.seats - 1))
    g.track.pieces[1] = OFF
    assert highlander.stakes(g, 0, AHEAD) == pytest.approx(highlander.SURE * (taken - highlander.TOLL))


def test_those_who_have_passed_it_hope_for_nothing() -> None:
    g = laid(2)
    mountain(g).coins = 3
    shared = highlander.stakes(g, 0, AHEAD)
    g.track.pieces[1] = g.track.gap
    assert highlander.stakes(g, 1, AHEAD) == 0
    assert highlander.stakes(g, 0, AHEAD) > shared


# ---------------------------------------------------------------- England


def test_the_token_is_worth_something_while_there_are_turns_and_the_englishman() -> None:
    g = laid(4)
    assert hammer.stakes(g, 0, AHEAD) == 0
    england(g).holder = 0
    held = hammer.stakes(g, 0, AHEAD)
    assert held > hammer.stakes(g, 0, Prospects(1, 1.0, 0.9)) > 0
    assert hammer.stakes(g, 1, AHEAD) == pytest.approx(-hammer.RIVAL * held)
    g.track.pieces[piece_of(g)] = OFF
    assert hammer.stakes(g, 0, AHEAD) == hammer.stakes(g, 1, AHEAD) == 0


def test_coins_in_the_row_come_to_the_holder_and_take_up_room() -> None:
    g = laid(4)
    england(g).holder = 0
    england(g).filled = 1
    few = hammer.stakes(g, 0, AHEAD)
    england(g).filled = 2
    more = hammer.stakes(g, 0, AHEAD)
    assert more - few == pytest.approx(hammer.ROW * (PRICES[1] - PRICES[0]) - hammer.CHEAP)


# ---------------------------------------------------------------- the Great Glen


def voting(seats: int, answer: int) -> GlenMoreII:
    """On Herds, at which nobody has anything; seat 0 has answered."""
    g = laid(7, seats)
    part = council(g)
    part.cards[0] = HERDS
    g.stack.append(Vote(tuple(range(seats)), (answer, *(-1,) * (seats - 1)), HERDS))
    return g


@pytest.mark.parametrize(
    ("seats", "answer", "likely"),
    [
        (2, VOTE | AYE, 1.0),
        (2, VOTE | NAY, 1 / 2),
        (3, VOTE | AYE, 3 / 4),
        (3, VOTE | NAY, 1 / 4),
        (4, VOTE | AYE, 7 / 8),
        (4, VOTE | NAY, 4 / 8),
        (3, -1, council_worth.OPEN),
    ],
)
def test_the_own_vote_makes_a_card_likelier_and_others_are_not_known(seats: int, answer: int, likely: float) -> None:
    assert council_worth.accepted(voting(seats, answer), HERDS, 0) == pytest.approx(likely)


def test_whoever_leads_hopes_for_the_card_the_more_the_later() -> None:
    g = laid(7)
    part = council(g)
    part.cards[:] = [HERDS]
    part.verdicts[:] = [ACCEPTED]
    part.laid[:] = [3]
    level = council_worth.stakes(g, 0, AHEAD)
    kind = g.kit.goods.index("sheep")
    for _ in range(3):
        g.estates[0].put(0, unit(kind))
    assert council_worth.stakes(g, 0, AHEAD) > level > council_worth.stakes(g, 1, AHEAD) > 0
    late = council_worth.stakes(g, 0, Prospects(1, 0.0, 1.0))
    assert CARD_VP > late > council_worth.stakes(g, 0, AHEAD)
    part.verdicts[:] = [REJECTED]
    assert council_worth.stakes(g, 0, AHEAD) == 0


def test_a_lead_can_be_made_up_for_early_and_hardly_late() -> None:
    """By so many points a lead is what it is at the end; at the start, by so many more."""
    g = laid(7)
    assert council_worth.best(g, HERDS, 0, AHEAD) == 0.5
    for _ in range(3):
        g.estates[0].put(0, unit(g.kit.goods.index("sheep")))

    def lead(done: float, seat: int = 0) -> float:
        chance = council_worth.best(g, HERDS, seat, Prospects(1, 0.0, done))
        return log(chance / (1 - chance))

    assert lead(1.0) * council_worth.SETTLED == pytest.approx(3)
    assert lead(0.0) * (council_worth.SETTLED + council_worth.SPREAD) == pytest.approx(3)
    assert lead(1.0, seat=1) == pytest.approx(-lead(1.0)), "who is behind leads by less than nothing"


# ---------------------------------------------------------------- the Dubious Tome


def promised(g: GlenMoreII, card: str, weight: float) -> float:
    back = g.book.backs[g.kit.card_ids.index(card)]
    assert back is not None
    return tome.promise(g, 0, back, weight)


def test_an_event_for_the_scorings_counts_for_as_many_as_come() -> None:
    """Whatever it costs is taken off: so the difference of two weights is what a scoring adds."""
    g = laid(6)
    backs = {card: back.effect for card, back in zip(g.kit.card_ids, g.book.backs, strict=True) if back is not None}
    tables = [
        card for card, effect in backs.items() if effect and any(type(each) is UseTable for each in effect.simple())
    ]
    assert tables
    for card in tables:
        once, twice, thrice = (promised(g, card, 10.0 * weight) for weight in (1, 2, 3))
        assert twice - once == pytest.approx(thrice - twice), card
        assert twice - once >= 0.5 * 10, "at least half a point in each scoring"


def test_a_card_is_turned_without_its_event_where_that_would_cost_more() -> None:
    g = laid(6)
    for card, back in zip(g.kit.card_ids, g.book.backs, strict=True):
        if back is not None:
            assert promised(g, card, 0.0) >= 0, card


def test_one_landmark_more_is_what_the_next_scoring_would_give_for_it() -> None:
    g = laid(6)
    steps = g.kit.score_steps
    assert tome.one_more(g, 0) == pytest.approx(steps[1] - steps[0])
    g.estates[1].cards = [0]
    assert tome.one_more(g, 0) == pytest.approx(steps[1] - steps[0]), "seat 2 has still none"
    g.estates[2].cards = [1]
    assert tome.one_more(g, 0) == pytest.approx(tome.OTHERS * (steps[1] - steps[0])), "it only takes points from others"
