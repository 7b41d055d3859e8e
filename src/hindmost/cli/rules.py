"""`hindmost rules`: a clause, a search, all clauses, or which of them have tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import hindmost
from hindmost.cli.clauses import shown
from hindmost.cli.language import language_of
from hindmost.cli.manners import WRONG_USE
from hindmost.cli.parameters import Lang
from hindmost.cli.voice import output, print_error
from hindmost.text import rules as reference
from hindmost.text.messages import say
from hindmost.text.places import chronicle_name
from hindmost.text.rules import Clause, UnknownClause
from hindmost.text.rules.coverage import gaps, scan


def rules(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID|WORDS]...")] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> None:
    code = language_of(ctx)
    if coverage:
        _print_coverage(tests or tests_folder(), code)
        return
    found = _wanted(" ".join(words or ()), code)
    section = ""
    out = output()
    for clause in found:
        if len(found) > 1 and clause.section != section:
            section = clause.section
            out.print(Text(f"\n{section}", "bold underline"))
        out.print()
        out.print(shown(clause))


def _wanted(words: str, lang: str) -> tuple[Clause, ...]:
    """All clauses, the one with this id, or those that hold the words."""
    if not words:
        return tuple(clause for game in reference.games_with_rules(lang) for clause in reference.clauses(game, lang))
    try:
        return (reference.clause(words, lang),)
    except UnknownClause as unknown:
        found = reference.search(words, lang)
        if found:
            return found
        # A word that looks like an id was meant as one: then the ids that come close help more.
        raise unknown if unknown.matches or "-" in words else _NothingFound(words, lang) from unknown


class _NothingFound(UnknownClause):
    def __init__(self, words: str, lang: str) -> None:
        super().__init__(words, ())
        self.args = (say("cli-rules-nothing", lang, words=words),)


def tests_folder() -> Path:
    """The tests of the checkout that this program runs from; an installed package has none."""
    return Path(hindmost.__file__).resolve().parents[2] / "tests"


def playable() -> set[str]:
    """What can be played: rules that no program follows yet are there to be read, and owe no tests."""
    names = set()
    for info in hindmost.games():
        names |= {info.id} | {chronicle_name(info.id, number) for number in info.chronicles}
        if info.chronicles:
            names.add(f"{info.id}-chronicles")
        if info.solo:
            names.add(chronicle_name(info.id, info.solo))
    return names


def _print_coverage(folder: Path, lang: str) -> None:
    if not folder.is_dir():
        print_error(say("cli-rules-no-tests", lang))
        raise typer.Exit(WRONG_USE)
    table, known = scan(folder), playable()
    rows = [row for row in table.rows if row.clause.game in known]
    missing = [clause for clause in gaps(table) if clause.game in known]
    width = max(len(row.clause.id) for row in rows)
    for row in rows:
        first, *others = row.tests or (say("cli-rules-gap", lang),)
        typer.echo(f"{row.clause.id.ljust(width)}  {first}")
        for test in others:
            typer.echo(f"{' ' * width}  {test}")
    for stray in table.strays:
        print_error(say("cli-rules-stray", lang, test=stray.test, clause=stray.id))
    tested = len(rows) - len(missing)
    astray = len({stray.test for stray in table.strays})
    print_error(say("cli-rules-covered", lang, tested=tested, clauses=len(rows), strays=astray))
    if missing or table.strays:
        raise typer.Exit(1)
