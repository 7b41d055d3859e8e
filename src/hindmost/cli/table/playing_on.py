"""From a moment of a game that was played on: the same seats, one of them a person's and all others bots'."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import hindmost
from hindmost import BadConfiguration, DamagedRecord, HindmostError
from hindmost.bots import bot_names
from hindmost.cli.documents import read_json
from hindmost.cli.table.art import games_at_hand
from hindmost.cli.table.match import Match
from hindmost.cli.table.players import Player
from hindmost.cli.table.seating import usual_bot, with_automa
from hindmost.review.played import Played, turns_of


def play_on(file: Path, turn: int, seat: int | None, bots: Sequence[str], seed: int | None = None) -> Match:
    """`turn` and `seat` are counted from 1, turns as an analysis counts them; without a seat it is that of the turn.

    What came in that game comes no more: the seed is new, and what the seat could not know is dealt anew.
    """
    record = read_json(file)
    try:
        turns = list(turns_of(record))
    except HindmostError as error:
        raise DamagedRecord(f"{file} cannot be played on: {error}") from error
    before = _turn(turns, turn, file).before
    setup = before.setup
    if setup.rules.id not in games_at_hand():
        raise BadConfiguration(f"{setup.rules.id} cannot be played in the terminal yet.")
    mine = turns[turn - 1].seat if seat is None else seat - 1
    if not 0 <= mine < setup.seats:
        raise BadConfiguration(f"There is no seat {mine + 1} for you in that game; it has {setup.seats}.")
    others = _others(setup.rules.id, setup.seats - 1, bots)
    others.insert(mine, None)
    sitting = tuple(Player(number, bot) for number, bot in enumerate(others))
    return Match(hindmost.laid_from(before, mine, seed), with_automa(sitting, setup.automa))


def _turn(turns: list[Played], number: int, file: Path) -> Played:
    if not turns:
        raise DamagedRecord(f"{file} cannot be played on: nobody has had a turn in it.")
    if not 1 <= number <= len(turns):
        raise BadConfiguration(
            f"There is no turn {number} in {file}; as `hindmost analyse` counts them, they go from 1 to {len(turns)}."
        )
    return turns[number - 1]


def _others(game: str, number: int, bots: Sequence[str]) -> list[str | None]:
    """The bots of the other seats in their order; one alone plays all of them."""
    for bot in bots:
        if bot not in bot_names():
            raise BadConfiguration(f"There is no bot {bot!r}; there are: {', '.join(bot_names())}.")
    if len(bots) == 1:
        return [bots[0]] * number
    if len(bots) not in (0, number):
        raise BadConfiguration(f"--bots names {len(bots)} bots for {number} other seats: name one, or one for each.")
    return list(bots) or [usual_bot(game)] * number
