"""What Lady Auto MacNifique goes by, and what she never looks at: whoever plays her at a table need not be told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hindmost import new_game
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.choosing import pick
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.scoring import items
from hindmost.games.glen_more_ii.scoring import line_awards, result
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.goods import unit
from hindmost.mechanics.track import NO_TILE
from tests.properties.playing import walk

ALONE: tuple[int, ...] = ()
TOGETHER = (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)


def positions(chronicles: tuple[int, ...], seed: int, every: int) -> Iterator[GlenMoreII]:
    """Those of a random game in which she has still something in front of her."""
    game = new_game("glen-more-ii", 1, chronicles, seed=seed, automa="raiglar")
    for number, _ in enumerate(walk(game, seed)):
        g = game.state
        assert isinstance(g, GlenMoreII)
        if number % every == 0 and not g.has_finished(HER) and g.track.ahead(HER):
            yield g


def choices(g: GlenMoreII) -> list[int]:
    """Where each of her cards would lead her."""
    trial = g.copy()
    return [pick(trial, card) for card in range(len(CARDS))]


@pytest.mark.parametrize("chronicles", [ALONE, TOGETHER], ids=["alone", "together"])
def test_c12_comp_01_she_never_looks_at_what_is_yours(chronicles: tuple[int, ...]) -> None:
    looked = 0
    for g in positions(chronicles, 7, 4):
        twin = g.copy()
        mine = twin.estates[YOU]
        mine.coins, mine.whisky, mine.vp, mine.cards = mine.coins + 9, mine.whisky + 4, mine.vp + 40, []
        mine.members = [number + 2 for number in mine.members]
        mine.goods[0] += unit(1)
        mine.stock += unit(1)
        twin.market.rows = [(filled + 1) % 3 for filled in twin.market.rows]
        assert choices(twin) == choices(g)
        looked += 1
    assert looked > 8


@pytest.mark.parametrize("chronicles", [ALONE, (1, 3, 5, 8, 9, 10, 11)], ids=["alone", "together"])
def test_c12_comp_02_the_line_has_no_gap(chronicles: tuple[int, ...]) -> None:
    looked = 0
    for seed in (3, 4):
        for g in positions(chronicles, seed, 1):
            track = g.track
            if g.stack[-1].kind() != "take":
                continue
            here = track.pieces[track.hindmost()]
            size = len(track.tiles)
            line = [(here + step) % size for step in range(1, (track.gap - here) % size)]
            filled = [track.tiles[space] != NO_TILE or track.piece_on(space) >= 0 for space in line]
            assert filled == sorted(filled, reverse=True)
            looked += len(line)
    assert looked > 200


def test_c12_comp_08_her_coins_count_only_at_the_end() -> None:
    looked = 0
    for g in positions(TOGETHER, 5, 9):
        twin = g.copy()
        twin.estates[HER].coins += 12
        categories = range(len(g.book.categories))
        assert choices(twin) == choices(g)
        assert [result(twin, HER, each) for each in categories] == [result(g, HER, each) for each in categories]
        assert items(twin) == items(g)
        looked += 1
    assert looked > 8
    alone = next(positions(ALONE, 5, 1)).copy()
    alone.estates[HER].coins = 12
    assert [award.vp for award in line_awards(alone, 1, HER)] == [12]
