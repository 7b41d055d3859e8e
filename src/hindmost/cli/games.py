"""`hindmost games`: what can be played."""

from __future__ import annotations

from collections.abc import Sequence

import typer
from rich.table import Table

import hindmost
from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Lang
from hindmost.cli.voice import output, print_json
from hindmost.text.messages import say


def games(ctx: typer.Context, as_json: AsJson = False, lang: Lang = None) -> None:
    code = language_of(ctx)
    if as_json:
        print_json([info.to_json() for info in hindmost.games()])
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("id", "title", "seats", "chronicles", "options"):
        table.add_column(say(f"cli-games-{key}", code))
    for info in hindmost.games():
        options = ", ".join(f"{name}={'|'.join(map(str, values))}" for name, values in info.options.items())
        table.add_row(
            info.id,
            info.title,
            in_runs(info.seats),
            in_runs(info.chronicles) or "–",
            options or "–",
        )
    output().print(table)


def in_runs(numbers: Sequence[int]) -> str:
    """Numbers in order, those that follow each other as one: "1–11, 20"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join("–".join(map(str, dict.fromkeys((run[0], run[-1])))) for run in runs)
