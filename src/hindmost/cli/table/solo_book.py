"""The book of games against a solo opponent that were played to their end at this terminal.

Each is a file of its own beside the saved games: the record of the game with what came of it. So no file is ever
written twice, one that cannot be read costs no other, and every game in the book can be replayed and analysed.
"""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

import hindmost
from hindmost import DRAWN, BadConfiguration, HindmostError
from hindmost.cli.documents import read_json
from hindmost.cli.table import saves
from hindmost.cli.table.match import Match
from hindmost.kernel.messages import Json
from hindmost.kernel.snapshots import RECORD_FORMAT
from hindmost.occasions import Outcome, daily_seed

_RESULT: Final = "solo"
_PLAYED: Final = ("choices", "gone_over", "over", "scores", _RESULT)
"""What a record tells of how the game went; the rest says which game it is."""
_DAYS: Final = 366
"""A deal of the day is known as such for so long: it may have been saved and finished later."""


class Result(Outcome):
    """How a game in the book has ended."""

    __slots__ = ("at", "day", "file", "id")

    def __init__(self, file: Path, record: Json) -> None:
        """The record must be one of the book, as `_problem` says."""
        yours, hers = record["scores"]
        kept = record[_RESULT]
        super().__init__(record["automa"], tuple(record["chronicles"]), yours, hers, kept["won"])
        self.file = file
        self.at: str = kept["at"]
        self.day: str = kept["day"]
        """Of a deal of the day; empty for any other."""
        self.id = _identity(record, self.day)

    def to_json(self) -> Json:
        return {
            "level": self.level,
            "chronicles": list(self.chronicles),
            "yours": self.yours,
            "hers": self.hers,
            "won": self.won,
            "at": self.at,
            "day": self.day,
            "file": str(self.file),
        }


class Book:
    """What is there of a game: its results, the earliest first, and sentences about files that are not counted."""

    def __init__(self, game: str) -> None:
        found: list[Result] = []
        self.troubles: list[str] = []
        try:
            files = sorted(folder().glob("*.json"))
        except OSError as error:
            raise BadConfiguration(f"{folder()} cannot be read: {error.strerror}.") from error
        for file in files:
            try:
                record = read_json(file)
            except BadConfiguration as error:
                self.troubles.append(f"{error} It is left as it is, and not counted.")
                continue
            if problem := _problem(record):
                self.troubles.append(f"{file} {problem} It is left as it is, and not counted.")
            elif record["game"] == game:
                found.append(Result(file, record))
        found.sort(key=lambda each: each.at)
        by_id: dict[str, Result] = {}
        for each in found:
            by_id.setdefault(each.id, each)
        self.results = list(by_id.values())

    def same(self, result_id: str) -> Result | None:
        """The game, if it has been counted."""
        return next((each for each in self.results if each.id == result_id), None)


def folder() -> Path:
    return saves.folder() / "solo"


def belongs(match: Match) -> bool:
    """Whether the game goes into the book: played here to its end from its beginning, by a person, with chance drawn.

    One that was over when it was opened has only been looked at.
    """
    game = match.game
    is_hers = bool(game.setup.automa) and not game.setup.companion and match.only_person == 0
    is_whole = game.origin is None and game.position.nature.chance == DRAWN
    return is_hers and is_whole and game.over and not match.was_over


def keep(match: Match, now: datetime | None = None) -> tuple[Result, Result | None]:
    """Put the game into the book. Gives its result, and the one that counts instead if the game is there already:
    whoever finishes a game again, or a deal of the day, knows what comes."""
    moment = now or datetime.now(UTC)
    game = match.game
    record: Json = game.record()
    try:
        hindmost.replay(record)
    except HindmostError as error:
        raise BadConfiguration(
            "This game is not counted: its file was changed, and its choices do not lead to this end."
        ) from error
    record[_RESULT] = {
        "won": 0 in game.winners,
        "at": moment.isoformat(timespec="seconds"),
        "day": _day(record, moment.date()),
    }
    file = _free_name(f"{moment:%Y-%m-%d-%H%M%S}")
    result = Result(file, record)
    counted = Book(record["game"]).same(result.id)
    if counted is None:
        saves.write_whole(file, record)
    return result, counted


def _free_name(stem: str) -> Path:
    names = (folder() / f"{stem}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(file for file in names if not file.exists())


def _day(record: Json, today: date) -> str:
    """The day whose deal was played; empty if it was another. Read from the seed, so saved games need not tell it."""
    if record["chronicles"] or "catalogue" in record:
        return ""
    days = (today - timedelta(days=ago) for ago in range(_DAYS))
    return next((day.isoformat() for day in days if daily_seed(record["game"], day) == record["seed"]), "")


def _identity(record: Json, day: str) -> str:
    """The same for games that begin alike; on a day there is one deal, at whatever level."""
    if day:
        return f"{record['game']} daily {day}"
    begun = {name: value for name, value in record.items() if name not in _PLAYED}
    return hashlib.sha256(json.dumps(begun, sort_keys=True).encode()).hexdigest()


def _problem(record: Json) -> str:
    """Why a file is not a game of the book; empty if it is one."""
    if not isinstance(record, dict) or record.get("format") != RECORD_FORMAT or not record.get("automa"):
        return "is not the record of a game against a solo opponent."
    kept, scores, chronicles = record.get(_RESULT), record.get("scores"), record.get("chronicles")
    whole = (
        isinstance(kept, dict)
        and isinstance(kept.get("won"), bool)
        and all(isinstance(kept.get(name), str) for name in ("at", "day"))
        and all(isinstance(record.get(name), str) for name in ("game", "automa"))
        and _are_numbers(scores, 2)
        and _are_numbers(chronicles)
    )
    return "" if whole else "does not tell how the game has ended."


def _are_numbers(values: Json, number: int | None = None) -> bool:
    if not isinstance(values, list) or number not in (None, len(values)):
        return False
    return all(isinstance(each, int) and not isinstance(each, bool) for each in values)
