"""The action cards: which markers move, how far she looks, and what she looks for (C12-CARD)."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import Coming, Msg

from .levels import DATA

BLUE: Final = 0
PURPLE: Final = 1
MARKERS: Final = ("blue", "purple")

PLAIN: Final = "plain"
"""The chronicle icon without a number."""


class Row:
    """A row of the choice list: icons, or the priority row, or a number in a box (C12-CARD-02)."""

    __slots__ = ("box", "icons", "is_priority")

    def __init__(self, icons: tuple[str, ...], is_priority: bool, box: int) -> None:
        self.icons = icons
        """From the left: types of tiles, PLAIN, or a chronicle icon with its number, like "n4"."""
        self.is_priority = is_priority
        self.box = box
        """The number in the box; 0 for every other row."""


class Card:
    """One action card."""

    __slots__ = ("distance", "markers", "name", "number", "rows")

    def __init__(self, name: str, markers: tuple[int, ...], distance: int, rows: tuple[Row, ...], number: int) -> None:
        self.name = name
        self.markers = markers
        """Which of her markers move, each at most once."""
        self.distance = distance
        self.rows = rows
        self.number = number
        """That of its chronicle icon; 0 if it has none with a number."""


def number_of(icon: str) -> int:
    """The number of a chronicle icon; 0 for every other icon."""
    return int(icon[1:]) if icon[0] == "n" and icon[1:].isdecimal() else 0


def _row(words: str) -> Row:
    if words == "priority":
        return Row((), True, 0)
    head, _, number = words.partition("-")
    return Row((), False, int(number)) if head == "box" else Row(tuple(words.split("-")), False, 0)


def card_of(name: str, words: tuple[str, ...]) -> Card:
    """A card as the component file writes it."""
    markers = tuple(marker for marker, colour in enumerate(MARKERS) if colour in words)
    distance, *rows = words[len(markers) :]
    read = tuple(_row(row) for row in rows)
    numbers = [number_of(icon) for row in read for icon in row.icons if number_of(icon)]
    return Card(name, markers, int(distance.partition("-")[2]), read, numbers[0] if numbers else 0)


CARDS: Final = tuple(card_of(name, DATA.facts.names[name]) for name in DATA.facts.names["action_cards"])
"""As our file has them. They are called so at every table; what is printed on them there is another matter
(`printed.printed_card`)."""


def card_comes(card: int) -> Coming:
    name = CARDS[card].name
    return Coming(f"card {name}", Msg("comes-action-card", {"card": name.upper()}), None, (f"action-card:{name}",))
