"""What clients are sent of the things that lie on the table in both Glen More games."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

AwardRow: TypeAlias = tuple[int, int, str, str, int]
"""Seat, points, source, clause, number of the scoring."""


class MarketRow(TypedDict):
    good: str
    filled: int
    buy: int | None
    sell: int | None


class TempoPiece(TypedDict):
    piece: int
    turns: int
    """The most turns it can have in a row before the next piece must act."""


class Tempo(TypedDict):
    """What follows if the turn ends as it stands."""

    order: list[TempoPiece]
    """Hindmost first."""
    left: list[int]
    """Spaces of the rondel whose tiles are left behind and leave the game."""
    drawn: int
    """Tiles that are laid then."""
    scoring: bool
    """Whether the last tile of a stack is among them, so that there is a scoring."""
    final: bool
    """Whether it is the last one, with which the game ends."""


class GlenMoreScoring(TypedDict):
    held: int
    counts: list[dict[str, int]]
    if_scored_now: list[dict[str, int]]
    at_end: NotRequired[list[dict[str, int]]]
    """By the text of a card: what it would give if the game ended now. Only where cards count tiles."""
