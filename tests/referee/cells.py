"""Cells of a territory."""

from __future__ import annotations

Cell = tuple[int, int]


def cell_name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cell_of(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


def around(cell: Cell) -> list[Cell]:
    """The 8 cells around."""
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def beside(cell: Cell) -> list[Cell]:
    """The 4 cells that share an edge."""
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
