"""A clause of the rules for a reader: its id, where it stands, and its text."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from hindmost.text import rules
from hindmost.text.rules import Clause


def clause_text(clause_id: str, lang: str) -> Group:
    """The clause with this id."""
    return shown(rules.clause(clause_id, lang))


def shown(clause: Clause) -> Group:
    # Markdown takes longer to import than everything else together, and most commands show no rules.
    from rich.markdown import Markdown

    heading = Text.assemble((clause.id, "bold"), (f"  {clause.section}", "dim"))
    return Group(heading, Markdown(clause.text))
