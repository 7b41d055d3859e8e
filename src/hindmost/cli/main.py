"""The `hindmost` command. Each of its commands is a file of its own; this one puts them together."""

from __future__ import annotations

from typing import Annotated

import typer

import hindmost
import hindmost.api
from hindmost.cli import (
    analyse,
    bench,
    catalogue,
    games,
    laboratory,
    play,
    replay,
    rules,
    serve,
    simulate,
    solo,
    upgrade,
)
from hindmost.cli.manners import PoliteCommand, PoliteGroup
from hindmost.cli.parameters import Lang
from hindmost.cli.voice import print_error

app = typer.Typer(
    name="hindmost",
    cls=PoliteGroup,
    invoke_without_command=True,
    add_completion=False,
    # Plain help: the same on every terminal, in a pipe, and for a screen reader.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
)

for _command in (
    play.play,
    solo.solo,
    serve.serve,
    games.games,
    rules.rules,
    catalogue.catalogue,
    simulate.simulate,
    replay.replay,
    analyse.analyse,
    bench.bench,
    serve.backup,
    serve.forget,
    upgrade.upgrade,
):
    app.command(cls=PoliteCommand)(_command)
app.add_typer(laboratory.app)


def _tell_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if hindmost.is_compiled() else "interpreted"
        typer.echo(f"hindmost {hindmost.__version__} ({engine} engine)")
        raise typer.Exit


@app.callback()
def _hindmost(
    ctx: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
) -> None:
    for trouble in hindmost.api.troubles():
        print_error(trouble)
    if ctx.invoked_subcommand is None:
        play.play(ctx)


def main() -> None:
    """Entry point."""
    app(prog_name="hindmost")
