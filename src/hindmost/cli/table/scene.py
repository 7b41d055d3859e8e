"""What is to be drawn: a seat's view, the options it has, and how to show them. Plain values, no game behind them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hindmost import Msg, Question
from hindmost.cli.table.coming import things_of
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.players import Player
from hindmost.kernel.messages import Json

END: Final = "end"
"""The kind of answer that ends a turn, in every game."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An option with its number in the list."""

    number: int
    id: str
    kind: str
    """What it is, in every game (`kernel.verbs.Kind`)."""
    text: str
    message: Msg
    targets: tuple[str, ...]
    typed: str
    """What can be typed for it."""
    final: bool
    """Whether it shows something hidden, so that it cannot be taken back."""
    wasteful: bool
    """Whether it only throws something away."""
    rule: str


@dataclass(frozen=True, slots=True)
class Addition:
    """A module that was added to the game: where its manifest is written, and what it has on the table."""

    number: int
    module: str
    shared: tuple[str, ...]
    owned: tuple[str, ...]
    """The names of its components in the view: of the table, and of each seat."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat sees it, in its language."""

    view: Json
    players: tuple[Player, ...]
    catalogue: Any
    """What is printed on the components in use, as the game loads it; the game's art knows of which kind it is."""
    lang: str
    palette: Palette
    additions: tuple[Addition, ...] = ()
    offers: tuple[Offer, ...] = ()
    marked: int = 0
    """The number of the highlighted option; 0 for none."""

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; None for a spectator's."""
        seat: int | None = self.view["you"]
        return seat

    def player(self, seat: int) -> Player:
        return self.players[seat]

    def offer(self, number: int) -> Offer | None:
        return self.offers[number - 1] if 0 < number <= len(self.offers) else None

    def numbers_at(self, target: str) -> tuple[int, ...]:
        """The options that point at a thing on the table."""
        return tuple(offer.number for offer in self.offers if target in offer.targets)

    def is_marked(self, target: str) -> bool:
        """Whether the highlighted option points there."""
        offer = self.offer(self.marked)
        return offer is not None and target in offer.targets


def offers_of_nature(question: Question, lang: str) -> tuple[Offer, ...]:
    """What may have come, numbered from 1, type by type."""
    return tuple(
        Offer(
            number,
            thing.option.id,
            thing.option.kind,
            thing.label,
            thing.option.message,
            tuple(thing.option.targets),
            "",
            False,
            False,
            "",
        )
        for number, thing in enumerate(things_of(question, lang), start=1)
    )


def offers_of(question: Question, lang: str, typed: Callable[[str, Msg], str]) -> tuple[Offer, ...]:
    """The options of a question, numbered from 1."""
    return tuple(
        Offer(
            number,
            option.id,
            option.kind,
            option.text(lang),
            option.message,
            tuple(option.targets),
            typed(option.id, option.message),
            option.reveals,
            option.wasteful,
            option.rule,
        )
        for number, option in enumerate(question.options, start=1)
    )
