"""Positions of Chronicle 8, Penny Mobs, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES
from tests.chronicles.feasting import feast
from tests.chronicles.haggis import END_OF_B, dinner
from tests.chronicles.penny_mobs import KEY, PLAIN, laid_kit, mobs, with_mobs
from tests.chronicles.test_c1 import PASSED, RONDEL, racing
from tests.chronicles.test_c2 import AT_START
from tests.chronicles.test_c8_mcdenial import END_OF_B as END_WITH_FEASTS
from tests.chronicles.test_c8_mcdenial import denying
from tests.chronicles.test_c8_mcglory import irving
from tests.chronicles.test_c8_mcswitch import tamlin
from tests.chronicles.test_c8_others import CARDS, TOME
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, glen_more_ii, of_part

ROOM: Final = "games/glen_more_ii/chronicles/c08_penny_mobs"
part = of_part(KEY)


def domain(name: str) -> int:
    return laid_kit().domain_ids.index(name)


def tile(name: str) -> int:
    return laid_kit().number[name]


def mob(name: str) -> int:
    return NAMES.index(name)


IN_PRISON: Final = Position(lambda: with_mobs(mcduff="prison 2").game)
FACE_DOWN: Final = glen_more_ii(f"{PLAIN}; {mobs(macsponge='face-down')}")
WITH_TOKENS: Final = Position(
    lambda: (
        with_mobs("seat 1: domains ross", mcwander="0 -1 -1", mcduff="0 3", mcmail="0 3", mclaird="0 -1 0 1 2 3").game
    )
)
WITH_FIGURES: Final = Position(
    lambda: (
        with_mobs(
            "seat 1; 0,1: a-dornie, scotsmen 1", mcsnitch="0 -1 -1", macsponge="0 0", anderson="0", mccastle="0 -1 -1"
        ).game
    )
)
ON_BOATS: Final = Position(
    lambda: Scene(RONDEL[3], "chronicles 1 8", PASSED, racing(3), mobs(mcquack="0 0", mcmuscle="1 0 0")).game
)
AT_DINNER: Final = Position(lambda: dinner(END_OF_B, "chronicles 5 8", mobs(mcstarve="0 0", mchagg="0 0")).game)
BEFORE_BIDS: Final = Position(lambda: denying().game)
WITH_FEASTS: Final = Position(lambda: feast(END_WITH_FEASTS, "chronicles 8 9", mobs(mcdenial="0 0")).game)
WITH_PLANS: Final = Position(lambda: tamlin("seat 0; 0,1: s-inshriach").game)
AT_THE_GAMES: Final = Position(lambda: irving().game)
WITH_THE_TOME: Final = Position(lambda: Scene(TOME, CARDS, mobs(mcclaim="0 -1 -1 -1")).game)
AT_THE_MOUNTAIN: Final = glen_more_ii(f"{AT_START}; chronicles 2 8; {mobs(mctrick='0')}")

prison: Final = Breaks(f"{ROOM}/checking.py")

prison.add(WITH_TOKENS, part({"mcduff": [3, 3]}), "there is no place 3 for a mob")
prison.add(WITH_TOKENS, part({"mcduff": ["box"]}), "4 mobs of those that may be drawn must be in the game")
prison.add(
    WITH_TOKENS,
    part({"mcduff": ["box"], "mcquack": [0, 0]}),
    "4 mobs of those that may be drawn must be in the game",
)
prison.add(
    FACE_DOWN, part({"macsponge": ["prison", 0]}), "macsponge is in prison too early, or lies face down too long"
)
prison.add(IN_PRISON, part({"mcwander": ["face-down"]}), "mcwander is in prison too early, or lies face down too long")
prison.add(IN_PRISON, part({"minus.+": 0}), "there must be pennies of 3 seats")
prison.add(IN_PRISON, part({"plus.+": 0}), "there must be pennies of 3 seats")
prison.add(
    IN_PRISON,
    part({"mcwander": ["prison", 0, 0]}),
    "only pennies lie on the mobs in prison, and nothing on the others",
)
prison.add(
    IN_PRISON,
    part({"macsponge": ["box", 0]}),
    "only pennies lie on the mobs in prison, and nothing on the others",
)
prison.add(
    FACE_DOWN,
    part({"macsponge": ["face-down", 0]}),
    "only pennies lie on the mobs in prison, and nothing on the others",
)
prison.add(IN_PRISON, part({"mcwander": ["prison", -1], "minus.0": 8}), "there cannot be fewer pennies than none")
prison.add(IN_PRISON, part({"minus.0": -1, "minus.1": 15}), "there cannot be fewer pennies than none")
prison.add(IN_PRISON, part({"mcduff": ["prison", 1]}), "there must be 21 pennies in all")

places: Final = Breaks(f"{ROOM}/prison.py")

places.add(IN_PRISON, part({"mcduff": ["tower", 2]}), "mcduff must be at one of box, face-down, prison, or with a seat")
places.add(IN_PRISON, part({"mcduff": []}), "mcduff must be at one of box, face-down, prison, or with a seat")

crews: Final = Breaks(f"{ROOM}/crews.py")

crews.add(
    ON_BOATS,
    {"frames.^": ["take-second", mob("mcquack"), 4]},
    "the frame 'take-second' takes a second reward token where there is none",
)
crews.add(
    ON_BOATS,
    {"frames.^": ["take-second", mob("mcquack"), 1], **part({"mcquack": ["prison", 0]})},
    "the frame 'take-second' takes a second reward token where there is none",
)
crews.add(ON_BOATS, part({"mcquack": [0, 2]}), "mcquack has taken more reward tokens than one")
crews.add(ON_BOATS, part({"mcmuscle": [1, 0]}), "mcmuscle has taken more reward tokens than one")

figures: Final = Breaks(f"{ROOM}/figures.py")

figures.add(
    WITH_FIGURES,
    {"frames.^": ["set-figure", mob("mcsnitch")], **part({"mcsnitch": [0, 1, 2]})},
    "the frame 'set-figure' sets a figure that is not in hand",
)
figures.add(
    WITH_FIGURES,
    {"frames.^": ["set-figure", mob("mcsnitch")], **part({"mcsnitch": [1, -1, -1]})},
    "the frame 'set-figure' sets a figure that is not in hand",
)
figures.add(
    WITH_FIGURES,
    {"frames.^": ["recruit-figure", mob("mcsnitch"), 1, 3]},
    "the frame 'recruit-figure' sets a figure where it cannot stand",
)
figures.add(
    WITH_FIGURES,
    {"frames.^": ["relocate", mob("mcsnitch"), 0]},
    "the frame 'relocate' puts a figure elsewhere that stands nowhere",
)
figures.add(WITH_FIGURES, part({"mcsnitch": [0, 0, 0]}), "mcsnitch stands where he cannot")
figures.add(WITH_FIGURES, part({"mcsnitch": [0, 1, 5]}), "mcsnitch stands where he cannot")

anderson: Final = Breaks(f"{ROOM}/mobs/anderson.py")

anderson.add(
    WITH_FIGURES,
    {"frames.^": ["drop-tile", 1, 0]},
    "the frame 'drop-tile' carries a tile that cannot be carried",
)
anderson.add(
    WITH_FIGURES,
    {"frames.^": ["drop-tile", 1, 2], **part({"anderson": [1]})},
    "the frame 'drop-tile' carries a tile that cannot be carried",
)
anderson.add(
    WITH_FIGURES, part({"anderson": [0, 1, tile("a-dornie")]}), "Anderson has carried a tile that is not there"
)
anderson.add(
    WITH_FIGURES, part({"anderson": [0, 3, tile("a-dornie")]}), "Anderson has carried a tile that is not there"
)
anderson.add(WITH_FIGURES, part({"anderson": [0, 2]}), "Anderson has carried a tile that is not there")

macsponge: Final = Breaks(f"{ROOM}/mobs/macsponge.py")

macsponge.add(WITH_FIGURES, part({"macsponge": [0, 2]}), "MacSponge has charged somebody more than once")

mcdenial: Final = Breaks(f"{ROOM}/mobs/mcdenial.py")

mcdenial.add(BEFORE_BIDS, part({"mcdenial": [0, 6]}), "the frame 'deny' denies a bid token though nobody can")
mcdenial.add(WITH_FEASTS, part({"mcdenial": [0, 3]}), "McDenial has set a bid token aside that is not in a bidding")

mcswitch: Final = Breaks(f"{ROOM}/mobs/mcswitch.py")

mcswitch.add(WITH_PLANS, part({"mcswitch": [0, 2]}), "McSwitch has moved more tiles than one")
mcswitch.add(WITH_PLANS, {"frames.^": ["settle-tile", 0]}, "the frame 'settle-tile' moves a tile that cannot be moved")

mcglory: Final = Breaks(f"{ROOM}/mobs/mcglory.py")

mcglory.add(AT_THE_GAMES, part({"mcglory": [0, 2]}), "McGlory has helped to more rewards than one")

mcclaim: Final = Breaks(f"{ROOM}/mobs/mcclaim.py")

mcclaim.add(
    WITH_THE_TOME,
    {"frames.^": ["claim-card"], **part({"mcclaim": [1, -1, -1, -1]})},
    "the frame 'claim-card' claims a card with tokens of nobody",
)
mcclaim.add(WITH_THE_TOME, part({"mcclaim": [0, -1, -1]}), "McClaim has tokens that there are not")
mcclaim.add(WITH_THE_TOME, part({"mcclaim": [0, 3, -1, -1]}), "McClaim has tokens that there are not")
mcclaim.add(WITH_THE_TOME, part({"mcclaim": [0, -1, -1, 99]}), "a token of McClaim lies where it cannot")

mcduff: Final = Breaks(f"{ROOM}/mobs/mcduff.py")

mcduff.add(
    WITH_TOKENS,
    {"frames.^": ["skim-row"], **part({"mcduff": [0, 0]})},
    "the frame 'skim-row' spends a token that is not there",
)
mcduff.add(
    WITH_TOKENS,
    {"frames.^": ["skim-row"], **part({"mcduff": [1, 3]})},
    "the frame 'skim-row' spends a token that is not there",
)
mcduff.add(WITH_TOKENS, part({"mcduff": [0, 4]}), "McDuff has tokens that there are not")
mcduff.add(WITH_TOKENS, part({"mcduff": [0]}), "McDuff has tokens that there are not")

mchagg: Final = Breaks(f"{ROOM}/mobs/mchagg.py")
ROLLS_AGAIN: Final = "the frame 'let-it-count' rolls again for haggis though nobody may"

mchagg.add(AT_DINNER, {"frames.^": ["let-it-count", 4]}, ROLLS_AGAIN)
mchagg.add(AT_DINNER, {"frames.^": ["let-it-count", 3], **part({"mchagg": ["prison", 0]})}, ROLLS_AGAIN)
mchagg.add(AT_DINNER, {"frames.^": ["let-it-count", 3], **part({"mchagg": [0, 1]})}, ROLLS_AGAIN)
mchagg.add(AT_DINNER, part({"mchagg": [0, 3]}), "McHagg has rolled too early")

mclaird: Final = Breaks(f"{ROOM}/mobs/mclaird.py")
NO_TOKENS: Final = "McLaird has tokens that there are not"

mclaird.add(
    WITH_TOKENS,
    {"frames.^": ["reserve-tile"], **part({"mclaird": [0, tile("s-inshriach"), 1, 2, 3]})},
    "the frame 'reserve-tile' reserves a second tile",
)
mclaird.add(WITH_TOKENS, part({"mclaird": [0, -1, 0, 1, 1]}), NO_TOKENS)
mclaird.add(WITH_TOKENS, part({"mclaird": [0, -1, 0, 4]}), NO_TOKENS)
mclaird.add(WITH_TOKENS, part({"mclaird": [0, -1, 1, 2, 3]}), NO_TOKENS)
mclaird.add(WITH_TOKENS, part({"mclaird": [0, tile("s-inshriach"), 1, 1, 2]}), NO_TOKENS)
mclaird.add(
    WITH_TOKENS,
    part({"mclaird": [0, tile("c-ullapool"), 1, 2, 3]}),
    "McLaird reserves what cannot be reserved",
)

mcmail: Final = Breaks(f"{ROOM}/mobs/mcmail.py")
NOT_PRODUCED: Final = "the frame 'intercept' buys what nobody has produced"

mcmail.add(WITH_TOKENS, {"frames.^": ["intercept", 0]}, NOT_PRODUCED)
mcmail.add(WITH_TOKENS, {"frames.^": ["intercept", 1], **part({"mcmail": [0, 3, 5, 0]})}, NOT_PRODUCED)
mcmail.add(WITH_TOKENS, {"frames.^": ["intercept", 1], **part({"mcmail": [0, 3, 0, 9]})}, NOT_PRODUCED)
mcmail.add(WITH_TOKENS, {"frames.^": ["intercept", 1], **part({"mcmail": [0, 0, 0, 0]})}, NOT_PRODUCED)
mcmail.add(WITH_TOKENS, part({"mcmail": [0, 4]}), "McMail has coins or goods that cannot be")
mcmail.add(WITH_TOKENS, part({"mcmail": [0, 3, 0, 0]}), "McMail has coins or goods that cannot be")

mcquack: Final = Breaks(f"{ROOM}/mobs/mcquack.py")

mcquack.add(ON_BOATS, {"frames.^": ["pass-penny", 0]}, "the frame 'pass-penny' gives a penny that nobody has")
mcquack.add(
    ON_BOATS,
    {"frames.^": ["pass-penny", 1], **part({"mcquack": ["prison", 0]})},
    "the frame 'pass-penny' gives a penny that nobody has",
)

mcstarve: Final = Breaks(f"{ROOM}/mobs/mcstarve.py")

mcstarve.add(
    AT_DINNER,
    {"frames.^": ["starve"], **part({"mcstarve": [0, 1]})},
    "the frame 'starve' steals a haggis though nobody can",
)
mcstarve.add(AT_DINNER, {"frames.^": ["give-up-haggis", 1]}, "the frame 'give-up-haggis' gives a haggis to nobody")
mcstarve.add(AT_DINNER, part({"mcstarve": [0, 2]}), "McStarve has stolen more than once")

mcwander: Final = Breaks(f"{ROOM}/mobs/mcwander.py")

mcwander.add(
    WITH_TOKENS,
    {"frames.^": ["put-token"], **part({"mcwander": [1, -1, -1]})},
    "the frame 'put-token' puts a token that is another's",
)
mcwander.add(WITH_TOKENS, part({"mcwander": [0, -1]}), "McWander has tokens that there are not")
mcwander.add(WITH_TOKENS, part({"mcwander": [0, -1, domain("ross")]}), "a token of McWander lies where it cannot")
mcwander.add(
    WITH_TOKENS,
    part({"mcwander": [0, domain("gunn"), domain("gunn")]}),
    "a token of McWander lies where it cannot",
)
mcwander.add(WITH_TOKENS, part({"mcwander": [0, -1, 99]}), "a token of McWander lies where it cannot")

others: Final = Breaks(f"{ROOM}/mobs/mob.py")

others.add(AT_THE_MOUNTAIN, part({"mctrick": [0, 1]}), "mctrick remembers what cannot be")

ALL: Final = (
    prison,
    places,
    crews,
    figures,
    anderson,
    macsponge,
    mcclaim,
    mcglory,
    mcswitch,
    mcdenial,
    mcduff,
    mchagg,
    mclaird,
    mcmail,
    mcquack,
    mcstarve,
    mcwander,
    others,
)


@pytest.mark.parametrize("each", [each for breaks in ALL for each in breaks.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
