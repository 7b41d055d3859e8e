"""Parameters that several commands take, and reading lists out of them."""

from __future__ import annotations

from typing import Annotated

import typer

import hindmost
from hindmost import BadConfiguration

Lang = Annotated[str | None, typer.Option("--lang", is_eager=True, metavar="en|fr")]
Game = Annotated[str, typer.Argument(metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json")]


def usual_seats(game: str, wanted: int) -> int:
    """The number of seats nearest to this that the game can be played with; an unknown game is told of later."""
    numbers = next((info.seats for info in hindmost.games() if info.id == game), (wanted,))
    return min(numbers, key=lambda number: abs(number - wanted))


def names_in(text: str) -> list[str]:
    """The names of a list like "random,greedy"."""
    return [name for name in (part.strip() for part in text.split(",")) if name]


def numbers_in(text: str, option: str) -> tuple[int, ...]:
    """The numbers of a list like "2,7"."""
    try:
        return tuple(int(part) for part in names_in(text))
    except ValueError:
        raise BadConfiguration(f'{option} takes numbers with commas between them, like "2,7", not "{text}".') from None
