"""Games that lie on a real table, as types: score sheets, and the companion."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from hindmost.server.limits import OPTION
from hindmost.server.wire.messages import LogLine, Message, Option


class SheetCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been counted at a real table. Nothing of it is kept."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    chronicles: Annotated[list[int], Meta(max_length=99)] = []
    counts: Annotated[dict[str, list[int | None]], Meta(max_length=999)] = {}
    """By the id of a line: the number of each seat, or nothing. Without any, the sheet is empty and tells its lines."""


class SheetColumn(Struct, frozen=True):
    """A scoring, or the end of the game."""

    id: str
    title: Message
    about: Message
    """When it is held."""
    points: list[int]
    """By seat, as far as they are known."""
    complete: bool


class SheetLine(Struct, frozen=True):
    """One number for each seat, and the VP by the rules."""

    id: str
    name: str
    """The same in all columns."""
    column: str
    title: Message
    hint: Message | None
    clause: str
    mark: bool
    """Whether a seat either has it, 1, or not."""
    alone: bool
    """Whether only one seat can have it."""
    optional: bool
    """Whether it is on the sheet only if somebody asks for it."""
    tie: int
    """Not 0 if it is only counted when there is a tie: then 1 if more wins, -1 if less does."""
    least: int
    most: int
    scores: bool
    """Whether it has VP of its own."""
    counts: list[int | None]
    points: list[int | None]
    faults: list[Message | None]
    """Why what was entered for a seat cannot be."""


class SheetTable(Struct, frozen=True):
    """VP by the lead over the lowest: of everybody, or of one seat in one line."""

    steps: list[int]
    line: str | None
    seat: int | None


class SheetPlace(Struct, frozen=True):
    """Where something must be entered or put right."""

    line: str
    seat: int


class CountedSheet(Struct, frozen=True):
    """A score sheet with the VP of all that has been counted."""

    game: str
    seats: int
    columns: list[SheetColumn]
    lines: list[SheetLine]
    tables: list[SheetTable]
    totals: list[int]
    missing: list[SheetPlace]
    winners: list[int]
    """Nobody as long as something is missing."""
    tie: str | None
    """The line that decided, or could not decide, among equals."""


class PrintedExchange(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a trade tile."""

    needs: Annotated[int, Meta(ge=1, le=9)]
    """Resources, of whatever kind."""
    vp: Annotated[int, Meta(ge=0, le=99)]


class PrintedTile(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a tile what the solo opponent must know."""

    tile: Annotated[str, Meta(max_length=60)]
    type: Annotated[str, Meta(max_length=20)]
    river: bool
    scotsmen: Annotated[int, Meta(ge=0, le=4)]
    """That come onto it at once."""
    exchanges: Annotated[list[PrintedExchange], Meta(max_length=4)]


class PrintedFact(Struct, frozen=True, forbid_unknown_fields=True):
    """A value of the solo opponent's cards, boards and chronicle cards as somebody has read it on the printed ones."""

    chronicle: Annotated[int, Meta(ge=1, le=99)]
    """By the number of a chronicle: whose component it is. The opponent has a number too."""
    fact: Annotated[str, Meta(max_length=40)]
    value: int | list[int | Annotated[str, Meta(max_length=60)]]


class PrintForm(Struct, frozen=True):
    """What such a value is where nobody has read it, and what it may be."""

    chronicle: int
    fact: str
    needs: int
    """The chronicle that must be in play for it to matter; 0: it always does."""
    value: int | list[int | str]
    reconstructed: bool
    kind: str
    """number, steps (VP by the lead), places (a word for each), some (words, each once), path (words in their order),
    triggers (the rules of a chronicle card), card (an action card)."""
    least: int
    most: int
    """Of a number; of how many there are in a list; of the Distance and the box of a card."""
    choices: list[list[str]]
    """The words that may be chosen: one list for all places, or one for each; of a card the markers and the types."""
    place: int
    """Of the one value of a list that may be otherwise, or, of a path, that may not; -1: the value is no such list."""


class PrintForms(Struct, frozen=True):
    """All values that may be read on printed cards and boards, in the order in which they are asked for."""

    forms: list[PrintForm]


class CompanionTold(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against the solo opponent that lies on a real table: how it was set up, and all that was told since."""

    level: Annotated[str, Meta(max_length=40)]
    chronicles: Annotated[list[int], Meta(max_length=99)] = []
    deal: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")] | None = None
    """As the first answer gave it; none to begin with. Her cards come in an order that belongs to it."""
    steps: Annotated[list[Annotated[str, Meta(max_length=OPTION)]], Meta(max_length=1_000)] = []
    """The ids of the options that were chosen, from the first question on."""
    printed: Annotated[list[PrintedTile], Meta(max_length=99)] = []
    """What has been read on the printed tiles; it counts from the beginning of the game."""
    facts: Annotated[list[PrintedFact], Meta(max_length=199)] = []
    """What has been read on her cards and boards; so does this."""


class CompanionQuestion(Struct, frozen=True):
    """What is asked next."""

    seat: int
    kind: str
    title: Message
    chance: bool
    """Whether it is about something that came to light."""
    options: list[Option]
    """None where a number is asked for."""
    least: int | None
    most: int | None
    """A number from the one to the other, which is told as `count 3`."""
    usual: int | None
    """The number that it mostly is."""


class CompanionStep(Struct, frozen=True):
    """What was told, and what followed from it."""

    seat: int
    kind: str
    said: Message
    lines: list[LogLine]


class CompanionAward(Struct, frozen=True):
    """VP of a seat: whence they come, and the number of the scoring they belong to."""

    seat: int
    vp: int
    source: str
    when: int


class CompanionTable(Struct, frozen=True):
    """Where the game stands: her board is in the view, as at every table."""

    deal: str
    taken: int
    """So many of the steps could be taken."""
    trouble: str | None
    """Why the next one could not."""
    set_up: list[LogLine]
    steps: list[CompanionStep]
    question: CompanionQuestion | None
    """None once the game is over."""
    view: dict[str, Any]
    awards: list[CompanionAward]
    scores: list[int]
    winners: list[int]
    doubtful: list[PrintedTile]
    """The tiles that she has taken of whose print something is reconstructed, as she went by it."""
