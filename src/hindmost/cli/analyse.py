"""`hindmost analyse`: think a game over that was played, turn by turn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hindmost.cli.documents import read_json
from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Lang
from hindmost.cli.table.players import Player
from hindmost.cli.voice import output, print_json, talk
from hindmost.kernel.messages import Json
from hindmost.text.messages import say
from hindmost.text.numbers import figure
from hindmost.text.render import said

if TYPE_CHECKING:
    from hindmost.review import Analysis

MOST = 10
"""So many losses are listed."""


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    as_json: AsJson = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 0,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    lang: Lang = None,
) -> None:
    from hindmost import review

    code = language_of(ctx)
    record = read_json(file)
    with _progress() as progress:
        task = progress.add_task(say("cli-analyse-thinking", code), total=None)

        def on_turn(done: int, turns: int) -> None:
            progress.update(task, completed=done, total=turns)

        found = review.analyse(record, seed, jobs or os.cpu_count() or 1, on_turn)
    if as_json:
        print_json(found.to_json())
    else:
        _print(found, code)


def _progress() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=talk(), transient=True)


def _print(found: Analysis, lang: str) -> None:
    out = output()
    out.print(_course(found, lang))
    out.print()
    out.print(_seats(found, lang))
    out.print()
    if not found.losses:
        out.print(say("cli-analyse-nothing-lost", lang))
    for place, turn in enumerate(found.losses[:MOST], start=1):
        name = Player(turn["seat"], None).name(lang)
        head = say(
            "cli-analyse-lost",
            lang,
            place=place,
            turn=turn["number"] + 1,
            name=name,
            vp=figure(turn["loss"], ".1f"),
            error=figure(turn["loss_error"], ".1f"),
        )
        out.print(head, markup=False, highlight=False)
        out.print(
            f"   {say('cli-analyse-played', lang, turn=_told(turn['played'], lang))}", markup=False, highlight=False
        )
        out.print(
            f"   {say('cli-analyse-better', lang, turn=_told(turn['best'], lang))}", markup=False, highlight=False
        )
        for term in turn["terms"]:
            line = f"   {figure(term['value'], '+.1f'):>6}  {said(term['message'], lang)}"
            out.print(line, markup=False, highlight=False)
    out.print()
    out.print(say("cli-analyse-about", lang), markup=False, highlight=False)


def _course(found: Analysis, lang: str) -> Table:
    """Turn by turn: who did what, and how everybody stood then."""
    seats = range(len(found.beginning["leads"]))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("cli-analyse-turn", lang), justify="right")
    table.add_column(say("cli-simulate-seat", lang))
    table.add_column(say("cli-analyse-did", lang), max_width=46, no_wrap=True, overflow="ellipsis")
    for seat in seats:
        table.add_column(f"{Player(seat, None).name(lang)} %", justify="right")
    table.add_column(say("cli-analyse-loss", lang), justify="right")
    table.add_row("", "", "", *_chances(found.beginning), "")
    for turn in found.turns:
        loss = figure(-turn["loss"], ".1f") if turn["loss"] else ""
        name = Player(turn["seat"], None).name(lang)
        row = str(turn["number"] + 1), name, _told(turn["played"], lang), *_chances(turn["after"]), loss
        table.add_row(*row)
    return table


def _chances(standing: Json) -> list[str]:
    return [str(round(100 * chance)) for chance in standing["chances"]]


def _seats(found: Analysis, lang: str) -> Table:
    """What each seat lost, and what luck brought it."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("cli-simulate-seat", lang), min_width=12)
    table.add_column(say("cli-analyse-lost-in-all", lang), justify="right")
    table.add_column(say("cli-analyse-luck", lang), justify="right")
    for seat, (lost, (luck, error)) in enumerate(zip(found.lost, found.luck, strict=True)):
        lucky = f"{figure(luck, '+.1f')} ± {figure(error, '.1f')}"
        table.add_row(Player(seat, None).name(lang), figure(-lost if lost else 0, ".1f"), lucky)
    return table


def _told(line: Json, lang: str) -> str:
    steps = [step for step in line["steps"] if not step["detail"]] or line["steps"][:1]
    return "; ".join(said(step["message"], lang) for step in steps)
