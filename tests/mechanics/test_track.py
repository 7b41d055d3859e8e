"""The track: a ring of spaces, the gap, and who is hindmost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hindmost.mechanics.track import NO_TILE, OFF, Track

SPACES = 14


def track(text: str, gap: int) -> Track:
    """A short ring from words: `p0`, `p1` are pieces, numbers are tiles, `-` is empty."""
    words = text.split()
    pieces: dict[int, int] = {int(word[1:]): space for space, word in enumerate(words) if word.startswith("p")}
    tiles = [int(word) if word.isdecimal() else NO_TILE for word in words]
    return Track(tiles, [pieces.get(piece, OFF) for piece in range(max(pieces, default=-1) + 1)], gap)


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    """Any ring with an empty gap, 1 to 6 pieces and tiles on some of the other spaces."""
    gap = draw(st.integers(0, SPACES - 1))
    others = [space for space in range(SPACES) if space != gap]
    order = draw(st.permutations(others))
    number = draw(st.integers(1, 6))
    pieces = list(order[:number])
    tiles = [NO_TILE] * SPACES
    for space in order[number:]:
        if draw(st.booleans()):
            tiles[space] = 100 + space
    return Track(tiles, pieces, gap)


def clockwise(start: int, stop: int) -> list[int]:
    """The spaces from start up to stop, stop not included: walked one by one."""
    found = []
    while start != stop:
        found.append(start)
        start = (start + 1) % SPACES
    return found


def test_the_hindmost_is_the_first_piece_after_the_gap() -> None:
    assert track("p0 p1 5 6 -", 4).hindmost() == 0
    assert track("5 p1 6 p0 -", 4).hindmost() == 1


def test_a_piece_that_has_come_to_the_gap_is_the_foremost() -> None:
    ring = track("5 p0 6 p1 p2", 4)
    assert ring.hindmost() == 0
    assert ring.order() == [0, 1, 2]
    assert ring.left_behind() == [0]
    assert track("5 6 7 8 p0", 4).hindmost() == 0


def test_the_ring_goes_on_after_its_last_space() -> None:
    """The gap is 2: first come 3 and 4, then 0."""
    ring = track("p0 7 - 5 p1", 2)
    assert ring.hindmost() == 1
    assert ring.order() == [1, 0]
    assert ring.ahead(1) == [1]
    assert ring.ahead(0) == [1]
    assert ring.distance(1, 1) == 2
    assert ring.behind_hindmost() == 3


def test_a_hindmost_piece_on_space_0_has_the_gap_on_the_last() -> None:
    assert track("p0 5 p1 6 -", 4).behind_hindmost() == 4


def test_ahead_passes_pieces_and_stops_at_the_gap() -> None:
    ring = track("p0 5 p1 6 7 -", 5)
    assert ring.ahead(0) == [1, 3, 4]
    assert ring.ahead(1) == [3, 4]


def test_advancing_takes_the_tile() -> None:
    ring = track("p0 5 p1 6 -", 4)
    assert ring.advance(0, 3) == 6
    assert ring.pieces == [3, 2]
    assert ring.tiles == [NO_TILE, 5, NO_TILE, NO_TILE, NO_TILE]


def test_clearing_takes_what_lies_behind_in_clockwise_order() -> None:
    """The gap is still the old one: behind the piece on 2 lie the tiles on 4 and 0, met in this order."""
    ring = track("5 - p0 - 6", 3)
    assert ring.clear(ring.behind_hindmost()) == [6, 5]
    assert ring.tiles == [NO_TILE] * 5
    assert ring.clear(ring.behind_hindmost()) == []


def test_the_next_empty_space() -> None:
    ring = track("5 - p0 - 6 -", 5)
    assert ring.next_empty(0, 5) == 1
    assert ring.next_empty(2, 5) == 3
    assert ring.next_empty(4, 5) == OFF
    assert ring.next_empty(4, 0) == 5
    assert ring.next_empty(4, 2) == 5
    assert ring.next_empty(0, 1) == OFF


def test_pieces_beside_the_track_do_not_count() -> None:
    ring = Track([NO_TILE, 5, NO_TILE, NO_TILE], [OFF, 2, 0], 3)
    assert ring.hindmost() == 2
    assert ring.order() == [2, 1]


def test_a_copy_is_independent() -> None:
    ring = track("p0 5 p1 6 -", 4)
    twin = ring.copy()
    twin.advance(0, 1)
    twin.gap = 0
    assert ring.to_json() == {"tiles": [NO_TILE, 5, NO_TILE, 6, NO_TILE], "pieces": [0, 2], "gap": 4}


@given(tracks())
def test_order_and_hindmost_agree_with_a_walk(ring: Track) -> None:
    walk = clockwise((ring.gap + 1) % SPACES, ring.gap)
    expected = [ring.pieces.index(space) for space in walk if space in ring.pieces]
    assert ring.order() == expected
    assert ring.hindmost() == expected[0]
    assert ring.behind_hindmost() == (ring.pieces[expected[0]] - 1) % SPACES


@given(tracks())
def test_ahead_agrees_with_a_walk(ring: Track) -> None:
    for piece, space in enumerate(ring.pieces):
        walk = clockwise((space + 1) % SPACES, ring.gap)
        assert ring.ahead(piece) == [each for each in walk if ring.tiles[each] != NO_TILE]
        for steps, each in enumerate(walk, start=1):
            assert ring.distance(piece, each) == steps


@given(tracks(), st.integers(0, SPACES - 1), st.integers(0, SPACES - 1))
def test_the_next_empty_space_agrees_with_a_walk(ring: Track, start: int, end: int) -> None:
    empty = [each for each in clockwise(start, end) if ring.tiles[each] == NO_TILE and each not in ring.pieces]
    assert ring.next_empty(start, end) == (empty[0] if empty else OFF)


@given(tracks())
def test_clearing_agrees_with_a_walk(ring: Track) -> None:
    before = ring.tiles[:]
    behind = clockwise((ring.gap + 1) % SPACES, ring.pieces[ring.hindmost()])
    assert ring.clear(ring.behind_hindmost()) == [before[space] for space in behind if before[space] != NO_TILE]
    assert ring.tiles == [NO_TILE if space in behind else tile for space, tile in enumerate(before)]
