"""`hindmost replay`: play records again and tell, or prove, the scores."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import hindmost
from hindmost import DamagedRecord, HindmostError
from hindmost.cli.documents import read_json_lines
from hindmost.cli.language import language_of
from hindmost.cli.parameters import Lang
from hindmost.cli.table.players import Player
from hindmost.cli.voice import print_error, talk
from hindmost.kernel.messages import Json
from hindmost.text.messages import say
from hindmost.text.numbers import figure


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    wrong = right = 0
    for where, record in read_json_lines(file):
        try:
            game = _replayed(record, check)
        except HindmostError as error:
            print_error(f"{where}: {error}")
            wrong += 1
            continue
        right += 1
        typer.echo(_line(game, code))
    if check:
        talk().print(say("cli-replay-checked", code, right=right, wrong=wrong))
    if wrong:
        raise typer.Exit(1 if right else 2)


def _replayed(record: Json, check: bool) -> hindmost.Game:
    """The game of a record. What the record says of its scores is only believed, and then proved, if asked for."""
    if not check and isinstance(record, dict):
        record = {**record, "scores": None}
    game = hindmost.replay(record)
    if check and game.over and record.get("scores") is None:
        raise DamagedRecord("The record tells no scores, so there is nothing to check; replay it without --check.")
    return game


def _line(game: hindmost.Game, lang: str) -> str:
    seats = [f"{Player(seat, None).name(lang)} {figure(vp)}" for seat, vp in enumerate(game.scores)]
    if not game.over:
        return say("cli-replay-unfinished", lang, game=game.setup.rules.title, choices=len(game.choices))
    winners = ", ".join(Player(seat, None).name(lang) for seat in game.winners)
    return say("cli-replay-scores", lang, game=game.setup.rules.title, scores=", ".join(seats), winners=winners)
