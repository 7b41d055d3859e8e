"""`hindmost lab`: how strong bots are."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from hindmost import BadConfiguration
from hindmost.bots.levels import NAMES
from hindmost.cli.language import language_of
from hindmost.cli.manners import PoliteCommand, PoliteGroup
from hindmost.cli.parameters import AsJson, Game, Lang, names_in, numbers_in
from hindmost.cli.voice import print_json, talk
from hindmost.text.messages import say

app = typer.Typer(name="lab", cls=PoliteGroup, no_args_is_help=True, add_completion=False, rich_markup_mode=None)


@app.callback()
def _lab() -> None:
    """So that it is a group, though there is one command."""


@app.command(cls=PoliteCommand)
def ladder(
    ctx: typer.Context,
    game: Game,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT")] = ",".join(NAMES),
    seats: Annotated[int, typer.Option("--seats")] = 2,
    chronicles: Annotated[str, typer.Option("--chronicles", metavar="N,N")] = "",
    deals: Annotated[int, typer.Option("--deals", min=2)] = 50,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
    into: Annotated[Path | None, typer.Option("--into", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from hindmost.lab.ladder import Ladder
    from hindmost.lab.published import insert, markdown, picture

    climbed = Ladder(game, names_in(bots), seats, deals, seed, numbers_in(chronicles, "--chronicles"))
    name = "-".join([game, *map(str, climbed.chronicles)])
    try:
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
        whole = len(climbed.tasks())
        with talk().status("") as status:
            for done in climbed.climb(out / f"{name}.jsonl" if out else None, jobs or os.cpu_count() or 1):
                status.update(say("cli-ladder-playing", language_of(ctx), done=done, whole=whole))
        if out is not None:
            table = json.dumps(climbed.to_json(), indent=2) + "\n"
            for suffix, text in ((".json", table), (".md", markdown(climbed)), (".svg", picture(climbed))):
                (out / f"{name}{suffix}").write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadConfiguration(f"{error.filename} cannot be written: {error.strerror}.") from error
    if into is not None:
        insert(climbed, into)
    if as_json:
        print_json(climbed.to_json())
    else:
        typer.echo(markdown(climbed))
