"""The rules reference: every rule of every game as a numbered clause, in each language.

>>> from hindmost.text import rules
>>> rules.clause("GM1-CLAN-05").text
'The last clan member of the territory cannot go to parliament.'

A game's rules are one file for each language, ``<language>/<game>.md``; a new game or language needs
only new files. A chronicle's lie in its own folder (`hindmost.text.places`).

``hindmost.text.rules.coverage`` tells which clauses have a test.
"""

from hindmost.text.rules.parse import Clause
from hindmost.text.rules.reference import (
    UnknownClause,
    UnknownRules,
    brought_rules,
    clause,
    clauses,
    games_with_rules,
    languages,
    markdown,
    search,
)

__all__ = [
    "Clause",
    "UnknownClause",
    "UnknownRules",
    "brought_rules",
    "clause",
    "clauses",
    "games_with_rules",
    "languages",
    "markdown",
    "search",
]
