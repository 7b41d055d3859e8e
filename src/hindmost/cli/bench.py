"""`hindmost bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Lang, numbers_in, usual_seats
from hindmost.cli.voice import print_json, talk
from hindmost.text.messages import say


def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")] = "glen-more",
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    chronicles: Annotated[str, typer.Option("--chronicles", metavar="N,N")] = "",
    rounds: Annotated[int, typer.Option("--rounds", min=1)] = 15,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001)] = 0.3,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from hindmost.lab import bench as lab

    code = language_of(ctx)
    with talk().status(say("cli-bench-measuring", code)):
        report = lab.bench(
            game,
            seats=usual_seats(game, 4) if seats is None else seats,
            rounds=rounds,
            seconds=seconds,
            chronicles=numbers_in(chronicles, "--chronicles"),
        )
    if as_json:
        print_json(report.to_json())
    else:
        typer.echo(str(report))
