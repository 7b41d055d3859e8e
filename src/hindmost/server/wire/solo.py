"""What travels of games against a solo opponent: how one did, the deal of the day, the campaign."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hindmost.server.wire.models import Name


class SoloWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against the solo opponent for an occasion: what is played is not yours to choose, but the level is."""

    game: Annotated[str, Meta(max_length=40)]
    occasion: Literal["daily", "campaign"]
    level: Annotated[str, Meta(min_length=1, max_length=20)]
    step: Annotated[int, Meta(ge=1, le=99)] = 1
    """Of the campaign; each is open once the one before has been played to its end at the same level."""
    name: Name | None = None
    """Yours, at this table and from now on."""


class SoloResult(Struct, frozen=True):
    """How a game has ended. The table can be looked at by whoever has its address, and its record be fetched."""

    table: str
    level: str
    chronicles: list[int]
    yours: int
    hers: int
    won: bool
    at: float
    occasion: str
    """`daily` and the day, `campaign` and the step, or nothing."""
    day: str
    """Of a daily deal: its day."""


class SoloTally(Struct, frozen=True):
    """All games of a level with the same chronicles."""

    level: str
    chronicles: list[int]
    games: int
    won: int
    best: int
    points: int
    """Your own scores together."""


class DailyDeal(Struct, frozen=True):
    """The deal of the day: the same tiles come for everybody, at whatever level."""

    day: str
    """By the server's clock, in UTC."""
    table: str | None
    """Where you play it, or have played it; null: not yet."""
    result: SoloResult | None
    earlier: list[SoloResult]
    """Of earlier days, the latest first."""


class CampaignStep(Struct, frozen=True):
    step: int
    chronicles: list[int]
    best: dict[str, SoloResult]
    """By level: your best result, if you have played it to its end."""
    running: dict[str, str]
    """By level: the table at which you play it."""


class SoloBook(Struct, frozen=True):
    """What the server remembers of your games against a solo opponent."""

    game: str
    levels: list[str]
    """The easiest first."""
    tallies: list[SoloTally]
    best: list[SoloResult]
    daily: DailyDeal
    campaign: list[CampaignStep]
