"""Positions of Chronicle 12, Lady Auto MacNifique, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost import Game
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import KEY
from tests.chronicles.penny_mobs import KEY as PRISON
from tests.chronicles.penny_mobs import mobs as of_mobs
from tests.chronicles.solo import with_her
from tests.chronicles.test_c12_all_mobs import YOURS, with_all
from tests.positions.breaking import Break, Breaks, Position, of_part

THREE: Final = of_mobs(2, mcwander="prison 0", mcduff="prison 0", macsponge="face-down")
WAITING: Final = Position(lambda: with_her("rondel: 0 1 die * * * * * * * * * * -").game)
PEAK: Final = Position(lambda: with_her("rondel: 0 1 die * * * * * * * * - mountain *; gap 10", chronicles="2").game)

GAMES: Final = Position(lambda: with_her("rondel: 0 1 die * * * * * * * * * * -", chronicles="10").game)

JAILED: Final = Position(
    lambda: (
        with_her(
            "rondel: 0 1 die * * * * * * * * * * -", THREE, chronicles="8", part="turns 1, numbers 1, column 1 0"
        ).game
    )
)


CARRYING: Final = Position(lambda: with_all(line=YOURS, anderson="0").game)
BUYING: Final = Position(lambda: with_all(card="a01", mcmail="0 2").game)


def asked_about_a_card() -> Game:
    scene = with_her(LAST_OF_A, TWO_NAYS, cards="a01", chronicles="7")
    scene.follow("asks 0 keep-great-glen")
    return scene.game


def asked_for_a_stack() -> Game:
    scene = with_her(LAST_OF_A, "part feasts: cards 0 1 2 3 4, deck 5 6 7 8 9 10 11", cards="a01", chronicles="9")
    scene.follow("asks 0 bid")
    return scene.game


LAST_OF_A: Final = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack A: a-dornie"
TWO_NAYS: Final = "part rock-and-hard-place: nays 2 0, ayes 0 0"
ASKED: Final = Position(asked_about_a_card)
BIDDING: Final = Position(asked_for_a_stack)

DORNIE: Final = with_her("rondel: 0 1 die * * * * * * * * * * -").kit.number["a-dornie"]

part = of_part(KEY)
hers: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/checking.py")
hers.add(WAITING, part({"seen": [0]}), "the action cards of MacNifique are not the ten of the box")
hers.add(WAITING, part({"unseen": [0], "seen": [1, 2, 3, 4, 5, 6, 7, 8, 9]}), "MacNifique must have 2 cards laid aside")
hers.add(WAITING, part({"priorities": [0, 1, 2, 2]}), "the priority tiles of MacNifique are not the four of the box")
hers.add(WAITING, part({"markers": [0, 1]}), "a marker of MacNifique is not on its path")
hers.add(WAITING, part({"stones": -1}), "the stones and turns of MacNifique cannot be counted")
hers.add(
    WAITING,
    {**part({"trades": [DORNIE]}), "stacks.1.-": ["a-dornie"]},
    "a tile in the trade row of MacNifique is none",
)
hers.add(WAITING, {"estates.1.territory.0.scotsmen": 1}, "MacNifique has a territory, but builds none")
hers.add(WAITING, {"estates.1.coins": -1}, "the coins, barrels and Scotsmen of MacNifique cannot be counted")

council: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/with_c07.py")
council.add(
    ASKED,
    of_part("rock-and-hard-place")({"verdicts": [1]}),
    "the frame 'keep-great-glen' asks for a card that has been decided on",
)

mountain: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/with_c02.py")
mountain.add(PEAK, part({"peak": -1}), "what MacNifique put on the Mountain cannot be counted")

champions: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/with_c10.py")
champions.add(GAMES, part({"track": 2}), "MacNifique prefers a track of the games that is not there")

feasts: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/with_c09.py")
feasts.add(
    BIDDING,
    {"frames.^": ["draw-for-event", 4, 0]},
    "the frame 'draw-for-event' has not the five bid tokens of MacNifique",
)
feasts.add(
    BIDDING,
    {"frames.^": ["her-event", 4]},
    "the frame 'her-event' lets MacNifique use an event for which she has not bid",
)

mobs: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/with_c08.py")
COLUMN: Final = "the mobs in prison do not stand in the column of MacNifique"
mobs.add(JAILED, part({"column": [0]}), COLUMN)
mobs.add(JAILED, part({"column": [0, 1, 1]}), COLUMN)
mobs.add(JAILED, part({"numbers": [5]}), "the numbers of the last cards of MacNifique cannot be")
mobs.add(JAILED, part({"numbers": []}), "the numbers of the last cards of MacNifique cannot be")

variant: Final = Breaks("games/glen_more_ii/chronicles/c12_macnifique/with_all_mobs.py")
variant.add(
    CARRYING,
    {"frames.^": ["drop-hers", DORNIE]},
    "the frame 'drop-hers' carries a tile of MacNifique that cannot be carried",
)
variant.add(
    BUYING,
    of_part(PRISON)({"mcmail": [0, 0]}),
    "the frame 'buy-hers' buys from MacNifique without a coin of McMail",
)

EVERY: Final = [*hers.all, *variant.all, *council.all, *mountain.all, *mobs.all, *feasts.all, *champions.all]


@pytest.mark.parametrize("each", EVERY, ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
