"""`hindmost simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hindmost import BadConfiguration
from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Game, Lang, names_in, numbers_in, usual_seats
from hindmost.cli.table.players import Player
from hindmost.cli.table.seating import USUAL_SEATS
from hindmost.cli.voice import output, print_error, print_json, talk
from hindmost.kernel.messages import Json
from hindmost.text.messages import say
from hindmost.text.numbers import figure

if TYPE_CHECKING:
    from hindmost.lab import Summary


def simulate(
    ctx: typer.Context,
    game: Game,
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    chronicles: Annotated[str, typer.Option("--chronicles", metavar="N,N")] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT")] = "random",
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    catalogue: Annotated[Path | None, typer.Option("--catalogue", metavar="FILE")] = None,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    lang: Lang = None,
) -> None:
    from hindmost import lab

    code = language_of(ctx)
    if seats is None:
        seats = usual_seats(game, USUAL_SEATS)
    numbers, names = numbers_in(chronicles, "--chronicles"), names_in(bots)
    with ExitStack() as stack:
        progress = stack.enter_context(_progress())
        task = progress.add_task(say("cli-simulate-playing", code), total=games)
        records = None if out is None else stack.enter_context(_Records(out))

        def on_game(number: int, record: Json) -> None:
            progress.advance(task)
            if records is not None:
                records.add(record)

        summary = lab.simulate(
            game,
            seats,
            numbers,
            names,
            games,
            seed,
            on_game=on_game,
            check=check,
            catalogue=catalogue,
            jobs=jobs or os.cpu_count() or 1,
            keep=out is not None,
        )
    if as_json:
        print_json(summary.to_json())
    else:
        _print_tables(summary, code)
    for failure in summary.errors:
        print_error(str(failure))
    if summary.errors:
        raise typer.Exit(1)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=talk(),
        transient=True,
    )


class _Records:
    """A file with a record in each line. It appears with its first record, so a wrong command leaves no file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines: list[str] = []
        self.begun = False

    def __enter__(self) -> _Records:
        return self

    def __exit__(self, *_: object) -> None:
        if self.lines:
            self._write()

    def add(self, record: Json) -> None:
        self.lines.append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
        if not self.begun or len(self.lines) >= 100:
            self._write()

    def _write(self) -> None:
        try:
            with self.file.open("a" if self.begun else "w", encoding="utf-8") as stream:
                stream.writelines(f"{line}\n" for line in self.lines)
        except OSError as error:
            self.lines.clear()
            raise BadConfiguration(f"{self.file} cannot be written: {error.strerror}.") from error
        self.begun = True
        self.lines.clear()


def _print_tables(summary: Summary, lang: str) -> None:
    data = summary.to_json()
    out = output()
    speed = round(summary.decisions / summary.seconds) if summary.seconds else 0
    out.print(
        say(
            "cli-simulate-summary",
            lang,
            games=summary.games,
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            speed=speed,
            errors=len(summary.errors),
        )
    )
    by_bot = [(name, data["mean_scores"]["by_bot"][name], data["wins"]["by_bot"][name]) for name in summary.bots]
    by_seat = [
        (f"{seat + 1} {Player(seat, None).name(lang)}", score, wins)
        for seat, (score, wins) in enumerate(zip(data["mean_scores"]["by_seat"], data["wins"]["by_seat"], strict=True))
    ]
    for key, rows in (("cli-simulate-bot", by_bot), ("cli-simulate-seat", by_seat)):
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column(say(key, lang), min_width=12)
        table.add_column(say("cli-simulate-mean", lang), justify="right")
        table.add_column(say("cli-simulate-wins", lang), justify="right")
        for name, score, wins in rows:
            table.add_row(name, figure(score, ".2f"), f"{wins:g}")
        out.print()
        out.print(table)
