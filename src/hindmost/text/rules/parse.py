"""Reading a rules file: Markdown in, clauses out.

A file is a list of sections (``## 2. Course of a turn``) with one bullet for each clause
(``- **GM1-TURN-01** text``). What is indented below a bullet, sub-bullets and tables included, belongs to
its clause. Introductions and remarks between clauses are for the reader only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from textwrap import dedent

_SECTION = re.compile(r"##\s+(?P<title>.+)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z][A-Z0-9]*(?:-[A-Za-z0-9.]+)+)\*\*(?:\s+(?P<text>.*))?")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule in one language."""

    id: str
    """Stable name, the same in every language: ``GM1-TURN-04``."""
    game: str
    """Id of the game or name of the chronicle: ``glen-more``, ``glen-more-ii-chronicle-2``."""
    section: str
    """Heading above the clause with its number: ``2. Course of a turn``."""
    text: str
    """The rule as Markdown, without the id; may hold several lines, sub-bullets and tables."""
    lang: str
    """Language of section and text: ``en`` or ``fr``."""


def parse(markdown: str, game: str, lang: str) -> tuple[Clause, ...]:
    """All clauses of a rules file, in the order in which they are printed."""
    found: list[Clause] = []
    section = ""
    clause_id = ""  # empty: the line at hand belongs to no clause
    first = ""
    below: list[str] = []

    def close() -> None:
        if clause_id:
            # The first line carries no indent, so it must not take part in measuring the indent of the rest.
            text = "\n".join([first, dedent("\n".join(below))]).strip()
            found.append(Clause(clause_id, game, section, text, lang))

    for line in markdown.splitlines():
        if heading := _SECTION.fullmatch(line):
            close()
            clause_id, section = "", heading["title"].strip()
        elif bullet := _CLAUSE.fullmatch(line):
            close()
            clause_id, first, below = bullet["id"], (bullet["text"] or "").strip(), []
        elif clause_id and _continues(line, below):
            below.append(line.rstrip())
        else:
            close()
            clause_id = ""
    close()
    return tuple(found)


def _continues(line: str, below: list[str]) -> bool:
    """Whether a line is still part of the clause above it."""
    if not line.strip() or line[0].isspace() or line.startswith("|"):
        return True
    # Flush text goes on with the paragraph above, as in all Markdown; a blank line or a new block ends it.
    after_blank = bool(below) and not below[-1]
    return not after_blank and not line.startswith(("#", "- ", "* "))
