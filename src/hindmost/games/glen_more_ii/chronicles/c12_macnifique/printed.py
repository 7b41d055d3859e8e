"""What is printed on her cards, her board and the chronicle cards at one table (C12-COMP-12)."""

from __future__ import annotations

from typing import Any, NamedTuple

from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.prizes import Prize
from hindmost.kernel.craft import State

from .board import KEY
from .cards import Card


class HerPrint(NamedTuple):
    """The facts of her chronicle, as her files ask for them."""

    cards: tuple[Card, ...]
    """The action cards, by number."""
    paths: tuple[tuple[str, ...], ...]
    """By marker: the ids of its domains, from the first on."""
    number: dict[str, int]
    """Her VP and other numbers, by the names of the facts."""
    icons: tuple[tuple[str, ...], ...]
    """By priority tile: the types that stand for it."""
    rules: dict[int, tuple[Any, ...]]
    """By chronicle: those of its card, in the order in which they stand there."""
    edges: tuple[tuple[Prize, ...], ...]
    """By champion: what the levels of Chronicle 10 give her, from level 1 on."""


def print_of(g: State) -> HerPrint:
    found = g.table.printed[KEY]
    assert isinstance(found, HerPrint)
    return found


def printed_card(g: State, card: int) -> Card:
    """A card as it is printed at this table."""
    return print_of(g).cards[card]


def number_at(g: State, fact: str) -> int:
    """A number as it is printed at this table."""
    return print_of(g).number[fact]
