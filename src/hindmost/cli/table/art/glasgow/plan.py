"""Where the city lies and may still grow: its buildings, the cells on offer, and the frames it may end up in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hindmost.cli.table.art.glasgow.pieces import Cell, Lot, awake, catalogue_of, cells_of, city_of
from hindmost.cli.table.scene import Scene


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of cells; `left` and `top` are those of its upper left cell, and rows run down from there."""

    left: int
    top: int
    columns: int
    rows: int

    @property
    def size(self) -> str:
        return f"{self.columns}×{self.rows}"


@dataclass(frozen=True, slots=True)
class Plan:
    """The city as it is to be drawn."""

    lots: list[Lot]
    free: dict[Cell, tuple[int, ...]]
    """The cells to build on, with the numbers of the options."""
    marked: set[Cell]
    """What the highlighted option points at."""
    awake: set[Cell]
    """The factories it would set to work."""
    frames: tuple[Frame, ...]
    """The lying and the standing one; only one once that is decided, with the highlighted cell built on."""
    view: Frame
    """What must be seen."""


def plan_of(scene: Scene) -> Plan:
    lots = city_of(scene)
    offer = scene.offer(scene.marked)
    built = {lot.cell for lot in lots}
    found = {cell for each in scene.offers for cell in cells_of(each)}
    free = {cell: scene.numbers_at(f"city:{cell[0]},{cell[1]}") for cell in sorted(found - built)}
    marked = cells_of(offer)
    long, short = catalogue_of(scene).facts.numbers["city"]
    frames = frames_around(built | (marked & set(free)) or {(0, 0)}, long, short)
    cells = [*built, *free, *(cell for frame in frames for cell in _corners(frame))]
    left, top, columns, rows = _box(cells)
    return Plan(lots, free, marked, {lot.cell for lot in awake(lots, offer)}, frames, Frame(left, top, columns, rows))


def frames_around(cells: Iterable[Cell], long: int, short: int) -> tuple[Frame, ...]:
    """The frames that these cells still fit into, laid around them evenly."""
    left, top, columns, rows = _box(cells)
    return tuple(
        Frame(left - (wide - columns) // 2, top + (high - rows) // 2, wide, high)
        for wide, high in dict.fromkeys(((long, short), (short, long)))
        if columns <= wide and rows <= high
    )


def _corners(frame: Frame) -> tuple[Cell, Cell]:
    return (frame.left, frame.top), (frame.left + frame.columns - 1, frame.top - frame.rows + 1)


def _box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    xs, ys = zip(*cells, strict=True)
    return min(xs), max(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
