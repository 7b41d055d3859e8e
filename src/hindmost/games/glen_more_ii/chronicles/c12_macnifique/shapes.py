"""What clients are sent of Lady Auto MacNifique."""

from __future__ import annotations

from typing import TypedDict


class MacNifiqueMarkers(TypedDict):
    """The domains of her markers; None for one that is out of the game."""

    blue: str | None
    purple: str | None


class MacNifiqueExchange(TypedDict):
    """One that she could make now, for a stone."""

    tile: str | None
    """None: the start trade tile."""
    vp: int


class MacNifiqueOdds(TypedDict):
    """Where she would go next, and with which of the cards that nobody has seen."""

    space: int
    tile: str | None
    cards: list[str]


class ChronicleMacNifique(TypedDict):
    """Chronicle 12: the `automa-board` of the seat that is nobody's; others have none."""

    level: str
    card: str | None
    """The action card of her turn, while it is under way."""
    line: list[int]
    """While it is: the spaces that she counts before World's End, the nearest first."""
    draw: int
    """How many cards are still to be drawn."""
    aside: int
    """How many lie aside, unseen."""
    seen: list[str]
    """The discarded cards, the last one last."""
    priorities: list[str]
    """The categories of the priority tiles from the left."""
    stones: int
    start: str
    """The face of the start trade tile that is up."""
    trades: list[str]
    """The trade row from the left, without the start trade tile."""
    pile: list[str]
    """The tiles beside her board."""
    scotsmen: int
    size: int
    """As how many tiles her territory counts."""
    markers: MacNifiqueMarkers
    exchanges: list[MacNifiqueExchange]
    """What a scoring would bring now, in this order."""
    items: int
    """The VP that her board would give in the next scoring."""
    odds: list[MacNifiqueOdds]
    """The likeliest first; all cards of them are as likely as each other. None in her own turn."""
    unsure: list[str]
    """The cards that reach farther than what lies there now."""
