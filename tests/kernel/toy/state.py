"""The state of Hollow Hill."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import EventPoint, FoldPoint, VetoPoint
from hindmost.kernel.messages import Award, Json, Note
from hindmost.kernel.state import Slice, State
from hindmost.kernel.table import Table
from tests.kernel.toy.data import Kit

WAGES: Final = FoldPoint[int]("wages")
"""The coins that a seat earns; the subject is the space."""
ENTERING: Final = VetoPoint("entering")
"""A seat strides onto a space."""
LANDED: Final = EventPoint("landed", owner_orders=True)
"""owner: the seat; a: the space."""
FOUND: Final = EventPoint("found")
"""owner: the seat; a: the treasure."""


MOST: Final = 999
"""More than any number in the game."""


class HollowHill(State):
    __slots__ = ("at", "bags", "barrow", "coins", "goal", "kit", "sheet", "shown")

    def __init__(
        self,
        table: Table,
        stack: list[Frame[Any]],
        active: int,
        slices: list[Slice],
        journal: list[Note] | None,
        kit: Kit,
        goal: int,
        at: list[int],
        coins: list[int],
        bags: list[list[int]],
        shown: list[list[int]],
        barrow: list[int],
        sheet: list[Award],
    ) -> None:
        super().__init__(table, stack, active, slices, journal)
        self.kit = kit
        self.goal = goal
        """A piece that has come as far as this is home."""
        self.at = at
        """By piece: its steps from the door."""
        self.coins = coins
        self.bags = bags
        """By seat: the treasures it keeps face down, sorted."""
        self.shown = shown
        """By seat: the treasures that all can see, sorted."""
        self.barrow = barrow
        """By treasure: how many are still in there."""
        self.sheet = sheet

    def copy(self) -> HollowHill:
        return HollowHill(
            self.table,
            self.stack[:],
            self.active,
            [part.copy() for part in self.slices],
            None,
            self.kit,
            self.goal,
            self.at[:],
            self.coins[:],
            [bag[:] for bag in self.bags],
            [pile[:] for pile in self.shown],
            self.barrow[:],
            self.sheet[:],
        )

    def to_json(self) -> Json:
        return {
            "at": self.at[:],
            "coins": self.coins[:],
            "bags": [self.names(bag) for bag in self.bags],
            "shown": [self.names(pile) for pile in self.shown],
            "barrow": self.barrow[:],
            "sheet": [award.to_json() for award in self.sheet],
        }

    def names(self, treasures: list[int]) -> list[str]:
        return [self.kit.treasures[treasure] for treasure in treasures]

    def space(self, steps: int) -> int:
        return steps % len(self.kit.spaces)

    def hindmost(self) -> int:
        """The piece furthest behind of those that are not home; -1 if all walkers are."""
        if all(steps >= self.goal for steps in self.at[: self.table.seats]):
            return -1
        return min((steps, piece) for piece, steps in enumerate(self.at) if steps < self.goal)[1]

    def free_ahead(self, piece: int) -> list[int]:
        """The three next free places in front of a piece."""
        found: list[int] = []
        steps = self.at[piece]
        while len(found) < 3:
            steps += 1
            if steps >= self.goal or steps not in self.at:
                found.append(steps)
        return found

    def receive(self, seat: int, treasure: int, *, face_down: bool) -> None:
        pile = self.bags[seat] if face_down else self.shown[seat]
        pile.append(treasure)
        pile.sort()


def revive(table: Table, kit: Kit, goal: int, pieces: int, data: Json, stack: list[Frame[Any]]) -> HollowHill:
    def piles(name: str) -> list[list[int]]:
        found = [[kit.treasures.index(item) for item in pile] for pile in data[name]]
        if len(found) != table.seats:
            raise ValueError(f"{name} must be as many as seats")
        return found

    def numbers(name: str, length: int) -> list[int]:
        found = list(data[name])
        if len(found) != length or not all(type(number) is int for number in found):
            raise ValueError(f"{name} must be {length} whole numbers")
        if max(found) > MOST:
            raise ValueError(f"{name} cannot be more than {MOST}")
        return found

    return HollowHill(
        table,
        stack,
        0,
        [],
        None,
        kit,
        goal,
        numbers("at", pieces),
        numbers("coins", table.seats),
        piles("bags"),
        piles("shown"),
        numbers("barrow", len(kit.treasures)),
        [Award(*item) for item in data["sheet"]],
    )
