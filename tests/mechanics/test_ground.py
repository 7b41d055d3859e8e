"""Ground: tiles on a grid, laid, covered, doubled and taken away again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hindmost.mechanics.cells import HOME, cell, name_of, x_of, y_of
from hindmost.mechanics.edges import PLAIN, RIVER, ROAD, edges, side
from hindmost.mechanics.ground import GONE, Ground, contacts, empty_ground

SHAPES = [
    edges(PLAIN, PLAIN, PLAIN, PLAIN),
    edges(RIVER, PLAIN, RIVER, PLAIN),
    edges(PLAIN, ROAD, PLAIN, ROAD),
    edges(RIVER, ROAD, RIVER, ROAD),
    edges(RIVER, PLAIN, PLAIN, ROAD),
]
"""The edges of tiles 0 to 4."""

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def laid(*tiles: tuple[int, int, int]) -> Ground:
    """A ground with (x, y, tile) laid in this order."""
    ground = empty_ground()
    for x, y, tile in tiles:
        ground = ground.with_tile(cell(x, y), tile, SHAPES[tile])
    return ground


def neighbours(ground: Ground) -> list[list[int]]:
    """By slot: those around it."""
    return [ground.around(slot) for slot in range(len(ground.cells))]


class Grid:
    """The plain picture of a ground: what lies where, lowest first."""

    def __init__(self) -> None:
        self.at: dict[tuple[int, int], list[int]] = {}

    def open(self) -> dict[int, int]:
        """The empty cells beside tiles, with what is shown towards them, looked up side by side."""
        found: dict[int, int] = {}
        for x, y in self.at:
            for dx, dy in SIDES:
                if (x + dx, y + dy) not in self.at:
                    found[cell(x + dx, y + dy)] = self.shown_to(x + dx, y + dy)
        return found

    def shown_to(self, x: int, y: int) -> int:
        shown = []
        for direction, (dx, dy) in enumerate(SIDES):
            stack = self.at.get((x + dx, y + dy))
            shown.append(side(SHAPES[stack[-1]], (direction + 2) % 4) if stack else 0)
        return edges(*shown)

    def connected(self, without: tuple[int, int] | None = None) -> bool:
        """By merging neighbours until nothing changes."""
        left = self.at.keys() - {without}
        groups = [{where} for where in left]
        for x, y in left:
            for dx, dy in SIDES:
                if (x + dx, y + dy) in left:
                    mine = next(group for group in groups if (x, y) in group)
                    theirs = next(group for group in groups if (x + dx, y + dy) in group)
                    if mine is not theirs:
                        groups.remove(theirs)
                        mine |= theirs
        return len(groups) <= 1

    def agree(self, ground: Ground) -> None:
        assert {(x_of(each), y_of(each)) for each in ground.slot_at} == set(self.at)
        assert ground.size == len(self.at)
        assert ground.slots() == list(ground.slot_at.values())
        assert ground.open == self.open()
        assert ground.open == contacts(ground, SHAPES)
        assert ground.is_connected() == self.connected()
        assert len(ground.cells) == len(ground.tiles)
        for (x, y), stack in self.at.items():
            slot = ground.slot_at[cell(x, y)]
            assert ground.slot_of(cell(x, y)) == slot
            assert ground.cells[slot] == cell(x, y)
            assert ground.tiles[slot] == stack[-1]
            assert ground.stack_at(slot) == stack
            assert ground.holds_without(1 << slot) == self.connected((x, y))
            near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
            beside = sorted(ground.slot_at[cell(*where)] for where in near if where in self.at)
            assert sorted(ground.around(slot)) == beside
        for slot, tile in enumerate(ground.tiles):
            if tile == GONE:
                assert ground.around(slot) == []
                assert slot not in ground.slots()
                assert slot not in ground.covered


steps = st.lists(
    st.tuples(st.sampled_from(["lay", "lay", "cover", "remove"]), st.integers(0, 999), st.integers(0, len(SHAPES) - 1)),
    max_size=24,
)


@given(steps)
def test_a_ground_built_up_step_by_step_is_what_a_plain_grid_says(changes: list[tuple[str, int, int]]) -> None:
    """Laying, covering and removing in any order; earlier grounds are never changed."""
    grid = Grid()
    grid.at[0, 0] = [3]
    ground = laid((0, 0, 3))
    grid.agree(ground)
    for change, which, tile in changes:
        before, shown = ground, snapshot(ground)
        cells = sorted(grid.at)
        x, y = cells[which % len(cells)]
        if change == "lay":
            spots = sorted(ground.open)
            spot = spots[which % len(spots)]
            ground = ground.with_tile(spot, tile, SHAPES[tile])
            grid.at[x_of(spot), y_of(spot)] = [tile]
        elif change == "cover":
            top = grid.at[x, y][-1]  # the edges stay, so the same kind of tile covers it
            ground = ground.with_cover(ground.slot_at[cell(x, y)], top)
            grid.at[x, y].append(top)
        elif len(cells) > 1:
            ground = ground.without(ground.slot_at[cell(x, y)], SHAPES)
            del grid.at[x, y]
        grid.agree(ground)
        assert snapshot(before) == shown


def snapshot(ground: Ground) -> str:
    parts = (ground.cells, ground.tiles, ground.slot_at, neighbours(ground), ground.free, ground.covered, ground.linked)
    return repr([*parts, ground.size])


def test_an_empty_ground_has_nothing() -> None:
    ground = empty_ground()
    assert (ground.size, ground.cells, ground.open) == (0, [], {})
    assert ground.is_connected()


def test_the_first_tile_opens_four_cells_and_shows_its_edges() -> None:
    ground = laid((0, 0, 4))
    assert {name_of(each): code for each, code in ground.open.items()} == {
        "0,1": edges(0, 0, RIVER, 0),
        "1,0": edges(0, 0, 0, PLAIN),
        "0,-1": edges(PLAIN, 0, 0, 0),
        "-1,0": edges(0, ROAD, 0, 0),
    }


def test_slots_follow_the_order_of_building() -> None:
    ground = laid((0, 0, 3), (0, 1, 1), (1, 1, 0))
    assert [name_of(each) for each in ground.cells] == ["0,0", "0,1", "1,1"]
    assert ground.tiles == [3, 1, 0]
    assert [sorted(each) for each in neighbours(ground)] == [[1, 2], [0, 2], [0, 1]]


def test_a_cover_counts_instead_of_what_lies_below() -> None:
    ground = laid((0, 0, 3), (0, 1, 1))
    covered = ground.with_cover(1, 7).with_cover(1, 9)
    assert covered.tiles == [3, 9]
    assert covered.stack_at(1) == [1, 7, 9]
    assert covered.stack_at(0) == [3]
    assert covered.covered == {1: [1, 7]}
    assert (covered.size, covered.open, neighbours(covered)) == (ground.size, ground.open, neighbours(ground))
    assert ground.stack_at(1) == [1]


def test_the_two_halves_of_a_double_tile_know_each_other() -> None:
    ground = laid((0, 0, 3), (0, 1, 1), (1, 1, 0))
    double = ground.with_link(1, 2)
    assert double.linked == {1: 0b100, 2: 0b010}
    assert ground.linked == {}
    assert double.with_cover(1, 1).linked == double.linked, "a covered half still binds its stack"
    assert (double.size, double.open, neighbours(double)) == (ground.size, ground.open, neighbours(ground))


def test_double_tiles_that_overlap_bind_all_their_stacks() -> None:
    ground = laid((0, 0, 3), (1, 0, 1), (2, 0, 0), (3, 0, 0)).with_link(1, 2).with_link(2, 3)
    assert ground.linked == {1: 0b100, 2: 0b1010, 3: 0b100}
    assert [mask for mask in range(16) if ground.keeps_doubles(mask)] == [0b0000, 0b0001, 0b1110, 0b1111]
    assert ground.without(3, SHAPES).linked == {1: 0b100, 2: 0b010}
    assert ground.without(2, SHAPES).linked == {}


def test_removing_takes_the_whole_stack_and_opens_the_cell_again() -> None:
    ground = laid((0, 0, 3), (0, 1, 1), (1, 1, 0)).with_cover(2, 0)
    less = ground.without(2, SHAPES)
    assert less.tiles == [3, 1, GONE]
    assert less.covered == {}
    assert less.size == 2
    assert less.open == laid((0, 0, 3), (0, 1, 1)).open
    assert cell(1, 1) in less.open
    again = less.with_tile(cell(1, 1), 0, SHAPES[0])
    assert again.slot_at[cell(1, 1)] == 3
    assert again.tiles == [3, 1, GONE, 0]
    assert sorted(again.around(3)) == [0, 1]


def test_a_ground_can_fall_into_pieces() -> None:
    """A corner does not hold tiles together."""
    ground = laid((0, 0, 3), (0, 1, 1), (1, 1, 0))
    assert ground.is_connected()
    assert not ground.without(1, SHAPES).is_connected()
    assert ground.without(2, SHAPES).is_connected()


def test_home_is_the_middle_of_the_grid() -> None:
    assert cell(0, 0) == HOME
    assert repr(laid((0, 0, 3), (-1, 2, 0))) == "Ground(0,0: 3, -1,2: 0)"
