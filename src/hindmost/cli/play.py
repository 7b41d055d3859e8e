"""`hindmost play`: a game at this terminal, full screen or line by line."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

import hindmost
from hindmost import DRAWN, TOLD, BadConfiguration, UnknownGame
from hindmost.cli.language import language_of
from hindmost.cli.parameters import Lang, names_in, numbers_in, usual_seats
from hindmost.cli.table.art import games_at_hand
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO, PALETTES, Palette, suited
from hindmost.cli.table.plain import Plain
from hindmost.cli.table.playing_on import play_on
from hindmost.cli.table.saves import resume as resume_match
from hindmost.cli.table.seating import USUAL_SEATS, seat_players, with_automa
from hindmost.cli.table.setup import ask_for_match
from hindmost.cli.voice import output, print_error
from hindmost.occasions import daily_seed
from hindmost.text.messages import say


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    players: Annotated[int | None, typer.Option("--players")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT")] = "",
    chronicles: Annotated[str, typer.Option("--chronicles", metavar="N,N")] = "",
    solo: Annotated[str | None, typer.Option("--solo", metavar="LEVEL")] = None,
    daily: Annotated[bool, typer.Option("--daily")] = False,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    catalogue: Annotated[Path | None, typer.Option("--catalogue", metavar="FILE")] = None,
    real: Annotated[bool, typer.Option("--real")] = False,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    record: Annotated[Path | None, typer.Option("--from", metavar="RECORD")] = None,
    turn: Annotated[int | None, typer.Option("--turn")] = None,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    theme: Annotated[str | None, typer.Option("--theme", metavar="dark|light|mono")] = None,
    pace: Annotated[float, typer.Option("--pace", min=0)] = 0.4,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    match: Match | None = None
    if daily and record is None:
        seed = seed_of_the_day(game, solo, seed, chronicles, real)
    if any(given is not None for given in (record, turn, seat)):
        settled = game, seats, players, chronicles or None, solo, daily or None, catalogue, real or None, resume
        is_settled = any(given is not None for given in settled)
        match = match_from(record, turn, seat, names_in(bots), seed, is_settled)
    elif resume is not None:
        match = resume_match(resume)
    elif real or any(given not in (None, "") for given in (seats, players, bots, chronicles, solo, seed, catalogue)):
        chance = TOLD if real else DRAWN
        match = new_match(game, seats, players, bots, chronicles, seed, catalogue, solo, chance, keyed=daily)
    elif game is not None:
        known_game(game)
    if plain or not is_full_screen_possible():
        _play_plain(match, game, code, pace)
        return
    from hindmost.cli.table.app import TableApp

    TableApp(match, code, chosen_palette(theme), pace, game=game, file=resume).run()


def new_match(
    game: str | None,
    seats: int | None = None,
    players: int | None = None,
    bots: str = "",
    chronicles: str = "",
    seed: int | None = None,
    catalogue: Path | None = None,
    solo: str | None = None,
    chance: str = DRAWN,
    keyed: bool = False,
) -> Match:
    """A new game with its players; `solo` is the level of the opponent of whoever plays alone; `keyed`: chance is drawn
    as it is at the tables of a server."""
    name = known_game(game)
    usual = usual_seats(name, USUAL_SEATS) if solo is None else 1
    sitting = seat_players(name, seats, players, names_in(bots), usual)
    numbers = numbers_in(chronicles, "--chronicles")
    new = hindmost.new_game(
        name, len(sitting), numbers, seed, automa=solo, catalogue=catalogue, chance=chance, keyed=keyed
    )
    return Match(new, with_automa(sitting, new.setup.automa))


def match_from(
    record: Path | None, turn: int | None, seat: int | None, bots: list[str], seed: int | None, is_settled: bool
) -> Match:
    """A game that was played, played on; BadConfiguration if more is asked for than it leaves open."""
    if record is None or turn is None:
        raise BadConfiguration(
            "Say which game to play on, and from which turn of its analysis on, such as --from game.json --turn 12."
        )
    if is_settled:
        raise BadConfiguration(
            "The record says what is played: beside --from leave all but --bots, --seat and --seed out."
        )
    return play_on(record, turn, seat, bots, seed)


def seed_of_the_day(game: str | None, solo: str | None, seed: int | None, chronicles: str, real: bool) -> int:
    """Today's deal, the same as on every server; BadConfiguration if more is asked for than it leaves open."""
    if solo is None:
        raise BadConfiguration(
            "The deal of the day is played alone: say at which level, such as --solo raiglar --daily."
        )
    if seed is not None or chronicles or real:
        raise BadConfiguration("The deal of the day is what it is: leave --seed, --chronicles and --real out.")
    return daily_seed(known_game(game), datetime.now(UTC).date())


def known_game(game: str | None) -> str:
    """The id of a game that can be drawn; the first one if none is named."""
    if game is None:
        return games_at_hand()[0]
    if game not in [info.id for info in hindmost.games()]:
        raise UnknownGame(f"There is no game {game!r}; there are: {', '.join(info.id for info in hindmost.games())}.")
    if game not in games_at_hand():
        raise BadConfiguration(f"{game} cannot be played in the terminal yet; these can: {', '.join(games_at_hand())}.")
    return game


def is_full_screen_possible() -> bool:
    """Whether somebody sits at a terminal that can do more than print. The full screen is drawn on standard error."""
    are_terminals = sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()
    return are_terminals and os.environ.get("TERM") != "dumb"


def chosen_palette(theme: str | None) -> Palette:
    if theme is None:
        return suited(os.environ)
    if theme not in PALETTES:
        raise BadConfiguration(f"There is no theme {theme!r}; there are: {', '.join(PALETTES)}.")
    return PALETTES[theme]


def _play_plain(match: Match | None, game: str | None, lang: str, pace: float) -> None:
    out = output()
    at_terminal = sys.stdin.isatty() and out.is_terminal
    palette = suited(os.environ) if at_terminal and out.color_system else MONO

    def read(prompt: str) -> str | None:
        try:
            if at_terminal:
                return input(prompt)
            out.print(prompt, end="", markup=False)
            line = sys.stdin.readline()
            # What comes from a pipe is not seen on the way in; written down here, the whole can be read afterwards.
            out.print(line.rstrip("\n"), markup=False)
            return line.rstrip("\n") if line else None
        except EOFError:
            return None

    if match is None:
        match = ask_for_match(game, lang, out, read)
        if match is None:
            return
    if not Plain(match, lang, palette, out, read, pace if at_terminal else 0).run() and not at_terminal:
        print_error(say("cli-plain-input-ended", lang))
        raise typer.Exit(1)
