"""Parts of a page that are remade: each stands between a comment with its name and one that says `end`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hindmost.cli.rules import playable
from hindmost.text.rules.coverage import Row, scan
from tests.proof.results import in_markdown, kept

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "proof.md"
_PART: Final = re.compile(r"<!-- (?P<name>[a-z-]+) -->\n.*?<!-- end -->", re.DOTALL)


def parts() -> dict[str, str]:
    return {
        "clauses": clauses(),
        "games": long_run("games", "random games"),
        "referee": long_run("referee", "compared with the second referee"),
        "mutants": long_run("mutants", "room"),
    }


def long_run(run: str, of: str) -> str:
    rows = kept(run)
    return in_markdown(rows, of) if rows else "No long run of this version has been kept yet."


def remade(page: str, wanted: Mapping[str, str]) -> str:
    """The page with its parts as they are now."""
    names = [found["name"] for found in _PART.finditer(page)]
    if sorted(names) != sorted(wanted):
        raise ValueError(f"The page has the parts {sorted(names)}, and {sorted(wanted)} are to be filled in.")
    return _PART.sub(lambda found: f"<!-- {found['name']} -->\n{wanted[found['name']]}\n<!-- end -->", page)


def clauses() -> str:
    """For each book of rules, how many clauses there are and how many have a test named after them."""
    known = playable()
    books: dict[str, list[Row]] = {}
    for row in scan(ROOT / "tests").rows:
        if row.clause.game in known:
            books.setdefault(row.clause.game, []).append(row)
    lines = ["| rules | clauses | with a test |", "|---|--:|--:|"]
    lines += [f"| {book} | {len(rows)} | {sum(bool(row.tests) for row in rows)} |" for book, rows in books.items()]
    return "\n".join(lines)
