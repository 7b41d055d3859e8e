"""`hindmost upgrade --check`: what this version makes of games that are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import hindmost
from hindmost import BadConfiguration, HindmostError
from hindmost.cli.documents import STANDARD_INPUT, read_json_lines
from hindmost.cli.language import language_of
from hindmost.cli.parameters import Lang
from hindmost.cli.voice import print_error
from hindmost.kernel.messages import Json
from hindmost.kernel.snapshots import FORMAT
from hindmost.text.messages import say

SQLITE = b"SQLite format 3\0"
SENTENCES = {
    "unchanged": "cli-upgrade-unchanged",
    "over": "cli-upgrade-over",
    "kept": "cli-upgrade-kept",
    "lost": "cli-upgrade-lost",
}
"""By what becomes of a game."""


def upgrade(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    if not check:
        print_error(say("cli-upgrade-only-check", code))
        raise typer.Exit(2)
    lost = False
    for what, fate, args in _of_database(file) if _is_database(file) else _of_file(file):
        typer.echo(say(SENTENCES[fate], code, what=what, **args))
        lost |= fate == "lost"
    if lost:
        raise typer.Exit(1)


Fate = tuple[str, str, dict[str, str]]
"""Of which game, what becomes of it, and what is to be said of that."""


def _is_database(file: Path) -> bool:
    if file == STANDARD_INPUT or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) == SQLITE


def _of_database(file: Path) -> Iterator[Fate]:
    from hindmost.server.store import StoreError
    from hindmost.server.upgrading import fates

    titles = {info.id: info.title for info in hindmost.games()}
    try:
        found = fates(file)
    except StoreError as error:
        raise BadConfiguration(str(error)) from error
    for fate in found:
        what = f"{fate.table} ({titles.get(fate.game, fate.game)})"
        yield what, fate.code, {"was": fate.was, "to": fate.to, "why": fate.why}


def _of_file(file: Path) -> Iterator[Fate]:
    for where, data in read_json_lines(file):
        try:
            game = _opened(data)
        except HindmostError as error:
            yield where, "lost", {"was": "", "to": "", "why": str(error)}
            continue
        known = len(data.get("gone_over") or ())
        new = game.gone_over[known:]
        what = f"{where} ({game.setup.rules.title})"
        args = {"was": new[0].was, "to": new[-1].to, "why": ""} if new else {"was": "", "to": "", "why": ""}
        yield what, "over" if new else "unchanged", args


def _opened(data: Json) -> hindmost.Game:
    is_snapshot = isinstance(data, dict) and data.get("format") == FORMAT
    return hindmost.restore(data) if is_snapshot else hindmost.replay(data)
