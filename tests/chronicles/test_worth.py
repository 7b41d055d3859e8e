"""What bots think that the things of Chronicles 2, 4 and 7 are worth."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c02_highlander import worth as highlander
from hindmost.games.glen_more_ii.chronicles.c02_highlander.mountain import mountain, space_of
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots import worth as hammer
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import PRICES, england, piece_of
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place import worth as council_worth
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import ACCEPTED, CARD_VP, REJECTED, council
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.voting import AYE, NAY, VOTE, Vote
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.goods import unit
from hindmost.mechanics.living import Prospects
from hindmost.mechanics.track import OFF

AHEAD = Prospects(3, 8.0, 0.25)
HERDS = 0


def laid(number: int, seats: int = 3) -> GlenMoreII:
    state = hindmost.new_game("glen-more-ii", seats, (number,), 1).state
    assert isinstance(state, GlenMoreII)
    return state


# ---------------------------------------------------------------- the Mountain


def test_what_lies_on_the_mountain_is_for_whoever_stands_there() -> None:
    g = laid(2)
    assert highlander.stakes(g, 0, AHEAD) == 0
    mountain(g).coins = 3
    mountain(g).goods = 2 * unit(1)
    hoped = highlander.stakes(g, 0, AHEAD)
    g.track.pieces[0] = space_of(g)
    assert highlander.stakes(g, 0, AHEAD) == pytest.approx(highlander.SURE * (3 + 2 * highlander.GOOD))
    assert highlander.stakes(g, 0, AHEAD) > hoped > highlander.stakes(g, 1, AHEAD) == 0


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
