"""A tile as the drawings need it, whatever game of the family it comes from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hindmost.cli.table.art.glen.signs import ACROSS, DIE, DOWN
from hindmost.cli.table.canvas import fit
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a tile, in the reader's language."""

    name: str
    brief: str
    """The name where there is room for eight letters."""
    sign: str
    band: str
    """Its colour, by the name that the palette has for it."""
    down: str
    """What runs from north to south, by the name of its style: "river", or nothing."""
    across: str
    """What runs from west to east: "river", "road" or nothing."""
    cost: str
    """In signs."""
    effect: str
    """What activating it does, in signs; empty for nothing, and for what there are no signs for."""

    def way(self) -> tuple[str, str]:
        """A sign for what runs over it, and the name of its style."""
        return (DOWN, self.down) if self.down else (ACROSS, self.across) if self.across else (" ", "")

    def label(self, width: int) -> str:
        """The name at exactly this width: in full, else the brief name, else cut."""
        return fit(self.name if len(self.name) <= width else self.brief, width)


@dataclass(frozen=True, slots=True)
class Spot:
    """A tile of a territory, and what lies and stands on it."""

    x: int
    y: int
    face: Face
    goods: dict[str, int]
    people: int
    covers: int
    """How many tiles lie below it."""
    activated: bool
    placed: bool
    """Whether it was put there this turn."""


@dataclass(frozen=True, slots=True)
class Family:
    """How one of the games differs from the others."""

    face: Callable[[Scene, str], Face]
    """Of the tile with this id."""
    people: str
    """What a view calls those who stand on a tile."""
    pieces: Callable[[Json], list[int]]
    """The pieces on a space of the rondel."""
    stranger: Callable[[Scene, int], tuple[str, str]] = lambda scene, piece: (DIE, "cli-table-die")
    """The sign and the text key of a piece that is no seat's."""

    def spots(self, scene: Scene, owner: int) -> list[Spot]:
        """The tiles of a seat's territory in the order in which they were placed."""
        view = scene.view
        turn: Json = view["table"]["turn"] if view["active"] == owner else {"activated": [], "spot": None}
        return [
            Spot(
                *cell_of(entry["cell"]),
                self.face(scene, entry["tile"]),
                entry["goods"],
                entry[self.people],
                len(entry.get("covered", ())),
                entry["cell"] in turn["activated"],
                entry["cell"] == turn["spot"],
            )
            for entry in view["seats"][owner]["territory"]
        ]


def cell_of(name: str) -> Cell:
    x, _, y = name.partition(",")
    return int(x), int(y)


def target_of(owner: int, x: int, y: int) -> str:
    return f"cell:{owner}:{x},{y}"


def open_cells(scene: Scene, owner: int) -> dict[Cell, tuple[int, ...]]:
    """The cells without a tile that options point at, with the numbers of these options."""
    prefix = f"cell:{owner}:"
    taken = {cell_of(entry["cell"]) for entry in scene.view["seats"][owner]["territory"]}
    targets = {target for offer in scene.offers for target in offer.targets if target.startswith(prefix)}
    cells = {cell_of(target.removeprefix(prefix)): scene.numbers_at(target) for target in sorted(targets)}
    return {cell: numbers for cell, numbers in cells.items() if cell not in taken}
