"""What bots think that mobs are worth: what they can still do, to whoever controls them or might."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs import worth
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs.registry import MOBS
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, PENALTIES, prison
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.living import Prospects
from tests.chronicles.penny_mobs import with_mobs

EARLY, LATE = Prospects(3, 16.0, 0.25), Prospects(1, 1.0, 0.9)
LONG = Prospects(0, 80.0, 0.0)
"""So many turns that everything will come about that can."""

LASTING = (
    "macdarkie 1 0 0", "macmalt", "macsponge 0", "mccastle 1 1", "mcclaim -1 -1 -1", "mcduff 3", "mclaird -1 0 1 2 3",
    "mcmail 3", "mcsnitch 1 1", "mctrick", "mcwander -1 -1",
)  # fmt: skip
"""With what they have to remember; they are worth something as long as there is time."""


def state(name: str, *marks: int, seat: int = 0) -> GlenMoreII:
    """A mob that a seat controls, and what it remembers by now, as it stands in the middle of a game."""
    g = with_mobs().state
    part, mob = prison(g), NAMES.index(name)
    part.where[mob] = seat
    part.marks[mob] = list(marks)
    return g


def worth_to(seat: int, name: str, *marks: int, ahead: Prospects = EARLY, holder: int = 0) -> float:
    return MOBS[NAMES.index(name)].worth(state(name, *marks, seat=holder), seat, ahead)


@pytest.mark.parametrize("told", LASTING)
def test_the_more_is_to_come_the_more_a_mob_can_do(told: str) -> None:
    name, *numbers = told.split()
    marks = [int(number) for number in numbers]
    assert worth_to(0, name, *marks) > worth_to(0, name, *marks, ahead=LATE) > 0
    assert worth_to(0, name, *marks, ahead=Prospects(0, 0.0, 1.0)) == 0


def test_what_a_mob_has_done_is_over_for_its_owner_and_not_for_whoever_might_take_it() -> None:
    for name, fresh, used in (
        ("anderson", (), (0, 5)),
        ("mcstarve", (0,), (1,)),
        ("mcduff", (3,), (0,)),
        ("mcmail", (3,), (0,)),
        ("mclaird", (-1, 0, 1, 2, 3), (-1, 0)),
        ("mcclaim", (-1, -1, -1), (127, 127, 127)),
        ("mcwander", (-1, -1), (127, 127)),
    ):
        assert worth_to(0, name, *fresh) > worth_to(0, name, *used) == 0, name
        assert worth_to(1, name, *used) == worth_to(0, name, *fresh), name


def test_tokens_that_are_gone_are_worth_nothing_and_the_others_what_they_were() -> None:
    assert worth_to(0, "mcduff", 2, ahead=LONG) == pytest.approx(2 * worth_to(0, "mcduff", 1, ahead=LONG))
    assert worth_to(0, "mcmail", 2) == pytest.approx(2 * worth_to(0, "mcmail", 1))
    assert worth_to(0, "mcclaim", -1, -1, 127) == pytest.approx(2 * worth_to(0, "mcclaim", -1, 127, 127))
    assert worth_to(0, "mcclaim", 4, 5, 127) == pytest.approx(2 * worth_to(0, "mcclaim", 4, 127, 127))
    one, other = worth_to(0, "mcwander", -1, 127), worth_to(0, "mcwander", 127, -1)
    assert worth_to(0, "mcwander", -1, -1) == pytest.approx(one + other)


def test_tokens_that_lie_where_they_work_are_worth_more_than_those_in_hand() -> None:
    assert worth_to(0, "mcclaim", 4, 127, 127) > worth_to(0, "mcclaim", -1, 127, 127) > 0
    for laid, kept in (((5, 127), (-1, 127)), ((127, 5), (127, -1))):
        assert worth_to(0, "mcwander", *laid) > worth_to(0, "mcwander", *kept) > 0


def test_one_who_has_gone_out_is_worth_more_than_one_who_has_not() -> None:
    for name in ("macdarkie", "mcsnitch"):
        out = (1, 1, 0) if name == "macdarkie" else (1, 1)
        assert worth_to(0, name, *out) > worth_to(0, name, -1, -1) > 0, name
        assert worth_to(1, name, *out) == worth_to(1, name, -1, -1) == worth_to(0, name, -1, -1), name


def test_mclaird_keeps_a_tile_and_the_dearer_the_coins_on_it_the_better() -> None:
    tile = state("mclaird", -1, 0).track.tiles[3]
    assert worth_to(0, "mclaird", tile, 3) > worth_to(0, "mclaird", tile, 1) > worth_to(0, "mclaird", -1, 0) == 0
    assert worth_to(0, "mclaird", -1, 0, 1, 2) > worth_to(0, "mclaird", -1, 0, 2) > worth_to(0, "mclaird", -1, 0, 1) > 0


def test_mccastle_counts_more_among_many() -> None:
    mccastle = MOBS[NAMES.index("mccastle")]
    g = state("mccastle", 1, HOME_CASTLE)

    def among(number: int) -> float:
        g.estates[1].members[HOME_CASTLE] = number
        return mccastle.worth(g, 0, EARLY)

    assert among(0) < among(1) < among(3) == among(7)
    assert among(0) > mccastle.worth(g, 2, EARLY) == worth_to(0, "mccastle", -1, -1), "one who would have to begin"


def test_macmalt_is_for_those_with_barrels_and_macsponge_against_many() -> None:
    macmalt, g = MOBS[NAMES.index("macmalt")], state("macmalt")
    poor = macmalt.worth(g, 0, EARLY)
    g.estates[0].whisky = 1
    one = macmalt.worth(g, 0, EARLY)
    g.estates[0].whisky = 2
    two = macmalt.worth(g, 0, EARLY)
    g.estates[0].whisky = 3
    assert poor < one < two == macmalt.worth(g, 0, EARLY)
    three, two_seats = with_mobs().state, with_mobs(seats=2).state
    macsponge = MOBS[NAMES.index("macsponge")]
    assert macsponge.worth(three, 0, EARLY) == pytest.approx(2 * macsponge.worth(two_seats, 0, EARLY))


# ---------------------------------------------------------------- all that a seat has


def nobody_controls() -> GlenMoreII:
    """The mobs are in prison, without a penny on them."""
    return with_mobs().state


def test_an_own_mob_counts_less_its_price_at_the_end() -> None:
    g, mob = nobody_controls(), NAMES.index("mcduff")
    assert worth.stakes(g, 0, EARLY)["mobs"] == 0
    prison(g).where[mob], prison(g).marks[mob] = 0, [3]
    assert worth.stakes(g, 0, EARLY)["mobs"] == pytest.approx(worth.worth_of(g, mob, 0, EARLY) - PENALTIES[mob])


def test_a_rivals_mob_counts_against_it_shared_among_all_rivals() -> None:
    g = nobody_controls()
    assert worth.stakes(g, 0, EARLY)["rival mobs"] == 0
    hurt = 0.0
    for seat, name, mark in ((1, "mcduff", 3), (2, "mcmail", 3)):
        mob = NAMES.index(name)
        prison(g).where[mob], prison(g).marks[mob] = seat, [mark]
        hurt -= worth.RIVALS * worth.worth_of(g, mob, seat, EARLY) / 2
        assert worth.stakes(g, 0, EARLY)["rival mobs"] == pytest.approx(hurt)
    assert hurt < 0


def test_the_best_mob_in_prison_is_hoped_for_and_left_to_rivals_with_the_pennies_on_it() -> None:
    g = nobody_controls()
    part = prison(g)
    in_prison = list(part.at(-1))
    best, left = (max(worth.worth_of(g, mob, seat, EARLY) - PENALTIES[mob] for mob in in_prison) for seat in (0, 1))
    for pennies in (6, 7):
        for mob in in_prison:
            part.marks[mob] = [pennies]
        hope = worth.PRISON * (best + pennies) / 4  # three seats, and the chance that nobody does
        assert worth.stakes(g, 0, EARLY)["prison"] == pytest.approx(hope - worth.LEFT * (left + pennies))
    assert worth.stakes(g, 0, Prospects(1, 1.0, 0.9))["prison"] != 0
    assert worth.stakes(g, 0, Prospects(1, 0.9, 0.9))["prison"] == 0, "it is too late"


def test_pennies_count_for_what_they_say() -> None:
    g = nobody_controls()
    prison(g).plus[0], prison(g).minus[0] = 4, 1
    assert worth.stakes(g, 0, EARLY)["pennies"] == pytest.approx(3 * worth.PENNIES)
