"""How every command behaves: errors are sentences, leaving is quiet, help is in the reader's language.

Help texts have keys made of the names: `cli-help-play` is what `play` does, `cli-example-play` its examples, and
`cli-help-play-seats` its option `--seats`; an option that means the same everywhere has `cli-help-any-seats` instead.
"""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from hindmost import BadConfiguration, HindmostError
from hindmost.cli.language import language_of, system_language
from hindmost.cli.voice import print_error
from hindmost.text.messages import has, say
from hindmost.text.rules import UnknownClause, UnknownRules

WRONG_USE = 2
"""The exit code for what the person can put right."""


class PoliteCommand(TyperCommand):
    """A command whose help is in the texts."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        explain(self, self.name or "", _language(ctx))
        _explain_help(self, ctx)
        super().format_help(ctx, formatter)


class PoliteGroup(TyperGroup):
    """The command with its commands: whatever goes wrong below comes out as sentences here."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (HindmostError, UnknownClause, UnknownRules) as error:
            print_error(str(error))
            raise typer.Exit(WRONG_USE) from error

    def format_help(self, ctx: Any, formatter: Any) -> None:
        lang = _language(ctx)
        explain(self, self.name or "hindmost", lang)
        _explain_help(self, ctx)
        for name, command in self.commands.items():
            explain(command, name, lang)
        super().format_help(ctx, formatter)


def explain(command: Any, name: str, lang: str) -> None:
    """Put the help texts of a command into a language."""
    command.help = say(f"cli-help-{name}", lang)
    # The mark keeps the lines of the examples as they are.
    examples = "\n  ".join(say(f"cli-example-{name}", lang).splitlines())
    command.epilog = f"\b\n{say('cli-help-examples', lang)}\n  {examples}"
    for param in command.params:
        for key in (f"cli-help-{name}-{param.name}", f"cli-help-any-{param.name}"):
            if has(key.replace("_", "-"), lang):
                param.help = say(key.replace("_", "-"), lang)
                break


def _explain_help(command: Any, ctx: Any) -> None:
    """--help is made by the library, so it is not among the parameters."""
    option = command.get_help_option(ctx)
    if option is not None:
        option.help = say("cli-help-any-help", _language(ctx))


def _language(ctx: Any) -> str:
    try:
        return language_of(ctx)
    except BadConfiguration:
        return system_language()
