"""What long runs have found, kept beside the tests: a file for each kind of run, a row for each thing looked at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).parent / "results"
Row = dict[str, str | int]


def keep(run: str, of: str, found: Row, folder: Path = RESULTS) -> None:
    """In place of what was found of the same thing before."""
    rows = {**kept(run, folder), of: found}
    text = json.dumps(rows, indent=1, ensure_ascii=False)
    (folder / f"{run}.json").write_text(text + "\n", "utf-8", newline="\n")


def kept(run: str, folder: Path = RESULTS) -> dict[str, Row]:
    file = folder / f"{run}.json"
    rows: dict[str, Row] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return rows


def table(run: str, of: str, folder: Path = RESULTS) -> str:
    """In Markdown; `of` is what the first column says."""
    rows = kept(run, folder)
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    lines = [[name, *(str(row.get(column, "")) for column in columns)] for name, row in rows.items()]
    head = [" | ".join(["", of, *columns, ""]), "|".join(["", "---", *["--:"] * len(columns), ""])]
    return "\n".join(each.strip() for each in [*head, *(" | ".join(["", *line, ""]) for line in lines)])
