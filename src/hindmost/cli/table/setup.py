"""Setting a game up line by line: a few questions, each with an answer that Enter gives."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

import hindmost
from hindmost.bots import levels_for, style_of
from hindmost.cli.table import saves
from hindmost.cli.table.art import games_at_hand
from hindmost.cli.table.match import Match
from hindmost.cli.table.plain import Read
from hindmost.cli.table.players import bot_name
from hindmost.cli.table.seating import seat_players, usual_bot
from hindmost.text.messages import say


def ask_for_match(game: str | None, lang: str, out: Console, read: Read) -> Match | None:
    """A game as somebody wants it; None if the input ends before."""
    kept = saves.kept()
    if kept and game is None:
        out.print(Text(say("cli-setup-kept", lang)))
        for number, file in enumerate(kept[:9], start=1):
            out.print(Text(f"{number:>2} {file.name}"))
        answer = read(say("cli-setup-which-kept", lang) + " ")
        if answer is None:
            return None
        if answer.strip().isdecimal() and 1 <= int(answer) <= len(kept[:9]):
            return saves.resume(kept[int(answer) - 1])
    if game is None:
        game = _ask(say("cli-setup-game", lang), games_at_hand(), games_at_hand()[0], out, read)
    info = next((info for info in hindmost.games() if info.id == game), None)
    if game is None or info is None:
        return None
    people = _ask(say("cli-setup-people", lang), _numbers(0, info.seats[-1]), "1", out, read)
    if people is None:
        return None
    least, most = max(info.seats[0] - int(people), 0), info.seats[-1] - int(people)
    usual = str(min(max(least, 2 if people == "1" else 0), most))
    bots = _ask(say("cli-setup-bots", lang), _numbers(least, most), usual, out, read) if most else "0"
    if bots is None:
        return None
    names = {bot_name(each.bot, lang): each.bot for each in levels_for(game)}
    if bots != "0":
        for name, bot in names.items():
            out.print(Text(f"   {name}: {say(style_of(bot), lang)}"))
    kinds = []
    for number in range(1, int(bots) + 1):
        kind = _ask(say("cli-setup-bot", lang, number=number), list(names), bot_name(usual_bot(game), lang), out, read)
        if kind is None:
            return None
        kinds.append(names[kind])
    players = seat_players(game, int(people) + int(bots), int(people), kinds)
    return Match(hindmost.new_game(game, len(players)), players)


def _numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


def _ask(question: str, answers: list[str], usual: str, out: Console, read: Read) -> str | None:
    """One of the answers; Enter gives the usual one."""
    if len(answers) == 1:
        return answers[0]
    while True:
        typed = read(f"{question} ({', '.join(answers)}) [{usual}] ")
        if typed is None:
            return None
        answer = typed.strip().casefold() or usual
        matches = [each for each in answers if each == answer] or [each for each in answers if each.startswith(answer)]
        if len(matches) == 1:
            return matches[0]
