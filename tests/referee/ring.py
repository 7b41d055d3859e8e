"""The ring of spaces on which pieces and tiles stand, with a gap behind the hindmost piece."""

from __future__ import annotations

from typing import Protocol


class Ring(Protocol):
    spaces: list[str | None]
    where: dict[int, int]
    finished: set[int]

    def is_fixed(self, space: int) -> bool:
        """Whether something lies there that stays when everybody has passed it."""


def is_empty(t: Ring, space: int) -> bool:
    space %= len(t.spaces)
    return t.spaces[space] is None and space not in t.where.values()


def from_the_gap(t: Ring) -> list[int]:
    """All spaces clockwise, from the first after the run of empty ones; a fixed place may lie amid these."""
    number = len(t.spaces)
    start = next(
        each for each in range(number) if is_empty(t, each - 1) and not is_empty(t, each) and not _lies_amid(t, each)
    )
    return [(start + each) % number for each in range(number)]


def _lies_amid(t: Ring, space: int) -> bool:
    return t.is_fixed(space) and space not in t.where.values() and is_empty(t, space + 1)


def hindmost(t: Ring) -> int | None:
    """The first piece clockwise from the gap, among those who have not finished."""
    for space in from_the_gap(t):
        for piece, where in t.where.items():
            if where == space and piece not in t.finished:
                return piece
    return None


def ahead(t: Ring, piece: int) -> list[int]:
    """The spaces clockwise of a piece, up to the gap."""
    order = from_the_gap(t)
    return order[order.index(t.where[piece]) + 1 :]
