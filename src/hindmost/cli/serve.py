"""`hindmost serve`, `backup` and `forget`: tables in the browser, a copy of what is kept, and what is kept no more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hindmost.cli.language import language_of
from hindmost.cli.parameters import Lang
from hindmost.cli.voice import print_error
from hindmost.text.messages import say

Database = Annotated[str | None, typer.Option("--db", metavar="URL")]


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8765,
    db: Database = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lang: Lang = None,
) -> None:
    from hindmost.server import command  # the server takes longer to import than the other commands to run

    raise typer.Exit(command.serve(host, port, db, not no_browser))


def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    db: Database = None,
    lang: Lang = None,
) -> None:
    from hindmost.server import command

    raise typer.Exit(command.backup(file, db))


def forget(
    ctx: typer.Context,
    who: Annotated[str | None, typer.Argument(metavar="WHO")] = None,
    tables_older_than: Annotated[float | None, typer.Option("--tables-older-than", metavar="DAYS", min=0)] = None,
    db: Database = None,
    lang: Lang = None,
) -> None:
    if who is None and tables_older_than is None:
        print_error(say("cli-forget-nothing", language_of(ctx)))
        raise typer.Exit(2)
    from hindmost.server import command

    raise typer.Exit(command.forget(who, tables_older_than, db))
