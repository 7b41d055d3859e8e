"""Cells of a territory packed into small ints, so that a neighbour is an addition away.

x grows to the east, y to the north; the home tile lies at (0, 0). A territory of 60 tiles never leaves the range.
"""

from __future__ import annotations

from typing import Final

SPAN: Final = 128
MIDDLE: Final = 64
HOME: Final = MIDDLE * SPAN + MIDDLE

NORTH: Final = 1
SOUTH: Final = -1
EAST: Final = SPAN
WEST: Final = -SPAN

SIDES: Final[tuple[int, ...]] = (NORTH, EAST, SOUTH, WEST)
"""The four directions across an edge; direction d and direction (d + 2) % 4 are opposite."""
AROUND: Final[tuple[int, ...]] = (
    NORTH,
    NORTH + EAST,
    EAST,
    SOUTH + EAST,
    SOUTH,
    SOUTH + WEST,
    WEST,
    NORTH + WEST,
)
"""The eight directions across an edge or a corner; every second one goes across an edge, in the order of SIDES."""
_TURNS: Final[tuple[int, ...]] = tuple(
    AROUND.index(step) if step in AROUND else -1 for step in range(WEST + SOUTH, EAST + NORTH + 1)
)


def cell(x: int, y: int) -> int:
    return (x + MIDDLE) * SPAN + y + MIDDLE


def x_of(cell: int) -> int:
    return cell // SPAN - MIDDLE


def y_of(cell: int) -> int:
    return cell % SPAN - MIDDLE


def touch(one: int, other: int) -> bool:
    """Whether two cells share an edge or a corner, or are the same."""
    # Both differences, moved up by one, lie between 0 and 2.
    apart = one - other + SPAN + 1
    return 0 <= apart <= 2 * SPAN + 2 and apart & (SPAN - 1) <= 2


def turn_to(one: int, other: int) -> int:
    """Which of the directions AROUND a cell leads to the other; -1 if none does."""
    apart = other - one + SPAN + 1
    return _TURNS[apart] if 0 <= apart <= 2 * SPAN + 2 else -1


def extent(cells: list[int]) -> tuple[int, int, int, int]:
    """The columns furthest west and east and the rows furthest south and north of some cells, at least one."""
    left = right = x_of(cells[0])
    low = high = y_of(cells[0])
    for cell in cells:
        x = x_of(cell)
        y = y_of(cell)
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < low:
            low = y
        elif y > high:
            high = y
    return left, right, low, high


def name_of(cell: int) -> str:
    """A cell as people write it: "1,-2"."""
    return f"{x_of(cell)},{y_of(cell)}"


def read_cell(text: object) -> int:
    """The cell that somebody wrote; a ValueError says how cells are written."""
    x, _, y = str(text).partition(",")
    try:
        column, row = int(x), int(y)
    except ValueError as error:
        raise ValueError(f"{text!r} is not a cell; cells are written like '1,-2'") from error
    if abs(column) >= MIDDLE or abs(row) >= MIDDLE:
        raise ValueError(f"the cell {text!r} is too far away")
    return cell(column, row)
