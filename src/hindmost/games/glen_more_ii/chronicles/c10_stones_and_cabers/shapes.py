"""What clients are sent of the games."""

from __future__ import annotations

from typing import TypedDict


class ChroniclePrize(TypedDict):
    """Chronicle 10: what a level or a place of the centre track gives."""

    name: str
    """What it is called is the message `games-reward-` and this."""
    things: list[str]
    """One of these is given."""
    tokens: list[int | str]
    """The same to be drawn."""
    raises: int
    """How much more its category gives in the next scoring; 0 if it is no score token."""


class ChronicleGamesBoard(TypedDict):
    """Chronicle 10: the table's `games-board`."""

    caber: list[ChroniclePrize]
    """What the levels of the caber tossers' track give, from level 1 on."""
    stone: list[ChroniclePrize]
    """The same of the stone carriers' track."""
    centre: list[ChroniclePrize]
    """The rewards of the centre track, from level 1 on."""
    taken: list[int | None]
    """By level, from 1 on: whose clan marker lies on the centre track."""
    leading: list[list[int]]
    """Whose caber tossers stand highest, and whose stone carriers: each brings a popularity token when a scoring
    begins."""
    beyond: int
    """The VP for a level above the highest."""


class ChronicleChampions(TypedDict):
    """Chronicle 10: a seat's `champions`."""

    caber: int
    """The level of the caber tosser."""
    stone: int
    """The level of the stone carrier."""
    markers: list[str]
    """The cells of the champion markers."""
    faces: list[str]
    """The champion that each of them shows."""
    left: int
    """How many of them are not placed."""
    rewards: int
    """How many rewards of the centre track may be taken until the next scoring."""
