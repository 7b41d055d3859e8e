"""`hindmost solo`: how one did against a solo opponent at this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.table import Table

import hindmost
from hindmost import BadConfiguration, GameInfo, UnknownGame
from hindmost.cli.games import in_runs
from hindmost.cli.language import language_of
from hindmost.cli.parameters import AsJson, Lang
from hindmost.cli.table.solo_book import Book, Result, folder
from hindmost.cli.table.solo_lines import level_name
from hindmost.cli.voice import output, print_error, print_json, talk
from hindmost.kernel.messages import Json
from hindmost.occasions import SCORES_AT_ONCE, Tally, tallies
from hindmost.text.messages import say
from hindmost.text.numbers import figure

DAYS: Final = 14
"""So many deals of the day are listed, the latest."""


def solo(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    info = _game(game)
    book = Book(info.id)
    counted = tallies(book.results, info.automas)
    best = sorted(book.results, key=lambda each: (-each.yours, each.hers, each.at))[:SCORES_AT_ONCE]
    daily = sorted((each for each in book.results if each.day), key=lambda each: each.day, reverse=True)
    if as_json:
        print_json(_data(info, counted, best, daily))
    elif counted:
        _print(counted, best, daily[:DAYS], code)
    else:
        talk().print(say("cli-solo-none", code, game=info.id, level=info.automas[0]), markup=False)
    for trouble in book.troubles:
        print_error(trouble)
    if book.troubles:
        raise typer.Exit(1)


def _game(name: str | None) -> GameInfo:
    """One that can be played alone; the first one if none is named."""
    alone = [info for info in hindmost.games() if info.automas]
    if name is None:
        return alone[0]
    if name not in [info.id for info in hindmost.games()]:
        raise UnknownGame(f"There is no game {name!r}; there are: {', '.join(info.id for info in hindmost.games())}.")
    for info in alone:
        if info.id == name:
            return info
    raise BadConfiguration(f"{name} has no solo opponent; these have: {', '.join(info.id for info in alone)}.")


def _data(info: GameInfo, counted: list[Tally], best: list[Result], daily: list[Result]) -> Json:
    return {
        "game": info.id,
        "levels": list(info.automas),
        "tallies": [
            {
                "level": each.level,
                "chronicles": list(each.chronicles),
                "games": each.games,
                "won": each.won,
                "best": each.best,
                "points": each.points,
            }
            for each in counted
        ],
        "best": [each.to_json() for each in best],
        "daily": [each.to_json() for each in daily],
    }


def _print(counted: list[Tally], best: list[Result], daily: list[Result], lang: str) -> None:
    out = output()
    out.print(_tallies(counted, lang))
    out.print()
    out.print(say("cli-solo-best-games", lang), style="bold")
    out.print(_games(best, lang))
    if daily:
        out.print()
        out.print(say("cli-solo-daily-games", lang), style="bold")
        out.print(_games(daily, lang))
    talk().print(say("cli-solo-where", lang, folder=str(folder())), markup=False, soft_wrap=True)


def _tallies(counted: list[Tally], lang: str) -> Table:
    table = _table(
        ("cli-solo-level", "cli-solo-chronicles"),
        ("cli-solo-games", "cli-solo-rate", "cli-solo-best", "cli-solo-average"),
        lang,
    )
    for each in counted:
        table.add_row(
            level_name(each.level, lang),
            in_runs(each.chronicles) or "–",
            str(each.games),
            f"{100 * each.won / each.games:.0f}",
            figure(each.best or 0),
            figure(each.points / each.games, ".1f"),
        )
    return table


def _games(results: Sequence[Result], lang: str) -> Table:
    table = _table((), ("cli-solo-yours", "cli-solo-hers"), lang)
    for key in ("cli-solo-result", "cli-solo-level", "cli-solo-chronicles", "cli-solo-date", "cli-solo-record"):
        table.add_column(say(key, lang), overflow="fold")
    for each in results:
        table.add_row(
            figure(each.yours),
            figure(each.hers),
            say("cli-solo-won" if each.won else "cli-solo-lost", lang),
            level_name(each.level, lang),
            in_runs(each.chronicles) or "–",
            each.day or each.at[:10],
            each.file.name,
        )
    return table


def _table(words: tuple[str, ...], numbers: tuple[str, ...], lang: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in words:
        table.add_column(say(key, lang))
    for key in numbers:
        table.add_column(say(key, lang), justify="right")
    return table
