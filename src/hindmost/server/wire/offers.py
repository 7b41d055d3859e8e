"""What a table can be laid with, as types."""

from __future__ import annotations

from msgspec import Struct

from hindmost.server.wire.messages import Message


class Unfit(Struct, frozen=True):
    """Why something does not go together, and the clause that says so."""

    reason: Message
    rule: str


class ChronicleChoice(Struct, frozen=True, omit_defaults=True):
    """A chronicle that a game can be played with."""

    number: int
    seats: list[int]
    minutes: int
    """By how much it lengthens the game, about."""
    difficulty: str
    """How much there is to learn: low, medium, high or complex."""
    introduced: bool
    """Whether it has a guided introduction."""
    unfit: Unfit | None = None
    """Why it cannot be played with the game's solo opponent; null if it can, or if there is none."""


class BotChoice(Struct, frozen=True):
    """A bot, and how it did at a game: the name to show is the message `bot-` and its name."""

    name: str
    style: str
    """The key of the sentence that tells how it thinks."""
    wins: float
    """Games won of those that measured it against the other bots; a shared win counts as a part of one."""
    games: int
    """0: never measured at this game."""


class GameChoice(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    seats: list[int]
    chronicles: list[ChronicleChoice]
    options: dict[str, list[int | str | bool]]
    """By name: the values it may have, the default first."""
    bots: list[BotChoice]
    """The strongest at this game first."""
    automas: list[str]
    """The levels of its solo opponent, the easiest first; none if it has no such opponent. Their names are the messages
    `automa-` and the level."""
    solo: int | None
    """The chronicle that the solo opponent is, which tells of itself like the others."""
    solo_options: dict[str, list[int | str | bool]]
    """By name: the values of each option with which the solo opponent can be played."""
    needs: dict[str, int]
    """By name: the chronicle with which the solo opponent must be played for any value but the default."""


class CatalogueChoice(Struct, frozen=True, omit_defaults=True):
    """A corrected catalogue that whoever runs the server has laid out."""

    name: str
    game: str | None
    """None: the file does not say."""
    problem: str = ""
    """What is wrong with it, in English, a line for each: it cannot be chosen then."""


class Offer(Struct, frozen=True):
    """What this server has: games, bots and corrected catalogues."""

    games: list[GameChoice]
    bots: list[str]
    catalogues: list[CatalogueChoice]
    protocol: int
    version: str
    slow: list[str] = []
    """Bots that think several times as long here as they might: the engine is not compiled."""
