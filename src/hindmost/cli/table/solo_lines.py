"""What is said of games against a solo opponent: the line after one, and the words that the book's tables share."""

from __future__ import annotations

from collections.abc import Sequence

from hindmost import HindmostError
from hindmost.cli.table.match import Match
from hindmost.cli.table.solo_book import Book, Result, belongs, keep
from hindmost.occasions import tallies
from hindmost.text.messages import has, say
from hindmost.text.numbers import figure


def count_and_tell(match: Match, lang: str) -> str:
    """Put a finished game into the book and say how it went; empty if it does not belong there.

    What keeps it from being counted is said instead: a game that was played to its end ends well.
    """
    if not belongs(match):
        return ""
    try:
        result, counted = keep(match)
        book = Book(match.game.setup.rules.id)
    except HindmostError as error:
        return str(error)
    return f"{_went(result, lang)} {_again(counted, lang) if counted else _best(result, book, lang)}"


def level_name(level: str, lang: str) -> str:
    """What a level is called. One that the texts do not know, or know no more, goes by its own name."""
    return say(f"automa-{level}", lang) if has(f"automa-{level}", lang) else level


def chronicles_named(chronicles: Sequence[int], lang: str) -> str:
    numbers = ", ".join(map(str, chronicles))
    return say("cli-solo-with", lang, numbers=numbers) if numbers else say("cli-solo-without", lang)


def _went(result: Result, lang: str) -> str:
    key = "cli-solo-you-won" if result.won else "cli-solo-you-lost"
    lead = figure(result.yours - result.hers, "+")
    return say(key, lang, yours=figure(result.yours), hers=figure(result.hers), lead=lead)


def _again(counted: Result, lang: str) -> str:
    if counted.day:
        return say("cli-solo-daily-counted", lang, day=counted.day, vp=figure(counted.yours))
    return say("cli-solo-counted", lang, vp=figure(counted.yours))


def _best(result: Result, book: Book, lang: str) -> str:
    """Of all games like this one, itself included."""
    alike = [each for each in book.results if (each.level, each.chronicles) == (result.level, result.chronicles)]
    tally = tallies(alike, ())[0]
    is_new = all(each.yours < result.yours for each in alike if each.id != result.id)
    said = say(
        "cli-solo-new-best" if is_new else "cli-solo-best-so-far",
        lang,
        level=level_name(result.level, lang),
        chronicles=chronicles_named(result.chronicles, lang),
        vp=figure(tally.best or 0),
        games=tally.games,
        won=tally.won,
    )
    return f"{say('cli-solo-daily-counts', lang, day=result.day)} {said}" if result.day else said
