"""Keeping a game in a file and taking it up again.

A file holds the snapshot of the game, with the seats' players and their standing answers. Any snapshot can be taken up.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import hindmost
from hindmost import BadConfiguration, DamagedSnapshot, Game, HindmostError
from hindmost.cli.documents import read_json
from hindmost.cli.table.match import Match
from hindmost.cli.table.players import Player
from hindmost.cli.table.seating import with_automa
from hindmost.kernel.messages import Json
from hindmost.kernel.snapshots import RECORD_FORMAT

SUFFIX: Final = ".hindmost.json"
_PLAYERS: Final = "players"
_STANDING: Final = "standing"


def folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    if chosen := os.environ.get("HINDMOST_SAVES"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "hindmost"


def kept() -> list[Path]:
    """The games in the folder, the latest first."""
    try:
        files = [(file.stat().st_mtime, file) for file in folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [file for _, file in sorted(files, reverse=True)]


def new_file(game: Game, now: datetime | None = None) -> Path:
    """A name for a game that has not been kept yet."""
    moment = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game.setup.rules.id}-{moment}{SUFFIX}"


def save(match: Match, file: Path) -> None:
    """Write the game to a file. An old one there is replaced only by a whole new one."""
    data: Json = match.game.snapshot()
    data[_PLAYERS] = [player.bot for player in match.players if not player.automa]
    data[_STANDING] = match.standing.to_json()
    write_whole(file, data)


def write_whole(file: Path, data: Json) -> None:
    """Write data of a game to a file: all of it or nothing."""
    text = json.dumps(data, ensure_ascii=False, indent=1)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".new")
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise BadConfiguration(f"The game cannot be saved as {file}: {error.strerror}.") from error


def resume(file: Path) -> Match:
    """The game of a file with its players; seats that the file says nothing of are played by people."""
    data = read_json(file)
    try:
        game = hindmost.restore(data)
        return Match(_with_history(game, data), _players(game, data.get(_PLAYERS)), data.get(_STANDING))
    except HindmostError as error:
        raise DamagedSnapshot(f"{file} cannot be resumed: {error}") from error


def _players(game: Game, bots: Json) -> tuple[Player, ...]:
    if bots is None:
        bots = [None] * game.setup.seats
    if not isinstance(bots, Sequence) or isinstance(bots, str) or len(bots) != game.setup.seats:
        raise DamagedSnapshot(f"The field {_PLAYERS!r} must hold the name of a bot, or null, for each seat.")
    sitting = tuple(Player(seat, None if bot is None else str(bot)) for seat, bot in enumerate(bots))
    return with_automa(sitting, game.setup.automa)


def _with_history(game: Game, data: Json) -> Game:
    """The same game with its log, if playing its choices again leads here; else as it is, without one.

    A snapshot holds no log. One that was edited by hand is still a game, but its choices tell another story.
    """
    try:
        again = hindmost.replay({**data, "format": RECORD_FORMAT, "scores": None})
    except HindmostError:
        return game
    return again if again.hash() == game.hash() else game
