"""`hindmost serve` and `hindmost backup`: tables in the browser, and a copy of all that is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hindmost.cli.parameters import Lang

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
