"""`hindmost catalogue`: every component of a game, and where each value is known from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hindmost.api import with_chronicles
from hindmost.catalogue import components
from hindmost.catalogue.model import LETTERS, RECONSTRUCTED
from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Game, Lang, numbers_in
from hindmost.cli.printed import SHEETS
from hindmost.cli.voice import output, print_json
from hindmost.text.messages import say


def catalogue(
    ctx: typer.Context,
    game: Game,
    as_json: AsJson = False,
    chronicles: Annotated[str, typer.Option("--chronicles", metavar="N,N")] = "",
    corrected: Annotated[Path | None, typer.Option("--catalogue", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    found = with_chronicles(game, components(game, corrected), numbers_in(chronicles, "--chronicles"))
    if as_json:
        print_json(found.to_json())
        return
    sheet = SHEETS[game](found, code)
    out = output()
    for table in sheet.tables():
        out.print(table)
        out.print()
    for letter in LETTERS:
        out.print(Text.assemble((f"{letter}  ", "bold"), say(f"cli-catalogue-{letter.lower()}", code)))
    out.print(say("cli-catalogue-count", code, count=sheet.reconstructed, letter=RECONSTRUCTED))
