"""What was measured, put into a page between two marks: `<!-- ladder glasgow -->`, `<!-- end of ladder glasgow -->`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hindmost.kernel.errors import BadConfiguration


def put(page: Path, mark: str, text: str) -> None:
    """In place of what stood there; BadConfiguration if the page cannot be read or has no such place."""
    begins, ends = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    try:
        whole = page.read_text("utf-8")
    except OSError as error:
        raise BadConfiguration(f"{page} cannot be read: {error.strerror}.") from error
    before, begun, rest = whole.partition(begins)
    _, ended, after = rest.partition(ends)
    if not begun or not ended:
        raise BadConfiguration(f"{page} has no place for it: write {begins} and {ends} where it shall stand.")
    page.write_text(f"{before}{begins}\n\n{text.strip()}\n\n{ends}{after}", encoding="utf-8")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 1) -> str:
    """In Markdown; from this column on there are numbers, which are set to the right."""
    lines = [heads, ["---" if place < numbers else "--:" for place in range(len(heads))], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
